"""§5.5.4-5.5.6, §5.6.4-5.6.6 How many dice: the unit card, the command card, the ground."""

from grognard.core.types import Player
from grognard.games.napoleonics.board import DISTANCE, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s07_terrain import dice_lost, voids_cavalry_charge
from grognard.games.napoleonics.scenarios import NO_UNIT, Unit
from grognard.games.napoleonics.state import RIFLES_DOWN, NapoleonicsState
from grognard.games.napoleonics.tables import (
    ARTILLERY,
    BAYONET_CHARGE,
    BOMBARD,
    CARD_BONUS,
    CARD_GUARD_BONUS,
    CAVALRY,
    CAVALRY_CHARGE,
    COLD_STEEL,
    ELAN,
    FIRE,
    FIRE_AND_HOLD,
    FIRE_MOVED,
    FIRE_MOVED_DOWN,
    INFANTRY,
    IS_GUARD,
    LEADERSHIP,
    LONE_LEADER,
    MELEE,
    MELEE_COMBAT,
    RANGE,
    RANGED_COMBAT,
    SQUARE_DICE,
)

# §5.5.5, §5.6.5 What the command card adds


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
    elif card == BOMBARD:
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


# §5.5.4 Ranged combat


def fire_strength(state: NapoleonicsState, unit: Unit, start: Hex, goal: Hex) -> int:
    """§5.5.4 Return a unit's own dice at a distance: fewer after moving, one in square."""
    distance = DISTANCE[start * NUM_HEXES + goal]
    if distance > 5:
        return 0
    place = (state.scenario.kind_of[unit] * 6 + state.blocks_of[unit]) * 6 + distance
    return moved_fire(state)[place] if state.moved_of[unit] else FIRE[place]


def reaches(state: NapoleonicsState, unit: Unit, goal: Hex) -> bool:
    """§5.5.2, §5.5.4 Say whether a unit's fire reaches a hex: guns only where they have dice."""
    start, kind = state.hex_of[unit], state.scenario.kind_of[unit]
    if not 2 <= DISTANCE[start * NUM_HEXES + goal] <= RANGE[kind]:
        return False
    return state.scenario.arm_of[unit] != ARTILLERY or fire_strength(state, unit, start, goal) > 0


def moved_fire(state: NapoleonicsState) -> list[int]:
    """§5.5.4 Return the dice after moving; ruling R9 (§2.5): rifles round as the option says."""
    return FIRE_MOVED_DOWN if state.settings[RIFLES_DOWN] else FIRE_MOVED


def fire_dice(state: NapoleonicsState, unit: Unit, goal: Hex) -> int:
    """§5.5.4-5.5.6 Return the dice of an active unit's fire."""
    start = state.hex_of[unit]
    arm = state.scenario.arm_of[unit]
    number = fire_strength(state, unit, start, goal)
    if number <= 0 and arm == ARTILLERY:
        return 0  # ruling R43 (§5.5.4): no shot; half a block may be none, and a card's die counts
    number += card_bonus(state, unit, RANGED_COMBAT, start, goal, 0)
    if state.slot_of[unit] >= 0:
        number = min(number, SQUARE_DICE)  # §6.2.7
    return max(0, number - dice_lost(state.scenario, RANGED_COMBAT, arm, start, goal))


# §5.6.4 Melee


def target_arm(state: NapoleonicsState, target: Unit) -> int:
    """Return the arm of a target; NO_UNIT stands for a lone leader."""
    return LONE_LEADER if target == NO_UNIT else state.scenario.arm_of[target]


def melee_strength(state: NapoleonicsState, unit: Unit, target: Unit) -> int:
    """§5.6.4 Return a unit's own dice in melee."""
    place = (state.scenario.kind_of[unit] * 6 + state.blocks_of[unit]) * 4
    return MELEE[place + target_arm(state, target)]


def is_capped(state: NapoleonicsState, unit: Unit, target: Unit) -> bool:
    """§6.2 A square rolls one die at most, and so does cavalry against a square."""
    if state.slot_of[unit] >= 0:
        return True
    is_cavalry = state.scenario.arm_of[unit] == CAVALRY
    return is_cavalry and target != NO_UNIT and state.slot_of[target] >= 0


def melee_dice(
    state: NapoleonicsState, unit: Unit, target: Unit, goal: Hex, by: Player, is_bonus: int
) -> int:
    """§5.6.4-5.6.6 Return a unit's dice in melee; only the active side's card adds to them."""
    start = state.hex_of[unit]
    number = melee_strength(state, unit, target)
    if by == state.active:
        number += card_bonus(state, unit, MELEE_COMBAT, start, goal, is_bonus)
    if is_capped(state, unit, target):
        number = min(number, SQUARE_DICE)
    arm = state.scenario.arm_of[unit]
    return max(0, number - dice_lost(state.scenario, MELEE_COMBAT, arm, start, goal))


def escape_dice(state: NapoleonicsState, unit: Unit) -> int:
    """§5.11 Return the dice against a leader slipping through: no terrain, no card (ruling R31)."""
    number = melee_strength(state, unit, NO_UNIT)
    return min(number, SQUARE_DICE) if state.slot_of[unit] >= 0 else number


# §6.4 Combined arms


def battery_dice(state: NapoleonicsState, battery: Unit, target: Unit, goal: Hex) -> int:
    """§6.4.1 Return the dice a battery adds: as in melee beside the target, else as fire."""
    if DISTANCE[state.hex_of[battery] * NUM_HEXES + goal] == 1:
        return melee_dice(state, battery, target, goal, state.active, state.is_bonus)
    return fire_dice(state, battery, goal)


def batteries_dice(state: NapoleonicsState) -> int:
    """§6.4.1 Return the dice of all batteries in the attack."""
    total, mask, unit = 0, state.batteries, 0
    while mask:
        if mask & 1:
            total += battery_dice(state, state.scenario.units[unit], state.target, state.goal)
        mask >>= 1
        unit += 1
    return total


def attack_dice(state: NapoleonicsState) -> int:
    """§6.4.1 Return the dice of the declared attack, each arm floored at none before adding."""
    by = state.active
    unit = melee_dice(state, state.attacker, state.target, state.goal, by, state.is_bonus)
    return unit + batteries_dice(state)
