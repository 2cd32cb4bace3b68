"""§6.2 Squares: forming one with a card taken blindly; §6.3 leaving it."""

from grognard.core.event import only
from grognard.core.types import OK, Player
from grognard.games.napoleonics.board import NEIGHBOURS
from grognard.games.napoleonics.reasons import (
    CAVALRY_NEAR,
    NO_SLOT,
    NOT_CAVALRY_ATTACK,
    NOT_IN_SQUARE,
    NOT_INFANTRY,
    SQUARE_TERRAIN,
    TOO_FEW_CARDS,
)
from grognard.games.napoleonics.rules.s07_terrain import may_form_square_at
from grognard.games.napoleonics.scenarios import Unit
from grognard.games.napoleonics.state import (
    SQUARE_IN_TOWN,
    SQUARE_IN_WORKS,
    NapoleonicsState,
    dice_of,
    note,
)
from grognard.games.napoleonics.tables import (
    CARDS,
    CAVALRY,
    INFANTRY,
    MIN_HAND_TO_FORM,
    NO_CARD,
    NUM_CARDS,
    SLOTS,
    Card,
)

# §6.2.1 Forming


def form_code(state: NapoleonicsState, unit: Unit, attacker: Unit) -> int:
    """§6.2.1 Infantry attacked by cavalry may form square: three cards, a slot, fit ground."""
    scenario = state.scenario
    side = scenario.side_of[unit]
    if scenario.arm_of[unit] != INFANTRY:
        return NOT_INFANTRY
    if scenario.arm_of[attacker] != CAVALRY:
        return NOT_CAVALRY_ATTACK
    if state.hand_size[side] < MIN_HAND_TO_FORM:
        return TOO_FEW_CARDS
    if free_slot(state, side) < 0:
        return NO_SLOT  # §2.7
    here, start = state.hex_of[unit], state.hex_of[attacker]
    in_towns, in_works = state.settings[SQUARE_IN_TOWN] != 0, state.settings[SQUARE_IN_WORKS]
    if not may_form_square_at(scenario, here, start, in_towns, in_works):
        return SQUARE_TERRAIN
    return OK


def free_slot(state: NapoleonicsState, side: Player) -> int:
    """§2.7 Return the lowest free slot of a side's track, or -1."""
    for slot in range(SLOTS):
        if state.track[side * SLOTS + slot] == NO_CARD:
            return slot
    return -1


def form_square(state: NapoleonicsState, unit: Unit) -> None:
    """§6.2.1 The enemy takes a card of the hand blindly; it lies face down on the track."""
    side = state.scenario.side_of[unit]
    slot = free_slot(state, side)
    card = _blind_card(state, side)
    state.hand[side * NUM_CARDS + card] -= 1
    state.hand_size[side] -= 1
    state.track[side * SLOTS + slot] = card
    state.slot_of[unit] = slot
    note(state, "§6.2.1", "square", side, [unit, slot])
    note(state, "§6.2.1", "card-taken", side, [slot, card], only(side))


def _blind_card(state: NapoleonicsState, side: Player) -> Card:
    """Return a card of a hand, each as likely as any other."""
    at = dice_of(state).below(state.hand_size[side], "blind card")
    for card in CARDS:
        at -= state.hand[side * NUM_CARDS + card]
        if at < 0:
            return card
    raise ValueError("the hand is miscounted")


# §6.3 Leaving


def leave_code(state: NapoleonicsState, unit: Unit) -> int:
    """§6.3 A unit may leave its square unless enemy cavalry stands beside it."""
    if state.slot_of[unit] < 0:
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
