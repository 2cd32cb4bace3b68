"""Long work that can be done a short piece at a time, by who has other things to do between."""

from collections.abc import Generator
from typing import Final, TypeVar

PIECE: Final = 8
"""Steps of a game that are played again in one piece."""

T = TypeVar("T")


def finished(work: Generator[None, None, T]) -> T:
    """Do a work to its end at once, and return what comes of it."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
