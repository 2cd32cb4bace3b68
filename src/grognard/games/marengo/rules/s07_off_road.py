"""§7 Off-road marches: within a locale or to an adjacent one, and the free defensive march."""

from mypy_extensions import i64

from grognard.core.types import OK
from grognard.games.marengo import reasons as why
from grognard.games.marengo.rules.s03_map import is_held_by, place
from grognard.games.marengo.rules.s12_continuation import offer_continuation
from grognard.games.marengo.rules.s14_disorganization import is_surprised, spread_disorder
from grognard.games.marengo.rules.s15_reinforcements import is_protected
from grognard.games.marengo.rules.s20_terrain import room_in
from grognard.games.marengo.state import CLOSED, MarengoState, count, enemy_of, first, members
from grognard.games.marengo.tables import (
    BEYOND,
    FULL_BLOCK,
    IS_ADJACENT,
    LOCALE_AT,
    LOCALE_OF,
    NO_SIDE,
    NUM_LOCALES,
    SIDES_OF,
    Locale,
    Position,
    Side,
    blocking,
    reserve,
    side_at,
)


def march_code(state: MarengoState, group: i64, to: Locale) -> int:
    """§7 A group may march into reserve of an adjacent locale without enemies, for a command."""
    position = Position(state.pos_of[first(group)])
    here = Locale(LOCALE_AT[position])
    if here < 0:
        return why.MUST_ENTER_BY_ROAD
    if here == to:
        return why.ALREADY_THERE
    if not IS_ADJACENT[here * NUM_LOCALES + to]:
        return why.NOT_ADJACENT
    if state.disorganized & group:
        return why.DISORGANIZED  # §14
    if is_held_by(state, to, enemy_of(state.turn)):
        return why.ENEMY_THERE
    if is_protected(state, to, state.turn):
        return why.PROTECTED_ENTRY
    code = _crossing_code(state, position, to)
    if code != OK:
        return code
    if count(group) > room_in(state, to):
        return why.OVER_CAPACITY
    return OK if state.commands > 0 else why.NO_COMMAND


def _crossing_code(state: MarengoState, position: Position, to: Locale) -> int:
    """§7, §11 From an approach only across it; never where an assault was lost this turn."""
    from_side = side_at(position)
    if from_side >= 0:
        if BEYOND[from_side] != to:
            return why.ONLY_OPPOSITE
        return why.APPROACH_CLOSED if state.across_of[from_side >> 1] & CLOSED else OK
    for number in SIDES_OF[LOCALE_AT[position]]:
        side = Side(number)
        if BEYOND[side] == to and not state.across_of[side >> 1] & CLOSED:
            return OK
    return why.APPROACH_CLOSED


def march(state: MarengoState, to: Locale) -> None:
    """§7 The group, already begun as an action, marches; §12 its cavalry may continue."""
    numbers = [count(state.group), state.pos_of[first(state.group)], to]
    state.note("§7", "march", state.turn, numbers)
    state.commands -= 1
    for piece in members(state.group):
        place(state, piece, reserve(to))
    spread_disorder(state, to)
    offer_continuation(state, NO_SIDE)


def block_code(state: MarengoState, group: i64, side: Side) -> int:
    """§7 From reserve a group may block an approach that faces an enemy-occupied locale."""
    position = Position(state.pos_of[first(group)])
    if LOCALE_AT[position] < 0:
        return why.MUST_ENTER_BY_ROAD
    if LOCALE_AT[position] != LOCALE_OF[side]:
        return why.OTHER_LOCALE
    if side_at(position) >= 0:
        return why.NOT_IN_RESERVE
    if is_surprised(state, state.turn):
        return why.FRENCH_SURPRISED  # §14
    if not is_held_by(state, Locale(BEYOND[side]), enemy_of(state.turn)):
        return why.NOBODY_OPPOSITE
    return OK if block_cost(state, group, side) <= state.commands else why.NO_COMMAND


def block_cost(state: MarengoState, group: i64, side: Side) -> int:
    """§7 A march that does no more than fully block the approach is defensive, and free."""
    blocked = count(state.at[blocking(side)]) + count(group)
    return 0 if blocked <= FULL_BLOCK[side] else 1


def block(state: MarengoState, side: Side) -> None:
    """§7 The group moves up from reserve to block the approach."""
    cost = block_cost(state, state.group, side)
    state.note("§7", "block", state.turn, [count(state.group), side, cost])
    state.commands -= cost
    for piece in members(state.group):
        place(state, piece, blocking(side))


def to_reserve_code(state: MarengoState, group: i64) -> int:
    """§7 From an approach a group may step back into reserve of its own locale, for a command."""
    if side_at(Position(state.pos_of[first(group)])) < 0:
        return why.NOT_IN_APPROACH
    return OK if state.commands > 0 else why.NO_COMMAND


def to_reserve(state: MarengoState) -> None:
    """§7 The group steps back; §12 its cavalry may continue to another approach."""
    side = side_at(Position(state.pos_of[first(state.group)]))
    state.note("§7", "reserve", state.turn, [count(state.group), side])
    state.commands -= 1
    for piece in members(state.group):
        place(state, piece, reserve(Locale(LOCALE_OF[side])))
    offer_continuation(state, NO_SIDE)
