"""The positions of sense: games that can be set up, and a judge that sees what was wrong."""

from typing import Any

import pytest

from grognard.core.event import Event
from grognard.core.registry import games, load
from tools.sense import errs, is_fault, positions, set_up

EVERY = positions()


@pytest.mark.parametrize("position", EVERY, ids=[one["name"] for one in EVERY])
def test_a_position_says_what_was_wrong_and_how_to_see_it(position: dict[str, Any]) -> None:
    assert position["step"] == len(position["played"])
    assert position["wrong"]
    assert position["rules_version"] == load(position["game"]).rules_version
    assert {"event", "missing"} & {*position["check"]}


def test_every_game_has_positions() -> None:
    assert {one["game"] for one in EVERY} == {*games()}


@pytest.mark.parametrize("name", games())
def test_a_position_can_be_set_up(name: str) -> None:
    position = min((one for one in EVERY if one["game"] == name), key=lambda one: one["step"])
    _, state = set_up(position)
    assert not state.is_over()
    assert state.check() == []


def test_the_reference_still_bids_its_fog() -> None:
    position = next(one for one in EVERY if one["name"].startswith("bid"))
    assert errs(position, "reference", 1000)


def test_help_comes_up_where_an_attack_would_stand_badly() -> None:
    """A regular may overlook that, a veteran does not."""
    position = next(one for one in EVERY if one["name"] == "odds-leuthen-battle-158")
    assert not errs(position, "veteran", 1000)
    assert errs(position, "reference", 1000)


INSTEAD = [one for one in EVERY if "instead" in one]


@pytest.mark.parametrize("position", INSTEAD, ids=[one["name"] for one in INSTEAD])
def test_what_was_possible_instead_is_possible(position: dict[str, Any]) -> None:
    game, state = set_up(position)
    turn = game.player_turn(state)
    for click in position["instead"]:
        assert state.to_move() == position["seat"]
        game.play(state, click)
    assert game.player_turn(state) == turn


def test_the_judge_counts_the_events_of_one_side() -> None:
    game, state = set_up(next(one for one in EVERY if one["game"] == "marengo"))
    lost = [event for event in state.log or [] if event.kind == "lose"]
    seat = lost[0].who
    tokens = sum(event.numbers[0] for event in lost if event.who == seat)
    check = {"event": "lose", "sum": "tokens", "least": tokens}
    assert is_fault(game, state, lost, seat, check)
    assert not is_fault(game, state, lost, seat, {**check, "least": tokens + 1})


def test_the_judge_misses_what_did_not_happen() -> None:
    game, state = set_up(next(one for one in EVERY if one["game"] == "marengo"))
    check = {"missing": ["lose"]}
    quiet: list[Event] = []
    assert is_fault(game, state, quiet, 0, check)
    assert not is_fault(game, state, state.log or [], 0, check)
