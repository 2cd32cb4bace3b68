"""Who watches a finished game with everything open sees all that any seat saw, and what it did."""

from typing import Any

import pytest

from grognard.core.event import EVERYONE, Event, all_but, only
from grognard.core.registry import load
from grognard.core.types import OPEN, SPECTATOR
from grognard.manual.games import games_of, state_at

MIDDLE = 60
GAMES = ("marengo", "napoleonics", "prussia", "undaunted")


def hidden_parts(name: str, seen: dict[str, Any]) -> list[Any]:
    """Return, seat by seat, what a seat hides in an observation; None where it is not shown."""
    if name == "undaunted":
        return [side.get("own") for side in seen["sides"].values()]
    if name == "napoleonics":
        return [hand.get("cards") for hand in seen["hands"].values()]
    if name == "marengo":
        blocks = [
            [b.get("piece") for b in seen["blocks"] if b["army"] == a] for a in seen["morale"]
        ]
        return [None if None in block else block for block in blocks]
    return [seen["units"], seen["units"]]


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_a_seat_hides_is_open(name: str) -> None:
    game = load(name)
    state = state_at(game, next(iter(games_of(game).values())), MIDDLE)
    assert not state.is_over()
    shown = hidden_parts(name, state.observe(OPEN))
    for seat in (0, 1):
        assert shown[seat] is not None
        assert shown[seat] == hidden_parts(name, state.observe(seat))[seat]
    if name != "prussia":
        assert hidden_parts(name, state.observe(SPECTATOR)) == [None, None]


@pytest.mark.parametrize(
    ("event", "is_seen"),
    [
        (Event("", "drew", 1, (3,), only(1)), True),
        (Event("", "drew-hidden", 1, (1,), all_but(1)), False),
        (Event("", "told", 0, (1,), only(1)), False),
        (Event("", "turn", -1, (1,), EVERYONE), True),
    ],
)
def test_an_event_is_open_as_who_did_it_saw_it(event: Event, is_seen: bool) -> None:
    assert event.is_seen_by(OPEN) is is_seen
