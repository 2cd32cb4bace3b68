"""How much is too much: buckets that fill with time and empty with requests."""

import time
from collections import OrderedDict
from typing import Final

MOST_CLIENTS: Final = 10_000


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take as much as something costs; False, and nothing is taken, if there is less."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < min(cost, self._burst):
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for each client; the one that was idle longest is forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, cost: float = 1.0) -> bool:
        """Take as much as something costs for a client; False if it has had too much."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket.take(cost)
