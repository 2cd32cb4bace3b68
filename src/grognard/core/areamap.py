"""Area maps with dense ids: names, adjacency and distances.

An area map is a table of names and, for each, the names it borders. What crosses a border (a road,
a river, a width) belongs to the game, indexed by the numbers this map gives.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

NO_AREA: Final = -1
_NO_WAY: Final = -1


@final
class AreaMap:
    """Areas 0 .. size-1, in the order of their table.

    - `names[a]` is an area's name; `neighbours[a]` lists the areas it borders, in order of id;
    - `adjacent[a * size + b]` says whether two areas border each other;
    - `distances[a * size + b]` counts the borders on the shortest way between them.

    Raises ValueError if a border leads nowhere, to itself or one way only, or if some area cannot
    be reached: such a table has been mistyped.
    """

    __slots__ = ("adjacent", "by_name", "distances", "names", "neighbours", "size")

    def __init__(self, borders: Mapping[str, Sequence[str]] | None = None) -> None:
        table: dict[str, Sequence[str]] = {} if borders is None else dict(borders)
        self.names: list[str] = list(table)
        self.size: int = len(self.names)
        self.by_name: dict[str, int] = {name: area for area, name in enumerate(self.names)}
        self.neighbours: list[list[int]] = [self._ids(name, table[name]) for name in self.names]
        self.adjacent: list[bool] = [
            b in self.neighbours[a] for a in range(self.size) for b in range(self.size)
        ]
        self._check_symmetry()
        self.distances: list[int] = []
        for area in range(self.size):
            self.distances += self._distances_from(area)
        self._check_connection()

    def find(self, name: str) -> int:
        """Return the area of a name, or NO_AREA if there is none."""
        return self.by_name.get(name, NO_AREA)

    def is_adjacent(self, here: int, to: int) -> bool:
        """Say whether two areas border each other."""
        return self.adjacent[here * self.size + to]

    def distance(self, here: int, to: int) -> int:
        """Return the number of borders on the shortest way."""
        return self.distances[here * self.size + to]

    def within(self, here: int, limit: int) -> list[int]:
        """Return the areas at most `limit` borders away, `here` included, in order of id."""
        first = here * self.size
        return [to for to in range(self.size) if self.distances[first + to] <= limit]

    def _ids(self, name: str, borders: Sequence[str]) -> list[int]:
        for other in borders:
            if other not in self.by_name:
                raise ValueError(f"{name} borders {other}, which is not on the map")
            if other == name:
                raise ValueError(f"{name} borders itself")
        if len(set(borders)) != len(borders):
            raise ValueError(f"{name} has a border twice")
        return sorted(self.by_name[other] for other in borders)

    def _check_symmetry(self) -> None:
        for here in range(self.size):
            for to in self.neighbours[here]:
                if not self.is_adjacent(to, here):
                    raise ValueError(f"{self.names[here]} borders {self.names[to]} one way only")

    def _check_connection(self) -> None:
        for to in range(self.size):
            if self.distances[to] == _NO_WAY:
                raise ValueError(f"{self.names[to]} cannot be reached from {self.names[0]}")

    def _distances_from(self, start: int) -> list[int]:
        """Return the distances to all areas, ring by ring; _NO_WAY where there is none."""
        found = [_NO_WAY] * self.size
        found[start] = 0
        ring = [start]
        while ring:
            further: list[int] = []
            for here in ring:
                for to in self.neighbours[here]:
                    if found[to] == _NO_WAY:
                        found[to] = found[here] + 1
                        further.append(to)
            ring = further
        return found
