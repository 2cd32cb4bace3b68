"""Games by name, looked up once: the registry searches all installed packages each time."""

from functools import cache

from grognard.core import registry
from grognard.core.game import Game


@cache
def game_of(name: str) -> Game:
    """Return the game of this name; raises UnknownGame."""
    return registry.load(name)
