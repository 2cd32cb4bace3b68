"""What reports measure: blocks, and victory banners."""

from typing import cast, final

from grognard.core.measures import Measures
from grognard.core.state import State
from grognard.games.napoleonics.rules.s04_banners import banners
from grognard.games.napoleonics.state import NapoleonicsState


@final
class NapoleonicsMeasures(Measures):
    """A point is a victory banner."""

    def strength(self, state: State) -> list[int]:
        """§2.6 Return the blocks of each side; a unit that left the board is not lost."""
        own = cast(NapoleonicsState, state)
        found = [0, 0]
        for unit in own.scenario.units:
            found[own.scenario.side_of[unit]] += int(own.blocks_of[unit])
        return found

    def lacks(self, state: State) -> list[int]:
        """§5.15 Return the banners that each side has yet to take."""
        own = cast(NapoleonicsState, state)
        return [own.scenario.banners - banners(own, side) for side in (0, 1)]
