"""The terms of the fitted value: what a side holds, can reach, has left and draws."""

from pathlib import Path
from typing import Final, final

from grognard.core.fitted import Judging, Terms, read_fitted
from grognard.core.state import State
from grognard.core.types import Player
from grognard.games.undaunted.evaluate import (
    KIND_OF,
    approach_worth,
    cards_of,
    cards_worth,
    evaluate,
    lives_worth,
    markers_worth,
    points_worth,
    rifle_lives,
    riflemen_worth,
)
from grognard.games.undaunted.rules.s14_booklet import SCENARIO_IDS
from grognard.games.undaunted.state import PHASE_SECOND, UndauntedState
from grognard.games.undaunted.tables import CARD_COUNT, CARDS, OFF_BOARD, UNIT_COUNT, UNITS

KINDS: Final = (
    *("riflemen", "scouts", "machine gunners", "sniper", "mortar", "platoon sergeant"),
    *("platoon guide", "squad leaders", "fog"),
)
OWN: Final = (
    *("points", "last points", "objectives", "riflemen", "danger", "markers", "approach"),
    *("lives", "cards", "initiative", "to play", "suppressed", "supply", "on the board", "round"),
    *(f"cards of {kind}" for kind in KINDS),
)
SIGNED: Final = ("evaluation", *(f"side in {scenario}" for scenario in SCENARIO_IDS))
NAMES: Final = (*OWN, *(f"enemy's {name}" for name in OWN), *SIGNED)


@final
class UndauntedJudging(Judging):
    """What the fitted value of this game looks at."""

    def terms(self, state: State, seat: Player) -> Terms | None:
        """Return the terms of a position for a seat."""
        assert isinstance(state, UndauntedState)
        return _terms(state, seat)


JUDGING: Final = UndauntedJudging(
    NAMES, read_fitted(Path(__file__).resolve().parents[1] / "data" / "value.json", NAMES)
)


def _terms(state: UndauntedState, seat: int) -> Terms:
    ours, theirs = cards_of(state, seat), cards_of(state, 1 - seat)
    signed = [0.0] * len(SIGNED)
    signed[0] = evaluate(state, seat)
    signed[1 + state.number] = 1.0 if seat == 0 else -1.0
    return Terms(_side(state, seat, ours, theirs), _side(state, 1 - seat, theirs, ours), signed)


def _side(state: UndauntedState, side: int, ours: list[int], theirs: list[int]) -> list[float]:
    needed = state.scenario.sides[side].points_to_win
    held = min(int(state.points_of[side]), needed) / needed if needed else 0.0
    lives = rifle_lives(state, side, ours)
    to_play = state.phase == PHASE_SECOND and state.active == side
    found = [
        *(held, held * held * held, points_worth(state, side) / 1000.0),
        *(lives / 10.0, riflemen_worth(state, side, ours) / 100.0),
        *(markers_worth(state, side) / 10.0, approach_worth(state, side, ours, theirs) / 500.0),
        *(lives_worth(state, side, ours) / 200.0, cards_worth(state, side, ours, theirs) / 300.0),
        *(1.0 if state.holder == side else 0.0, 1.0 if to_play else 0.0),
        *(_suppressed(state, side), _supply(state, side), _on_board(state, side)),
        state.round / 20.0,
    ]
    kinds = [0.0] * len(KINDS)
    for card in CARDS:
        kinds[KIND_OF[card]] += ours[card] / 5.0
    return found + kinds


def _suppressed(state: UndauntedState, side: int) -> float:
    count = 0
    for unit in UNITS:
        count += 1 if state.suppressed_of[side * UNIT_COUNT + unit] else 0
    return count / 3.0


def _supply(state: UndauntedState, side: int) -> float:
    count = 0
    for card in CARDS:
        count += int(state.supply_of[side * CARD_COUNT + card])
    return count / 10.0


def _on_board(state: UndauntedState, side: int) -> float:
    count = 0
    for unit in UNITS:
        count += 1 if state.tile_of[side * UNIT_COUNT + unit] != OFF_BOARD else 0
    return count / 8.0
