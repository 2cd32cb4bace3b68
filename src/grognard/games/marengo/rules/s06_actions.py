"""§6 Actions: commands, who may take part, and how an action begins and ends."""

from typing import Final

from mypy_extensions import i64

from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.plan import Plan
from grognard.core.question import Step
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import (
    ASSAULT,
    ATTACK,
    BLOCK,
    COMPLETE,
    CONTINUE,
    CROSS,
    DECLARE,
    END,
    LOCALE,
    ORGANIZE,
    PIECE,
    TARGETS,
    TO_RESERVE,
    locale_of,
    piece_of,
    side_of,
    way_of,
)
from grognard.games.marengo.question import MarengoQuestion
from grognard.games.marengo.rules import s05_sequence
from grognard.games.marengo.rules import s10_bombardment as bombardment
from grognard.games.marengo.rules import s11_01_declaration as declaration
from grognard.games.marengo.rules.s07_off_road import (
    block,
    block_code,
    march,
    march_code,
    to_reserve,
    to_reserve_code,
)
from grognard.games.marengo.rules.s08_road import begin_march, cross_code, is_kept_by_cleanup
from grognard.games.marengo.rules.s09_maneuver import attack_code, declare_attack
from grognard.games.marengo.rules.s12_continuation import march_nowhere, road_continue_code
from grognard.games.marengo.rules.s14_disorganization import begin_organize, organize_code
from grognard.games.marengo.rules.s17_shuffling import hide, mix, single_out
from grognard.games.marengo.state import NO_CLAIM, MarengoState, count, first, members, type_mask
from grognard.games.marengo.tables import (
    ANY_ROAD,
    ARMY_MASK,
    ARMY_OF,
    ARTILLERY,
    BIT,
    CAVALRY,
    ENTRIES_FROM,
    FIRST_AREA,
    FIRST_PIECE,
    INFANTRY,
    LOCALE_AT,
    MOST_IN_ACTION,
    NEIGHBOURS,
    NO_SIDE,
    SIDES_OF,
    TYPE_MASK,
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
    lower = among & (BIT[piece] - 1) & alike & TYPE_MASK[TYPE_OF[piece]]
    while lower:
        if state.strength_of[first(lower)] == state.strength_of[piece]:
            return True
        lower &= lower - 1
    return False


def ready(state: MarengoState, position: Position) -> i64:
    """§6 Return the pieces at a position of the army on turn that have not acted."""
    return state.at[position] & ~state.acted


def piece_code(state: MarengoState, piece: Piece) -> int:
    """§6 A piece may be chosen if it has not acted and there is something it can do."""
    if ARMY_OF[piece] != state.turn:
        return why.NOT_YOUR_PIECE
    if state.strength_of[piece] == 0:
        return why.NOT_IN_PLAY
    if state.acted & BIT[piece]:
        return why.HAS_ACTED
    if may_begin(state, piece):
        return OK
    return why.ALIKE if can_act(state, piece) else idle_code(state, piece)


def may_begin(state: MarengoState, piece: Piece) -> bool:
    """§6 Say whether an action begins with a piece that is ready, or with no twin of it."""
    if has_twin(state, piece, ready(state, Position(state.pos_of[piece]))):
        return False
    return can_act(state, piece)


def can_act(state: MarengoState, piece: Piece) -> bool:
    """§6 Say whether any action begins with this piece, alone or in a group."""
    return can_step(state, BIT[piece]) or _can_otherwise_act(state, piece)


def can_step(state: MarengoState, group: i64) -> bool:
    """§7 Say whether a group has an off-road march to make, whoever is in it."""
    position = Position(state.pos_of[first(group)])
    if position >= FIRST_AREA:
        return False
    if side_at(position) >= 0:
        return to_reserve_code(state, group) == OK
    here = LOCALE_AT[position]
    if state.commands > 0 and not state.disorganized & group:
        for to in NEIGHBOURS[here]:
            if march_code(state, group, Locale(to)) == OK:
                return True
    for side in SIDES_OF[here]:
        if block_code(state, group, Side(side)) == OK:
            return True
    return False


def _can_otherwise_act(state: MarengoState, piece: Piece) -> bool:
    """§14, §9, §10, §8 Say whether a piece has something to do that depends on what it is."""
    position = Position(state.pos_of[piece])
    if position >= FIRST_AREA:
        return _can_enter(state, piece)
    bit = BIT[piece]
    if state.disorganized & bit and organize_code(state, piece, 0) == OK:
        return True
    if _can_attack(state, bit):
        return True
    if TYPE_OF[piece] == ARTILLERY and bombardment.declare_code(state, piece) == OK:
        return True
    return side_at(position) < 0 and _can_road_march(state, piece)


def idle_code(state: MarengoState, piece: Piece) -> int:
    """§6 Return why no action begins with this piece: the rule that keeps it, if one does."""
    position = Position(state.pos_of[piece])
    if position >= FIRST_AREA:  # §15
        code = cross_code(state, piece, Way(ENTRIES_FROM[position - FIRST_AREA][0]))
        return why.ENTRY_FULL if code == why.NO_STEP_LEFT else code
    if state.disorganized & BIT[piece]:
        return organize_code(state, piece, 0)  # §14
    if is_kept_by_cleanup(state, piece):
        return why.CLEANED_UP  # §8
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
    if why.NO_COMMAND in codes:
        return why.NO_COMMAND
    return why.NO_ROOM if why.OVER_CAPACITY in codes else why.NOTHING_TO_DO


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
    return can_step(state, group) or _can_attack(state, group)


def _can_attack(state: MarengoState, group: i64) -> bool:
    """§9 Say whether a group has an attack to make, perhaps with more."""
    position = Position(state.pos_of[first(group)])
    if side_at(position) >= 0:
        return could_attack(state, group, side_at(position))
    for side in SIDES_OF[LOCALE_AT[position]]:
        if could_attack(state, group, Side(side)):
            return True
    return False


def could_attack(state: MarengoState, group: i64, side: Side) -> bool:
    """§9 Say whether a group may attack, or may once an infantry of its position joins it."""
    code = attack_code(state, group, side)
    if code != why.NEEDS_INFANTRY:
        return code == OK
    if count(group) == MOST_IN_ACTION:
        return False
    others = ready(state, Position(state.pos_of[first(group)])) & ~group
    return type_mask(others, INFANTRY) != 0


def add_code(state: MarengoState, piece: Piece) -> int:
    """§6 Up to three pieces of one position act together, if there is something for them to do."""
    position = Position(state.pos_of[first(state.picked)])
    if ARMY_OF[piece] != state.turn:
        return why.NOT_YOUR_PIECE
    if state.strength_of[piece] == 0:
        return why.NOT_IN_PLAY
    if state.picked & BIT[piece]:
        return why.PICKED_ALREADY
    if state.pos_of[piece] != position:
        return why.OTHER_POSITION
    if position >= FIRST_AREA:
        return why.ROAD_ONE_PIECE
    if state.acted & BIT[piece]:
        return why.HAS_ACTED
    if count(state.picked) == MOST_IN_ACTION:
        return why.THREE_PIECES
    if may_join(state, piece):
        return OK
    group = state.picked | BIT[piece]
    return why.ALIKE if group_can_act(state, group) else _apart_code(state, group)


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
    return why.DISORGANIZED if code == why.NOTHING_TO_DO and state.disorganized & group else code


def begin_action(state: MarengoState, group: i64) -> None:
    """§6 The pieces are done for the turn; §10 any other use cancels a declaration."""
    cancelled = group & state.declared
    if cancelled:
        bombardment.cancel_bombardments(state, cancelled)
        hide(state, cancelled)
    single_out(state, group)
    state.acted |= group
    state.group = group
    if state.cleaned & group:
        state.cleaned &= ~group
        mix(state, Position(state.pos_of[first(group)]))
    state.picked = NO_GROUP
    state.picked_leaders = NO_GROUP
    _clear_march(state)


def _clear_march(state: MarengoState) -> None:
    """§8, §9 Nobody marches, and nothing is claimed."""
    state.step = 0
    state.road = ANY_ROAD
    state.is_charged = 0
    state.has_attacked = 0
    state.claim = NO_CLAIM
    state.front = NO_SIDE


class AskAction(MarengoQuestion):
    """§6 What does the army do next: which piece acts, who bombards, who assaults?"""

    id = "s6-action"
    section = "§6"
    gives_up = END
    arrow = "thrust"

    def code(self, state: MarengoState, action: Action, seat: Player) -> int:
        """§6 Choose a piece, §10.2 complete a bombardment, §11.1 declare an assault, or end."""
        if action < COMPLETE:
            return piece_code(state, piece_of(action))
        if action < LOCALE:
            return bombardment.complete_code(state, piece_of(action))
        if ASSAULT <= action < CONTINUE:
            return declaration.assault_code(state, side_of(action))
        return OK if action == END else NOT_ASKED_CODE

    def legal(self, state: MarengoState, seat: Player) -> list[Action]:
        """§6 Return pieces to choose, bombardments to complete, assaults to declare, the end."""
        found: list[Action] = []
        fresh = ARMY_MASK[state.turn] & ~state.acted
        sides: list[Side] = []
        known: i64 = 0
        stepping: i64 = 0
        for number in range(FIRST_PIECE[state.turn], FIRST_PIECE[state.turn + 1]):
            if state.strength_of[number] == 0 or not fresh & BIT[number]:
                continue
            piece = Piece(number)
            position = Position(state.pos_of[piece])
            if not known & BIT[piece]:  # who stands together steps off together
                known |= state.at[position]
                if can_step(state, BIT[piece]):
                    stepping |= state.at[position]
            if not has_twin(state, piece, ready(state, position)):
                if stepping & BIT[piece] or _can_otherwise_act(state, piece):
                    found.append(PIECE + piece)
            side = side_at(position)
            if side >= 0 and state.commands > 0 and side not in sides:
                sides.append(side)
        for piece in members(state.declared & fresh):
            if bombardment.complete_code(state, piece) == OK:
                found.append(COMPLETE + piece)
        for side in sorted(sides):
            if declaration.assault_code(state, side) == OK:
                found.append(ASSAULT + side)
        found.append(END)
        return found

    def answer(self, state: MarengoState, action: Action) -> None:
        """§6 Begin with a piece, or do at once what needs no group."""
        if action < COMPLETE:
            state.picked = BIT[piece_of(action)]
            state.push(ASK_GROUP, state.turn)
        elif action < LOCALE:
            bombardment.complete(state, piece_of(action))
        elif action == END:
            s05_sequence.end_turn(state)
        else:
            declaration.declare_assault(state, side_of(action))

    def odds(self, state: MarengoState, action: Action) -> Odds | None:
        """§11.1 An assault is weighed before it is declared."""
        if not ASSAULT <= action < CONTINUE:
            return None
        return declaration.declared_odds(state, side_of(action))

    def hides(self, state: MarengoState) -> bool:
        """Some faces can do more than others."""
        return True


class AskGroup(MarengoQuestion):
    """§6 Who acts with the chosen piece, and what do they do?"""

    id = "s6-group"
    section = "§6"

    def code(self, state: MarengoState, action: Action, seat: Player) -> int:
        """§6 Another piece joins, or the group does something; on the road it is one piece."""
        group = state.picked
        if action < COMPLETE:
            return add_code(state, piece_of(action))
        if action < LOCALE:
            return NOT_ASKED_CODE
        if action < BLOCK:
            return march_code(state, group, locale_of(action))
        if action < ATTACK:
            return block_code(state, group, side_of(action))
        if action < ASSAULT:
            return attack_code(state, group, side_of(action))
        if CONTINUE <= action < TO_RESERVE:
            return self._road_code(state, action)
        if action == TO_RESERVE:
            return to_reserve_code(state, group)
        if action not in (ORGANIZE, DECLARE):
            return NOT_ASKED_CODE
        if count(group) > 1:
            return why.ONE_PIECE
        if action == DECLARE:
            return bombardment.declare_code(state, first(group))
        return organize_code(state, first(group), 0)

    def _road_code(self, state: MarengoState, action: Action) -> int:
        if count(state.picked) > 1:
            return why.ROAD_ONE_PIECE
        if action < CROSS:
            return road_continue_code(state, first(state.picked), side_of(action))
        return cross_code(state, first(state.picked), way_of(action))

    def legal(self, state: MarengoState, seat: Player) -> list[Action]:
        """§6 Return further pieces for the group, and what it can do."""
        group = state.picked
        piece = first(group)
        position = Position(state.pos_of[piece])
        found: list[Action] = []
        if position >= FIRST_AREA:
            for way in ENTRIES_FROM[position - FIRST_AREA]:
                if cross_code(state, piece, Way(way)) == OK:
                    found.append(CROSS + way)
            return found
        for mate in members(ready(state, position) & ~group):
            if may_join(state, mate):
                found.append(PIECE + mate)
        for to in NEIGHBOURS[LOCALE_AT[position]]:
            if march_code(state, group, Locale(to)) == OK:
                found.append(LOCALE + to)
        if side_at(position) < 0:
            _list_from_reserve(state, group, found)
        else:
            _list_from_approach(state, group, side_at(position), found)
        if group == BIT[piece]:
            _list_alone(state, piece, found)
        return found

    def plans(self, state: MarengoState) -> list[Plan]:
        """§6 Everybody of the place joins, as far as there is room in one action."""
        position = Position(state.pos_of[first(state.picked)])
        if position >= FIRST_AREA:
            return []
        mates = members(ready(state, position) & ~state.picked)
        if len(mates) < 2 or count(state.picked) + 1 >= MOST_IN_ACTION:
            return []
        things = [TARGETS[PIECE + mate] for mate in mates]
        return [Plan("group", Message("marengo-plan-group"), things)]

    def answer(self, state: MarengoState, action: Action) -> None:
        """§6 Add a piece, or let the group act."""
        if action < COMPLETE:
            state.picked |= BIT[piece_of(action)]
            return
        state.todo.pop()
        if action == ORGANIZE:
            begin_organize(state, first(state.picked))
        elif action == DECLARE:
            bombardment.declare(state, first(state.picked))
        else:
            begin_action(state, state.picked)
            state.push(END_ACTION, state.turn)
            _act(state, action)

    def forget(self, state: MarengoState) -> None:
        """No piece was chosen."""
        state.picked = 0
        state.todo.pop()


def _list_from_reserve(state: MarengoState, group: i64, found: list[Action]) -> None:
    """§7, §9, §12, §8 Add what a group in reserve can do."""
    piece = first(group)
    here = LOCALE_AT[state.pos_of[piece]]
    for side in SIDES_OF[here]:
        if block_code(state, group, Side(side)) == OK:
            found.append(BLOCK + side)
    for side in SIDES_OF[here]:
        if attack_code(state, group, Side(side)) == OK:
            found.append(ATTACK + side)
    if group != BIT[piece]:
        return
    if TYPE_OF[piece] == CAVALRY:
        for side in SIDES_OF[here]:
            if road_continue_code(state, piece, Side(side)) == OK:
                found.append(CONTINUE + side)
    for way in WAYS_FROM[here]:
        if cross_code(state, piece, Way(way)) == OK:
            found.append(CROSS + way)


def _list_from_approach(state: MarengoState, group: i64, side: Side, found: list[Action]) -> None:
    """§9, §7 Add what a group in an approach can do."""
    if attack_code(state, group, side) == OK:
        found.append(ATTACK + side)
    if to_reserve_code(state, group) == OK:
        found.append(TO_RESERVE)


def _list_alone(state: MarengoState, piece: Piece, found: list[Action]) -> None:
    """§14, §10.1 Add what only a single piece does."""
    if state.disorganized & BIT[piece] and organize_code(state, piece, 0) == OK:
        found.append(ORGANIZE)
    if TYPE_OF[piece] == ARTILLERY and bombardment.declare_code(state, piece) == OK:
        found.append(DECLARE)


def _act(state: MarengoState, action: Action) -> None:
    """§6 The group does what was chosen for it."""
    if action < BLOCK:
        march(state, locale_of(action))
    elif action < ATTACK:
        block(state, side_of(action))
    elif action < ASSAULT:
        state.commands -= 1
        declare_attack(state, side_of(action))
    elif action < CROSS:
        march_nowhere(state, side_of(action))
    elif action < TO_RESERVE:
        begin_march(state, way_of(action))
    else:
        to_reserve(state)


class EndAction(Step[MarengoState]):
    """§6 The end of an action."""

    section = "§6"

    def run(self, state: MarengoState) -> None:
        """§6 One action is completed before another begins; §17 its pieces are shuffled in."""
        state.todo.pop()
        group = state.group
        state.group = NO_GROUP
        state.leaders = 0
        state.counters = 0
        _clear_march(state)
        hide(state, state.face_up)
        for piece in members(group):
            mix(state, Position(state.pos_of[piece]))
        state.chain += 1


ASK_ACTION: Final = AskAction()
ASK_GROUP: Final = AskGroup()
END_ACTION: Final = EndAction()
