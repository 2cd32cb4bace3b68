"""The abstract state of a game in progress."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final, Self, final

from mypy_extensions import mypyc_attr

from grognard.core.dice import Dice, SeededDice
from grognard.core.errors import MissingMethod
from grognard.core.event import Event
from grognard.core.types import NOBODY, Action, Json, Player

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
        return {
            "winner": self.winner,
            "level": self.level,
            "reason": self.reason,
            "section": self.section,
            "facts": dict(self.facts),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position with its open question; mutable, cheap to clone, made of plain columns.

    - `dice`: the source of all chance; a clone copies it.
    - `log`: the events so far, or None where nobody reads them (search).
    - `fate`: counts dice, draws and reveals; an action that raises it cannot be undone.
    - `chain`: counts completed decisions; it rises when a chain of clicks is finished, so between
      two values of it a seat is in the middle of one decision.
    """

    dice: Dice
    log: list[Event] | None
    fate: int
    chain: int

    @abstractmethod
    def to_move(self) -> Player:
        """Return the seat that answers next, or NOBODY at the end.

        In a sealed question the engine takes the answers in the order of the seats; whoever
        holds the answers of a real game (the match) collects them in any order first.
        """
        raise MissingMethod("missing-method", name="State.to_move")

    @abstractmethod
    def seats_to_answer(self) -> tuple[Player, ...]:
        """Return every seat whose answer the open question still lacks; two where it is sealed."""
        raise MissingMethod("missing-method", name="State.seats_to_answer")

    @abstractmethod
    def prompt(self) -> str:
        """Return the id of the open question, "" at the end; message `<game>-ask-<id>` asks it."""
        raise MissingMethod("missing-method", name="State.prompt")

    @abstractmethod
    def section(self) -> str:
        """Return the section under which the question is asked; at the end, that of victory."""
        raise MissingMethod("missing-method", name="State.section")

    def public_section(self) -> str:
        """Return the section every seat may hear of; a game hides that of a private choice."""
        return self.section()

    @abstractmethod
    def legal_actions(self, seat: Player = NOBODY) -> list[Action]:
        """Return the sorted legal answers of a seat (default: the one to move); [] if not asked."""
        raise MissingMethod("missing-method", name="State.legal_actions")

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Take a legal action of the seat to move, and every step that public facts then force."""
        raise MissingMethod("missing-method", name="State.apply")

    @abstractmethod
    def observe(self, seat: Player) -> Json:
        """Return what a seat (or the SPECTATOR) may know, as JSON; never less, never more."""
        raise MissingMethod("missing-method", name="State.observe")

    @abstractmethod
    def redraw(self, seat: Player, dice: Dice) -> None:
        """Draw anew, with these dice, all that a seat (or the SPECTATOR) may not know.

        What was there before must leave no trace. Dice and log are seen to by `determinize`.
        """
        raise MissingMethod("missing-method", name="State.redraw")

    def determinize(self, seat: Player, seed: int) -> Self:
        """Return a full state drawn from what the seat may know, with dice seeded by `seed`.

        It depends on nothing the seat may not know, and its dice not on what was drawn. Its log
        holds the events the seat has seen.
        """
        twin = self.clone()
        twin.dice = SeededDice(seed, DEAL)
        twin.redraw(seat, twin.dice)
        twin.dice = SeededDice(seed)
        twin.log = None if twin.log is None else twin.seen_log(seat)
        return twin

    @abstractmethod
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        raise MissingMethod("missing-method", name="State.is_over")

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how it ended, or None while it goes on."""
        raise MissingMethod("missing-method", name="State.outcome")

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy that will play on alike."""
        raise MissingMethod("missing-method", name="State.clone")

    @abstractmethod
    def save(self) -> Json:
        """Return everything, secrets included, as JSON; `Game.load_state` reads it."""
        raise MissingMethod("missing-method", name="State.save")

    @abstractmethod
    def check(self) -> list[str]:
        """Return the broken invariants, each beginning with its section; [] if all is well."""
        raise MissingMethod("missing-method", name="State.check")

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
