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
        left = self._left + (now - self._at) * self._rate
        if left > self._burst:  # every click comes by here twice, and min() is slow
            left = self._burst
        self._at = now
        is_enough = left >= cost or left >= self._burst
        self._left = left - cost if is_enough else left
        return is_enough

    def is_empty(self) -> bool:
        """Say whether there is less than one."""
        left = self._left + (time.monotonic() - self._at) * self._rate
        return min(self._burst, left) < 1


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

    def is_empty(self, client: str) -> bool:
        """Say whether a client has had all it may have."""
        bucket = self._buckets.get(client)
        return bucket is not None and bucket.is_empty()


PATIENCE: Final = (20.0, 300.0)
"""Refusals for asking too much that one address gets: in a second, and at once."""


class Manners:
    """Addresses that go on though they are refused: for a while the doors let them in no more.

    To refuse a request costs about as much as to answer a small one, not to accept a connection
    costs next to nothing.
    """

    def __init__(self) -> None:
        self._patience = Buckets(*PATIENCE)

    def note_refusal(self, address: str) -> None:
        """Remember that an address was refused for asking too much."""
        self._patience.take(address)

    def are_bad(self, address: str) -> bool:
        """Say whether an address does not stop."""
        return self._patience.is_empty(address)
