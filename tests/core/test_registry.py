"""The registry: a game is looked for once, and what is no game is never kept."""

import pytest

from grognard.core import registry
from grognard.core.errors import UnknownGame


def test_a_loaded_game_is_not_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load("skirmish")

    def searched(group: str) -> object:
        raise AssertionError("all installed packages are searched again")

    monkeypatch.setattr(registry, "entry_points", searched)
    assert registry.load("skirmish") is game


def test_an_unknown_game_is_refused_each_time() -> None:
    for _ in range(2):
        with pytest.raises(UnknownGame, match="unknown-game"):
            registry.load("no-such-game")
