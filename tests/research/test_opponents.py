"""The players for the arena alone: legal, reproducible, blind to what their seat may not know."""

from collections.abc import Callable

import pytest

from grognard.ai.arena import play_game, run_arena
from grognard.ai.bots import Bot
from grognard.ai.random_bot import RandomBot
from grognard.ai.roster import bots, make_bot, make_opponent, opponents
from grognard.core import registry
from grognard.core.errors import GrognardError
from grognard.research.opponents import FlatMonteCarloBot, IsMctsBot

MAKERS: dict[str, Callable[[int], Bot]] = {
    "is-mcts": lambda seed: IsMctsBot(seed, simulations=4),
    "flat-monte-carlo": lambda seed: FlatMonteCarloBot(seed, positions=40),
}


@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("name", ["marengo", "undaunted", "napoleonics"])
def test_it_answers_legally_and_the_same_with_the_same_seed(name: str, kind: str) -> None:
    """`play_game` refuses what is not legal."""
    pytest.importorskip("pyspiel")
    game = registry.load(name)
    scenario = game.scenarios()[0].id
    results = [
        play_game(game, scenario, {}, [MAKERS[kind](seed), RandomBot(1)], 5, 30, True).to_json()
        for seed in (3, 3)
    ]
    assert results[0] == results[1]


@pytest.mark.parametrize("kind", MAKERS)
def test_swapped_hidden_facts_give_the_same_answer(kind: str) -> None:
    """The true positions differ in all that the seat may not know; what is handed out does not."""
    pytest.importorskip("pyspiel")
    game = registry.load("undaunted")
    state = game.new(seed=7)
    hand = RandomBot(2)
    compared = 0
    while compared < 6 and not state.is_over():
        seat = state.to_move()
        if len(state.legal_actions(seat)) > 1:
            answers = {
                MAKERS[kind](11).choose(
                    game, state.determinize(seat, world).determinize(seat, 9), seat
                )
                for world in (1, 2, 3)
            }
            assert len(answers) == 1
            compared += 1
        state.apply(hand.choose(game, state, seat))
    assert compared == 6


def test_they_are_for_the_arena_alone() -> None:
    assert opponents() == ("flat-monte-carlo", "is-mcts")
    assert not set(opponents()) & set(bots())
    for name in opponents():
        assert make_opponent(name, 1).name == name
        with pytest.raises(GrognardError):
            make_bot(name, 1)
    assert make_opponent("random", 1).name == "random"


def test_the_arena_knows_them() -> None:
    game = registry.load("skirmish")
    report = run_arena(game, ("flat-monte-carlo", "random"), 2, 1, max_decisions=4)
    assert report.total().games() == 2
    with pytest.raises(GrognardError, match="unknown-bot"):
        run_arena(game, ("nobody", "random"), 2, 1)
