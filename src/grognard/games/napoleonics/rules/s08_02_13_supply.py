"""§8.2.13 Short Supply."""

from grognard.core.types import OK
from grognard.games.napoleonics.reasons import (
    IN_SQUARE,
    NO_BASELINE_HEX,
    NOT_BASELINE,
    NOT_ON_BOARD,
    NOT_VACANT,
)
from grognard.games.napoleonics.rules.s02_01_board import (
    BASELINE,
    NUM_HEXES,
    SECOND_ROW,
    SECTIONS_AT,
    Hex,
)
from grognard.games.napoleonics.rules.s02_pieces import leader_with, place_leader, place_unit
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s07_terrain import is_closed
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Unit
from grognard.games.napoleonics.state import (
    ASK_SUPPLY_HEX,
    SUPPLY_BY_PLAYER,
    NapoleonicsState,
    note,
)


def supply_rows(state: NapoleonicsState, unit: Unit) -> list[Hex]:
    """§8.2.13 Return the vacant hexes of a unit's baseline in its section, else the next row's."""
    side = state.scenario.side_of[unit]
    found = [here for here in BASELINE[side] if _takes_supply(state, unit, here)]
    if found:
        return found
    return [here for here in SECOND_ROW[side] if _takes_supply(state, unit, here)]


def _takes_supply(state: NapoleonicsState, unit: Unit, here: Hex) -> bool:
    """§8.2.13 Vacant, passable, in a section the unit is in (ruling R28)."""
    scenario = state.scenario
    base = scenario.side_of[unit] * NUM_HEXES
    if SECTIONS_AT[base + here] & SECTIONS_AT[base + state.hex_of[unit]] == 0:
        return False
    if state.unit_at[here] != NO_UNIT or state.leader_at[here] != NO_LEADER:
        return False
    return not is_closed(scenario, scenario.arm_of[unit], here)


def supply_unit_code(state: NapoleonicsState, unit: Unit) -> int:
    """§8.2.13 Any unit of either side that is not in square and finds a hex."""
    if state.hex_of[unit] < 0:
        return NOT_ON_BOARD
    if is_square(state, unit):
        return IN_SQUARE
    return OK if supply_rows(state, unit) else NO_BASELINE_HEX


def open_supply_unit(state: NapoleonicsState) -> bool:
    """§8.2.13 Ask for the unit, if one can be chosen."""
    for unit in state.scenario.units:
        if supply_unit_code(state, unit) == OK:
            return True
    state.todo.pop()
    return False


def choose_supply(state: NapoleonicsState, unit: Unit) -> None:
    """§8.2.13 The player of the card picks the hex, or the owner of the unit (ruling R8)."""
    owner = state.scenario.side_of[unit]
    if state.settings[SUPPLY_BY_PLAYER]:
        owner = state.active
    state.todo.pop()
    state.todo.push(ASK_SUPPLY_HEX, owner, unit)


def supply_hex_code(state: NapoleonicsState, here: Hex) -> int:
    """§8.2.13 One of the hexes the unit may be put into."""
    unit = state.scenario.units[state.todo.a()]
    if here in supply_rows(state, unit):
        return OK
    side = state.scenario.side_of[unit]
    return NOT_VACANT if here in BASELINE[side] else NOT_BASELINE


def open_supply_hex(state: NapoleonicsState) -> bool:
    """§8.2.13 Ask for the hex unless there is only one."""
    found = supply_rows(state, state.scenario.units[state.todo.a()])
    if len(found) > 1:
        return True
    supply(state, found[0])
    return False


def supply(state: NapoleonicsState, to: Hex) -> None:
    """§8.2.13 The unit is lifted and put down there, its leader with it; nobody is ordered."""
    unit = state.scenario.units[state.todo.a()]
    here, leader = state.hex_of[unit], leader_with(state, unit)
    state.todo.pop()
    note(state, "§8.2.13", "supply", state.active, [unit, here, to])
    place_unit(state, unit, to)
    if leader != NO_LEADER:
        place_leader(state, leader, to)
