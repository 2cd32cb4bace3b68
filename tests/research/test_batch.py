"""Many games side by side are the games that they would be alone."""

import pytest

from grognard.ai.batch import Batch
from grognard.ai.seeds import derived_seed
from grognard.core.dice import SeededDice
from grognard.core.registry import games, load


def play(batch: Batch, steps: int, seed: int) -> list[list[float]]:
    """Answer at random for some steps; return the results of the games that ended."""
    dice = SeededDice(seed)
    found: list[list[float]] = []
    for _ in range(steps):
        batch.step([actions[dice.below(len(actions), "pick")] for actions in batch.legal])
        found += [batch.returns[place] for place, is_done in enumerate(batch.is_done) if is_done]
    return found


@pytest.mark.parametrize("name", games())
def test_a_game_in_a_batch_is_the_game_alone(name: str) -> None:
    game = load(name)
    batch = Batch(game, seed=5, size=4)
    scenarios = [scenario.id for scenario in game.scenarios()] * 4
    alone = [game.new(scenarios[at], derived_seed(5, "batch", at)) for at in range(4)]
    for step in range(20):
        actions = [legal[step % len(legal)] for legal in batch.legal]
        for state, action in zip(alone, actions, strict=True):
            state.apply(action)
        batch.step(actions)
        assert batch.legal == [state.legal_actions() for state in alone]
        assert batch.seats == [state.to_move() for state in alone]
    assert batch.features() == [
        game.features(state, seat) for state, seat in zip(alone, batch.seats, strict=True)
    ]
    assert batch.masks() == [game.legal_mask(state) for state in alone]


def test_a_game_that_ends_is_followed_by_the_next() -> None:
    batch = Batch(load("skirmish"), seed=1, size=8)
    results = play(batch, 400, seed=2)
    assert len(results) > 8
    assert batch.begun == 8 + len(results)
    assert all(sum(returns) == 0 for returns in results)
    assert {1.0, -1.0} <= {returns[0] for returns in results}


def test_a_batch_repeats_exactly() -> None:
    once, again = (play(Batch(load("skirmish"), 3, 8), 200, 4) for _ in range(2))
    assert once == again


def test_a_game_that_is_too_long_is_stopped_without_a_winner() -> None:
    batch = Batch(load("skirmish"), size=2, max_decisions=3)
    assert play(batch, 3, seed=1) == [[0.0, 0.0], [0.0, 0.0]]
    assert batch.lengths == [0, 0]


def test_every_game_wants_an_answer() -> None:
    batch = Batch(load("skirmish"), size=2)
    with pytest.raises(ValueError, match="1 answers for 2 games"):
        batch.step([batch.legal[0][0]])
