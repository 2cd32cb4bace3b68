"""What a click is about, for players who forget; how good a state is, `player/` says."""

from typing import Final

from grognard.core.game import FIRST_CARD, LEFT_FLANK, RESERVE, RIGHT_FLANK
from grognard.core.types import Action
from grognard.games.marengo.actions import COMPLETE, LOCALE, piece_of
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import (
    ARTILLERY,
    CENTRE_Y,
    LOCALE_AT,
    NUM_LOCALES,
    TYPE_OF,
    Locale,
    reserve,
)

_HEIGHTS: Final = sorted(CENTRE_Y)
NORTH: Final[int] = _HEIGHTS[NUM_LOCALES // 3]
SOUTH: Final[int] = _HEIGHTS[2 * NUM_LOCALES // 3]
"""Beyond these lines are the flanks."""


def aspects(state: MarengoState, action: Action) -> int:
    """Return the flank of the piece that is clicked, whether it is in reserve, or a gun."""
    if action >= LOCALE:
        return 0
    piece = piece_of(action % COMPLETE)
    if TYPE_OF[piece] == ARTILLERY:
        return FIRST_CARD
    here = LOCALE_AT[state.pos_of[piece]]
    if here < 0:
        return RESERVE
    flank = LEFT_FLANK if CENTRE_Y[here] < NORTH else RIGHT_FLANK if CENTRE_Y[here] > SOUTH else 0
    return flank | (RESERVE if state.pos_of[piece] == reserve(Locale(here)) else 0)
