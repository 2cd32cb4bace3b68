"""Where puzzles lie: the folder `puzzles` of a game's package.

`making.toml` says how they are made, see `Making`; `puzzles.json` holds them, see `puzzle.py`.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from grognard.core.errors import GrognardError
from grognard.core.game import Game

MAKING: Final = "making.toml"


@dataclass(frozen=True)
class Making:
    """How the puzzles of a game are made.

    `points` lie between an even position and a won one; `player` plays the games; decisions with
    more than `widest` answers, or fewer than `fewest`, are left alone. `filter` are the worlds in
    which what was played and then the best at a glance are compared with the reference's answer,
    `race` and `second` those of the race and of the second set. `scenarios` are played one after
    another, all of them where none is named; a game gives `each` puzzles at most, from different
    player turns. Where `questions` are named, only a decision that begins with one of them is
    looked at; with one of `differing` only where the player took something else than the reference.
    """

    points: int
    player: str
    widest: int
    filter: tuple[int, ...]
    race: tuple[int, ...]
    second: int
    scenarios: tuple[str, ...] = ()
    each: int = 4
    questions: tuple[str, ...] = ()
    differing: tuple[str, ...] = ()
    fewest: int = 5


def making_of(game: Game) -> Making:
    """Return how the puzzles of a game are made; raises GrognardError where it has none."""
    folder = folder_of(game)
    if folder is None:
        raise GrognardError("no-puzzles", game=game.name)
    data = tomllib.loads((folder / MAKING).read_text("utf-8"))
    fixed: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
    }
    return Making(**fixed)


@cache
def folder_of(game: Game) -> Traversable | None:
    """Return the folder of a game's puzzles, None where it has none."""
    package = type(game).__module__
    while package and package != "grognard":
        try:
            folder = files(package) / "puzzles"
            if (folder / MAKING).is_file():
                return folder
        except (ImportError, TypeError, ValueError):
            pass
        package = package.rpartition(".")[0]
    return None
