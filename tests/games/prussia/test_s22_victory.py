"""§22.1, §23.1, §25.1, §26.1 Victory points: counters, commanders, towns, wagons, the way home."""

import pytest

from grognard.core.types import Player
from grognard.games.prussia.rules.s05_stacking import lift_off, place_top, remove
from grognard.games.prussia.rules.s12_02_morale import capture, lose_step
from grognard.games.prussia.rules.s15_leaders import leave_map, lose_leader
from grognard.games.prussia.rules.s22_01_victory import decide, difference, final_points, points
from grognard.games.prussia.rules.s23_rossbach import holds_town
from grognard.games.prussia.rules.s26_torgau import has_retreat_line
from grognard.games.prussia.state import BAGGAGE_ROUTED, KILLED, LOST, WOUNDED, PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    BROKEN,
    CAVALRY,
    COALITION,
    DEMORALIZED,
    INFANTRY,
    PRUSSIA,
    Piece,
    hex_of_name,
)
from tests.games.prussia.march import set_up


def unit_of(state: PrussiaState, side: Player, arm: int, steps: int) -> Piece:
    """Return a unit on the map of this side and arm with so many steps left."""
    field = state.field
    for unit in field.all_units:
        if (field.side_of[unit], field.arm_of[unit]) == (side, arm) and state.hex_of[unit] >= 0:
            if state.left_of[unit] == steps:
                return unit
    raise AssertionError("no such unit")


def leader(state: PrussiaState, name: str) -> Piece:
    return Piece(state.field.names.index(name))


def test_22_1_a_counter_is_lost_with_the_third_step_and_with_the_last() -> None:
    state = set_up("leuthen-battle")
    unit = unit_of(state, COALITION, INFANTRY, 4)
    scores = []
    for _ in range(4):
        lose_step(state, unit)
        scores.append(points(state, PRUSSIA))
    assert scores == [0, 1, 1, 2]
    assert points(state, COALITION) == 0


@pytest.mark.parametrize(("arm", "steps", "score"), [(INFANTRY, 3, 4), (CAVALRY, 2, 2)])
def test_22_1_two_points_for_each_captured_counter_of_foot_and_horse(
    arm: int, steps: int, score: int
) -> None:
    state = set_up("leuthen-battle")
    capture(state, unit_of(state, COALITION, arm, steps), "§10.8.3.5")
    assert points(state, PRUSSIA) == score


@pytest.mark.parametrize("steps", [2, 3, 4])
def test_22_1_two_points_for_each_captured_step_of_artillery(steps: int) -> None:
    state = set_up("torgau-battle")
    capture(state, unit_of(state, COALITION, ARTILLERY, steps), "§10.10.1")
    assert points(state, PRUSSIA) == 2 * steps


@pytest.mark.parametrize(("fate", "score"), [(WOUNDED, 10), (KILLED, 30)])
def test_22_1_frederick_is_worth_ten_wounded_and_thirty_killed(fate: int, score: int) -> None:
    state = set_up("leuthen-battle")
    frederick = leader(state, "Frederick")
    lose_leader(state, frederick, fate)
    assert points(state, COALITION) == score
    lose_leader(state, frederick, KILLED)  # his deputy
    assert points(state, COALITION) == score


@pytest.mark.parametrize(("fate", "score"), [(WOUNDED, 4), (KILLED, 10)])
def test_22_1_daun_is_worth_four_wounded_and_ten_killed(fate: int, score: int) -> None:
    state = set_up("torgau-battle")
    lose_leader(state, leader(state, "Daun"), fate)
    assert points(state, PRUSSIA) == score


@pytest.mark.parametrize("fate", [WOUNDED, KILLED])
def test_22_1_any_other_commander_of_the_coalition_is_worth_two(fate: int) -> None:
    state = set_up("leuthen-battle")
    lose_leader(state, leader(state, "Karl of Lorraine"), fate)
    assert points(state, PRUSSIA) == 2
    lose_leader(state, leader(state, "Nadasdy"), fate)  # a corps leader is worth nothing
    assert points(state, PRUSSIA) == 2


def test_23_1_three_infantry_units_by_reichardtswerben_are_worth_ten_points() -> None:
    state = set_up("rossbach-battle")
    foot = [
        unit
        for unit in state.field.all_units
        if state.field.side_of[unit] == COALITION and state.field.arm_of[unit] == INFANTRY
    ]
    for unit, where in zip(foot, ("2604", "2607"), strict=False):
        lift_off(state, unit)
        place_top(state, unit, hex_of_name(where))
    assert not holds_town(state)
    lift_off(state, foot[2])
    place_top(state, foot[2], hex_of_name("2706"))
    assert holds_town(state)
    assert final_points(state, COALITION) == points(state, COALITION) + 10
    assert difference(state) == -10


def test_23_1_kayna_counts_in_the_main_scenario_only() -> None:
    for form, holds in (("rossbach-main", True), ("rossbach-battle", False)):
        state = set_up(form)
        foot = [
            unit
            for unit in state.field.all_units
            if state.field.side_of[unit] == COALITION and state.field.arm_of[unit] == INFANTRY
        ]
        for unit in foot[:3]:
            lift_off(state, unit)
            place_top(state, unit, hex_of_name("1607"))
        assert holds_town(state) is holds


def test_25_1_the_baggage_is_worth_two_points_when_it_first_routs() -> None:
    state = set_up("zorndorf-battle")
    assert points(state, PRUSSIA) == 0
    state.special[BAGGAGE_ROUTED] = 1
    assert points(state, PRUSSIA) == 2


def test_26_1_ten_points_are_lost_without_a_way_to_torgau() -> None:
    state = set_up("torgau-battle")
    assert has_retreat_line(state)
    assert final_points(state, COALITION) == 0
    horse = unit_of(state, PRUSSIA, CAVALRY, 2)
    for where in ("2025", "2027"):
        twin = state.clone()
        lift_off(twin, horse)
        place_top(twin, horse, hex_of_name(where))
        assert has_retreat_line(twin)  # another hex of the town is free
    riders = [
        unit
        for unit in state.field.all_units
        if state.field.side_of[unit] == PRUSSIA and state.field.arm_of[unit] == CAVALRY
    ]
    for unit, where in zip(riders, ("1926", "2025", "2027", "2125"), strict=False):
        lift_off(state, unit)
        place_top(state, unit, hex_of_name(where))
    assert not has_retreat_line(state)
    assert final_points(state, COALITION) == -10


def test_26_1_the_commander_if_he_lives_and_five_corps_leaders_must_have_the_way() -> None:
    state = set_up("torgau-battle")
    corps = [
        piece
        for piece in state.field.all_leaders
        if state.field.side_of[piece] == COALITION and state.field.corps_of[piece] >= 0
    ]
    assert len(corps) == 7
    for piece in corps[:2]:
        remove(state, piece, LOST)
    assert has_retreat_line(state)
    remove(state, corps[2], LOST)
    assert not has_retreat_line(state)  # four are left


def test_26_1_a_commander_who_left_the_map_has_no_way_to_torgau() -> None:
    state = set_up("torgau-battle")
    dead = state.clone()
    leave_map(state, Piece(state.commander[COALITION]), "§12.3")
    assert not has_retreat_line(state)
    assert final_points(state, COALITION) == -10
    remove(dead, Piece(dead.commander[COALITION]), KILLED)
    dead.commander[COALITION] = -1
    assert has_retreat_line(dead)  # he need not live


def test_22_1_the_end_is_decided_by_states_morale_and_the_difference() -> None:
    state = set_up("rossbach-battle")
    state.army_of[0], state.army_of[1] = 0, BROKEN
    state.score[0], state.score[1] = 16, 0
    decide(state)
    assert (state.winner, state.level) == (PRUSSIA, 2)
    state.army_of[0], state.army_of[1] = DEMORALIZED, BROKEN
    state.score[0], state.score[1] = 16, 16
    decide(state)
    assert (state.winner, state.level) == (COALITION, 3)


def test_26_2_a_drawn_battle_has_no_winner() -> None:
    state = set_up("torgau-battle")
    decide(state)
    assert (state.winner, state.level) == (-1, 0)
    assert state.returns() == [0.0, 0.0]
