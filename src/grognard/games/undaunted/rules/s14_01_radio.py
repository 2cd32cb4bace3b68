"""§14.1 The radio of scenario 10."""

from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import CONTROLLED, TILE_LIMIT, US, Tile


def can_raise_radio(state: UndauntedState, side: int, tile: Tile) -> bool:
    """§14.1 Only the US side, on the radio's tile while it controls it; as often as it likes."""
    if side != US or tile != state.scenario.radio:
        return False
    return state.marker_of[side * TILE_LIMIT + tile] == CONTROLLED


def raise_radio(state: UndauntedState, tile: Tile) -> None:
    """§14.1 The objective becomes worth one point more, for whoever controls it."""
    state.worth_of[tile] += 1
    for side in (0, 1):
        if state.marker_of[side * TILE_LIMIT + tile] == CONTROLLED:
            state.points_of[side] += 1
    if state.log is not None:
        state.note("§14.1", "radio", US, [tile, int(state.worth_of[tile])])
