"""§2 Setting up a scenario."""

import pytest

from grognard.core.errors import BadOption, UnknownScenario
from grognard.games.undaunted.rules.s02_setup import is_in_play
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS
from grognard.games.undaunted.tables import CARD_IDS, CARDS, FOG, UNIT_IDS, Card
from tests.games.undaunted.positions import (
    CONTROLLED,
    GAME,
    GERMAN,
    NO_MARKER,
    SCOUTED,
    US,
    Position,
    counts,
    marker,
    own,
    pile,
    place,
    tile,
)

SCENARIO_IDS = [scenario.id for scenario in SCENARIOS]


def fresh(scenario: str = "la-raye", seed: int = 1) -> Position:
    return own(GAME.new(scenario, seed=seed))


def test_2_1_any_scenario_may_be_chosen() -> None:
    assert [fresh(scenario).scenario.id for scenario in SCENARIO_IDS] == SCENARIO_IDS
    assert own(GAME.new(seed=1)).scenario.id == "la-raye"


def test_2_1_there_is_no_thirteenth_scenario() -> None:
    with pytest.raises(UnknownScenario):
        GAME.new("thirteenth", seed=1)


def test_2_2_the_tiles_of_the_scenario_make_the_board() -> None:
    state = fresh()
    view = state.observe(US)["tiles"]
    assert isinstance(view, list)
    assert [seen["id"] for seen in view] == state.scenario.tile_ids
    assert len(state.scenario.tile_ids) == 12


def test_2_3_objectives_lie_where_the_booklet_says() -> None:
    state = fresh()
    worth = {name: state.worth_of[tile(state, name)] for name in state.scenario.tile_ids}
    taken = {name: points for name, points in worth.items() if points}
    assert taken == {"2B": 1, "16B": 1, "6A": 2, "13B": 2, "7A": 1, "5B": 3}


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_2_4_the_radio_marker_lies_on_the_board_in_scenario_10_only(scenario: str) -> None:
    view = fresh(scenario).observe(US)["tiles"]
    assert isinstance(view, list)
    radios = [seen["id"] for seen in view if seen["radio"]]
    assert radios == (["6B"] if scenario == "critical-intelligence" else [])


def test_2_5_the_sides_are_the_us_and_germany() -> None:
    assert GAME.seats == ("us", "german")


def test_2_6_counters_start_ready_on_the_tiles_of_the_scenario() -> None:
    state = fresh("behind-enemy-lines")
    stand = {name: place(state, US, name) for name in UNIT_IDS if place(state, US, name)}
    assert stand == {
        "rifleman_a": "13B",
        "rifleman_b": "10A",
        "scout_a": "13B",
        "scout_b": "10A",
        "sniper": "6A",
    }
    assert place(state, GERMAN, "machine_gunner_b") == "15A"
    assert place(state, GERMAN, "sniper") == ""


def test_2_6_markers_lie_with_the_right_side_up() -> None:
    state = fresh("behind-enemy-lines")
    faces = [marker(state, US, name) for name in ("13B", "10A", "2B", "5A", "6A", "14A")]
    assert faces == [CONTROLLED, CONTROLLED, SCOUTED, SCOUTED, NO_MARKER, NO_MARKER]
    assert [marker(state, GERMAN, name) for name in ("14A", "17A", "15A")] == [CONTROLLED] * 3
    assert list(state.points_of) == [3, 4]


@pytest.mark.parametrize(
    ("scenario", "holder"), [("la-raye", US), ("raid-across-the-canal", GERMAN)]
)
def test_2_7_the_booklet_says_who_holds_the_initiative_token(scenario: str, holder: int) -> None:
    assert fresh(scenario).holder == holder


def test_2_8_the_deck_is_what_the_booklet_lists() -> None:
    state = fresh()
    deck = "rifleman_a rifleman_b scout_a scout_b platoon_sergeant squad_leader_a squad_leader_b"
    drawn = counts(pile(state, US, "hand"))
    left = counts(pile(state, US, "deck"))
    together = [drawn[card] + left[card] for card in range(len(CARD_IDS))]
    assert together == counts(f"{deck} fog_of_war*2")


def test_2_8_shuffled_decks_give_different_hands() -> None:
    hands = {pile(fresh(seed=seed), US, "hand") for seed in range(20)}
    assert len(hands) > 5
    assert pile(fresh(seed=3), US, "hand") == pile(fresh(seed=3), US, "hand")


def test_2_9_the_supply_is_open_to_the_enemy() -> None:
    state = fresh()
    sides = state.observe(GERMAN)["sides"]
    assert isinstance(sides, dict)
    assert sides["us"]["supply"] == {
        "rifleman_a": 4,
        "rifleman_b": 4,
        "scout_a": 2,
        "scout_b": 2,
        "fog_of_war": 8,
    }
    assert "own" not in sides["us"]


def test_2_10_cards_the_scenario_does_not_list_stay_in_the_box() -> None:
    scenario = SCENARIOS[0]
    boxed = [CARD_IDS[card] for card in CARDS if not is_in_play(scenario, US, card)]
    assert boxed == [
        "rifleman_c",
        "scout_c",
        "machine_gunner_a",
        "machine_gunner_b",
        "machine_gunner_c",
        "sniper",
        "mortar",
        "platoon_guide",
        "squad_leader_c",
    ]
    assert is_in_play(scenario, US, FOG)
    assert [id for id in UNIT_IDS if is_in_play(scenario, US, Card(UNIT_IDS.index(id)))] == [
        "rifleman_a",
        "rifleman_b",
        "scout_a",
        "scout_b",
    ]


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_2_every_scenario_begins_in_order_with_the_first_bids(scenario: str) -> None:
    state = fresh(scenario)
    assert state.check() == []
    assert (state.prompt(), state.seats_to_answer(), state.round) == ("bid", (US, GERMAN), 1)


def test_r13_the_discards_are_closed_unless_opened() -> None:
    """Ruling R13: whether a discard may be looked through is agreed before the game."""
    option = GAME.options()[0]
    assert (option.id, option.values, option.default) == ("discards", ("closed", "open"), "closed")
    assert not own(GAME.new(seed=1)).open_discards
    assert own(GAME.new(seed=1, options={"discards": "open"})).open_discards
    with pytest.raises(BadOption):
        GAME.new(seed=1, options={"discards": "half-open"})
