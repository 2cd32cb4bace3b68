"""§5 Movement: a unit, then hex after hex until it stops."""

from grognard.core.types import NOT_ASKED_CODE, OK, Action
from grognard.games._template import reasons as why
from grognard.games._template.actions import (
    DONE,
    hex_of_action,
    is_hex,
    is_unit,
    unit_of_action,
)
from grognard.games._template.rules.s04_zones import is_zone_to_zone, must_stop
from grognard.games._template.rules.s07_objectives import enter
from grognard.games._template.state import (
    ASK_MOVE_TO,
    ASK_MOVE_UNIT,
    SkirmishState,
    is_in_play,
)
from grognard.games._template.tables import (
    MOVEMENT_OF,
    NEIGHBOURS,
    NO_UNIT,
    PROHIBITED,
    SIDE_OF,
    Hex,
    Unit,
    cost,
    is_adjacent,
)


def ask_unit(state: SkirmishState) -> None:
    """§5.1 The side chooses the next unit to move."""
    state.questions.push(ASK_MOVE_UNIT, state.side)


def can_choose_unit(state: SkirmishState, action: Action) -> int:
    """§5.1 Any unit of the side may move once, in any order, or none."""
    if action == DONE:
        return OK
    return can_move(state, unit_of_action(action)) if is_unit(action) else NOT_ASKED_CODE


def can_move(state: SkirmishState, unit: Unit) -> int:
    """§5.1 A unit of the side that has not moved and has somewhere to go may move."""
    if SIDE_OF[unit] != state.side:
        return why.NOT_YOUR_UNIT  # §1.1
    if not is_in_play(state, unit):
        return why.NOT_IN_PLAY  # §1.4
    if state.moved_of[unit]:
        return why.MOVED_ALREADY
    for to in NEIGHBOURS[state.hex_of[unit]]:
        if can_enter(state, unit, to, MOVEMENT_OF[unit]) == OK:
            return OK
    return why.NOWHERE_TO_GO


def can_go(state: SkirmishState, action: Action) -> int:
    """§5.4 The moving unit enters the next hex, or stops where it is."""
    if action == DONE:
        return OK
    if not is_hex(action):
        return NOT_ASKED_CODE
    unit, points = Unit(state.questions.a()), state.questions.b()
    return can_enter(state, unit, hex_of_action(action), points)


def can_enter(state: SkirmishState, unit: Unit, to: Hex, points: int) -> int:
    """§5.2 A unit moves from hex to hex and pays for each; §5.3 some it may not enter."""
    here = state.hex_of[unit]
    if not is_adjacent(here, to):
        return why.NOT_ADJACENT
    if cost(unit, to) == PROHIBITED:
        return why.PROHIBITED_TERRAIN  # §5.3
    if state.unit_at[to] != NO_UNIT:
        return why.HEX_OCCUPIED  # §1.5
    if is_zone_to_zone(state, unit, here, to):
        return why.ZONE_TO_ZONE  # §4.3
    if cost(unit, to) > points:
        return why.TOO_FEW_POINTS
    return OK


def choose_unit(state: SkirmishState, action: Action) -> None:
    """§5.1 Begin the move of a unit, or end the movement of the side."""
    if action == DONE:
        state.questions.pop()
        state.chain += 1
        return
    unit = unit_of_action(action)
    state.moved_of[unit] = True
    state.questions.push(ASK_MOVE_TO, state.side, unit, MOVEMENT_OF[unit])


def go(state: SkirmishState, action: Action) -> None:
    """§5.4 Move one hex further, or stop."""
    if action == DONE:
        end_move(state)
        return
    unit, to = Unit(state.questions.a()), hex_of_action(action)
    here = state.hex_of[unit]
    state.questions.set_b(state.questions.b() - cost(unit, to))
    state.note("§5.2", "move", state.side, (unit, here, to))
    enter(state, unit, to)
    if must_stop(state, unit, to):
        end_move(state)  # §4.2


def end_move(state: SkirmishState) -> None:
    """§5.4 The move of a unit is over."""
    state.questions.pop()
    state.chain += 1
