"""§6.2 Squares: what they are, and forming one with a card taken blindly."""

from grognard.core.event import only
from grognard.core.types import OK, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s02_pieces import free_slot
from grognard.games.napoleonics.rules.s07_terrain import may_form_square_at
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT, Unit
from grognard.games.napoleonics.state import (
    SQUARE_IN_TOWN,
    SQUARE_IN_WORKS,
    NapoleonicsState,
    dice_of,
)
from grognard.games.napoleonics.tables import (
    CARDS,
    CAVALRY,
    INFANTRY,
    MIN_HAND_TO_FORM,
    NUM_CARDS,
    SLOTS,
    Card,
)

# §6.2 What it is


def is_square(state: NapoleonicsState, unit: Unit) -> bool:
    """§6.2 Say whether a unit is in square.

    It does not move or follow up (§6.2.7), nor retreat (§6.2.4); nobody supports it (§6.2.5), and
    no leader leaves it (§6.2.6).
    """
    return state.slot_of[unit] >= 0


def is_capped(state: NapoleonicsState, unit: Unit, target: Unit) -> bool:
    """§6.2 A square rolls one die at most, and so does cavalry against a square."""
    if is_square(state, unit):
        return True
    is_cavalry = state.scenario.arm_of[unit] == CAVALRY
    return is_cavalry and target != NO_UNIT and is_square(state, target)


def is_square_against_cavalry(state: NapoleonicsState) -> bool:
    """§6.2.1 Say whether cavalry attacks a square, which strikes first; §6.2.3 none other.

    §6.2.2 A flag of its die throws the cavalry back.
    """
    return is_square(state, state.target) and state.scenario.arm_of[state.attacker] == CAVALRY


# §6.2.1 Forming


def form_code(state: NapoleonicsState, unit: Unit, attacker: Unit) -> int:
    """§6.2.1 Infantry attacked by cavalry may form square: three cards, a slot, fit ground."""
    scenario = state.scenario
    side = scenario.side_of[unit]
    if scenario.arm_of[unit] != INFANTRY:
        return why.NOT_INFANTRY
    if scenario.arm_of[attacker] != CAVALRY:
        return why.NOT_CAVALRY_ATTACK
    if state.hand_size[side] < MIN_HAND_TO_FORM:
        return why.TOO_FEW_CARDS
    if free_slot(state, side) < 0:
        return why.NO_SLOT  # §2.7
    here, start = Hex(state.hex_of[unit]), Hex(state.hex_of[attacker])
    in_towns, in_works = state.settings[SQUARE_IN_TOWN] != 0, state.settings[SQUARE_IN_WORKS]
    if not may_form_square_at(scenario, here, start, in_towns, in_works):
        return why.SQUARE_TERRAIN
    return OK


def form_square(state: NapoleonicsState, unit: Unit) -> None:
    """§6.2.1 The enemy takes a card of the hand blindly; it lies face down on the track."""
    side = state.scenario.side_of[unit]
    slot = free_slot(state, side)
    card = _blind_card(state, side)
    state.hand[side * NUM_CARDS + card] -= 1
    state.hand_size[side] -= 1
    state.track[side * SLOTS + slot] = card
    state.slot_of[unit] = slot
    state.note("§6.2.1", "square", side, (unit, slot))
    state.note("§6.2.1", "card-taken", side, (slot, card), only(side))


def _blind_card(state: NapoleonicsState, side: Player) -> Card:
    """Return a card of a hand, each as likely as any other."""
    at = dice_of(state).below(state.hand_size[side], "blind card")
    for card in CARDS:
        at -= state.hand[side * NUM_CARDS + card]
        if at < 0:
            return card
    raise ValueError("the hand is miscounted")
