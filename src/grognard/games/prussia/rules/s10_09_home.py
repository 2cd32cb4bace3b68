"""§10.9 Where home is: map edges, a town, the far side of the enemy."""

from typing import Final

from grognard.core.types import Player
from grognard.games.prussia.options import ROUT_EDGE
from grognard.games.prussia.rules.s01_01_map import distance, to_edges
from grognard.games.prussia.rules.s24_leuthen import heads_for_town
from grognard.games.prussia.rules.s26_torgau import edge_away
from grognard.games.prussia.scenarios import HOME_AWAY, HOME_AXIS
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import Hex

FARTHEST: Final = 99


def home_edges(state: PrussiaState, side: Player, here: Hex, causes: list[Hex]) -> int:
    """§10.9 Return the own map edges of a unit as bits; `causes` is what it retreats from."""
    kind = state.form.home_kind[side]
    if kind == HOME_AXIS:
        return state.home_edge[side]
    if kind == HOME_AWAY:
        return edge_away(state, here, causes)
    return state.form.home_edges[side]


def enemies_near(state: PrussiaState, side: Player, here: Hex) -> list[Hex]:
    """§10.9 Return the hexes of the enemy units that are adjacent, or else nearest."""
    found: list[Hex] = []
    nearest = FARTHEST
    for unit in state.field.units_of[1 - side]:
        there = Hex(state.hex_of[unit])
        if there < 0:
            continue
        far = distance(here, there)
        if far < nearest:
            found.clear()
            nearest = far
        if far == nearest and there not in found:
            found.append(there)
    return found


def is_home(state: PrussiaState, side: Player, here: Hex, causes: list[Hex]) -> bool:
    """§7.1, §12.3 Say whether a unit stands on its own map edge."""
    return state.field.edge_of[here] & home_edges(state, side, here, causes) != 0


def runs_off(state: PrussiaState, side: Player, here: Hex, causes: list[Hex]) -> bool:
    """§7.1 Say whether a routed unit with hexes left runs off the map; ruling R71 (§7.1)."""
    is_any = state.field.edge_of[here] != 0 and state.choices[ROUT_EDGE] == 0
    return is_any or is_home(state, side, here, causes)


def to_home(state: PrussiaState, side: Player, start: Hex, here: Hex, causes: list[Hex]) -> int:
    """§10.9 Return how far a hex is from home for a unit that retreats from `start`."""
    if heads_for_town(state, side, start):
        return min(distance(here, town) for town in state.form.home_town)
    return to_edges(state.field, here, home_edges(state, side, start, causes))
