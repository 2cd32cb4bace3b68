"""§6.3 Leaving a square."""

from grognard.core.event import only
from grognard.core.types import OK
from grognard.games.napoleonics.reasons import (
    CAVALRY_NEAR,
    NOT_IN_SQUARE,
    NOT_ON_BOARD,
    NOT_ORDERED,
    NOT_YOUR_PIECE,
)
from grognard.games.napoleonics.rules.s02_01_board import NEIGHBOURS
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import NapoleonicsState, note
from grognard.games.napoleonics.tables import CAVALRY, NO_CARD, NUM_CARDS, SLOTS


def leave_code(state: NapoleonicsState, unit: Unit) -> int:
    """§6.3 A unit may leave its square unless enemy cavalry stands beside it."""
    if not is_square(state, unit):
        return NOT_IN_SQUARE
    scenario = state.scenario
    for beside in NEIGHBOURS[state.hex_of[unit]]:
        other = state.unit_at[beside]
        if (
            other >= 0
            and scenario.side_of[other] != scenario.side_of[unit]
            and scenario.arm_of[other] == CAVALRY
        ):
            return CAVALRY_NEAR
    return OK


def leave_square(state: NapoleonicsState, unit: Unit) -> None:
    """§6.3 The card returns to the hand at once; leaving is no move."""
    side = state.scenario.side_of[unit]
    slot = state.slot_of[unit]
    card = state.track[side * SLOTS + slot]
    state.track[side * SLOTS + slot] = NO_CARD
    state.slot_of[unit] = -1
    state.hand[side * NUM_CARDS + card] += 1
    state.hand_size[side] += 1
    note(state, "§6.3", "out", side, [unit, slot])
    note(state, "§6.3", "card-back", side, [slot, card], only(side))


# §6.3 Squares that a card orders without asking (ruling R29)


def out_code(state: NapoleonicsState, unit: Unit) -> int:
    """§6.3 Whether an ordered square may now leave it."""
    if state.scenario.side_of[unit] != state.todo.owner():
        return NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return NOT_ON_BOARD
    if not state.ordered_of[unit]:
        return NOT_ORDERED
    return leave_code(state, unit)


def open_out(state: NapoleonicsState) -> bool:
    """§6.3 Ask which of the ordered squares are left."""
    for unit in state.scenario.units:
        if is_square(state, unit) and out_code(state, unit) == OK:
            return True
    state.todo.pop()
    return False
