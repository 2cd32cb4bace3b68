"""Area maps: what they compute, and what they refuse."""

import pickle
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.areamap import NO_AREA, AreaMap

RIVER = {
    "Ford": ["Mill", "Farm"],
    "Mill": ["Ford", "Farm", "Wood"],
    "Farm": ["Ford", "Mill"],
    "Wood": ["Mill"],
}


def distances_by_squaring(areas: AreaMap) -> list[int]:
    """Return all distances by trying every middle area (Floyd and Warshall)."""
    far = areas.size
    found = [
        0 if a == b else 1 if areas.is_adjacent(a, b) else far
        for a, b in product(range(areas.size), repeat=2)
    ]
    for middle, a, b in product(range(areas.size), repeat=3):
        way = found[a * areas.size + middle] + found[middle * areas.size + b]
        found[a * areas.size + b] = min(found[a * areas.size + b], way)
    return found


@st.composite
def maps(draw: st.DrawFn) -> dict[str, list[str]]:
    """A connected map: each area after the first borders an earlier one, and maybe more."""
    size = draw(st.integers(1, 9))
    borders: set[tuple[int, int]] = set()
    for area in range(1, size):
        borders.add((draw(st.integers(0, area - 1)), area))
    for a, b in product(range(size), repeat=2):
        if a < b and draw(st.booleans()):
            borders.add((a, b))
    both = borders | {(b, a) for a, b in borders}
    return {f"area {a}": [f"area {b}" for b in range(size) if (a, b) in both] for a in range(size)}


def test_areas_are_numbered_in_the_order_of_the_table() -> None:
    areas = AreaMap(RIVER)
    assert areas.names == ["Ford", "Mill", "Farm", "Wood"]
    assert [areas.find(name) for name in areas.names] == [0, 1, 2, 3]
    assert areas.find("Sea") == NO_AREA


def test_neighbours_are_listed_in_order_of_id() -> None:
    assert AreaMap(RIVER).neighbours == [[1, 2], [0, 2, 3], [0, 1], [1]]


def test_areas_within_a_limit_include_the_start() -> None:
    areas = AreaMap(RIVER)
    assert areas.within(areas.find("Wood"), 0) == [3]
    assert areas.within(areas.find("Wood"), 1) == [1, 3]
    assert areas.within(areas.find("Wood"), 2) == [0, 1, 2, 3]


@given(maps())
def test_distances_are_those_of_the_shortest_way(table: dict[str, list[str]]) -> None:
    areas = AreaMap(table)
    assert areas.distances == distances_by_squaring(areas)
    assert areas.distance(0, areas.size - 1) == areas.distances[areas.size - 1]


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"Ford": ["Mill"]}, "Ford borders Mill, which is not on the map"),
        ({"Ford": ["Mill"], "Mill": []}, "Ford borders Mill one way only"),
        ({"Ford": ["Ford"]}, "Ford borders itself"),
        ({"Ford": ["Mill", "Mill"], "Mill": ["Ford"]}, "Ford has a border twice"),
        ({"Ford": [], "Mill": []}, "Mill cannot be reached from Ford"),
    ],
)
def test_a_mistyped_table_is_refused(table: dict[str, list[str]], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        AreaMap(table)


def test_a_map_survives_pickling() -> None:
    copy = pickle.loads(pickle.dumps(AreaMap(RIVER)))
    assert copy.distances == AreaMap(RIVER).distances
