"""Hidden information: what a seat may not know changes no byte of what it is shown."""

from collections.abc import Iterator

import pytest

from grognard.core.dice import SeededDice
from grognard.core.types import SPECTATOR
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS
from grognard.research.play import PICKERS, canonical, random_options
from grognard.research.properties.hidden import seat_view, spectator_view
from tests.games.undaunted.positions import GAME, GERMAN, US, Position, Table, do, own

SAMPLES = 5


def random_states(number: int) -> Iterator[Position]:
    """Yield states of random games of all scenarios, with all pickers and options."""
    dice = SeededDice(number)
    pickers = list(PICKERS.values())
    found = 0
    while True:
        scenario = SCENARIOS[found % len(SCENARIOS)].id
        options = random_options(GAME, dice)
        state = own(GAME.new(scenario, seed=dice.below(1 << 30, "seed"), options=options))
        stop = dice.below(60, "first")
        step = 0
        while not state.is_over():
            if step == stop:
                yield state
                found += 1
                stop = step + 1 + dice.below(60, "next")
                if found == number:
                    return
            pick = pickers[found % len(pickers)]
            state.apply(pick(GAME, state, state.legal_actions(), dice))
            step += 1


def changes(state: Position) -> list[str]:
    """Return what changes for either seat or a watcher when hidden facts do."""
    found: list[str] = []
    watcher = canonical(spectator_view(state))
    for seat in (US, GERMAN):
        truth = seat_view(GAME, state, seat)
        for seed in range(SAMPLES):
            sample = state.determinize(seat, seed)
            other = seat_view(GAME, sample, seat)
            found += [
                f"{GAME.seats[seat]}: {part}"
                for part in truth
                if canonical(truth[part]) != canonical(other.get(part))
            ]
            if canonical(sample.observe(SPECTATOR)) != canonical(state.observe(SPECTATOR)):
                found.append(f"what a watcher sees through {GAME.seats[seat]}")
    for seed in range(SAMPLES):
        if canonical(spectator_view(state.determinize(SPECTATOR, seed))) != watcher:
            found.append("watcher")
    return found


def check_states(number: int) -> None:
    prompts: set[str] = set()
    for state in random_states(number):
        prompts.add(state.prompt())
        assert changes(state) == []
        assert state.check() == []
    assert {"bid", "play", "use", "move", "attack"} <= prompts


def test_no_byte_of_what_is_shown_changes_in_fifty_states() -> None:
    check_states(50)


@pytest.mark.large
def test_no_byte_of_what_is_shown_changes_in_a_thousand_states() -> None:
    check_states(1000)


def test_5_the_samples_of_the_second_bidder_do_not_know_the_first_bid() -> None:
    table = Table().cards(US, hand="rifleman_a scout_a fog_of_war rifleman_b")
    state = do(table.cards(GERMAN, hand="scout_a rifleman_b").bids(), "card scout_a")
    bids = {own(state.determinize(GERMAN, seed)).bid_of[US] for seed in range(60)}
    assert len(bids) > 4
    assert {own(state.determinize(US, seed)).bid_of[US] for seed in range(5)} == {3}


def test_9_4_the_enemy_never_sees_what_lies_under_a_discard() -> None:
    """Two states that differ only in the cards discarded unplayed look the same to the enemy."""
    views = []
    for hand, deck in (("scout_a", "fog_of_war rifleman_a"), ("fog_of_war", "scout_a rifleman_a")):
        table = Table().cards(US, hand=hand, deck=deck).cards(GERMAN, hand="rifleman_a")
        state = do(table.turn(US), "done")
        views.append([canonical(state.observe(seat)) for seat in (GERMAN, SPECTATOR)])
        views[-1].append(canonical([event.to_json() for event in state.seen_log(GERMAN)]))
    assert views[0] == views[1]
