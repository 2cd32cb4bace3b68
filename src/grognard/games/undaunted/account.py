"""The account: objectives held, riflemen left, casualties; all of it is public."""

from typing import Final

from grognard.core.account import FACT, LOSS, NEEDED, PART, SUM, head_start_line, line
from grognard.core.message import Message
from grognard.core.sent import AccountLine
from grognard.games.undaunted.names import card_name, tile_name
from grognard.games.undaunted.rules.s11_end import casualties
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CONTROLLED,
    OFF_BOARD,
    RIFLEMEN,
    TILE_LIMIT,
    UNIT_COUNT,
    UNITS,
)

SIDES: Final = (0, 1)


def account(state: UndauntedState) -> list[AccountLine]:
    """Return what decides the fight for both sides."""
    goals = [setup.points_to_win or None for setup in state.scenario.sides]
    pins = [setup.wins_by_pinning for setup in state.scenario.sides]
    riflemen = [_riflemen(state, side) if pins[1 - side] else None for side in SIDES]
    return [
        *_objectives(state),
        *head_start_line(state.head_start, _label("head-start"), "§11.1"),
        line(SUM, _label("points"), "§11.1", [int(state.points_of[side]) for side in SIDES]),
        line(NEEDED, _label("needed"), "§11.1", goals),
        *([line(FACT, _label("riflemen"), "§11.2", riflemen)] if any(pins) else []),
        line(LOSS, _label("casualties"), "§9.4", [casualties(state, side) for side in SIDES]),
        *_casualties(state),
    ]


def _objectives(state: UndauntedState) -> list[AccountLine]:
    """Return a line for each tile that brings points to the side that controls it."""
    found: list[AccountLine] = []
    for tile in state.scenario.tiles:
        markers = [state.marker_of[side * TILE_LIMIT + tile] for side in SIDES]
        if state.worth_of[tile] > 0 and CONTROLLED in markers:
            worth = int(state.worth_of[tile])
            label = Message("undaunted-account-tile", {"tile": tile_name(state.scenario, tile)})
            held = [worth if marker == CONTROLLED else 0 for marker in markers]
            found.append(line(PART, label, "§11.1", held))
    return found


def _casualties(state: UndauntedState) -> list[AccountLine]:
    found: list[AccountLine] = []
    for unit in UNITS:
        lost = [int(state.removed_of[side * CARD_COUNT + unit]) for side in SIDES]
        if any(lost):
            found.append(line(LOSS, card_name(unit), "§9.4", lost))
    return found


def _riflemen(state: UndauntedState, side: int) -> int:
    base = side * UNIT_COUNT
    return sum(tile != OFF_BOARD for tile in state.tile_of[base : base + RIFLEMEN])


def _label(name: str) -> Message:
    return Message(f"undaunted-account-{name}")
