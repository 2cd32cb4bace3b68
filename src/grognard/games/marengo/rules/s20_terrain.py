"""§20 Terrain: the capacity of a locale; its other effects stand where they count."""

from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import CAPACITY, Locale


def room_in(state: MarengoState, here: Locale) -> int:
    """§20 Return how many more pieces a locale can hold."""
    return CAPACITY[here] - state.count_in[here]
