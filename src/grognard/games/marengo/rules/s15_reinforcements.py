"""§15 Reinforcements: when and where pieces enter, the pontoon bridge, protected entry locales."""

from grognard.core.types import OK, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import (
    AREA_ARMY,
    AREA_ARTILLERY_ROUND,
    AREA_ENTERING,
    AREA_ROUND,
    ARTILLERY,
    CROSSING_OF,
    ENTRY_AREA,
    IS_PONTOON,
    TYPE_OF,
    Locale,
    Piece,
    Way,
    holding,
)


def is_protected(state: MarengoState, here: Locale, army: Player) -> bool:
    """§15 No enemy enters the locale that waiting reinforcements have to enter first."""
    area = AREA_ENTERING[here]
    return area >= 0 and AREA_ARMY[area] != army and state.at[holding(area)] != 0


def is_open(state: MarengoState, area: int) -> bool:
    """§15 The pieces of a holding area enter from the round printed there on."""
    return state.round >= AREA_ROUND[area]


def entry_code(state: MarengoState, piece: Piece, way: Way) -> int:
    """§15 A piece enters from its own holding area once that is open, artillery later."""
    area = ENTRY_AREA[way]
    if state.pos_of[piece] != holding(area):
        return why.NO_ROAD
    if not is_open(state, area):
        return why.TOO_EARLY
    if TYPE_OF[piece] == ARTILLERY and state.round < AREA_ARTILLERY_ROUND[area]:
        return why.ARTILLERY_WAITS
    if IS_PONTOON[way] and state.traffic_of[CROSSING_OF[way]] > 0:
        return why.PONTOON_USED  # §15 one piece a turn
    return OK
