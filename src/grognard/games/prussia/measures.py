"""What reports measure: steps, and victory points at the end."""

from typing import cast, final

from grognard.core.measures import Measures
from grognard.core.state import State
from grognard.core.types import NOBODY, Player
from grognard.games.prussia.rules.s22_01_levels import LEVEL_DRAW, WHAT, WHO, level_row
from grognard.games.prussia.rules.s22_01_victory import difference
from grognard.games.prussia.state import IN_PLAY, WAITING, PrussiaState
from grognard.games.prussia.tables import PRUSSIA


@final
class PrussiaMeasures(Measures):
    """A point is a victory point; the levels may ask for the state of an army besides."""

    def strength(self, state: State) -> list[int]:
        """§2.1 Return the steps of each side's units that are on the map or still to come."""
        own = cast(PrussiaState, state)
        found = [0, 0]
        for unit in own.field.all_units:
            if own.fate_of[unit] in (IN_PLAY, WAITING):
                found[own.field.side_of[unit]] += int(own.left_of[unit])
        return found

    def winner_with(self, state: State, seat: Player, points: int) -> Player:
        """§22.1 Return who would have won with so many victory points more."""
        own = cast(PrussiaState, state)
        lead = difference(own) + (points if seat == PRUSSIA else -points)
        row = level_row(own.form, list(own.army_of), list(own.marker), lead)
        return row[WHO] if row[WHAT] != LEVEL_DRAW else NOBODY
