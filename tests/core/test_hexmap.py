"""Hex maps beside slow, obvious references: printed tables, breadth-first search, geometry."""

import pickle
from collections import deque
from fractions import Fraction
from itertools import pairwise

import pytest

from grognard.core.hexmap import (
    DIRECTIONS,
    FLAT_DIRECTIONS,
    OFF_BOARD,
    POINTY_DIRECTIONS,
    HexMap,
    lettered_rows,
    numbered_columns,
)

CARD_BOARD = lettered_rows([13, 12, 13, 12, 13, 12, 13, 12, 13])
LARGE_BOARD = numbered_columns((11, 48), (1, 28), 1)
SMALL_ROWS = lettered_rows([5, 4, 5, 4])
SMALL_COLUMNS = numbered_columns((1, 4), (1, 4), 1)
EVEN_LOW = numbered_columns((1, 4), (1, 4), 0)
BOARDS = [SMALL_ROWS, SMALL_COLUMNS, EVEN_LOW, CARD_BOARD]

# By row length of 13 and 12: how the row and the number of the hex change in each direction.
ROW_CHANGES = {
    13: {"NE": (-1, 0), "E": (0, 1), "SE": (1, 0), "SW": (1, -1), "W": (0, -1), "NW": (-1, -1)},
    12: {"NE": (-1, 1), "E": (0, 1), "SE": (1, 1), "SW": (1, 0), "W": (0, -1), "NW": (-1, 0)},
}


def name(board: HexMap, h: int) -> str:
    return board.names[h] if h != OFF_BOARD else "-"


def around(board: HexMap, text: str) -> list[str]:
    return [name(board, board.neighbour(board.find(text), d)) for d in range(DIRECTIONS)]


def steps_from(board: HexMap, start: int) -> list[int]:
    """Return the distances from a hex by breadth-first search."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for to in board.neighbours[here * DIRECTIONS : (here + 1) * DIRECTIONS]:
            if to != OFF_BOARD and to not in found:
                found[to] = found[here] + 1
                queue.append(to)
    return [found[h] for h in range(board.size)]


def test_the_board_of_rows_has_113_hexes_named_by_row_and_number() -> None:
    assert CARD_BOARD.size == 113
    assert CARD_BOARD.names[0] == "A1"
    assert CARD_BOARD.names[12:14] == ["A13", "B1"]
    assert CARD_BOARD.names[-1] == "I13"


def test_the_board_of_columns_is_named_by_column_and_row() -> None:
    assert LARGE_BOARD.size == 38 * 28
    assert LARGE_BOARD.names[0] == "1101"
    assert LARGE_BOARD.names[28] == "1201"
    assert LARGE_BOARD.names[-1] == "4828"


@pytest.mark.parametrize("board", [*BOARDS, LARGE_BOARD])
def test_names_lead_back_to_their_hexes(board: HexMap) -> None:
    assert [board.find(text) for text in board.names] == list(range(board.size))
    assert board.find("Z99") == OFF_BOARD


def test_neighbours_of_rows_are_those_of_the_printed_table() -> None:
    for here, text in enumerate(CARD_BOARD.names):
        row, number = ord(text[0]) - ord("A"), int(text[1:])
        changes = ROW_CHANGES[13 if row % 2 == 0 else 12]
        expected = [
            CARD_BOARD.find(f"{chr(ord('A') + row + changes[d][0])}{number + changes[d][1]}")
            for d in POINTY_DIRECTIONS
        ]
        assert CARD_BOARD.neighbours[here * DIRECTIONS : (here + 1) * DIRECTIONS] == expected


def test_odd_columns_that_lie_lower_touch_the_hexes_below() -> None:
    assert around(LARGE_BOARD, "3207") == ["3206", "3306", "3307", "3208", "3107", "3106"]
    assert around(LARGE_BOARD, "1706") == ["1705", "1806", "1807", "1707", "1607", "1606"]


def test_even_columns_that_lie_lower_touch_the_hexes_below() -> None:
    assert around(EVEN_LOW, "0202") == ["0201", "0302", "0303", "0203", "0103", "0102"]
    assert around(EVEN_LOW, "0302") == ["0301", "0401", "0402", "0303", "0202", "0201"]


def test_corners_have_neighbours_off_the_board() -> None:
    assert around(CARD_BOARD, "A1") == ["-", "A2", "B1", "-", "-", "-"]
    assert around(LARGE_BOARD, "1101") == ["-", "1201", "1202", "1102", "-", "-"]


@pytest.mark.parametrize("board", [*BOARDS, LARGE_BOARD])
def test_opposite_directions_lead_back(board: HexMap) -> None:
    for here in range(board.size):
        for d in range(DIRECTIONS):
            to = board.neighbour(here, d)
            if to != OFF_BOARD:
                assert board.neighbour(to, (d + 3) % DIRECTIONS) == here
                assert board.direction(here, to) == d


def test_hexes_that_do_not_touch_have_no_direction() -> None:
    assert CARD_BOARD.direction(CARD_BOARD.find("A1"), CARD_BOARD.find("A3")) == OFF_BOARD


def test_directions_are_named_clockwise_from_the_top() -> None:
    assert len(POINTY_DIRECTIONS) == len(FLAT_DIRECTIONS) == DIRECTIONS
    assert around(CARD_BOARD, "E5") == ["D5", "E6", "F5", "F4", "E4", "D4"]
    assert around(SMALL_COLUMNS, "0202")[0] == "0201"


@pytest.mark.parametrize("board", BOARDS)
def test_distance_is_the_length_of_the_shortest_way(board: HexMap) -> None:
    for start in range(board.size):
        assert [board.distance(start, to) for to in range(board.size)] == steps_from(board, start)


def test_distance_on_the_large_board_is_the_length_of_the_shortest_way() -> None:
    for text in ("1101", "2914", "4828"):
        start = LARGE_BOARD.find(text)
        measured = [LARGE_BOARD.distance(start, to) for to in range(LARGE_BOARD.size)]
        assert measured == steps_from(LARGE_BOARD, start)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("limit", [0, 1, 2, 5, 30])
def test_within_holds_all_hexes_up_to_the_limit_in_order(board: HexMap, limit: int) -> None:
    for here in range(board.size):
        near = [to for to in range(board.size) if board.distance(here, to) <= limit]
        assert board.within(here, limit) == near


# Lines of sight


def closest(board: HexMap, u: Fraction, v: Fraction) -> list[tuple[int, int]]:
    """Return the centres nearest to a point, of all places there could be around the board.

    In the plane the point lies at (u, v * sqrt(3)), so that squares stay exact.
    """
    lines = range(-2, max(board.line_of) + 3)
    places = [
        (along, line)
        for line in lines
        for along in range(-4, max(board.u_of) + 5)
        if (along + line + board.shifted) % 2 == 1
    ]
    squares = [(u - along) ** 2 + 3 * (v - line) ** 2 for along, line in places]
    least = min(squares)
    return [place for place, square in zip(places, squares, strict=True) if square == least]


def line_by_geometry(board: HexMap, start: int, end: int) -> list[set[int]]:
    """Return what a line passes, asked once between any two moments at which it may change."""
    u, v = Fraction(board.u_of[start]), Fraction(board.line_of[start])
    du, dv = board.u_of[end] - u, board.line_of[end] - v
    moments = {Fraction(0), Fraction(1)}
    for slope in (2 * du, du + 3 * dv, du - 3 * dv):
        reach = 2 * (abs(du) + abs(dv)) * 3
        for edge in range(-int(reach), int(reach) + 1):
            if slope != 0 and 0 < edge / slope < 1:
                moments.add(edge / slope)
    ordered = sorted(moments)
    passed: list[set[int]] = []
    for before, after in pairwise(ordered):
        t = (before + after) / 2
        found = {board.at(*place) for place in closest(board, u + t * du, v + t * dv)}
        if not passed or passed[-1] != found:
            passed.append(found)
    return [found for found in passed if found not in ({start}, {end})]


@pytest.mark.parametrize("board", [SMALL_ROWS, SMALL_COLUMNS, EVEN_LOW])
def test_a_line_passes_what_geometry_says(board: HexMap) -> None:
    for start in range(0, board.size, 2):
        for end in range(board.size):
            passed = [set(pair) for pair in board.between(start, end)]
            assert passed == line_by_geometry(board, start, end), (start, end)


@pytest.mark.parametrize(("start", "end"), [("A1", "I13"), ("A4", "I5"), ("E1", "F12")])
def test_a_long_line_passes_what_geometry_says(start: str, end: str) -> None:
    here, to = CARD_BOARD.find(start), CARD_BOARD.find(end)
    passed = [set(pair) for pair in CARD_BOARD.between(here, to)]
    assert passed == line_by_geometry(CARD_BOARD, here, to)


@pytest.mark.parametrize("board", BOARDS)
def test_a_line_passes_the_same_in_both_directions(board: HexMap) -> None:
    for start in range(board.size):
        for end in range(start, board.size, 3):
            assert board.between(start, end) == board.between(end, start)[::-1]


def line(board: HexMap, start: str, end: str) -> list[tuple[str, str]]:
    pairs = board.between(board.find(start), board.find(end))
    return [(name(board, a), name(board, b)) for a, b in pairs]


def test_a_line_along_a_row_crosses_the_hexes_of_the_row() -> None:
    assert line(CARD_BOARD, "E3", "E6") == [("E4", "E4"), ("E5", "E5")]


def test_a_line_across_a_corner_runs_between_two_hexes() -> None:
    assert line(CARD_BOARD, "C5", "E5") == [("D4", "D5")]
    assert line(LARGE_BOARD, "2010", "2210") == [("2109", "2110")]


def test_a_line_along_the_edge_of_the_board_has_nothing_on_the_other_side() -> None:
    assert line(CARD_BOARD, "A1", "C1") == [("B1", "-")]


def test_nothing_lies_between_hexes_that_touch() -> None:
    assert line(CARD_BOARD, "A1", "B1") == []
    assert line(CARD_BOARD, "A1", "A1") == []


# Making and keeping


def test_two_hexes_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="one name"):
        HexMap(0, [["A1", "A1"]])


def test_a_map_survives_pickling() -> None:
    copy = pickle.loads(pickle.dumps(SMALL_COLUMNS))
    assert copy.names == SMALL_COLUMNS.names
    assert copy.neighbours == SMALL_COLUMNS.neighbours
