"""The charts of the aid cards, cell by cell, and how a result is read from them."""

from itertools import product

import pytest

from grognard.games.prussia.rules.s08_03_table import (
    BOMBARDMENT_TEXT,
    bombardment_column,
    bombardment_result,
)
from grognard.games.prussia.rules.s10_06_crt import (
    CRT_ATTACKER,
    CRT_DEFENDER,
    CRT_FIRST,
    CRT_LAST,
    CRT_TEXT,
    NUM_ODDS,
    ODDS,
    crt_cell,
    odds_column,
)
from grognard.games.prussia.rules.s10_08_results import (
    RESULT_DISORDER,
    RESULT_EXCHANGE,
    RESULT_GUN,
    RESULT_PARENTHESES,
    RESULT_POINTS,
    RESULT_ROUT,
    RESULT_SURRENDER,
    read_result,
    result_text,
)
from grognard.games.prussia.rules.s10_10_capture import (
    CAPTURE_ALL,
    CAPTURE_COUNTER,
    CAPTURE_NONE,
    capture_result,
)
from grognard.games.prussia.tables import (
    ARMS,
    ATTACK_FROM,
    ATTACK_INTO,
    BLOCKS_SIGHT,
    CAVALRY,
    CHARGE_INTO,
    CLEAR,
    COLUMN_INEFFECTIVE,
    DEMORALIZED_TO,
    ENTER_COST,
    FLANK_INTO,
    INFANTRY,
    MARSH,
    NO_COMBAT,
    POND,
    PROHIBITED,
    RIVER_HEX,
    SHOCK,
    SHOCK_FROM,
    SHOCK_INTO,
    SIDE_AGAINST,
    SIDE_BRIDGE,
    SIDE_DOWN,
    SIDE_FORT,
    SIDE_RIVER,
    SIDE_STREAM,
    SIDE_UP,
    SUBTYPES,
    TOWN,
    WOODS,
    Hex,
    hex_name,
    hex_of_name,
    hexside_combat,
    hexside_cost,
    is_hex_name,
)

LADDER = [
    *("3R*/-", "3R*/-", "3R*/-", "3R*/-", "3R*/-", "3R*/-", "3r/-", "2r/1", "2/1", "1/(1)"),
    *("Ex/Ex", "Ex+1/Ex+1", "1/(2)", "Ex/Exr", "1/2r", "(1)/2r*", "1/3r*", "(1)/3R*"),
    *("1/3RS*", "-/4RS*", "-/5RS*", "-/5RS*", "-/5RS*", "-/5RS*", "-/5RS*"),
]
"""§10.8 The results from the worst to the best for the attacker, as the columns run through them.

Each column begins at its own place and goes one further with each row, but for the places noted.
"""


@pytest.mark.parametrize(("row", "column"), list(product(range(15), range(7))))
def test_crt_every_cell_reads_as_it_is_printed(row: int, column: int) -> None:
    attacker, defender = CRT_TEXT[row][column].split("/")
    cell = crt_cell(column, row + CRT_FIRST)
    assert result_text(CRT_ATTACKER[cell]) == attacker
    assert result_text(CRT_DEFENDER[cell]) == defender


def test_crt_has_seven_columns_and_rows_from_minus_3_to_11() -> None:
    assert ODDS == ("1:3", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1")
    assert (CRT_FIRST, CRT_LAST) == (-3, 11)
    assert len(CRT_ATTACKER) == len(CRT_DEFENDER) == 15 * 7


def test_crt_rolls_beyond_the_rows_use_the_first_and_the_last() -> None:
    assert crt_cell(2, -9) == crt_cell(2, -3)
    assert crt_cell(2, 30) == crt_cell(2, 11)


@pytest.mark.parametrize("column", range(NUM_ODDS))
def test_crt_a_higher_roll_is_never_worse_on_the_ladder_of_results(column: int) -> None:
    places = [LADDER.index(row[column]) for row in CRT_TEXT]
    assert places == sorted(places)


@pytest.mark.parametrize("row", range(15))
def test_crt_better_odds_are_never_worse_on_the_ladder_of_results(row: int) -> None:
    places = [LADDER.index(cell) for cell in CRT_TEXT[row]]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [
        *((5, 4, "1:1"), (4, 5, "1:2"), (7, 4, "3:2")),
        *((1, 9, "1:3"), (1, 3, "1:3"), (1, 2, "1:2"), (3, 2, "3:2"), (2, 1, "2:1")),
        *((11, 4, "2:1"), (12, 4, "3:1"), (16, 4, "4:1"), (40, 1, "4:1"), (8, 8, "1:1")),
    ],
)
def test_10_3_odds_round_in_favour_of_the_defender(attack: int, defence: int, odds: str) -> None:
    assert ODDS[odds_column(attack, defence)] == odds


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("-", 0),
        ("2", 2),
        ("(2)", 2 | RESULT_PARENTHESES),
        ("3R*", 3 | RESULT_ROUT | RESULT_GUN),
        ("2r", 2 | RESULT_DISORDER),
        ("4RS*", 4 | RESULT_ROUT | RESULT_SURRENDER | RESULT_GUN),
        ("Ex", RESULT_EXCHANGE),
        ("Ex+1", RESULT_EXCHANGE | 1),
        ("Exr", RESULT_EXCHANGE | RESULT_DISORDER),
    ],
)
def test_10_8_a_result_is_points_and_marks(text: str, result: int) -> None:
    assert read_result(text) == result
    assert result_text(result) == text


@pytest.mark.parametrize(("row", "column"), list(product(range(9), range(6))))
def test_8_3_every_bombardment_cell_reads_as_it_is_printed(row: int, column: int) -> None:
    assert result_text(bombardment_result(column, row)) == BOMBARDMENT_TEXT[row][column]


@pytest.mark.parametrize(
    ("strength", "column"),
    [
        *((0, -1), (1, -1), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (9, 3)),
        *((10, 4), (13, 4), (14, 5), (60, 5)),
    ],
)
def test_8_3_there_is_no_column_for_a_strength_of_one(strength: int, column: int) -> None:
    assert bombardment_column(strength) == column


def test_8_3_bombardment_rolls_beyond_the_rows_use_the_first_and_the_last() -> None:
    assert bombardment_result(0, -4) == bombardment_result(0, 0)
    assert bombardment_result(5, 12) == bombardment_result(5, 8)


def test_8_3_a_stronger_or_luckier_bombardment_never_costs_fewer_points() -> None:
    points = [[read_result(cell) & RESULT_POINTS for cell in row] for row in BOMBARDMENT_TEXT]
    assert all(row == sorted(row) for row in points)
    assert all(list(column) == sorted(column) for column in zip(*points, strict=True))


COSTS = {
    CLEAR: (1, 1, 1, 1),
    WOODS: (2, 3, 3, 1),
    TOWN: (2, 2, 2, 1),
    MARSH: (2, 3, 3, 1),
    POND: (2, 2, 3, 1),
    MARSH | POND: (2, 3, 3, 1),
    TOWN | WOODS: (2, 3, 3, 1),
    RIVER_HEX: (PROHIBITED,) * 4,
}


@pytest.mark.parametrize(("terrain", "arm"), list(product(COSTS, range(4))))
def test_7_3_the_dearest_terrain_of_a_hex_counts(terrain: int, arm: int) -> None:
    assert ENTER_COST[terrain * 4 + arm] == COSTS[terrain][arm]


@pytest.mark.parametrize(
    ("side", "costs"),
    [
        (0, (0, 0, 0, 0)),
        (SIDE_UP, (1, 1, 1, 0)),
        (SIDE_DOWN, (0, 0, 0, 0)),
        (SIDE_STREAM, (1, 1, 2, 0)),
        (SIDE_STREAM | SIDE_BRIDGE, (0, 0, 0, 0)),
        (SIDE_RIVER, (PROHIBITED,) * 4),
        (SIDE_RIVER | SIDE_BRIDGE | SIDE_UP, (1, 1, 1, 0)),
        (SIDE_FORT, (1, 1, 1, 0)),
        (SIDE_FORT | SIDE_AGAINST | SIDE_UP, (2, 2, 2, 0)),
    ],
)
def test_7_3_hexsides_add_to_the_cost(side: int, costs: tuple[int, ...]) -> None:
    assert tuple(hexside_cost(side, arm) for arm in range(len(ARMS))) == costs


@pytest.mark.parametrize(
    ("side", "drm"),
    [
        *((0, 0), (SIDE_UP, -1), (SIDE_DOWN, 0), (SIDE_STREAM, -1)),
        *((SIDE_STREAM | SIDE_BRIDGE, -1), (SIDE_RIVER | SIDE_BRIDGE, -3)),
        *((SIDE_RIVER, NO_COMBAT), (SIDE_FORT, 0), (SIDE_FORT | SIDE_AGAINST, -2)),
        (SIDE_FORT | SIDE_AGAINST | SIDE_UP, -3),
    ],
)
def test_10_5_hexsides_add_to_the_modifier(side: int, drm: int) -> None:
    assert hexside_combat(side) == drm


@pytest.mark.parametrize(
    ("terrain", "into", "out_of"),
    [
        (CLEAR, (0, 0), (0, 0)),
        (WOODS, (-1, -4), (-1, -4)),
        (TOWN, (-1, -1), (0, 0)),
        (MARSH, (-1, -2), (-1, -2)),
        (POND, (-1, -1), (-1, -1)),
        (MARSH | POND, (-1, -2), (-1, -2)),
    ],
)
def test_10_5_terrain_modifies_by_the_arm_of_the_lead_unit(
    terrain: int, into: tuple[int, int], out_of: tuple[int, int]
) -> None:
    assert (ATTACK_INTO[terrain * 2], ATTACK_INTO[terrain * 2 + CAVALRY]) == into
    assert (ATTACK_FROM[terrain * 2 + INFANTRY], ATTACK_FROM[terrain * 2 + CAVALRY]) == out_of


def test_10_5_1_shock_does_not_count_into_woods_towns_and_marsh_nor_out_of_woods() -> None:
    assert [SHOCK_INTO[t] for t in (CLEAR, WOODS, TOWN, MARSH, POND)] == [1, 0, 0, 0, 1]
    assert [SHOCK_FROM[t] for t in (CLEAR, WOODS, TOWN, MARSH, POND)] == [1, 0, 1, 1, 1]


def test_10_13_1_no_charge_goes_into_woods_towns_or_marsh() -> None:
    assert [CHARGE_INTO[t] for t in (CLEAR, WOODS, TOWN, MARSH, POND)] == [1, 0, 0, 0, 1]


def test_10_1_1_no_flank_attack_on_a_town_and_8_2_woods_and_towns_block() -> None:
    assert [FLANK_INTO[t] for t in (CLEAR, WOODS, TOWN, TOWN | WOODS)] == [1, 1, 0, 0]
    assert [BLOCKS_SIGHT[t] for t in (CLEAR, WOODS, TOWN, MARSH, POND)] == [0, 1, 1, 0, 0]


def test_10_5_1_cuirassiers_have_two_shock_points_dragoons_one_hussars_none() -> None:
    shock = dict(zip(SUBTYPES, SHOCK, strict=True))
    assert (shock["cuirassier"], shock["dragoon"], shock["hussar"]) == (2, 1, 0)
    assert (shock["line"], shock["cossack"]) == (0, 0)


def test_10_10_1_a_capture_roll_takes_nothing_a_counter_or_all() -> None:
    results = [capture_result(roll) for roll in range(-1, 9)]
    assert results == [CAPTURE_NONE] * 4 + [CAPTURE_COUNTER] * 2 + [CAPTURE_ALL] * 4


def test_12_3_box_4_demoralizes_on_1_and_2_and_a_lower_box_never_on_less() -> None:
    assert DEMORALIZED_TO[4] == 2
    assert sorted(DEMORALIZED_TO, reverse=True) == DEMORALIZED_TO


def test_7_6_1_ineffective_columns_go_5_7_and_4_hexes() -> None:
    assert COLUMN_INEFFECTIVE == [5, 7, 4]


def test_hexes_keep_their_printed_numbers() -> None:
    assert [hex_name(Hex(here)) for here in (0, 27, 28, 1063)] == ["1101", "1128", "1201", "4828"]
    assert all(hex_of_name(hex_name(Hex(here))) == here for here in range(1064))
    assert not is_hex_name("1000")
    assert not is_hex_name("1129")
    assert not is_hex_name("any_infantry")
