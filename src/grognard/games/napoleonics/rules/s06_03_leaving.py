"""§6.3 Leaving a square."""

from typing import Final

from grognard.core.event import only
from grognard.core.types import OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import DONE, OUT, unit_of
from grognard.games.napoleonics.question import NapoleonicsQuestion
from grognard.games.napoleonics.rules.s02_01_board import NEIGHBOURS
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import CAVALRY, NO_CARD, NUM_CARDS, SLOTS, Card


def leave_code(state: NapoleonicsState, unit: Unit) -> int:
    """§6.3 A unit may leave its square unless enemy cavalry stands beside it."""
    if not is_square(state, unit):
        return why.NOT_IN_SQUARE
    scenario = state.scenario
    for beside in NEIGHBOURS[state.hex_of[unit]]:
        other = Unit(state.unit_at[beside])
        if (
            other >= 0
            and scenario.side_of[other] != scenario.side_of[unit]
            and scenario.arm_of[other] == CAVALRY
        ):
            return why.CAVALRY_NEAR
    return OK


def leave_square(state: NapoleonicsState, unit: Unit) -> None:
    """§6.3 The card returns to the hand at once; leaving is no move."""
    side = state.scenario.side_of[unit]
    slot = state.slot_of[unit]
    card = Card(state.track[side * SLOTS + slot])
    state.track[side * SLOTS + slot] = NO_CARD
    state.slot_of[unit] = -1
    state.hand[side * NUM_CARDS + card] += 1
    state.hand_size[side] += 1
    state.note("§6.3", "out", side, (unit, slot))
    state.note("§6.3", "card-back", side, (slot, card), only(side))


# §6.3 Squares that a card orders without asking (ruling R29)


def out_code(state: NapoleonicsState, unit: Unit) -> int:
    """§6.3 Whether an ordered square may now leave it."""
    if state.scenario.side_of[unit] != state.todo.owner():
        return why.NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return why.NOT_ON_BOARD
    if not state.ordered_of[unit]:
        return why.NOT_ORDERED
    return leave_code(state, unit)


class AskOut(NapoleonicsQuestion):
    """§6.3 Which of the ordered squares are left?"""

    id = "out"
    section = "§6.3"
    ends_with = DONE
    asks_squares = True

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the squares, and no more."""
        slot_of = state.slot_of
        return [*[OUT + unit for unit in state.scenario.units if slot_of[unit] >= 0], DONE]

    def square_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """§6.3 An ordered square."""
        return out_code(state, unit)

    def waits(self, state: NapoleonicsState) -> bool:
        """§6.3 Ask while a square can be left."""
        for unit in state.scenario.units:
            if is_square(state, unit) and out_code(state, unit) == OK:
                return True
        state.todo.pop()
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§6.3 A unit leaves its square, or no more do."""
        if action == DONE:
            state.close()
        else:
            leave_square(state, unit_of(action))


ASK_OUT: Final = AskOut()
