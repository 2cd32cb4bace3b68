"""The state a player holds: the columns of state.py with the rules attached."""

from typing import final

from grognard.core.dice import Dice
from grognard.core.state import Outcome
from grognard.core.types import NOBODY, Action, Json, Player
from grognard.games._template.observe import observe, redraw
from grognard.games._template.rules.s08_victory import outcome
from grognard.games._template.saving import save
from grognard.games._template.sequence import apply, legal_actions
from grognard.games._template.state import SkirmishState, copy_columns


@final
class Position(SkirmishState):
    """A state whose questions can be answered; rules see only its columns."""

    def legal_actions(self, seat: Player = NOBODY) -> list[Action]:
        """Return the sorted legal answers of a seat."""
        return legal_actions(self, seat)

    def apply(self, action: Action) -> None:
        """Take a legal action of the seat to move."""
        apply(self, action)

    def observe(self, seat: Player) -> Json:
        """Return what a seat may know."""
        return observe(self, seat)

    def redraw(self, seat: Player, dice: Dice) -> None:
        """Draw anew what a seat may not know."""
        redraw(self, seat, dice)

    def outcome(self) -> Outcome | None:
        """Return how the game ended."""
        return outcome(self)

    def clone(self) -> "Position":
        """Return an independent copy."""
        twin = Position()
        copy_columns(self, twin)
        return twin

    def save(self) -> Json:
        """Return everything as JSON."""
        return save(self)
