"""Whether an action answers the open question, and the list of those that do."""

from mypy_extensions import i64

from grognard.core.types import NOT_ASKED_CODE, OK, Action
from grognard.games.marengo.actions import (
    ADVANCE,
    ASSAULT,
    ATTACK,
    BLOCK,
    COMPLETE,
    CONTINUE,
    CROSS,
    DECLARE,
    DONE,
    ELIMINATE,
    END,
    FIRE,
    LOCALE,
    ORGANIZE,
    PIECE,
    TO_RESERVE,
    locale_of,
    piece_of,
    side_of,
    way_of,
)
from grognard.games.marengo.reasons import (
    ALIKE,
    HAS_ACTED,
    NOT_IN_PLAY,
    NOT_YOUR_PIECE,
    ONE_PIECE,
    ORGANIZE_ALL,
    ROAD_ONE_PIECE,
)
from grognard.games.marengo.rules import s08_road as road
from grognard.games.marengo.rules import s09_maneuver as maneuver
from grognard.games.marengo.rules import s10_bombardment as bombardment
from grognard.games.marengo.rules import s11_assaults as assaults
from grognard.games.marengo.rules import s12_continuation as continuation
from grognard.games.marengo.rules import s13_retreats as retreats
from grognard.games.marengo.rules import s14_disorganization as disorganization
from grognard.games.marengo.rules import s18_morale as morale
from grognard.games.marengo.rules.s06_actions import (
    add_code,
    may_begin,
    may_join,
    piece_code,
    ready,
)
from grognard.games.marengo.rules.s07_off_road import block_code, march_code, to_reserve_code
from grognard.games.marengo.state import (
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_ATTACK_LEAD,
    ASK_BOMBARDED,
    ASK_CONTINUE,
    ASK_DEFENSE_LEAD,
    ASK_EXCESS,
    ASK_FIRE,
    ASK_FIRED,
    ASK_MARCH,
    ASK_ODD,
    ASK_ORGANIZE,
    ASK_RESPOND,
    ASK_RETREAT_LOSS,
    ASK_RETREAT_TO,
    ASK_RETURN,
    ASK_TAKE,
    ASK_TRANSFER,
    MarengoState,
    count,
    face_of_piece,
    first,
    members,
)
from grognard.games.marengo.tables import (
    ARMY_OF,
    ARTILLERY,
    BIT,
    CAVALRY,
    ENTRIES_FROM,
    FIRST_AREA,
    FRANCE,
    LOCALE_AT,
    LOCALES,
    NEIGHBOURS,
    PIECES_OF,
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


def code(state: MarengoState, action: Action) -> int:
    """Return OK, or the code of the rule that forbids the seat to move this action."""
    if action < COMPLETE:
        return _piece_code(state, piece_of(action))
    if action < LOCALE:
        return _complete_code(state, piece_of(action))
    if action < BLOCK:
        return _locale_code(state, locale_of(action))
    if action < CROSS:
        return _side_code(state, action)
    if action < TO_RESERVE:
        return _way_code(state, way_of(action))
    return _word_code(state, action)


def _piece_code(state: MarengoState, piece: Piece) -> int:
    frame = state.todo.question()
    if frame == ASK_ACTION:
        return add_code(state, piece) if state.picked else piece_code(state, piece)
    if _wants_no_piece(state, frame):
        return NOT_ASKED_CODE
    if ARMY_OF[piece] != state.todo.owner():
        return NOT_YOUR_PIECE
    if state.strength_of[piece] == 0:
        return NOT_IN_PLAY
    answer = chosen_code(state, frame, piece)
    if answer == OK and _has_twin(state, frame, piece):
        return ALIKE
    return answer


def _wants_no_piece(state: MarengoState, frame: int) -> bool:
    if frame == ASK_CONTINUE:
        return state.picked != 0 or count(state.group) == 1
    return frame in (ASK_MARCH, ASK_ADVANCE, ASK_RETREAT_TO, ASK_TAKE, ASK_TRANSFER, ASK_RETURN)


def chosen_code(state: MarengoState, frame: int, piece: Piece) -> int:
    """Return whether an own living piece answers a question that asks for pieces."""
    if frame == ASK_RESPOND:
        return maneuver.respond_code(state, piece)
    if frame == ASK_DEFENSE_LEAD:
        return assaults.defense_lead_code(state, piece)
    if frame == ASK_ATTACK_LEAD:
        if state.picked_leaders:
            return assaults.join_code(state, piece)
        return assaults.attack_lead_code(state, piece)
    if frame == ASK_FIRE:
        return assaults.counter_code(state, piece)
    if frame == ASK_CONTINUE:
        return continuation.continue_piece_code(state, piece)
    if frame == ASK_ORGANIZE:
        return disorganization.more_code(state, piece)
    if frame == ASK_BOMBARDED:
        return bombardment.bombarded_code(state, piece)
    if frame == ASK_RETREAT_LOSS:
        return retreats.retreat_loss_code(state, piece)
    if frame == ASK_FIRED:
        return assaults.fired_code(state, piece)
    if frame == ASK_ODD:
        return assaults.odd_code(state, piece)
    if frame == ASK_EXCESS:
        return assaults.excess_code(state, piece)
    return maneuver.show_code(state, piece)


def _has_twin(state: MarengoState, frame: int, piece: Piece) -> bool:
    """§17 Say whether a lower piece of the same face and place could be named as well.

    A piece that lies face-up is told apart from one that does not.
    """
    alike = state.face_up if state.face_up & BIT[piece] else ~state.face_up
    lower = state.at[state.pos_of[piece]] & (BIT[piece] - 1) & alike
    if lower == 0:
        return False
    seen = face_of_piece(state, piece)
    for other in members(lower):
        if face_of_piece(state, other) == seen and chosen_code(state, frame, other) == OK:
            return True
    return False


def _complete_code(state: MarengoState, piece: Piece) -> int:
    if state.todo.question() != ASK_ACTION or state.picked:
        return NOT_ASKED_CODE
    if ARMY_OF[piece] != state.turn:
        return NOT_YOUR_PIECE
    if state.strength_of[piece] == 0:
        return NOT_IN_PLAY
    if state.acted & BIT[piece]:
        return HAS_ACTED
    return bombardment.complete_code(state, piece)


def _locale_code(state: MarengoState, here: Locale) -> int:
    frame = state.todo.question()
    if frame == ASK_ACTION and state.picked:
        return march_code(state, state.picked, here)
    if frame == ASK_RETREAT_TO:
        return retreats.retreat_to_code(state, here)
    if frame == ASK_TAKE:
        return morale.take_code(state, here)
    if frame == ASK_TRANSFER:
        return morale.transfer_code(state, here)
    if frame == ASK_RETURN:
        return morale.return_code(state, here)
    return NOT_ASKED_CODE


def _side_code(state: MarengoState, action: Action) -> int:
    frame = state.todo.question()
    side = side_of(action)
    if action >= CONTINUE:
        return _continue_code(state, frame, side)
    if frame != ASK_ACTION:
        return NOT_ASKED_CODE
    if action >= ASSAULT:
        return assaults.assault_code(state, side) if state.picked == 0 else NOT_ASKED_CODE
    if state.picked == 0:
        return NOT_ASKED_CODE
    if action >= ATTACK:
        return maneuver.attack_code(state, state.picked, side)
    return block_code(state, state.picked, side)


def _continue_code(state: MarengoState, frame: int, side: Side) -> int:
    if frame == ASK_MARCH:
        return continuation.road_continue_code(state, first(state.group), side)
    if frame == ASK_CONTINUE:
        if state.picked:
            return continuation.continue_code(state, first(state.picked), side)
        if count(state.group) == 1:
            return continuation.continue_code(state, first(state.group), side)
    if frame == ASK_ACTION and state.picked:
        if count(state.picked) > 1:
            return ROAD_ONE_PIECE
        return continuation.road_continue_code(state, first(state.picked), side)
    return NOT_ASKED_CODE


def _way_code(state: MarengoState, way: Way) -> int:
    frame = state.todo.question()
    if frame == ASK_MARCH:
        return road.cross_code(state, first(state.group), way)
    if frame == ASK_ACTION and state.picked:
        if count(state.picked) > 1:
            return ROAD_ONE_PIECE
        return road.cross_code(state, first(state.picked), way)
    return NOT_ASKED_CODE


def _word_code(state: MarengoState, action: Action) -> int:
    frame = state.todo.question()
    if action == DONE:
        return _done_code(state, frame)
    if action == END:
        return OK if frame == ASK_ACTION and state.picked == 0 else NOT_ASKED_CODE
    if action == FIRE:
        return assaults.fire_code(state) if frame == ASK_FIRE else NOT_ASKED_CODE
    if action == ADVANCE:
        return OK if frame == ASK_ADVANCE else NOT_ASKED_CODE
    if action == ELIMINATE:
        return retreats.eliminate_code(state) if frame == ASK_RETREAT_TO else NOT_ASKED_CODE
    if frame != ASK_ACTION or state.picked == 0:
        return NOT_ASKED_CODE
    if action == TO_RESERVE:
        return to_reserve_code(state, state.picked)
    if count(state.picked) > 1:
        return ONE_PIECE
    if action == DECLARE:
        return bombardment.declare_code(state, first(state.picked))
    return disorganization.organize_code(state, first(state.picked), 0)


def _done_code(state: MarengoState, frame: int) -> int:
    """Return whether the open question may be left as it is."""
    if frame == ASK_ATTACK_LEAD:
        return assaults.end_attack_lead_code(state)
    if frame == ASK_CONTINUE:
        return NOT_ASKED_CODE if state.picked else continuation.end_continue_code(state)
    if frame == ASK_ORGANIZE:
        return ORGANIZE_ALL if disorganization.is_partly_organized(state) else OK
    if frame in (ASK_MARCH, ASK_RESPOND, ASK_ADVANCE, ASK_DEFENSE_LEAD, ASK_FIRE):
        return OK
    return OK if frame in (ASK_TRANSFER, ASK_RETURN) else NOT_ASKED_CODE


# Listing


def legal(state: MarengoState) -> list[Action]:
    """Return the sorted legal answers to the open question."""
    frame = state.todo.question()
    if frame == ASK_ACTION:
        return _legal_group(state) if state.picked else _legal_actions(state)
    if frame == ASK_MARCH:
        return _legal_march(state)
    if frame == ASK_CONTINUE and (state.picked or count(state.group) == 1):
        return _legal_continue(state)
    if frame in (ASK_TAKE, ASK_TRANSFER, ASK_RETURN):
        return _with_done(state, [LOCALE + h for h in LOCALES if _locale_code(state, h) == OK])
    if frame == ASK_RETREAT_TO:
        return _legal_retreat(state)
    if frame == ASK_ADVANCE:
        return [ADVANCE, DONE]
    found = [PIECE + p for p in PIECES_OF[state.todo.owner()] if _piece_code(state, p) == OK]
    if frame == ASK_FIRE and assaults.fire_code(state) == OK:
        found.append(FIRE)
    return _with_done(state, found)


def _with_done(state: MarengoState, found: list[Action]) -> list[Action]:
    if _done_code(state, state.todo.question()) == OK:
        found.append(DONE)
    return found


def _legal_actions(state: MarengoState) -> list[Action]:
    """§6 Pieces to choose, bombardments to complete, assaults to declare, and the end."""
    found: list[Action] = []
    sides: list[Side] = []
    for piece in PIECES_OF[state.turn]:
        if state.strength_of[piece] == 0 or state.acted & BIT[piece]:
            continue
        if may_begin(state, piece):
            found.append(PIECE + piece)
        side = side_at(Position(state.pos_of[piece]))
        if side >= 0 and state.commands > 0 and side not in sides:
            sides.append(side)
    for piece in members(state.declared & ~state.acted):
        if _complete_code(state, piece) == OK:
            found.append(COMPLETE + piece)
    for side in sorted(sides):
        if assaults.assault_code(state, side) == OK:
            found.append(ASSAULT + side)
    found.append(END)
    return found


def _legal_group(state: MarengoState) -> list[Action]:
    """§6 Further pieces for the group, and what it can do."""
    group = state.picked
    piece = first(group)
    position = Position(state.pos_of[piece])
    if position >= FIRST_AREA:
        area = position - FIRST_AREA
        return [CROSS + way for way in ENTRIES_FROM[area] if _way_code(state, Way(way)) == OK]
    here = Locale(LOCALE_AT[position])
    found: list[Action] = []
    for mate in members(ready(state, position) & ~group):
        if may_join(state, mate):
            found.append(PIECE + mate)
    for number in NEIGHBOURS[here]:
        to = Locale(number)
        if march_code(state, group, to) == OK:
            found.append(LOCALE + to)
    alone = group == BIT[piece]
    if side_at(position) < 0:
        _list_from_reserve(state, group, here, alone, found)
    else:
        _list_from_approach(state, group, side_at(position), found)
    if alone:
        _list_alone(state, piece, found)
    return found


def _list_from_reserve(
    state: MarengoState, group: i64, here: Locale, alone: bool, found: list[Action]
) -> None:
    sides = SIDES_OF[here]
    for side in sides:
        if block_code(state, group, Side(side)) == OK:
            found.append(BLOCK + side)
    for side in sides:
        if maneuver.attack_code(state, group, Side(side)) == OK:
            found.append(ATTACK + side)
    if not alone:
        return
    piece = first(group)
    if TYPE_OF[piece] == CAVALRY:
        for side in sides:
            if continuation.road_continue_code(state, piece, Side(side)) == OK:
                found.append(CONTINUE + side)
    for number in WAYS_FROM[here]:
        way = Way(number)
        if road.cross_code(state, piece, way) == OK:
            found.append(CROSS + way)


def _list_from_approach(state: MarengoState, group: i64, side: Side, found: list[Action]) -> None:
    if maneuver.attack_code(state, group, side) == OK:
        found.append(ATTACK + side)
    if to_reserve_code(state, group) == OK:
        found.append(TO_RESERVE)


def _list_alone(state: MarengoState, piece: Piece, found: list[Action]) -> None:
    if state.turn == FRANCE and state.disorganized & BIT[piece]:
        if disorganization.organize_code(state, piece, 0) == OK:
            found.append(ORGANIZE)
    if TYPE_OF[piece] == ARTILLERY and bombardment.declare_code(state, piece) == OK:
        found.append(DECLARE)


def _legal_march(state: MarengoState) -> list[Action]:
    """§8 Continuation, the next crossing, or the end of the march."""
    piece = first(state.group)
    here = Locale(LOCALE_AT[state.pos_of[piece]])
    found: list[Action] = []
    if TYPE_OF[piece] == CAVALRY:
        for number in SIDES_OF[here]:
            side = Side(number)
            if continuation.road_continue_code(state, piece, side) == OK:
                found.append(CONTINUE + side)
    for number in WAYS_FROM[here]:
        way = Way(number)
        if road.cross_code(state, piece, way) == OK:
            found.append(CROSS + way)
    found.append(DONE)
    return found


def _legal_continue(state: MarengoState) -> list[Action]:
    """§12 The approaches that the chosen cavalry can go on to."""
    piece = first(state.picked if state.picked else state.group)
    found: list[Action] = []
    for number in SIDES_OF[LOCALE_AT[state.pos_of[piece]]]:
        side = Side(number)
        if continuation.continue_code(state, piece, side) == OK:
            found.append(CONTINUE + side)
    return _with_done(state, found)


def _legal_retreat(state: MarengoState) -> list[Action]:
    """§13.2 The locales open to the piece that retreats, or its elimination."""
    here = state.todo.a()
    ways = [
        LOCALE + to for to in NEIGHBOURS[here] if retreats.retreat_to_code(state, Locale(to)) == OK
    ]
    if retreats.eliminate_code(state) == OK:
        ways.append(ELIMINATE)
    return ways
