"""What reports measure: steps, and points at the end."""

from typing import cast, final

from grognard.core.measures import Measures
from grognard.core.state import State
from grognard.core.types import Player
from grognard.games._template.rules.s08_victory import winner
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import BLUE, UNITS_OF


@final
class SkirmishMeasures(Measures):
    """A point is one of §8.1."""

    def strength(self, state: State) -> list[int]:
        """§1 Return the steps of each side."""
        own = cast(SkirmishState, state)
        return [sum(int(own.steps_of[unit]) for unit in UNITS_OF[side]) for side in (0, 1)]

    def winner_with(self, state: State, seat: Player, points: int) -> Player:
        """§8.2 Return who would have won with so many points more."""
        return winner(cast(SkirmishState, state), points if seat == BLUE else -points)
