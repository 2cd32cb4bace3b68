"""`grognard games` shows games, scenarios, sides, options, and what is reconstructed."""

import json
from typing import Any

import pytest

from grognard.core.registry import games, load
from tests.cli.terminal import grognard


def test_all_games_and_scenarios_are_listed() -> None:
    ran = grognard("games")
    assert ran.code == 0
    for name in games():
        assert f"grognard play {games()[0]}" in ran.out
        for scenario in load(name).scenarios():
            assert scenario.id in ran.out


def test_reconstructed_scenarios_are_marked() -> None:
    for name in (*games(), "skirmish"):
        marked = sum(scenario.reconstructed for scenario in load(name).scenarios())
        assert grognard("games", name).out.count("reconstructed") == marked


def test_one_game_shows_its_options_with_their_section() -> None:
    ran = grognard("games", "skirmish")
    assert "quiet-woods Zones of control do not reach into woods §4.4" in ran.out


@pytest.mark.parametrize(("language", "side"), [("en", "Blue"), ("uk", "Сині"), ("ru", "Синие")])
def test_a_program_reads_json_in_the_chosen_language(language: str, side: str) -> None:
    data: list[dict[str, Any]] = json.loads(
        grognard("games", "skirmish", "--json", lang=language).out
    )
    assert data[0]["name"] == "skirmish"
    assert data[0]["seats"][0] == {"id": "blue", "title": side}
    assert [scenario["id"] for scenario in data[0]["scenarios"]] == ["meeting", "rearguard"]
