"""§1 The components and §14 the booklet: every cell, and what must hold among them."""

import itertools
import re

import pytest

from grognard.core.data import read_toml
from grognard.games.undaunted import tables
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS, Scenario, SideSetup
from grognard.games.undaunted.tables import (
    CARD_IDS,
    CONTROLLED,
    DEFENCE_OF,
    INITIATIVE_OF,
    OFF_BOARD,
    SCOUTED,
    SEATS,
    SQUAD_OF,
    TILE_LIMIT,
    UNIT_IDS,
    VALUE,
    VERB_COUNT,
    VERBS,
)
from tests.games.undaunted.booklet import BOOKLET, CARDS, UNITS, Side
from tests.games.undaunted.booklet import Scenario as Page

CARD_ROWS = read_toml(tables.DATA / "cards.toml")["card"]
COUNT_OF = [row["count"] for row in CARD_ROWS]
"""How many of each card a side has in the box."""
PAIRS = [(scenario, page) for scenario, page in zip(SCENARIOS, BOOKLET, strict=True)]
each_page = pytest.mark.parametrize(("scenario", "page"), PAIRS, ids=[b.id for b in SCENARIOS])
each_scenario = pytest.mark.parametrize("scenario", SCENARIOS, ids=[b.id for b in SCENARIOS])
each_side = pytest.mark.parametrize(
    ("scenario", "side"),
    [(scenario, side) for scenario in SCENARIOS for side in (0, 1)],
    ids=[f"{scenario.id} {seat}" for scenario in SCENARIOS for seat in SEATS],
)

# name, squads, copies, initiative, base defence, actions
PRINTED = """
    platoon_sergeant -   1 9 - command 2, bolster 3
    platoon_guide    -   1 8 - guide 1, bolster 1
    squad_leader     abc 1 7 - inspire 1, bolster 2
    scout            abc 3 6 5 scout 2, attack 1, recon 0, conceal 0
    rifleman         abc 5 5 4 move 1, attack 1, control 0
    sniper           -   3 4 6 stalk 1, attack 3
    machine_gunner   abc 3 3 4 move 1, attack 2, suppress 4
    mortar           -   3 2 4 move 1, target 0, blast 1
    fog_of_war       -  10 1 -
"""

# the tile sides by their cover; ^ marks a hill
COVER = {
    0: "1A 3B 4B 9B 10B 11B 12B 13A 14A 15A 17A 18A",
    1: "1B 5A 5B 6A 6B 7B 8B 10A 11A 12A 13B 14B",
    2: "2B 7A 8A 15B 16B",
    3: "2A^ 3A 4A 9A^ 16A^ 17B 18B",
}

LA_RAYE = """
    2B: 16B 17B 13B
    16B: 2B 6A 13B 3B
    6A: 16B 3B
    17B: 2B 13B 7A 12B
    13B: 2B 16B 17B 3B 12B 8A
    3B: 16B 6A 13B 8A
    7A: 17B 12B 4B
    12B: 17B 13B 7A 8A 4B 5B
    8A: 13B 3B 12B 5B 11B
    4B: 7A 12B 5B
    5B: 12B 8A 4B 11B
    11B: 8A 5B
"""


def printed() -> dict[str, tuple[str, int, int, str, dict[str, int]]]:
    """Return squad, copies, initiative, defence and actions of each card by its id."""
    cards: dict[str, tuple[str, int, int, str, dict[str, int]]] = {}
    for line in PRINTED.strip().splitlines():
        name, squads, copies, initiative, defence, *rest = line.split(maxsplit=5)
        actions = [part.split() for part in rest[0].split(",")] if rest else []
        values = {verb: int(value) for verb, value in actions}
        for squad in squads:
            card = name if squad == "-" else f"{name}_{squad}"
            cards[card] = (squad, int(copies), int(initiative), defence, values)
    return cards


# §1.1 Units, §1.2 cards


def test_1_2_there_are_seventeen_kinds_of_cards_and_54_cards_a_side() -> None:
    assert sorted(printed()) == sorted(CARD_IDS)
    assert len(CARD_IDS) == 17
    assert sum(COUNT_OF) == 54


@pytest.mark.parametrize("card", CARD_IDS)
def test_1_2_every_card_is_as_printed(card: str) -> None:
    squad, copies, initiative, defence, actions = printed()[card]
    index = CARD_IDS.index(card)
    assert (COUNT_OF[index], INITIATIVE_OF[index]) == (copies, initiative)
    assert SQUAD_OF[index] == "abc".find(squad)
    if card in UNIT_IDS:
        assert DEFENCE_OF[index] == int(defence)
    row = VALUE[index * VERB_COUNT : (index + 1) * VERB_COUNT]
    assert row == [actions.get(verb, -1) for verb in VERBS]
    assert tables.OWN_SQUAD_ONLY[index] == card.startswith("squad_leader")


def test_1_1_there_are_eleven_counters_a_side_and_each_has_its_cards() -> None:
    assert len(UNIT_IDS) == 11
    assert sorted(UNITS.values()) == sorted(UNIT_IDS)
    assert CARD_IDS[:11] == UNIT_IDS


def test_6_5_there_are_fourteen_actions_and_each_is_on_some_card() -> None:
    on_cards = {verb for _, _, _, _, actions in printed().values() for verb in actions}
    assert on_cards == set(VERBS[:14])
    assert VERBS[14:] == ("hunker", "ready")


def test_1_the_fixed_numbers_of_the_rules() -> None:
    assert (tables.HAND_SIZE, tables.TARGET_MIN_DISTANCE) == (4, 3)
    assert (tables.HILL_COVER, tables.HILL_COVER_REDUCED) == (3, 1)
    assert tables.ROUND_CAP == 200


def test_r17_counters_are_numbered_in_the_order_of_rolling() -> None:
    """Ruling R17."""
    kinds = [re.sub("_[abc]$", "", unit) for unit in UNIT_IDS]
    order = ["rifleman"] * 3 + ["scout"] * 3 + ["machine_gunner"] * 3 + ["sniper", "mortar"]
    assert kinds == order


# §1.4 Tiles


def test_1_4_there_are_eighteen_tiles_with_two_sides_each() -> None:
    sides = {f"{number}{side}" for number in range(1, 19) for side in "AB"}
    assert set(tables.TILE_ROWS) == sides


@each_scenario
def test_1_4_every_tile_has_the_cover_printed_on_it(scenario: Scenario) -> None:
    cover = {name.strip("^"): value for value, names in COVER.items() for name in names.split()}
    assert sorted(cover) == sorted(tables.TILE_ROWS)
    hills = {name[:-1] for name in COVER[3].split() if name.endswith("^")}
    for tile in scenario.tiles:
        name = scenario.tile_ids[tile]
        assert scenario.cover_of[tile] == cover[name], name
        assert scenario.is_hill[tile] == (name in hills), name


def test_1_4_every_tile_side_of_the_box_is_used_by_some_scenario() -> None:
    used = {name for scenario in SCENARIOS for name in scenario.tile_ids}
    assert set(tables.TILE_ROWS) - used == set()


# §14 The booklet


def counted(cards: str) -> list[int]:
    """Return a row of the booklet in the order of our cards."""
    numbers = [int(digit) for digit in cards.replace(" ", "")]
    row = dict(zip(CARDS, numbers, strict=True))
    return [row[card] for card in CARD_IDS]


def listed(text: str) -> dict[str, list[str]]:
    """Return "17B: Ra Sa, 4A: Rb" as a table."""
    pairs = (part.split(":") for part in text.split(",") if part)
    return {tile.strip(): rest.split() for tile, rest in pairs}


@each_page
def test_14_the_board_is_laid_as_in_the_booklet(scenario: Scenario, page: Page) -> None:
    places = []
    for line, row in enumerate(page.board.split(" | ")):
        start, names = row.split(":")
        places += [(name, line, int(start) + 2 * k) for k, name in enumerate(names.split())]
    laid = zip(scenario.tile_ids, scenario.line_of, scenario.place_of, strict=True)
    assert list(laid) == places


@each_page
def test_14_titles_objectives_radio_and_token_are_as_in_the_booklet(
    scenario: Scenario, page: Page
) -> None:
    assert (scenario.number, scenario.title) == (page.number, page.title)
    assert SEATS[scenario.initiative] == page.initiative
    worth = {scenario.tile_ids[tile]: scenario.worth_of[tile] for tile in scenario.tiles}
    objectives = dict(pair.split("=") for pair in page.objectives.split())
    assert {name: str(points) for name, points in worth.items() if points} == objectives
    assert (scenario.tile_ids[scenario.radio] if scenario.radio != OFF_BOARD else "") == page.radio
    assert not scenario.reconstructed


@each_page
@pytest.mark.parametrize("seat", SEATS)
def test_14_each_side_is_set_up_as_in_the_booklet(
    scenario: Scenario, page: Page, seat: str
) -> None:
    setup, row = scenario.sides[SEATS.index(seat)], page.us if seat == "us" else page.german
    assert setup.points_to_win == (0 if row.goal == "pin" else int(row.goal))
    assert setup.wins_by_pinning == (row.goal == "pin")
    assert setup.deck_of == counted(row.deck)
    assert setup.supply_of == counted(row.supply)
    starts = {name: tile for tile, names in listed(row.units).items() for name in names}
    assert where(scenario, setup.start_of) == {UNITS[name]: tile for name, tile in starts.items()}
    assert where(scenario, setup.spawn_of) == spawn_points(row)
    assert faces(scenario, setup, SCOUTED) == set(row.scouted.split())
    assert faces(scenario, setup, CONTROLLED) == set(row.controlled.split())


def where(scenario: Scenario, tiles: list[tables.Tile]) -> dict[str, str]:
    found = zip(UNIT_IDS, tiles, strict=True)
    return {unit: scenario.tile_ids[tile] for unit, tile in found if tile != OFF_BOARD}


def spawn_points(row: Side) -> dict[str, str]:
    points: dict[str, str] = {}
    for tile, groups in listed(row.spawns).items():
        for short, unit in UNITS.items():
            if "all" in groups or short in groups or (len(short) == 2 and short[1] in groups):
                assert unit not in points, f"{unit} has two spawn points"
                points[unit] = tile
    return points


def faces(scenario: Scenario, setup: SideSetup, face: int) -> set[str]:
    return {scenario.tile_ids[tile] for tile in scenario.tiles if setup.marker_of[tile] == face}


# What must hold among them


@each_side
def test_14_no_side_has_more_of_a_card_than_the_box(scenario: Scenario, side: int) -> None:
    setup = scenario.sides[side]
    for card in range(17):
        assert setup.deck_of[card] + setup.supply_of[card] <= COUNT_OF[card], CARD_IDS[card]


@pytest.mark.parametrize("side", [0, 1])
def test_14_scenario_7_uses_all_54_cards(side: int) -> None:
    setup = SCENARIOS[6].sides[side]
    assert [setup.deck_of[card] + setup.supply_of[card] for card in range(17)] == COUNT_OF


@each_scenario
def test_14_no_tile_is_used_twice(scenario: Scenario) -> None:
    numbers = [name[:-1] for name in scenario.tile_ids]
    assert len(set(numbers)) == len(numbers) <= TILE_LIMIT


@each_scenario
def test_14_objectives_are_on_the_board_and_within_the_box(scenario: Scenario) -> None:
    worth = [points for points in scenario.worth_of if points]
    assert len(worth) <= 14
    assert set(worth) <= {1, 2, 3}
    for setup in scenario.sides:
        assert setup.points_to_win <= sum(worth)


@each_side
def test_14_nobody_has_won_at_the_start(scenario: Scenario, side: int) -> None:
    setup, enemy = scenario.sides[side], scenario.sides[1 - side]
    held = [
        scenario.worth_of[tile] for tile in scenario.tiles if setup.marker_of[tile] == CONTROLLED
    ]
    assert setup.points_to_win == 0 or sum(held) < setup.points_to_win
    assert any(enemy.start_of[unit] != OFF_BOARD for unit in range(3))


@each_side
def test_14_every_combat_card_has_exactly_one_spawn_point(scenario: Scenario, side: int) -> None:
    setup = scenario.sides[side]
    assert len({tile for tile in setup.spawn_of if tile != OFF_BOARD}) <= (4, 5)[side]
    for unit in range(11):
        if setup.deck_of[unit] + setup.supply_of[unit]:
            assert setup.spawn_of[unit] in scenario.tiles, UNIT_IDS[unit]


@each_side
def test_14_every_counter_on_the_board_has_a_card_in_the_deck(
    scenario: Scenario, side: int
) -> None:
    setup = scenario.sides[side]
    for unit in range(11):
        if setup.start_of[unit] != OFF_BOARD:
            assert setup.deck_of[unit] > 0, UNIT_IDS[unit]


@each_side
def test_14_every_side_begins_with_a_bolster_card_and_a_rifleman(
    scenario: Scenario, side: int
) -> None:
    setup = scenario.sides[side]
    leaders = [CARD_IDS[card] for card in range(11, 16) if setup.deck_of[card]]
    assert "platoon_sergeant" in leaders
    assert any(setup.deck_of[:3])
    assert sum(setup.deck_of) > 4


@each_scenario
def test_14_no_tile_is_controlled_by_both(scenario: Scenario) -> None:
    for tile in scenario.tiles:
        assert [setup.marker_of[tile] for setup in scenario.sides].count(CONTROLLED) < 2


@each_side
def test_14_only_the_us_sniper_of_scenario_4_spawns_on_an_unmarked_tile(
    scenario: Scenario, side: int
) -> None:
    """Checklist 3."""
    setup = scenario.sides[side]
    unmarked = {
        UNIT_IDS[unit]
        for unit in range(11)
        if setup.deck_of[unit] + setup.supply_of[unit] and not setup.marker_of[setup.spawn_of[unit]]
    }
    assert unmarked == ({"sniper"} if (scenario.number, side) == (4, 0) else set())


# Ruling R1


def touch(scenario: Scenario, a: int, b: int) -> bool:
    """Say whether two squares of side 2 share a piece of an edge, by plain geometry."""
    boxes = [(2 * scenario.line_of[tile], scenario.place_of[tile]) for tile in (a, b)]
    overlaps = [min(p, q) + 2 - max(p, q) for p, q in zip(*boxes, strict=True)]
    return sorted(value > 0 for value in overlaps) == [False, True] and 0 in overlaps


@each_scenario
def test_r1_neighbours_share_a_piece_of_an_edge_and_distance_is_the_fewest_steps(
    scenario: Scenario,
) -> None:
    """Ruling R1: checked by geometry and by another way of finding shortest ways."""
    size = len(scenario.tiles)
    far = 99
    steps = [
        [0 if a == b else 1 if touch(scenario, a, b) else far for b in range(size)]
        for a in range(size)
    ]
    for middle, a, b in itertools.product(range(size), repeat=3):
        steps[a][b] = min(steps[a][b], steps[a][middle] + steps[middle][b])
    for a, b in itertools.product(range(size), repeat=2):
        assert scenario.distance[a * TILE_LIMIT + b] == steps[a][b] == steps[b][a] < far
    assert max(row.count(1) for row in steps) <= 6


def test_r1_the_neighbours_of_la_raye() -> None:
    scenario = SCENARIOS[0]
    for line in LA_RAYE.strip().splitlines():
        name, rest = line.split(":")
        here = scenario.tile_ids.index(name.strip())
        row = scenario.distance[here * TILE_LIMIT : here * TILE_LIMIT + len(scenario.tiles)]
        near = {scenario.tile_ids[tile] for tile in scenario.tiles if row[tile] == 1}
        assert near == set(rest.split())


@each_scenario
def test_r1_bricks_do_not_overlap(scenario: Scenario) -> None:
    squares = [
        (line, place + half)
        for line, place in zip(scenario.line_of, scenario.place_of, strict=True)
        for half in (0, 1)
    ]
    assert len(set(squares)) == len(squares)


@each_scenario
def test_14_every_objective_is_within_reach_of_both_sides_riflemen(scenario: Scenario) -> None:
    for setup in scenario.sides:
        starts = [tile for tile in setup.start_of[:3] if tile != OFF_BOARD]
        for tile in scenario.tiles:
            if scenario.worth_of[tile]:
                assert min(scenario.distance[s * TILE_LIMIT + tile] for s in starts) <= 7


@each_side
def test_14_a_mortar_can_aim_somewhere_from_its_spawn_point(scenario: Scenario, side: int) -> None:
    start = scenario.sides[side].spawn_of[10]
    if scenario.sides[side].deck_of[10] + scenario.sides[side].supply_of[10]:
        assert any(scenario.distance[start * TILE_LIMIT + tile] >= 3 for tile in scenario.tiles)


def test_14_pinning_wins_in_the_five_scenarios_that_say_so() -> None:
    pins = {
        scenario.number: SEATS[side]
        for scenario in SCENARIOS
        for side in (0, 1)
        if scenario.sides[side].wins_by_pinning
    }
    assert pins == {2: "german", 5: "german", 6: "german", 9: "german", 11: "us"}
