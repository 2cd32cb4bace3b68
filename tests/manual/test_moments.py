"""Recorded games replay by today's rules, and the index says where sections decided something."""

import pytest

from grognard.core import registry
from grognard.core.record import verify
from grognard.manual import has_manual
from grognard.manual.games import games_of, read_game, record_of
from grognard.manual.moments import moments_of
from tools.recorded_games import (
    ODDS,
    decided_elsewhere,
    find_moments,
    sections_of,
    written_game,
)

GAMES = [name for name in registry.games() if has_manual(registry.load(name), "en")]


@pytest.mark.parametrize("game", GAMES)
def test_the_index_is_that_of_the_recorded_games(game: str) -> None:
    """If this fails: python -m tools.recorded_games index."""
    chosen = registry.load(game)
    assert moments_of(chosen) == find_moments(chosen, sections_of(chosen))


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_of_a_recorded_game(game: str) -> None:
    chosen = registry.load(game)
    played = games_of(chosen)
    for section, moments in moments_of(chosen).items():
        assert section in sections_of(chosen)
        for one in moments:
            assert 0 < one.step <= len(played[one.game].clicks)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_decided_elsewhere_is_seen_in_a_game(game: str) -> None:
    chosen = registry.load(game)
    for section, wanted in decided_elsewhere(chosen).items():
        kinds = {kind for one in moments_of(chosen)[section] for kind in one.kinds}
        assert kinds == {wanted["kind"]}, section


def test_what_a_roll_is_reckoned_from_is_a_moment() -> None:
    (hill,) = moments_of(registry.load("undaunted"))["9.5"]
    assert (hill.game, hill.kinds) == ("hill", (ODDS,))


def test_a_recorded_game_is_proven() -> None:
    game = registry.load("undaunted")
    assert verify(record_of(game, games_of(game)["vire"])) == []


def test_a_recorded_game_is_written_as_it_is_read() -> None:
    played = games_of(registry.load("marengo"))["guns"]
    assert read_game("guns", written_game(played)) == played
