"""§4 Zones of control."""

from typing import TYPE_CHECKING

from grognard.core.types import Player
from grognard.games._template.tables import (
    LAKE,
    NEIGHBOURS,
    NUM_HEXES,
    SIDE_OF,
    TERRAIN_OF,
    WOODS,
    Hex,
    Unit,
)

if TYPE_CHECKING:
    from grognard.games._template.state import SkirmishState  # which puts units where they stand


def reaches(state: "SkirmishState", to: Hex) -> bool:
    """§4.1 A zone of control does not reach into a lake; §4.4 opt nor into woods."""
    if state.quiet_woods and TERRAIN_OF[to] == WOODS:
        return False  # §4.4 opt
    return TERRAIN_OF[to] != LAKE


def change_zone(state: "SkirmishState", unit: Unit, here: Hex, change: int) -> None:
    """§4.1 A unit comes to a hex (1) or leaves it (-1), and its zone with it."""
    base = SIDE_OF[unit] * NUM_HEXES
    for to in NEIGHBOURS[here]:
        if reaches(state, to):
            state.zone_of[base + to] += change


def is_in_enemy_zone(state: "SkirmishState", side: Player, h: Hex) -> bool:
    """§4.1 The hexes around a unit are its zone of control, whoever stands in them."""
    return state.zone_of[(1 - side) * NUM_HEXES + h] > 0


def must_stop(state: "SkirmishState", unit: Unit, here: Hex) -> bool:
    """§4.2 A unit stops on entering an enemy zone of control."""
    return is_in_enemy_zone(state, SIDE_OF[unit], here)


def is_zone_to_zone(state: "SkirmishState", unit: Unit, here: Hex, to: Hex) -> bool:
    """§4.3 No unit moves straight from one hex in enemy zones to another."""
    side = SIDE_OF[unit]
    return is_in_enemy_zone(state, side, here) and is_in_enemy_zone(state, side, to)
