"""§12 Cavalry continuation: from reserve on to an approach, at the end of an action."""

from typing import Final

from mypy_extensions import i64

from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import COMPLETE, CONTINUE, CROSS, DONE, piece_of, side_of
from grognard.games.marengo.question import AskPiece, MarengoQuestion
from grognard.games.marengo.rules.s03_map import is_held_by, place
from grognard.games.marengo.rules.s14_disorganization import is_surprised
from grognard.games.marengo.rules.s17_shuffling import exclude_all_but_cavalry, mix, show_briefly
from grognard.games.marengo.state import MarengoState, count, enemy_of, first, members
from grognard.games.marengo.tables import (
    BEYOND,
    BIT,
    CAVALRY,
    LOCALE_AT,
    LOCALE_OF,
    NO_SIDE,
    SIDE_HAS_MAIN,
    SIDE_ROADS,
    SIDES_OF,
    TYPE_OF,
    Locale,
    Piece,
    Position,
    Side,
    blocking,
    reserve,
    side_at,
)


def offer_continuation(state: MarengoState, only: Side) -> None:
    """§12 Ask at the end of an action; after a lost maneuver attack only one side is open."""
    state.push(ASK_CONTINUE, state.turn, only)


class AskSide(MarengoQuestion):
    """§12 To which approach does the chosen cavalry go? a the only one open, or NO_SIDE."""

    id = "s12-side"
    section = "§12"

    def goer(self, state: MarengoState) -> Piece:
        """Return the cavalry that goes on."""
        return first(state.picked)

    def candidates(self, state: MarengoState, seat: Player) -> list[Action]:
        """Return the sides of the locale."""
        return _click_sides(state, self.goer(state))

    def code(self, state: MarengoState, action: Action, seat: Player) -> int:
        """§12 The cavalry goes on to a side."""
        if CONTINUE <= action < CROSS:
            return continue_code(state, self.goer(state), side_of(action))
        return NOT_ASKED_CODE

    def answer(self, state: MarengoState, action: Action) -> None:
        """§12 The cavalry goes there; whether another follows is asked next."""
        piece = self.goer(state)
        state.todo.pop()
        continue_to(state, piece, side_of(action))

    def forget(self, state: MarengoState) -> None:
        """No cavalry was chosen."""
        state.picked = 0
        state.todo.pop()

    def is_private(self, state: MarengoState) -> bool:
        """§12 That there is cavalry is seen only where the splits must still be paid (R16)."""
        return end_continue_code(state) == OK

    def cited(self, code: int) -> str:
        """§12 repeats what §7, §8 and §6 say."""
        return (
            self.section
            if code in (why.NOT_IN_RESERVE, why.NOBODY_OPPOSITE, why.NO_COMMAND)
            else ""
        )


class AskContinue(AskPiece):
    """§12 Which cavalry of the group goes on? a the only side open, or NO_SIDE.

    A piece alone is not asked for: the question is at once where it goes.
    """

    id = "s12-continue"
    section = "§12"

    def waits(self, state: MarengoState) -> bool:
        """§12 Ask while some cavalry of the group can go on; then pay for every split."""
        if _some_can_continue(state):
            return True
        end_continue(state)
        return False

    def candidates(self, state: MarengoState, seat: Player) -> list[Action]:
        """Return the pieces of the group or, of one piece, the sides."""
        if count(state.group) > 1:
            return super().candidates(state, seat)
        return [*_click_sides(state, first(state.group)), DONE]

    def said(self, state: MarengoState) -> str:
        """§12 A single cavalry is asked at once where it goes."""
        return ASK_SIDE.id if count(state.group) == 1 else self.id

    def among(self, state: MarengoState) -> i64:
        """§12 Return the group."""
        return state.group

    def code(self, state: MarengoState, action: Action, seat: Player) -> int:
        """§12 A cavalry goes on, or none does."""
        if action == DONE or count(state.group) > 1:
            return super().code(state, action, seat)
        if CONTINUE <= action < CROSS:
            return continue_code(state, first(state.group), side_of(action))
        return NOT_ASKED_CODE

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """§12 The piece is cavalry with somewhere to go."""
        return continue_piece_code(state, piece)

    def done_code(self, state: MarengoState) -> int:
        """§12 The splits made so far must be paid for before the action ends."""
        return end_continue_code(state)

    def answer(self, state: MarengoState, action: Action) -> None:
        """§12 Choose a cavalry, send a single one, or let the group be."""
        if action == DONE:
            end_continue(state)
        elif action < COMPLETE:
            state.picked = BIT[piece_of(action)]
            state.push(ASK_SIDE, state.turn, state.todo.a())
        else:
            continue_to(state, first(state.group), side_of(action))

    def hides(self, state: MarengoState) -> bool:
        """Nobody else knows that it is asked."""
        return False

    def is_private(self, state: MarengoState) -> bool:
        """§12 That there is cavalry is seen only where the splits must still be paid (R16)."""
        return end_continue_code(state) == OK

    def cited(self, code: int) -> str:
        """§12 repeats what §7, §8 and §6 say."""
        return ASK_SIDE.cited(code)


ASK_SIDE: Final = AskSide()
ASK_CONTINUE: Final = AskContinue()


def _click_sides(state: MarengoState, piece: Piece) -> list[Action]:
    return [CONTINUE + side for side in SIDES_OF[LOCALE_AT[state.pos_of[piece]]]]


def _some_can_continue(state: MarengoState) -> bool:
    for piece in members(state.group):
        if continue_piece_code(state, piece) == OK:
            return True
    return False


def continue_piece_code(state: MarengoState, piece: Piece) -> int:
    """§12 Cavalry of the group, in reserve, with an approach to go to."""
    if not state.group & BIT[piece]:
        return why.NOT_IN_GROUP
    if TYPE_OF[piece] != CAVALRY:
        return why.CAVALRY_ONLY
    if side_at(Position(state.pos_of[piece])) >= 0:
        return why.NOT_IN_RESERVE
    best = why.NOBODY_OPPOSITE
    for number in SIDES_OF[LOCALE_AT[state.pos_of[piece]]]:
        side = Side(number)
        code = continue_code(state, piece, side)
        if code == OK:
            return OK
        if code == why.NO_COMMAND:
            best = code
    return best


def continue_code(state: MarengoState, piece: Piece, side: Side) -> int:
    """§12 The locale opposite must be enemy-occupied, and each further destination is paid."""
    only = state.todo.a()
    if only != NO_SIDE and side != only:
        return why.NOT_ON_THE_ROAD
    code = approach_code(state, piece, side)
    if code != OK:
        return code
    if _least_cost(state, piece, side) > state.commands:
        return why.NO_COMMAND
    return OK


def approach_code(state: MarengoState, piece: Piece, side: Side) -> int:
    """§12 Only cavalry in reserve continues, to a side of its locale that faces the enemy."""
    army = state.turn
    if TYPE_OF[piece] != CAVALRY:
        return why.CAVALRY_ONLY
    if LOCALE_AT[state.pos_of[piece]] != LOCALE_OF[side]:
        return why.OTHER_LOCALE
    if side_at(Position(state.pos_of[piece])) >= 0:
        return why.NOT_IN_RESERVE
    if is_surprised(state, army):
        return why.FRENCH_SURPRISED
    if not is_held_by(state, Locale(BEYOND[side]), enemy_of(army)):
        return why.NOBODY_OPPOSITE
    return OK


def _sides_used(state: MarengoState, here: Locale, besides: Side) -> int:
    """Count the sides the group stands on, with one more."""
    total = 0
    for number in SIDES_OF[here]:
        side = Side(number)
        if side == besides or state.at[blocking(side)] & state.group:
            total += 1
    return total


def _least_cost(state: MarengoState, piece: Piece, side: Side) -> int:
    """§12 Return the least commands for the splits if the piece goes to the side.

    Those who stay count as one destination, unless they are cavalry that can follow.
    """
    here = Locale(LOCALE_OF[side])
    used = _sides_used(state, here, side)
    for other in members(state.group & state.at[reserve(here)] & ~BIT[piece]):
        if TYPE_OF[other] != CAVALRY:
            return used
    return used - 1


def split_cost(state: MarengoState) -> int:
    """§12 Each destination of the group beyond the first expends a command."""
    here = Locale(LOCALE_AT[state.pos_of[first(state.group)]])
    stay = 1 if state.at[reserve(here)] & state.group else 0
    return _sides_used(state, here, NO_SIDE) + stay - 1


def end_continue_code(state: MarengoState) -> int:
    """§12 The splits made so far must be paid for before the action ends."""
    return OK if split_cost(state) <= state.commands else why.NO_COMMAND


def continue_to(state: MarengoState, piece: Piece, side: Side) -> None:
    """§12 The cavalry shows its face and goes to the approach."""
    state.picked = 0
    show_briefly(state, piece, "§12")
    place(state, piece, blocking(side))
    mix(state, blocking(side))
    state.note("§12", "continue", state.turn, [side])
    if split_cost(state) > state.commands:
        _leave_the_rest(state, Locale(LOCALE_OF[side]))


def _leave_the_rest(state: MarengoState, here: Locale) -> None:
    """§12 Where the split cannot be paid, all who are left are cavalry and will go on too."""
    for piece in members(state.group & state.at[reserve(here)]):
        exclude_all_but_cavalry(state, piece)


def end_continue(state: MarengoState) -> None:
    """§12 The group is where it stays; further destinations are paid for."""
    state.todo.pop()
    if count(state.group) > 1:
        state.commands -= split_cost(state)


def road_continue_code(state: MarengoState, piece: Piece, side: Side) -> int:
    """§12 Cavalry continues to an approach that the road of its march crosses.

    With zero crossings every road of the locale counts; that is free along a main road, and open
    to disorganized cavalry too, as it stays within its locale (ruling R8, §14).
    """
    if LOCALE_AT[state.pos_of[piece]] < 0:
        return why.MUST_ENTER_BY_ROAD
    code = approach_code(state, piece, side)
    if code != OK:
        return code
    if SIDE_ROADS[side] == 0:
        return why.NOT_ON_THE_ROAD
    if state.step > 0:
        return OK if SIDE_ROADS[side] >> state.road & 1 else why.NOT_ON_THE_ROAD
    if zero_march_cost(state, side) > state.commands:
        return why.NO_COMMAND
    return (
        why.CLEANED_UP if state.cleaned & BIT[piece] else OK
    )  # §8 no crossing is a road march, too


def zero_march_cost(state: MarengoState, side: Side) -> int:
    """§12 A march of no crossings and continuation along a local road only costs a command."""
    return 0 if SIDE_HAS_MAIN[side] else 1  # §8


def march_nowhere(state: MarengoState, side: Side) -> None:
    """§12 A road march of zero crossings, then continuation to an approach of the start locale."""
    state.commands -= zero_march_cost(state, side)
    continue_to(state, first(state.group), side)


def continue_march(state: MarengoState, side: Side) -> None:
    """§12 Continuation ends the road march; §8 its face has been shown with that."""
    continue_to(state, first(state.group), side)
    state.has_attacked = 0
    state.todo.pop()
