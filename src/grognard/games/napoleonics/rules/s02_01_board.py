"""§2.1 The board: 113 hexes with their neighbours, distances, sections and edges."""

from pathlib import Path
from typing import Any, Final, Literal, NewType

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.data import read_toml
from grognard.core.hexmap import OFF_BOARD, HexMap, lettered_rows
from grognard.core.types import Player

Hex = NewType("Hex", int)

DATA: Final = Path(__file__).parents[1] / "data"
_BOARD: Final[dict[str, Any]] = read_toml(DATA / "board.toml")

# The sides

ALLIED: Final = 1
Seat = Literal["french", "allied"]
SEATS: Final[tuple[Seat, ...]] = ("french", "allied")
"""The French sit at the top, behind row A; the Allies at the bottom, behind row I."""

# The hexes

MAP: Final[HexMap] = lettered_rows(_BOARD["rows"])
NUM_HEXES: Final = 113
HEXES: Final[list[Hex]] = [Hex(number) for number in range(NUM_HEXES)]
NO_HEX: Final = Hex(-1)
HEX_NAMES: Final[list[str]] = list(MAP.names)
ROW_OF: Final[list[int]] = list(MAP.line_of)
NUM_ROWS: Final[int] = len(_BOARD["rows"])
HALF_COLUMN_OF: Final[list[int]] = list(MAP.u_of)
"""Where a hex stands across the board, in half hexes from the left."""

NORTH_EAST: Final = 0
EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH_WEST: Final = 3
WEST: Final = 4
NORTH_WEST: Final = 5
DIRECTION_NAMES: Final = ("NE", "E", "SE", "SW", "W", "NW")
"""Directions count clockwise; the opposite of d is (d + 3) % 6."""


def hex_named(name: str) -> Hex:
    """Return the hex of a printed name, or NO_HEX."""
    return Hex(MAP.find(name))


NEIGHBOUR: Final[list[Hex]] = [Hex(to) for to in MAP.neighbours]
"""NEIGHBOUR[here * 6 + direction]: the hex beside, or NO_HEX."""
NEIGHBOURS: Final = vec[vec[i64]](
    [
        vec[i64](sorted([to for to in NEIGHBOUR[here * 6 : here * 6 + 6] if to != OFF_BOARD]))
        for here in HEXES
    ]
)
DISTANCE: Final = vec[i64]([MAP.distance(here, to) for here in HEXES for to in HEXES])
"""DISTANCE[here * NUM_HEXES + to]: hexes counted to `to`, `here` left out (§5.5.2)."""
LONGEST_RANGE: Final = 5

# The sections

Section = Literal["left", "center", "right"]
SECTION_NAMES: Final[tuple[Section, ...]] = ("left", "center", "right")
NUM_SECTIONS: Final = 3


def _columns(section: str, here: Hex) -> bool:
    width = "long" if _BOARD["rows"][ROW_OF[here]] == max(_BOARD["rows"]) else "short"
    first, last = _BOARD["sections"][section][width]
    return bool(first <= MAP.place_of[here] + 1 <= last)


def _sections(side: Player, here: Hex) -> int:
    names = SECTION_NAMES if side == ALLIED else SECTION_NAMES[::-1]
    return sum(1 << number for number, name in enumerate(names) if _columns(name, here))


SECTIONS_AT: Final = vec[i64]([_sections(side, here) for side in (0, 1) for here in HEXES])
"""SECTIONS_AT[side * NUM_HEXES + here]: bit mask 1 << section as that side sees it."""

# The edges

HOME_ROW: Final[list[int]] = [0, NUM_ROWS - 1]
BASELINE: Final[list[list[Hex]]] = [
    [here for here in HEXES if ROW_OF[here] == HOME_ROW[side]] for side in (0, 1)
]
"""§5.3.4 The hexes along a side's own edge of the board."""
SECOND_ROW: Final[list[list[Hex]]] = [
    [here for here in HEXES if abs(ROW_OF[here] - HOME_ROW[side]) == 1] for side in (0, 1)
]
IS_BASELINE: Final = vec[bool](
    [ROW_OF[here] == HOME_ROW[side] for side in (0, 1) for here in HEXES]
)
"""IS_BASELINE[side * NUM_HEXES + here]"""
_BACK: Final = ((NORTH_EAST, NORTH_WEST), (SOUTH_EAST, SOUTH_WEST))


def _behind(side: Player, here: Hex) -> list[Hex]:
    found = [NEIGHBOUR[here * 6 + direction] for direction in _BACK[side]]
    return sorted(to for to in found if to != OFF_BOARD)


BEHIND: Final[list[list[Hex]]] = [_behind(side, here) for side in (0, 1) for here in HEXES]
"""§5.8 BEHIND[side * NUM_HEXES + here]: the one or two hexes nearer to a side's own edge."""
AHEAD: Final[list[list[Hex]]] = [_behind(1 - side, here) for side in (0, 1) for here in HEXES]
"""AHEAD[side * NUM_HEXES + here]: the one or two hexes nearer to the enemy's edge."""
