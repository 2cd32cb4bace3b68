"""§4 Zones of control."""

from grognard.core.types import Player
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import NUM_HEXES, SIDE_OF, Hex, Unit


def is_in_enemy_zone(state: SkirmishState, side: Player, h: Hex) -> bool:
    """§4.1 The hexes around a unit are its zone of control, whoever stands in them."""
    return state.zone_of[(1 - side) * NUM_HEXES + h] > 0


def must_stop(state: SkirmishState, unit: Unit, here: Hex) -> bool:
    """§4.2 A unit stops on entering an enemy zone of control."""
    return is_in_enemy_zone(state, SIDE_OF[unit], here)


def is_zone_to_zone(state: SkirmishState, unit: Unit, here: Hex, to: Hex) -> bool:
    """§4.3 No unit moves straight from one hex in enemy zones to another."""
    side = SIDE_OF[unit]
    return is_in_enemy_zone(state, side, here) and is_in_enemy_zone(state, side, to)
