"""§9 Maneuver attacks: declaration, response, result, completion."""

from typing import ClassVar, Final

from mypy_extensions import i64

from grognard.core.question import Step, Wishes
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import ADVANCE, DONE, piece_of
from grognard.games.marengo.question import AskPiece, MarengoQuestion
from grognard.games.marengo.rules.s03_map import blockers, is_held_by, place
from grognard.games.marengo.rules.s12_continuation import offer_continuation
from grognard.games.marengo.rules.s13_retreats import retreat
from grognard.games.marengo.rules.s14_disorganization import is_surprised, spread_disorder
from grognard.games.marengo.rules.s15_reinforcements import is_protected
from grognard.games.marengo.rules.s17_shuffling import mix, show_briefly, single_out
from grognard.games.marengo.rules.s18_morale import commit
from grognard.games.marengo.state import (
    CLAIM_INFANTRY,
    CLOSED,
    NO_CLAIM,
    MarengoState,
    count,
    enemy_of,
    first,
    members,
    type_mask,
)
from grognard.games.marengo.tables import (
    BEYOND,
    BIT,
    CAPACITY,
    FULL_BLOCK,
    INFANTRY,
    IS_WIDE,
    LOCALE_AT,
    LOCALE_OF,
    NO_SIDE,
    OBSTRUCTS,
    TYPE_OF,
    Locale,
    Piece,
    Position,
    Side,
    blocking,
    reserve,
    side_at,
)

BY_MANEUVER: Final = 0
BY_ASSAULT: Final = 1
"""How a locale was won, in the frame DO_ENTER."""
LOST_BY_ROAD: Final = 2
"""Value of `has_attacked` after a road attack that failed: the march is over."""


def attack_code(state: MarengoState, group: i64, side: Side) -> int:
    """§9.1 A group may attack across a side of its locale; the last check is the infantry."""
    position = Position(state.pos_of[first(group)])
    here = Locale(LOCALE_AT[position])
    if here < 0:
        return why.MUST_ENTER_BY_ROAD
    if here != LOCALE_OF[side]:
        return why.OTHER_LOCALE
    from_side = side_at(position)
    if from_side >= 0 and from_side != side:
        return why.ONLY_OPPOSITE
    code = target_code(state, side, count(group))
    if code != OK:
        return code
    if state.disorganized & group:
        return why.DISORGANIZED  # §14
    if state.commands == 0:
        return why.NO_COMMAND
    if OBSTRUCTS[side ^ 1] and type_mask(group, INFANTRY) == 0:
        return why.NEEDS_INFANTRY
    return OK


def target_code(state: MarengoState, side: Side, attackers: int) -> int:
    """§9 The locale opposite is enemy-occupied and its approach not fully blocked."""
    to = Locale(BEYOND[side])
    army = state.turn
    if not is_held_by(state, to, enemy_of(army)):
        return why.NOBODY_OPPOSITE
    if state.across_of[side >> 1] & CLOSED:
        return why.APPROACH_CLOSED  # §11
    if is_protected(state, to, army):
        return why.PROTECTED_ENTRY
    if blockers(state, Side(side ^ 1)) >= FULL_BLOCK[side]:
        return why.FULLY_BLOCKED
    if attackers > CAPACITY[to]:
        return why.OVER_CAPACITY
    return OK


def declare_attack(state: MarengoState, side: Side) -> None:
    """§9.1 The group, already begun as an action, attacks; §9.2 from reserve it is answered."""
    defense = Side(side ^ 1)
    state.front = side
    state.from_reserve = 0 if side_at(Position(state.pos_of[first(state.group)])) >= 0 else 1
    if OBSTRUCTS[defense]:
        state.claim = CLAIM_INFANTRY
    numbers = [count(state.group), side, state.from_reserve]
    state.note("§9.1", "attack", state.turn, numbers)
    state.push(MANEUVER, state.turn)
    defender = enemy_of(state.turn)
    ready = state.at[reserve(Locale(BEYOND[side]))]
    if state.from_reserve and ready and not is_surprised(state, defender):
        state.push(ASK_RESPOND, defender)


# §9.2 Defense response


class AskRespond(AskPiece):
    """§9.2 Which pieces respond to the attack?"""

    id = "s9-respond"
    section = "§9.2"
    wishes: ClassVar[Wishes] = {"decline": (DONE,)}

    def among(self, state: MarengoState) -> i64:
        """§9.2 Responding pieces come from reserve in the defense locale."""
        return state.at[reserve(Locale(BEYOND[state.front]))]

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """§9.2 A piece of the reserve responds."""
        if state.picked & BIT[piece]:
            return why.PICKED_ALREADY
        return OK if self.among(state) & BIT[piece] else why.NOT_THERE

    def done_code(self, state: MarengoState) -> int:
        """§9.2 No piece need respond."""
        return OK

    def take(self, state: MarengoState, action: Action) -> None:
        """§9.2 Choose a piece; those chosen respond together."""
        if action != DONE:
            state.picked |= BIT[piece_of(action)]
        if action == DONE or not may_respond_more(state):
            respond(state)


def may_respond_more(state: MarengoState) -> bool:
    """§9.2 No more pieces respond than attack."""
    left = state.at[reserve(Locale(BEYOND[state.front]))] & ~state.picked
    return count(state.picked) < count(state.group) and left != 0


def respond(state: MarengoState) -> None:
    """§9.2 The chosen pieces advance from reserve to the defense approach."""
    chosen = state.picked
    state.picked = 0
    state.todo.pop()
    defense = Side(state.front ^ 1)
    if chosen:
        single_out(state, chosen)
        for piece in members(chosen):
            place(state, piece, blocking(defense))
        mix(state, blocking(defense))
    state.note("§9.2", "respond", enemy_of(state.turn), [count(chosen), defense])


# §9.3 Result determination


class Maneuver(Step[MarengoState]):
    """§9.3 The result of the attack."""

    section = "§9.3"

    def run(self, state: MarengoState) -> None:
        """§9.3 The attack is blocked, or it wins; §9.4 completion follows."""
        state.todo.pop()
        side = state.front
        attacked = 1 << ((side ^ 1) & 1)
        is_first = state.across_of[side >> 1] & attacked == 0
        state.across_of[side >> 1] |= attacked
        attackers = count(state.group)
        if is_blocked(state, side, attackers, is_first):
            _lose_attack(state, attackers, is_first)
        else:
            _win_attack(state, attackers)


def is_blocked(state: MarengoState, side: Side, attackers: int, is_first: bool) -> bool:
    """§9.3 Fully blocked; or partly, against one piece in the first attack across it this turn."""
    defending = blockers(state, Side(side ^ 1))
    if defending >= FULL_BLOCK[side]:
        return True
    return defending == 1 and attackers == 1 and is_first


# §9.4 Attack completion


def _lose_attack(state: MarengoState, attackers: int, is_first: bool) -> None:
    """§9.4, §18 The defender commits morale; an attack from reserve may close up."""
    defender: Player = enemy_of(state.turn)
    state.note("§9.3", "blocked", defender, [state.front])
    state.has_attacked = LOST_BY_ROAD if state.has_attacked else 0
    if state.from_reserve and not is_surprised(state, state.turn):
        state.push(ASK_ADVANCE, state.turn)
    _settle_claim(state)
    tokens = 2 if IS_WIDE[state.front] and attackers > 1 and is_first else 1  # §18
    commit(state, defender, Locale(BEYOND[state.front]), tokens)


def _win_attack(state: MarengoState, attackers: int) -> None:
    """§9.4 The defenders retreat and all attackers enter the reserve of their locale."""
    state.note("§9.3", "through", state.turn, [state.front])
    if not state.has_attacked:
        offer_continuation(state, NO_SIDE)
    _settle_claim(state)
    state.push(ENTER, state.turn, BY_MANEUVER)
    retreat(state, state.front, attackers)


class Enter(Step[MarengoState]):
    """§9.4 The attackers enter the locale. a how it was won."""

    section = "§9.4"

    def run(self, state: MarengoState) -> None:
        """§9.4, §11.9 The surviving pieces of the group enter the reserve of the locale."""
        rule = "§11.9" if state.todo.a() == BY_ASSAULT else "§9.4"
        state.todo.pop()
        to = Locale(BEYOND[state.front])
        state.note(rule, "enter", state.turn, [count(state.group), to])
        for piece in members(state.group):
            place(state, piece, reserve(to))
        spread_disorder(state, to)


class AskAdvance(MarengoQuestion):
    """§9.4 Do the attackers close up after a lost attack from reserve?"""

    id = "s9-advance"
    section = "§9.4"

    def candidates(self, state: MarengoState, seat: Player) -> list[Action]:
        """Return yes and no."""
        return [ADVANCE, DONE]

    def code(self, state: MarengoState, action: Action, seat: Player) -> int:
        """§9.4 Either is allowed."""
        return OK if action in (ADVANCE, DONE) else NOT_ASKED_CODE

    def take(self, state: MarengoState, action: Action) -> None:
        """§9.4 All move up to the attack approach or none; §12 then cavalry alone still may."""
        state.todo.pop()
        if action == ADVANCE:
            state.note("§9.4", "advance", state.turn, [count(state.group), state.front])
            for piece in members(state.group):
                place(state, piece, blocking(state.front))
        elif count(state.group) > 1:
            offer_continuation(state, state.front)


# §9 The proof of infantry


def _settle_claim(state: MarengoState) -> None:
    if state.claim == CLAIM_INFANTRY:
        state.push(ASK_SHOW, state.turn)


class AskShow(AskPiece):
    """§9 Which attacking infantry is shown?"""

    id = "s9-show"
    section = "§9"

    def waits(self, state: MarengoState) -> bool:
        """§9 Two attackers are always asked for, as nobody may tell from it what they are."""
        if count(state.group) > 1:
            return True
        show_infantry(state, first(state.group))
        return False

    def among(self, state: MarengoState) -> i64:
        """§9 Return the attackers."""
        return state.group

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """§9 The piece shown is an attacking infantry."""
        if not state.group & BIT[piece]:
            return why.NOT_IN_GROUP
        return OK if TYPE_OF[piece] == INFANTRY else why.NOT_INFANTRY

    def take(self, state: MarengoState, action: Action) -> None:
        """§9 The piece is shown."""
        show_infantry(state, piece_of(action))


def show_infantry(state: MarengoState, piece: Piece) -> None:
    """§9 One attacking piece is shown to be infantry."""
    state.todo.pop()
    state.claim = NO_CLAIM
    show_briefly(state, piece, "§9")
    mix(state, Position(state.pos_of[piece]))


ASK_RESPOND: Final = AskRespond()
MANEUVER: Final = Maneuver()
ENTER: Final = Enter()
ASK_ADVANCE: Final = AskAdvance()
ASK_SHOW: Final = AskShow()
