"""§1.3 Markers and counters on the board."""

from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import CONTROLLED, COUNTER_COUNT, TILE_LIMIT, Tile


def set_marker(state: UndauntedState, side: int, tile: Tile, face: int) -> None:
    """§1.3 Lay or turn a control marker and keep the points of §11.1 in step."""
    slot = side * TILE_LIMIT + tile
    was = state.marker_of[slot]
    state.marker_of[slot] = face
    if (was == CONTROLLED) != (face == CONTROLLED):
        worth = state.worth_of[tile]
        state.points_of[side] += worth if face == CONTROLLED else -worth


def has_counter(state: UndauntedState, side: int, tile: Tile) -> bool:
    """§1.3 Say whether a side has a counter on a tile."""
    first = side * (COUNTER_COUNT // 2)
    for counter in range(first, first + COUNTER_COUNT // 2):
        if state.tile_of[counter] == tile:
            return True
    return False
