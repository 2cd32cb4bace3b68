"""Hidden facts that are swapped change no choice of any rank, in a thousand states of each game."""

from typing import Final

from grognard.ai.roster import RANKS
from grognard.core.registry import games, load
from grognard.core.types import Json
from grognard.research.blindness import peeks, positions
from tools.proving import NotProved

SEEDS: Final = [14]
STATES: Final = 1000
FEW: Final = 8
"""States in the small run."""


def prove(small: bool) -> Json:
    """Ask every rank in a quarter of the states."""
    figures: Json = {}
    for name in games():
        game, count = load(name), FEW if small else STATES
        for number, (state, seat) in enumerate(positions(game, count, SEEDS[0])):
            rank = RANKS[number % (2 if small else len(RANKS))]
            found = peeks(game, state, seat, rank)
            if found:
                raise NotProved(f"{name}, state {number}: {found}")
        figures[name] = {"states": count, "choices changed": 0}
    return figures
