"""§8.2 Lines of sight: the examples, and a slow walk along every line on all four maps."""

import random
from itertools import product

import pytest

from grognard.core.dice import SeededDice
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s08_02_sight import seen_names, sees
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    BATTLES,
    HEXES,
    ROWS,
    TOWN,
    WOODS,
    Field,
    Hex,
    hex_of_name,
)
from tests.games.prussia.fight import blank

LEUTHEN, ZORNDORF = BATTLES.index("leuthen"), BATTLES.index("zorndorf")


def ground(battle: int) -> PrussiaState:
    """Return a map without pieces."""
    return blank(f"{BATTLES[battle]}-battle", SeededDice(1))


def looks(battle: int, start: str, end: str, *units: str) -> bool:
    """Return whether a hex sees another with units in these hexes."""
    state = ground(battle)
    for name in units:
        state.top_at[hex_of_name(name)] = 0
    return sees(state, hex_of_name(start), hex_of_name(end))


@pytest.mark.parametrize(
    ("high", "low"),
    [
        *(("2104", "2102"), ("2105", "2107"), ("2105", "2108"), ("2105", "2207")),
        *(("1724", "1923"), ("1724", "2023")),
    ],
)
def test_8_2_1_a_hex_on_the_edge_of_the_slope_sees_down_and_is_seen(high: str, low: str) -> None:
    assert looks(ZORNDORF, high, low)
    assert looks(ZORNDORF, low, high)


@pytest.mark.parametrize(("high", "low"), [("2105", "2103"), ("1724", "1922"), ("1724", "1423")])
def test_8_2_1_a_hex_behind_the_crest_neither_sees_nor_is_seen(high: str, low: str) -> None:
    assert not looks(ZORNDORF, high, low)
    assert not looks(ZORNDORF, low, high)


def test_8_2_2_a_unit_on_lower_ground_between_does_not_block() -> None:
    assert looks(LEUTHEN, "3617", "3512", "3615")


def test_8_2_2_a_unit_directly_below_the_viewer_does_not_block() -> None:
    assert looks(LEUTHEN, "3512", "3614", "3513", "3613")
    assert not looks(LEUTHEN, "3614", "3512", "3513", "3613")


def test_8_2_a_unit_on_the_same_level_blocks_and_its_neighbours_do_not() -> None:
    assert looks(LEUTHEN, "1601", "1604")
    assert not looks(LEUTHEN, "1601", "1604", "1602")
    assert looks(LEUTHEN, "1601", "1604", "1702", "1502")


def test_8_2_along_a_hexside_the_viewer_chooses_the_hex() -> None:
    assert distance(hex_of_name("1204"), hex_of_name("1404")) == 2
    assert looks(LEUTHEN, "1204", "1404", "1303")
    assert looks(LEUTHEN, "1204", "1404", "1304")
    assert not looks(LEUTHEN, "1204", "1404", "1303", "1304")


def test_8_2_adjacent_hexes_always_see_each_other() -> None:
    for battle in range(4):
        state = ground(battle)
        for here in HEXES:
            state.top_at[here] = 0
        for here in HEXES[::31]:
            around = [Hex(to) for to in state.field.neighbours[here * 6 : here * 6 + 6] if to >= 0]
            assert all(sees(state, here, to) for to in around)


def test_4_1_3_nothing_is_seen_beyond_seven_hexes() -> None:
    state = ground(LEUTHEN)
    here = hex_of_name("1601")
    assert distance(here, hex_of_name("1609")) == 8
    assert not sees(state, here, hex_of_name("1609"))
    names = seen_names(state, here)
    seen = [hex_of_name(names[at : at + 4]) for at in range(0, len(names), 4)]
    assert max(distance(here, to) for to in seen) == 7
    assert all(sees(state, here, to) for to in seen)


# The reference: many small steps along the line, from centre to centre


def centre(here: Hex) -> tuple[float, float]:
    """Return where a hex lies, in units of the distance between neighbours."""
    column, row = divmod(here, ROWS)
    return column * 3**0.5 / 2, row + (0.5 if column % 2 == 0 else 0.0)


def hex_under(x: float, y: float) -> Hex:
    """Return the hex whose centre is nearest to a point."""
    nearby = round(x / (3**0.5 / 2))
    best, found = 9.0, -1
    for column, row in product(range(nearby - 1, nearby + 2), range(int(y) - 2, int(y) + 3)):
        if 0 <= column < 38 and 0 <= row < ROWS:
            cx, cy = centre(Hex(column * ROWS + row))
            apart = (cx - x) ** 2 + (cy - y) ** 2
            if apart < best:
                best, found = apart, column * ROWS + row
    return Hex(found)


def passed(start: Hex, end: Hex, aside: float) -> list[Hex]:
    """Return the hexes between on a line moved aside by a hair, a corner left out."""
    (x, y), (to_x, to_y) = centre(start), centre(end)
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    side_x, side_y = -(to_y - y) / length * aside, (to_x - x) / length * aside
    counts: dict[Hex, int] = {}
    parts = 400
    for step in range(1, parts):
        share = step / parts
        here = hex_under(x + (to_x - x) * share + side_x, y + (to_y - y) * share + side_y)
        counts[here] = counts.get(here, 0) + 1
    return [here for here, count in counts.items() if here not in (start, end) and count > 4]


def ways_between(start: Hex, end: int) -> list[list[int]]:
    """Return all choices of hexes: where the two moved lines differ, either may be taken."""
    left, right = passed(start, Hex(end), 1e-4), passed(start, Hex(end), -1e-4)
    pairs = list(zip(left, right, strict=True))
    return [list(choice) for choice in product(*(sorted(set(pair)) for pair in pairs))]


def is_seen(field: Field, units: set[Hex], viewer: Hex, target: Hex) -> bool:
    """§8.2 as the rulebook tells it, for one pair of hexes."""
    for way in ways_between(viewer, target):
        if any(not field.on_map[here] or field.terrain[here] & (WOODS | TOWN) for here in way):
            continue
        if not is_view_free(field, viewer, way, target):
            continue
        if not any(blocks(field, viewer, Hex(here), target) for here in way if here in units):
            return True
    return False


def is_view_free(field: Field, viewer: Hex, way: list[int], target: Hex) -> bool:
    heights = [field.level[here] for here in (viewer, *way, target)]
    if heights[0] < heights[-1]:
        heights = heights[::-1]
    top, bottom = heights[0], heights[-1]
    fall = top - bottom
    down = heights[: fall + 1]
    if down != list(range(top, bottom - 1, -1)):
        return False  # the crest hides it
    return max(heights[fall:]) <= bottom


def blocks(field: Field, viewer: Hex, here: Hex, target: Hex) -> bool:
    height = field.level[here]
    if height < field.level[viewer] and height < field.level[target]:
        return False
    return not (distance(viewer, here) == 1 and height < field.level[viewer])


@pytest.mark.parametrize("battle", range(4))
def test_8_2_sight_agrees_with_a_slow_walk_along_each_line(battle: int) -> None:
    state = ground(battle)
    field = state.field
    chance = random.Random(BATTLES[battle])
    hills = [h for h in HEXES if field.on_map[h] and field.level[h] > 0]
    plain = [h for h in HEXES if field.on_map[h]]
    outcomes = {True: 0, False: 0}
    for number in range(200):
        viewer = chance.choice(hills if number % 2 else plain)
        near = [h for h in plain if 2 <= distance(viewer, h) <= 7]
        target = chance.choice(near)
        units = {h for h in near if chance.random() < 0.15} - {target}
        for here in HEXES:
            state.top_at[here] = 0 if here in units else -1
        answer = sees(state, viewer, target)
        assert answer == is_seen(field, units, viewer, target), (viewer, target, units)
        outcomes[answer] += 1
    assert min(outcomes.values()) > 20
