"""§12, §13 Army morale at the end of a turn; §25.3.4 heat."""

import pytest

from grognard.games.prussia.observe import observe
from grognard.games.prussia.rules.s11_locked import DO_LOCKED
from grognard.games.prussia.rules.s12_01_track import FATIGUE, TRACK_TOP, fill, kind_of, level
from grognard.games.prussia.rules.s12_02_morale import lower_morale, pay, raise_morale
from grognard.games.prussia.rules.s13_joint import ASK_FLEE_PIECE
from grognard.games.prussia.tables import (
    BROKEN,
    COALITION,
    DEMORALIZED,
    DISORDERED,
    FORMED,
    GOOD,
    PRUSSIA,
    ROUTED,
    Hex,
    Piece,
)
from tests.games.prussia.fight import Fight

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)


def filled_to(box: int, start: int = 20) -> list[int]:
    """Return a track filled from one box down to another."""
    track = [start]
    while track == [start] or level(track) > box:
        fill(track, 0, Piece(1))
    return track


def test_13_three_markers_raise_morale_by_one_and_the_rest_is_lost() -> None:
    fight = Fight()
    fight.state.track[PRUSSIA] = filled_to(12, 18)
    fight.state.success[0], fight.state.success[1] = 8, 0
    fight.joint()
    assert fight.state.marker[PRUSSIA] == 14
    assert list(fight.state.success) == [0, 0]


def test_13_each_routed_unit_on_the_map_lowers_the_marker_but_fills_no_box() -> None:
    fight = Fight()
    fight.state.track[PRUSSIA] = filled_to(15, 18)
    for _ in range(2):
        fight.put(fight.spare(PRUSSIA), fight.hex(), morale=ROUTED)
    fight.joint()
    assert fight.state.marker[PRUSSIA] == 13
    assert level(fight.state.track[PRUSSIA]) == 15


@pytest.mark.parametrize(("die", "army"), [(3, GOOD), (2, DEMORALIZED), (1, DEMORALIZED)])
def test_12_3_example_in_box_4_a_roll_of_1_or_2_demoralizes(die: int, army: int) -> None:
    fight = Fight()
    fight.state.track[PRUSSIA] = filled_to(4)
    fight.dice(die)
    fight.joint()
    assert fight.state.army_of[PRUSSIA] == army


def test_12_3_the_boxes_that_are_shown_as_shaky_are_those_at_which_it_is_rolled() -> None:
    fight = Fight()
    shaky = observe(fight.state)["armies"]["prussian"]["shaky"]
    for box in (shaky, shaky + 1):
        at = Fight()
        at.state.log = []
        at.state.track[PRUSSIA] = filled_to(box)
        at.dice(6)
        at.joint()
        assert [one.kind for one in at.state.log].count("morale-roll") == (box == shaky)


def test_12_3_at_seven_nothing_is_rolled_and_at_zero_it_is_certain() -> None:
    safe = Fight()
    safe.state.track[PRUSSIA] = filled_to(7)
    safe.joint()
    assert safe.state.army_of[PRUSSIA] == GOOD
    lost = Fight()
    lost.state.track[PRUSSIA] = filled_to(0)
    lost.joint()
    assert lost.state.army_of[PRUSSIA] == DEMORALIZED


def test_12_3_only_units_within_three_hexes_of_the_enemy_check() -> None:
    fight = Fight()
    near = fight.put("L-P-IB", fight.hex())
    far = fight.put("L-P-I1", fight.hex(SOUTH))
    fight.put("L-A-I1", fight.hex(NORTH, NORTH, NORTH))
    fight.state.track[PRUSSIA] = filled_to(0)
    fight.dice(6)  # rating 3 - 1: over by four
    fight.joint()
    fight.settle()
    assert fight.state.morale_of[near] == ROUTED
    assert fight.state.morale_of[far] == FORMED
    assert fight.state.success[COALITION] == 1  # counts in the next turn


def test_12_4_at_minus_ten_an_army_breaks_and_its_disordered_units_rout() -> None:
    fight = Fight()
    unit = fight.put("L-P-I1", fight.hex(), morale=DISORDERED)
    formed = fight.put("L-P-I2", fight.hex(NORTH))
    fight.state.track[PRUSSIA] = filled_to(-10)
    fight.joint()
    fight.settle()
    assert fight.state.army_of[PRUSSIA] == BROKEN
    assert fight.state.morale_of[unit] == ROUTED
    assert fight.state.morale_of[formed] == FORMED  # nobody of the enemy is near
    kinds = fight.kinds()
    assert kinds.index("demoralized") < kinds.index("broken")


def test_12_3_both_armies_collapse_at_once_and_flee_in_turns() -> None:
    fight = Fight()
    mine = [fight.put(fight.spare(PRUSSIA), fight.hex(way)) for way in (SOUTH, SOUTH_EAST)]
    theirs = [fight.put(fight.spare(COALITION), fight.hex(way)) for way in (NORTH, NORTH_WEST)]
    for side in (PRUSSIA, COALITION):
        fight.state.track[side] = filled_to(0)
    for unit in (*mine, *theirs):
        fight.state.left_of[unit] = 1
    fight.dice(*[6] * 4, 2, *[1] * 20)  # all fail, then the die that says who begins
    fight.joint()
    routed = [unit for unit in (*mine, *theirs) if fight.state.morale_of[unit] == ROUTED]
    shaken = [unit for unit in (*mine, *theirs) if fight.state.morale_of[unit] == DISORDERED]
    assert len(routed) + len(shaken) == 4
    assert fight.asked() == ASK_FLEE_PIECE
    assert fight.state.todo.owner() == PRUSSIA


def test_12_1_no_rise_goes_above_the_top_box_of_the_track() -> None:
    fight = Fight("leuthen-battle")
    fight.state.track[PRUSSIA] = [17]
    fight.state.success[0], fight.state.success[1] = 9, 0
    fight.joint()
    assert fight.state.marker[PRUSSIA] == TRACK_TOP[1][PRUSSIA] == 18


def test_11_all_locked_markers_are_taken_off_after_the_combats() -> None:
    fight = Fight()
    unit = fight.put("L-P-I3", fight.hex())
    here = fight.state.hex_of[unit]
    fight.state.locked_of[unit] = int(here)
    fight.state.locked.append(Hex(here))
    fight.begin(DO_LOCKED)
    assert fight.state.locked == []
    assert fight.state.locked_of[unit] == -1


# §12.2 Spending and winning otherwise


def test_12_2_points_are_paid_into_the_next_free_boxes() -> None:
    fight = Fight()
    fight.state.track[PRUSSIA] = filled_to(18)
    pay(fight.state, PRUSSIA, 2)
    assert level(fight.state.track[PRUSSIA]) == 16


def test_23_4_4_a_penalty_stops_at_its_floor_and_a_bonus_at_its_cap() -> None:
    fight = Fight()
    fight.state.track[COALITION] = filled_to(7, 12)
    assert lower_morale(fight.state, COALITION, 3, 6) == 1
    assert level(fight.state.track[COALITION]) == 6
    assert raise_morale(fight.state, COALITION, 8, 18) == 8
    assert level(fight.state.track[COALITION]) == 14
    fresh = Fight()
    fresh.state.track[COALITION] = [12]
    assert raise_morale(fresh.state, COALITION, 8, 18) == 6


# §25.3.4 Heat


def test_25_3_4_an_army_that_moved_or_fought_tires_by_two() -> None:
    fight = Fight("zorndorf-battle")
    fight.state.track[PRUSSIA] = filled_to(31, 34)
    fight.state.heat_moved[PRUSSIA] = 1
    for _ in range(2):
        fight.put(fight.spare(PRUSSIA), fight.hex(), morale=ROUTED)
    fight.joint()
    assert fight.state.marker[PRUSSIA] == 27
    kinds = [kind_of(entry) for entry in fight.state.track[PRUSSIA][1:]]
    assert kinds.count(FATIGUE) == 2
    fight.joint()  # a turn of rest
    assert fight.state.marker[PRUSSIA] == 29


def test_25_3_4_an_inactive_army_neither_tires_nor_rests() -> None:
    fight = Fight("zorndorf-battle")
    fight.state.active[COALITION] = 0
    fight.state.heat_fought[COALITION] = 1
    fight.state.track[COALITION] = filled_to(18)
    fight.joint()
    assert fight.state.marker[COALITION] == 18


def test_25_3_4_no_heat_elsewhere() -> None:
    fight = Fight()
    fight.state.heat_moved[PRUSSIA] = 1
    fight.state.track[PRUSSIA] = filled_to(12, 18)
    fight.joint()
    assert fight.state.marker[PRUSSIA] == 12
