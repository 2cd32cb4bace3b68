"""§5.3 When the limits apply: who may end in a full hex, and who can relieve it."""

from grognard.core.types import OK
from grognard.games.prussia.rules.s04_02_command import acts
from grognard.games.prussia.rules.s05_stacking import (
    excess,
    is_over,
    is_over_with,
    raise_top,
    stack,
)
from grognard.games.prussia.rules.s07_04_allowance import allowance
from grognard.games.prussia.rules.s07_05_reach import FAR, enter_cost, entry_code, leave_cost, reach
from grognard.games.prussia.rules.s25_zorndorf import stack_steps
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import ARTILLERY, LEADER, ROUTED, Hex, Piece


def ends_over(state: PrussiaState) -> bool:
    """§5.3 Say whether the piece in hand stands in a stack over its limits."""
    return excess(state, Hex(state.hex_of[state.walker])) > 0


def is_mendable(state: PrussiaState, here: Hex) -> bool:
    """§5.3 Say whether a unit that has not moved could leave a hex for one with room."""
    return any(can_mend(state, unit, here) for unit in stack(state, here))


def can_mend(state: PrussiaState, unit: Piece, here: Hex) -> bool:
    """§5.3 Say whether this unit's leaving would help a hex that is over its limits."""
    field = state.field
    if state.hex_of[unit] != here or field.arm_of[unit] == LEADER:
        return False
    if state.moved_of[unit] or state.morale_of[unit] == ROUTED or not acts(state, unit):
        return False
    if leave_cost(state, unit) >= FAR:
        return False
    for edge in range(here * 6, here * 6 + 6):
        to = Hex(field.neighbours[edge])
        if to < 0 or enter_cost(state, unit, edge) >= FAR:
            continue
        if entry_code(state, unit, to) == OK and not is_over_with(state, unit, to):
            return True
    for to in reach(state, unit, allowance(state, unit), True).found:
        if not is_over_with(state, unit, to):
            return True  # beyond the full hexes around it
    return False


def may_end(state: PrussiaState, piece: Piece, to: Hex) -> bool:
    """§5.3 A piece may end where there is room, or where another can leave to make room."""
    if state.top_at[to] < 0 or state.field.arm_of[piece] == LEADER:
        return True
    if not is_over_with(state, piece, to):
        return True
    return state.must_move < 0 and can_make_room(state, piece, to)


def can_make_room(state: PrussiaState, comer: Piece, here: Hex) -> bool:
    """§5.3 Say whether a hex keeps its limits with a unit once all have left it who can."""
    field = state.field
    steps = guns = 0
    is_column = state.column_of[comer] != 0
    if field.arm_of[comer] == ARTILLERY:
        guns = state.left_of[comer]
    else:
        steps = stack_steps(state, comer)
    unit = Piece(state.top_at[here])
    while unit >= 0:
        if unit != comer and not can_mend(state, unit, here):
            if field.arm_of[unit] == ARTILLERY:
                guns += state.left_of[unit]
            else:
                steps += stack_steps(state, unit)
            is_column = is_column or state.column_of[unit] != 0
        unit = Piece(state.under_of[unit])
    return not is_over(steps, guns, is_column)


def is_still_mendable(state: PrussiaState, unit: Piece) -> bool:
    """§5.3, §7.5.1 Say whether a unit may go on top of a full Locked stack: somebody can leave."""
    here = Hex(state.hex_of[unit])
    if here != state.must_move or here not in state.locked:
        return False
    order = stack(state, here)
    raise_top(state, unit)
    found = is_mendable(state, here)
    for other in reversed(order):
        raise_top(state, other)
    return found
