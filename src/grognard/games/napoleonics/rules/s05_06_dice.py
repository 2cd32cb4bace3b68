"""§5.6.4-5.6.6 How many dice a melee has: the unit card, the command card, the ground."""

from grognard.core.types import Player
from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s02_unit_cards import MELEE
from grognard.games.napoleonics.rules.s06_02_square import is_capped
from grognard.games.napoleonics.rules.s07_terrain import dice_lost
from grognard.games.napoleonics.rules.s08_cards import card_bonus
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT, Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import LONE_LEADER, MELEE_COMBAT, SQUARE_DICE


def target_arm(state: NapoleonicsState, target: Unit) -> int:
    """Return the arm of a target; NO_UNIT stands for a lone leader."""
    return LONE_LEADER if target == NO_UNIT else state.scenario.arm_of[target]


def melee_strength(state: NapoleonicsState, unit: Unit, target: Unit) -> int:
    """§5.6.4 Return a unit's own dice in melee."""
    place = (state.scenario.kind_of[unit] * 6 + state.blocks_of[unit]) * 4
    return MELEE[place + target_arm(state, target)]


def melee_dice(
    state: NapoleonicsState, unit: Unit, target: Unit, goal: Hex, by: Player, is_bonus: int
) -> int:
    """§5.6.4-5.6.6 Return a unit's dice in melee; only the active side's card adds to them."""
    start = Hex(state.hex_of[unit])
    number = melee_strength(state, unit, target)
    if by == state.active:
        number += card_bonus(state, unit, MELEE_COMBAT, start, goal, is_bonus)
    if is_capped(state, unit, target):
        number = min(number, SQUARE_DICE)
    arm = state.scenario.arm_of[unit]
    return max(0, number - dice_lost(state.scenario, MELEE_COMBAT, arm, start, goal))
