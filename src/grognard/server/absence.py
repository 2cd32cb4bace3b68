"""How long the people of a match have been away: nobody is taken for gone who just left."""

import math
import time
from collections.abc import Callable

from grognard.core.types import Player
from grognard.server.errors import ApiError


class Absence:
    """When each seat was last at the table, as far as this copy of the match knows.

    A seat that this copy has never seen is away since it was loaded: a server that was started
    again begins to wait again.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._begin = clock()
        self._left: dict[Player, float] = {}

    def note(self, seat: Player) -> None:
        """Remember that a seat has left just now."""
        self._left[seat] = self._clock()

    def check(self, seat: Player) -> None:
        """Refuse a seat that left too short a time ago; raises ApiError."""
        rest = self._left.get(seat, self._begin) + self._seconds - self._clock()
        if rest > 0:
            raise ApiError("seat/just_left", minutes=math.ceil(rest / 60))
