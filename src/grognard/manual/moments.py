"""Recorded moments: where a section of the rules decided something in a recorded game."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final

from grognard.core.game import Game
from grognard.manual.shelf import folder_of

FILE: Final = "moments.toml"


@dataclass(frozen=True)
class Moment:
    """A click of a recorded game after which a section decided something: the kinds of events.

    `step` counts clicks: the state after so many of them is the one in which it has happened.
    """

    section: str
    game: str
    step: int
    kinds: tuple[str, ...]


@cache
def moments_of(game: Game) -> dict[str, tuple[Moment, ...]]:
    """Return the recorded moments of a rules reference, by sections without their sign."""
    folder = folder_of(game)
    if folder is None or not (folder / FILE).is_file():
        return {}
    data = tomllib.loads((folder / FILE).read_text("utf-8"))
    return {
        section: tuple(Moment(section, where, step, tuple(kinds)) for where, step, *kinds in rows)
        for section, rows in data.items()
    }
