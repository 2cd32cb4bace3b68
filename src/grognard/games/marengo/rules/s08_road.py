"""§8 Road marches: steps, waiting, crossings, traffic, and cavalry that attacks on the march."""

from typing import Final

from grognard.core.question import Step
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import CONTINUE, CROSS, DONE, TO_RESERVE, side_of, way_of
from grognard.games.marengo.question import MarengoQuestion
from grognard.games.marengo.rules.s03_map import is_held_by, place
from grognard.games.marengo.rules.s09_maneuver import LOST_BY_ROAD, declare_attack, target_code
from grognard.games.marengo.rules.s12_continuation import continue_march, road_continue_code
from grognard.games.marengo.rules.s14_disorganization import spread_disorder
from grognard.games.marengo.rules.s15_reinforcements import entry_code, is_protected
from grognard.games.marengo.rules.s17_shuffling import exclude_all_but_cavalry, show_briefly
from grognard.games.marengo.rules.s20_terrain import room_in
from grognard.games.marengo.state import (
    ATTACKED_BY_ROAD,
    BACKWARD,
    CLOSED,
    MarengoState,
    enemy_of,
    first,
)
from grognard.games.marengo.tables import (
    ANY_ROAD,
    BIT,
    CAVALRY,
    CROSSING_OF,
    FIRST_ENTRY,
    IS_MAIN,
    IS_PONTOON,
    LOCALE_AT,
    OBSTRUCTS,
    ROAD_IN,
    ROAD_OUT,
    ROAD_STEPS,
    SIDES_OF,
    TYPE_OF,
    WAY_FROM,
    WAY_SIDE,
    WAY_TO,
    WAYS_FROM,
    Locale,
    Piece,
    Position,
    Side,
    Way,
    reserve,
)


def cross_code(state: MarengoState, piece: Piece, way: Way) -> int:
    """§8 A piece may cross next: it is on the road, in time, and nothing bars the locale beyond.

    The march's own `step` and `road` are 0 and ANY_ROAD before it begins.
    """
    code = _road_code(state, piece, way)
    return code if code != OK else _onward_code(state, piece, way)


def _onward_code(state: MarengoState, piece: Piece, way: Way) -> int:
    """§8 On its road a piece may cross: in time, nothing bars the locale beyond, and it is paid."""
    code = traffic_code(state, way)
    if code != OK:
        return code
    code = _beyond_code(state, piece, way)
    if code != OK:
        return code
    free = IS_MAIN[way] or state.is_charged or state.commands > 0
    return OK if free else why.NO_COMMAND


def _road_code(state: MarengoState, piece: Piece, way: Way) -> int:
    """§8 A march starts in reserve and follows one unbroken road; §15 or it enters the map."""
    if way >= FIRST_ENTRY:
        return entry_code(state, piece, way)
    position = Position(state.pos_of[piece])
    if LOCALE_AT[position] < 0:
        return why.MUST_ENTER_BY_ROAD
    if LOCALE_AT[position] != WAY_FROM[way]:
        return why.NO_ROAD
    if position != reserve(Locale(WAY_FROM[way])):
        return why.NOT_IN_RESERVE
    if state.cleaned & BIT[piece]:
        return why.CLEANED_UP  # it did not start its turn in reserve
    if state.disorganized & BIT[piece]:
        return why.DISORGANIZED  # §14
    if state.road != ANY_ROAD and state.road != ROAD_OUT[way]:
        return why.NO_ROAD
    return OK


def crossing_step(state: MarengoState, way: Way) -> int:
    """§8 The lowest step at which the march can cross.

    Ruling R5 (§8): waiting is taken by itself, as crossing later helps nobody.
    """
    return max(state.step, state.traffic_of[CROSSING_OF[way]] & 3) + 1


def traffic_code(state: MarengoState, way: Way) -> int:
    """§8 Each piece crosses at a higher step than those before it, all in one direction."""
    used = state.traffic_of[CROSSING_OF[way]]
    if used and way < FIRST_ENTRY and (way & 1) != (1 if used & BACKWARD else 0):
        return why.AGAINST_TRAFFIC
    return OK if crossing_step(state, way) <= ROAD_STEPS else why.NO_STEP_LEFT


def _beyond_code(state: MarengoState, piece: Piece, way: Way) -> int:
    """§8, §11, §15, §20 What bars the locale that a way leads to."""
    to = Locale(WAY_TO[way])
    side = Side(WAY_SIDE[way])
    if side >= 0 and state.across_of[side >> 1] & CLOSED:
        return why.APPROACH_CLOSED
    if state.barred[to]:
        return why.LOCALE_BARRED
    if is_held_by(state, to, enemy_of(state.turn)):
        return _road_attack_code(state, piece, way)
    if is_protected(state, to, state.turn):
        return why.PROTECTED_ENTRY
    return OK if room_in(state, to) > 0 else why.OVER_CAPACITY


def _road_attack_code(state: MarengoState, piece: Piece, way: Way) -> int:
    """§8 Only cavalry attacks on the march, once a turn over a crossing; never if obstructed."""
    if TYPE_OF[piece] != CAVALRY:
        return why.ENEMY_ON_THE_ROAD
    side = Side(WAY_SIDE[way])
    if OBSTRUCTS[side ^ 1]:
        return why.OBSTRUCTED  # §9 it would need infantry
    if state.traffic_of[CROSSING_OF[way]] & ATTACKED_BY_ROAD:
        return why.CROSSING_ATTACKED
    return target_code(state, side, 1)


def is_kept_by_cleanup(state: MarengoState, piece: Piece) -> bool:
    """§8 Say whether a piece would march by road, had approach clean-up not moved it (R4)."""
    if not state.cleaned & BIT[piece]:
        return False
    here = Locale(LOCALE_AT[state.pos_of[piece]])
    for number in WAYS_FROM[here]:
        way = Way(number)
        if _onward_code(state, piece, way) == OK:
            return True
    for number in SIDES_OF[here]:
        side = Side(number)
        if road_continue_code(state, piece, side) == why.CLEANED_UP:
            return True
    return False


def begin_march(state: MarengoState, way: Way) -> None:
    """§8 The group, one piece already begun as an action, takes its first crossing."""
    state.push(END_MARCH, state.turn)
    state.push(ASK_MARCH, state.turn)
    cross(state, way)


def cross(state: MarengoState, way: Way) -> None:
    """§8 The piece uses a crossing, and moves through it or attacks across it."""
    step = crossing_step(state, way)
    crossing = CROSSING_OF[way]
    attacked = state.traffic_of[crossing] & ATTACKED_BY_ROAD
    backward = BACKWARD if way < FIRST_ENTRY and way & 1 else 0
    state.traffic_of[crossing] = step | backward | attacked
    state.step = step
    if not IS_MAIN[way] and not state.is_charged:
        state.is_charged = 1
        state.commands -= 1
    state.road = ROAD_IN[way]
    to = Locale(WAY_TO[way])
    state.note("§8", "cross", state.turn, [way, step])
    if is_held_by(state, to, enemy_of(state.turn)):
        state.traffic_of[crossing] |= ATTACKED_BY_ROAD
        _attack(state, way)
    else:
        _move_through(state, way)


def _attack(state: MarengoState, way: Way) -> None:
    """§8 The step is resolved at once as a maneuver attack from reserve."""
    state.has_attacked = 1
    exclude_all_but_cavalry(state, first(state.group))
    declare_attack(state, Side(WAY_SIDE[way]))


def _move_through(state: MarengoState, way: Way) -> None:
    """§8 Into reserve in the next locale; §14 disorganized company, §15 a pontoon end the march."""
    to = Locale(WAY_TO[way])
    piece = first(state.group)
    place(state, piece, reserve(to))
    spread_disorder(state, to)
    if state.disorganized & BIT[piece]:
        state.step = ROAD_STEPS
    if IS_PONTOON[way]:
        end_march(state)


class AskMarch(MarengoQuestion):
    """§8 How does the march go on?"""

    id = "s8-march"
    section = "§8"

    def waits(self, state: MarengoState) -> bool:
        """§8 Ask how the march goes on while it can; a lost attack has ended it."""
        if state.has_attacked != LOST_BY_ROAD and _can_go_on(state):
            return True
        end_march(state)
        return False

    def candidates(self, state: MarengoState, seat: Player) -> list[Action]:
        """§8 Return continuation, the next crossing, and the end of the march."""
        piece = first(state.group)
        here = LOCALE_AT[state.pos_of[piece]]
        found: list[Action] = []
        if TYPE_OF[piece] == CAVALRY:
            for side in SIDES_OF[here]:
                found.append(CONTINUE + side)
        for way in WAYS_FROM[here]:
            found.append(CROSS + way)
        found.append(DONE)
        return found

    def code(self, state: MarengoState, action: Action, seat: Player) -> int:
        """§8 The piece may cross, §12 continue, or stop."""
        if action == DONE:
            return OK
        if CONTINUE <= action < CROSS:
            return road_continue_code(state, first(state.group), side_of(action))
        if CROSS <= action < TO_RESERVE:
            return cross_code(state, first(state.group), way_of(action))
        return NOT_ASKED_CODE

    def answer(self, state: MarengoState, action: Action) -> None:
        """§8 March on or stop; §12 or continue."""
        if action == DONE:
            end_march(state)
        elif action >= CROSS:
            cross(state, way_of(action))
        else:
            continue_march(state, side_of(action))

    def is_private(self, state: MarengoState) -> bool:
        """§8 That a march could go on is a secret; after a road attack it is known (R16)."""
        return state.has_attacked == 0


def end_march(state: MarengoState) -> None:
    """§8 The march is over where the piece stands."""
    state.todo.pop()


def _can_go_on(state: MarengoState) -> bool:
    """§8 Say whether the march has a crossing before it; §12 or an approach to continue to."""
    piece = first(state.group)
    here = LOCALE_AT[state.pos_of[piece]]
    for way in WAYS_FROM[here]:
        if cross_code(state, piece, Way(way)) == OK:
            return True
    if TYPE_OF[piece] == CAVALRY:
        for side in SIDES_OF[here]:
            if road_continue_code(state, piece, Side(side)) == OK:
                return True
    return False


class EndMarch(Step[MarengoState]):
    """§8 The end of a road march."""

    section = "§8"

    def run(self, state: MarengoState) -> None:
        """§8 A piece that attacked on the march shows that it is cavalry."""
        state.todo.pop()
        if state.has_attacked:
            show_briefly(state, first(state.group), "§8")


ASK_MARCH: Final = AskMarch()
END_MARCH: Final = EndMarch()
