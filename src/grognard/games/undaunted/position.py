"""A position: the columns of state.py and everything the contract asks of them."""

from typing import final

from grognard.core.dice import Dice
from grognard.core.state import Outcome
from grognard.core.types import NOBODY, Action, Json, Player
from grognard.games.undaunted import checks, legal, observe, saving, sequence
from grognard.games.undaunted.rules import s11_end
from grognard.games.undaunted.state import Q_PLAY, SECTIONS, UndauntedState


@final
class Position(UndauntedState):
    """A game of Undaunted in progress."""

    __slots__ = ()

    def public_section(self) -> str:
        """Return §6 while a card is chosen but not laid (ruling R16)."""
        return SECTIONS[Q_PLAY] if observe.is_private(self) else self.section()

    def legal_actions(self, seat: Player = NOBODY) -> list[Action]:
        """Return the sorted legal answers of a seat."""
        return legal.legal_actions(self, seat)

    def apply(self, action: Action) -> None:
        """Take one click and all that it forces."""
        sequence.apply(self, action)

    def observe(self, seat: Player) -> Json:
        """Return what a seat may know."""
        return observe.observe(self, seat)

    def redraw(self, seat: Player, dice: Dice) -> None:
        """Draw anew what a seat may not know."""
        observe.redraw(self, seat, dice)

    def outcome(self) -> Outcome | None:
        """§11 Return how it ended."""
        return s11_end.outcome(self)

    def clone(self) -> "Position":
        """Return an independent copy."""
        twin = Position()
        self.copy_columns(twin)
        return twin

    def save(self) -> Json:
        """Return everything as JSON."""
        return saving.save(self)

    def check(self) -> list[str]:
        """Return the broken invariants."""
        return checks.check(self)
