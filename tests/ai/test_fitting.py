"""Fitting: a value is found that was put into the results, and the two seats see opposites."""

import pytest

from grognard.ai.fitting import Examples, Fitter, held_out_loss, slope_of
from grognard.core.dice import SeededDice
from grognard.core.fitted import Fitted, Terms, fitted_from_json
from grognard.core.registry import games, load
from grognard.research.blindness import positions


def examples(count: int) -> Examples:
    """The first seat wins where it has more of the first thing, whatever it has of the second."""
    dice, made = SeededDice(5), Examples(5)
    for number in range(count):
        own = [dice.below(100, "test") / 100.0 for _ in range(4)]
        result = 1.0 if own[0] > own[2] else -1.0
        made.add(2, [*own, 0.0], 0.1 * (own[0] - own[2]), result, number % 5 == 0)
    return made


@pytest.mark.parametrize("hidden", [0, 3])
def test_what_decides_is_found(hidden: int) -> None:
    made = examples(300)
    fitter = Fitter(made, hidden, 0.02, 0.0, seed=3)
    before = held_out_loss(fitter.fitted, made)
    for _ in range(12):
        fitter.epoch(32)
    assert held_out_loss(fitter.fitted, made) < 0.6 * before
    weights = fitter.fitted
    ahead = weights.value(Terms([0.9, 0.5], [0.1, 0.5], [0.0]))
    assert ahead > 0.5
    assert weights.value(Terms([0.1, 0.5], [0.9, 0.5], [0.0])) == pytest.approx(-ahead)


def test_the_same_seed_gives_the_same_numbers() -> None:
    made = examples(60)
    numbers = []
    for _ in range(2):
        fitter = Fitter(made, 2, 0.02, 0.01, seed=3)
        fitter.epoch(16)
        numbers.append(fitter.fitted.to_json())
    assert numbers[0] == numbers[1]


def test_the_slope_stretches_an_evaluation_that_is_too_timid() -> None:
    slope, loss = slope_of(examples(300))
    assert slope > 5.0
    assert loss < 0.5


def test_a_data_file_brings_the_network_back() -> None:
    fitter = Fitter(examples(60), 2, 0.02, 0.01, seed=3)
    fitter.epoch(16)
    again = fitted_from_json(fitter.fitted.to_json())
    terms = Terms([0.2, 0.4], [0.3, 0.1], [0.5])
    assert again.value(terms) == pytest.approx(fitter.fitted.value(terms), abs=1e-3)


@pytest.mark.parametrize("name", games())
def test_the_terms_of_the_two_seats_mirror_each_other(name: str) -> None:
    game = load(name)
    for state, _ in positions(game, 4, seed=14):
        first, second = game.terms(state, 0), game.terms(state, 1)
        assert first is not None
        assert second is not None
        assert (first.own, first.other) == (second.other, second.own)
        assert len(first.numbers()) == len(game.term_names())
        turned, numbers = list(first.turned()), list(second.numbers())
        if name == "marengo":  # whose evaluation takes who has just ended a turn for still in it
            at = game.term_names().index("evaluation")
            del turned[at], numbers[at]
        if name != "prussia":  # whose evaluation looks at its own side's stance alone
            assert turned == pytest.approx(numbers)


@pytest.mark.parametrize("name", games())
def test_what_is_shipped_was_made_of_the_terms_of_today(name: str) -> None:
    game = load(name)
    fitted: Fitted | None = game.fitted()
    if fitted is not None:
        assert len(fitted.scale) == len(game.term_names())
        for state, seat in positions(game, 3, seed=14):
            assert -1.0 <= game.prospect(state, seat) <= 1.0
