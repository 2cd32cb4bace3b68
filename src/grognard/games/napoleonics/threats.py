"""What the units of one side could do to the other's: dice as they stand, and after a plain move.

No command card is counted, since nobody knows which will be played; moves are those after which a
unit may still battle.
"""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.types import Player
from grognard.games.napoleonics.actions import unit_name
from grognard.games.napoleonics.rules.s02_01_board import DISTANCE, HEX_NAMES, HEXES, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_pieces import enemy_unit_beside
from grognard.games.napoleonics.rules.s02_unit_cards import BATTLE_AFTER, FIRE, IS_HORSE_GUNS, RANGE
from grognard.games.napoleonics.rules.s05_03_movement import unit_reach
from grognard.games.napoleonics.rules.s05_05_dice import moved_fire
from grognard.games.napoleonics.rules.s05_05_line_of_fire import guns_have_line, has_line
from grognard.games.napoleonics.rules.s05_06_dice import melee_strength
from grognard.games.napoleonics.rules.s06_02_square import is_capped
from grognard.games.napoleonics.rules.s07_terrain import bars_battle, dice_lost
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.sent import Threat, Threats
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import (
    ARTILLERY,
    MELEE_COMBAT,
    RANGED_COMBAT,
    SQUARE_DICE,
    Kind,
)


def threats(state: NapoleonicsState, seat: Player) -> dict[str, Threats]:
    """Return by unit of the other side (of both, to a watcher) what it could roll, and at whom."""
    scenario = state.scenario
    found: dict[str, Threats] = {}
    for unit in scenario.units:
        if state.hex_of[unit] >= 0 and scenario.side_of[unit] != seat:
            found[unit_name(scenario, unit)] = _of_unit(state, unit)
    return found


def _of_unit(state: NapoleonicsState, unit: Unit) -> Threats:
    melee: list[Threat] = []
    fire: list[Threat] = []
    melee_moved: list[Threat] = []
    fire_moved: list[Threat] = []
    reach, here = _reach(state, unit), Hex(state.hex_of[unit])
    moved = moved_fire(state)
    for target in _in_range(state, unit):
        in_melee = _melee(state, unit, here, target)
        by_fire = _fire(state, unit, here, target, FIRE)
        _add(state, target, in_melee, 0, melee)
        _add(state, target, by_fire, 0, fire)
        most_in_melee, most_by_fire = 0, 0
        for to in reach:
            most_in_melee = max(most_in_melee, _melee(state, unit, to, target))
            most_by_fire = max(most_by_fire, _fire(state, unit, to, target, moved))
        _add(state, target, most_in_melee, in_melee, melee_moved)
        _add(state, target, most_by_fire, by_fire, fire_moved)
    return {
        "melee": melee,
        "fire": fire,
        "reach": [HEX_NAMES[to] for to in reach],
        "melee_moved": melee_moved,
        "fire_moved": fire_moved,
    }


def _add(state: NapoleonicsState, target: Unit, dice: int, before: int, to: list[Threat]) -> None:
    """Note dice at a target, unless as many are rolled without moving."""
    if dice > before:
        to.append({"piece": unit_name(state.scenario, target), "dice": dice})


def _reach(state: NapoleonicsState, unit: Unit) -> list[Hex]:
    """§5.3 Return where a unit could move and still battle."""
    kind = state.scenario.kind_of[unit]
    if state.slot_of[unit] >= 0 or (IS_HORSE_GUNS[kind] and state.blocks_of[unit] == 1):
        return []  # §6.2, §5.3.3
    steps = unit_reach(state, unit, BATTLE_AFTER[kind])
    return [to for to in HEXES if steps[to] > 0 and not bars_battle(state.scenario, Kind(kind), to)]


def _in_range(state: NapoleonicsState, unit: Unit) -> list[Unit]:
    """Return the enemy units that a move and the unit's range, or a melee, could come up to."""
    scenario = state.scenario
    kind = scenario.kind_of[unit]
    most = BATTLE_AFTER[kind] + max(1, RANGE[kind])
    row = state.hex_of[unit] * NUM_HEXES
    return [
        target
        for target in scenario.units
        if state.hex_of[target] >= 0
        and scenario.side_of[target] != scenario.side_of[unit]
        and DISTANCE[row + state.hex_of[target]] <= most
    ]


def _melee(state: NapoleonicsState, unit: Unit, start: Hex, target: Unit) -> int:
    """§5.6.4, §5.6.6 Return the dice in melee out of a hex; none if it is not beside the target."""
    goal = Hex(state.hex_of[target])
    if DISTANCE[start * NUM_HEXES + goal] != 1:
        return 0
    number = melee_strength(state, unit, target)
    if is_capped(state, unit, target):
        number = min(number, SQUARE_DICE)
    arm = state.scenario.arm_of[unit]
    return max(0, number - dice_lost(state.scenario, MELEE_COMBAT, arm, start, goal))


def _fire(state: NapoleonicsState, unit: Unit, start: Hex, target: Unit, table: vec[i64]) -> int:
    """§5.5.4, §5.5.6 Return the dice of fire out of a hex; none without a clear line."""
    scenario, goal = state.scenario, Hex(state.hex_of[target])
    kind, distance = scenario.kind_of[unit], DISTANCE[start * NUM_HEXES + goal]
    if distance < 2 or distance > RANGE[kind]:
        return 0
    number = table[(kind * 6 + state.blocks_of[unit]) * 6 + distance]
    if state.slot_of[unit] >= 0:
        number = min(number, SQUARE_DICE)
    number -= dice_lost(scenario, RANGED_COMBAT, scenario.arm_of[unit], start, goal)
    if number <= 0 or enemy_unit_beside(state, start, scenario.side_of[unit]):
        return 0
    return number if _sees(state, unit, start, goal) else 0


def _sees(state: NapoleonicsState, unit: Unit, start: Hex, goal: Hex) -> bool:
    """§5.5.3 Say whether a unit's line of fire is clear; where it moved, it blocks no line."""
    side, here = state.scenario.side_of[unit], Hex(state.hex_of[unit])
    if state.scenario.arm_of[unit] == ARTILLERY:
        return guns_have_line(state, side, start, goal, here)
    return has_line(state, start, goal, here)
