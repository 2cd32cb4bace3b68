"""The large numbers of the contract: nothing hidden is seen in a thousand states."""

import pytest

from grognard.core.registry import load
from grognard.research.conformance import known_games
from grognard.research.properties.hidden import view_changes
from grognard.research.samples import collect

STATES, DETERMINIZATIONS = 1000, 5


@pytest.mark.large
@pytest.mark.parametrize("name", known_games())
def test_no_byte_of_a_view_changes_in_a_thousand_states(name: str) -> None:
    game = load(name)
    positions = collect(game, seed=2, games_per_scenario=60, keep=120).positions
    chosen = positions[:: max(1, len(positions) // STATES)]
    assert len(chosen) >= STATES
    for sample in chosen:
        for seat in (0, 1):
            assert view_changes(game, sample, seat, range(DETERMINIZATIONS)) == []
