"""Head starts: points given to a side before the first move, in the points that a game counts.

No rulebook has them, so they are an option of ours in every game that offers it, and off unless
chosen. A state keeps them as one number: above 0 for the first seat, below 0 for the second.
"""

from collections.abc import Sequence
from typing import Final

from grognard.core.columns import Shape
from grognard.core.game import Option
from grognard.core.types import Player

HEAD_START: Final = "head-start"
NONE: Final = "none"
GIVEN: Final = Shape(1, is_late=True)
"""The shape of the number: older saves lack it."""


def head_start_option(seats: Sequence[str], points: Sequence[int], section: str) -> Option:
    """Return the option: so many points for either seat, or none.

    >>> head_start_option(("us", "german"), (1, 2), "§11.1").values
    ('none', 'us-1', 'us-2', 'german-1', 'german-2')
    """
    values = [f"{seat}-{count}" for seat in seats for count in points]
    return Option(HEAD_START, (NONE, *values), NONE, section)


def head_start(value: str, seats: Sequence[str]) -> int:
    """Return a value of the option as the number that a state keeps.

    >>> head_start("none", ("us", "german")), head_start("german-2", ("us", "german"))
    (0, -2)
    """
    if value == NONE:
        return 0
    seat, _, count = value.rpartition("-")
    return int(count) if seats.index(seat) == 0 else -int(count)


def given(number: int, seat: Player) -> int:
    """Return the points that a seat was given.

    >>> given(-2, 0), given(-2, 1)
    (0, 2)
    """
    return max(0, number if seat == 0 else -number)
