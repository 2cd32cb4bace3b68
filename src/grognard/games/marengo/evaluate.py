"""A static evaluation for search."""

from grognard.core.types import Player
from grognard.games.marengo.state import MarengoState, level


def evaluate(state: MarengoState, seat: Player) -> float:
    """Return an army's prospects, about -1 (lost) to +1 (won)."""
    return (level(state, seat) - level(state, 1 - seat)) / 30
