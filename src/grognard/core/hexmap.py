"""Hex maps with dense ids: names, neighbours, distances and lines of sight.

A map is a list of straight lines of hexes. On a pointy-topped map the lines are its rows, from
the top, each read from left to right; on a flat-topped map they are its columns, from the left,
each read downwards. Every second line lies half a hex further along than the others.

Inside, a hex stands at (u, v): v is its line, and u counts half hexes along it. Of two hexes that
touch, u differs by 2 in one line, or u and v differ by 1 each.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias, final

OFF_BOARD: Final = -1

POINTY: Final = 0
"""Rows are straight; directions are NE, E, SE, SW, W, NW."""

FLAT: Final = 1
"""Columns are straight; directions are N, NE, SE, S, SW, NW."""

DIRECTIONS: Final = 6
"""Directions count clockwise from the top; the opposite of d is (d + 3) % 6."""

POINTY_DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")
FLAT_DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")

Pair: TypeAlias = tuple[int, int, int, int]
"""Two places (u, v, u, v), counted from the start of a line."""

_POINTY_STEPS: Final = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
_FLAT_STEPS: Final = ((-2, 0), (-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1))


@final
class HexMap:
    """A board of hexes 0 .. size-1, numbered line after line.

    - `names[h]` is the name printed in the hex, `line_of[h]` and `place_of[h]` its line and place;
    - `neighbours[h * 6 + d]` is the hex in direction d, or OFF_BOARD.

    `shifted` is 0 or 1: which of the lines 0, 1, 0, 1, ... lie half a hex further along.
    """

    __slots__ = (
        "by_name",
        "by_place",
        "line_of",
        "lines",
        "names",
        "neighbours",
        "orientation",
        "place_of",
        "shifted",
        "size",
        "u_of",
    )

    def __init__(
        self,
        orientation: int = POINTY,
        names: Sequence[Sequence[str]] = (),
        shifted: int = 1,
    ) -> None:
        self.orientation: int = orientation
        self.shifted: int = shifted
        self.names: list[str] = [name for line in names for name in line]
        self.size: int = len(self.names)
        self.line_of: list[int] = [v for v, line in enumerate(names) for _ in line]
        self.place_of: list[int] = [place for line in names for place in range(len(line))]
        self.u_of: list[int] = [
            2 * place + self._shift(v) for v, place in zip(self.line_of, self.place_of, strict=True)
        ]
        self.by_name: dict[str, int] = {name: h for h, name in enumerate(self.names)}
        if len(self.by_name) != self.size:
            raise ValueError("two hexes have one name")
        self.by_place: dict[tuple[int, int], int] = {
            (self.u_of[h], self.line_of[h]): h for h in range(self.size)
        }
        self.lines: dict[tuple[int, int], list[Pair]] = {}
        self.neighbours: list[int] = [
            self.at(self.u_of[h] + du, self.line_of[h] + dv)
            for h in range(self.size)
            for du, dv in self._steps()
        ]

    def _shift(self, line: int) -> int:
        return 1 if line % 2 == self.shifted else 0

    def _steps(self) -> tuple[tuple[int, int], ...]:
        return _POINTY_STEPS if self.orientation == POINTY else _FLAT_STEPS

    def at(self, u: int, v: int) -> int:
        """Return the hex at half-hex u of line v, or OFF_BOARD."""
        return self.by_place.get((u, v), OFF_BOARD)

    def find(self, name: str) -> int:
        """Return the hex of a printed name, or OFF_BOARD if there is none."""
        return self.by_name.get(name, OFF_BOARD)

    def neighbour(self, here: int, direction: int) -> int:
        """Return the hex next to `here` in a direction, or OFF_BOARD."""
        return self.neighbours[here * DIRECTIONS + direction]

    def direction(self, here: int, to: int) -> int:
        """Return the direction from a hex to one that touches it, or OFF_BOARD."""
        first = here * DIRECTIONS
        for d in range(DIRECTIONS):
            if self.neighbours[first + d] == to:
                return d
        return OFF_BOARD

    def distance(self, here: int, to: int) -> int:
        """Return the number of steps between two hexes on a board without gaps."""
        dv = abs(self.line_of[here] - self.line_of[to])
        du = abs(self.u_of[here] - self.u_of[to])
        return dv + max(0, (du - dv) // 2)

    def within(self, here: int, limit: int) -> list[int]:
        """Return the hexes at most `limit` steps away, `here` included, in order of id."""
        found: list[int] = []
        u, v = self.u_of[here], self.line_of[here]
        for line in range(v - limit, v + limit + 1):
            reach = 2 * limit - abs(line - v)
            for along in range(u - reach, u + reach + 1, 2):
                h = self.at(along, line)
                if h != OFF_BOARD:
                    found.append(h)
        return found

    def between(self, start: int, end: int) -> list[tuple[int, int]]:
        """Return what the straight line between two centres passes, in order, ends left out.

        `(h, h)` is a hex whose inside the line crosses; `(a, b)` with a != b is a hexside it runs
        along, between a and b; b is OFF_BOARD where the hexside is the edge of the board. A hex
        touched only at a corner is not passed.
        """
        u, v = self.u_of[start], self.line_of[start]
        pairs: list[tuple[int, int]] = []
        for near_u, near_v, far_u, far_v in self._line(self.u_of[end] - u, self.line_of[end] - v):
            near, far = self.at(u + near_u, v + near_v), self.at(u + far_u, v + far_v)
            if near != OFF_BOARD:
                pairs.append((near, far))
            elif far != OFF_BOARD:
                pairs.append((far, near))
        return pairs

    def _line(self, du: int, dv: int) -> list[Pair]:
        """Return what a line with this displacement passes, computed once."""
        key = (du, dv)
        if key not in self.lines:
            self.lines[key] = _line(du, dv)
        return self.lines[key]


_MISSED: Final = -1


def _line(du: int, dv: int) -> list[Pair]:
    """Return what the line from (0, 0) to (du, dv) passes, in order, ends left out."""
    slopes = (2 * du, du + 3 * dv, du - 3 * dv)
    passed: list[tuple[int, int, int, bool]] = []
    for u, v in _beside(du, dv):
        middle, is_along = _passage((-2 * u, -u - 3 * v, -u + 3 * v), slopes)
        if middle != _MISSED and (u, v) not in ((0, 0), (du, dv)):
            passed.append((middle, v, u, is_along))
    passed.sort()
    return _pair_up(passed)


def _beside(du: int, dv: int) -> list[tuple[int, int]]:
    """Return a few places around the line, among them all that it passes."""
    if dv == 0:
        return [(u, 0) for u in range(min(0, du), max(0, du) + 1, 2)]
    reach = 2 * abs(du) // (3 * abs(dv)) + 2
    found: list[tuple[int, int]] = []
    for v in range(min(0, dv), max(0, dv) + 1):
        middle = du * v // dv
        for u in range(middle - reach, middle + reach + 2):
            if (u + v) % 2 == 0:
                found.append((u, v))
    return found


def _passage(at_start: tuple[int, int, int], slopes: tuple[int, int, int]) -> tuple[int, bool]:
    """Return the middle of a line's way through a hex, and whether it runs along its side.

    A hex is |f| <= 2 for three functions f, one for each pair of opposite sides; `at_start` and
    `slopes` give their values on the line, f(t) = at_start + t * slope for t from 0 to 1. Times
    are counted in `whole` parts, so that all is exact. The middle is _MISSED if there is no way.
    """
    whole = 1
    for slope in slopes:
        if slope != 0:
            whole *= abs(slope)
    enter, leave, is_along = 0, whole, False
    for value, slope in zip(at_start, slopes, strict=True):
        if slope == 0:
            if abs(value) > 2:
                return _MISSED, False
            is_along = is_along or abs(value) == 2
            continue
        one = whole // slope
        enter = max(enter, min((-2 - value) * one, (2 - value) * one))
        leave = min(leave, max((-2 - value) * one, (2 - value) * one))
    return (enter + leave if enter < leave else _MISSED), is_along


def _pair_up(passed: list[tuple[int, int, int, bool]]) -> list[Pair]:
    """Join the two hexes on both sides of a hexside; a crossed hex is both."""
    pairs: list[Pair] = []
    for place, (middle, v, u, is_along) in enumerate(passed):
        if not is_along:
            pairs.append((u, v, u, v))
        elif place + 1 < len(passed) and passed[place + 1][0] == middle:
            pairs.append((u, v, passed[place + 1][2], passed[place + 1][1]))
    return pairs


def lettered_rows(lengths: Sequence[int]) -> HexMap:
    """Return a pointy-topped map with rows A, B, ... of these lengths; B, D, ... lie further right.

    >>> board = lettered_rows([13, 12, 13])
    >>> board.names[13], board.size
    ('B1', 38)
    """
    names = [
        [f"{chr(ord('A') + row)}{column + 1}" for column in range(length)]
        for row, length in enumerate(lengths)
    ]
    return HexMap(POINTY, names, 1)


def numbered_columns(columns: tuple[int, int], rows: tuple[int, int], low: int) -> HexMap:
    """Return a flat-topped map of hexes CCRR, from the first to the last column and row.

    `low` is 1 if the columns with odd numbers lie half a hex lower, 0 if those with even ones do.

    >>> board = numbered_columns((11, 48), (1, 28), 1)
    >>> board.size, board.names[board.neighbour(board.find("1204"), 0)]
    (1064, '1203')
    """
    names = [
        [f"{column:02d}{row:02d}" for row in range(rows[0], rows[1] + 1)]
        for column in range(columns[0], columns[1] + 1)
    ]
    return HexMap(FLAT, names, (columns[0] + low) % 2)
