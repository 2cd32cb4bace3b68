"""§8 Command cards: whom they name, whether those fire or melee, and with how many more dice."""

from grognard.core.types import Player
from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s02_unit_cards import IS_GUARD, IS_HORSE_GUNS
from grognard.games.napoleonics.rules.s07_terrain import voids_cavalry_charge
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import (
    ARTILLERY,
    BAYONET_CHARGE,
    BOMBARD,
    CARD_ARMS,
    CARD_BONUS,
    CARD_GUARD_BONUS,
    CAVALRY,
    CAVALRY_CHARGE,
    COLD_STEEL,
    COUNTER_ATTACK,
    ELAN,
    FIRE_AND_HOLD,
    HORSE_GUNS,
    INFANTRY,
    LEADERSHIP,
    MELEE_COMBAT,
    MIRROR,
    NO_CARD,
    RANGED_COMBAT,
    Card,
)


def named_by(state: NapoleonicsState, card: Card, unit: Unit) -> bool:
    """§8.2 Say whether a tactic card names a unit's arm."""
    arms = CARD_ARMS[card]
    if arms >> state.scenario.arm_of[unit] & 1:
        return True
    return arms >> HORSE_GUNS & 1 != 0 and IS_HORSE_GUNS[state.scenario.kind_of[unit]]


def needs_substitute(state: NapoleonicsState, card: Card, side: Player) -> bool:
    """§8.2 Say whether a side has nobody of the arms a tactic card names.

    §8.2.3 Cavalry Charge asks for cavalry; horse artillery alone does not do.
    """
    scenario = state.scenario
    for unit in scenario.units:
        if state.hex_of[unit] >= 0 and scenario.side_of[unit] == side:
            if card == CAVALRY_CHARGE:
                if scenario.arm_of[unit] == CAVALRY:
                    return False
            elif named_by(state, card, unit):
                return False
    return True


def stands_for(state: NapoleonicsState, card: Card, side: Player) -> Card:
    """§8.2.4 Counter-Attack is the enemy's last card, mirrored (ruling R19)."""
    if card != COUNTER_ATTACK:
        return card
    last = Card(state.last_card[1 - side])
    return NO_CARD if last == NO_CARD else MIRROR[last]


def may_fire(state: NapoleonicsState) -> bool:
    """§8.2.1, §8.2.9 Say whether the card lets ordered units fire."""
    if state.is_plain:
        return True
    return state.effective not in (BAYONET_CHARGE, COLD_STEEL)


def may_melee(state: NapoleonicsState) -> bool:
    """§8.2.6 Say whether the card lets ordered units melee."""
    return bool(state.is_plain) or state.effective != FIRE_AND_HOLD


def card_bonus(
    state: NapoleonicsState, unit: Unit, combat: int, start: Hex, goal: Hex, is_bonus: int
) -> int:
    """§5.5.5, §5.6.5, §8.2 Return the dice the card adds to an ordered unit's attack."""
    card = state.effective
    if state.is_plain or card < 0 or not state.ordered_of[unit]:
        return 0
    if CARD_BONUS[card] == 0 and CARD_GUARD_BONUS[card] == 0:
        return 0
    arm = state.scenario.arm_of[unit]
    kind = state.scenario.kind_of[unit]
    if card == BAYONET_CHARGE:
        counts = combat == MELEE_COMBAT and arm == INFANTRY
    elif card == BOMBARD:  # §8.2.2
        counts = arm == ARTILLERY and state.moved_of[unit] == 0
    elif card == CAVALRY_CHARGE:
        counts = arm == CAVALRY and not voids_cavalry_charge(state.scenario, start, goal)  # §7.4
    elif card == FIRE_AND_HOLD:
        counts = combat == RANGED_COMBAT
    elif card == COLD_STEEL:
        counts = combat == MELEE_COMBAT and is_bonus == 0  # ruling R24 (§8.2.9)
    elif card == LEADERSHIP:
        counts = state.leader_at[start] >= 0  # ruling R25 (§8.2.10)
    else:
        counts = card == ELAN
    if not counts:
        return 0
    return CARD_GUARD_BONUS[card] if IS_GUARD[kind] else CARD_BONUS[card]
