"""§8 Bombardment: targets, who may fire, strength, and the odds before it: A17 to A19."""

import pytest

from grognard.core.types import OK
from grognard.games.prussia import GAME
from grognard.games.prussia.actions import DONE, PIECE
from grognard.games.prussia.reasons import (
    ADJACENT_FIRST,
    BOMBED_BEFORE,
    DEFENSIVE_ADJACENT,
    FRIENDS_NEAR_TARGET,
    GUN_BELOW,
    GUN_IN_COLUMN,
    GUN_MOVED,
    IS_ROUTED,
)
from grognard.games.prussia.rules.s08_03_table import bombardment_column
from grognard.games.prussia.rules.s08_bombardment import (
    ASK_FIRE_GUN,
    ASK_FIRE_TARGET,
    aim_code,
    bearing,
    gun_code,
    is_canister,
    modifiers,
    strength,
)
from grognard.games.prussia.state import PHASE_DEFENSIVE, PHASE_OFFENSIVE
from grognard.games.prussia.tables import (
    ARTILLERY,
    COALITION,
    DISORDERED,
    INFANTRY,
    PRUSSIA,
    ROUTED,
    Piece,
    hex_of_name,
)
from tests.games.prussia.march import March
from tests.games.prussia.test_s05_stacking import pile, units_of


def test_8_1_a17_no_fire_over_the_heads_of_friends_beside_the_target() -> None:
    march = March("leuthen-battle", side=PRUSSIA)
    march.state.phase = PHASE_OFFENSIVE
    guns = units_of(march, PRUSSIA, ARTILLERY)
    near, far = march.put(guns[0], "3207"), march.put(guns[1], "3305")
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], "3107")
    march.put(units_of(march, COALITION, INFANTRY)[0], "3106")
    target = hex_of_name("3106")
    assert aim_code(march.state, near, target) == OK
    assert aim_code(march.state, far, target) == FRIENDS_NEAR_TARGET


def guns_and_targets() -> tuple[March, Piece]:
    """Return a Prussian battery beside X with a clear view to Y two hexes away."""
    march = March(side=PRUSSIA)
    march.state.phase = PHASE_OFFENSIVE
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex())
    foot = units_of(march, COALITION, INFANTRY)
    march.put(foot[0], march.hex(0))
    march.put(foot[1], march.hex(3, 3))
    return march, gun


def test_8_1_a18_guns_next_to_the_enemy_fire_at_him_only() -> None:
    march, gun = guns_and_targets()
    assert aim_code(march.state, gun, hex_of_name(march.hex(0))) == OK
    assert aim_code(march.state, gun, hex_of_name(march.hex(3, 3))) == ADJACENT_FIRST


def test_8_5_a18_defensive_fire_reaches_adjacent_hexes_only() -> None:
    march = March(side=COALITION)
    march.state.phase = PHASE_DEFENSIVE
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex())
    march.put(units_of(march, COALITION, INFANTRY)[0], march.hex(3, 3))
    assert aim_code(march.state, gun, hex_of_name(march.hex(3, 3))) == DEFENSIVE_ADJACENT


def test_8_5_who_fires_in_the_enemys_turn_is_told_so() -> None:
    march, _ = guns_and_targets()
    for task in (ASK_FIRE_TARGET, ASK_FIRE_GUN):
        march.state.phase = PHASE_OFFENSIVE
        assert task.said(march.state) == task.id
        march.state.phase = PHASE_DEFENSIVE
        assert task.said(march.state) == f"{task.id}-defensive"


def test_8_5_a_gun_that_moved_fires_in_defence_but_not_in_attack() -> None:
    march, gun = guns_and_targets()
    march.state.moved_of[gun] = 1
    assert gun_code(march.state, gun, PRUSSIA) == GUN_MOVED
    march.state.phase = PHASE_DEFENSIVE
    assert gun_code(march.state, gun, PRUSSIA) == OK


def test_8_only_guns_on_top_unrouted_and_out_of_column_fire() -> None:
    march, gun = guns_and_targets()
    march.state.column_of[gun] = 1
    assert gun_code(march.state, gun, PRUSSIA) == GUN_IN_COLUMN
    march.state.column_of[gun] = 0
    march.state.morale_of[gun] = ROUTED
    assert gun_code(march.state, gun, PRUSSIA) == IS_ROUTED
    below = March(side=PRUSSIA)
    below.state.phase = PHASE_OFFENSIVE
    below.put(units_of(below, PRUSSIA, INFANTRY)[0], below.hex())
    hidden = below.put(units_of(below, PRUSSIA, ARTILLERY)[0], below.hex())
    assert gun_code(below.state, hidden, PRUSSIA) == GUN_BELOW


def test_8_3_a19_strengths_add_and_a_single_point_does_nothing() -> None:
    assert bombardment_column(1) == -1
    assert bombardment_column(3 + 1) == bombardment_column(4) >= 0
    march = March(side=PRUSSIA)
    guns = units_of(march, PRUSSIA, ARTILLERY)[:2]
    for gun in guns:
        march.put(gun, march.hex())
    target = hex_of_name(march.hex(0))
    alone = [strength(march.state, target, [gun]) for gun in guns]
    assert strength(march.state, target, guns) == sum(alone)


def test_8_a19_a_hex_is_bombarded_once_and_a_gun_fires_once() -> None:
    march = March(side=PRUSSIA)
    guns = units_of(march, PRUSSIA, ARTILLERY)[:2]
    for gun in guns:
        march.put(gun, march.hex())
    pile(march, march.hex(0), [4])
    march.put(units_of(march, COALITION, INFANTRY)[5], march.hex(1))
    march.dice(1)
    march.offensive()
    march.play(march.hex(0), march.name(guns[0]), "done")
    assert march.why(march.hex(0)) == BOMBED_BEFORE
    assert bearing(march.state, hex_of_name(march.hex(1)), PRUSSIA) == [guns[1]]


def test_8_3_the_modifiers_are_those_of_the_card() -> None:
    march = March(side=PRUSSIA)
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex())
    units = pile(march, march.hex(0), [4, 4, 1])
    target = hex_of_name(march.hex(0))
    assert modifiers(march.state, PRUSSIA, target, [gun]) == [0, 0, 0, 1, 0, 0, 0]
    march.state.morale_of[gun] = DISORDERED
    march.state.column_of[units[0]] = 1
    march.state.army_of[PRUSSIA] = 2
    assert modifiers(march.state, PRUSSIA, target, [gun]) == [-1, 0, 2, 1, -2, 0, 0]


def test_23_5_1_surprise_helps_prussian_guns_in_the_first_turn() -> None:
    march = March("rossbach-battle", side=PRUSSIA)
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex())
    other = march.put(units_of(march, COALITION, ARTILLERY)[0], march.hex(0))
    here, there = hex_of_name(march.hex()), hex_of_name(march.hex(0))
    march.state.turn = 1
    assert modifiers(march.state, PRUSSIA, there, [gun])[5] == 3
    assert modifiers(march.state, COALITION, here, [other])[5] == -3
    march.state.turn = 2
    assert modifiers(march.state, PRUSSIA, there, [gun])[5] == 0


def test_8_3_the_odds_name_the_results_of_the_die_that_follows() -> None:
    march = March(side=PRUSSIA)
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex())
    other = march.put(units_of(march, PRUSSIA, ARTILLERY)[1], march.hex())
    pile(march, march.hex(0), [4])
    march.put(units_of(march, COALITION, INFANTRY)[5], march.hex(1))
    march.offensive()
    march.play(march.hex(0))
    assert GAME.odds(march.state, PIECE + gun) is None  # nothing is rolled yet
    march.play(march.name(gun))
    found = GAME.odds(march.state, DONE)
    assert found is not None
    assert sum(chance.ways for chance in found.throws[0].chances) == 6
    march.play(march.name(other))
    assert march.answers() == ["done"]  # one click before the die
    assert GAME.odds(march.state, DONE) != found


@pytest.mark.parametrize(("where", "expected"), [((0,), True), ((0, 0), False)])
def test_10_8_1_1_fire_from_the_next_hex_is_canister(
    where: tuple[int, ...], expected: bool
) -> None:
    march = March(side=PRUSSIA)
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex())
    assert is_canister(march.state, hex_of_name(march.hex(*where)), [gun]) == expected


def test_8_1_a_friend_beside_the_target_does_not_stop_canister() -> None:
    march = March(side=PRUSSIA)
    march.state.phase = PHASE_OFFENSIVE
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex())
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(1))
    march.put(units_of(march, COALITION, INFANTRY)[0], march.hex(0))
    assert aim_code(march.state, gun, hex_of_name(march.hex(0))) == OK


def test_25_3_4_being_bombarded_with_three_or_more_counts_as_combat() -> None:
    march = March("zorndorf-battle", side=PRUSSIA)
    gun = max(
        units_of(march, PRUSSIA, ARTILLERY),
        key=lambda one: march.field.bs[(one * 5 + march.field.full_of[one]) * 4 + 1],
    )
    march.put(gun, march.hex())
    pile(march, march.hex(0), [4])
    march.put(units_of(march, COALITION, INFANTRY)[5], march.hex(3))
    assert strength(march.state, hex_of_name(march.hex(0)), [gun]) >= 3
    march.dice(1)
    march.offensive()
    march.play(march.hex(0), "done")
    assert list(march.state.heat_fought) == [0, 1]
