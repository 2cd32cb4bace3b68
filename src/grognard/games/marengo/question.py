"""What the questions of this game have in common, and the two kinds that most of them are."""

from typing import Any, ClassVar, cast

from mypy_extensions import i64

from grognard.core.errors import MissingMethod
from grognard.core.message import Argument, Message
from grognard.core.odds import Odds
from grognard.core.question import WIDTH, Question, Task
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import BLOCK, COMPLETE, DONE, LOCALE, PIECE, locale_of, piece_of
from grognard.games.marengo.names import locale_message, side_args
from grognard.games.marengo.sent import Arrow
from grognard.games.marengo.state import MarengoState, members
from grognard.games.marengo.tables import (
    ARMY_OF,
    BIT,
    LOCALES,
    NO_SIDE,
    PIECE_NAMES,
    TYPE_MASK,
    TYPE_OF,
    Locale,
    Piece,
    Position,
    position_name,
)

PRIVATE_SECTION = "§6"
"""What everybody hears while a question is open of which only its owner may know."""


class MarengoQuestion(Question[MarengoState]):
    """A question whose answer may be a chain of clicks, known to the seat that makes it alone."""

    def take(self, state: MarengoState, action: Action) -> None:
        """Take a click; a decision is complete when no chosen piece is left."""
        raise MissingMethod("missing-method", name="MarengoQuestion.take")

    def answer(self, state: MarengoState, action: Action) -> None:
        """Take a click, and count the decision that it completes."""
        self.take(state, action)
        if state.picked == 0 and state.picked_leaders == 0:
            state.chain += 1

    def forget(self, state: MarengoState) -> None:
        """Take back the clicks of an unfinished decision."""
        state.picked = 0

    def odds(self, state: MarengoState, action: Action) -> Odds | None:
        """Return the calculation that an answer leads to, as far as it is known."""
        return None

    # How it is asked and refused

    arrow: ClassVar[Arrow] = "march"
    """What the map shows of an answer that is pointed at."""

    def is_private(self, state: MarengoState) -> bool:
        """Say whether nobody but its owner may know that it is open (ruling R16, §8)."""
        return False

    def public_section(self, state: MarengoState) -> str:
        """Return the section that every seat may hear of."""
        return PRIVATE_SECTION if self.is_private(state) else self.section

    def cited(self, code: int) -> str:
        """Return the section under which this question refuses for a reason, if it is its own."""
        return ""

    def args(self, state: MarengoState) -> dict[str, Argument]:
        """Return the commands left, and where the fight is."""
        found: dict[str, Argument] = {"commands": state.commands}
        if state.front != NO_SIDE:
            found.update(side_args(state.front))
        return found

    def verb(self) -> str:
        """Return what is done with a locale that is clicked."""
        return "march"

    def label(self, state: MarengoState, action: Action) -> Message:
        """Return an answer as a label: the end of this question, or the thing that is clicked."""
        if action == DONE:
            return Message(f"marengo-do-done-{self.id}")
        if LOCALE <= action < BLOCK:
            return Message(
                f"marengo-do-{self.verb()}", {"locale": locale_message(locale_of(action))}
            )
        return state.game.label(state, action)

    def shown(self, state: MarengoState) -> Json:
        """Return the pieces chosen so far, where those stand that move, and what is drawn."""
        chosen = members(state.picked | state.picked_leaders)
        if not chosen and state.todo.owner() == state.turn:
            chosen = members(state.group)
        moving = [position_name(Position(state.pos_of[piece])) for piece in chosen]
        return {
            "chosen": [PIECE_NAMES[p] for p in members(state.picked | state.picked_leaders)],
            "origin": moving[0] if moving and self.arrow else "",
            "arrow": self.arrow,
        }


class AskPiece(MarengoQuestion):
    """A question that names own pieces, one by one; how many can be named is a secret."""

    def among(self, state: MarengoState) -> i64:
        """Return pieces among which all are that can be named."""
        raise MissingMethod("missing-method", name="AskPiece.among")

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """Return whether an own living piece answers the question."""
        raise MissingMethod("missing-method", name="AskPiece.piece_code")

    def done_code(self, state: MarengoState) -> int:
        """Return whether no further piece need be named."""
        return NOT_ASKED_CODE

    def candidates(self, state: MarengoState, seat: Player) -> list[Action]:
        """Return the pieces, and the end of the choice."""
        found: list[Action] = [PIECE + piece for piece in members(self.among(state))]
        found.append(DONE)
        return found

    def code(self, state: MarengoState, action: Action, seat: Player) -> int:
        """Return whether a piece is one to name, or enough are."""
        if action < COMPLETE:
            return self.named_code(state, piece_of(action))
        return self.done_code(state) if action == DONE else NOT_ASKED_CODE

    def named_code(self, state: MarengoState, piece: Piece) -> int:
        """§17 Return whether a piece may be named; of those alike only the lowest is."""
        if ARMY_OF[piece] != state.todo.owner():
            return why.NOT_YOUR_PIECE
        if state.strength_of[piece] == 0:
            return why.NOT_IN_PLAY
        code = self.piece_code(state, piece)
        return why.ALIKE if code == OK and self._has_twin(state, piece) else code

    def _has_twin(self, state: MarengoState, piece: Piece) -> bool:
        """§17 Say whether a lower piece of the same face and place could be named as well.

        A piece that lies face-up is told apart from one that does not (ruling R13).
        """
        alike = state.face_up if state.face_up & BIT[piece] else ~state.face_up
        lower = state.at[state.pos_of[piece]] & (BIT[piece] - 1) & alike
        for other in members(lower & TYPE_MASK[TYPE_OF[piece]]):
            if state.strength_of[other] == state.strength_of[piece]:
                if self.piece_code(state, other) == OK:
                    return True
        return False

    def hides(self, state: MarengoState) -> bool:
        """Its pieces are hidden, and so is how many of them there are to choose from."""
        return True


class AskLocale(MarengoQuestion):
    """A question that names a locale."""

    def locale_code(self, state: MarengoState, here: Locale) -> int:
        """Return whether a locale answers the question."""
        raise MissingMethod("missing-method", name="AskLocale.locale_code")

    def word_code(self, state: MarengoState, action: Action) -> int:
        """Return whether something else than a locale does."""
        return NOT_ASKED_CODE

    def candidates(self, state: MarengoState, seat: Player) -> list[Action]:
        """Return every locale, and the end of the question."""
        return CLICK_LOCALES_OR_DONE

    def code(self, state: MarengoState, action: Action, seat: Player) -> int:
        """Return whether a locale, or something else, answers the question."""
        if LOCALE <= action < BLOCK:
            return self.locale_code(state, locale_of(action))
        return self.word_code(state, action)


CLICK_LOCALES_OR_DONE: list[Action] = [*[LOCALE + here for here in LOCALES], DONE]


def become(state: MarengoState, task: Task[Any]) -> None:
    """Put another question in the place of the open one, with the same owner and numbers."""
    state.todo.frames[-WIDTH] = task.number


def asked(state: MarengoState) -> MarengoQuestion:
    """Return the open question."""
    return cast(MarengoQuestion, state.question())


def forget(state: MarengoState) -> None:
    """Take back the clicks of an unfinished decision."""
    if not state.is_over():
        asked(state).forget(state)


def close(state: MarengoState) -> None:
    """End a private question as if nothing had been chosen."""
    forget(state)
    state.apply(DONE)
