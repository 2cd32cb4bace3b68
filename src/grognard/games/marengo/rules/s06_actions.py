"""§6 Actions: commands, who may take part, and how an action begins and ends."""

from typing import Final

from mypy_extensions import i64

from grognard.core.types import OK
from grognard.games.marengo.reasons import (
    ALIKE,
    CLEANED_UP,
    DISORGANIZED,
    ENTRY_FULL,
    HAS_ACTED,
    NEEDS_INFANTRY,
    NO_COMMAND,
    NO_ROOM,
    NO_STEP_LEFT,
    NOT_IN_PLAY,
    NOT_YOUR_PIECE,
    NOTHING_TO_DO,
    OTHER_POSITION,
    OVER_CAPACITY,
    PICKED_ALREADY,
    ROAD_ONE_PIECE,
    THREE_PIECES,
)
from grognard.games.marengo.rules.s07_off_road import block_code, march_code, to_reserve_code
from grognard.games.marengo.rules.s08_road import cross_code, is_kept_by_cleanup
from grognard.games.marengo.rules.s09_maneuver import attack_code
from grognard.games.marengo.rules.s10_bombardment import cancel_bombardments, declare_code
from grognard.games.marengo.rules.s12_continuation import road_continue_code
from grognard.games.marengo.rules.s14_disorganization import organize_code
from grognard.games.marengo.rules.s17_shuffling import hide, mix, single_out
from grognard.games.marengo.state import (
    NO_CLAIM,
    MarengoState,
    count,
    face_of_piece,
    first,
    members,
)
from grognard.games.marengo.tables import (
    ANY_ROAD,
    ARMY_OF,
    ARTILLERY,
    BIT,
    CAVALRY,
    ENTRIES_FROM,
    FIRST_AREA,
    INFANTRY,
    LOCALE_AT,
    MOST_IN_ACTION,
    NEIGHBOURS,
    NO_SIDE,
    SIDES_OF,
    TYPE_OF,
    WAYS_FROM,
    Locale,
    Piece,
    Position,
    Side,
    Way,
    side_at,
)

NO_GROUP: Final = 0


def has_twin(state: MarengoState, piece: Piece, among: i64) -> bool:
    """§17 Say whether a piece alike in face and standing is offered in its stead: the lowest.

    `among` are the pieces of the same position that could be named as well (ruling R13).
    """
    alike = state.cleaned if state.cleaned & BIT[piece] else ~state.cleaned
    lower = among & (BIT[piece] - 1) & alike
    if lower == 0:
        return False
    seen = face_of_piece(state, piece)
    for other in members(lower):
        if face_of_piece(state, other) == seen:
            return True
    return False


def ready(state: MarengoState, position: Position) -> i64:
    """§6 Return the pieces at a position of the army on turn that have not acted."""
    return state.at[position] & ~state.acted


def piece_code(state: MarengoState, piece: Piece) -> int:
    """§6 A piece may be chosen if it has not acted and there is something it can do."""
    if ARMY_OF[piece] != state.turn:
        return NOT_YOUR_PIECE
    if state.strength_of[piece] == 0:
        return NOT_IN_PLAY
    if state.acted & BIT[piece]:
        return HAS_ACTED
    if may_begin(state, piece):
        return OK
    return ALIKE if can_act(state, piece) else idle_code(state, piece)


def may_begin(state: MarengoState, piece: Piece) -> bool:
    """§6 Say whether an action begins with a piece that is ready, or with no twin of it."""
    if has_twin(state, piece, ready(state, Position(state.pos_of[piece]))):
        return False
    return can_act(state, piece)


def can_act(state: MarengoState, piece: Piece) -> bool:
    """§6 Say whether any action begins with this piece, alone or in a group."""
    position = Position(state.pos_of[piece])
    if position >= FIRST_AREA:
        return _can_enter(state, piece)
    bit = BIT[piece]
    if state.disorganized & bit and organize_code(state, piece, 0) == OK:
        return True
    if group_can_act(state, bit):
        return True
    if TYPE_OF[piece] == ARTILLERY and declare_code(state, piece) == OK:
        return True
    return side_at(position) < 0 and _can_road_march(state, piece)


def idle_code(state: MarengoState, piece: Piece) -> int:
    """§6 Return why no action begins with this piece: the rule that keeps it, if one does."""
    position = Position(state.pos_of[piece])
    if position >= FIRST_AREA:  # §15
        code = cross_code(state, piece, Way(ENTRIES_FROM[position - FIRST_AREA][0]))
        return ENTRY_FULL if code == NO_STEP_LEFT else code
    if state.disorganized & BIT[piece]:
        return organize_code(state, piece, 0)  # §14
    if is_kept_by_cleanup(state, piece):
        return CLEANED_UP  # §8
    return _idle_group_code(state, BIT[piece])


def _idle_group_code(state: MarengoState, group: i64) -> int:
    """§6 Return what a group lacks for an action off the road: a command, §20 room, or anything."""
    position = Position(state.pos_of[first(group)])
    if side_at(position) >= 0:
        return to_reserve_code(state, group)
    here = Locale(LOCALE_AT[position])
    codes = [march_code(state, group, Locale(to)) for to in NEIGHBOURS[here]]
    codes += [block_code(state, group, Side(side)) for side in SIDES_OF[here]]
    codes += [attack_code(state, group, Side(side)) for side in SIDES_OF[here]]
    if NO_COMMAND in codes:
        return NO_COMMAND
    return NO_ROOM if OVER_CAPACITY in codes else NOTHING_TO_DO


def _can_enter(state: MarengoState, piece: Piece) -> bool:
    for number in ENTRIES_FROM[state.pos_of[piece] - FIRST_AREA]:
        way = Way(number)
        if cross_code(state, piece, way) == OK:
            return True
    return False


def _can_road_march(state: MarengoState, piece: Piece) -> bool:
    here = Locale(LOCALE_AT[state.pos_of[piece]])
    for number in WAYS_FROM[here]:
        way = Way(number)
        if cross_code(state, piece, way) == OK:
            return True
    if TYPE_OF[piece] == CAVALRY:
        for number in SIDES_OF[here]:
            side = Side(number)
            if road_continue_code(state, piece, side) == OK:
                return True
    return False


def group_can_act(state: MarengoState, group: i64) -> bool:
    """§6 Say whether a group has an off-road march or an attack to make, perhaps with more."""
    position = Position(state.pos_of[first(group)])
    here = Locale(LOCALE_AT[position])
    if side_at(position) >= 0:
        return _approach_group_can_act(state, group, side_at(position))
    if state.commands > 0 and not state.disorganized & group:
        for number in NEIGHBOURS[here]:
            to = Locale(number)
            if march_code(state, group, to) == OK:
                return True
    for number in SIDES_OF[here]:
        side = Side(number)
        if block_code(state, group, side) == OK or could_attack(state, group, side):
            return True
    return False


def _approach_group_can_act(state: MarengoState, group: i64, side: Side) -> bool:
    return to_reserve_code(state, group) == OK or could_attack(state, group, side)


def could_attack(state: MarengoState, group: i64, side: Side) -> bool:
    """§9 Say whether a group may attack, or may once an infantry of its position joins it."""
    code = attack_code(state, group, side)
    if code != NEEDS_INFANTRY:
        return code == OK
    if count(group) == MOST_IN_ACTION:
        return False
    for piece in members(ready(state, Position(state.pos_of[first(group)])) & ~group):
        if TYPE_OF[piece] == INFANTRY:
            return True
    return False


def add_code(state: MarengoState, piece: Piece) -> int:
    """§6 Up to three pieces of one position act together, if there is something for them to do."""
    position = Position(state.pos_of[first(state.picked)])
    if ARMY_OF[piece] != state.turn:
        return NOT_YOUR_PIECE
    if state.strength_of[piece] == 0:
        return NOT_IN_PLAY
    if state.picked & BIT[piece]:
        return PICKED_ALREADY
    if state.pos_of[piece] != position:
        return OTHER_POSITION
    if position >= FIRST_AREA:
        return ROAD_ONE_PIECE
    if state.acted & BIT[piece]:
        return HAS_ACTED
    if count(state.picked) == MOST_IN_ACTION:
        return THREE_PIECES
    if may_join(state, piece):
        return OK
    group = state.picked | BIT[piece]
    return ALIKE if group_can_act(state, group) else _apart_code(state, group)


def may_join(state: MarengoState, piece: Piece) -> bool:
    """§6 Say whether a piece that is ready in the position of the group acts with it."""
    if count(state.picked) == MOST_IN_ACTION:
        return False
    if has_twin(state, piece, ready(state, Position(state.pos_of[piece])) & ~state.picked):
        return False
    return group_can_act(state, state.picked | BIT[piece])


def _apart_code(state: MarengoState, group: i64) -> int:
    """§6 Return why a group has nothing to do together; §14 disorganized pieces hardly move."""
    code = _idle_group_code(state, group)
    return DISORGANIZED if code == NOTHING_TO_DO and state.disorganized & group else code


def begin_action(state: MarengoState, group: i64) -> None:
    """§6 The pieces are done for the turn; §10 any other use cancels a declaration."""
    cancelled = group & state.declared
    if cancelled:
        cancel_bombardments(state, cancelled)
        hide(state, cancelled)
    single_out(state, group)
    state.acted |= group
    state.group = group
    if state.cleaned & group:
        state.cleaned &= ~group
        mix(state, Position(state.pos_of[first(group)]))
    state.picked = NO_GROUP
    state.picked_leaders = NO_GROUP
    state.step = 0
    state.road = ANY_ROAD
    state.is_charged = 0
    state.has_attacked = 0
    state.claim = NO_CLAIM
    state.front = NO_SIDE


def do_end_action(state: MarengoState) -> None:
    """§6 One action is completed before another begins; §17 its pieces are shuffled in."""
    state.todo.pop()
    group = state.group
    state.group = NO_GROUP
    state.claim = NO_CLAIM
    state.front = NO_SIDE
    state.leaders = 0
    state.counters = 0
    state.step = 0
    state.road = ANY_ROAD
    state.is_charged = 0
    state.has_attacked = 0
    hide(state, state.face_up)
    for piece in members(group):
        mix(state, Position(state.pos_of[piece]))
    state.chain += 1
