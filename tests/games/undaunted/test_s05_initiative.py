"""§3 The course of play, §4 drawing cards, §5 determining initiative."""

import itertools

import pytest

from grognard.core.types import SPECTATOR
from grognard.games.undaunted.state import EMPTY_BID
from grognard.games.undaunted.tables import CARD_IDS, ROUND_CAP
from grognard.match.match import Match
from grognard.match.start import new_match
from tests.games.undaunted.positions import (
    GAME,
    GERMAN,
    US,
    Position,
    Table,
    counts,
    do,
    events,
    options,
    pile,
    why,
)

# §3 The course of play


def test_3_a_round_is_draws_bids_then_both_turns_and_then_the_next_round() -> None:
    table = Table()
    state = table.draw()
    assert (state.round, state.prompt(), list(state.hand_count)) == (1, "bid", [4, 4])
    do(state, options(state)[0])
    do(state, options(state)[0])
    first = state.active
    assert (state.prompt(), state.to_move()) == ("play", state.holder)
    do(state, "done")
    assert (state.prompt(), state.to_move()) == ("play", 1 - first)
    do(state, "done")
    assert (state.round, state.prompt(), list(state.hand_count)) == (2, "bid", [4, 4])


# §4 Drawing cards


def test_4_an_emptied_deck_is_made_anew_from_the_discard_in_the_middle_of_a_draw() -> None:
    """A1."""
    table = Table()
    table.cards(
        US,
        deck="rifleman_a scout_a",
        discard="rifleman_b scout_b fog_of_war*2 platoon_sergeant",
    )
    state = table.draw()
    hand = pile(state, US, "hand")
    assert {"rifleman_a", "scout_a"} <= set(hand.split())
    assert (state.hand_count[US], state.deck_count[US], state.discard_count[US]) == (4, 3, 0)
    assert [(event.who, event.numbers) for event in events(state, "reshuffled")] == [(US, (5,))]


def test_4_a_deck_of_just_enough_cards_is_not_made_anew_yet() -> None:
    table = Table()
    table.cards(US, deck="rifleman_a scout_a rifleman_b scout_b", discard="fog_of_war*2")
    state = table.draw()
    assert (state.hand_count[US], state.deck_count[US], state.discard_count[US]) == (4, 0, 2)
    assert events(state, "reshuffled") == []


def test_r5_with_deck_and_discard_empty_a_side_takes_what_there_is() -> None:
    table = Table()
    table.cards(US, deck="rifleman_a", discard="scout_a fog_of_war")
    state = table.draw()
    assert pile(state, US, "hand") == "rifleman_a scout_a fog_of_war"
    assert (state.deck_count[US], state.discard_count[US]) == (0, 0)


def test_r12_every_card_of_the_deck_is_drawn_with_the_chance_of_its_number() -> None:
    """Ruling R12: a draw is a die over the cards left, so each copy has one face."""
    drawn = []
    for face in range(9):
        table = Table()
        table.cards(US, deck="rifleman_a*2 scout_a*3 fog_of_war*4")
        table.cards(GERMAN, deck="", supply="rifleman_a*4")
        table.dice(face, 0, 0, 0)
        state = table.draw()
        first = events(state, "drew")[0].numbers[0]
        drawn.append(CARD_IDS[first])
    assert drawn == ["rifleman_a"] * 2 + ["scout_a"] * 3 + ["fog_of_war"] * 4


def test_4_the_enemy_is_told_how_many_cards_were_drawn_and_not_which() -> None:
    state = Table().draw()
    kinds = {event.kind for event in state.seen_log(GERMAN) if event.who == US}
    assert "drew" not in kinds
    assert "drew-hidden" in kinds
    assert {event.kind for event in state.seen_log(SPECTATOR)} & {"drew"} == set()


# §5 Determining initiative


def bidding(us: str, german: str, holder: int = US) -> Position:
    """Return a position in which both sides bid, the US from one hand, Germany from the other."""
    table = Table("la-huberderie").token(holder)
    return table.cards(US, hand=us).cards(GERMAN, hand=german).bids()


def test_5_a_tie_leaves_the_token_where_it_is_and_both_cards_are_discarded() -> None:
    """A4."""
    state = bidding("rifleman_a fog_of_war*2 scout_a", "rifleman_b scout_a scout_b fog_of_war")
    do(state, "card rifleman_a", "card rifleman_b")
    assert state.holder == US
    assert (pile(state, US, "discard"), pile(state, GERMAN, "discard")) == (
        "rifleman_a",
        "rifleman_b",
    )
    assert list(state.hand_count) == [3, 3]
    assert state.to_move() == US


def test_5_a_tie_leaves_the_token_with_germany_too() -> None:
    state = bidding("scout_a fog_of_war", "scout_b fog_of_war", GERMAN)
    do(state, "card scout_a", "card scout_b")
    assert (state.holder, state.to_move()) == (GERMAN, GERMAN)


def test_5_the_higher_card_takes_the_token_and_fog_may_be_bid() -> None:
    """A5: a mortar (2) beats fog (1); the fog is discarded, not removed."""
    state = bidding("fog_of_war rifleman_a", "mortar rifleman_a")
    do(state, "card fog_of_war", "card mortar")
    assert (state.holder, state.to_move()) == (GERMAN, GERMAN)
    assert pile(state, US, "discard") == "fog_of_war"
    assert pile(state, US, "removed") == ""


BY_INITIATIVE = [
    "fog_of_war",
    "mortar",
    "machine_gunner_a",
    "sniper",
    "rifleman_a",
    "scout_a",
    "squad_leader_a",
    "platoon_guide",
    "platoon_sergeant",
]


@pytest.mark.parametrize(("lower", "higher"), list(itertools.pairwise(BY_INITIATIVE)))
def test_5_every_card_of_higher_initiative_wins_the_bid(lower: str, higher: str) -> None:
    state = bidding(f"{lower} rifleman_c", f"{higher} rifleman_c")
    do(state, f"card {lower}", f"card {higher}")
    assert state.holder == GERMAN


def test_5_only_a_card_of_the_hand_may_be_bid() -> None:
    state = bidding("rifleman_a scout_a", "rifleman_b")
    assert options(state) == ["card rifleman_a", "card scout_a"]
    assert options(state, GERMAN) == ["card rifleman_b"]
    assert why(state, "card rifleman_b") == ("bid-not-in-hand", "§5")


def test_5_a_bid_stays_secret_until_both_are_in() -> None:
    state = bidding("rifleman_a scout_a", "rifleman_b scout_b")
    other = state.clone()
    do(state, "card rifleman_a")
    do(other, "card scout_a")
    for seat in (GERMAN, SPECTATOR):
        assert state.observe(seat) == other.observe(seat)
        assert state.seen_log(seat) == other.seen_log(seat)
    assert state.observe(US) != other.observe(US)
    assert list(state.hand_count) == [2, 2]


def test_5_both_bids_are_shown_to_all_at_the_same_time() -> None:
    state = bidding("rifleman_a scout_a", "rifleman_b scout_b")
    do(state, "card scout_a", "card rifleman_b")
    (event,) = events(state, "bids")
    scout, rifleman = CARD_IDS.index("scout_a"), CARD_IDS.index("rifleman_b")
    assert event.numbers == (scout, rifleman, 6, 5)
    assert event.is_seen_by(US)
    assert event.is_seen_by(GERMAN)


def bid_in_order(order: tuple[int, int]) -> Match:
    match = new_match(GAME, "la-raye", seed=5)
    bids = {seat: match.view(seat).choices[0].action for seat in order}
    for seat in order:
        match.play(seat, bids[seat])
    return match


def test_5_both_orders_of_arrival_leave_the_same_record() -> None:
    """Checklist 18."""
    records = [bid_in_order(order).record.to_json() for order in ((US, GERMAN), (GERMAN, US))]
    assert records[0]["steps"] == records[1]["steps"]
    assert records[0]["steps"]


def test_5_a_bid_may_be_withdrawn_until_the_other_is_in() -> None:
    """Checklist 18."""
    match = new_match(GAME, "la-raye", seed=5)
    choices = [choice.action for choice in match.view(GERMAN).choices]
    match.play(GERMAN, choices[0])
    match.undo(GERMAN)
    match.play(GERMAN, choices[-1])
    match.play(US, match.view(US).choices[0].action)
    assert not match.may_undo(GERMAN)


def test_r5_an_empty_hand_bids_nothing_and_loses_to_fog() -> None:
    table = Table().token(US).cards(US, deck="", supply="rifleman_a*5")
    state = table.cards(GERMAN, hand="fog_of_war rifleman_a").bids()
    assert state.seats_to_answer() == (GERMAN,)
    assert state.observe(US)["asked"] == ["german"]
    do(state, "card fog_of_war")
    assert (state.holder, state.to_move()) == (GERMAN, GERMAN)
    assert events(state, "bids")[0].numbers[0] == EMPTY_BID


@pytest.mark.parametrize("holder", [US, GERMAN])
def test_r5_two_empty_hands_leave_the_token_with_its_holder(holder: int) -> None:
    table = Table().token(holder)
    for side in (US, GERMAN):
        table.cards(side, deck="", discard="", supply="rifleman_a*5")
    state = table.bids()
    assert state.is_over()
    assert {event.who for event in events(state, "initiative")} == {holder}


def test_r5_both_sides_without_cards_end_the_game_in_one_step() -> None:
    """Checklist 19: no round can change anything, so the cap is reached without a question."""
    table = Table().token(GERMAN)
    for side in (US, GERMAN):
        table.cards(side, deck="", supply="rifleman_a*5")
    state = table.draw()
    assert state.is_over()
    assert (state.round, state.winner) == (ROUND_CAP, GERMAN)
    assert state.check() == []


def test_5_the_hand_after_the_bid_is_what_was_not_bid() -> None:
    state = bidding("rifleman_a rifleman_a fog_of_war scout_a", "rifleman_b")
    do(state, "card rifleman_a", "card rifleman_b")
    assert counts(pile(state, US, "hand")) == counts("rifleman_a fog_of_war scout_a")
