"""§1 The pieces: sides, the map, units, and the only functions that move one."""

from typing import TYPE_CHECKING

from grognard.games._template.rules.s04_zones import change_zone
from grognard.games._template.tables import (
    ADJACENT,
    MAP,
    NO_UNIT,
    NUM_HEXES,
    OFF_MAP,
    SIDE_OF,
    UNIT_NAMES,
    Hex,
    Unit,
)

if TYPE_CHECKING:
    from grognard.games._template.state import SkirmishState  # which puts units where they stand

# §1.1 Sides


def is_own(state: "SkirmishState", unit: Unit) -> bool:
    """§1.1 A side moves and fights with its own units."""
    return SIDE_OF[unit] == state.side


# §1.2 The map


def hex_name(h: Hex) -> str:
    """§1.2 Return the name printed in a hex."""
    return MAP.names[h]


def find_hex(name: str) -> Hex:
    """§1.2 Return the hex of a name, or OFF_MAP."""
    return Hex(MAP.find(name))


def distance(here: Hex, to: Hex) -> int:
    """§1.2 Return the number of steps between two hexes."""
    return MAP.distance(here, to)


def is_adjacent(here: Hex, to: Hex) -> bool:
    """§1.2 Say whether two hexes touch."""
    return ADJACENT[here * NUM_HEXES + to]


# §1.3 Units


def unit_name(unit: Unit) -> str:
    """§1.3 Return the id printed on a counter."""
    return UNIT_NAMES[unit]


# §1.4, §1.5 Units on the map


def is_in_play(state: "SkirmishState", unit: Unit) -> bool:
    """§1.4 A unit is in play while it is on the map."""
    return state.hex_of[unit] != OFF_MAP


def place(state: "SkirmishState", unit: Unit, to: Hex) -> None:
    """§1.5 Put a unit on an empty hex, from the map or from beside it."""
    remove(state, unit)
    state.hex_of[unit] = to
    state.unit_at[to] = unit
    change_zone(state, unit, to, 1)


def remove(state: "SkirmishState", unit: Unit) -> None:
    """§1.4 Take a unit off the map, if it is there."""
    here = Hex(state.hex_of[unit])
    if here == OFF_MAP:
        return
    state.hex_of[unit] = OFF_MAP
    state.unit_at[here] = NO_UNIT
    change_zone(state, unit, here, -1)


def is_free(state: "SkirmishState", to: Hex) -> bool:
    """§1.5 One unit stands in a hex, and no more."""
    return state.unit_at[to] == NO_UNIT
