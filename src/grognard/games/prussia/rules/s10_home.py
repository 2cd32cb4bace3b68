"""§10.9 Where home is: map edges, a town, the far side of the enemy."""

from typing import Final

from grognard.core.types import Player
from grognard.games.prussia.field import (
    COLUMN,
    EDGE_CC_MAX,
    EDGE_CC_MIN,
    EDGE_RR_MIN,
    distance,
)
from grognard.games.prussia.form import HOME_AWAY, HOME_AXIS, HOME_TOWN
from grognard.games.prussia.options import PAST_TOWN
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import FIRST_COLUMN, GOOD, ROUTED, ROWS

NUM_EDGES: Final = 4
FARTHEST: Final = 99


def to_edge(state: PrussiaState, here: int, edge: int) -> int:
    """Return the hexes from a hex to a map edge, 0 on the edge itself."""
    if edge == EDGE_CC_MIN:
        return COLUMN[here]
    if edge == EDGE_CC_MAX:
        return state.field.last_column - FIRST_COLUMN - COLUMN[here]
    row = here % ROWS
    return row if edge == EDGE_RR_MIN else ROWS - 1 - row


def to_edges(state: PrussiaState, here: int, edges: int) -> int:
    """Return the hexes from a hex to the nearest of some map edges."""
    nearest = 99
    for edge in range(NUM_EDGES):
        if edges >> edge & 1:
            nearest = min(nearest, to_edge(state, here, edge))
    return nearest


def home_edges(state: PrussiaState, side: Player, here: int, causes: list[int]) -> int:
    """§10.9 Return the own map edges of a unit as bits; `causes` is what it retreats from."""
    kind = state.form.home_kind[side]
    if kind == HOME_AXIS:
        return state.home_edge[side]
    if kind == HOME_AWAY:
        return _edge_away(state, here, causes)
    return state.form.home_edges[side]


def _edge_away(state: PrussiaState, here: int, causes: list[int]) -> int:
    """§26.3.2 ruling R24: the edge that lies farther from the enemy than from the unit, the most.

    Among equals the nearer edge, then the first.
    """
    best = 0
    most = -999
    for edge in range(NUM_EDGES):
        near = to_edge(state, here, edge)
        gain = 0
        for cause in causes:
            gain += to_edge(state, cause, edge) - near
        value = gain * 100 - near
        if value > most:
            most = value
            best = edge
    return 1 << best


def enemies_near(state: PrussiaState, side: Player, here: int) -> list[int]:
    """§10.9 Return the hexes of the enemy units that are adjacent, or else nearest."""
    field = state.field
    found: list[int] = []
    nearest = FARTHEST
    for unit in range(field.units):
        there = state.hex_of[unit]
        if there < 0 or field.side_of[unit] == side:
            continue
        far = distance(here, there)
        if far < nearest:
            found.clear()
            nearest = far
        if far == nearest and there not in found:
            found.append(there)
    return found


def is_home(state: PrussiaState, side: Player, here: int, causes: list[int]) -> bool:
    """§7.1, §12.3 Say whether a unit stands on its own map edge."""
    return state.field.edge_of[here] & home_edges(state, side, here, causes) != 0


def heads_for_town(state: PrussiaState, side: Player, here: int) -> bool:
    """§24.2.4 Austrians go to Leuthen first, until demoralized, in it or past it."""
    form = state.form
    if form.home_kind[side] != HOME_TOWN or state.army_of[side] != GOOD:
        return False
    if here in form.home_town:
        return False
    if state.choices[PAST_TOWN]:
        return True
    return here % ROWS + 1 > form.home_past_row


def to_home(state: PrussiaState, side: Player, start: int, here: int, causes: list[int]) -> int:
    """§10.9 Return how far a hex is from home for a unit that retreats from `start`."""
    if heads_for_town(state, side, start):
        return min(distance(here, town) for town in state.form.home_town)
    return to_edges(state, here, home_edges(state, side, start, causes))


# §25.3.3 Zorndorf: the edges follow the armies


def turn_home_edges(state: PrussiaState) -> None:
    """§25.3.3 ruling R25: at the start of a turn each army looks away from the enemy's centre.

    Its edge is the one that faces away from the mean hex of the enemy's unrouted units along the
    longer axis between both means; if they coincide, it keeps the edge it had.
    """
    if state.form.home_kind[0] != HOME_AXIS:
        return
    across = _mean(state, 0, True) - _mean(state, 1, True)
    along = _mean(state, 0, False) - _mean(state, 1, False)
    if across == 0 and along == 0:
        return
    if abs(across) >= abs(along):
        state.home_edge[0] = 1 << (EDGE_CC_MAX if across > 0 else EDGE_CC_MIN)
        state.home_edge[1] = 1 << (EDGE_CC_MIN if across > 0 else EDGE_CC_MAX)
        return
    state.home_edge[0] = 1 << (EDGE_RR_MIN + 1 if along > 0 else EDGE_RR_MIN)
    state.home_edge[1] = 1 << (EDGE_RR_MIN if along > 0 else EDGE_RR_MIN + 1)


def _mean(state: PrussiaState, side: Player, of_columns: bool) -> int:
    """Return the mean column or row of a side's unrouted units, times a thousand."""
    field = state.field
    total = 0
    count = 0
    for unit in range(field.units):
        here = state.hex_of[unit]
        if here >= 0 and field.side_of[unit] == side and state.morale_of[unit] != ROUTED:
            total += COLUMN[here] if of_columns else here % ROWS
            count += 1
    return total * 1000 // count if count else 0
