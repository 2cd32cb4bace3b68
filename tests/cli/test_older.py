"""Saved games of older rules at the terminal: they go on and say so, or are shown and ended."""

import json
from pathlib import Path

import pytest

from grognard.cli.table.storage import last_game
from grognard.core.record_file import digest_of
from grognard.core.types import Json
from tests.cli.terminal import grognard
from tests.match.test_older import aged, record_of, saved_of

STUCK = "napoleonics-corunna-battle-150"


def put(path: Path, saved: object) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(saved), "utf-8")
    return path


def lying(name: str) -> Json:
    """Return a save in which older rules let something happen that those of today do not."""
    saved = saved_of(name)
    steps = json.loads(json.dumps(record_of(saved)["steps"]))
    steps[0]["events"] = [["§1", "another", 0, [], 511]]
    return aged(saved, steps=steps)


def test_a_saved_game_goes_on_and_what_changed_is_said_once(tmp_path: Path) -> None:
    put(tmp_path / "old.json", saved_of("napoleonics-vimiero-play-0"))
    ran = grognard("play", "--resume", "old.json", lines=["", "quit"])
    assert ran.code == 0
    assert "The rules have changed since this game began." in ran.out
    assert "Artillery rolls the dice of the unit cards" in ran.out
    assert "As it was in this game:" in ran.out
    again = grognard("play", "--continue", lines=["", "quit"])
    assert again.code == 0
    assert "The rules have changed" not in again.out


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_game_that_cannot_go_on_is_shown_and_left_as_it_is(tmp_path: Path, lang: str) -> None:
    path = put(tmp_path / "old.json", saved_of(STUCK))
    before = path.read_bytes()
    ran = grognard("play", "--resume", "old.json", lines=[""], lang=lang)
    assert ran.code == 0
    assert "{" not in ran.out
    if lang == "en":
        assert "Turn 25: French" in ran.out
        assert "cannot be played on by version" in ran.out
        assert "You drew" not in ran.out  # two people sit there, and nobody knows who looks
    assert path.read_bytes() == before


def test_it_is_ended_by_agreement_with_its_record(tmp_path: Path) -> None:
    put(last_game(), saved_of(STUCK))
    ran = grognard("play", "--continue", lines=["no/such/folder.json", "ended.json"])
    assert ran.code == 0
    assert not last_game().exists()
    record = json.loads((tmp_path / "ended.json").read_text("utf-8"))
    assert record["result"]["reason"] == "core-ended-by-agreement"
    assert record["digest"] == digest_of(record)
    assert "ended by agreement" in grognard("replay", "ended.json").out
    assert grognard("replay", "ended.json", "--verify").code == 1


def test_a_scenario_of_a_campaign_that_goes_on_says_what_changed(tmp_path: Path) -> None:
    start = ("play", "undaunted", "--campaign", "c.json", "--side", "us", "--against", "random")
    grognard(*start, lines=["", "quit"])
    data = json.loads((tmp_path / "c.json").read_text("utf-8"))
    data["running"] = aged(data["running"])
    put(tmp_path / "c.json", data)
    ran = grognard("play", "--campaign", "c.json", lines=["", "quit"])
    assert "The rules have changed since this game began." in ran.out
    again = grognard("play", "--campaign", "c.json", lines=["", "quit"])
    assert "The rules have changed" not in again.out


def test_a_scenario_of_a_campaign_that_cannot_go_on_is_played_again(tmp_path: Path) -> None:
    start = ("play", "undaunted", "--campaign", "c.json", "--side", "us", "--against", "random")
    grognard(*start, lines=["", "quit"])
    data = json.loads((tmp_path / "c.json").read_text("utf-8"))
    data["running"] = lying("undaunted-la-raye-play-30")
    put(tmp_path / "c.json", data)
    left = grognard("play", "--campaign", "c.json", lines=[""])
    assert left.code == 0
    assert json.loads((tmp_path / "c.json").read_text("utf-8")) == data
    ran = grognard("play", "--campaign", "c.json", lines=["ended.json", "", "quit"])
    assert ran.code == 0
    assert (tmp_path / "ended.json").exists()
    again = json.loads((tmp_path / "c.json").read_text("utf-8"))
    assert again["played"] == []
    assert again["running"]["record"]["scenario"] == "la-raye"
    assert len(again["running"]["record"]["steps"]) < 5
