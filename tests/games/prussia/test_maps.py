"""The four maps and orders of battle: facts of the rulebook, and what holds for all of them."""

from collections import deque

import pytest

from grognard.games.prussia.maps import area, field_of
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.tables import (
    ARTILLERY,
    BATTLES,
    CAVALRY,
    COALITION,
    DIRECTIONS,
    INFANTRY,
    LEADER,
    MARSH,
    NUM_HEXES,
    POND,
    PROHIBITED,
    SIDE_AGAINST,
    SIDE_BRIDGE,
    SIDE_DOWN,
    SIDE_FORT,
    SIDE_RIVER,
    SIDE_UP,
    STRIDE,
    TOWN,
    Field,
    Group,
    Hex,
    Piece,
    hex_of_name,
)

FIELDS = [field_of(battle) for battle in range(4)]
ROSSBACH, LEUTHEN, ZORNDORF, TORGAU = range(4)


def cost(field: Field, start: str, end: str, arm: int) -> int:
    here = hex_of_name(start)
    way = field.direction(here, hex_of_name(end))
    return field.cost[(here * DIRECTIONS + way) * 4 + arm]


def drm(field: Field, start: str, end: str, arm: int) -> int:
    here = hex_of_name(start)
    way = field.direction(here, hex_of_name(end))
    return field.combat[(here * DIRECTIONS + way) * 2 + arm]


def edges(field: Field) -> list[tuple[int, int, int]]:
    """Return (hex, direction, neighbour) for all pairs of hexes that touch."""
    return [
        (edge // DIRECTIONS, edge % DIRECTIONS, to)
        for edge, to in enumerate(field.neighbours)
        if to >= 0
    ]


@pytest.mark.parametrize(("battle", "columns"), list(enumerate((34, 38, 36, 38))))
def test_1_1_each_map_is_a_full_rectangle_of_28_rows(battle: int, columns: int) -> None:
    assert sum(FIELDS[battle].on_map) == columns * 28


@pytest.mark.parametrize("battle", range(4))
def test_1_1_neighbours_touch_both_ways(battle: int) -> None:
    field = FIELDS[battle]
    for here, way, to in edges(field):
        assert field.neighbours[to * DIRECTIONS + (way + 3) % DIRECTIONS] == here


@pytest.mark.parametrize("battle", range(4))
def test_1_1_distance_counts_the_last_hex_and_not_the_first(battle: int) -> None:
    field = FIELDS[battle]
    for start in range(0, NUM_HEXES, 97):
        if not field.on_map[start]:
            continue
        steps = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for way in range(DIRECTIONS):
                to = Hex(field.neighbours[here * DIRECTIONS + way])
                if to >= 0 and to not in steps:
                    steps[to] = steps[here] + 1
                    queue.append(to)
        assert all(distance(Hex(start), Hex(to)) == steps[to] for to in steps)


def test_8_1_and_23_1_odd_columns_lie_half_a_hex_lower() -> None:
    assert FIELDS[LEUTHEN].direction(hex_of_name("3207"), hex_of_name("3106")) >= 0
    assert FIELDS[ROSSBACH].direction(hex_of_name("1706"), hex_of_name("1607")) >= 0
    assert distance(hex_of_name("3305"), hex_of_name("3106")) == 2


def test_7_3_infantry_pays_two_up_the_slope_from_1709_to_1809() -> None:
    assert cost(FIELDS[ZORNDORF], "1709", "1809", INFANTRY) == 2
    assert cost(FIELDS[ZORNDORF], "1809", "1709", INFANTRY) == 1


def test_7_3_cavalry_pays_three_for_marsh_and_pond_in_2002_not_five() -> None:
    field = FIELDS[ZORNDORF]
    assert field.terrain[hex_of_name("2002")] == MARSH | POND
    assert cost(field, "2001", "2002", CAVALRY) == 3


@pytest.mark.parametrize("battle", range(4))
def test_8_2_1_slopes_stand_where_levels_differ_and_never_by_more_than_one(battle: int) -> None:
    field = FIELDS[battle]
    for here, way, to in edges(field):
        rise = field.level[to] - field.level[here]
        side = field.sides[here * DIRECTIONS + way]
        assert (rise == 1) == (side & SIDE_UP != 0)
        assert (rise == -1) == (side & SIDE_DOWN != 0)
        assert -1 <= rise <= 1


@pytest.mark.parametrize("battle", range(4))
def test_hexsides_are_the_same_from_both_hexes_but_for_slopes_and_works(battle: int) -> None:
    field = FIELDS[battle]
    both = ~(SIDE_UP | SIDE_DOWN | SIDE_AGAINST)
    for here, way, to in edges(field):
        back = to * DIRECTIONS + (way + 3) % DIRECTIONS
        there = here * DIRECTIONS + way
        assert field.sides[there] & both == field.sides[back] & both
        if field.sides[there] & SIDE_FORT:
            assert (field.sides[there] ^ field.sides[back]) & SIDE_AGAINST


def test_10_5_works_count_only_against_the_hex_they_protect() -> None:
    field = FIELDS[ROSSBACH]
    assert drm(field, "1422", "1423", INFANTRY) == -3  # works and a slope
    assert drm(field, "1423", "1422", INFANTRY) == 0
    leuthen = FIELDS[LEUTHEN]
    assert leuthen.terrain[hex_of_name("3813")] == TOWN
    assert drm(leuthen, "3913", "3813", INFANTRY) == -3  # §10.5.1 works before a town


def test_10_5_1_works_close_shock_and_charges() -> None:
    field = FIELDS[LEUTHEN]
    here = hex_of_name("3714")
    edge = here * DIRECTIONS + field.direction(here, hex_of_name("3713"))
    assert field.sides[edge] & SIDE_AGAINST
    assert field.shock_open[edge] == 0
    assert field.charge_open[edge] == 0


def test_25_3_6_the_mietzel_is_closed_but_for_bridges_and_columns() -> None:
    field = FIELDS[ZORNDORF]
    assert cost(field, "2101", "2201", INFANTRY) == PROHIBITED
    assert cost(field, "2503", "2504", INFANTRY) < PROHIBITED
    closed = 0
    for here, way, _to in edges(field):
        edge = here * DIRECTIONS + way
        if field.sides[edge] & SIDE_RIVER and not field.sides[edge] & SIDE_BRIDGE:
            closed += 1
            assert field.cost[edge * 4 + INFANTRY] == PROHIBITED
            assert field.column_open[edge] == 1
            assert field.beside_river[here] == 1
    assert closed == 2 * 68


def test_the_elbe_at_torgau_cannot_be_entered() -> None:
    field = FIELDS[TORGAU]
    assert cost(field, "2027", "2028", LEADER) == PROHIBITED
    here = hex_of_name("2027")
    assert field.column_open[here * DIRECTIONS + field.direction(here, hex_of_name("2028"))] == 0


def test_23_4_rows_up_to_22_lie_east_of_the_works() -> None:
    field = FIELDS[ROSSBACH]
    assert field.region_east[hex_of_name("2022")] == 1
    assert field.region_east[hex_of_name("2023")] == 0
    for here, way, to in edges(field):
        if field.sides[here * DIRECTIONS + way] & SIDE_FORT:
            assert field.region_east[here] != field.region_east[to]


def test_edges_of_the_map_lie_as_each_battle_says() -> None:
    names = ("north", "east", "south", "west")
    tops = {ROSSBACH: "east", LEUTHEN: "east", ZORNDORF: "west", TORGAU: "west"}
    for battle, top in tops.items():
        assert FIELDS[battle].edge_of_compass[names.index(top)] == 2  # the lowest row


def test_areas_are_boxes_circles_places_and_what_is_left() -> None:
    field = FIELDS[ZORNDORF]
    assert len(area(field, {"within": ["2212", 1]})) == 7
    assert len(area(field, {"cc": [11, 12], "rr": [1, 28]})) == 56
    assert len(area(field, {"feature": "Prussian start lines"})) == 24
    both = {"all_of": [{"cc": [22, 22], "rr": [1, 5]}, {"not": {"feature": "north bank"}}]}
    assert area(field, both) == [hex_of_name(name) for name in ("2202", "2203", "2204", "2205")]


# §2 Counters


@pytest.mark.parametrize(("battle", "units", "leaders"), [(0, 54, 9), (1, 77, 16), (2, 56, 13)])
def test_2_the_orders_of_battle_have_their_counters(battle: int, units: int, leaders: int) -> None:
    field = FIELDS[battle]
    assert (field.units, field.pieces - field.units) == (units, leaders)


@pytest.mark.parametrize("battle", range(4))
def test_2_1_steps_fall_and_two_counters_hold_three_or_four(battle: int) -> None:
    field = FIELDS[battle]
    for unit in field.all_units:
        full = field.full_of[unit]
        assert field.counters_of[unit] == (2 if full > 2 else 1)
        strengths = [field.sp[unit * STRIDE + left] for left in range(1, full + 1)]
        morales = [field.mr[unit * STRIDE + left] for left in range(1, full + 1)]
        assert morales == sorted(morales)
        assert strengths == sorted(strengths)
        assert all(field.mr[unit * STRIDE + left] == 0 for left in range(full + 1, STRIDE))


@pytest.mark.parametrize("battle", range(4))
def test_2_2_batteries_have_ranges_and_no_corps_others_strength_and_a_corps(battle: int) -> None:
    field = FIELDS[battle]
    for unit in field.all_units:
        place = unit * STRIDE + field.full_of[unit]
        guns = field.bs[place * 4 + 1 : place * 4 + 4]
        if field.arm_of[unit] == ARTILLERY:
            assert field.corps_of[unit] < 0
            assert guns[0] > 0
            assert field.sp[place] == 0
        else:
            assert list(guns) == [0, 0, 0]
            assert field.sp[place] > 0
            assert field.corps_of[unit] >= 0 or unit == field.baggage


@pytest.mark.parametrize("battle", range(4))
def test_2_2_no_face_of_a_battery_is_stronger_farther_away_or_with_fewer_steps(battle: int) -> None:
    field = FIELDS[battle]
    for unit in field.all_units:
        if field.arm_of[unit] != ARTILLERY:
            continue
        before = [99, 99, 99]
        for left in range(field.full_of[unit], 0, -1):
            place = (unit * STRIDE + left) * 4
            face = [int(guns) for guns in field.bs[place + 1 : place + 4]]
            assert face == sorted(face, reverse=True), field.ids[unit]
            assert all(now <= then for now, then in zip(face, before, strict=True)), field.ids[unit]
            before = face


def test_25_the_russian_foot_is_rated_6_5_and_less() -> None:
    """Our own addition: a point less than first reconstructed, grenadiers 6, most of the line 5."""
    field = FIELDS[ZORNDORF]
    ratings: dict[str, list[int]] = {}
    for unit in field.all_units:
        if field.side_of[unit] == COALITION and field.arm_of[unit] == INFANTRY:
            if unit != field.baggage:
                steps = range(field.full_of[unit], 0, -1)
                ratings[field.ids[unit]] = [field.mr[unit * STRIDE + left] for left in steps]
    assert [ratings["Z-R-I1"], ratings["Z-R-I2"]] == [[6, 5, 4, 3], [5, 4, 3, 2]]
    assert sorted(rating[0] for rating in ratings.values()) == [3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 6, 6]


@pytest.mark.parametrize("battle", range(4))
def test_4_2_corps_with_infantry_are_in_a_group_of_their_own_side(battle: int) -> None:
    field = FIELDS[battle]
    for corps in field.all_corps:
        leader = Piece(field.leader_of_corps[corps])
        group = Group(field.group_of_corps[corps])
        assert field.side_of[leader] == field.side_of_corps[corps] == field.group_side[group]
        if field.group_names[group] == "main_inf_art":
            assert field.has_infantry[corps]
        if field.group_names[group] == "main_cav":
            assert not field.has_infantry[corps]


@pytest.mark.parametrize("battle", range(4))
def test_22_2_printed_hexes_can_be_entered_and_hold_one_side(battle: int) -> None:
    field = FIELDS[battle]
    sides: dict[int, int] = {}
    for unit in field.all_units:
        here = Hex(field.battle_hex[unit])
        if here >= 0:
            assert field.on_map[here]
            assert sides.setdefault(here, field.side_of[unit]) == field.side_of[unit]
            assert any(
                field.cost[(field.neighbours[here * 6 + way] * 6 + (way + 3) % 6) * 4] < PROHIBITED
                for way in range(6)
                if field.neighbours[here * 6 + way] >= 0
            )


def test_the_counters_of_the_examples_exist() -> None:
    steps = {
        "-".join(str(column[unit * STRIDE + left]) for column in (field.sp, field.mr, field.move))
        for field in FIELDS
        for unit in field.all_units
        for left in range(1, field.full_of[unit] + 1)
    }
    assert {"8-6-3", "7-5-3", "5-4-3", "6-7-6", "5-6-6", "4-7-7", "3-6-7"} <= steps
    assert {"4-4-3", "2-2-2", "4-3-3", "3-3-5", "2-3-6", "5-3-3"} <= steps


def test_24_3_two_units_begin_leuthen_reduced() -> None:
    field = FIELDS[LEUTHEN]
    reduced = [u for u in field.all_units if field.battle_step_of[u] < field.full_of[u]]
    assert [field.names[unit][:9] for unit in reduced] == ["Chv KV", "Hus 11/34"]
    assert [field.battle_step_of[unit] for unit in reduced] == [1, 1]


def test_25_3_8_and_26_3_6_cossacks_and_freikorps_count_double() -> None:
    double = [
        (BATTLES[field.battle], field.names[unit].split(" (")[0])
        for field in FIELDS
        for unit in field.all_units
        if field.double_of[unit] == 2
    ]
    assert [battle for battle, _ in double] == ["zorndorf"] * 3 + ["torgau"] * 2


def test_25_3_7_prussian_last_steps_are_bracketed() -> None:
    """At Zorndorf only: many Prussian units, the baggage, and nobody else."""
    for field in FIELDS:
        for unit in field.all_units:
            for left in range(1, field.full_of[unit] + 1):
                if field.bracketed[unit * STRIDE + left]:
                    assert field.battle == ZORNDORF
                    assert left == 1
                    assert field.side_of[unit] == 0 or unit == field.baggage
    zorndorf = FIELDS[ZORNDORF]
    worn = [u for u in range(zorndorf.units) if zorndorf.bracketed[u * STRIDE + 1]]
    assert len(worn) == 23


def test_15_1_frederick_and_daun_have_deputies_the_french_have_none() -> None:
    assert [field.deputy_of for field in FIELDS] == [[1, 0], [1, 1], [1, 1], [1, 1]]
    torgau = FIELDS[TORGAU]
    assert torgau.names[torgau.deputy_promotes[1]] == "O'Donell"
