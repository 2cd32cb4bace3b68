"""Every game keeps the contract: games times properties."""

from functools import cache

import pytest

from grognard.core.registry import load
from grognard.core.state import State
from grognard.research.conformance import PROPERTIES, known_games
from grognard.research.samples import Samples, collect
from tests.contract.games import games_here

MOST_POSITIONS = 12
"""About so many, but at least one of each question and of each scenario."""
GAMES, EVERY = 4, 4
"""Whole games, and the part of what is tried many times at each position."""
MANY_POSITIONS = 400


@cache
def samples_of(name: str) -> Samples:
    """Return positions of a game, collected once."""
    return collect(load(name)).thinned(MOST_POSITIONS, GAMES, EVERY)


@cache
def many_samples_of(name: str) -> Samples:
    """Return many positions of a game, at which everything is tried."""
    return collect(load(name)).thinned(MANY_POSITIONS)


@pytest.mark.parametrize("property_name", PROPERTIES)
@pytest.mark.parametrize("game_name", games_here())
def test_every_game_keeps(game_name: str, property_name: str) -> None:
    problems = PROPERTIES[property_name](load(game_name), samples_of(game_name))
    assert problems[:10] == []


@pytest.mark.large
@pytest.mark.parametrize("property_name", PROPERTIES)
@pytest.mark.parametrize("game_name", known_games())
def test_every_game_keeps_it_on_many_positions(game_name: str, property_name: str) -> None:
    problems = PROPERTIES[property_name](load(game_name), many_samples_of(game_name))
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
