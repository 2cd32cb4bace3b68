"""§7 Movement: Move, Guide, Scout, Stalk."""

from typing import Final

from grognard.core.types import OK
from grognard.games.undaunted import piles
from grognard.games.undaunted.reasons import (
    GUIDE_ENEMY,
    GUIDE_OFF_BOARD,
    GUIDE_SUPPRESSED,
    NO_OWN_MARKER,
    NO_SUCH_TILE,
    NOBODY_TO_GUIDE,
    NOT_ADJACENT,
)
from grognard.games.undaunted.state import UndauntedState, location, set_marker, set_tile, tell
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    FOG,
    NO_MARKER,
    OFF_BOARD,
    SCOUTED,
    TILE_LIMIT,
    UNITS,
    VERB_GUIDE,
    VERB_MOVE,
    VERB_SCOUT,
    Counter,
    Tile,
    counter_of,
    side_of,
)

STEP_RULES: Final = ("§7.1", "§7.2", "§7.3", "§7.4")
"""The section of each movement action, by verb."""


def can_enter(state: UndauntedState, verb: int, counter: Counter, to: Tile) -> int:
    """§7.1-7.4 A step goes to a neighbouring tile.

    §7.1 Move and §7.2 Guide need an own marker there; §7.3 Scout and §7.4 Stalk do not. Ruling R2:
    tiles may be shared with any counters.
    """
    if to >= len(state.battle.tiles):
        return NO_SUCH_TILE
    if state.battle.distance[location(state, counter) * TILE_LIMIT + to] != 1:
        return NOT_ADJACENT
    if verb == VERB_MOVE or verb == VERB_GUIDE:
        if state.marker_of[side_of(counter) * TILE_LIMIT + to] == NO_MARKER:
            return NO_OWN_MARKER
    return OK


def step(state: UndauntedState, verb: int, counter: Counter, to: Tile) -> None:
    """§7.1-7.4 Move a counter one tile; a scout marks the tile."""
    start = state.tile_of[counter]
    if state.log is not None:
        tell(state, STEP_RULES[verb], "moved", side_of(counter), [counter, start, to])
    set_tile(state, counter, to)
    if verb == VERB_SCOUT:
        scout_tile(state, side_of(counter), to)


def can_use_guide(state: UndauntedState, side: int) -> int:
    """§7.2 There must be an own ready counter on the board."""
    for unit in UNITS:
        if can_guide(state, side, counter_of(side, unit)) == OK:
            return OK
    return NOBODY_TO_GUIDE


def can_guide(state: UndauntedState, side: int, counter: Counter) -> int:
    """§7.2 Any own counter on the board may be guided, but no suppressed one."""
    if side_of(counter) != side:
        return GUIDE_ENEMY
    if state.tile_of[counter] == OFF_BOARD:
        return GUIDE_OFF_BOARD
    return GUIDE_SUPPRESSED if state.suppressed_of[counter] else OK


def scout_tile(state: UndauntedState, side: int, tile: Tile) -> None:
    """§7.3 A tile without an own marker gets one, scouted side up, and costs one fog of war."""
    if state.marker_of[side * TILE_LIMIT + tile] != NO_MARKER:
        return
    set_marker(state, side, tile, SCOUTED)
    taken = take_fog(state, side)
    if state.log is not None:
        tell(state, "§7.3", "scouted", side, [tile, taken])


def take_fog(state: UndauntedState, side: int) -> int:
    """§7.3, §8.3 Move a fog of war from a supply to its discard if one is left; return how many."""
    if state.supply_of[side * CARD_COUNT + FOG] == 0:
        return 0
    piles.bolster(state, side, FOG)
    return 1
