"""A position: the columns of state.py and everything the contract asks of them."""

from typing import final

from grognard.core.dice import Dice
from grognard.core.state import Outcome
from grognard.core.types import NOBODY, Action, Json, Player
from grognard.games.napoleonics import check, legality, observe, saving, sequence, unseen
from grognard.games.napoleonics.rules.s03_setup import set_up
from grognard.games.napoleonics.rules.s05_15_victory import outcome
from grognard.games.napoleonics.state import NapoleonicsState


@final
class Position(NapoleonicsState):
    """A battle in progress."""

    def legal_actions(self, seat: Player = NOBODY) -> list[Action]:
        """Return the sorted legal answers; [] for a seat that is not asked."""
        if self.todo.is_empty() or (seat != NOBODY and seat != self.todo.owner()):
            return []
        return legality.legal(self)

    def apply(self, action: Action) -> None:
        """Take one click and all that it forces."""
        sequence.apply(self, action)

    def observe(self, seat: Player) -> Json:
        """Return what a seat may know."""
        seen = observe.observe(self, seat)
        outcome = self.outcome()
        seen["outcome"] = outcome.to_json() if outcome is not None else None
        return seen

    def redraw(self, seat: Player, dice: Dice) -> None:
        """Draw anew what a seat may not know."""
        unseen.redraw(self, seat, dice)

    def outcome(self) -> Outcome | None:
        """Return how it ended."""
        return outcome(self)

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
        return check.check(self)


def begin(state: Position) -> None:
    """§3 Set a battle up and run it to its first question."""
    set_up(state)
    sequence.run(state)
