"""§8.2.13 Short Supply."""

from typing import Final

from grognard.core.types import OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import HEX, UNIT, hex_of, unit_of
from grognard.games.napoleonics.question import AboutUnit, NapoleonicsQuestion
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
from grognard.games.napoleonics.state import SUPPLY_BY_PLAYER, NapoleonicsState


def legal_supply_hexes(state: NapoleonicsState, unit: Unit) -> list[Hex]:
    """§8.2.13 Return the vacant hexes of a unit's baseline in its section, else the next row's."""
    side = state.scenario.side_of[unit]
    found = [here for here in BASELINE[side] if _takes_supply(state, unit, here)]
    if found:
        return found
    return [here for here in SECOND_ROW[side] if _takes_supply(state, unit, here)]


def _takes_supply(state: NapoleonicsState, unit: Unit, here: Hex) -> bool:
    """§8.2.13 Vacant, passable, in a section the unit is in (ruling R28)."""
    scenario = state.scenario
    if not _is_in_its_section(state, unit, here):
        return False
    if state.unit_at[here] != NO_UNIT or state.leader_at[here] != NO_LEADER:
        return False
    return not is_closed(scenario, scenario.arm_of[unit], here)


def _is_in_its_section(state: NapoleonicsState, unit: Unit, here: Hex) -> bool:
    base = state.scenario.side_of[unit] * NUM_HEXES
    return SECTIONS_AT[base + here] & SECTIONS_AT[base + state.hex_of[unit]] != 0


def supply_unit_code(state: NapoleonicsState, unit: Unit) -> int:
    """§8.2.13 Any unit of either side that is not in square and finds a hex."""
    if state.hex_of[unit] < 0:
        return why.NOT_ON_BOARD
    if is_square(state, unit):
        return why.IN_SQUARE
    return OK if legal_supply_hexes(state, unit) else why.NO_BASELINE_HEX


def choose_supply(state: NapoleonicsState, unit: Unit) -> None:
    """§8.2.13 The player of the card picks the hex, or the owner of the unit (ruling R8)."""
    owner = state.scenario.side_of[unit]
    if state.settings[SUPPLY_BY_PLAYER]:
        owner = state.active
    state.todo.pop()
    state.push(ASK_SUPPLY_HEX, owner, unit)


def supply_hex_code(state: NapoleonicsState, here: Hex) -> int:
    """§8.2.13 One of the hexes the unit may be put into."""
    unit = Unit(state.todo.a())
    found = legal_supply_hexes(state, unit)
    if here in found:
        return OK
    side, arm = state.scenario.side_of[unit], state.scenario.arm_of[unit]
    row = SECOND_ROW[side] if found[0] in SECOND_ROW[side] else BASELINE[side]
    is_in_row = here in BASELINE[side] or here in row
    if not is_in_row or not _is_in_its_section(state, unit, here):
        return why.NOT_BASELINE
    return why.IMPASSABLE if is_closed(state.scenario, arm, here) else why.NOT_VACANT


def supply(state: NapoleonicsState, to: Hex) -> None:
    """§8.2.13 The unit is lifted and put down there, its leader with it; nobody is ordered."""
    unit = Unit(state.todo.a())
    here, leader = Hex(state.hex_of[unit]), leader_with(state, unit)
    state.todo.pop()
    state.note("§8.2.13", "supply", state.active, (unit, here, to))
    place_unit(state, unit, to)
    if leader != NO_LEADER:
        place_leader(state, leader, to)


class AskSupplyUnit(NapoleonicsQuestion):
    """§8.2.13 Which unit is sent back?"""

    id = "supply-unit"
    section = "§8.2.13"
    asks_units = True

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return all units."""
        return [UNIT + unit for unit in state.scenario.units]

    def unit_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """§8.2.13 Any unit of either side that finds a hex."""
        return supply_unit_code(state, unit)

    def waits(self, state: NapoleonicsState) -> bool:
        """§8.2.13 Ask for the unit, if one can be chosen."""
        for unit in state.scenario.units:
            if supply_unit_code(state, unit) == OK:
                return True
        state.todo.pop()
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§8.2.13 Ask where it goes."""
        state.chain += 1
        choose_supply(state, unit_of(action))


class AskSupplyHex(AboutUnit):
    """§8.2.13 Where is it put? Its frame: a unit."""

    id = "supply-hex"
    section = "§8.2.13"

    def hex_code(self, state: NapoleonicsState, to: Hex) -> int:
        """§8.2.13 A vacant hex of its baseline."""
        return supply_hex_code(state, to)

    def legal(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """§8.2.13 The hexes, looked up once."""
        return [HEX + to for to in legal_supply_hexes(state, Unit(state.todo.a()))]

    def waits(self, state: NapoleonicsState) -> bool:
        """§8.2.13 Ask for the hex unless there is only one."""
        found = self.legal(state, state.todo.owner())
        if len(found) > 1:
            return True
        supply(state, hex_of(found[0]))
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§8.2.13 Put it there."""
        state.chain += 1
        supply(state, hex_of(action))


ASK_SUPPLY_UNIT: Final = AskSupplyUnit()
ASK_SUPPLY_HEX: Final = AskSupplyHex()
