"""Where leaders stand: near their troops, never alone, and commanders behind the fight."""

from typing import Final

from grognard.core.types import Player
from grognard.games.prussia.planning import Survey
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import NUM_HEXES, PRUSSIA, Hex, Piece

LEADER_WAY: Final = 0.05
LEADER_ALONE: Final = 1.5
LEADER_OPEN: Final = 0.4
"""§15.2 A leader without a unit whom the enemy can reach, and below the commander of an army."""
COMMANDER_OPEN: Final = [4.0, 1.2]
OPEN_TO: Final = 7
"""So many hexes away an enemy can ride up to him."""
COMMANDER_FIGHTS: Final = [3.0, 0.5]
"""§15.2, §22.1 The commander of an army in a hex where there will be fights: a check in each."""
COMMANDER_NEAR: Final = 0.4
"""So much of that where the enemy is within three hexes, and may come up."""


def commander_risk(state: PrussiaState, seen: Survey, side: Player) -> float:
    """§15.2, §22.1 Count what the commander of an army risks where armies touch."""
    leader = state.commander[side]
    if leader < 0 or state.hex_of[leader] < 0 or (side == PRUSSIA and state.deputy_of[leader]):
        return 0.0
    here = Hex(state.hex_of[leader])
    place = int(seen.index_at[here])
    if place < 0:
        return 0.0  # alone: see _leader
    if seen.touched[place]:
        return COMMANDER_FIGHTS[side]
    return COMMANDER_NEAR * COMMANDER_FIGHTS[side] if seen.nearest(side, here) <= 3 else 0.0


def leader_worth(state: PrussiaState, seen: Survey, leader: Piece, side: Player) -> float:
    """Judge a leader: near the middle of his corps, never alone where the enemy may come."""
    here = Hex(state.hex_of[leader])
    total = 0.0
    if state.top_at[here] < 0 and state.zones[(1 - side) * NUM_HEXES + here] > 0:
        total -= LEADER_ALONE
    if seen.index_at[here] < 0 and seen.nearest(side, here) <= OPEN_TO:
        total -= COMMANDER_OPEN[side] if leader == state.commander[side] else LEADER_OPEN
    middle = seen.middle_of(state, leader)
    if middle >= 0:
        total -= LEADER_WAY * distance(here, middle)
    return total
