"""§10.8–§10.9 Loss points, retreats and what they do to friends: situations and examples."""

import pytest

from grognard.games.prussia.options import FAR_FIRE
from grognard.games.prussia.rules.s05_stacking import raise_top
from grognard.games.prussia.rules.s10_08_losses import ASK_LOSS_HOW, ASK_LOSS_UNIT
from grognard.games.prussia.rules.s10_11_momentum import ASK_MOMENTUM
from grognard.games.prussia.rules.s12_01_track import CAPTURED, kind_of
from grognard.games.prussia.rules.s12_02_morale import routed_on_map
from grognard.games.prussia.state import LOST
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    DISORDERED,
    FORMED,
    PRUSSIA,
    ROUTED,
    STRIDE,
    Piece,
)
from tests.games.prussia.fight import Fight

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)


def lone_defender(steps: str, form: str = "torgau-battle") -> tuple[Fight, Piece, Piece]:
    """A Prussian unit in the middle, attacked from the north by one Austrian of four steps."""
    fight = Fight(form, side=COALITION)
    unit = fight.put(fight.unit(PRUSSIA, steps), fight.hex(), steps)
    enemy = fight.put(fight.unit(COALITION, "8-6-3"), fight.hex(NORTH), "8-6-3")
    return fight, unit, enemy


def test_10_8_1_3_a27_a_lone_7_5_3_with_two_points_loses_a_step_and_goes_back() -> None:
    fight, unit, _ = lone_defender("7-5-3")
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="2")
    fight.settle()
    assert fight.show(unit) == "5-4-3d"
    assert fight.where(unit) != fight.hex()
    assert fight.state.combat.unfilled == [0, 0]


def test_10_8_1_3_a27_with_three_points_one_is_unfilled_and_an_advance_gives_momentum() -> None:
    fight, unit, enemy = lone_defender("7-5-3")
    fight.put(fight.spare(PRUSSIA), fight.hex(SOUTH, SOUTH_EAST))
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="3")
    fight.settle()
    assert fight.show(unit) == "5-4-3d"
    assert fight.state.combat.unfilled[PRUSSIA] == 1
    fight.play(fight.name(enemy))
    assert fight.asked() == ASK_MOMENTUM


def stack_of_two() -> tuple[Fight, Piece, Piece]:
    fight = Fight("torgau-battle", side=COALITION)
    upper = fight.put(fight.unit(PRUSSIA, "7-5-3"), fight.hex(), "7-5-3")
    lower = fight.put(fight.unit(PRUSSIA, "8-6-3"), fight.hex(), "8-6-3")
    fight.put(fight.unit(COALITION, "8-6-3"), fight.hex(NORTH), "8-6-3")
    return fight, upper, lower


def test_10_8_1_4_a28_four_points_on_two_units_leave_a_choice_for_the_last() -> None:
    fight, upper, lower = stack_of_two()
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="4")
    assert fight.asked() == ASK_LOSS_HOW
    assert fight.show(upper) == "5-4-3d"
    assert fight.show(lower) == "7-5-3"
    assert fight.answers() == ["step", "retreat"]
    fight.play("step")
    assert fight.show(lower) == "5-4-3"
    assert fight.where(lower) == fight.hex()


def test_10_8_1_4_a28_or_the_lower_unit_goes_back_disordered_as_7_5_3() -> None:
    fight, _, lower = stack_of_two()
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="4")
    fight.play("retreat")
    while fight.where(lower) == fight.hex():
        fight.play(fight.answers()[0])
    assert fight.show(lower) == "7-5-3d"


def test_10_8_1_4_a28_nobody_goes_of_his_own_will_into_an_enemy_zone() -> None:
    fight, _, lower = stack_of_two()
    for way in (NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST):
        fight.put(fight.spare(COALITION), fight.hex(way, way))
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="4")
    assert fight.asked() != ASK_LOSS_HOW
    fight.settle()
    assert fight.show(lower) == "5-4-3"


def test_10_8_1_4_a_rout_of_his_own_will_must_find_two_hexes_clear_of_zones() -> None:
    """Under R one free hex behind is not enough: the second must be free as well."""
    fight, unit, _ = lone_defender("8-6-3")
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="2R")
    assert fight.answers() == ["step", "retreat"]
    closed, unit, _ = lone_defender("8-6-3")
    for ways in ((SOUTH_WEST, SOUTH_WEST), (SOUTH_EAST, SOUTH_EAST), (SOUTH, SOUTH, SOUTH)):
        closed.put(closed.spare(COALITION), closed.hex(*ways))
    closed.results([closed.hex(NORTH)], [closed.hex()], defender="2R")
    assert closed.show(unit) == "5-4-3"


def test_10_8_1_the_lead_unit_takes_the_first_point() -> None:
    fight = Fight("torgau-battle", side=COALITION)
    upper = fight.put(fight.unit(PRUSSIA, "4-4-3"), fight.hex(), "4-4-3")
    lower = fight.put(fight.unit(PRUSSIA, "5-4-3"), fight.hex(), "5-4-3")
    fight.put(fight.unit(COALITION, "8-6-3"), fight.hex(NORTH), "8-6-3")
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="2", leads=(lower, -1))
    assert "step" in fight.kinds()
    assert fight.asked() == ASK_LOSS_UNIT
    assert fight.state.left_of[lower] == 1
    assert fight.state.left_of[upper] == 2


def test_10_8_1_3_a_unit_of_rating_3_routs_two_hexes_and_gives_success() -> None:
    fight, unit, _ = lone_defender("4-4-3")
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="2")
    fight.settle()
    assert fight.state.morale_of[unit] == ROUTED
    assert fight.state.success[COALITION] == 1
    assert "rout" in fight.kinds()


def test_10_8_3_2_r_makes_every_retreat_a_rout() -> None:
    fight, unit, _ = lone_defender("7-5-3")
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="2R")
    fight.settle()
    assert fight.show(unit) == "5-4-3r"


def test_10_8_3_3_small_r_disorders_only_units_below_rating_5() -> None:
    fight, unit, _ = lone_defender("5-4-3")
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="0r")
    fight.settle()
    assert fight.show(unit) == "5-4-3d"
    firm, strong, _ = lone_defender("7-5-3")
    firm.results([firm.hex(NORTH)], [firm.hex()], defender="0r")
    assert firm.show(strong) == "7-5-3"
    assert firm.where(strong) == firm.hex()


def test_10_8_3_3_units_engaged_only_by_these_retreats_ignore_small_r() -> None:
    fight = Fight("torgau-battle", side=COALITION)
    upper = fight.put(fight.unit(PRUSSIA, "5-4-3"), fight.hex(), "5-4-3")
    lower = fight.put(fight.unit(PRUSSIA, "4-4-3"), fight.hex(), left=3)
    fight.put(fight.unit(COALITION, "8-6-3"), fight.hex(NORTH), "8-6-3")
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="0r")
    fight.settle()
    assert fight.state.morale_of[upper] == DISORDERED
    assert fight.state.morale_of[lower] == FORMED


def test_10_8_3_3_a_disordered_unit_routs_by_small_r() -> None:
    fight, unit, _ = lone_defender("5-4-3")
    fight.state.morale_of[unit] = DISORDERED
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="0r")
    fight.settle()
    assert fight.state.morale_of[unit] == ROUTED


def test_10_8_3_5_example_4rs_captures_three_austrian_units() -> None:
    """3-3-5 and 4-3-3 above 4-4-3, each of two steps."""
    fight = Fight("leuthen-battle", side=PRUSSIA)
    upper = fight.put(fight.unit(COALITION, "3-3-5"), fight.hex(), "3-3-5")
    middle = fight.put(fight.unit(COALITION, "4-3-3"), fight.hex(), "4-3-3")
    lower = fight.put(fight.unit(COALITION, "4-4-3"), fight.hex(), "4-4-3")
    fight.put("L-P-C1", fight.hex(NORTH))
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="4RS*")
    assert [fight.where(unit) for unit in (upper, middle, lower)] == ["off", "off", "off"]
    assert fight.state.combat.unfilled[COALITION] == 0
    kinds = [kind_of(entry) for entry in fight.state.track[COALITION][1:]]
    assert kinds == [CAPTURED, CAPTURED, CAPTURED]


def weak_stack(steps: tuple[int, ...]) -> tuple[Fight, list[Piece]]:
    """Austrians of rating 3 or less in a hex, from the top, attacked by Prussian cavalry."""
    fight = Fight("leuthen-battle", side=PRUSSIA)
    units: list[Piece] = []
    for left in steps:
        unit = next(
            one
            for one in fight.field.all_units
            if fight.field.side_of[one] == COALITION
            and fight.field.arm_of[one] < ARTILLERY
            and fight.state.hex_of[one] < 0
            and fight.field.full_of[one] >= left
            and 0 < fight.field.mr[one * STRIDE + left] <= 3
        )
        units.append(fight.put(unit, fight.hex(), left=left))
    fight.put("L-P-C1", fight.hex(NORTH))
    return fight, units


def test_10_8_3_5_all_engaged_units_of_rating_3_surrender_whatever_the_points() -> None:
    """R28: more surrender than there are points; who comes up after the last point does not."""
    fight, units = weak_stack((1, 1, 1, 1, 2))
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="2S")
    assert [fight.where(unit) for unit in units[:4]] == ["off"] * 4
    assert fight.where(units[4]) == fight.hex()
    assert fight.state.left_of[units[4]] == 2


def test_10_8_3_5_who_comes_up_while_points_are_left_surrenders_too() -> None:
    fight, units = weak_stack((2, 2, 2))
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="3S")
    assert [fight.where(unit) for unit in units] == ["off"] * 3
    assert fight.state.combat.unfilled[COALITION] == 0


def test_10_8_3_5_who_comes_up_after_a_retreat_surrenders_for_one_point_without_a_loss() -> None:
    fight, units = weak_stack((2,))
    field = fight.field
    upper = next(
        unit
        for unit in field.all_units
        if field.side_of[unit] == COALITION
        and field.full_of[unit] == 4
        and field.mr[unit * STRIDE + 4] >= field.mr[unit * STRIDE + 3] == 4
    )
    fight.put(upper, fight.hex())
    raise_top(fight.state, upper)
    firm = fight.put(fight.spare(COALITION), fight.hex())
    before = fight.state.left_of[firm]
    assert field.mr[firm * STRIDE + before] > 3
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="4RS")
    fight.settle()
    assert fight.state.morale_of[upper] == ROUTED
    assert fight.where(units[0]) == "off"
    assert fight.state.left_of[firm] == before - 1


def test_10_8_3_1_an_asterisk_costs_one_battery_a_step_and_its_owner_chooses() -> None:
    fight = Fight("leuthen-battle", side=COALITION)
    first = fight.put("L-P-A1", fight.hex())
    second = fight.put("L-P-A5", fight.hex())
    fight.put(fight.unit(PRUSSIA, "6-6-3"), fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH))
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="0*")
    assert fight.state.prompt() == "s10-loss-gun"
    fight.play(fight.name(second))
    assert fight.state.left_of[first] == 4
    assert fight.state.left_of[second] == 1


def test_10_8_1_1_under_canister_two_steps_go_before_a_retreat() -> None:
    fight, unit, _ = lone_defender("8-6-3")
    fight.bombard(fight.hex(), "2", canister=True)
    assert fight.show(unit) == "5-4-3"
    assert fight.where(unit) == fight.hex()


@pytest.mark.parametrize(
    ("steps", "shown"), [("5-4-3", "5-4-3d"), ("3-3-3", "3-3-3r"), ("7-5-3", "7-5-3d")]
)
def test_10_8_1_2_under_fire_from_afar_a_unit_retreats_without_losing_a_step(
    steps: str, shown: str
) -> None:
    """A rating of 4 is disordered, one of 3 routs, one of 5 may go of its own will."""
    fight, unit, _ = lone_defender(steps)
    fight.bombard(fight.hex(), "1")
    if fight.asked() == ASK_LOSS_HOW:
        assert fight.answers() == ["step", "retreat"]
        fight.play("retreat")
    fight.settle()
    assert fight.show(unit) == shown


def test_10_8_1_2_or_by_an_option_a_step_goes_first_as_in_close_combat() -> None:
    fight, unit, _ = lone_defender("7-5-3")
    fight.state.choices[FAR_FIRE] = 1
    fight.bombard(fight.hex(), "2")
    fight.settle()
    assert fight.show(unit) == "5-4-3d"


def test_10_12_a_unit_of_four_steps_gives_success_as_it_is_replaced_and_as_it_dies() -> None:
    fight, unit, _ = lone_defender("8-6-3")
    fight.bombard(fight.hex(), "1", canister=True)
    assert fight.state.success[COALITION] == 0
    fight.bombard(fight.hex(), "1", canister=True)
    assert fight.state.success[COALITION] == 1
    fight.bombard(fight.hex(), "1", canister=True)
    fight.bombard(fight.hex(), "1", canister=True)
    assert fight.state.success[COALITION] == 2
    assert fight.state.fate_of[unit] == LOST
    assert len(fight.state.track[PRUSSIA]) == 3


def test_10_8_1_2_a_unit_of_any_rating_loses_a_step_before_it_may_retreat() -> None:
    fight, unit, _ = lone_defender("5-4-3")
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="1R")
    assert fight.show(unit) == "3-3-3"
    assert fight.where(unit) == fight.hex()


# §10.9 Retreats


def test_10_9_2_infantry_through_cavalry_disorders_it_and_then_it_checks_morale() -> None:
    fight, unit, _ = lone_defender("5-4-3")
    for way in (SOUTH_EAST, SOUTH, SOUTH_WEST):
        fight.put(fight.spare(PRUSSIA, CAVALRY), fight.hex(way))
    fight.dice(1, 1, 1)
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="0r")
    fight.settle()
    hosts = [one for one in fight.stack(fight.where(unit)) if one != unit]
    assert fight.stack(fight.where(unit))[0] == unit
    assert [fight.state.morale_of[one] for one in hosts] == [DISORDERED]
    assert fight.kinds().index("disorder") < fight.kinds().index("check")


def test_10_9_2_infantry_through_infantry_only_makes_it_check() -> None:
    fight, unit, _ = lone_defender("5-4-3")
    for way in (SOUTH_EAST, SOUTH, SOUTH_WEST):
        fight.put(fight.unit(PRUSSIA, "4-4-3"), fight.hex(way), "4-4-3")
    fight.dice(1)
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="0r")
    fight.settle()
    hosts = [one for one in fight.stack(fight.where(unit)) if one != unit]
    assert [fight.state.morale_of[one] for one in hosts] == [FORMED]
    assert "check" in fight.kinds()


def ringed(steps: str) -> tuple[Fight, Piece]:
    """A Prussian unit whose every way back lies in an Austrian zone of control."""
    fight, unit, _ = lone_defender(steps)
    for way in (NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST):
        fight.put(fight.spare(COALITION), fight.hex(way, way))
    return fight, unit


def test_10_9_1_a_disordered_unit_in_enemy_zones_goes_on_and_pays_a_step_a_hex() -> None:
    fight, unit = ringed("5-4-3")
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="0r")
    fight.settle()
    assert fight.state.left_of[unit] == 1 or fight.where(unit) == "off"
    assert fight.kinds().count("step") >= 1


def test_10_9_1_a_routed_unit_that_must_enter_an_enemy_zone_is_captured() -> None:
    fight, unit = ringed("5-4-3")
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="2R")
    fight.settle()
    assert fight.where(unit) == "off"
    assert "captured" in fight.kinds()


def test_9_2_routed_cavalry_flees_three_hexes() -> None:
    fight = Fight("torgau-battle", side=COALITION)
    unit = fight.put("T-P-C1", fight.hex(), "2-3-6")
    fight.put(fight.unit(COALITION, "8-6-3"), fight.hex(NORTH), "8-6-3")
    fight.state.left_of[unit] = 2
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="2R")
    fight.settle()
    assert [event.kind for event in fight.log()].count("retreat") == 3
    assert routed_on_map(fight.state, PRUSSIA) == 1


@pytest.mark.parametrize("result", ["0r", "2"])
def test_10_9_a_retreat_leads_away_from_the_enemy(result: str) -> None:
    fight, unit, _ = lone_defender("5-4-3")
    fight.results([fight.hex(NORTH)], [fight.hex()], defender=result)
    fight.settle()
    behind = [fight.hex(way) for way in (SOUTH_EAST, SOUTH, SOUTH_WEST)]
    if result == "2":  # one step, then a rout of two hexes
        behind = [fight.hex(way, then) for way in range(2, 5) for then in range(2, 5)]
    assert fight.where(unit) in behind
