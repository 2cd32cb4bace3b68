"""§5.5.3, §7.2 Lines of fire: the rules one by one, and a geometric reference on all maps."""

from fractions import Fraction
from functools import cache

import pytest

from grognard.core.dice import SeededDice
from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.rules.s02_01_board import (
    DISTANCE,
    HALF_COLUMN_OF,
    HEX_NAMES,
    HEXES,
    NUM_HEXES,
    ROW_OF,
    Hex,
    hex_named,
)
from grognard.games.napoleonics.rules.s05_05_line_of_fire import (
    SIDES_MET,
    guns_have_line,
    has_line,
)
from grognard.games.napoleonics.rules.s09_scenarios import (
    NO_UNIT,
    SCENARIOS,
    Leader,
    Scenario,
    Unit,
    add_unit,
    set_ground,
)
from grognard.games.napoleonics.state import LINE_OPPOSITE, NapoleonicsState
from grognard.games.napoleonics.tables import Kind, terrain_named
from tests.games.napoleonics.field import field

ALLIED_UNIT, FRENCH_UNIT = Unit(0), Unit(1)


def board(**ground: str) -> Scenario:
    scenario = Scenario()
    for nation in ("british", "french"):
        add_unit(scenario, Kind(0), nation, hex_named("A1"))
    for name, terrain in ground.items():
        scenario.terrain_at[hex_named(name)] = terrain_named(terrain)
    set_ground(scenario)
    return scenario


def standing(scenario: Scenario, opposite: bool) -> NapoleonicsState:
    """Return an empty board of that ground."""
    state = NapoleonicsState()
    state.scenario = scenario
    state.begin(GAME, SeededDice())
    state.settings[LINE_OPPOSITE] = int(opposite)
    return state


def sees(
    scenario: Scenario,
    start: str,
    target: str,
    *units: str,
    leader: str = "",
    opposite: bool = False,
) -> bool:
    state = standing(scenario, opposite)
    for name in units:
        state.unit_at[hex_named(name)] = ALLIED_UNIT
    if leader:
        state.leader_at[hex_named(leader)] = Leader(0)
    return has_line(state, hex_named(start), hex_named(target))


def guns_see(
    scenario: Scenario,
    start: str,
    target: str,
    friend: str,
    enemy: str = "",
    opposite: bool = False,
) -> bool:
    state = standing(scenario, opposite)
    state.unit_at[hex_named(friend)] = ALLIED_UNIT
    if enemy:
        state.unit_at[hex_named(enemy)] = FRENCH_UNIT
    return guns_have_line(state, 1, hex_named(start), hex_named(target))


def test_5_5_3_units_and_lone_leaders_of_both_sides_block() -> None:
    assert sees(board(), "E5", "E7")
    assert not sees(board(), "E5", "E7", "E6")
    assert not sees(board(), "E5", "E7", leader="E6")


def test_5_5_3_the_target_s_own_terrain_does_not_block() -> None:
    assert sees(board(E7="forest"), "E5", "E7")
    assert sees(board(E5="town"), "E5", "E7")
    assert not sees(board(E6="forest"), "E5", "E7")


def test_5_5_3_along_an_edge_only_two_blockers_block() -> None:
    assert sees(board(), "E5", "C5", "D4")
    assert sees(board(), "E5", "C5", "D5")
    assert not sees(board(), "E5", "C5", "D4", "D5")
    assert not sees(board(D4="forest"), "E5", "C5", "D5")


def test_5_5_3_obstacles_on_both_sides_of_the_line_block_opposite_or_not() -> None:
    for near, far in (("D4", "B5"), ("D5", "B4"), ("B4", "D5")):
        assert not sees(board(), "E5", "A5", near, far)  # ruling R41
        assert not sees(board(), "A5", "E5", near, far)
        assert sees(board(), "E5", "A5", near, far, opposite=True)
    assert not sees(board(B5="forest"), "E5", "A5", "D4")
    for opposite in (False, True):
        assert sees(board(), "E5", "A5", "D4", "B4", opposite=opposite)  # both on one side
        assert not sees(board(), "E5", "A5", "D4", "D5", opposite=opposite)
        assert not sees(board(), "E5", "A5", "C5", opposite=opposite)


def test_5_5_3_a_slanting_line_along_hexsides_has_two_sides_as_well() -> None:
    assert not sees(board(), "E5", "C8", "D5", "D7")  # left of it, and right of it
    assert sees(board(), "E5", "C8", "D5", "D7", opposite=True)
    assert sees(board(), "E5", "C8", "E6", "D7")


def test_5_5_3_the_option_decides_what_guns_may_fire_at() -> None:
    pieces = ("fr FA E5", "fr LN D4", "fr LN B5", "br LN A5")
    for chosen, prompt in (({}, "allied play"), ({"line-between": "opposite"}, "french battle")):
        table = field(*pieces, options=chosen).order("attack-center", "E5").stay()
        assert table.prompt() == prompt
    hill = field(*pieces, ground={"E5": "hill"}).order("attack-center", "E5").stay()
    assert hill.units() == ["E5"]  # §7.2: over the friends beside it


def test_7_2_guns_on_a_hill_are_blocked_by_what_is_left_and_right_of_their_line() -> None:
    scenario = board(E5="hill")
    assert guns_see(scenario, "E5", "A5", "D4", "B5")
    assert not guns_see(board(E5="hill", D5="hill"), "E5", "A5", "D5", "B4")
    assert guns_see(board(E5="hill", D5="hill"), "E5", "A5", "D5", "B4", opposite=True)


def test_5_5_3_the_edge_of_the_board_blocks() -> None:
    assert sees(board(), "C1", "E1")
    assert not sees(board(), "C1", "E1", "D1")


def test_7_what_does_not_block_fire() -> None:
    for ground in ("river", "fordable", "bridge", "quarry"):
        assert sees(board(E6=ground), "E5", "E7"), ground


def test_7_2_from_low_ground_only_the_first_hill_is_seen() -> None:
    scenario = board(E6="hill", E7="hill", E9="hill")
    assert sees(scenario, "E5", "E6")
    assert not sees(scenario, "E5", "E7")
    assert not sees(scenario, "E5", "E8")
    assert not sees(scenario, "E8", "E6")
    assert not sees(scenario, "E5", "E9")


def test_7_2_hills_see_each_other_on_a_plateau_and_over_low_ground() -> None:
    scenario = board(E5="hill", E6="hill", E7="hill", E9="hill")
    assert sees(scenario, "E5", "E7")
    assert sees(scenario, "E7", "E9")
    assert sees(scenario, "E6", "E9")
    assert not sees(scenario, "E6", "E9", "E8")
    assert not sees(scenario, "E5", "E7", "E6")
    assert not sees(board(E5="hill", E6="forest", E7="hill"), "E5", "E7")


def test_7_3_a_rugged_hill_blocks_between_hills_too() -> None:
    assert not sees(board(E5="hill", E6="rugged-hill", E7="hill"), "E5", "E7")


def test_7_2_guns_on_a_hill_fire_over_friends_beside_and_below_them() -> None:
    scenario = board(E5="hill")
    assert guns_see(scenario, "E5", "E8", "E6")
    assert not guns_see(scenario, "E5", "E8", "E7")
    assert not guns_see(board(), "E5", "E8", "E6")
    assert not guns_see(board(E5="hill", E6="hill"), "E5", "E8", "E6")
    assert not guns_see(board(E5="hill", E6="forest"), "E5", "E8", "E6")
    assert not guns_see(scenario, "E5", "E8", "A1", "E6")


# A reference that knows nothing of hex maps: corners of hexagons, and exact line arithmetic.
# Units: x in half hexes, y in halves of a hexagon's side.

Point = tuple[int, int]
AT = {(HALF_COLUMN_OF[here], ROW_OF[here]): here for here in HEXES}


def corners(u: int, v: int) -> list[Point]:
    shape = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
    return [(u + dx, 3 * v + dy) for dx, dy in shape]


def clip(end: Point, shape: list[Point]) -> tuple[Fraction, Fraction, bool]:
    """Cut the segment from (0, 0) with a hexagon: enter, leave, and whether along a side."""
    enter, leave, along = Fraction(0), Fraction(1), False
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
        at_start = (bx - ax) * -ay - (by - ay) * -ax
        at_end = (bx - ax) * (end[1] - ay) - (by - ay) * (end[0] - ax)
        if at_start == at_end:
            if at_start < 0:
                return Fraction(1), Fraction(0), False
            along = along or at_start == 0
            continue
        cut = Fraction(at_start, at_start - at_end)
        if at_end > at_start:
            enter = max(enter, cut)
        else:
            leave = min(leave, cut)
    return enter, leave, along


@cache
def touched(du: int, dv: int) -> list[tuple[Point, Fraction, Fraction, bool]]:
    """Cut all hexagons around a segment, its ends left out."""
    found = []
    for v in range(-6, 7):
        for u in range(-12 - v % 2, 13, 2):
            enter, leave, along = clip((du, 3 * dv), corners(u, v))
            if (u, v) not in ((0, 0), (du, dv)) and enter < leave:
                found.append(((u, v), enter, leave, along))
    return found


def reference(
    scenario: Scenario, unit_at: list[Unit], start: Hex, target: Hex, opposite: bool
) -> bool:
    """A line is open if no hex in its way blocks, nor any left of it and any right of it.

    What lies off the board blocks. `opposite` asks for a blocker left and right of one hexside.
    """
    level = scenario.is_hill[start] and scenario.is_hill[target]
    u, v = HALF_COLUMN_OF[start], ROW_OF[start]
    across, down = HALF_COLUMN_OF[target] - u, ROW_OF[target] - v
    beside: dict[Fraction, set[bool]] = {}
    for (du, dv), enter, _, along in touched(across, down):
        here = AT.get((u + du, v + dv))
        if here is None:
            blocks = True
        else:
            hill = scenario.is_hill[here] and level
            blocks = unit_at[here] >= 0 or (scenario.blocks_fire[here] and not hill)
        if blocks and not along:
            return False
        if blocks:
            beside.setdefault(enter if opposite else Fraction(0), set()).add(
                across * dv > down * du
            )
    return all(len(sides) < 2 for sides in beside.values())


@pytest.mark.parametrize("opposite", [False, True])
@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.id for scenario in SCENARIOS])
def test_5_5_3_lines_agree_with_geometry_on_every_pair_of_hexes(
    scenario: Scenario, opposite: bool
) -> None:
    unit_at, state = [NO_UNIT] * NUM_HEXES, standing(scenario, opposite)
    for unit in scenario.units:
        unit_at[scenario.start_of[unit]] = unit
        state.unit_at[scenario.start_of[unit]] = unit
    pairs = [
        (start, target)
        for start in HEXES
        for target in HEXES
        if start < target and 2 <= DISTANCE[start * NUM_HEXES + target] <= 5
    ]
    for start, target in pairs:
        expected = reference(scenario, unit_at, start, target, opposite)
        where = f"{HEX_NAMES[start]} {HEX_NAMES[target]}"
        assert has_line(state, start, target) == expected, where
        assert has_line(state, target, start) == expected, where


def test_7_5_an_attack_meets_the_sides_its_line_crosses() -> None:
    def sides(start: str, target: str) -> int:
        return SIDES_MET[hex_named(start) * NUM_HEXES + hex_named(target)]

    assert [sides(name, "E5") for name in ("D5", "E6", "F5", "F4", "E4", "D4")] == [
        1, 2, 4, 8, 16, 32,
    ]  # fmt: skip
    assert sides("C5", "E5") == 1 | 32
    assert sides("D6", "E5") == 1 | 2
    assert sides("C6", "E5") == 1
    for start in HEXES:
        for target in HEXES:
            met = SIDES_MET[start * NUM_HEXES + target]
            back = SIDES_MET[target * NUM_HEXES + start]
            assert (met >> 3 | (met & 7) << 3) == back
