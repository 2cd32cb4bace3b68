"""What never changes: the map and the counters, read once from data/; a chart is in its section."""

from pathlib import Path
from typing import Final, Literal, NewType

from grognard.core.data import read_toml
from grognard.core.hexmap import DIRECTIONS, OFF_BOARD, HexMap, lettered_rows
from grognard.core.types import NOBODY, Player

Hex = NewType("Hex", int)
Unit = NewType("Unit", int)
Village = NewType("Village", int)
"""A village's place in VILLAGES."""

DATA: Final = Path(__file__).parent / "data"

# §1.1 Sides

Side = Literal["blue", "red"]
SIDES: Final[tuple[Side, Side]] = ("blue", "red")
BLUE: Final = 0
RED: Final = 1


def side_called(name: str) -> Player:
    """Return a side by its name in data/."""
    return NOBODY if name == "nobody" else SIDES.index(name)


# §1.2 The map

_ROWS: Final[list[list[str]]] = [row.split() for row in read_toml(DATA / "map.toml")["rows"]]
MAP: Final[HexMap] = lettered_rows([len(row) for row in _ROWS])
NUM_HEXES: Final = MAP.size
HEXES: Final[list[Hex]] = [Hex(h) for h in range(NUM_HEXES)]
OFF_MAP: Final = Hex(OFF_BOARD)
NEIGHBOURS: Final[list[list[Hex]]] = [
    sorted(Hex(h) for h in MAP.neighbours[here * DIRECTIONS : (here + 1) * DIRECTIONS] if h >= 0)
    for here in HEXES
]
ADJACENT: Final[list[bool]] = [MAP.distance(a, b) == 1 for a in HEXES for b in HEXES]

CHARTS: Final = read_toml(DATA / "charts.toml")
TERRAINS: Final[list[str]] = list(CHARTS["terrain"])
_SIGNS: Final[list[str]] = [CHARTS["terrain"][name]["sign"] for name in TERRAINS]
TERRAIN_OF: Final[list[int]] = [_SIGNS.index(sign) for row in _ROWS for sign in row]
WOODS: Final = TERRAINS.index("woods")
VILLAGE: Final = TERRAINS.index("village")
LAKE: Final = TERRAINS.index("lake")
VILLAGES: Final[list[Hex]] = [h for h in HEXES if TERRAIN_OF[h] == VILLAGE]
NUM_VILLAGES: Final = len(VILLAGES)
VILLAGE_AT: Final[list[int]] = [VILLAGES.index(h) if h in VILLAGES else -1 for h in HEXES]


# §1.3 Units

_UNITS: Final = read_toml(DATA / "units.toml")
UNIT_NAMES: Final[list[str]] = [unit["id"] for unit in _UNITS["units"]]
NUM_UNITS: Final = len(UNIT_NAMES)
UNITS: Final[list[Unit]] = [Unit(number) for number in range(NUM_UNITS)]
NO_UNIT: Final = Unit(-1)
SIDE_OF: Final[list[Player]] = [side_called(unit["side"]) for unit in _UNITS["units"]]
UNITS_OF: Final[list[list[Unit]]] = [[u for u in UNITS if SIDE_OF[u] == side] for side in (0, 1)]
KIND_OF: Final[list[str]] = [unit["kind"] for unit in _UNITS["units"]]
MOVEMENT_OF: Final[list[int]] = [_UNITS["kinds"][kind]["movement"] for kind in KIND_OF]
FULL_STEPS: Final = 2
STRENGTH: Final[list[int]] = [
    strength for kind in KIND_OF for strength in (0, *_UNITS["kinds"][kind]["strength"])
]
ARM_OF: Final[list[str]] = [_UNITS["kinds"][kind]["arm"] for kind in KIND_OF]
# §6 Combat

ODDS: Final[list[str]] = CHARTS["combat"]["odds"]
RESULTS: Final = ("NE", "A1", "AR", "R1", "R2", "D1", "DE")
