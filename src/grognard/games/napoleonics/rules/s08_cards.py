"""§8 Command cards: whom they name, whether those fire or melee, and with how many more dice."""

from grognard.core.types import Player
from grognard.games.napoleonics import tables
from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s02_unit_cards import IS_GUARD, IS_HORSE_GUNS
from grognard.games.napoleonics.rules.s07_terrain import voids_cavalry_charge
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import NapoleonicsState


def named_by(state: NapoleonicsState, card: tables.Card, unit: Unit) -> bool:
    """§8.2 Say whether a tactic card names a unit's arm."""
    arms = tables.CARD_ARMS[card]
    if arms >> state.scenario.arm_of[unit] & 1:
        return True
    return arms >> tables.HORSE_GUNS & 1 != 0 and IS_HORSE_GUNS[state.scenario.kind_of[unit]]


def needs_substitute(state: NapoleonicsState, card: tables.Card, side: Player) -> bool:
    """§8.2 Say whether a side has nobody of the arms a tactic card names.

    §8.2.3 Cavalry Charge asks for cavalry; horse artillery alone does not do.
    """
    scenario = state.scenario
    for unit in scenario.units:
        if state.hex_of[unit] >= 0 and scenario.side_of[unit] == side:
            if card == tables.CAVALRY_CHARGE:
                if scenario.arm_of[unit] == tables.CAVALRY:
                    return False
            elif named_by(state, card, unit):
                return False
    return True


def stands_for(state: NapoleonicsState, card: tables.Card, side: Player) -> tables.Card:
    """§8.2.4 Counter-Attack is the enemy's last card, mirrored (ruling R19)."""
    if card != tables.COUNTER_ATTACK:
        return card
    last = tables.Card(state.last_card[1 - side])
    return tables.NO_CARD if last == tables.NO_CARD else tables.MIRROR[last]


def may_fire(state: NapoleonicsState) -> bool:
    """§8.2.1, §8.2.9 Say whether the card lets ordered units fire."""
    if state.is_plain:
        return True
    return state.effective not in (tables.BAYONET_CHARGE, tables.COLD_STEEL)


def may_melee(state: NapoleonicsState) -> bool:
    """§8.2.6 Say whether the card lets ordered units melee."""
    return bool(state.is_plain) or state.effective != tables.FIRE_AND_HOLD


def card_bonus(
    state: NapoleonicsState, unit: Unit, combat: int, start: Hex, goal: Hex, is_bonus: int
) -> int:
    """§5.5.5, §5.6.5, §8.2 Return the dice the card adds to an ordered unit's attack."""
    card = state.effective
    if state.is_plain or card < 0 or not state.ordered_of[unit]:
        return 0
    if tables.CARD_BONUS[card] == 0 and tables.CARD_GUARD_BONUS[card] == 0:
        return 0
    arm = state.scenario.arm_of[unit]
    kind = state.scenario.kind_of[unit]
    if card == tables.BAYONET_CHARGE:
        counts = combat == tables.MELEE_COMBAT and arm == tables.INFANTRY
    elif card == tables.BOMBARD:  # §8.2.2
        counts = arm == tables.ARTILLERY and state.moved_of[unit] == 0
    elif card == tables.CAVALRY_CHARGE:  # §7.4
        counts = arm == tables.CAVALRY and not voids_cavalry_charge(state.scenario, start, goal)
    elif card == tables.FIRE_AND_HOLD:
        counts = combat == tables.RANGED_COMBAT
    elif card == tables.COLD_STEEL:
        counts = combat == tables.MELEE_COMBAT and is_bonus == 0  # ruling R24 (§8.2.9)
    elif card == tables.LEADERSHIP:
        counts = state.leader_at[start] >= 0  # ruling R25 (§8.2.10)
    else:
        counts = card == tables.ELAN
    if not counts:
        return 0
    return tables.CARD_GUARD_BONUS[card] if IS_GUARD[kind] else tables.CARD_BONUS[card]
