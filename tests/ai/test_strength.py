"""What the reference player is worth at the real games: it must beat random play nearly always."""

import pytest

from grognard.ai.arena import run_arena
from grognard.core.registry import games, load

BATTLES = 3
GAMES = [name for name in games() if name != "prussia"]
"""There one side wins whatever is left undecided: tests/games/prussia/test_strength.py."""


@pytest.mark.parametrize("name", GAMES)
def test_the_reference_beats_random_in_the_first_scenarios(name: str) -> None:
    game = load(name)
    scenarios = [scenario.id for scenario in game.scenarios()[:BATTLES]]
    report = run_arena(game, ("reference", "random"), 2 * len(scenarios), 7, scenarios)
    assert report.capped() == 0
    assert report.total().losses <= 1


@pytest.mark.large
@pytest.mark.parametrize("name", GAMES)
def test_the_reference_beats_random_in_nine_games_of_ten_over_all_scenarios(name: str) -> None:
    report = run_arena(load(name), ("reference", "random"), 200, seed=1944, jobs=2)
    low, _ = report.total().interval()
    assert report.capped() == 0
    assert low >= 0.9
