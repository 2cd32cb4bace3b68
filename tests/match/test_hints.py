"""Hints: legal, the same twice, told in words, and made of what the seat knows."""

import pytest

from grognard.core import registry
from grognard.core.dice import SeededDice
from grognard.core.state import State
from grognard.match.hints import SHOWN, hints

GAMES = [*registry.games(), "skirmish"]


def reached(game: str, seed: int, steps: int) -> State:
    """Return a position after so many answers drawn by lot."""
    chosen = registry.load(game)
    state = chosen.new(chosen.scenarios()[0].id, seed=seed)
    dice = SeededDice(seed)
    for _ in range(steps):
        if state.is_over():
            break
        for seat in state.seats_to_answer():
            actions = state.legal_actions(seat)
            state.apply(actions[dice.below(len(actions), "answer")])
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_chain_of_legal_answers_and_the_same_twice(game: str) -> None:
    state = reached(game, 3, 9)
    seat = state.seats_to_answer()[0]
    found = hints(registry.load(game), seat, state.determinize(seat, 5), 11)
    assert 1 <= len(found) <= SHOWN
    again = hints(registry.load(game), seat, state.determinize(seat, 5), 11)
    assert [hint.to_json() for hint in again] == [hint.to_json() for hint in found]
    assert [hint.worth for hint in found] == sorted((hint.worth for hint in found), reverse=True)
    for hint in found:
        here = state.clone()
        for click in hint.chain.clicks[:-1] if hint.chain.is_fate else hint.chain.clicks:
            assert click.action in here.legal_actions(seat)
            here.apply(click.action)
        assert 0 <= hint.worth <= 1000
        assert all(any(gain.changes) for gain in hint.gains)


@pytest.mark.parametrize("game", ["marengo", "undaunted", "napoleonics"])
def test_swapped_hidden_facts_give_the_same_hints(game: str) -> None:
    state = reached(game, 4, 6)
    seat = state.seats_to_answer()[0]
    swapped = state.determinize(seat, 1)
    ours = hints(registry.load(game), seat, state.determinize(seat, 7), 13)
    theirs = hints(registry.load(game), seat, swapped.determinize(seat, 7), 13)
    assert [hint.to_json() for hint in ours] == [hint.to_json() for hint in theirs]
