"""§5.5.4-5.5.6 How many dice fire has: the unit card, the command card, the ground."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.napoleonics.rules.s02_01_board import DISTANCE, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_unit_cards import FIRE, FIRE_MOVED, FIRE_MOVED_DOWN, RANGE
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s07_terrain import dice_lost
from grognard.games.napoleonics.rules.s08_cards import card_bonus
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import RIFLES_DOWN, NapoleonicsState
from grognard.games.napoleonics.tables import ARTILLERY, RANGED_COMBAT, SQUARE_DICE


def fire_strength(state: NapoleonicsState, unit: Unit, start: Hex, goal: Hex) -> int:
    """§5.5.4 Return a unit's own dice at a distance: fewer after moving, one in square."""
    distance = DISTANCE[start * NUM_HEXES + goal]
    if distance > 5:
        return 0
    place = (state.scenario.kind_of[unit] * 6 + state.blocks_of[unit]) * 6 + distance
    return moved_fire(state)[place] if state.moved_of[unit] else FIRE[place]


def reaches(state: NapoleonicsState, unit: Unit, goal: Hex) -> bool:
    """§5.5.2, §5.5.4 Say whether a unit's fire reaches a hex: guns only where they have dice."""
    start, kind = Hex(state.hex_of[unit]), state.scenario.kind_of[unit]
    if not 2 <= DISTANCE[start * NUM_HEXES + goal] <= RANGE[kind]:
        return False
    return state.scenario.arm_of[unit] != ARTILLERY or fire_strength(state, unit, start, goal) > 0


def moved_fire(state: NapoleonicsState) -> vec[i64]:
    """§5.5.4 Return the dice after moving; ruling R9 (§2.5): rifles round as the option says."""
    return FIRE_MOVED_DOWN if state.settings[RIFLES_DOWN] else FIRE_MOVED


def fire_dice(state: NapoleonicsState, unit: Unit, goal: Hex) -> int:
    """§5.5.4-5.5.6 Return the dice of an active unit's fire."""
    start = Hex(state.hex_of[unit])
    arm = state.scenario.arm_of[unit]
    number = fire_strength(state, unit, start, goal)
    if number <= 0 and arm == ARTILLERY:
        return 0  # ruling R43 (§5.5.4): no shot; half a block may be none, and a card's die counts
    number += card_bonus(state, unit, RANGED_COMBAT, start, goal, 0)
    if is_square(state, unit):
        number = min(number, SQUARE_DICE)  # §6.2.7
    return max(0, number - dice_lost(state.scenario, RANGED_COMBAT, arm, start, goal))
