"""§7 Terrain, cell by cell, and works by their sides."""

import pytest

from grognard.games.napoleonics.rules.s02_01_board import hex_named
from grognard.games.napoleonics.rules.s02_unit_cards import KIND_IDS
from grognard.games.napoleonics.rules.s07_terrain import (
    bars_battle,
    crosses_works,
    dice_lost,
    flags_ignored_at,
    is_closed,
    may_form_square_at,
    must_stop,
    voids_cavalry_charge,
)
from grognard.games.napoleonics.rules.s09_scenarios import SCENARIOS, Scenario, set_ground
from grognard.games.napoleonics.state import NO_SQUARE_IN_WORKS, NOT_ACROSS_WORKS
from grognard.games.napoleonics.tables import (
    ARTILLERY,
    BARS_BATTLE,
    BLOCKS_FIRE,
    CAVALRY,
    CLOSED,
    DICE_FROM,
    DICE_INTO,
    INFANTRY,
    IS_TOWN,
    LIGHT_MAY_BATTLE,
    MAY_FORM_SQUARE,
    MELEE_COMBAT,
    RANGED_COMBAT,
    STOPS,
    TERRAIN_IDS,
    Kind,
    terrain_named,
)
from tests.games.napoleonics.field import Field, field

# into: melee i c a, fire i c a; from: melee i c a, fire i c a; closed; marks
TERRAIN = """
clear        0 0 0  0 0 0  0 0 0  0 0 0  -    square
forest       1 2 1  1 2 1  0 2 1  0 2 1  -    square stop barred light fire
hill         1 1 0  1 1 0  0 1 0  0 1 0  -    square fire
rugged-hill  0 0 0  0 0 0  0 0 0  0 0 0  ica  fire
town         2 3 1  2 3 1  0 3 1  0 3 1  -    stop barred fire town
mill         2 3 1  2 3 1  0 3 1  0 3 1  -    stop barred fire town
works        1 2 0  1 2 0  0 2 0  0 2 0  -    square stop
river        0 0 0  0 0 0  0 0 0  0 0 0  ica
fordable     1 1 1  0 0 0  1 1 1  1 1 1  -    square stop
bridge       0 0 0  0 0 0  0 0 0  0 0 0  -    square
quarry       1 2 1  0 2 1  1 2 0  1 2 0  a    square stop
ford         1 1 1  0 0 0  1 1 1  1 1 1  -    square stop
"""


def test_7_every_terrain_cell_by_cell() -> None:
    rows = [line.split() for line in TERRAIN.split("\n") if line]
    assert [row[0] for row in rows] == TERRAIN_IDS
    for number, row in enumerate(rows):
        cells = [int(cell) for cell in row[1:13]]
        assert list(DICE_INTO[number * 6 : number * 6 + 6]) == cells[:6], row[0]
        assert list(DICE_FROM[number * 6 : number * 6 + 6]) == cells[6:], row[0]
        closed = [arm in row[13] for arm in "ica"]
        assert list(CLOSED[number * 3 : number * 3 + 3]) == closed, row[0]
        assert STOPS[number] == ("stop" in row)
        assert BARS_BATTLE[number] == ("barred" in row)
        assert LIGHT_MAY_BATTLE[number] == ("light" in row)
        assert BLOCKS_FIRE[number] == ("fire" in row)
        assert MAY_FORM_SQUARE[number] == ("square" in row)
        assert IS_TOWN[number] == ("town" in row)


def board(**ground: str) -> Scenario:
    """A clear board with these hexes changed."""
    scenario = Scenario()
    for name, terrain in ground.items():
        scenario.base_at[hex_named(name)] = terrain_named(terrain)
    scenario.terrain_at = scenario.base_at[:]
    set_ground(scenario)
    return scenario


def with_works(scenario: Scenario, name: str, *directions: int) -> Scenario:
    scenario.works_at[hex_named(name)] = sum(1 << direction for direction in directions)
    set_ground(scenario)
    return scenario


def lost(scenario: Scenario, start: str, target: str, combat: int) -> list[int]:
    return [
        dice_lost(scenario, combat, arm, hex_named(start), hex_named(target)) for arm in (0, 1, 2)
    ]


NE, E, SE, SW, W, NW = range(6)


def test_7_reductions_of_both_hexes_are_added() -> None:
    ford_to_ford = board(E5="fordable", E6="fordable")
    assert lost(ford_to_ford, "E5", "E6", MELEE_COMBAT) == [2, 2, 2]
    assert lost(ford_to_ford, "E5", "E6", RANGED_COMBAT) == [1, 1, 1]
    assert lost(board(E5="forest", E6="town"), "E5", "E6", MELEE_COMBAT) == [2, 5, 2]


def test_7_2_hills_cost_dice_uphill_and_cavalry_downhill() -> None:
    scenario = board(E5="hill")
    assert lost(scenario, "E6", "E5", MELEE_COMBAT) == [1, 1, 0]
    assert lost(scenario, "E5", "E6", MELEE_COMBAT) == [0, 1, 0]


def test_7_2_between_hills_only_the_fire_of_infantry_loses_a_die() -> None:
    scenario = board(E5="hill", E6="hill", E7="hill")
    assert lost(scenario, "E5", "E6", MELEE_COMBAT) == [0, 0, 0]
    assert lost(scenario, "E5", "E7", RANGED_COMBAT) == [1, 0, 0]


def test_7_3_7_6_7_9_closed_terrain_keeps_arms_out() -> None:
    scenario = board(E5="rugged-hill", E6="river", E7="quarry", E8="forest")
    shut = [
        [is_closed(scenario, arm, hex_named(n)) for arm in (0, 1, 2)] for n in ("E5", "E6", "E7")
    ]
    assert shut == [[True] * 3, [True] * 3, [False, False, True]]
    assert not is_closed(scenario, ARTILLERY, hex_named("E8"))


def test_7_1_only_light_infantry_battles_after_entering_a_forest() -> None:
    scenario = board(E5="forest", E6="town", E7="fordable")
    line, light = Kind(KIND_IDS.index("french-LN")), Kind(KIND_IDS.index("british-RL"))
    assert bars_battle(scenario, line, hex_named("E5"))
    assert not bars_battle(scenario, light, hex_named("E5"))
    assert bars_battle(scenario, line, hex_named("E6"))
    assert bars_battle(scenario, light, hex_named("E6"))
    assert not bars_battle(scenario, line, hex_named("E7"))


def test_7_a_bridge_lifts_every_limit_of_the_river() -> None:
    scenario = board(E5="river")
    scenario.terrain_at[hex_named("E5")] = terrain_named("bridge")
    set_ground(scenario)
    assert not is_closed(scenario, INFANTRY, hex_named("E5"))
    assert not must_stop(scenario, hex_named("E6"), hex_named("E5"), False)
    assert lost(scenario, "E6", "E5", MELEE_COMBAT) == [0, 0, 0]


def test_7_terrain_stops_a_move_where_it_says_so() -> None:
    scenario = board(E5="forest", E6="town", E7="fordable", E8="quarry", E9="hill")
    stops = [
        must_stop(scenario, hex_named("D5"), hex_named(n), False)
        for n in ("E5", "E6", "E7", "E8", "E9")
    ]
    assert stops == [True, True, True, True, False]


# §7.5 Field works


def test_7_5_works_count_only_across_their_sides() -> None:
    scenario = with_works(board(), "E5", NW, NE)
    assert crosses_works(scenario, hex_named("D5"), hex_named("E5"))
    assert not crosses_works(scenario, hex_named("F5"), hex_named("E5"))
    assert lost(scenario, "D5", "E5", MELEE_COMBAT) == [1, 2, 0]
    assert lost(scenario, "F5", "E5", MELEE_COMBAT) == [0, 0, 0]


def test_7_5_cavalry_loses_two_dice_fighting_out_across_works_only() -> None:
    scenario = with_works(board(), "E5", NW, NE)
    assert lost(scenario, "E5", "D5", MELEE_COMBAT) == [0, 2, 0]
    assert lost(scenario, "E5", "F5", MELEE_COMBAT) == [0, 0, 0]


def test_7_5_works_on_a_hill_count_instead_of_it() -> None:
    scenario = with_works(board(E5="hill"), "E5", SW, SE)
    assert lost(scenario, "F5", "E5", MELEE_COMBAT) == [1, 2, 0]
    assert lost(scenario, "D5", "E5", MELEE_COMBAT) == [1, 1, 0]
    assert lost(scenario, "E5", "F5", MELEE_COMBAT) == [0, 2, 0]


def test_7_5_works_in_a_town_or_forest_add_only_the_flag() -> None:
    for ground, dice in (("town", [2, 3, 1]), ("forest", [1, 2, 1])):
        scenario = with_works(board(E5=ground), "E5", SW, SE)
        assert lost(scenario, "F5", "E5", MELEE_COMBAT) == dice
        assert flags_ignored_at(scenario, INFANTRY, hex_named("F5"), hex_named("E5"), False) == 1


def test_7_5_from_a_hill_onto_works_on_a_hill_only_the_works_count() -> None:
    scenario = with_works(board(E5="hill", F5="hill"), "E5", SW, SE)
    assert lost(scenario, "F5", "E5", MELEE_COMBAT) == [1, 2, 0]
    assert lost(scenario, "E5", "F5", MELEE_COMBAT) == [0, 2, 0]


def test_7_5_infantry_and_guns_ignore_a_flag_behind_works_and_cavalry_does_not() -> None:
    scenario = with_works(board(), "E5", NW, NE)
    front, rear, here = hex_named("D5"), hex_named("F5"), hex_named("E5")
    assert [flags_ignored_at(scenario, arm, front, here, False) for arm in (0, 1, 2)] == [1, 0, 1]
    assert [flags_ignored_at(scenario, arm, rear, here, False) for arm in (0, 1, 2)] == [0, 0, 0]


def test_7_5_r1_fire_that_meets_a_corner_is_held_off_by_one_side_with_works() -> None:
    scenario = with_works(board(), "E5", NW)
    assert crosses_works(scenario, hex_named("C5"), hex_named("E5"))
    assert not crosses_works(scenario, hex_named("C6"), hex_named("E5"))


def test_7_5_entering_works_stops_from_every_side_or_as_an_option_only_across_them() -> None:
    scenario = with_works(board(), "E5", NW, NE)
    front, rear, here = hex_named("D5"), hex_named("F5"), hex_named("E5")
    assert [must_stop(scenario, start, here, False) for start in (front, rear)] == [True, True]
    assert [must_stop(scenario, start, here, True) for start in (front, rear)] == [True, False]


def test_7_5_the_option_lets_cavalry_ride_through_works_from_behind() -> None:
    pieces = ("fr LC E7", "fr leader G5", "br LN I1")
    for chosen, beyond in (("always", False), ("across", True)):
        works = {"E6": ("SW", "SE")}
        table = field(*pieces, works=works, options={"works-stop": chosen})
        table.play("assault-center").click("E7").lead("G5")
        riders = Field(table.state.clone()).click("E7").hexes()
        assert "E6" in riders
        assert ("E4" in riders) == beyond  # ruling R6
        led = Field(table.state.clone()).lead("G5").hexes()
        assert "E6" in led
        assert "D6" not in led  # across the works he stops either way


def test_7_4_no_square_in_buildings_unless_the_option_says_so() -> None:
    scenario = board(E5="town", E6="mill", E7="forest")
    for name in ("E5", "E6"):
        assert not may_form_square_at(scenario, hex_named(name), hex_named("D5"), False, 0)
        assert may_form_square_at(scenario, hex_named(name), hex_named("D5"), True, 0)
    assert may_form_square_at(scenario, hex_named("E7"), hex_named("D7"), False, 0)


def test_7_5_a_square_may_be_formed_behind_works_unless_the_option_says_otherwise() -> None:
    here = hex_named("E5")
    for ground, in_towns in (("clear", False), ("town", True)):
        scenario = with_works(board(E5=ground), "E5", NW, NE)
        for in_works, across, behind in (
            (0, True, True),
            (NOT_ACROSS_WORKS, False, True),
            (NO_SQUARE_IN_WORKS, False, False),
        ):
            assert may_form_square_at(scenario, here, hex_named("D5"), in_towns, in_works) == across
            assert may_form_square_at(scenario, here, hex_named("F5"), in_towns, in_works) == behind


@pytest.mark.parametrize(
    ("chosen", "may"), [("", True), ("not-across", False), ("no", False)], ids=str
)
def test_7_5_the_option_decides_on_squares_behind_works(chosen: str, may: bool) -> None:
    options = {"square-in-works": chosen} if chosen else {}
    table = field("fr LC D5", "br LN E5", works={"E5": ("NW", "NE")}, options=options)
    table.order("attack-center", "D5").stay().attack("D5", "E5")
    assert ("square" in table.words()) == may  # ruling R5
    assert table.why_word("square") == ("" if may else "square-terrain")


def test_7_4_cavalry_charge_gives_no_dice_into_or_out_of_buildings() -> None:
    scenario = board(E5="town", E8="mill")
    assert voids_cavalry_charge(scenario, hex_named("E4"), hex_named("E5"))
    assert voids_cavalry_charge(scenario, hex_named("E5"), hex_named("E4"))
    assert voids_cavalry_charge(scenario, hex_named("E7"), hex_named("E8"))
    assert not voids_cavalry_charge(scenario, hex_named("E6"), hex_named("E7"))


def test_9_15_walled_farms_ignore_a_flag_only_as_an_option() -> None:
    scenario = board(E8="town")
    scenario.flags_at[hex_named("E8")] = 1
    start, here = hex_named("D8"), hex_named("E8")
    assert flags_ignored_at(scenario, CAVALRY, start, here, False) == 0
    assert flags_ignored_at(scenario, CAVALRY, start, here, True) == 1


def test_7_9_no_battle_of_the_booklet_has_a_sand_quarry() -> None:
    """So its section needs no example."""
    grounds = {TERRAIN_IDS[ground] for scenario in SCENARIOS for ground in scenario.terrain_at}
    assert "quarry" not in grounds
    assert {"forest", "rugged-hill", "river", "fordable"} <= grounds
