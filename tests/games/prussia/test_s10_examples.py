"""§10.5–§10.13, §25.3.4 The examples of the rulebook, each played out as the book has it."""

from grognard.core.types import Player
from grognard.games.prussia.rules.s10_03_odds import points_of
from grognard.games.prussia.rules.s10_05_modifiers import SHOCK_DRM, TERRAIN
from grognard.games.prussia.rules.s10_06_crt import CRT_ATTACKER, CRT_DEFENDER, ODDS, crt_cell
from grognard.games.prussia.rules.s10_08_results import read_result
from grognard.games.prussia.rules.s10_13_charge import ASK_CHARGE_UNIT
from grognard.games.prussia.rules.s12_01_track import DESTROYED, fill, level
from grognard.games.prussia.tables import (
    CAVALRY,
    CLEAR,
    COALITION,
    DIRECTIONS,
    DISORDERED,
    FORMED,
    PRUSSIA,
    ROUTED,
    SIDE_AGAINST,
    SUBTYPES,
    TOWN,
    Piece,
    hex_of_name,
)
from tests.games.prussia.fight import Fight, sums_of

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)


# §10.5, §10.5.1


def test_10_5_1_example_works_between_clear_ground_and_a_town() -> None:
    fight = Fight()
    field = fight.field
    here, there = hex_of_name("3913"), hex_of_name("3813")
    between = field.sides[here * DIRECTIONS + field.direction(here, there)]
    assert (field.terrain[here], field.terrain[there]) == (CLEAR, TOWN)
    assert between & SIDE_AGAINST
    attacker = fight.put(fight.spare(PRUSSIA), "3913")
    defender = fight.put(fight.spare(COALITION), "3813")
    assert sums_of(fight, [attacker], [defender]).drm[TERRAIN] == -3


def hussar_of(fight: Fight, side: Player) -> Piece:
    """Return a hussar unit of a side."""
    for unit in range(fight.field.units):
        if fight.field.side_of[unit] == side and SUBTYPES[fight.field.subtype_of[unit]] == "hussar":
            return Piece(unit)
    raise AssertionError("no hussars")


def test_10_5_1_example_of_shock_a_cuirassier_and_two_dragoons_against_a_hussar() -> None:
    fight = Fight()
    riders = [fight.put(name, fight.hex()) for name in ("L-P-C2", "L-P-C3")]
    riders.append(fight.put("L-P-CA", fight.hex(NORTH_EAST)))
    hussar = fight.put(hussar_of(fight, COALITION), fight.hex(NORTH))
    assert [fight.field.shock_of[unit] for unit in (*riders, hussar)] == [2, 1, 1, 0]
    assert sums_of(fight, riders, [hussar]).drm[SHOCK_DRM] == 1
    assert sums_of(fight, [hussar], riders[:2]).drm[SHOCK_DRM] == -2  # (2 + 1) / 2, up


# §10.8.2


def test_10_8_2_example_three_and_two_steps_attack_four_and_two() -> None:
    """Ex/Ex: one point for the Austrians, and by the rounding the text names two for Prussia."""
    fight = Fight("torgau-battle")
    mine = [
        fight.put(fight.unit(PRUSSIA, "7-5-3"), fight.hex(), "7-5-3"),
        fight.put(fight.unit(PRUSSIA, "5-4-3"), fight.hex(NORTH_EAST), "5-4-3"),
    ]
    theirs = [
        fight.put(fight.unit(COALITION, "9-5-3"), fight.hex(NORTH), left=4),
        fight.put(fight.spare(COALITION), fight.hex(NORTH, NORTH_EAST), left=2),
    ]
    steps = [[fight.state.left_of[unit] for unit in units] for units in (mine, theirs)]
    assert steps == [[3, 2], [4, 2]]
    sums = sums_of(fight, mine, theirs)
    assert sums.steps == [5, 6]
    sums.drm = [0] * len(sums.drm)
    sums.column = ODDS.index("1:1")
    cell = crt_cell(sums.column, 3)
    assert [CRT_ATTACKER[cell], CRT_DEFENDER[cell]] == [read_result("Ex")] * 2
    assert points_of(sums, PRUSSIA, COALITION, 3) == 1
    assert points_of(sums, PRUSSIA, PRUSSIA, 3) == 2


# §10.13.3


def pursuit() -> tuple[Fight, Piece, Piece, Piece]:
    """6-7-6 above 4-7-7 have taken a lone Russian, advanced, and 4-7-7 lies on top."""
    fight = Fight("zorndorf-battle")
    upper = fight.put("Z-P-C1", fight.hex(), "6-7-6")
    lower = fight.put("Z-P-C3", fight.hex(), "4-7-7")
    fight.put("Z-R-C1", fight.hex(NORTH), "2-3-6")
    next_one = fight.put(fight.spare(COALITION, CAVALRY), fight.hex(NORTH, NORTH))
    fight.results([fight.hex()], [fight.hex(NORTH)], attacker="1", defender="1S", leads=(upper, -1))
    fight.play(fight.name(lower), fight.name(upper))
    while fight.asked() != ASK_CHARGE_UNIT:
        fight.play("done")
    assert fight.stack(fight.hex(NORTH)) == [lower, upper]
    return fight, upper, lower, next_one


def test_10_13_3_example_2_without_an_attempt_the_fresh_cavalry_on_top_stays_formed() -> None:
    fight, upper, lower, _ = pursuit()
    fight.play("done")
    assert fight.show(upper) == "5-6-6d"
    assert fight.show(lower) == "4-7-7"


def test_10_13_3_example_2_a_three_fails_a_four_fights_and_both_disorder_it() -> None:
    fight, _, lower, next_one = pursuit()
    fight.dice(3)
    fight.play(fight.name(lower), "done")
    assert fight.kinds().count("combat") == 0
    assert fight.show(lower) == "4-7-7d"
    fight, _, lower, next_one = pursuit()
    fight.dice(4, *[6] * 20)
    fight.play(fight.name(lower), "done")
    fight.settle()
    while fight.asked() is not None:
        fight.play("done" if "done" in fight.answers() else fight.answers()[0])
    assert fight.kinds().count("combat") == 1
    assert fight.state.morale_of[lower] == DISORDERED
    assert fight.state.morale_of[next_one] != FORMED or fight.where(next_one) == "off"


# §25.3.4


def test_25_3_4_example_a_turn_of_marching_and_a_turn_of_rest_with_two_routed_units() -> None:
    fight = Fight("zorndorf-battle")
    state = fight.state
    state.track[PRUSSIA] = [34]
    for _ in range(4):
        fill(state.track[PRUSSIA], DESTROYED)
    assert level(state.track[PRUSSIA]) == 31
    for way in (NORTH, NORTH_EAST):
        fight.put(fight.spare(PRUSSIA), fight.hex(way), morale=ROUTED)
    state.heat_moved[PRUSSIA] = 1
    fight.joint()
    assert (level(state.track[PRUSSIA]), state.marker[PRUSSIA]) == (29, 27)
    fight.joint()  # a turn of rest
    assert (level(state.track[PRUSSIA]), state.marker[PRUSSIA]) == (31, 29)
