"""What the questions of this game have in common: one seat answers, few words, many clicks."""

from typing import ClassVar

from grognard.core.errors import MissingMethod
from grognard.core.message import Argument, Message
from grognard.core.odds import Odds
from grognard.core.plan import Plan
from grognard.core.question import Question, Step
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import (
    CORPS,
    DONE,
    HEX,
    NO,
    OPTION,
    PIECE,
    RAISE,
    WORDS,
    YES,
    clicks_of,
)
from grognard.games.prussia.names import corps, piece_now, place
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import Corps, Hex, Piece


class PhaseStep(Step[PrussiaState]):
    """§3 A step with which a phase begins."""

    phase: ClassVar[int]

    def waits(self, state: PrussiaState) -> bool:
        """Begin the phase."""
        state.phase = self.phase
        self.run(state)
        return False


class PrussiaQuestion(Question[PrussiaState]):
    """A question whose answers are listed once, when it is opened, and kept in `answers`.

    With a single answer it answers itself, unless a die follows: who rolls shall have seen the
    odds, and may go back.
    """

    hex_verb: ClassVar[str] = "move"
    corps_verb: ClassVar[str] = "column"
    own_words: ClassVar[tuple[str, ...]] = ()
    """The answers for which it has its own words: message `prussia-do-<word>-<id>`."""
    is_of_piece: ClassVar[bool] = False
    """Its first argument is the piece it is about."""
    tries: ClassVar[tuple[Action, ...]] = ()
    """The kinds of things all of which could be answers: PIECE, RAISE, CORPS."""
    words: ClassVar[tuple[Action, ...]] = ()
    """The words that are always answers, sorted."""

    # What may be answered: a verdict for each kind of click

    def hex_code(self, state: PrussiaState, to: Hex) -> int:
        """Return whether a hex is an answer."""
        return NOT_ASKED_CODE

    def piece_code(self, state: PrussiaState, piece: Piece) -> int:
        """Return whether a piece is an answer."""
        return NOT_ASKED_CODE

    def raise_code(self, state: PrussiaState, unit: Piece) -> int:
        """Return whether it is an answer to put a unit on top."""
        return NOT_ASKED_CODE

    def corps_code(self, state: PrussiaState, corps: Corps) -> int:
        """Return whether a corps is an answer."""
        return NOT_ASKED_CODE

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """Return the verdict on the thing that is clicked."""
        if action < PIECE:
            return self.hex_code(state, Hex(action - HEX))
        if action < RAISE:
            return self.piece_code(state, Piece(action - PIECE))
        if action < CORPS:
            return self.raise_code(state, Piece(action - RAISE))
        if action < OPTION:
            return self.corps_code(state, Corps(action - CORPS))
        return OK if action in self.words else NOT_ASKED_CODE

    def candidates(self, state: PrussiaState, seat: Player) -> list[Action]:
        """Return all things of the kinds it is about, and the words."""
        field = state.field
        pieces = [PIECE + piece for piece in field.all_pieces if PIECE in self.tries]
        raised = [RAISE + unit for unit in field.all_units if RAISE in self.tries]
        corps = [CORPS + one for one in field.all_corps if CORPS in self.tries]
        return [*pieces, *raised, *corps, *self.words]

    def listed(self, state: PrussiaState) -> list[Action]:
        """Return the sorted legal answers, worked out anew."""
        seat = state.todo.owner()
        candidates = self.candidates(state, seat)
        return [action for action in candidates if self.code(state, action, seat) == OK]

    def legal(self, state: PrussiaState, seat: Player) -> list[Action]:
        """Return the sorted legal answers as they were listed when it was opened."""
        if not state.answers:
            state.answers = self.listed(state)
        return state.answers[:]

    def rolls(self, action: Action) -> bool:
        """Say whether an answer rolls at once, so that it is not given unasked."""
        return False

    def waits(self, state: PrussiaState) -> bool:
        """List the answers; a single one is given unless it rolls."""
        state.answers = self.listed(state)
        if len(state.answers) != 1 or self.rolls(state.answers[0]):
            return True
        self.answer(state, state.answers[0])
        return False

    def odds(self, state: PrussiaState, action: Action) -> Odds | None:
        """Return the chances of what an answer would roll, or None."""
        return None

    # How it is asked

    def args(self, state: PrussiaState) -> dict[str, Argument]:
        """Return the piece it is about, if it is about one."""
        return {"piece": piece_now(state, Piece(state.todo.a()))} if self.is_of_piece else {}

    def shown(self, state: PrussiaState) -> Json:
        """Return the piece it is about, if it is about one."""
        piece = state.todo.a()
        if self.is_of_piece and 0 <= piece < state.field.pieces:
            return {"piece": state.field.ids[piece]}
        return {}

    def label(self, state: PrussiaState, action: Action) -> Message:
        """Return an answer as a button label."""
        if action < PIECE:
            return self.hex_label(state, Hex(action - HEX))
        if action < RAISE:
            return piece_label(state, Piece(action - PIECE))
        if action < CORPS:
            unit = Piece(action - RAISE)
            return Message(
                "prussia-do-raise", {"piece": piece_now(state, unit), **_at(state, unit)}
            )
        if action < OPTION:
            return self.corps_label(state, Corps(action - CORPS))
        word = WORDS[action - OPTION]
        own = f"-{self.said(state)}" if word in self.own_words else ""
        return Message(f"prussia-do-{word}{own}")

    def hex_label(self, state: PrussiaState, here: Hex) -> Message:
        """Return a click on a hex as a label."""
        return Message(f"prussia-do-hex-{self.hex_verb}", {"hex": place(state.field, here)})

    def corps_label(self, state: PrussiaState, number: Corps) -> Message:
        """Return a click on a corps as a label."""
        if number >= len(state.field.corps_names):
            return Message("prussia-nobody")
        is_joined = self.corps_verb == "column" and state.corps_column[number] != 0
        verb = "join" if is_joined else self.corps_verb
        return Message(f"prussia-do-corps-{verb}", {"corps": corps(state.field, number)})


class YesOrNo(PrussiaQuestion):
    """A question that is answered by yes or no."""

    own_words: ClassVar[tuple[str, ...]] = ("yes", "no")
    words = (YES, NO)


class CombatQuestion(PrussiaQuestion):
    """A question of §9 to §15; what it rolls is found by trying the answer on a copy."""


class OneOf(CombatQuestion):
    """A question that is answered by one of a few pieces."""

    refusal: ClassVar[int] = NOT_ASKED_CODE
    """Why another piece is no answer."""

    def among(self, state: PrussiaState, seat: Player) -> list[Piece]:
        """Return the pieces that answer it."""
        raise MissingMethod("missing-method", name="OneOf.among")

    def choose(self, state: PrussiaState, piece: Piece) -> None:
        """Take a piece, after the question is closed."""
        raise MissingMethod("missing-method", name="OneOf.choose")

    def candidates(self, state: PrussiaState, seat: Player) -> list[Action]:
        """Return the pieces that answer it, sorted."""
        return [PIECE + piece for piece in sorted(self.among(state, seat))]

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """Return whether an action names one of them."""
        if not is_of_game(state, action):
            return NOT_ASKED_CODE
        piece = Piece(action - PIECE)
        if piece in self.among(state, state.todo.owner()):
            return OK
        is_own = state.field.side_of[piece] == state.todo.owner()
        return self.refusal if is_own else why.NOT_YOUR_PIECE

    def answer(self, state: PrussiaState, action: Action) -> None:
        """Close it, and take the piece."""
        state.close()
        self.choose(state, Piece(action - PIECE))


class PieceOrDone(CombatQuestion):
    """A question that is answered by piece after piece, and ended by "done"."""

    own_words: ClassVar[tuple[str, ...]] = ("done",)
    tries = (PIECE,)
    words = (DONE,)
    passes = DONE

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """Return the verdict on a piece of this battle; "done" is always an answer."""
        if action < RAISE and not is_of_game(state, action):
            return NOT_ASKED_CODE
        return super().code(state, action, seat)


def piece_label(state: PrussiaState, piece: Piece) -> Message:
    """Return a click on a piece as a label."""
    args: dict[str, Argument] = {"piece": piece_now(state, piece)}
    if piece >= state.field.pieces or state.hex_of[piece] < 0:
        return Message("prussia-do-piece", args)
    args.update(_at(state, piece))
    return Message("prussia-do-piece-at", args)


def _at(state: PrussiaState, piece: Piece) -> dict[str, Argument]:
    return {"hex": place(state.field, Hex(state.hex_of[piece]))}


def clicked(state: PrussiaState, action: Action) -> Argument:
    """Return the thing that was clicked, for a refusal to speak of."""
    if action < PIECE:
        return place(state.field, Hex(action - HEX))
    if action < CORPS:
        return piece_now(state, Piece(action - (PIECE if action < RAISE else RAISE)))
    if action < OPTION and action - CORPS < len(state.field.corps_names):
        return corps(state.field, Corps(action - CORPS))
    if action >= OPTION and WORDS[action - OPTION] == "off" and state.walker >= 0:
        return piece_now(state, state.walker)
    return state.question().label(state, action)


def is_of_game(state: PrussiaState, action: Action) -> bool:
    """Say whether an action is a click on a piece of this battle."""
    return PIECE <= action < PIECE + state.field.pieces


# What is offered as "all": a plan names what to click, and the open question allows it or not


def plan_message(id: str) -> Message:
    """Return what a plan is called."""
    return Message(f"prussia-plan-{id}")


def thing_of(state: PrussiaState, action: Action) -> str:
    """Return what is clicked for an action."""
    return clicks_of(state.form.battle).targets[action]


def legal_things(state: PrussiaState, first: Action, end: Action) -> list[str]:
    """Return what can be clicked now, of the actions from one to another."""
    return [thing_of(state, action) for action in state.legal_actions() if first <= action < end]


def all_of(state: PrussiaState, id: str, things: list[str]) -> list[Plan]:
    """Return a plan that clicks all of these and then the end; one alone is a click itself."""
    if len(things) < 2:
        return []
    return [Plan(id, plan_message(id), things, thing_of(state, DONE))]
