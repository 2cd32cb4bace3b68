"""What was sent and is not yet read: it waits in memory, so there is a bound on it."""

from asyncio import Transport
from collections import Counter


class Unread:
    """The connections that read more slowly than they are written to, and what waits for them."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._waiting: dict[Transport, str] = {}

    def wait(self, address: str, transport: Transport, is_proxy: bool) -> Transport | None:
        """Count a connection that does not keep up; return which one must go, or None.

        It is itself where its address has too much, unless that is a proxy, which speaks for many;
        where there is too much in all it is the newest of the address that has most.
        """
        self._waiting[transport] = address
        sizes: Counter[str] = Counter()
        for one, whose in self._waiting.items():
            sizes[whose] += one.get_write_buffer_size()
        if sizes[address] > self._most_each and not is_proxy:
            return transport
        if sizes.total() <= self._most:
            return None
        largest = max(sizes, key=lambda whose: sizes[whose])
        return next(one for one in reversed(self._waiting) if self._waiting[one] == largest)

    def go_on(self, transport: Transport) -> None:
        """Count a connection no more: it has caught up, or is gone."""
        self._waiting.pop(transport, None)
