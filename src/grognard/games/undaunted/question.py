"""What the questions of this game have in common."""

from typing import ClassVar, cast

from grognard.core.errors import MissingMethod
from grognard.core.message import Argument, Message
from grognard.core.question import Question
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.games.undaunted.actions import DONE
from grognard.games.undaunted.names import card_name, thing
from grognard.games.undaunted.rules.s06_05_in_use import is_private
from grognard.games.undaunted.sent import Zone
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARD_IDS,
    COUNTER_COUNT,
    TILE_LIMIT,
    VERB_COUNT,
)


class UndauntedQuestion(Question[UndauntedState]):
    """A question whose answers are clicks of one kind, from `first` to before `end`.

    Where `may_stop` is true "done" is an answer, too. Its frame: a the card in use.
    """

    zone: ClassVar[Zone] = ""
    """Where the cards lie that answer it."""

    def __init__(self, first: Action, end: Action, may_stop: bool = False) -> None:
        self.first: int = first
        self.end: int = end
        self.may_stop: bool = may_stop

    def verdict(self, state: UndauntedState, action: Action, seat: Player) -> int:
        """Return OK, or the code of the rule that forbids a click of the kind that is asked for."""
        raise MissingMethod("missing-method", name="UndauntedQuestion.verdict")

    def code(self, state: UndauntedState, action: Action, seat: Player) -> int:
        """Return the verdict on a click of the right kind, or on "done"."""
        if self.first <= action < self.end:
            return self.verdict(state, action, seat)
        return OK if self.may_stop and action == DONE else NOT_ASKED_CODE

    def used(self, state: UndauntedState) -> int:
        """Return the end of the clicks that the scenario knows."""
        return self.end

    def candidates(self, state: UndauntedState, seat: Player) -> list[Action]:
        """Return every click of the kind that is asked for, and "done"."""
        found = list(range(self.first, self.used(state)))
        return [*found, DONE] if self.may_stop else found

    def legal(self, state: UndauntedState, seat: Player) -> list[Action]:
        """Return the candidates that the verdict allows, without a list of all."""
        found: list[Action] = []
        for action in range(self.first, self.used(state)):
            if self.verdict(state, action, seat) == OK:
                found.append(action)
        if self.may_stop:
            found.append(DONE)
        return found

    def public_section(self, state: UndauntedState) -> str:
        """Return §6 while a card is chosen but not laid (ruling R16)."""
        return "§6" if is_private(state) else self.section

    def args(self, state: UndauntedState) -> dict[str, Argument]:
        """Return the round, the card in use and the number that its frame holds."""
        left = state.todo.b()
        return {"round": state.round, "card": card_name(state.todo.a()), "left": left}

    def label(self, state: UndauntedState, action: Action) -> Message:
        """Return an answer with the verb of the question; what is no answer is just named."""
        if action == DONE and self.may_stop:
            return Message(f"undaunted-do-{self.id}-done")
        if not self.first <= action < self.end:
            return thing(state, action)
        return self.deed(state, action, {"thing": thing(state, action)})

    def deed(self, state: UndauntedState, action: Action, args: dict[str, Argument]) -> Message:
        """Return what an answer of the right kind does."""
        return Message(f"undaunted-do-{self.id}", args)

    def shown(self, state: UndauntedState) -> Json:
        """Return the card in use, and the action that it is used for."""
        return {"card": CARD_IDS[state.todo.a()], "verb": self.id}

    def is_sound(
        self, state: UndauntedState, owner: Player, a: int, b: int, c: int, d: int
    ) -> bool:
        """Say whether a side is asked about a card, an action, a counter and tiles that exist."""
        is_known = 0 <= a < CARD_COUNT and 0 <= b <= VERB_COUNT
        return owner in (0, 1) and is_known and 0 <= c < COUNTER_COUNT and 0 <= d <= TILE_LIMIT


def asked_of(state: UndauntedState) -> UndauntedQuestion:
    """Return the open question."""
    return cast(UndauntedQuestion, state.question())
