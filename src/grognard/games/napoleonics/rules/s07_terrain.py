"""§7 Terrain: what it does to moves, dice, squares and flags. Lines of fire are §5.5.3."""

from grognard.games.napoleonics.rules.s02_01_board import NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_unit_cards import IS_LIGHT
from grognard.games.napoleonics.rules.s05_05_line_of_fire import SIDES_MET
from grognard.games.napoleonics.rules.s09_scenarios import Scenario
from grognard.games.napoleonics.state import NO_SQUARE_IN_WORKS, NOT_ACROSS_WORKS
from grognard.games.napoleonics.tables import (
    CAVALRY,
    DICE_FROM,
    DICE_INTO,
    HILL,
    HILL_TO_HILL,
    IS_TOWN,
    LIGHT_MAY_BATTLE,
    MAY_FORM_SQUARE,
    NUM_ARMS,
    STOPS,
    WORKS,
    WORKS_FLAGS,
    WORKS_INSTEAD,
    Kind,
)

# §7 Movement


def is_closed(scenario: Scenario, arm: int, here: Hex) -> bool:
    """§7.3, §7.6, §7.9 Return whether terrain keeps an arm out; leaders are as infantry.

    §7.8 Where there is a bridge, it counts and not the river.
    """
    return scenario.closed[arm * NUM_HEXES + here]


def must_stop(scenario: Scenario, start: Hex, to: Hex, only_across: bool) -> bool:
    """§7.1, §7.4, §7.5, §7.7, §7.9 Return whether entering a hex from another ends a move.

    Ruling R6 (§7.5): works do so from every side, or, as an option, only across them.
    """
    if not scenario.stops[to] or scenario.works_at[to] == 0 or not only_across:
        return scenario.stops[to]
    return STOPS[scenario.terrain_at[to]] or _crosses(scenario.works_at[to], start, to)


def bars_battle(scenario: Scenario, kind: Kind, to: Hex) -> bool:
    """§7.1, §7.4 Return whether a unit that enters may not battle this turn."""
    if not scenario.bars_battle[to]:
        return False
    return not (LIGHT_MAY_BATTLE[scenario.terrain_at[to]] and IS_LIGHT[kind])


# §7 Combat


def dice_lost(scenario: Scenario, combat: int, arm: int, start: Hex, target: Hex) -> int:
    """§7, §5.5.6, §5.6.6 Return the dice an arm loses from one hex into another; both are added."""
    ground, under = scenario.terrain_at[target], scenario.terrain_at[start]
    cell = combat * NUM_ARMS + arm
    across = crosses_works(scenario, start, target)
    if ground == HILL and under == HILL and not across:
        return HILL_TO_HILL[cell] + _works_out(scenario, arm, start, target)  # §7.2
    into = DICE_INTO[ground * 6 + cell]
    if across and WORKS_INSTEAD[ground]:
        into = DICE_INTO[WORKS * 6 + cell]  # §7.5
    return into + _dice_out(scenario, cell, arm, start, target)


def _dice_out(scenario: Scenario, cell: int, arm: int, start: Hex, target: Hex) -> int:
    """§7 Return the dice lost for the hex a unit fights out of."""
    under = scenario.terrain_at[start]
    if scenario.works_at[start] and WORKS_INSTEAD[under] and crosses_works(scenario, target, start):
        return DICE_FROM[WORKS * 6 + cell]  # §7.5
    if under == HILL and scenario.terrain_at[target] == HILL:
        return 0  # §7.2: the enemy is not lower
    return DICE_FROM[under * 6 + cell]


def _works_out(scenario: Scenario, arm: int, start: Hex, target: Hex) -> int:
    """§7.5 Return the dice cavalry loses that fights out across works, on a hill."""
    if arm == CAVALRY and crosses_works(scenario, target, start):
        return DICE_FROM[WORKS * 6 + arm]
    return 0


def crosses_works(scenario: Scenario, start: Hex, target: Hex) -> bool:
    """§7.5 Return whether an attack meets a side with works.

    Ruling R1 (§7.5): fire that meets a corner is held off if one of the two sides has works.
    """
    return scenario.works_at[target] > 0 and _crosses(scenario.works_at[target], start, target)


def _crosses(works: int, start: Hex, target: Hex) -> bool:
    return works & SIDES_MET[start * NUM_HEXES + target] != 0


def flags_ignored_at(scenario: Scenario, arm: int, start: Hex, target: Hex, walled: bool) -> int:
    """§7.5 Return the flags the ground lets a unit ignore; §9.15 opt walled farms."""
    flags = WORKS_FLAGS[arm] if crosses_works(scenario, start, target) else 0
    return flags + scenario.flags_at[target] if walled else flags


def may_form_square_at(
    scenario: Scenario, here: Hex, attacker: Hex, in_towns: bool, in_works: int
) -> bool:
    """§7, §6.2.1 Return whether the ground lets infantry form square against cavalry beside it.

    Rulings R4 (§7.4) and R5 (§7.5): in towns and behind works as the options say.
    """
    ground = scenario.terrain_at[here]
    if IS_TOWN[ground] and not in_towns:
        return False
    if in_works == NO_SQUARE_IN_WORKS and scenario.works_at[here]:
        return False
    if in_works == NOT_ACROSS_WORKS and crosses_works(scenario, attacker, here):
        return False
    return IS_TOWN[ground] or MAY_FORM_SQUARE[ground]


def voids_cavalry_charge(scenario: Scenario, start: Hex, target: Hex) -> bool:
    """§7.4 Return whether Cavalry Charge gives no dice, into or out of buildings."""
    return IS_TOWN[scenario.terrain_at[start]] or IS_TOWN[scenario.terrain_at[target]]
