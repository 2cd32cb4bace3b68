"""What reports measure: strength of blocks, and the morale that decides (§18, §19)."""

from typing import cast, final

from grognard.core.measures import Measures
from grognard.core.state import State
from grognard.games.marengo.rules.s18_morale import level, on_track
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import PIECES_OF


@final
class MarengoMeasures(Measures):
    """A point is a morale token that the enemy has fewer, the last on the time track."""

    def strength(self, state: State) -> list[int]:
        """§2 Return the strength of all blocks of each army."""
        own = cast(MarengoState, state)
        return [sum(int(own.strength_of[piece]) for piece in PIECES_OF[army]) for army in (0, 1)]

    def lacks(self, state: State) -> list[int]:
        """§18, §19 Return the enemy's morale, that on the time track too: who takes it all wins."""
        own = cast(MarengoState, state)
        return [level(own, army) + on_track(own, army) for army in (1, 0)]
