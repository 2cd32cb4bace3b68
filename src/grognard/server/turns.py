"""Turns at something scarce: those who wait are served address by address, and none is starved."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at once; of those who wait, each address has one before any has its second."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def wait(self, address: str) -> None:
        """Wait for a turn; whoever has had it says `next`."""
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.next()  # the turn had come, and nobody was there any more
            raise

    @asynccontextmanager
    async def taken(self, address: str) -> AsyncIterator[None]:
        """Have a turn."""
        await self.wait(address)
        try:
            yield
        finally:
            self.next()

    def next(self) -> None:
        """Give a turn back: to the address that has waited longest, if one waits."""
        while self._waiting:
            address, line = self._waiting.popitem(last=False)
            first = line.popleft()
            if line:
                self._waiting[address] = line  # behind everybody else
            if not first.done():
                first.set_result(None)
                return
        self._free += 1
