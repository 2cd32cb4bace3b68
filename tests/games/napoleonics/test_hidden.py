"""What a side may not know changes nothing it sees: hand, deck, square track, First Strike."""

from collections import Counter

import pytest

from grognard.core.dice import SeededDice
from grognard.core.types import SPECTATOR, Action
from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.rules.s05_14_drawing import held_by
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import CARDS, FIRST_STRIKE, NO_CARD, NUM_CARDS, SLOTS
from grognard.research.play import canonical
from tests.games.napoleonics.field import field
from tests.games.napoleonics.test_fuzz import choose, crowd

DECLARING = ("battle", "target", "bonus", "support")


def shown(state: NapoleonicsState, seat: int) -> str:
    """Return all that a seat is shown of a state."""
    log = [event.to_json() for event in state.seen_log(seat)]
    return canonical([state.observe(seat), log, state.seats_to_answer(), state.fate, state.chain])


def swap_first_strike(state: NapoleonicsState, side: int) -> bool:
    """Give a side a First Strike, or take its own away, from the deck; say if that was possible."""
    place = side * NUM_CARDS
    held = state.hand[place + FIRST_STRIKE] > 0
    others = [card for card in CARDS if card != FIRST_STRIKE and state.hand[place + card]]
    stock = [card for card in CARDS if card != FIRST_STRIKE and state.deck[card]]
    if (held and not stock) or (not held and (not others or not state.deck[FIRST_STRIKE])):
        return False
    out, back = (FIRST_STRIKE, stock[0]) if held else (others[0], FIRST_STRIKE)
    state.hand[place + out] -= 1
    state.deck[out] += 1
    state.hand[place + back] += 1
    state.deck[back] -= 1
    if state.check():  # ruling R27: the card was held at the last shuffle, so the other was
        state.held_then[place + out] -= 1
        state.held_then[place + back] += 1
    return state.check() == []


def compare(state: NapoleonicsState, action: Action, met: Counter[str]) -> None:
    """Declare an attack twice, against two hands; the attacker cannot tell them apart."""
    attacker = state.active
    twin = state.clone()
    if not swap_first_strike(twin, 1 - attacker):
        return
    state = state.clone()
    assert shown(state, attacker) == shown(twin, attacker)
    for one in (state, twin):
        one.dice = SeededDice(7)
        one.apply(action)
        assert one.check() == []
    if state.played == NO_CARD or state.is_over():
        return  # the turn ended with a draw from two decks, or everything is turned over
    assert shown(state, attacker) == shown(twin, attacker)
    assert shown(state, SPECTATOR) == shown(twin, SPECTATOR)
    met[state.prompt()] += 1
    if state.prompt() == "react":
        met["differs"] += state.legal_actions() != twin.legal_actions()


def declare_many(seeds: range) -> Counter[str]:
    """Play from crowds and compare every step of every declaration."""
    met: Counter[str] = Counter()
    for seed in seeds:
        state, dice = crowd(seed), SeededDice(seed)
        for _ in range(60):
            if state.is_over():
                break
            action = choose(state, dice)
            if state.prompt() in DECLARING:
                compare(state, action, met)
            state.apply(action)
    return met


def test_a_first_strike_in_hand_changes_nothing_the_attacker_sees() -> None:
    met = declare_many(range(40))
    assert met["react"] > 20
    assert met["differs"] > 20


@pytest.mark.large
def test_a_first_strike_in_hand_changes_nothing_in_ten_thousand_melees() -> None:
    met: Counter[str] = Counter()
    seed = 0
    while met["react"] < 10_000:
        met += declare_many(range(seed, seed + 100))
        seed += 100
    assert met["differs"] > 5_000


def test_the_defender_is_asked_even_with_nothing_to_answer() -> None:
    table = field("fr LN E5", "br LN E6").order("attack-center", "E5").stay().attack("E5", "E6")
    assert table.prompt() == "allied react"  # §5.6.1: he holds cards, but no First Strike
    assert table.words() == ["stand"]


def test_the_cards_on_the_track_are_seen_by_their_owner_alone() -> None:
    table = field("fr LN E5 square", "br LN I1")
    slot = {seat: table.state.observe(seat)["hands"] for seat in (0, 1, SPECTATOR)}
    for seat, hands in slot.items():
        assert isinstance(hands, dict)
        assert ("card" in hands["french"]["track"][0]) == (seat == 0)  # §6.2.1


def test_a_sample_deals_hand_track_and_deck_anew() -> None:
    state = GAME.new("garcia-hernandez", seed=3)
    assert isinstance(state, NapoleonicsState)
    tracks, hands = set(), set()
    for seed in range(30):
        drawn = state.determinize(1, seed)
        assert isinstance(drawn, NapoleonicsState)
        assert drawn.check() == []
        assert drawn.hand[NUM_CARDS:] == state.hand[NUM_CARDS:]
        tracks.add(tuple(drawn.track[:SLOTS]))
        hands.add(tuple(drawn.hand[:NUM_CARDS]))
    assert len(tracks) > 10  # §9.12: two squares with a card each
    assert len(hands) > 20


def test_after_a_shuffle_of_an_empty_deck_the_other_hand_is_known() -> None:
    """Ruling R27 (§5.14): when nothing is left unseen but his hand, it can be counted."""
    hands = ("probe-left", "rally"), ("elan", "bombard")
    table = field("fr LN E5", "br LN I1", french=hands[0], allied=hands[1])
    state = table.state
    for card in CARDS:
        state.discard[card] += state.deck[card]
        state.deck[card] = 0
    table.play("probe-left")
    if table.prompt() == "french order":
        table.done()
    assert state.log is not None
    assert any(event.kind == "reshuffle" for event in state.log)
    for seed in range(20):
        drawn = state.determinize(0, seed)
        assert isinstance(drawn, NapoleonicsState)
        assert held_by(drawn, 1) == held_by(state, 1)


def shuffled_with(french: tuple[str, str], allied: tuple[str, str]) -> NapoleonicsState:
    """Return a battle in which the French play Élan, and all is shuffled, with these hands."""
    table = field("fr LN E5", "br LN I1", french=("elan", *french), allied=allied).dice("SSSS")
    table.play("elan")
    state = table.state
    assert any(event.kind == "reshuffle" for event in state.log or [])
    return state


def saves(state: NapoleonicsState, seat: int) -> list[str]:
    """Return the first samples of a seat, to the byte."""
    return [canonical(state.determinize(seat, seed).save()) for seed in range(5)]


def test_a_sample_knows_nothing_of_a_hand_held_at_the_last_shuffle() -> None:
    """Ruling R27: what the other held then is a secret, as is what he can tell of mine by it."""
    one = shuffled_with(("rally", "bombard"), ("probe-left", "assault-right"))
    other = shuffled_with(("rally", "bombard"), ("attack-center", "cavalry-charge"))
    for card in CARDS:
        other.hand[card] = one.hand[card]
        held = other.hand[card] + other.hand[NUM_CARDS + card]
        total = one.deck[card] + one.hand[card] + one.hand[NUM_CARDS + card]
        other.deck[card] = total - held
    other.log = one.log
    assert other.check() == one.check() == []
    assert shown(one, 0) == shown(other, 0)
    assert saves(one, 0) == saves(other, 0)


def test_a_watcher_s_sample_knows_nothing_of_either_hand() -> None:
    state = GAME.new("talavera", seed=5)
    assert isinstance(state, NapoleonicsState)
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(6):
        other = state.determinize(seed % 2, seed)
        other.log = state.log
        assert shown(other, SPECTATOR) == shown(state, SPECTATOR)
        assert saves(other, SPECTATOR) == saves(state, SPECTATOR)
        drawn[tuple(other.hand)] += 1
    assert len(drawn) == 6


def test_after_a_shuffle_a_watcher_counts_cards_like_a_side() -> None:
    """Ruling R27: cards shuffled in are in no hand that was held before, whoever reckons."""
    state = shuffled_with(("rally", "bombard"), ("probe-left", "assault-right"))
    old = state.unseen_then
    for seat in (0, 1, SPECTATOR):
        for seed in range(20):
            drawn = state.determinize(seat, seed)
            assert drawn.check() == []
            assert sum(min(old[card], held_by(drawn, 1)[card]) for card in CARDS) >= 2


def test_a_scout_s_choice_is_his_secret_until_he_discards() -> None:
    table = field("fr LN E5", "br LN I1", french=("scout-center", "rally"))
    table.play("scout-center").click("E5").stay()
    assert table.prompt() == "french keep"
    state = table.state
    pairs = set()
    for seed in range(20):
        drawn = state.determinize(1, seed)
        assert isinstance(drawn, NapoleonicsState)
        assert shown(drawn, 1) == shown(state, 1)
        assert NO_CARD not in drawn.drawn
        pairs.add(tuple(drawn.drawn))
    assert len(pairs) > 10
