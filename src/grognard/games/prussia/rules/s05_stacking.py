"""§5 Stacking: who lies above whom, how much a hex holds, and the only ways a piece is placed."""

from grognard.core.types import Player
from grognard.games.prussia.rules.s06_zones import add_zone
from grognard.games.prussia.rules.s25_zorndorf import stack_steps
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    LEADER,
    OFF,
    ROUTED,
    STACK_COLUMN,
    STACK_GUNS,
    STACK_GUNS_ALONE,
    STACK_STEPS,
    Hex,
    Piece,
)


def stack(state: PrussiaState, here: Hex) -> list[Piece]:
    """Return the units of a hex from top to bottom."""
    found: list[Piece] = []
    unit = Piece(state.top_at[here])
    while unit >= 0:
        found.append(unit)
        unit = Piece(state.under_of[unit])
    return found


def leaders_at(state: PrussiaState, here: Hex) -> list[Piece]:
    """Return the leaders in a hex."""
    if state.chiefs_at[here] == 0:
        return []
    field = state.field
    return [one for one in field.all_leaders if state.hex_of[one] == here]


def holder(state: PrussiaState, here: Hex) -> Player:
    """Return the side whose pieces, leaders included, are in a hex, or -1."""
    field = state.field
    if state.top_at[here] >= 0:
        return field.side_of[Piece(state.top_at[here])]
    if state.chiefs_at[here] == 0:
        return -1
    for leader in field.all_leaders:
        if state.hex_of[leader] == here:
            return field.side_of[leader]
    return -1


# Placing and removing: nothing else touches the boards


def place_top(state: PrussiaState, piece: Piece, here: Hex) -> None:
    """§5.4 Put a piece into a hex, a unit on top of its stack; it leaves where it was."""
    lift_off(state, piece)
    if state.field.arm_of[piece] == LEADER:
        state.hex_of[piece] = here
        state.chiefs_at[here] = int(state.chiefs_at[here]) + 1
        return
    state.under_of[piece] = int(state.top_at[here])
    state.top_at[here] = piece
    _settle(state, piece, here)


def place_bottom(state: PrussiaState, piece: Piece, here: Hex) -> None:
    """§5.4 Put a piece into a hex, a unit below all others."""
    last = Piece(state.top_at[here])
    if last == piece or last < 0 or state.field.arm_of[piece] == LEADER:
        place_top(state, piece, here)
        return
    lift_off(state, piece)
    while state.under_of[last] >= 0:
        last = Piece(state.under_of[last])
    state.under_of[last] = piece
    state.under_of[piece] = -1
    _settle(state, piece, here)


def _settle(state: PrussiaState, unit: Piece, here: Hex) -> None:
    field = state.field
    state.hex_of[unit] = here
    if field.arm_of[unit] == ARTILLERY:
        state.guns_at[here] = int(state.guns_at[here]) + int(state.left_of[unit])
    else:
        state.steps_at[here] = int(state.steps_at[here]) + stack_steps(state, unit)
    if state.morale_of[unit] != ROUTED:
        add_zone(state, unit, here, 1)


def lift_off(state: PrussiaState, piece: Piece) -> None:
    """Take a piece off its hex; nothing happens to one that is off the map."""
    here = Hex(state.hex_of[piece])
    if here < 0:
        return
    field = state.field
    state.hex_of[piece] = OFF
    if field.arm_of[piece] == LEADER:
        state.chiefs_at[here] = int(state.chiefs_at[here]) - 1
        return
    _unlink(state, piece, here)
    if field.arm_of[piece] == ARTILLERY:
        state.guns_at[here] = int(state.guns_at[here]) - int(state.left_of[piece])
    else:
        state.steps_at[here] = int(state.steps_at[here]) - stack_steps(state, piece)
        if state.steps_at[here] == 0:
            _clear_markers(state, here)
    if state.morale_of[piece] != ROUTED:
        add_zone(state, piece, here, -1)


def _clear_markers(state: PrussiaState, here: Hex) -> None:
    """§6.4, §10.11 A hex that all infantry and cavalry have left loses its markers."""
    if here in state.locked:
        unlock(state, here)
    if state.combat.momentum:
        state.combat.drop_momentum(here)


def unlock(state: PrussiaState, here: Hex) -> None:
    """§6.4 A hex loses its Locked marker."""
    state.locked.remove(here)
    if here in state.stirred:
        state.stirred.remove(here)
    for unit in state.field.all_units:
        if state.locked_of[unit] == here:
            state.locked_of[unit] = OFF


def _unlink(state: PrussiaState, unit: Piece, here: Hex) -> None:
    above = Piece(state.top_at[here])
    if above == unit:
        state.top_at[here] = int(state.under_of[unit])
    else:
        while state.under_of[above] != unit:
            above = Piece(state.under_of[above])
        state.under_of[above] = state.under_of[unit]
    state.under_of[unit] = -1


def remove(state: PrussiaState, piece: Piece, fate: int) -> None:
    """Take a piece out of play for good; `fate` says how (LOST, CAPTURED, LEFT, ...)."""
    lift_off(state, piece)
    state.fate_of[piece] = fate


def raise_top(state: PrussiaState, unit: Piece) -> None:
    """§5.4 Move a unit to the top of its own stack."""
    here = Hex(state.hex_of[unit])
    if state.top_at[here] != unit:
        _unlink(state, unit, here)
        state.under_of[unit] = int(state.top_at[here])
        state.top_at[here] = unit


def set_morale(state: PrussiaState, unit: Piece, morale: int) -> None:
    """§9 Change a unit's state; the routed have no zone of control."""
    before = state.morale_of[unit]
    here = Hex(state.hex_of[unit])
    state.morale_of[unit] = morale
    if here >= 0 and (before == ROUTED) != (morale == ROUTED):
        add_zone(state, unit, here, -1 if morale == ROUTED else 1)


def set_left(state: PrussiaState, unit: Piece, left: int) -> None:
    """§10.8.1.1 Change the steps a unit has left; at 0 the caller removes it."""
    here = Hex(state.hex_of[unit])
    if here >= 0:
        field = state.field
        change = left - int(state.left_of[unit])
        if field.arm_of[unit] == ARTILLERY:
            state.guns_at[here] = int(state.guns_at[here]) + change
        else:
            state.steps_at[here] = int(state.steps_at[here]) + change * int(field.double_of[unit])
    state.left_of[unit] = left


# §5.1-5.3 Limits


def has_column(state: PrussiaState, here: Hex) -> bool:
    """§5.2 Say whether a unit in column stands in a hex."""
    unit = Piece(state.top_at[here])
    while unit >= 0:
        if state.column_of[unit]:
            return True
        unit = Piece(state.under_of[unit])
    return False


def is_over(steps: int, guns: int, is_column: bool) -> bool:
    """§5.1, §5.2 Say whether so many steps and guns are over the limits of a hex."""
    if steps == 0:
        return guns > (STACK_GUNS if is_column else STACK_GUNS_ALONE)
    return guns > STACK_GUNS or steps > (STACK_COLUMN if is_column else STACK_STEPS)


def excess(state: PrussiaState, here: Hex) -> int:
    """§5.1, §5.2 Return by how many steps a hex is over its limits; 0 if it keeps them."""
    steps, guns = int(state.steps_at[here]), int(state.guns_at[here])
    if steps == 0 and (guns <= STACK_GUNS or not has_column(state, here)):
        return max(0, guns - STACK_GUNS_ALONE)
    if guns > STACK_GUNS:
        return guns - STACK_GUNS
    if steps > STACK_STEPS:
        return steps - STACK_STEPS
    if steps > STACK_COLUMN and has_column(state, here):
        return steps - STACK_COLUMN
    return 0


def is_over_with(state: PrussiaState, unit: Piece, here: Hex) -> bool:
    """§5.1, §5.2 Say whether a unit that joined a hex would bring it over its limits."""
    field = state.field
    steps, guns = int(state.steps_at[here]), int(state.guns_at[here])
    if field.arm_of[unit] == ARTILLERY:
        guns += int(state.left_of[unit])
        if guns > (STACK_GUNS if steps else STACK_GUNS_ALONE):
            return True
        if steps <= STACK_COLUMN and guns <= STACK_GUNS:
            return False
        return state.column_of[unit] != 0 or (steps == 0 and has_column(state, here))
    steps += stack_steps(state, unit)
    if steps > STACK_STEPS or guns > STACK_GUNS:
        return True
    if steps <= STACK_COLUMN:
        return False
    return state.column_of[unit] != 0 or has_column(state, here)


def has_units_beside(state: PrussiaState, here: Hex, side: Player) -> bool:
    """§8.1, §23.4 Say whether a unit of a side is adjacent to a hex."""
    field = state.field
    for edge in range(here * 6, here * 6 + 6):
        to = Hex(field.neighbours[edge])
        if to >= 0 and state.top_at[to] >= 0 and field.side_of[Piece(state.top_at[to])] == side:
            return True
    return False
