"""§5 Movement: a unit, then hex after hex until it stops."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.games._template import reasons as why
from grognard.games._template.actions import (
    DONE,
    FIRST_UNIT,
    click_hex,
    hex_of_action,
    is_hex,
    is_unit,
    unit_of_action,
)
from grognard.games._template.names import unit_message
from grognard.games._template.question import SkirmishQuestion
from grognard.games._template.rules.s01_pieces import (
    is_adjacent,
    is_free,
    is_in_play,
    is_own,
    unit_name,
)
from grognard.games._template.rules.s04_zones import is_zone_to_zone, must_stop
from grognard.games._template.rules.s07_objectives import enter
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import (
    ARM_OF,
    CHARTS,
    HEXES,
    MOVEMENT_OF,
    NEIGHBOURS,
    NUM_HEXES,
    NUM_UNITS,
    TERRAIN_OF,
    TERRAINS,
    UNITS,
    Hex,
    Unit,
)

PROHIBITED: Final = 0
COST: Final[list[int]] = [
    CHARTS["terrain"][TERRAINS[TERRAIN_OF[h]]][ARM_OF[unit]] for unit in UNITS for h in HEXES
]


class AskMoveUnit(SkirmishQuestion):
    """§5.1 Which unit moves next?"""

    id = "move-unit"
    section = "§5.1"
    gives_up = DONE

    def candidates(self, state: SkirmishState, seat: Player) -> list[Action]:
        """Return the units, and the end of movement."""
        return CLICK_UNITS_OR_DONE

    def code(self, state: SkirmishState, action: Action, seat: Player) -> int:
        """§5.1 Any unit of the side may move once, in any order, or none."""
        if action == DONE:
            return OK
        return move_code(state, unit_of_action(action)) if is_unit(action) else NOT_ASKED_CODE

    def answer(self, state: SkirmishState, action: Action) -> None:
        """§5.1 Begin the move of a unit, or end the movement of the side."""
        if action == DONE:
            end_move(state)
            return
        unit = unit_of_action(action)
        state.moved_of[unit] = 1
        state.push(ASK_MOVE_TO, state.side, unit, MOVEMENT_OF[unit])


class AskMoveTo(SkirmishQuestion):
    """§5.2 Where does the unit go? Its frame: a the unit, b the movement points left."""

    id = "move-to"
    section = "§5.2"

    def candidates(self, state: SkirmishState, seat: Player) -> list[Action]:
        """Return the hexes around the unit, and the end of its move."""
        here = Hex(state.hex_of[state.todo.a()])
        return [*[click_hex(h) for h in NEIGHBOURS[here]], DONE]

    def code(self, state: SkirmishState, action: Action, seat: Player) -> int:
        """§5.4 The moving unit enters the next hex, or stops where it is."""
        if action == DONE:
            return OK
        if not is_hex(action):
            return NOT_ASKED_CODE
        return enter_code(state, Unit(state.todo.a()), hex_of_action(action), state.todo.b())

    def answer(self, state: SkirmishState, action: Action) -> None:
        """§5.4 Move one hex further, or stop."""
        if action == DONE:
            end_move(state)
            return
        unit, to = Unit(state.todo.a()), hex_of_action(action)
        here = Hex(state.hex_of[unit])
        state.todo.set_b(state.todo.b() - cost(unit, to))
        state.note("§5.2", "move", state.side, (unit, here, to))
        enter(state, unit, to)
        if must_stop(state, unit, to):
            end_move(state)  # §4.2

    def args(self, state: SkirmishState) -> dict[str, Argument]:
        """Return the unit and its points."""
        return {"unit": unit_message(state.todo.a()), "points": state.todo.b()}

    def shown(self, state: SkirmishState) -> Json:
        """Return the unit and its points."""
        return {"unit": unit_name(Unit(state.todo.a())), "points": state.todo.b()}

    def is_sound(self, state: SkirmishState, owner: Player, a: int, b: int, c: int, d: int) -> bool:
        """Say whether a unit on the map moves."""
        return 0 <= a < NUM_UNITS and is_in_play(state, Unit(a)) and b >= 0


ASK_MOVE_UNIT: Final = AskMoveUnit()
ASK_MOVE_TO: Final = AskMoveTo()
CLICK_UNITS_OR_DONE: Final = list(range(FIRST_UNIT, DONE + 1))


def move_code(state: SkirmishState, unit: Unit) -> int:
    """§5.1 A unit of the side that has not moved and has somewhere to go may move."""
    if not is_own(state, unit):
        return why.NOT_YOUR_UNIT  # §1.1
    if not is_in_play(state, unit):
        return why.NOT_IN_PLAY  # §1.4
    if state.moved_of[unit]:
        return why.MOVED_ALREADY
    for to in NEIGHBOURS[Hex(state.hex_of[unit])]:
        if enter_code(state, unit, to, MOVEMENT_OF[unit]) == OK:
            return OK
    return why.NOWHERE_TO_GO


def enter_code(state: SkirmishState, unit: Unit, to: Hex, points: int) -> int:
    """§5.2 A unit moves from hex to hex and pays for each; §5.3 some it may not enter."""
    here = Hex(state.hex_of[unit])
    if not is_adjacent(here, to):
        return why.NOT_ADJACENT
    if cost(unit, to) == PROHIBITED:
        return why.PROHIBITED_TERRAIN  # §5.3
    if not is_free(state, to):
        return why.HEX_OCCUPIED  # §1.5
    if is_zone_to_zone(state, unit, here, to):
        return why.ZONE_TO_ZONE  # §4.3
    if cost(unit, to) > points:
        return why.TOO_FEW_POINTS
    return OK


def cost(unit: Unit, to: Hex) -> int:
    """§5.2 TEC Return the movement points a unit pays to enter a hex, or PROHIBITED."""
    return COST[unit * NUM_HEXES + to]


def end_move(state: SkirmishState) -> None:
    """§5.4 The move of a unit is over, or that of all."""
    state.close()
