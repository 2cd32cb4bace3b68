"""A campaign in one file: started, continued, kept in the middle of a scenario, and ended."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.ai.roster import make_bot
from grognard.ai.seeds import derived_seed
from grognard.core.campaign import Campaign
from grognard.core.registry import load
from grognard.core.state import Outcome
from grognard.match import Match, Seat, load_match, new_match
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
    ran = grognard(*START, lines=["", "1", "quit"])
    assert ran.code == 0
    assert "Campaign" in ran.out
    assert "La Raye · US" in ran.out
    assert "Continue with: grognard play --campaign normandy.json" in ran.out
    data = file(tmp_path)
    assert data["bots"] == ["", "random"]
    assert data["running"]["record"]["scenario"] == "la-raye"


def test_a_campaign_goes_on_in_the_middle_of_a_scenario(tmp_path: Path) -> None:
    first = grognard(*START, lines=["", "1", "1", "quit"])
    again = grognard("play", "--campaign", "normandy.json", lines=["", "quit"])
    assert again.code == 0
    assert (
        again.out.rpartition("▶")[2].split("\n")[0] == first.out.rpartition("▶")[2].split("\n")[0]
    )


def test_another_game_cannot_be_loaded_into_a_campaign() -> None:
    ran = grognard(*START, lines=["", "load x.json", "quit"])
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
        {"seed": "x"},
        {"game": "skirmish"},
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
    ran = grognard("play", "--campaign", "normandy.json", lines=["", "quit"])
    assert "La Raye" in ran.out.partition("Score:")[0]
    assert f"US {campaign.score(0)}" in ran.out
    assert "Next: Montmartin-en-Graignes. Enter to play" in ran.out
    assert "Montmartin-en-Graignes · US" in ran.out


def test_a_scenario_played_to_its_end_is_entered_and_the_next_one_comes(tmp_path: Path) -> None:
    """The file is put before the last answer of a scenario, which the player then gives."""
    grognard(*START, "--seed", str(seed_that_us_ends()), lines=["", "quit"])
    data = file(tmp_path)
    whole = play_on(data["running"], 100000)
    data["running"] = play_on(data["running"], whole.clicks() - 1).save()
    (tmp_path / "normandy.json").write_text(json.dumps(data), "utf-8")
    last = whole.record.steps[-1].action
    ran = grognard("play", "--campaign", "normandy.json", lines=["", last, "", "", "quit"])
    assert ran.code == 0
    data = file(tmp_path)
    assert [entry["scenario"] for entry in data["played"]] == ["la-raye"]
    assert data["running"]["record"]["scenario"] == "montmartin-en-graignes"


def seed_that_us_ends() -> int:
    """Return a seed of a campaign whose first scenario, played at random, ends on a click of US."""
    game = load("undaunted")
    for seed in range(1, 30):
        seats = [Seat("human"), Seat(bot="random")]
        match = new_match(game, "la-raye", {}, seats, derived_seed(seed, "la-raye"))
        whole = play_on(match.save(), 400)
        if whole.is_over() and whole.record.steps[-1].seat == "us":
            return seed
    raise AssertionError("no such seed")


def play_on(saved: object, clicks: int) -> Match:
    """Play a saved game at random to its end, or to so many clicks; always alike."""
    match = load_match(saved)
    bots = [make_bot("random", seat) for seat in (0, 1)]
    while not match.is_over() and match.clicks() < clicks:
        seat = match.asked()[0]
        match.play(seat, bots[seat].choose(match.game, match.bot_state(seat, match.clicks()), seat))
    return match


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
