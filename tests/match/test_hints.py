"""Hints: legal, the same twice, told in words, and made of what the seat knows."""

import pytest

from grognard.core import registry
from grognard.core.dice import SeededDice
from grognard.core.message import Message
from grognard.core.state import State
from grognard.match.chains import Chain
from grognard.match.hints import LEAST_CAUSE, MOST_CAUSES, SHOWN, Cause, Hint, caused, hints
from grognard.messages.texts import Texts

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


@pytest.mark.parametrize("game", registry.games())
def test_the_parts_of_which_a_hint_speaks_add_up_to_the_evaluation(game: str) -> None:
    played = registry.load(game)
    told, compared = played.judging.told, 0
    for seed in range(4):
        state = reached(game, seed, 20 * seed + 3)
        if state.is_over() or state.question().id.startswith("setup"):
            continue
        for seat in (0, 1):
            parts = played.judging.parts(state, seat)
            assert len(parts) == len(told)
            # what a seat of Undaunted has by the scenario is no part of what a decision changes
            rest = played.evaluate(state, seat) - sum(parts)
            mirror = played.evaluate(state, 1 - seat) - sum(played.judging.parts(state, 1 - seat))
            if game == "undaunted":
                assert rest == pytest.approx(-mirror, abs=1e-9)
            elif any(parts):
                assert rest == pytest.approx(0.0, abs=1e-9)
            compared += any(parts)
    assert compared >= 2


@pytest.mark.parametrize("game", registry.games())
def test_why_a_decision_is_good_is_said_in_three_languages(game: str) -> None:
    played = registry.load(game)
    for language in ("en", "uk", "ru"):
        say = Texts(language)
        say.add(played)
        for part in played.judging.told:
            said = say(f"{game}-part-{part}")
            assert said
            assert not said.startswith(game)


def test_reasons_are_few_and_none_is_too_small_to_matter() -> None:
    game = registry.load("undaunted")
    found = []
    for seed in range(3):
        state = reached("undaunted", seed, 40)
        if state.is_over() or len(state.seats_to_answer()) > 1:
            continue
        seat = state.seats_to_answer()[0]
        found += hints(game, seat, state.determinize(seat, 5), 11)
    causes = [cause for hint in found for cause in hint.causes]
    assert causes
    assert all(len(hint.causes) <= MOST_CAUSES for hint in found)
    assert all(abs(cause.change) >= LEAST_CAUSE for cause in causes)


def test_what_every_decision_changes_alike_is_no_reason_for_one_of_them() -> None:
    chain = Chain(0, (), None, False)
    label = Message("undaunted-part-hand")
    found = [Hint(chain, 500, (), (Cause(label, change),)) for change in (-15, -40)]
    assert [hint.causes for hint in caused(found)] == [(), (Cause(label, -25),)]
    assert caused(found[:1])[0].causes == (Cause(label, -15),)
