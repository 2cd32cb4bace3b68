"""Which games the tests that hold for every game try in this build."""

import os

import grognard.core.state
from grognard.research.conformance import known_games

LONG_GAMES = ("napoleonics", "prussia")
"""Hundreds of decisions each: left to the compiled run where one follows, as in `make test`."""
IS_COMPILED = not str(grognard.core.state.__file__).endswith(".py")
COMPILED_FOLLOWS = not IS_COMPILED and os.environ.get("GROGNARD_COMPILED_FOLLOWS") == "1"


def games_here() -> list[str]:
    """Return the games to be tried in this build."""
    if not COMPILED_FOLLOWS:
        return known_games()
    return [name for name in known_games() if name not in LONG_GAMES]
