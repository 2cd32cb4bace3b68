"""Questions and steps, each one object in the rules module of its section; what can be clicked.

A game lists its objects in one table; the place in the table is the number under which a state
keeps an object on its stack of plain ints, which survives clone and save. The core drives the
stack: see `State.go_on`.
"""

from abc import ABC
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar, final

from mypy_extensions import mypyc_attr

from grognard.core.errors import BadAction, MissingMethod
from grognard.core.message import Argument, Message
from grognard.core.plan import Plan
from grognard.core.types import NOBODY, OK, Action, Json, Player

if TYPE_CHECKING:
    from grognard.core.state import State

S = TypeVar("S", bound="State")
"""The state of the game that asks."""
Wishes: TypeAlias = Mapping[str, Sequence[Action]]
"""Answers by preference, under the name of a wish."""


@final
class Clicks:
    """The actions of a game, or of one of its scenarios, kind by kind in the order of numbers."""

    __slots__ = ("_action_of", "_on", "targets", "texts")

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.targets: list[str] = []
        self._action_of: dict[str, Action] = {}
        self._on: dict[str, list[Action]] = {}

    def add(self, kind: str, names: Sequence[str], verb: str = "", unused: int = 0) -> Action:
        """Add an action for each name, and return the first of them.

        A name is written after its verb, and "a:b" in it as "a b"; its target is "kind:name". Where
        a scenario does not use all numbers of a kind, nobody can write those that are `unused`.
        """
        first = len(self.texts)
        for name in names:
            self._append(kind, name, verb)
        for action in range(first, len(self.texts)):
            self._action_of[self.texts[action]] = action
        for number in range(len(names), len(names) + unused):
            self._append(kind, f"none{number}", verb)
        return first

    def _append(self, kind: str, name: str, verb: str) -> None:
        target = f"{kind}:{name}"
        self._on.setdefault(target, []).append(len(self.texts))
        self.texts.append(f"{verb} {name}".strip().replace(":", " "))
        self.targets.append(target)

    def text(self, action: Action) -> str:
        """Return the language-free text of an action; raises BadAction."""
        if not 0 <= action < len(self.texts):
            raise BadAction("no-such-action", action=action, limit=len(self.texts))
        return self.texts[action]

    def parse(self, text: str) -> Action:
        """Return the action of a text; raises BadAction."""
        action = self._action_of.get(" ".join(text.split()))
        if action is None:
            raise BadAction("bad-action-text", text=text[:60])
        return action

    def on(self, target: str) -> list[Action]:
        """Return the actions that a click on a thing can mean."""
        return self._on.get(target, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(ABC, Generic[S]):
    """What a state can have to do: ask a question, or take a step that nobody decides."""

    section: ClassVar[str]
    number: int = -1
    """The place in the game's table; see `tabled`."""

    def waits(self, state: S) -> bool:
        """Go on with it, and say whether it waits for an answer."""
        raise MissingMethod("missing-method", name="Task.waits")

    def is_sound(self, state: S, owner: Player, a: int, b: int, c: int, d: int) -> bool:
        """Say whether a saved frame of it can be true: owner and arguments exist."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Task[S]):
    """A step of the sequence of play that nobody is asked about."""

    def run(self, state: S) -> None:
        """Take the step; it must remove itself from the stack, or put something above itself."""
        raise MissingMethod("missing-method", name="Step.run")

    def waits(self, state: S) -> bool:
        """Take the step; it waits for nobody."""
        self.run(state)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Task[S]):
    """A question: who answers it, what may be answered, what an answer does, how it is asked.

    `id` names it: the message `<game>-ask-<id>` asks it.
    """

    id: ClassVar[str]

    # Who answers

    def is_sound(self, state: S, owner: Player, a: int, b: int, c: int, d: int) -> bool:
        """Say whether a saved frame of it can be true: it is asked of somebody."""
        return owner != NOBODY

    def seats(self, state: S) -> tuple[Player, ...]:
        """Return every seat whose answer it still lacks; two where it is sealed."""
        return (state.todo.owner(),)

    # What may be answered

    def candidates(self, state: S, seat: Player) -> list[Action]:
        """Return, sorted, actions among which all legal ones are: the fewer, the sooner listed."""
        raise MissingMethod("missing-method", name="Question.candidates")

    def code(self, state: S, action: Action, seat: Player) -> int:
        """Return OK, the code of the rule that forbids a seat the action, or NOT_ASKED_CODE.

        The one legality: it lists, refuses and explains. It depends on what the seat may know.
        """
        raise MissingMethod("missing-method", name="Question.code")

    def legal(self, state: S, seat: Player) -> list[Action]:
        """Return the sorted legal answers: those candidates that `code` allows."""
        return [
            action
            for action in self.candidates(state, seat)
            if self.code(state, action, seat) == OK
        ]

    # What an answer does

    def answer(self, state: S, action: Action) -> None:
        """Take a legal answer of the seat to move, and nothing more."""
        raise MissingMethod("missing-method", name="Question.answer")

    def waits(self, state: S) -> bool:
        """Open it; where public facts leave no choice it may answer itself, and waits not."""
        return True

    # How it is asked

    def public_section(self, state: S) -> str:
        """Return the section that every seat may hear of; that of a private choice is hidden."""
        return self.section

    def hides(self, state: S) -> bool:
        """Say whether the time that it takes could betray what its seat holds; see `Game.hides`."""
        return False

    def said(self, state: S) -> str:
        """Return the id under which its words are found."""
        return self.id

    def args(self, state: S) -> dict[str, Argument]:
        """Return what the sentence that asks it speaks of."""
        return {}

    gives_up: ClassVar[Action] = -1
    """The answer that ends a turn, a phase or a hand: what could still be done is given up."""
    passes: ClassVar[Action] = -1
    """The answer that lets an offer pass: who clicks what comes next has declined it."""
    wishes: ClassVar[Wishes] = {}
    """What a player may have wished before it is asked: the first answer that is legal is given."""

    def label(self, state: S, action: Action) -> Message:
        """Return an answer as a button label; usually the thing that is clicked."""
        return state.game.label(state, action)

    def plans(self, state: S) -> list[Plan]:
        """Return what is offered at it as "all"; see `Plan`."""
        return []

    def shown(self, state: S) -> Json:
        """Return what the seat that answers sees of it besides its id: what is lit on the map."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class UntilDone(Question[S]):
    """A question that is asked until an answer ends it; where only that is left, it is given."""

    done: ClassVar[Action]
    """The answer that ends it."""

    def waits(self, state: S) -> bool:
        """Open it, unless only the end is left."""
        if self.legal(state, state.todo.owner()) != [self.done]:
            return True
        self.answer(state, self.done)
        return False


def tabled(tasks: "list[Task[Any]]") -> "list[Task[Any]]":
    """Return the table of a game's questions and steps, each with its number.

    The numbers are in saved states: the order stays, and what is new comes last.
    """
    for number, task in enumerate(tasks):
        if task.number not in (-1, number):
            raise ValueError(f"{type(task).__name__} stands twice in a table")
        task.number = number
    return tasks


WIDTH: Final = 6


@final
@mypyc_attr(acyclic=True)
class Questions:
    """A stack of frames (question, owner, a, b, c, d); the top frame is the open question.

    What the four arguments mean is the question's own affair. Rules push a frame instead of
    calling themselves: a retreat inside a loss inside a combat is three frames.
    """

    __slots__ = ("frames",)

    def __init__(self) -> None:
        self.frames: list[int] = []

    def push(
        self, question: int, owner: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        """Open a question above all others."""
        frames = self.frames
        frames.append(question)
        frames.append(owner)
        frames.append(a)
        frames.append(b)
        frames.append(c)
        frames.append(d)

    def pop(self) -> None:
        """Close the top question."""
        del self.frames[-WIDTH:]

    def is_empty(self) -> bool:
        """Say whether nothing is asked."""
        return not self.frames

    def depth(self) -> int:
        """Return the number of open questions."""
        return len(self.frames) // WIDTH

    def question(self) -> int:
        """Return the top question, or NOBODY (-1) if nothing is asked."""
        return self.frames[-6] if self.frames else NOBODY

    def owner(self) -> int:
        """Return the seat that answers the top question."""
        return self.frames[-5] if self.frames else NOBODY

    def a(self) -> int:
        """Return the first argument of the top question."""
        return self.frames[-4]

    def b(self) -> int:
        """Return the second argument of the top question."""
        return self.frames[-3]

    def c(self) -> int:
        """Return the third argument of the top question."""
        return self.frames[-2]

    def d(self) -> int:
        """Return the fourth argument of the top question."""
        return self.frames[-1]

    def set_a(self, value: int) -> None:
        """Change the first argument of the top question."""
        self.frames[-4] = value

    def set_b(self, value: int) -> None:
        """Change the second argument of the top question."""
        self.frames[-3] = value

    def set_c(self, value: int) -> None:
        """Change the third argument of the top question."""
        self.frames[-2] = value

    def set_d(self, value: int) -> None:
        """Change the fourth argument of the top question."""
        self.frames[-1] = value

    def clone(self) -> "Questions":
        """Return an independent copy."""
        twin = Questions()
        twin.frames = self.frames[:]
        return twin
