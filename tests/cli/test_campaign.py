"""A campaign in one file: started, continued, kept in the middle of a scenario, and ended."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.core.campaign import Campaign
from grognard.core.registry import load
from grognard.core.state import Outcome
from tests.cli.terminal import grognard

START = ("play", "undaunted", "--campaign", "normandy.json", "--side", "us", "--against", "random")


def file(folder: Path) -> dict[str, Any]:
    """Return what the campaign's file holds."""
    data: dict[str, Any] = json.loads((folder / "normandy.json").read_text("utf-8"))
    return data


def put(folder: Path, campaign: Campaign, played: list[dict[str, Any]]) -> None:
    """Write a campaign as if these games had been played."""
    data = file(folder)
    data.update(campaign=campaign.save(), played=played, running=None)
    (folder / "normandy.json").write_text(json.dumps(data), "utf-8")


def test_a_campaign_begins_with_the_first_scenario_and_is_kept(tmp_path: Path) -> None:
    ran = grognard(*START, lines=["1", "quit"])
    assert ran.code == 0
    assert "Campaign" in ran.out
    assert "La Raye · US" in ran.out
    assert "Continue with: grognard play --campaign normandy.json" in ran.out
    data = file(tmp_path)
    assert data["bots"] == ["", "random"]
    assert data["running"]["record"]["scenario"] == "la-raye"


def test_a_campaign_goes_on_in_the_middle_of_a_scenario(tmp_path: Path) -> None:
    first = grognard(*START, lines=["1", "1", "quit"])
    again = grognard("play", "--campaign", "normandy.json", lines=["quit"])
    assert again.code == 0
    assert (
        again.out.rpartition("▶")[2].split("\n")[0] == first.out.rpartition("▶")[2].split("\n")[0]
    )


def test_another_game_cannot_be_loaded_into_a_campaign() -> None:
    ran = grognard(*START, lines=["load x.json", "quit"])
    assert "Leave the campaign before you load another game." in ran.out


def test_a_campaign_of_another_game_is_refused() -> None:
    grognard(*START, lines=["quit"])
    ran = grognard("play", "skirmish", "--campaign", "normandy.json")
    assert ran.code == 2
    assert "is of the game “undaunted”" in ran.err


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"campaign": []},
        {"bots": []},
        {"played": [1]},
        {"options": []},
        {"running": {}},
    ],
)
def test_a_broken_campaign_is_refused_and_left_alone(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    grognard(*START, lines=["quit"])
    data = {**file(tmp_path), **change}
    (tmp_path / "normandy.json").write_text(json.dumps(data), "utf-8")
    ran = grognard("play", "--campaign", "normandy.json")
    assert ran.code == 3
    assert file(tmp_path) == data


def test_the_standings_name_what_was_played_and_the_score(tmp_path: Path) -> None:
    grognard(*START, lines=["quit"])
    campaign = load("undaunted").campaign()
    assert campaign is not None
    outcome = any_outcome()
    campaign.add(outcome)
    put(tmp_path, campaign, [{"scenario": "la-raye", "result": outcome.to_json()}])
    ran = grognard("play", "--campaign", "normandy.json", lines=["quit"])
    assert "La Raye" in ran.out.partition("Score:")[0]
    assert f"US {campaign.score(0)}" in ran.out
    assert "Montmartin-en-Graignes · US" in ran.out


def any_outcome() -> Outcome:
    """Return how a quick game of the first scenario ends."""
    game = load("undaunted")
    state = game.new("la-raye", seed=1)
    turn = 0
    while not state.is_over():
        actions = state.legal_actions()
        state.apply(actions[turn * 7919 % len(actions)])
        turn += 1
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def test_a_finished_campaign_shows_its_result(tmp_path: Path) -> None:
    grognard(*START, lines=["quit"])
    campaign = load("undaunted").campaign()
    assert campaign is not None
    played = []
    outcome = any_outcome()
    while campaign.outcome() is None:
        played.append({"scenario": campaign.next_scenario(), "result": outcome.to_json()})
        campaign.add(outcome)
    put(tmp_path, campaign, played)
    for language, text in (("en", "The campaign is over."), ("uk", "Кампанію закінчено.")):
        ran = grognard("play", "--campaign", "normandy.json", lang=language)
        assert ran.code == 0
        assert text in ran.out
        assert "undaunted-" not in ran.out
