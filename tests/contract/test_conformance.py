"""Every game keeps the contract: games times properties."""

from functools import cache

import pytest

from grognard.core.registry import load
from grognard.core.state import State
from grognard.research.conformance import PROPERTIES, known_games
from grognard.research.samples import Samples, collect
from tests.contract.games import games_here

MOST_POSITIONS = 30
"""A game of many long scenarios is tried on fewer positions of each."""
MANY_POSITIONS = 400


@cache
def samples_of(name: str, most: int = MOST_POSITIONS) -> Samples:
    """Return positions of a game, collected once."""
    return collect(load(name)).thinned(most)


@pytest.mark.parametrize("property_name", PROPERTIES)
@pytest.mark.parametrize("game_name", games_here())
def test_every_game_keeps(game_name: str, property_name: str) -> None:
    problems = PROPERTIES[property_name](load(game_name), samples_of(game_name))
    assert problems[:10] == []


@pytest.mark.large
@pytest.mark.parametrize("property_name", PROPERTIES)
@pytest.mark.parametrize("game_name", known_games())
def test_every_game_keeps_it_on_many_positions(game_name: str, property_name: str) -> None:
    problems = PROPERTIES[property_name](load(game_name), samples_of(game_name, MANY_POSITIONS))
    assert problems[:10] == []


@pytest.mark.parametrize("game_name", known_games())
def test_samples_get_their_dice_from_the_core_alone(game_name: str) -> None:
    """A game draws what is hidden with the dice it is given, and has no say in those it leaves."""
    state = load(game_name).new(seed=1)
    owners = [kind for kind in type(state).__mro__ if "determinize" in vars(kind)]
    assert owners == [State]


@pytest.mark.parametrize("game_name", games_here())
def test_the_positions_tried_are_of_every_scenario(game_name: str) -> None:
    game, samples = load(game_name), samples_of(game_name)
    tried = {sample.way.start.scenario for sample in samples.positions}
    assert tried == {scenario.id for scenario in game.scenarios()}
    assert len(samples.one_per_question()) > 1
