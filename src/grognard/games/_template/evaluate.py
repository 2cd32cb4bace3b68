"""Static evaluation: points, material, and the way to the objective."""

from typing import Final

from grognard.core.types import NOBODY, Player
from grognard.games._template.rules.s01_04_steps import strength
from grognard.games._template.rules.s01_pieces import distance, is_in_play
from grognard.games._template.rules.s08_victory import points, winner
from grognard.games._template.state import NOT_CHOSEN, SkirmishState
from grognard.games._template.tables import UNITS_OF, VILLAGES, Hex

STRENGTH_WORTH: Final = 0.5
"""Points that a point of strength on the map is worth."""
HEX_WORTH: Final = 0.25
"""Points lost for each hex between the objective and the nearest own unit."""
FAR: Final = 12
SCALE: Final = 24.0
"""A lead of so many points is as good as won."""


def evaluate(state: SkirmishState, seat: Player) -> float:
    """Return how good a full state is for a seat, from -1 to +1."""
    if state.is_over():
        victor = winner(state)
        return 0.0 if victor == NOBODY else (1.0 if victor == seat else -1.0)
    lead = worth(state, seat) - worth(state, 1 - seat)
    return max(-0.99, min(0.99, lead / SCALE))


def worth(state: SkirmishState, side: Player) -> float:
    """Return what a side has: points, the strength left, and nearness to its objective."""
    total = float(points(state, side))
    nearest = FAR
    village = int(state.objective_of[side])
    for unit in UNITS_OF[side]:
        if is_in_play(state, unit):
            total += STRENGTH_WORTH * strength(state, unit)
            if village != NOT_CHOSEN:
                nearest = min(nearest, distance(Hex(state.hex_of[unit]), VILLAGES[village]))
    return total - HEX_WORTH * nearest
