"""§3 The board, §2 the pieces, §4 the time track: counts and facts of the data."""

import json
from pathlib import Path

import grognard.games.marengo as package
from grognard.games.marengo.tables import (
    ALL_TOKENS,
    ARMY_OF,
    ARTILLERY_PENALTY,
    BEYOND,
    CAPACITY,
    CAVALRY_PENALTY,
    CROSSING_NAMES,
    FIRST_ENTRY,
    FRENCH_SETUP,
    HEADING,
    INFANTRY_PENALTY,
    IS_EAST,
    IS_MAIN,
    IS_WIDE,
    LOCALE_OF,
    LOCALES,
    NEIGHBOURS,
    NUM_LOCALES,
    NUM_PIECES,
    NUM_SIDES,
    OBSTRUCTS,
    ROAD_IN,
    ROAD_OUT,
    SIDES,
    START_STRENGTH,
    TIMES,
    TYPE_OF,
    UNCERTAIN,
    WAY_TO,
    WAYS,
    WAYS_FROM,
    Locale,
    side_name,
)


def test_3_the_board_has_ninety_locales_all_connected() -> None:
    assert NUM_LOCALES == 90
    reached = {Locale(0)}
    todo = [Locale(0)]
    while todo:
        for beside in NEIGHBOURS[todo.pop()]:
            if beside not in reached:
                reached.add(Locale(beside))
                todo.append(Locale(beside))
    assert len(reached) == NUM_LOCALES


def test_3_each_approach_has_two_opposite_sides() -> None:
    assert NUM_SIDES == 344
    assert all(BEYOND[side ^ 1] == LOCALE_OF[side] for side in SIDES)
    assert sum(IS_WIDE) == 2 * 47


def test_3_arrows_run_from_west_to_east_without_a_circle() -> None:
    assert sum(1 for side in SIDES if HEADING[side] == 1) == 103
    assert all(HEADING[side] == -HEADING[side ^ 1] for side in SIDES)
    west = dict.fromkeys(LOCALES, 0)
    for _ in LOCALES:
        for side in SIDES:
            if HEADING[side] == 1:
                beyond, own = Locale(BEYOND[side]), Locale(LOCALE_OF[side])
                west[beyond] = max(west[beyond], west[own] + 1)
    assert max(west.values()) < NUM_LOCALES


def test_3_inside_the_woods_of_23_infantry_pays_no_penalty() -> None:
    easy = [side_name(side) for side in SIDES if INFANTRY_PENALTY[side] == 0]
    assert easy == ["a22-23@23", "a23-24@23", "a23-24@24", "a23-26@23"]
    for side in SIDES:
        if side_name(side) in (*easy, "a31-33@33"):
            assert OBSTRUCTS[side]
            assert CAVALRY_PENALTY[side] == 0
            assert ARTILLERY_PENALTY[side] == 1
    assert [INFANTRY_PENALTY[side] for side in SIDES if side_name(side) == "a31-33@33"] == [1]


def test_3_arrows_along_the_northern_edge_point_east() -> None:
    east = {(LOCALE_OF[side], BEYOND[side]) for side in SIDES if HEADING[side] == 1}
    assert {(34, 55), (58, 70), (31, 33), (59, 58)} <= east


def test_3_the_board_says_itself_what_is_reconstructed() -> None:
    file = Path(str(package.__file__)).parent / "data" / "board.json"
    board = json.loads(file.read_text("utf-8"))
    assert "authority" in board["about"]
    rows = [*board["locales"], *board["approaches"]]
    marked = [row["id"] for row in rows if row.get("reconstructed")]
    assert marked == ["a35-54", "a58-59"]
    assert all(any(name in what for what in UNCERTAIN) for name in marked)


def test_3_two_pairs_of_locales_meet_at_two_approaches() -> None:
    pairs = [(LOCALE_OF[side], BEYOND[side]) for side in SIDES]
    assert sorted({pair for pair in pairs if pairs.count(pair) == 2}) == [
        (1, 2),
        (2, 1),
        (9, 10),
        (10, 9),
    ]


def test_8_every_crossing_belongs_to_one_road_in_each_locale() -> None:
    assert len(CROSSING_NAMES) == 162 + 5
    assert sum(IS_MAIN[way] for way in WAYS if way < FIRST_ENTRY) == 2 * 46
    assert all(ROAD_OUT[way] >= 0 and ROAD_IN[way] >= 0 for way in WAYS if way < FIRST_ENTRY)
    assert [here for here in LOCALES if not WAYS_FROM[here]] == [22, 23, 24, 25, 26, 31]


def test_4_the_french_set_up_is_that_of_the_board() -> None:
    placed = {int(here): FRENCH_SETUP[here] for here in LOCALES if FRENCH_SETUP[here]}
    assert placed == {5: 2, 10: 1, 11: 2, 12: 1, 20: 1, 28: 1, 38: 1, 46: 2}


def test_2_the_order_of_battle_is_complete() -> None:
    assert NUM_PIECES == 39
    faces = [(ARMY_OF[p], TYPE_OF[p], START_STRENGTH[p]) for p in range(NUM_PIECES)]
    wanted = {(0, 0, 3): 3, (0, 0, 2): 10, (0, 1, 2): 6, (0, 2, 1): 1}
    wanted |= {(1, 0, 3): 4, (1, 0, 2): 10, (1, 1, 2): 4, (1, 2, 1): 1}
    assert {face: faces.count(face) for face in faces} == wanted


def test_4_tokens_and_rounds_are_those_of_the_track() -> None:
    assert ALL_TOKENS == [12, 15]
    assert TIMES[0] == "06:00"
    assert TIMES[-1] == "21:00"
    assert len(TIMES) == 16


def test_19_eighteen_locales_lie_east_of_the_objective_line() -> None:
    assert sum(IS_EAST) == 18
    assert not IS_EAST[65]
    assert IS_EAST[83]


def test_3_marengo_is_small_and_obstructs_cavalry_on_every_side() -> None:
    assert CAPACITY[12] == 3
    assert all(OBSTRUCTS[side] for side in SIDES if LOCALE_OF[side] == 12)


def test_15_entries_lead_to_the_printed_locales() -> None:
    assert [WAY_TO[way] for way in WAYS if way >= FIRST_ENTRY] == [1, 80, 84, 74, 1]
