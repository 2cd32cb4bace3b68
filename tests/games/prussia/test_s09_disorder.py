"""§9 Disorder, rout, morale checks, rally."""

import pytest

from grognard.games.prussia.rules.s09_disorder import (
    DO_RALLY,
    check,
    check_rating,
    disorder,
    rally_rating,
    rout,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    BROKEN,
    CAVALRY,
    COALITION,
    DEMORALIZED,
    DISORDERED,
    FORMED,
    PRUSSIA,
    ROUTED,
)
from tests.games.prussia.fight import Fight

NORTH = 0


def test_9_1_a_formed_unit_is_disordered_and_goes_back_one_hex() -> None:
    fight = Fight()
    unit = fight.put("L-P-I1", fight.hex())
    assert disorder(fight.state, unit) == 1
    assert fight.state.morale_of[unit] == DISORDERED


def test_9_1_a_disordered_unit_that_is_disordered_again_routs() -> None:
    fight = Fight()
    unit = fight.put("L-P-I1", fight.hex(), morale=DISORDERED)
    assert disorder(fight.state, unit) == 2
    assert fight.state.morale_of[unit] == ROUTED
    assert fight.state.success[COALITION] == 1


def test_9_2_a_routed_unit_retreats_again_and_has_no_zone() -> None:
    fight = Fight()
    unit = fight.put("L-P-I1", fight.hex(), morale=ROUTED)
    assert disorder(fight.state, unit) == 2
    assert sum(fight.state.zones) == 0


def test_9_2_infantry_flees_two_hexes_cavalry_three_and_guns_not_at_all() -> None:
    fight = Fight()
    units = [fight.put(fight.spare(PRUSSIA, arm), fight.hex()) for arm in (0, CAVALRY, ARTILLERY)]
    assert [rout(fight.state, unit) for unit in units] == [2, 3, 0]


@pytest.mark.parametrize(
    ("die", "morale"), [(3, FORMED), (4, DISORDERED), (5, DISORDERED), (6, ROUTED)]
)
def test_9_3_one_or_two_above_the_rating_disorders_and_three_routs(die: int, morale: int) -> None:
    fight = Fight()
    unit = fight.put("L-P-IB", fight.hex())  # rating 3
    fight.dice(die)
    check(fight.state, unit)
    assert fight.state.morale_of[unit] == morale


def test_9_3_a_leader_adds_his_modifier_and_a_worn_army_takes_away() -> None:
    fight = Fight()
    unit = fight.put("L-P-IB", fight.hex())
    assert check_rating(fight.state, unit) == 3
    fight.state.army_of[PRUSSIA] = DEMORALIZED
    assert check_rating(fight.state, unit) == 2
    fight.state.army_of[PRUSSIA] = BROKEN
    assert check_rating(fight.state, unit) == 1
    fight.put("L-P-L0", fight.hex())  # Frederick, 2
    assert check_rating(fight.state, unit) == 3


def test_15_one_leader_adds_his_modifier_not_all_of_them() -> None:
    fight = Fight()
    unit = fight.put("L-P-IB", fight.hex())
    fight.put("L-P-L0", fight.hex())
    fight.put("L-P-L1", fight.hex())
    assert check_rating(fight.state, unit) == 5


def test_9_4_a_rally_gains_one_state_at_most() -> None:
    fight = Fight()
    routed = fight.put("L-P-I1", fight.hex(), morale=ROUTED)
    shaken = fight.put("L-P-I2", fight.hex(), morale=DISORDERED)
    fight.dice(1, 1)
    fight.begin(DO_RALLY)
    assert fight.state.morale_of[routed] == DISORDERED
    assert fight.state.morale_of[shaken] == FORMED


def test_9_4_only_the_active_side_rallies_and_the_roll_may_equal_the_rating() -> None:
    fight = Fight()
    enemy = fight.put("L-A-I1", fight.hex(NORTH), morale=DISORDERED)
    unit = fight.put("L-P-IB", fight.hex(), morale=DISORDERED)
    wanted = rally_rating(fight.state, unit)
    assert wanted == 2  # 3, one less in an enemy zone
    fight.dice(2)
    fight.begin(DO_RALLY)
    assert fight.state.morale_of[unit] == FORMED
    assert fight.state.morale_of[enemy] == DISORDERED


def test_9_4_modifiers_of_a_rally() -> None:
    fight = Fight()
    unit = fight.put("L-P-IB", fight.hex(), morale=DISORDERED)
    assert rally_rating(fight.state, unit) == 4  # nobody of the enemy within three hexes
    fight.state.command_of[unit] = 0
    assert rally_rating(fight.state, unit) == 3
    fight.state.army_of[PRUSSIA] = DEMORALIZED
    assert rally_rating(fight.state, unit) == 2
    fight.state.morale_of[unit] = ROUTED
    assert rally_rating(fight.state, unit) == 1


def test_25_3_5_the_baggage_never_rallies() -> None:
    fight = Fight("zorndorf-battle", side=COALITION)
    baggage = fight.put(fight.field.baggage, fight.hex(), morale=ROUTED)
    fight.begin(DO_RALLY)
    assert fight.state.morale_of[baggage] == ROUTED
