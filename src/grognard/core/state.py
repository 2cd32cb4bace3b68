"""A game in progress: its columns, its stack of questions, and how the core drives them.

The way of an answer is here from its verdict (`Rules.why_not`) to the step that is written down of
it (`take_step`), with the copy that is kept so that it can be taken back (`State.clone`).
"""

from abc import ABC
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Self, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from grognard.core.columns import FRESH, GROWING, NUMBER, Checked, Columns, Loaded, Saved, Shape
from grognard.core.dice import Dice, RecordingDice, Roll, SeededDice, load_dice
from grognard.core.errors import BadAction, BadSave, MissingMethod
from grognard.core.event import EVERYONE, Event
from grognard.core.message import Message
from grognard.core.question import WIDTH, Clicks, Question, Questions, Task
from grognard.core.reason import GAME_OVER, NOT_ASKED, NOT_YOURS, Reason
from grognard.core.saves import (
    SAVE_FORM,
    check_seal,
    loaded_log,
    renewed,
    saved_log,
    seal,
    table,
    whole,
    wholes,
)
from grognard.core.sent import OutcomeSent
from grognard.core.types import NOBODY, NOT_ASKED_CODE, OK, OPEN, Action, Json, Player

DEAL: Final = "deal"
"""The label of the dice that draw what is hidden in a sample; its own dice have none."""


@final
class Outcome:
    """How a game ended: the winner (or NOBODY), the level of victory, why, by which section.

    `level` and `reason` are catalogue ids; `facts` are numbers a campaign or a report may want.
    """

    __slots__ = ("facts", "level", "reason", "section", "winner")

    def __init__(
        self,
        winner: Player = NOBODY,
        level: str = "",
        reason: str = "",
        section: str = "",
        facts: Mapping[str, int] | None = None,
    ) -> None:
        self.winner: int = winner
        self.level: str = level
        self.reason: str = reason
        self.section: str = section
        self.facts: dict[str, int] = dict(facts) if facts is not None else {}

    def to_json(self) -> Json:
        """Return the outcome as plain JSON."""
        return cast(Json, outcome_sent(self))


def outcome_sent(outcome: Outcome | None) -> OutcomeSent | None:
    """Return how a game ended as it is sent; None while it goes on."""
    if outcome is None:
        return None
    return {
        "winner": outcome.winner,
        "level": outcome.level,
        "reason": outcome.reason,
        "section": outcome.section,
        "facts": dict(outcome.facts),
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """What a state needs of its game; see `Game`."""

    name: ClassVar[str]
    seats: ClassVar[tuple[str, ...]]
    num_actions: ClassVar[int]
    victory: ClassVar[str]
    """The section of victory."""

    def blank(self) -> "State":
        """Return a new state object of the game, with nothing made of it yet."""
        raise MissingMethod("missing-method", name="Game.blank")

    def tasks(self) -> "list[Task[Any]]":
        """Return the table of the game's questions and steps, made by `tabled`."""
        raise MissingMethod("missing-method", name="Game.tasks")

    def observe(self, state: "State", seat: Player) -> Json:
        """Return what a seat (or the SPECTATOR) may know; never less, never more."""
        raise MissingMethod("missing-method", name="Game.observe")

    def redraw(self, state: "State", seat: Player, dice: Dice) -> None:
        """Draw anew, with these dice, all that a seat (or the SPECTATOR) may not know.

        What was there before must leave no trace.
        """
        raise MissingMethod("missing-method", name="Game.redraw")

    def outcome(self, state: "State") -> Outcome | None:
        """Return how a game ended, or None while it goes on."""
        raise MissingMethod("missing-method", name="Game.outcome")

    def end_section(self, state: "State") -> str:
        """Return the section of victory, under which nothing is asked any more."""
        return self.victory

    def check(self, state: "State") -> list[str]:
        """Return the broken invariants of the game, each beginning with its section."""
        return []

    def legality(self, state: "State", action: Action, seat: Player) -> int:
        """Return OK, or the game's code of the rule that forbids this seat the action now.

        The same functions list the legal actions. NOT_ASKED_CODE means that the open question is
        about other things. The answer depends only on what the seat may know.
        """
        return state.question().code(state, action, seat)

    def reason(self, state: "State", action: Action, code: int) -> Reason:
        """Return the reason behind a code of `legality`."""
        raise MissingMethod("missing-method", name="Game.reason")

    def why_not(self, state: "State", action: Action, seat: Player = NOBODY) -> Reason | None:
        """Return None for a legal action, or the rule that forbids it to the seat (to move)."""
        if not 0 <= action < self.num_actions:
            raise BadAction("no-such-action", action=action, limit=self.num_actions)
        if state.is_over():
            return Reason(GAME_OVER, state.section())
        if seat == NOBODY:
            seat = state.to_move()
        if seat not in state.seats_to_answer():
            return Reason(NOT_YOURS, state.public_section())
        code = self.legality(state, action, seat)
        if code == OK:
            return None
        if code == NOT_ASKED_CODE:
            return Reason(NOT_ASKED, state.section())
        return self.reason(state, action, code)

    def clicks(self, state: "State") -> Clicks:
        """Return what can be clicked; only the state's scenario is looked at."""
        raise MissingMethod("missing-method", name="Game.clicks")

    def action_text(self, state: "State", action: Action) -> str:
        """Return the language-free text of an action, the same in every position of a scenario."""
        return self.clicks(state).text(action)

    def renewed(self, saved: Json) -> Json:
        """Return a save of an older form as one of today's; raises ValueError if it is none."""
        return renewed(saved)

    def label(self, state: "State", action: Action) -> Message:
        """Return an action as a button label: the thing that is clicked."""
        raise MissingMethod("missing-method", name="Game.label")


@final
class NoRules(Rules):
    """The rules of a state that belongs to no game yet."""


NO_RULES: Final[Rules] = NoRules()
NO_TASKS: "Final[list[Task[Any]]]" = []
NO_DICE: Final[Dice] = SeededDice()


@final
class Copied(Columns):
    """Copies every column."""

    def column(self, name: str, own: vec[i64], shape: Shape) -> vec[i64]:
        """Return a copy."""
        return own[:]

    def shorts(self, name: str, own: vec[i16], shape: Shape) -> vec[i16]:
        """Return a copy."""
        return own[:]

    def bytes(self, name: str, own: vec[u8], shape: Shape) -> vec[u8]:
        """Return a copy."""
        return own[:]

    def numbers(self, name: str, own: list[int], shape: Shape = GROWING) -> list[int]:
        """Return a copy."""
        return own[:]

    def number(self, name: str, own: int, shape: Shape = NUMBER) -> int:
        """Return the same."""
        return own

    def truth(self, name: str, own: bool) -> bool:
        """Return the same."""
        return own

    def pick(self, name: str, own: int, ids: list[str]) -> int:
        """Return the same."""
        return own


COPIED: Final = Copied()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position with its open question; mutable, cheap to clone, made of plain columns.

    - `dice`: the source of all chance; a clone copies it.
    - `log`: the events so far, or None where nobody reads them (search).
    - `fate`: counts dice, draws and reveals; an action that raises it cannot be undone.
    - `chain`: counts completed decisions; it rises when a chain of clicks is finished, so between
      two values of it a seat is in the middle of one decision.
    - `todo`: the stack of questions and steps; the game is over when it is empty.

    A game gives `columns`, and its questions and steps; `game` is the game it belongs to.
    """

    dice: Dice
    log: list[Event] | None
    fate: int
    chain: int
    todo: Questions
    game: Rules = NO_RULES
    table: "list[Task[Any]]" = NO_TASKS

    def __init__(self) -> None:
        self.dice = NO_DICE
        self.log = None
        self.fate = 0
        self.chain = 0
        self.todo = Questions()

    # What a game gives

    def columns(self, c: Columns, of: Self) -> None:
        """Pass over every column of the state: `self.turn = c.number("turn", of.turn)`."""
        raise MissingMethod("missing-method", name="State.columns")

    def derive(self) -> None:
        """Make the columns that follow from others, after a save was loaded."""
        return

    # Asking and answering

    def push(
        self, task: "Task[Any]", owner: Player, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        """Put a question or a step on the stack, above all others."""
        self.todo.push(task.number, owner, a, b, c, d)

    def close(self) -> None:
        """Take the open question off the stack: its answer completes a decision."""
        self.todo.pop()
        self.chain += 1

    def is_open(self, task: "Task[Any]") -> bool:
        """Say whether a question is the open one."""
        return self.todo.question() == task.number

    def question(self) -> "Question[Any]":
        """Return the open question; there must be one."""
        return cast("Question[Any]", self.table[self.todo.question()])

    def to_move(self) -> Player:
        """Return the seat that answers next, or NOBODY at the end.

        In a sealed question the engine takes the answers in the order of the seats; whoever
        holds the answers of a real game (the match) collects them in any order first.
        """
        return self.todo.owner()

    def seats_to_answer(self) -> tuple[Player, ...]:
        """Return every seat whose answer the open question still lacks; two where it is sealed."""
        return () if self.todo.is_empty() else self.question().seats(self)

    def prompt(self) -> str:
        """Return the id of the open question, "" at the end; message `<game>-ask-<id>` asks it."""
        return "" if self.todo.is_empty() else self.question().id

    def section(self) -> str:
        """Return the section under which the question is asked; at the end, that of victory."""
        if not self.todo.is_empty():
            return self.question().section
        return self.game.end_section(self)

    def public_section(self) -> str:
        """Return the section every seat may hear of; a game hides that of a private choice."""
        if self.todo.is_empty():
            return self.section()
        return self.question().public_section(self)

    def legal_actions(self, seat: Player = NOBODY) -> list[Action]:
        """Return the sorted legal answers of a seat (default: the one to move); [] if not asked."""
        if self.todo.is_empty():
            return []
        if seat == NOBODY:
            seat = self.todo.owner()
        elif seat not in self.seats_to_answer():
            return []
        return self.question().legal(self, seat)

    def apply(self, action: Action) -> None:
        """Take a legal action of the seat to move, and every step that public facts then force."""
        self.question().answer(self, action)
        self.go_on()

    def go_on(self) -> None:
        """Take step after step until a question waits for an answer, or the game is over."""
        table, todo = self.table, self.todo
        while todo.frames:
            if table[todo.frames[-WIDTH]].waits(self):
                break
        self.settle()

    def settle(self) -> None:
        """Draw the consequences that a rule lets wait until all steps are taken."""
        return

    def note(
        self,
        rule: str,
        kind: str,
        who: Player,
        numbers: Sequence[int],
        seen_by: int = EVERYONE,
    ) -> None:
        """Write an event down, where there is a log."""
        if self.log is not None:
            self.log.append(Event(rule, kind, who, numbers, seen_by))

    def end(self) -> None:
        """Close everything: the game is over."""
        self.todo.frames.clear()

    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.todo.is_empty()

    # What is known of it

    def observe(self, seat: Player) -> Json:
        """Return what a seat (or the SPECTATOR) may know, as JSON; never less, never more."""
        return self.game.observe(self, seat)

    def shows(self, seat: Player, side: Player) -> bool:
        """Say whether a seat may look at what a side hides: its own, and all when it is over."""
        return seat == side or seat == OPEN or self.is_over()

    def shown_question(self, seat: Player) -> Json | None:
        """Return what a seat sees of the open question; None if it is not asked."""
        if seat not in self.seats_to_answer():
            return None
        return {
            "prompt": self.prompt(),
            "section": self.section(),
            **self.question().shown(self),
        }

    def redraw(self, seat: Player, dice: Dice) -> None:
        """Draw anew, with these dice, all that a seat (or the SPECTATOR) may not know.

        What was there before must leave no trace. Dice and log are seen to by `determinize`.
        """
        self.game.redraw(self, seat, dice)

    def determinize(self, seat: Player, seed: int) -> Self:
        """Return a full state drawn from what the seat may know, with dice seeded by `seed`.

        It depends on nothing the seat may not know, and its dice not on what was drawn. Its log
        holds the events the seat has seen. When the game is over, everything is turned over, and
        so nothing is drawn.
        """
        twin = self.clone()
        twin.dice = SeededDice(seed, DEAL)
        if not twin.is_over():
            twin.redraw(seat, twin.dice)
        twin.dice = SeededDice(seed)
        twin.log = None if twin.log is None else twin.seen_log(seat)
        return twin

    def outcome(self) -> Outcome | None:
        """Return how it ended, or None while it goes on."""
        return self.game.outcome(self)

    def returns(self) -> list[float]:
        """Return +1 for the winner and -1 for the loser; zeros while undecided or drawn."""
        outcome = self.outcome()
        if outcome is None or outcome.winner == NOBODY:
            return [0.0, 0.0]
        return [1.0 if seat == outcome.winner else -1.0 for seat in (0, 1)]

    def seen_log(self, seat: Player) -> list[Event]:
        """Return the events a seat (or the SPECTATOR) has seen, oldest first."""
        if self.log is None:
            return []
        return [event for event in self.log if event.is_seen_by(seat)]

    # Columns: made, copied, saved, loaded, compared, checked, pickled

    def begin(self, game: Rules, dice: Dice) -> None:
        """Belong to a game, with empty columns, these dice and a log."""
        self.game = game
        self.table = game.tasks()
        self.dice = dice
        self.log = []
        self.columns(FRESH, self)

    def clone(self) -> Self:
        """Return an independent copy that will play on alike."""
        twin = cast(Self, self.game.blank())
        twin.game = self.game
        twin.table = self.table
        twin.dice = self.dice.clone()
        twin.log = None if self.log is None else self.log[:]
        twin.fate = self.fate
        twin.chain = self.chain
        twin.todo.frames = self.todo.frames[:]
        twin.columns(COPIED, self)
        return twin

    def __reduce__(self) -> str | tuple[object, ...]:
        """Pickle by save and load: what all states share is never carried along."""
        return (restored, (self.game, self.save()))

    def save(self) -> Json:
        """Return everything, secrets included, as JSON; `Game.load_state` reads it."""
        saved = Saved()
        self.columns(saved, self)
        return seal(
            {
                "game": self.game.name,
                "save": SAVE_FORM,
                "columns": saved.names,
                "todo": self.todo.frames[:],
                "fate": self.fate,
                "chain": self.chain,
                "dice": self.dice.save(),
                "log": saved_log(self.log),
            }
        )

    def load(self, game: Rules, saved: Json) -> None:
        """Become what `save` returned; raises BadSave on anything else."""
        self.game = game
        self.table = game.tasks()
        try:
            self._load(saved)
            broken = self.check()
        except (
            KeyError,
            TypeError,
            ValueError,
            IndexError,
            AttributeError,
            OverflowError,
        ) as error:
            raise BadSave("bad-save", game=game.name, detail=str(error)) from None
        if broken:
            raise BadSave("bad-save", game=game.name, detail=broken[0])

    def _load(self, saved: Json) -> None:
        if saved.get("save") != SAVE_FORM:
            saved = self.game.renewed(saved)
        check_seal(saved, self.game.name)
        self.columns(Loaded(table(saved["columns"])), self)
        self.todo.frames = wholes(saved["todo"])
        self.fate = whole(saved["fate"], 0)
        self.chain = whole(saved["chain"], 0)
        self.dice = load_dice(saved["dice"])
        self.log = loaded_log(saved["log"])
        self.derive()

    def differences(self, other: Self) -> list[str]:
        """Return the names of the parts in which another state differs; the log is one of them."""
        own, others = self.save(), other.save()
        columns, other_columns = table(own.pop("columns")), table(others.pop("columns"))
        own.pop("digest")
        others.pop("digest")
        found = [name for name, part in own.items() if part != others[name]]
        return found + [name for name, part in columns.items() if part != other_columns[name]]

    def check(self) -> list[str]:
        """Return the broken invariants, each beginning with its section; [] if all is well."""
        checked = Checked()
        self.columns(checked, self)
        broken = checked.broken or self._check_todo()
        return broken or self._check_derived() + self.game.check(self)

    def _check_derived(self) -> list[str]:
        """Return what is wrong with the columns that follow from others: they are made again."""
        saved = Saved()
        self.columns(saved, self)
        if not saved.derived:
            return []
        twin, again = cast(Self, self.game.blank()), Saved()
        twin.game, twin.table = self.game, self.table
        twin.columns(Loaded(saved.names), twin)
        twin.derive()
        twin.columns(again, twin)
        is_right = saved.derived == again.derived
        return [] if is_right else ["a column is not what follows from the others"]

    def _check_todo(self) -> list[str]:
        """Return what is wrong with the stack: it must wait for an answer that can be given."""
        frames = self.todo.frames
        if len(frames) % WIDTH != 0:
            return ["a question is incomplete"]
        for start in range(0, len(frames), WIDTH):
            number, owner, a, b, c, d = frames[start : start + WIDTH]
            if not (0 <= number < len(self.table) and NOBODY <= owner <= 1):
                return ["a question is not in the table"]
            if not self.table[number].is_sound(self, owner, a, b, c, d):
                return ["a question is about something that is not there"]
        if not frames:
            return [] if self.outcome() is not None else ["nobody is asked, and nobody has won"]
        if not isinstance(self.table[frames[-WIDTH]], Question):
            return ["nobody is asked"]
        return [] if self.legal_actions() else ["nothing can be answered"]


def restored(game: Rules, saved: Json) -> State:
    """Return the state of a save; what pickle calls."""
    state = game.blank()
    state.load(game, saved)
    return state


# An answer, written down


@final
class Step:
    """One answer: the seat's name, the action's text, what was rolled and what happened."""

    __slots__ = ("action", "events", "rolls", "seat")

    def __init__(
        self,
        seat: str = "",
        action: str = "",
        rolls: Sequence[Roll] = (),
        events: Sequence[Event] = (),
    ) -> None:
        self.seat: str = seat
        self.action: str = action
        self.rolls: list[Roll] = list(rolls)
        self.events: list[Event] = list(events)

    def to_json(self) -> Json:
        """Return the step as plain JSON; the setup, which nobody answered, has no seat."""
        happened: Json = {
            "rolls": [roll.to_json() for roll in self.rolls],
            "events": [event.to_json() for event in self.events],
        }
        if not self.seat:
            return happened
        return {"seat": self.seat, "action": self.action, **happened}


def take_step(game: Rules, state: State, action: Action) -> Step:
    """Apply a legal action and return the step to write down; trusts its caller."""
    seat = game.seats[state.to_move()]
    text = game.action_text(state, action)
    before = log_length(state)
    state.apply(action)
    return Step(seat, text, taken_rolls(state), log_since(state, before))


def taken_rolls(state: State) -> list[Roll]:
    """Return the rolls since the last call; the state's dice must be RecordingDice."""
    return state.dice.take() if isinstance(state.dice, RecordingDice) else []


def log_length(state: State) -> int:
    """Return how many events the log holds."""
    return 0 if state.log is None else len(state.log)


def log_since(state: State, start: int) -> list[Event]:
    """Return the events from a place in the log on."""
    return [] if state.log is None else state.log[start:]
