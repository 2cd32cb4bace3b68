"""§8 Command cards: whom they may order, how far those move, and whether they battle."""

from grognard.core.types import Player
from grognard.games.napoleonics.board import NEIGHBOURS, Hex
from grognard.games.napoleonics.scenarios import NO_UNIT, Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import (
    BATTLE_AFTER,
    BAYONET_CHARGE,
    BOMBARD,
    CARD_ARMS,
    CARD_MOVE,
    CAVALRY,
    CAVALRY_CHARGE,
    COLD_STEEL,
    FIRE_AND_HOLD,
    FORCED_MARCH,
    GRANDE_MANOEUVRE,
    HORSE_GUNS,
    INFANTRY,
    IS_GRENADIER,
    IS_GUARD,
    IS_HEAVY,
    IS_HORSE_GUNS,
    IS_LIGHT,
    LEADER_MOVE,
    MOVE,
    Card,
)

NO_BATTLE = -1


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


def enemy_unit_beside(state: NapoleonicsState, here: Hex, side: Player) -> bool:
    """§5.5 Say whether an enemy unit stands beside a hex (ruling R13)."""
    for beside in NEIGHBOURS[here]:
        unit = state.unit_at[beside]
        if unit != NO_UNIT and state.scenario.side_of[unit] != side:
            return True
    return False


def move_limit(state: NapoleonicsState, unit: Unit) -> int:
    """§5.3.1, §5.3.2, §5.3.3, §8.2 Return the hexes an ordered unit may move."""
    kind = state.scenario.kind_of[unit]
    card = state.effective
    if state.is_plain or card < 0 or CARD_MOVE[card] < 0:
        return MOVE[kind]
    if card == CAVALRY_CHARGE and not IS_HEAVY[kind]:
        return MOVE[kind]
    return CARD_MOVE[card]


def battle_limit(state: NapoleonicsState, unit: Unit) -> int:
    """§5.3.1, §5.3.2, §5.3.3, §8.2 Return after how many hexes it may battle, or NO_BATTLE."""
    kind = state.scenario.kind_of[unit]
    card = state.effective
    if IS_HORSE_GUNS[kind] and state.blocks_of[unit] == 1:
        usual = 0  # §5.3.3, §5.5.4
    else:
        usual = BATTLE_AFTER[kind]
    if state.is_plain or card < 0 or CARD_MOVE[card] < 0:
        return usual
    if card == GRANDE_MANOEUVRE:
        return NO_BATTLE
    if card == BOMBARD:
        return 0
    if card == FORCED_MARCH:
        return CARD_MOVE[card] if _marches_on(state, unit) else usual
    if card == BAYONET_CHARGE or (card == CAVALRY_CHARGE and IS_HEAVY[kind]):
        return CARD_MOVE[card]
    return usual


def _marches_on(state: NapoleonicsState, unit: Unit) -> bool:
    """§8.2.8 Light, grenadier, guard and led infantry battles after two hexes (ruling R35)."""
    kind = state.scenario.kind_of[unit]
    if IS_LIGHT[kind] or IS_GRENADIER[kind] or IS_GUARD[kind]:
        return True
    return state.leader_at[state.hex_of[unit]] >= 0


def leader_limit(state: NapoleonicsState) -> int:
    """§5.3.4 Return the hexes a leader may move; ruling R23 (§8.2.11): as far as units."""
    if state.effective == GRANDE_MANOEUVRE and not state.is_plain:
        return CARD_MOVE[GRANDE_MANOEUVRE]
    return LEADER_MOVE


def may_fire(state: NapoleonicsState) -> bool:
    """§8.2.1, §8.2.9 Say whether the card lets ordered units fire."""
    if state.is_plain:
        return True
    return state.effective not in (BAYONET_CHARGE, COLD_STEEL)


def may_melee(state: NapoleonicsState) -> bool:
    """§8.2.6 Say whether the card lets ordered units melee."""
    return bool(state.is_plain) or state.effective != FIRE_AND_HOLD


def is_infantry(state: NapoleonicsState, unit: Unit) -> bool:
    """§5.3.1 Say whether a unit is infantry."""
    return state.scenario.arm_of[unit] == INFANTRY
