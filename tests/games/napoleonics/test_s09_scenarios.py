"""§3, §9 The fifteen battles: data that fits the box, and their special rules."""

import tomllib
from collections import Counter

import pytest

from grognard.core.data import read_toml
from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.names import unit_message
from grognard.games.napoleonics.rules.s02_01_board import (
    DATA,
    HALF_COLUMN_OF,
    HEX_NAMES,
    HEXES,
    IS_BASELINE,
    NEIGHBOUR,
    NEIGHBOURS,
    NO_HEX,
    NUM_HEXES,
    Hex,
    hex_named,
)
from grognard.games.napoleonics.rules.s02_unit_cards import (
    BLOCKS,
    CODE,
    FIRE_MOVED,
    KIND_IDS,
    NATIONS,
)
from grognard.games.napoleonics.rules.s07_terrain import must_stop
from grognard.games.napoleonics.rules.s09_scenarios import (
    ALLIES,
    MODE_ALL,
    MODE_EACH,
    SCENARIOS,
    Objective,
    Scenario,
)
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import BRIDGE, TERRAIN_IDS
from grognard.messages.texts import Texts
from tests.games.napoleonics.field import Field, begin_turn, field

EACH = pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.id for scenario in SCENARIOS])
LEADERS_IN_BOX = (4, 3, 2)
TILES_IN_BOX = 56


# id, first, cards of the French and the Allies, banners, units and leaders of each side
BOOKLET = """
rolica1           allied 5 6 5   9 14  2 3
rolica2           allied 5 6 5   9 14  2 4
vimiero           french 5 6 6  16 17  3 3
corunna           french 5 5 6  15 12  3 3
talavera          french 5 6 6  19 15  3 3
river-coa         allied 4 4 6  15 13  2 3
bussaco-reynier   french 5 5 6  15 14  3 4
bussaco-ney       french 5 5 6  16 18  3 4
redinha           allied 4 5 6  12 16  2 4
salamanca-left    french 4 6 6  15 16  3 4
salamanca-right   allied 5 6 6  14 17  2 3
garcia-hernandez  allied 6 6 6  10  8  2 3
toulouse          allied 4 5 6  15 18  3 4
quatre-bras       french 5 5 9  19 22  4 4
waterloo          french 6 6 8  28 31  4 5
"""


def test_9_the_battles_of_the_booklet() -> None:
    rows = [line.split() for line in BOOKLET.split("\n") if line]
    assert [row[0] for row in rows] == [scenario.id for scenario in SCENARIOS]
    for row, scenario in zip(rows, SCENARIOS, strict=True):
        sides = [list(scenario.side_of).count(side) for side in (0, 1)]
        leaders = [list(scenario.leader_side).count(side) for side in (0, 1)]
        numbers = [*scenario.cards, scenario.banners, *sides, *leaders]
        assert numbers == [int(cell) for cell in row[2:]], scenario.id
        assert ("french", "allied")[scenario.first] == row[1]
        assert scenario.reconstructed  # and says so


@EACH
def test_3_units_and_leaders_fit_the_box_and_the_board(scenario: Scenario) -> None:
    rows = read_toml(DATA / "units.toml")["unit"]
    kinds = Counter((rows[kind]["nation"], CODE[kind]) for kind in scenario.kind_of)
    box = {(row["nation"], row["code"]): row["units"] for row in rows}
    assert all(number <= box[kind] for kind, number in kinds.items())
    for nation, number in Counter(scenario.leader_nation).items():
        assert number <= LEADERS_IN_BOX[nation]
    assert len(set(scenario.start_of)) == len(scenario.start_of)
    assert len(set(scenario.leader_hex)) == len(scenario.leader_hex)
    for unit in scenario.units:
        assert not scenario.closed[scenario.arm_of[unit] * NUM_HEXES + scenario.start_of[unit]]
    assert all(not scenario.closed[here] for here in scenario.leader_hex)


@EACH
def test_3_tiles_fit_the_box_and_the_counts_that_are_known(scenario: Scenario) -> None:
    path = next((DATA / "scenarios").glob(f"*-{scenario.id}.toml"))
    known = tomllib.loads(path.read_text(encoding="utf-8")).get("tiles", {})
    names = {"field_works": "works", "rugged_hill": "rugged-hill"}
    for name, number in known.items():
        if name == "river":
            laid = sum(TERRAIN_IDS[ground] in ("river", "fordable") for ground in scenario.base_at)
        elif name == "field_works":
            laid = sum(works > 0 for works in scenario.works_at)
        else:
            laid = [TERRAIN_IDS[ground] for ground in scenario.base_at].count(names.get(name, name))
        assert laid == number, (scenario.id, name)
    tiles = sum(ground > 0 for ground in scenario.base_at) + sum(w > 0 for w in scenario.works_at)
    assert tiles + list(scenario.terrain_at).count(BRIDGE) <= TILES_IN_BOX


LONGEST_REACH = 7
"""Hexes a river goes straight on at most."""


@EACH
def test_7_6_a_river_bends(scenario: Scenario) -> None:
    waters = ("river", "fordable", "ford")
    wet = [TERRAIN_IDS[ground] in waters for ground in scenario.base_at]
    for here in HEXES:
        for direction in range(3):
            length, at = 0, here
            while at != NO_HEX and wet[at]:
                length, at = length + 1, NEIGHBOUR[at * 6 + direction]
            assert length <= LONGEST_REACH, (scenario.id, HEX_NAMES[here])


@pytest.mark.parametrize("id", ["corunna", "talavera", "redinha", "salamanca-right", "toulouse"])
def test_7_7_a_stream_between_the_armies_runs_unbroken_from_edge_to_edge(id: str) -> None:
    scenario = next(one for one in SCENARIOS if one.id == id)
    wet = {here for here in HEXES if TERRAIN_IDS[scenario.base_at[here]] == "fordable"}
    ends = [here for here in wet if HALF_COLUMN_OF[here] in (0, 1)]
    reached = set(ends[:1])
    front = list(reached)
    while front:
        front = [Hex(to) for here in front for to in NEIGHBOURS[here] if to in wet - reached]
        reached.update(front)
    assert reached == wet
    assert max(HALF_COLUMN_OF[here] for here in reached) in (23, 24)
    standing = [here for here in scenario.start_of if here in wet]
    assert all(scenario.terrain_at[here] == BRIDGE for here in standing)


@EACH
def test_3_a_battle_begins_with_full_units_and_the_hands_of_the_booklet(scenario: Scenario) -> None:
    state = GAME.new(scenario.id, seed=3)
    assert isinstance(state, NapoleonicsState)
    on_track = len(scenario.start_squares)
    assert list(state.hand_size) == [scenario.cards[0] - on_track, scenario.cards[1]]
    assert list(state.blocks_of) == [BLOCKS[kind] for kind in scenario.kind_of]
    assert state.to_move() == scenario.first
    assert sum(state.deck) == 70 - sum(scenario.cards)
    assert state.check() == []


# §9.6 River Coa


def test_9_6_allied_units_leave_over_the_bridge_and_bring_a_banner_each() -> None:
    scenario = SCENARIOS[5]
    exits = [here for here in HEXES if scenario.is_exit[NUM_HEXES + here]]
    assert exits == [hex_named("I6")]
    assert IS_BASELINE[NUM_HEXES + exits[0]]
    assert not any(scenario.is_exit[here] for here in HEXES)
    table = field("br LN I6", "br leader I6", "br LN H5", "fr LN A1", active="allied")
    table.state.scenario.is_exit = scenario.is_exit
    table.state.scenario.exit_banners = scenario.exit_banners
    table.order("attack-center", "I6", "H5").click("I6").say("off")
    assert table.banners("allied") == 1
    assert table.state.hex_of[0] < 0
    table.click("H5")
    assert table.why_word("off") == "no-exit"


def test_9_6_the_river_is_closed_but_for_the_bridge() -> None:
    scenario = SCENARIOS[5]
    closed = [name for name in ("I4", "I5", "I6", "I7") if scenario.closed[hex_named(name)]]
    assert closed == ["I4", "I5", "I7"]


# §9.11 Salamanca


def test_9_11_the_river_does_not_end_a_move_at_the_french_right() -> None:
    left, right = SCENARIOS[9], SCENARIOS[10]
    for scenario, stops in ((left, True), (right, False)):
        for here in HEXES:
            if TERRAIN_IDS[scenario.terrain_at[here]] == "fordable":
                assert must_stop(scenario, here, here, False) == stops


# §9.12 García Hernández


def test_9_12_two_french_units_begin_in_square_with_a_card_each_on_the_track() -> None:
    state = GAME.new("garcia-hernandez", seed=9)
    assert isinstance(state, NapoleonicsState)
    squares = [unit for unit in state.scenario.units if state.slot_of[unit] >= 0]
    assert [state.hex_of[unit] for unit in squares] == state.scenario.start_squares
    assert sorted(state.slot_of[unit] for unit in squares) == [0, 1]
    assert sum(card >= 0 for card in state.track) == 2


def test_9_12_french_infantry_is_worth_two_banners() -> None:
    scenario = SCENARIOS[11]
    for unit in scenario.units:
        is_french_infantry = scenario.side_of[unit] == 0 and scenario.arm_of[unit] == 0
        assert scenario.banners_for[unit] == (2 if is_french_infantry else 1)
    table = field("br LC E7", "fr LN E6 1", "fr LN A1", active="allied")
    table.state.scenario.banners_for[1] = 2
    table.order("attack-center", "E7").stay().attack("E7", "E6").dice("IAA").say("stand")
    assert table.banners("allied") == 2


# §9.14 Quatre Bras


def test_9_14_allied_line_infantry_rounds_up_when_it_fires_after_a_move() -> None:
    scenario = SCENARIOS[13]
    allied = [u for u in scenario.units if KIND_IDS[scenario.kind_of[u]] == "allied-LN"]
    assert allied
    assert FIRE_MOVED[(scenario.kind_of[allied[0]] * 6 + 3) * 6 + 2] == 2
    assert all(KIND_IDS[kind] != "allied-LN" for kind in SCENARIOS[14].kind_of)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", {"Netherlands", "Brunswick", "Nassau"}),
        ("uk", {"Нідерланди", "Брауншвейг", "Нассау"}),
        ("ru", {"Нидерланды", "Брауншвейг", "Нассау"}),
    ],
)
def test_9_14_the_allies_have_names_in_every_language(language: str, names: set[str]) -> None:
    texts = Texts(language)
    texts.add(GAME)
    for scenario in SCENARIOS[13:]:
        allied = [u for u in scenario.units if NATIONS[scenario.nation_of[u]] == "portuguese"]
        said = {texts.say(unit_message(scenario, u)) for u in allied}
        assert {one[one.index("(") + 1 : -1] for one in said} == names
        units = GAME.new(scenario.id, seed=1).observe(0)["units"]
        assert isinstance(units, list)
        assert {u["people"] for u in units if u["nation"] == "portuguese"} == set(ALLIES)
    for scenario in SCENARIOS[:13]:
        assert set(scenario.people_of) <= {"french", "british", "portuguese"}


# §4 Objectives


def holding(*pieces: str, permanent: bool, mode: int = MODE_EACH) -> Field:
    objective = Objective()
    objective.side = 1
    objective.hexes = [hex_named("A4"), hex_named("A10")]
    objective.banners = 2 if mode == MODE_ALL else 1
    objective.permanent = permanent
    objective.mode = mode
    return field(*pieces, active="allied", banners_needed=3, objectives=[objective])


def test_4_a_temporary_banner_is_lost_with_the_hex_and_a_permanent_one_stays() -> None:
    for permanent, left in ((False, 0), (True, 1)):
        table = holding("br LN A4", "fr LN I1", "br LN E5", permanent=permanent)
        begin_turn(table, "allied")
        assert table.banners("allied") == 1
        table.order("general-advance", "A4").move("A4", "B4")
        assert table.banners("allied") == left


def test_4_an_objective_of_all_hexes_scores_only_when_all_are_held() -> None:
    one = holding("br LN A4", "fr LN I1", permanent=False, mode=MODE_ALL)
    begin_turn(one, "allied")
    assert one.banners("allied") == 0
    both = holding("br LN A4", "br LN A10", "fr LN I1", permanent=False, mode=MODE_ALL)
    begin_turn(both, "allied")
    assert both.banners("allied") == 2


def test_5_15_banners_at_the_start_of_a_turn_win_at_once() -> None:
    table = holding("br LN A4", "br LN A10", "fr LN I1", permanent=False)
    table.state.kills[1] = 1
    begin_turn(table, "allied")
    assert table.prompt() == "over"
    assert table.state.winner == 1
