"""§22–§26 The eleven forms: their numbers, their set-up areas and their levels of victory."""

import pytest

from grognard.games.prussia import GAME, options
from grognard.games.prussia.maps import field_of
from grognard.games.prussia.rules.s22_01_levels import LEVELS, WHAT, WHO, level_row
from grognard.games.prussia.scenarios import (
    COUP_AS_NORMAL,
    COUP_NEVER,
    EXTRA_CAVALRY,
    EXTRA_DETACHMENT,
    FORM_BATTLE,
    FORM_IDS,
    HOME_AWAY,
    HOME_AXIS,
    HOME_EDGES,
    HOME_TOWN,
    OPTION_ROWS,
    SETUP_ANY,
    SETUP_ANY_CORPS,
    SETUP_AREA,
    SETUP_CORPS,
    SETUP_HEX,
    SETUP_INFANTRY,
    SETUP_INFANTRY_CORPS,
    SETUP_LEADER,
    SETUP_NONE,
    Form,
    form_named,
    form_of,
)
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    BROKEN,
    COALITION,
    DEMORALIZED,
    GOOD,
    LEADER,
    PRUSSIA,
    SIDES,
    Corps,
    Field,
    Hex,
    Piece,
    hex_name,
)


def form(name: str) -> Form:
    return form_of(form_named(name))


def field(name: str) -> Field:
    return field_of(form(name).battle)


def hexes(name: str, area: int) -> list[str]:
    return [hex_name(Hex(here)) for here, inside in enumerate(form(name).areas[area]) if inside]


def piece(name: str, leader: str) -> Piece:
    return Piece(field(name).names.index(leader))


FACTS = {
    "rossbach-battle": (4, "14:30", [10, 12]),
    "rossbach-main": (10, "08:30", [14, 12]),
    "rossbach-hildburghausen": (10, "08:30", [14, 12]),
    "leuthen-battle": (5, "13:00", [18, 21]),
    "leuthen-main": (11, "07:00", [18, 24]),
    "leuthen-daun": (11, "07:00", [18, 26]),
    "zorndorf-battle": (11, "09:00", [34, 26]),
    "zorndorf-main": (17, "03:00", [47, 56]),
    "zorndorf-free": (17, "03:00", [47, 56]),
    "torgau-battle": (5, "14:00", [27, 20]),
    "torgau-main": (13, "06:00", [28, 21]),
}


@pytest.mark.parametrize("name", FORM_IDS)
def test_22_each_form_has_its_turns_and_morale(name: str) -> None:
    found = form(name)
    assert (found.turns, found.times[0], found.morale) == FACTS[name]
    assert len(found.times) == found.turns


def test_22_there_are_eleven_forms() -> None:
    assert sorted(FORM_IDS) == sorted(FACTS)
    assert form_named("kolin") == -1


@pytest.mark.parametrize("name", FORM_IDS)
def test_22_2_armies_are_active_in_battle_scenarios_only(name: str) -> None:
    found = form(name)
    if found.kind == FORM_BATTLE:
        assert list(found.active) == [1, 1]
    elif name.startswith("leuthen"):
        assert list(found.active) == [1, 0]  # §24.2 the Prussians are
    else:
        assert list(found.active) == [0, 0]


@pytest.mark.parametrize(
    ("name", "first", "after", "coup", "not_before"),
    [
        ("rossbach-main", [1, -1], [0, -1], [COUP_AS_NORMAL, COUP_NEVER], [1, 1]),
        ("rossbach-hildburghausen", [1, 1], [0, 1], [COUP_AS_NORMAL] * 2, [1, 1]),
        ("leuthen-main", [-1, 2], [-1, 2], [COUP_NEVER, COUP_AS_NORMAL], [1, 3]),
        ("leuthen-daun", [-1, 2], [-1, 2], [COUP_NEVER, COUP_AS_NORMAL], [1, 1]),
        ("zorndorf-main", [1, 3], [0, 1], [COUP_AS_NORMAL] * 2, [1, 1]),
        ("zorndorf-free", [1, 3], [0, 1], [COUP_AS_NORMAL] * 2, [1, 1]),
        ("torgau-main", [1, 4], [0, 4], [COUP_AS_NORMAL, 2], [1, 1]),
    ],
)
def test_4_1_1_activation_costs(
    name: str, first: list[int], after: list[int], coup: list[int], not_before: list[int]
) -> None:
    found = form(name)
    assert (found.cost_first, found.cost_next) == (first, after)
    assert (found.coup_cost, found.not_before) == (coup, not_before)


def test_26_3_1_a_normal_activation_costs_three_once_lacy_is_there() -> None:
    assert form("torgau-main").cost_after_lacy == 3
    assert form("torgau-battle").cost_after_lacy == -1


RATINGS = {
    "rossbach-main": "main_inf_art 5, main_cav 5, main_inf_art 2, main_cav 3, stgermain_loudon 3",
    "rossbach-hildburghausen": (
        "main_inf_art 5, main_cav 5, main_inf_art 3, main_cav 3, stgermain_loudon 3"
    ),
    "leuthen-battle": (
        "main_inf_art 5, main_cav 4, main_inf_art 2, main_cav 4, arenberg 3, nadasdy 4"
    ),
    "leuthen-daun": (
        "main_inf_art 5, main_cav 4, main_inf_art 3, main_cav 4, arenberg 3, nadasdy 4, nostitz 4"
    ),
    "zorndorf-battle": "main_inf_art 4, main_cav 4, dohna 3, main_inf_art 3, main_cav 3, browne 3",
    "torgau-battle": "main_inf_art 3, main_cav 4, main_inf_art 4, main_cav 4, lacy 4",
    "torgau-main": (
        "main_inf_art 3, main_cav 4, main_inf_art 4, main_cav 4, lacy 4, "
        "detachment_1 4, detachment_2 4, detachment_3 4"
    ),
}


@pytest.mark.parametrize("name", sorted(RATINGS))
def test_4_2_command_ratings_of_the_groups(name: str) -> None:
    found = form(name)
    used = [
        f"{group} {rating}"
        for group, rating in zip(field(name).group_names, found.rating, strict=True)
        if rating
    ]
    assert ", ".join(used) == RATINGS[name]


@pytest.mark.parametrize(
    ("name", "kinds", "edges"),
    [
        ("rossbach-battle", [HOME_EDGES, HOME_EDGES], ["east north", "south west"]),
        ("leuthen-main", [HOME_EDGES, HOME_TOWN], ["south west", "east"]),
        ("zorndorf-battle", [HOME_EDGES, HOME_EDGES], ["south west", "east north"]),
        ("zorndorf-main", [HOME_AXIS, HOME_AXIS], ["", ""]),
        ("torgau-battle", [HOME_EDGES, HOME_AWAY], ["north south", ""]),
        ("torgau-main", [HOME_EDGES, HOME_AWAY], ["north south west", ""]),
    ],
)
def test_home_edges(name: str, kinds: list[int], edges: list[str]) -> None:
    found = form(name)
    compass = ("north", "east", "south", "west")
    own = [
        " ".join(
            sorted(
                compass[place]
                for place, edge in enumerate(field(name).edge_of_compass)
                if found.home_edges[side] >> edge & 1
            )
        )
        for side in (PRUSSIA, COALITION)
    ]
    assert (found.home_kind, own) == (kinds, edges)


# §22.2 Set-up


@pytest.mark.parametrize("name", [n for n in FORM_IDS if n.endswith("battle")])
def test_22_2_battle_scenarios_print_hexes_and_leave_leaders_free(name: str) -> None:
    found, own = form(name), field(name)
    for one in range(own.units):
        if found.setup_kind[one] == SETUP_HEX:
            assert own.battle_hex[one] >= 0
        else:
            assert name == "torgau-battle"
    for leader in range(own.units, own.pieces):
        if own.corps_of[leader] >= 0:
            assert found.setup_kind[leader] == SETUP_CORPS
        elif leader in found.commander:
            assert found.setup_kind[leader] == SETUP_ANY
        else:
            assert found.setup_kind[leader] == SETUP_NONE


def test_26_4_two_step_batteries_go_with_infantry_and_three_batteries_come_later() -> None:
    found, own = form("torgau-battle"), field("torgau-battle")
    free = [p for p in range(own.units) if found.setup_kind[p] == SETUP_INFANTRY]
    assert len(free) == 8
    assert all(own.full_of[battery] == 2 for battery in free)
    assert found.guns_per_hex == 2
    assert [own.ids[p] for p in found.reinforcements] == ["T-P-A3", "T-P-A4", "T-P-A5"]
    assert (found.reinforcement_turn, hex_name(found.reinforcement_hex)) == (2, "1110")
    out = [own.ids[p] for p in range(own.pieces) if found.setup_kind[p] == SETUP_NONE]
    assert out == ["T-P-A3", "T-P-A4", "T-P-A5", "T-A-C5"]


def test_23_3_both_armies_have_their_ground() -> None:
    found, own = form("rossbach-main"), field("rossbach-main")
    assert set(found.setup_kind) == {SETUP_AREA}
    prussian = hexes("rossbach-main", found.setup_area[own.names.index("Frederick")])
    coalition = hexes("rossbach-main", found.setup_area[own.names.index("Soubise")])
    assert max(name[2:] for name in prussian) == "17"  # east of row xx18
    assert max(name[:2] for name in prussian) == "24"  # north of row 25xx
    assert min(name[2:] for name in coalition) == "24"  # west of row xx23
    assert max(name[:2] for name in coalition) == "26"  # north of row 27xx


def test_24_2_leaders_stand_by_their_hexes_and_units_by_their_leaders() -> None:
    name = "leuthen-main"
    found, own = form(name), field(name)
    assert "2008" in hexes(name, found.setup_area[piece(name, "Lucchese")])
    assert len(hexes(name, found.setup_area[piece(name, "Nadasdy")])) == 7
    assert len(hexes(name, found.setup_area[piece(name, "Nostitz")])) == 91
    kinds = {own.arm_of[p]: found.setup_kind[p] for p in range(own.units) if own.side_of[p]}
    assert kinds == {0: SETUP_LEADER, 1: SETUP_LEADER, 2: SETUP_ANY_CORPS}
    most = dict(zip(own.corps_names, found.guns_per_corps, strict=True))
    assert (most["Arenberg"], most["Nadasdy"], most["Serbelloni"], most["Nostitz"]) == (3, 1, 1, 0)
    assert found.setup_range[COALITION] == 3


@pytest.mark.parametrize("name", ["leuthen-main", "leuthen-daun", "torgau-main"])
def test_24_2_2_and_26_3_the_prussians_enter(name: str) -> None:
    found, own = form(name), field(name)
    assert found.setup_order == [COALITION]
    assert found.entry_zone[PRUSSIA]
    assert all(found.setup_kind[p] == SETUP_NONE for p in range(own.pieces) if not own.side_of[p])
    assert found.entry_in_column == (1 if name.startswith("leuthen") else 0)


def test_24_4_daun_takes_the_place_of_karl() -> None:
    own = field("leuthen-daun")
    daun, karl = own.names.index("Daun"), own.names.index("Karl of Lorraine")
    assert form("leuthen-daun").commander[COALITION] == daun
    assert form("leuthen-daun").setup_kind[karl] == SETUP_NONE
    assert form("leuthen-main").setup_kind[daun] == SETUP_NONE
    assert (own.initiative[daun], own.mm[daun]) == (4, 2)


def test_25_3_1_leaders_of_a_pair_share_two_areas() -> None:
    name = "zorndorf-main"
    found = form(name)
    saltikov, golitzin = piece(name, "Saltikov"), piece(name, "Golitzin")
    assert found.setup_pair[saltikov] == golitzin
    assert found.setup_pair[golitzin] == saltikov
    assert "2108" in hexes(name, found.setup_area[saltikov])
    assert "2210" in hexes(name, found.setup_second[saltikov])
    assert "2217" in hexes(name, found.setup_area[piece(name, "Demiku")])
    baggage = field(name).baggage
    assert found.setup_kind[baggage] == SETUP_INFANTRY_CORPS
    manteuffel = piece(name, "Manteuffel")
    assert len(hexes(name, found.setup_area[manteuffel])) == 7
    assert len(hexes(name, found.setup_area[piece(name, "Dohna")])) == 24


def test_25_3_2_one_prussian_leader_may_stand_south_of_the_mietzel() -> None:
    name = "zorndorf-free"
    found, own = form(name), field(name)
    for leader in range(own.units, own.pieces):
        if own.side_of[leader] == PRUSSIA and own.corps_of[leader] >= 0:
            assert found.setup_second[leader] >= 0
            assert found.setup_pair[leader] == -1
    russians = hexes(name, found.setup_area[piece(name, "Browne")])
    assert max(name[:2] for name in russians) == "24"
    assert max(name[2:] for name in russians) == "26"


def test_26_3_detachments_lacy_and_the_marked_ground() -> None:
    name = "torgau-main"
    found, own = form(name), field(name)
    assert min(hexes(name, found.detachment_area))[:2] == "35"  # north of row 34xx
    assert (found.detachment_gap, len(found.detachment_groups)) == (3, 3)
    able = [own.names[p].split(" (")[0] for p in range(own.pieces) if own.detachable_of[p]]
    assert len(able) == 6
    waiting = [p for p in range(own.pieces) if not found.setup_kind[p] and own.side_of[p]]
    assert {Corps(own.corps_of[p]) for p in waiting} == {found.lacy_corps, -1}
    assert [own.ids[p] for p in found.lacy_units] == ["T-A-A6"]
    assert found.lacy_rolls[1:7] == [1, 2, 4, 5, 6, 6]


# Special rules


def test_23_3_1_no_coalition_commander_but_hildburghausen_in_his_variant() -> None:
    assert form("rossbach-main").commander[COALITION] == -1
    assert form("rossbach-battle").commander[COALITION] == -1
    found = form("rossbach-hildburghausen")
    assert found.commander[COALITION] == found.corps_commander
    assert (found.corps_commander_initiative, found.corps_commander_rating) == (3, 2)
    assert found.rating[found.corps_commander_group] == 3


def test_23_4_the_march_bonus_and_the_passivity_rolls() -> None:
    found = form("rossbach-main")
    assert (found.bonus, found.bonus_cap, found.bonus_penalty, found.bonus_units) == (8, 18, -8, 3)
    assert (found.bonus_first, found.bonus_second) == (3, 4)
    assert (found.bonus_first_latest, found.bonus_second_latest) == (9, 10)
    assert [found.passivity[roll] for roll in range(1, 7)] == [0, 0, 0, 0, 0, -2]
    assert [found.passivity[7 + roll] for roll in range(1, 7)] == [0, 0, 0, 0, -2, -3]
    assert (found.passivity_floor, found.free_roll, found.free_morale) == (6, 1, 7)
    assert form("rossbach-battle").passivity == []


def test_special_rules_of_each_battle() -> None:
    march = form("rossbach-battle")
    assert (march.march_turn, march.march_hexes, hex_name(march.march_goal)) == (1, 3, "2606")
    assert march.surprise_turn == 1
    assert march.extra_kind == EXTRA_CAVALRY
    assert (form("leuthen-main").fog_last, form("leuthen-main").fog_sight) == (2, 3)
    assert form("leuthen-battle").fog_last == 0
    nadasdy = form("leuthen-battle").charge_leader
    assert field("leuthen-battle").names[nadasdy] == "Nadasdy"
    for name in ("zorndorf-battle", "zorndorf-main", "zorndorf-free"):
        assert (form(name).heat, form(name).heat_strength) == (2, 3)
        assert form(name).baggage == field(name).baggage
    assert form("torgau-battle").limit_infantry == [8, 9]
    assert form("zorndorf-battle").limit_infantry == [8, 8]
    assert form("torgau-main").extra_kind == EXTRA_DETACHMENT


def test_23_1_only_reichardtswerben_counts_in_the_battle_scenario() -> None:
    assert len(form("rossbach-battle").town_hexes) == 1
    towns = [[hex_name(here) for here in town] for town in form("rossbach-main").town_hexes]
    assert "1706" in towns[0]
    assert "1507" in towns[0]
    assert "2606" in towns[1]
    assert len(towns[0]) == len(towns[1]) == 13


def test_doubtful_texts_are_options_with_a_default_and_what_held_before() -> None:
    assert [(one.id, one.default, one.since, one.before) for one in GAME.options()[:-1]] == [
        ("passivity", "every", 1, "every"),
        ("past-town", "edge", 1, "edge"),
        ("river-stop", "safe", 1, "safe"),
        ("far-fire", "retreat", 2, "step"),
        ("sleeping-guns", "silent", 2, "fire"),
        ("advance", "army", 2, "unit"),
        ("battery-deploy", "with-corps", 2, "near-corps"),
        ("fought-above", "covers", 2, "covers"),
        ("routed-above", "front", 2, "front"),
        ("momentum-guns", "closed", 2, "closed"),
        ("rout-edge", "any", 3, "own"),
        ("column-guns", "effective", 3, "formed"),
    ]
    assert (GAME.options()[-1].id, GAME.options()[-1].default) == ("head-start", "none")


def test_options_are_found_by_their_place() -> None:
    """options.py names the places of data/options.toml."""
    names = [row["id"].replace("-", "_").upper() for row in OPTION_ROWS]
    assert [getattr(options, name) for name in names] == list(range(len(names)))
    chosen = {row["id"]: row["values"][1] for row in OPTION_ROWS}
    state = GAME.new("rossbach-main", seed=1, options=chosen)
    assert isinstance(state, PrussiaState)
    assert list(state.choices) == [1] * len(names) + [0] * (16 - len(names))


# Levels of victory


def outcome(name: str, prussian: int, coalition: int, points: int, *morale: int) -> str:
    """Return who wins how, from the states of both armies and the difference in points."""
    row = level_row(form(name), [prussian, coalition], list(morale or (20, 20)), points)
    winner = SIDES[row[WHO]] if row[WHO] >= 0 else "nobody"
    return f"{winner} {LEVELS[row[WHAT]]}"


@pytest.mark.parametrize(
    ("prussian", "coalition", "points", "expected"),
    [
        (GOOD, BROKEN, 22, "prussian decisive"),
        (GOOD, BROKEN, 21, "prussian substantive"),
        (GOOD, BROKEN, 16, "prussian substantive"),
        (GOOD, BROKEN, 15, "prussian marginal"),
        (GOOD, DEMORALIZED, 30, "prussian marginal"),
        (GOOD, DEMORALIZED, 6, "prussian marginal"),
        (GOOD, DEMORALIZED, 5, "coalition marginal"),
        (GOOD, GOOD, 7, "coalition marginal"),
        (GOOD, GOOD, 6, "coalition substantive"),
        (DEMORALIZED, GOOD, 0, "coalition decisive"),
        (DEMORALIZED, BROKEN, 1, "coalition marginal"),
        (BROKEN, BROKEN, -3, "coalition decisive"),
    ],
)
def test_23_2_levels_of_rossbach(prussian: int, coalition: int, points: int, expected: str) -> None:
    assert outcome("rossbach-main", prussian, coalition, points) == expected


@pytest.mark.parametrize(
    ("prussian", "coalition", "points", "expected"),
    [
        (GOOD, BROKEN, 24, "prussian decisive"),
        (GOOD, BROKEN, 23, "prussian substantive"),
        (GOOD, DEMORALIZED, 14, "prussian substantive"),
        (GOOD, DEMORALIZED, 13, "prussian marginal"),
        (GOOD, DEMORALIZED, 5, "coalition marginal"),
        (GOOD, GOOD, 40, "coalition marginal"),
        (DEMORALIZED, GOOD, 6, "coalition substantive"),
        (DEMORALIZED, BROKEN, 7, "coalition marginal"),
        (DEMORALIZED, GOOD, 0, "coalition decisive"),
    ],
)
def test_24_1_levels_of_leuthen(prussian: int, coalition: int, points: int, expected: str) -> None:
    assert outcome("leuthen-battle", prussian, coalition, points) == expected


@pytest.mark.parametrize(
    ("prussian", "coalition", "points", "morale", "expected"),
    [
        (GOOD, BROKEN, 30, (9, -10), "prussian decisive"),
        (GOOD, BROKEN, 29, (9, -10), "prussian substantive"),
        (GOOD, DEMORALIZED, 16, (9, 0), "prussian substantive"),
        (GOOD, DEMORALIZED, 15, (9, 0), "prussian marginal"),
        (GOOD, GOOD, 1, (9, 6), "prussian marginal"),
        (GOOD, GOOD, 1, (9, 7), "coalition marginal"),
        (GOOD, GOOD, 0, (9, 6), "coalition marginal"),
        (DEMORALIZED, GOOD, 20, (0, 9), "coalition substantive"),
        (DEMORALIZED, GOOD, -12, (0, 9), "coalition decisive"),
        (DEMORALIZED, GOOD, 1, (0, 6), "coalition substantive"),  # the order is a ruling
        (DEMORALIZED, DEMORALIZED, -20, (0, 0), "coalition marginal"),
    ],
)
def test_25_2_levels_of_zorndorf(
    prussian: int, coalition: int, points: int, morale: tuple[int, int], expected: str
) -> None:
    assert outcome("zorndorf-main", prussian, coalition, points, *morale) == expected


@pytest.mark.parametrize(
    ("prussian", "coalition", "points", "morale", "expected"),
    [
        (GOOD, BROKEN, 20, (9, -10), "prussian decisive"),
        (GOOD, DEMORALIZED, 10, (9, 0), "prussian substantive"),
        (GOOD, DEMORALIZED, 9, (9, 0), "prussian marginal"),
        (GOOD, GOOD, 0, (7, 6), "prussian marginal"),
        (GOOD, GOOD, 0, (6, 6), "nobody draw"),
        (GOOD, GOOD, 0, (6, 7), "coalition marginal"),
        (GOOD, GOOD, 40, (12, 9), "nobody draw"),
        (DEMORALIZED, GOOD, 0, (0, 9), "coalition substantive"),
        (DEMORALIZED, GOOD, -12, (0, 9), "coalition decisive"),
        (BROKEN, BROKEN, 5, (-12, -12), "nobody draw"),
    ],
)
def test_26_2_levels_of_torgau_and_a_draw(
    prussian: int, coalition: int, points: int, morale: tuple[int, int], expected: str
) -> None:
    assert outcome("torgau-main", prussian, coalition, points, *morale) == expected


def test_every_corps_leader_is_placed_or_comes_later() -> None:
    for name in FORM_IDS:
        found, own = form(name), field(name)
        for side in found.setup_order:
            for leader in range(own.units, own.pieces):
                placed = found.setup_kind[leader] != SETUP_NONE
                later = own.corps_of[leader] == found.lacy_corps or own.is_army[leader]
                if own.side_of[leader] == side and own.arm_of[leader] == LEADER:
                    assert placed or later
