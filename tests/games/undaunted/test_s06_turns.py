"""§6 The players' turns: fog of war, suppression, placing counters, hunkering down."""

from typing import Any

import pytest

from grognard.core.registry import load
from grognard.core.types import SPECTATOR
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import CARD_IDS, UNIT_IDS, VALUE, VERB_COUNT, VERBS
from tests.games.undaunted.positions import (
    GERMAN,
    NO_MARKER,
    SCOUTED,
    US,
    Position,
    Table,
    do,
    events,
    marker,
    options,
    pile,
    place,
    why,
)

# §6 Turns


def test_6_the_first_turn_of_a_round_has_the_bids_and_the_second_comes_after_it() -> None:
    game = load("undaunted")
    state = game.new("la-raye", seed=2)
    assert isinstance(state, UndauntedState)
    seen: list[tuple[int, str]] = []
    while not state.is_over() and len(seen) < 200:
        what = "bid" if len(state.seats_to_answer()) == 2 else str(state.to_move() == state.holder)
        seen.append((game.player_turn(state) - 2 * state.round, what))
        for seat in state.seats_to_answer():
            state.apply(state.legal_actions(seat)[0])
    assert set(seen) == {(0, "bid"), (0, "True"), (1, "False")}


def test_6_cards_are_played_one_by_one_into_the_play_area() -> None:
    state = Table().cards(US, hand="rifleman_a scout_a fog_of_war").turn(US)
    do(state, "card rifleman_a", "use move", "done")
    assert pile(state, US, "play") == "rifleman_a"
    do(state, "card scout_a", "use conceal")
    assert pile(state, US, "play") == "rifleman_a scout_a"
    assert pile(state, US, "hand") == "fog_of_war"


def test_6_a_side_may_stop_with_cards_in_hand_and_everything_is_discarded() -> None:
    table = Table().cards(US, hand="rifleman_a scout_a fog_of_war").cards(GERMAN, hand="scout_a")
    state = do(table.turn(US), "card rifleman_a", "use move", "done", "done")
    assert pile(state, US, "discard") == "rifleman_a scout_a fog_of_war"
    assert (pile(state, US, "play"), state.hand_count[US]) == ("", 0)
    assert state.active == GERMAN


def test_6_no_card_is_kept_for_a_later_round() -> None:
    table = Table().cards(US, hand="rifleman_a scout_a").cards(GERMAN, hand="scout_a scout_b")
    state = table.turn(US)
    do(state, "done", "done")
    assert list(state.hand_count) == [4, 4]
    assert (list(state.discard_count), state.prompt()) == ([2, 2], "bid")


def test_6_the_turn_ends_by_itself_when_the_hand_is_openly_empty() -> None:
    table = Table().cards(US, hand="rifleman_a").cards(GERMAN, hand="scout_a")
    state = table.turn(US)
    do(state, "card rifleman_a", "use control")
    assert state.to_move() == GERMAN


def test_6_a_side_with_an_empty_hand_has_no_turn_to_decide() -> None:
    table = Table().cards(US, hand="").cards(GERMAN, hand="scout_a")
    state = table.turn(US)
    assert state.to_move() == GERMAN
    assert [event.who for event in events(state, "turn")] == [US, GERMAN]


def test_6_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    state = Table().cards(US, hand="rifleman_a").turn(US)
    assert options(state) == ["card rifleman_a", "done"]
    assert why(state, "card rifleman_b") == ("not-in-hand", "§6")


def test_6_a_played_card_is_not_in_the_discard_before_the_turn_ends() -> None:
    state = Table().cards(US, hand="rifleman_a*2", deck="scout_a").turn(US)
    do(state, "card rifleman_a", "use move", "done")
    assert pile(state, US, "discard") == ""
    assert why(state, "use move")[0] == "core-why-not-asked"


def test_r16_a_chosen_card_is_private_until_its_action_has_its_first_effect() -> None:
    """Ruling R16: the enemy and watchers learn of a card when it is laid, not when it is chosen."""
    table = Table().cards(US, hand="scout_a rifleman_a").cards(GERMAN, hand="scout_a")
    state = table.turn(US)
    before = [state.observe(seat) for seat in (GERMAN, SPECTATOR)]
    lengths = [len(state.seen_log(seat)) for seat in (GERMAN, SPECTATOR)]
    do(state, "card scout_a", "use scout")
    assert [state.observe(seat) for seat in (GERMAN, SPECTATOR)] == before
    assert [len(state.seen_log(seat)) for seat in (GERMAN, SPECTATOR)] == lengths
    assert state.hand_count[US] == 2
    assert state.observe(US)["action"] is not None
    do(state, "tile 12B")
    assert state.hand_count[US] == 1
    assert pile(state, US, "play") == "scout_a"
    seen = state.observe(GERMAN)["action"]
    assert isinstance(seen, dict)
    assert (seen["card"], seen["verb"], seen["steps"]) == ("scout_a", "scout", 1)


def test_r16_a_card_chosen_and_not_laid_is_unknown_to_a_sample_of_the_enemy() -> None:
    table = Table().cards(US, hand="scout_a rifleman_a").cards(GERMAN, hand="scout_a")
    state = do(table.turn(US), "card scout_a", "use scout")
    assert state.determinize(GERMAN, 1).prompt() == "play"
    assert state.determinize(US, 1).prompt() == "move"


# §6.1 Fog of war


def test_6_1_fog_is_never_played_and_is_discarded_at_the_end_of_the_turn() -> None:
    """A6. The question is asked although "done" is its only answer: silence would tell."""
    table = Table().cards(US, hand="fog_of_war").cards(GERMAN, hand="scout_a")
    state = table.turn(US)
    assert options(state) == ["done"]
    assert why(state, "card fog_of_war") == ("fog-cannot-be-played", "§6.1")
    do(state, "done")
    assert (pile(state, US, "discard"), state.hand_count[US]) == ("fog_of_war", 0)
    assert state.to_move() == GERMAN


# §6.2 Suppression


def suppressed(hand: str) -> Position:
    table = Table().unit(US, "rifleman_a", "17B", suppressed=True)
    table.unit(US, "scout_a", "17B", suppressed=True)
    return table.cards(US, hand=hand).turn(US)


def test_6_2_the_card_of_a_suppressed_unit_turns_it_ready_instead_of_acting() -> None:
    """A7."""
    state = suppressed("rifleman_a*2")
    do(state, "card rifleman_a", "use ready")
    assert place(state, US, "rifleman_a") == "17B"
    assert pile(state, US, "play") == "rifleman_a"
    do(state, "card rifleman_a", "use move", "tile 2B")
    assert place(state, US, "rifleman_a") == "2B"


def test_6_2_a_suppressed_unit_is_offered_to_be_readied_or_to_hunker_down() -> None:
    """Checklist 1."""
    state = do(suppressed("rifleman_a*2"), "card rifleman_a")
    assert options(state) == ["use hunker", "use ready"]
    for verb in ("move", "attack", "control"):
        assert why(state, f"use {verb}") == ("suppressed", "§6.2")


def test_6_2_readying_needs_no_action_that_would_be_possible() -> None:
    """Checklist 1: Recon without fog in hand is impossible, yet any card readies the scout."""
    state = do(suppressed("scout_a rifleman_a"), "card scout_a")
    assert why(state, "use recon") == ("suppressed", "§6.2")
    do(state, "use ready")
    assert place(state, US, "scout_a") == "17B"


def test_6_2_a_ready_unit_cannot_be_readied() -> None:
    state = do(Table().cards(US, hand="rifleman_a").turn(US), "card rifleman_a")
    assert why(state, "use ready") == ("not-suppressed", "§6.2")


def test_6_2_a_suppressed_counter_does_not_hinder_the_cards_of_other_units() -> None:
    state = do(suppressed("rifleman_b rifleman_a"), "card rifleman_b", "use move", "tile 2B")
    assert (place(state, US, "rifleman_b"), place(state, US, "rifleman_a")) == ("2B", "(17B)")


# §6.3 Placing counters


def test_6_3_a_counter_off_the_board_is_placed_on_its_spawn_point_and_then_acts() -> None:
    """A9."""
    table = Table().unit(US, "scout_b", "").cards(US, hand="scout_b rifleman_a")
    state = table.turn(US)
    do(state, "card scout_b", "use scout", "tile 12B", "tile 8A")
    assert place(state, US, "scout_b") == "8A"
    assert (marker(state, US, "12B"), marker(state, US, "8A")) == (SCOUTED, SCOUTED)
    assert pile(state, US, "discard") == "fog_of_war*2"
    assert pile(state, US, "supply").endswith("fog_of_war*6")
    (placed,) = events(state, "placed")
    assert state.scenario.tile_ids[placed.numbers[1]] == "17B"


def test_6_3_a_move_of_no_step_just_places_the_counter() -> None:
    """Checklist 2."""
    table = Table().unit(US, "rifleman_b", "").cards(US, hand="rifleman_b rifleman_a")
    state = do(table.turn(US), "card rifleman_b", "use move", "done")
    assert place(state, US, "rifleman_b") == "17B"


def test_6_3_range_and_targets_are_judged_from_the_spawn_point() -> None:
    """Checklist 3: the US mortar of scenario 7 comes in on 16B."""
    table = Table("la-huberderie").cards(US, hand="mortar rifleman_a")
    state = do(table.turn(US), "card mortar", "use target")
    assert why(state, "tile 9B") == ("target-too-near", "§8.7")
    do(state, "tile 1B")
    assert place(state, US, "mortar") == "16B"


def test_6_3_control_is_judged_from_the_spawn_point() -> None:
    """Checklist 3: a rifleman may come in and take control in one action."""
    table = Table().unit(US, "rifleman_b", "").cards(US, hand="rifleman_b rifleman_a")
    state = do(table.turn(US), "card rifleman_b", "use control")
    assert place(state, US, "rifleman_b") == "17B"
    assert marker(state, US, "17B") == 2


@pytest.mark.parametrize(
    ("card", "clicks", "spawn"),
    [
        ("scout_a", ["use conceal"], "13B"),
        ("scout_a", ["use recon"], "13B"),
        ("scout_a", ["use attack", "unit german scout_a"], "13B"),
        ("rifleman_a", ["use control"], "13B"),
        ("sniper", ["use stalk", "done"], "16B"),
        ("machine_gunner_b", ["use suppress", "unit german scout_a"], "18B"),
        ("mortar", ["use target", "tile 1B"], "16B"),
    ],
)
def test_6_3_every_action_of_a_combat_card_brings_its_counter_in_first(
    card: str, clicks: list[str], spawn: str
) -> None:
    table = Table("la-huberderie").unit(US, card, "").dice(*[1] * 4)
    state = table.cards(US, hand=f"{card} fog_of_war rifleman_b").turn(US)
    do(state, f"card {card}", *clicks)
    assert place(state, US, card) == spawn
    kinds = [event.kind for event in state.log or []]
    assert kinds.index("played") + 1 == kinds.index("placed")


def test_6_3_an_enemy_on_the_spawn_point_forbids_control_but_not_placing() -> None:
    table = Table().unit(US, "rifleman_b", "").unit(GERMAN, "scout_a", "17B")
    state = table.cards(US, hand="rifleman_b rifleman_a").turn(US)
    do(state, "card rifleman_b")
    assert why(state, "use control") == ("control-enemy-present", "§8.4")
    do(state, "use move", "done")
    assert place(state, US, "rifleman_b") == "17B"


def test_6_3_the_us_sniper_of_scenario_4_comes_in_on_an_unmarked_tile() -> None:
    """Checklist 3."""
    table = Table("behind-enemy-lines").unit(US, "sniper", "").cards(US, hand="sniper*2 scout_a")
    state = do(table.turn(US), "card sniper", "use stalk", "done")
    assert place(state, US, "sniper") == "6A"
    assert marker(state, US, "6A") == NO_MARKER


# §6.4 Hunkering down


def test_6_4_a_suppressed_unit_hunkers_down_and_stays_suppressed() -> None:
    """A8."""
    table = Table().unit(US, "rifleman_a", "17B", suppressed=True)
    table.cards(US, hand="rifleman_a scout_a", play="scout_b", supply="rifleman_a*4")
    state = do(table.turn(US), "card rifleman_a", "use hunker")
    assert pile(state, US, "supply") == "rifleman_a*5"
    assert pile(state, US, "play") == "scout_b"
    assert place(state, US, "rifleman_a") == "(17B)"


def test_6_4_hunkering_down_places_no_counter() -> None:
    table = Table().unit(US, "rifleman_b", "").cards(US, hand="rifleman_b scout_a")
    state = do(table.turn(US), "card rifleman_b", "use hunker")
    assert place(state, US, "rifleman_b") == ""


@pytest.mark.parametrize("card", ["platoon_sergeant", "squad_leader_a"])
def test_6_4_commanders_may_hunker_down_too(card: str) -> None:
    """Checklist 9."""
    state = Table().cards(US, hand=f"{card} scout_a").turn(US)
    do(state, f"card {card}", "use hunker")
    assert card in pile(state, US, "supply").split()


def test_6_4_a_side_that_hunkers_down_all_commanders_can_bolster_no_more() -> None:
    """Checklist 9: every Bolster card lies in the supply, where nothing can fetch it."""
    leaders = "platoon_sergeant squad_leader_a squad_leader_b"
    state = Table().cards(US, hand=f"{leaders} rifleman_a").turn(US)
    for leader in leaders.split():
        do(state, f"card {leader}", "use hunker")
    piles = " ".join(pile(state, US, name) for name in ("hand", "deck", "discard", "play"))
    assert not set(leaders.split()) & set(piles.split())
    assert not state.is_over()


def test_6_4_the_hunkered_card_is_seen_by_the_enemy() -> None:
    state = Table().cards(US, hand="rifleman_a scout_a").turn(US)
    do(state, "card rifleman_a", "use hunker")
    assert [event.kind for event in state.seen_log(GERMAN)][-2:] == ["played", "hunkered"]


# §6.5 Actions


@pytest.mark.parametrize("card", [card for card in CARD_IDS if card != "fog_of_war"])
def test_6_5_a_card_has_the_actions_printed_on_it_and_no_others(card: str) -> None:
    table = Table("la-huberderie").cards(US, hand=f"{card} fog_of_war")
    if card in UNIT_IDS:
        table.unit(US, card, "13B")
    state = do(table.turn(US), f"card {card}")
    row = CARD_IDS.index(card) * VERB_COUNT
    for verb in VERBS[:14]:
        if VALUE[row + VERBS.index(verb)] < 0:
            assert why(state, f"use {verb}") == ("not-on-card", "§6.5")
        elif f"use {verb}" not in options(state):
            assert why(state, f"use {verb}")[0] != "not-on-card"
    assert "use hunker" in options(state)


def test_6_the_answers_lie_in_the_pile_that_the_question_is_about() -> None:
    state = Table("la-raye").cards(US, hand="rifleman_a scout_a").turn(US)
    assert [state.observe(seat)["zone"] for seat in (US, GERMAN, SPECTATOR)] == ["hand", "", ""]
    do(state, "card rifleman_a")
    assert state.observe(US)["zone"] == ""
    action: Any = state.observe(US)["action"]
    assert (action["card"], action["unit"]) == ("rifleman_a", "us:rifleman_a")
    assert state.observe(GERMAN)["action"] is None
