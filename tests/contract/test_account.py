"""The account of every game: it adds up, and when the game is over everything is turned over."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from grognard.core.account import PART, SUM
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import SPECTATOR, Json, Player
from grognard.research.play import MAX_DECISIONS, canonical, play_on, uniform

GAMES = ("skirmish", "marengo", "undaunted", "napoleonics", "prussia")
MINE = {"seat", "unseen", "threats"}
"""What an observation says of the looker himself, whatever he may know."""


def positions(game: Game, step: int = 90) -> Iterator[State]:
    """Yield positions of one game of chance, its end among them."""
    state = game.new(seed=5)
    picks = SeededDice(6)
    while not state.is_over():
        yield state
        play_on(game, state, uniform, picks, step)
    yield state


def ended(game: Game) -> State:
    """Return the end of a game of chance."""
    state = game.new(seed=5)
    play_on(game, state, uniform, SeededDice(6), MAX_DECISIONS)
    assert state.is_over()
    return state


def lines(state: State, seat: Player) -> list[dict[str, Any]]:
    """Return the account that a seat sees."""
    return cast(list[dict[str, Any]], state.observe(seat)["account"])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_added_up_gives_the_sum(name: str) -> None:
    summed = 0
    for state in positions(load(name)):
        for seat in (0, 1, SPECTATOR):
            parts: list[list[int | None]] = []
            for line in lines(state, seat):
                if line["role"] == PART:
                    parts.append(line["values"])
                elif line["role"] == SUM and parts:
                    summed += 1
                    columns = zip(line["values"], *parts, strict=True)
                    for total, *column in columns:
                        assert total is None or total == sum(part or 0 for part in column)
                    parts = []
    assert summed


@pytest.mark.parametrize("name", GAMES)
def test_every_line_names_its_rule_and_has_a_value_for_each_seat(name: str) -> None:
    for line in lines(ended(load(name)), SPECTATOR):
        assert line["section"].startswith("§")
        assert len(line["values"]) == 2
        assert line["values"] != [None, None], line


@pytest.mark.parametrize("name", GAMES)
def test_when_it_is_over_everything_is_turned_over_for_everybody(name: str) -> None:
    state = ended(load(name))
    views = [_without_mine(state.observe(seat)) for seat in (0, 1, SPECTATOR)]
    assert canonical(views[0]) == canonical(views[1]) == canonical(views[2])
    assert canonical(state.determinize(0, 1).observe(1)) == canonical(state.observe(1))


def _without_mine(observation: Json) -> Json:
    return {name: value for name, value in observation.items() if name not in MINE}


FACTS = {
    "skirmish": ("blue", "red"),
    "undaunted": ("points_us", "points_german"),
    "napoleonics": ("french", "allied"),
    "prussia": ("prussian", "coalition"),
}


@pytest.mark.parametrize("name", FACTS)
def test_the_sum_is_what_the_result_says(name: str) -> None:
    state = ended(load(name))
    outcome = state.outcome()
    (total,) = [line["values"] for line in lines(state, 0) if line["role"] == SUM]
    assert outcome is not None
    assert total == [outcome.facts[fact] for fact in FACTS[name]]


def test_a_skirmish_keeps_the_points_of_a_hidden_objective_from_the_enemy() -> None:
    state = load("skirmish").new(seed=5)
    play_on(load("skirmish"), state, uniform, SeededDice(6), 4)
    (blue, red, watcher) = [
        next(line["values"] for line in lines(state, seat) if line["role"] == SUM)
        for seat in (0, 1, SPECTATOR)
    ]
    assert [blue[1], red[0], *watcher] == [None, None, None, None]
    assert blue[0] is not None
    assert red[1] is not None
