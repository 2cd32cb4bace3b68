"""What reports measure of a battle: what each side has left, and what it was short of."""

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.core.state import State
from grognard.core.types import NOBODY, Player

NEVER: Final = -1
"""No number of points would do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Measures:
    """The measures of a game that says nothing about itself; see `Game.measures`.

    Points are the game's own; a head start is a number of them that a seat is given before the
    first move. It is no rule; a game may offer it as an option (see `head_start`).
    """

    def strength(self, state: State) -> list[int]:
        """Return what each seat has not lost, in steps, blocks or cards, in play or to come.

        [] where a game does not say. Reports compare the end with the beginning.
        """
        return []

    def lacks(self, state: State) -> list[int]:
        """Return how many points each seat is short of winning at once, NEVER if it cannot so."""
        return [NEVER, NEVER]

    def winner_with(self, state: State, seat: Player, points: int) -> Player:
        """Return who would have won a finished game, had a seat had so many points more.

        Where points are not counted at the end that is who won.
        """
        outcome = state.outcome()
        return NOBODY if outcome is None else outcome.winner


UNMEASURED: Final = Measures()
