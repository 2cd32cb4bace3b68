"""§7 Objectives: who holds the villages, and what becomes known of the secret ones."""

from grognard.core.types import Player
from grognard.games._template.rules.s01_pieces import place
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import (
    BLUE,
    NUM_VILLAGES,
    RED,
    SIDE_OF,
    VILLAGE_AT,
    Hex,
    Unit,
    Village,
)


def enter(state: SkirmishState, unit: Unit, to: Hex) -> None:
    """§7.1 A side holds a village from the moment a unit of it enters, until an enemy enters.

    Ruling R2 (§7.1): by movement, retreat or advance alike.
    """
    place(state, unit, to)
    if VILLAGE_AT[to] < 0:
        return
    village, side = Village(VILLAGE_AT[to]), SIDE_OF[unit]
    if state.holder_of[village] != side:
        state.holder_of[village] = side
        state.note("§7.1", "take", side, (village,))
    declare(state, side, village)


def is_known(state: SkirmishState, side: Player) -> bool:
    """§7.2 An objective is known when only one village is left that it can be."""
    mask = int(state.possible_of[side])
    return mask & (mask - 1) == 0


def possible(state: SkirmishState, side: Player) -> list[Village]:
    """§7.2 Return the villages that a side's objective can be, as far as everybody knows."""
    return [Village(v) for v in range(NUM_VILLAGES) if state.possible_of[side] >> v & 1]


def declare(state: SkirmishState, side: Player, village: Village) -> None:
    """§7.2 A side that enters a village says whether it is its objective."""
    bit = 1 << village
    if is_known(state, side) or not state.possible_of[side] & bit:
        return
    state.fate += 1
    if state.objective_of[side] == village:
        reveal(state, side)
        return
    state.possible_of[side] &= ~bit
    state.note("§7.2", "not-objective", side, (village,))


def reveal(state: SkirmishState, side: Player) -> None:
    """§7.2 Say which village the objective is."""
    village = Village(state.objective_of[side])
    state.possible_of[side] = 1 << village
    state.note("§7.2", "reveal", side, (village,))


def reveal_all(state: SkirmishState) -> None:
    """§7.3 At the end both sides show their objectives."""
    for side in (BLUE, RED):
        if not is_known(state, side):
            state.fate += 1
            reveal(state, side)
