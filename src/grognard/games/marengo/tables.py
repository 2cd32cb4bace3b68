"""What never changes: the board, the pieces and the time track, read once from data/."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal, NewType

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.data import read_toml

Locale = NewType("Locale", int)
Side = NewType("Side", int)
"""An approach as one of its two locales has it; `side ^ 1` is the opposite one."""
Way = NewType("Way", int)
"""A road crossing in one direction, or an entry from off the map."""
Position = NewType("Position", int)
"""Where a piece can stand: in reserve, blocking a side, in a holding area, or GONE."""
Piece = NewType("Piece", int)

_DATA: Final = Path(__file__).parent / "data"
_BOARD: Final[dict[str, Any]] = json.loads((_DATA / "board.json").read_text(encoding="utf-8"))
_PIECES: Final = read_toml(_DATA / "pieces.toml")
_TRACK: Final = read_toml(_DATA / "track.toml")


def _numbers(numbers: Sequence[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def _truths(truths: Sequence[bool]) -> vec[bool]:
    return vec[bool](list(truths))


def _rows(rows: Sequence[Sequence[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([_numbers(row) for row in rows])


# §1 The armies

AUSTRIA: Final = 0
FRANCE: Final = 1
Army = Literal["austria", "france"]
ARMIES: Final[tuple[Army, Army]] = ("austria", "france")

# §3 Locales

NUM_LOCALES: Final[int] = len(_BOARD["locales"])
LOCALES: Final[list[Locale]] = [Locale(number) for number in range(NUM_LOCALES)]
NOWHERE: Final = Locale(-1)
PLACE_NAMES: Final[list[str]] = [row["name"] for row in _BOARD["locales"]]
CAPACITY: Final = _numbers([row["capacity"] for row in _BOARD["locales"]])
FRENCH_SETUP: Final = _numbers([row["french_setup"] for row in _BOARD["locales"]])
CENTRE_X: Final[list[int]] = [row["centre"][0] for row in _BOARD["locales"]]
CENTRE_Y: Final[list[int]] = [row["centre"][1] for row in _BOARD["locales"]]
IS_EAST: Final = _truths([here in _BOARD["east_of_line"] for here in LOCALES])
"""§19 East of the objective line."""

# §3 Approaches: approach a has the sides 2a and 2a + 1

APPROACH_NAMES: Final[list[str]] = [row["id"] for row in _BOARD["approaches"]]
NUM_APPROACHES: Final = len(APPROACH_NAMES)
NUM_SIDES: Final = 2 * NUM_APPROACHES
SIDES: Final[list[Side]] = [Side(number) for number in range(NUM_SIDES)]
NO_SIDE: Final = Side(-1)
_SIDE_ROWS: Final[list[dict[str, Any]]] = [
    side for row in _BOARD["approaches"] for side in row["sides"]
]
IS_WIDE: Final = _truths([row["wide"] for row in _BOARD["approaches"] for _ in row["sides"]])
FULL_BLOCK: Final = _numbers([2 if wide else 1 for wide in IS_WIDE])
"""§3 The pieces that fully block a side."""
LOCALE_OF: Final = _numbers([Locale(row["locale"]) for row in _SIDE_ROWS])
BEYOND: Final = _numbers([LOCALE_OF[side ^ 1] for side in SIDES])
"""The locale opposite a side."""
INFANTRY_PENALTY: Final = _numbers([row["infantry"] for row in _SIDE_ROWS])
CAVALRY_PENALTY: Final = _numbers([row["cavalry"] for row in _SIDE_ROWS])
ARTILLERY_PENALTY: Final = _numbers([row["artillery"] for row in _SIDE_ROWS])
OBSTRUCTS: Final = _truths([row["obstructing"] for row in _SIDE_ROWS])
SIDES_OF: Final = _rows([[side for side in SIDES if LOCALE_OF[side] == here] for here in LOCALES])
NEIGHBOURS: Final = _rows([sorted({BEYOND[side] for side in SIDES_OF[here]}) for here in LOCALES])

IS_ADJACENT: Final = _truths([to in NEIGHBOURS[here] for here in LOCALES for to in LOCALES])
"""§3 IS_ADJACENT[here * NUM_LOCALES + to]"""


def _heading(side: Side) -> int:
    east = _BOARD["approaches"][side >> 1]["east"]
    if east is None:
        return 0
    return 1 if BEYOND[side] == east else -1


HEADING: Final = _numbers([_heading(side) for side in SIDES])
"""§3 +1 where crossing from this side leads east by the printed arrow, -1 west, 0 unmarked."""


def side_name(side: Side) -> str:
    """Return a side's name: the approach, and the locale it belongs to."""
    return f"{APPROACH_NAMES[side >> 1]}@{LOCALE_OF[side]}"


# §4, §15 Holding areas

_AREAS: Final[list[dict[str, Any]]] = _PIECES["areas"]
AREA_NAMES: Final[list[str]] = [row["id"] for row in _AREAS]
NUM_AREAS: Final = len(AREA_NAMES)
AREA_ARMY: Final = _numbers([ARMIES.index(row["army"]) for row in _AREAS])
AREA_LOCALE: Final[list[Locale]] = [Locale(row["locale"]) for row in _AREAS]
AREA_ROUND: Final = _numbers([row["round"] for row in _AREAS])
AREA_ARTILLERY_ROUND: Final = _numbers([row["artillery_round"] for row in _AREAS])
AREA_SIZE: Final = _numbers([row["pieces"] for row in _AREAS])
AREA_ENTERING: Final = _numbers(
    [AREA_LOCALE.index(here) if here in AREA_LOCALE else -1 for here in LOCALES]
)
"""§15 The holding area whose pieces enter a locale first, or -1."""

# Positions: the reserve of each locale, then each side, then the holding areas

NUM_POSITIONS: Final = NUM_LOCALES + NUM_SIDES + NUM_AREAS
FIRST_SIDE: Final = NUM_LOCALES
FIRST_AREA: Final = NUM_LOCALES + NUM_SIDES
POSITIONS: Final[list[Position]] = [Position(number) for number in range(NUM_POSITIONS)]
GONE: Final = Position(-1)
LOCALE_AT: Final = _numbers([*LOCALES, *LOCALE_OF, *[NOWHERE for _ in _AREAS]])
"""The locale of a position; NOWHERE for a holding area."""


def reserve(here: Locale) -> Position:
    """§3 Return the reserve position of a locale."""
    return Position(here)


def blocking(side: Side) -> Position:
    """§3 Return the approach position of a side."""
    return Position(FIRST_SIDE + side)


def holding(area: int) -> Position:
    """§15 Return the position of a holding area."""
    return Position(FIRST_AREA + area)


def side_at(position: Position) -> Side:
    """§3 Return the side a position blocks, or NO_SIDE."""
    if FIRST_SIDE <= position < FIRST_AREA:
        return Side(position - FIRST_SIDE)
    return NO_SIDE


def position_name(position: Position) -> str:
    """Return the language-free name of a position."""
    if position < 0:
        return "gone"
    if position >= FIRST_AREA:
        return AREA_NAMES[position - FIRST_AREA]
    side = side_at(position)
    return side_name(side) if side >= 0 else str(int(position))


# §8 Roads: crossing c is the ways 2c (leaving side 2a) and 2c + 1 (leaving side 2a + 1)

CROSSING_NAMES: Final[list[str]] = [
    *[row["id"] for row in _BOARD["crossings"]],
    *[row["id"] for row in _PIECES["entries"]],
]
NUM_CROSSINGS: Final[int] = len(_BOARD["crossings"])
NUM_ENTRIES: Final[int] = len(_PIECES["entries"])
FIRST_ENTRY: Final = 2 * NUM_CROSSINGS
NUM_WAYS: Final = FIRST_ENTRY + NUM_ENTRIES
WAYS: Final[list[Way]] = [Way(number) for number in range(NUM_WAYS)]
ANY_ROAD: Final = -1


def crossing_of(way: Way) -> int:
    """§8 Return the crossing of a way; each entry is a crossing of its own."""
    return way >> 1 if way < FIRST_ENTRY else NUM_CROSSINGS + way - FIRST_ENTRY


CROSSING_OF: Final = _numbers([crossing_of(way) for way in WAYS])
_ENTRY_AREAS: Final[list[int]] = [AREA_NAMES.index(row["area"]) for row in _PIECES["entries"]]
ENTRY_AREA: Final = _numbers([-1] * FIRST_ENTRY + _ENTRY_AREAS)
"""The holding area a way comes from, or -1."""
IS_PONTOON: Final = _truths(
    [
        *[False] * FIRST_ENTRY,
        *[row["pontoon"] for row in _PIECES["entries"]],
    ]
)


def _side_of(way: Way) -> Side:
    if way >= FIRST_ENTRY:
        return NO_SIDE
    return Side(2 * APPROACH_NAMES.index(_BOARD["crossings"][way >> 1]["approach"]) + (way & 1))


WAY_SIDE: Final = _numbers([_side_of(way) for way in WAYS])
"""The side a way leaves by; NO_SIDE for an entry."""
WAY_FROM: Final = _numbers(
    [LOCALE_OF[WAY_SIDE[way]] if way < FIRST_ENTRY else NOWHERE for way in WAYS]
)
WAY_TO: Final = _numbers(
    [BEYOND[WAY_SIDE[way]] if way < FIRST_ENTRY else AREA_LOCALE[ENTRY_AREA[way]] for way in WAYS]
)
IS_MAIN: Final = _truths(
    [_BOARD["crossings"][way >> 1]["main"] if way < FIRST_ENTRY else True for way in WAYS]
)


def _road(here: Locale, crossing: int) -> int:
    """Return the number of the road inside a locale that a crossing belongs to."""
    if here == NOWHERE:
        return ANY_ROAD
    roads = _BOARD["locales"][here]["roads"]
    found = [number for number, road in enumerate(roads) if CROSSING_NAMES[crossing] in road]
    return found[0] if found else ANY_ROAD


ROAD_OUT: Final = _numbers([_road(Locale(WAY_FROM[way]), CROSSING_OF[way]) for way in WAYS])
"""The road inside the locale left that leads to a way."""
ROAD_IN: Final = _numbers([_road(Locale(WAY_TO[way]), CROSSING_OF[way]) for way in WAYS])
"""The road inside the locale entered that a way comes in on."""
WAYS_FROM: Final = _rows([[w for w in WAYS if WAY_FROM[w] == here] for here in LOCALES])
ENTRIES_FROM: Final = _rows(
    [[w for w in WAYS if ENTRY_AREA[w] == area] for area in range(NUM_AREAS)]
)
_WAYS_BY: Final[list[list[Way]]] = [[w for w in WAYS if WAY_SIDE[w] == side] for side in SIDES]
SIDE_ROADS: Final = _numbers(
    [sum({1 << ROAD_OUT[way] for way in _WAYS_BY[side]}) for side in SIDES]
)
"""Bit mask of the roads of a side's locale that cross the side."""
SIDE_HAS_MAIN: Final = _truths([any(IS_MAIN[w] for w in _WAYS_BY[side]) for side in SIDES])


def way_name(way: Way) -> str:
    """Return a way's name: the crossing, and the locale it leads to."""
    return f"{CROSSING_NAMES[CROSSING_OF[way]]}>{WAY_TO[way]}"


# §2 Pieces

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
Type = Literal["infantry", "cavalry", "artillery"]
TYPES: Final[tuple[Type, ...]] = ("infantry", "cavalry", "artillery")
_FACES: Final[list[tuple[int, str, int, int]]] = [
    (ARMIES.index(block["army"]), block["area"], TYPES.index(face["type"]), face["strength"])
    for block in _PIECES["pieces"]
    for face in block["faces"]
    for _ in range(face["count"])
]
NUM_PIECES: Final = len(_FACES)
PIECES: Final[list[Piece]] = [Piece(number) for number in range(NUM_PIECES)]
NO_PIECE: Final = Piece(-1)
ARMY_OF: Final = _numbers([face[0] for face in _FACES])
START_AREA: Final[list[str]] = [face[1] for face in _FACES]
TYPE_OF: Final = _numbers([face[2] for face in _FACES])
START_STRENGTH: Final = _numbers([face[3] for face in _FACES])
PIECES_OF: Final[list[list[Piece]]] = [[p for p in PIECES if ARMY_OF[p] == army] for army in (0, 1)]
BIT: Final = _numbers([1 << piece for piece in PIECES])
FIRST_PIECE: Final = _numbers([PIECES_OF[0][0], PIECES_OF[1][0], NUM_PIECES])
"""The pieces of an army are those from here on, up to the next of these."""
ARMY_MASK: Final = _numbers([sum(BIT[piece] for piece in PIECES_OF[army]) for army in (0, 1)])
TYPE_MASK: Final = _numbers(
    [sum(BIT[piece] for piece in PIECES if TYPE_OF[piece] == kind) for kind in range(len(TYPES))]
)
BITS_AT_ONCE: Final = 10
LOW_BITS: Final = (1 << BITS_AT_ONCE) - 1
LOWEST: Final = _numbers([(bits & -bits).bit_length() - 1 for bits in range(LOW_BITS + 1)])
"""The lowest bit of some bits."""
MOST_PIECES: Final = max(len(pieces) for pieces in PIECES_OF)
"""Columns by mark give each army this many places."""
PIECE_NAMES: Final[list[str]] = [
    f"{'AF'[ARMY_OF[piece]]}{piece - PIECES_OF[ARMY_OF[piece]][0] + 1}" for piece in PIECES
]


def face(kind: i64, strength: i64) -> int:
    """§2 Return the number of a face: its type and its strength; 0 is no face."""
    return kind * 4 + strength if strength > 0 else 0


# §5, §18 The time track

TIMES: Final[list[str]] = [row["time"] for row in _TRACK["rounds"]]
LAST_ROUND: Final = len(TIMES)
_TOKENS: Final = [[0, *[int(row[army]) for row in _TRACK["rounds"]]] for army in ARMIES]
TOKENS: Final = _rows(_TOKENS)
"""§18 TOKENS[army][round]: the tokens that lie on the track for a round."""
STILL_TO_COME: Final = _rows(
    [[sum(row[done + 1 :]) for done in range(LAST_ROUND + 1)] for row in _TOKENS]
)
"""§18 STILL_TO_COME[army][round]: the tokens that lie on the track for all later rounds."""
FIRST_UNCOMMITTED: Final[list[int]] = [_TRACK["uncommitted"][army] for army in ARMIES]
ALL_TOKENS: Final[list[int]] = [FIRST_UNCOMMITTED[army] + sum(TOKENS[army]) for army in (0, 1)]
ROUND_4PM: Final = TIMES.index("16:00") + 1

# §6, §8, §19 Numbers of the rules

COMMANDS: Final = 3
MOST_IN_ACTION: Final = 3
ROAD_STEPS: Final = 3
PIECES_EAST_TO_WIN: Final = 3
UNCERTAIN: Final[list[str]] = [row["what"] for row in _BOARD["uncertain"]]
