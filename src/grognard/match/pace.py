"""How long an answer takes where the time could betray something: drawn, never thought."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

SHORTEST: Final = 0.75
LONGEST: Final = 1.25
"""Of the usual pause."""
_LUCK: Final = random.SystemRandom()

Kind = TypeVar("Kind")


class Pace:
    """Pauses of one distribution, whatever is held and however long the thinking took.

    `seconds` is the usual pause; `draw` (a number from 0 to 1) and `sleep` come from outside, so
    that a test waits for nothing.
    """

    def __init__(
        self,
        seconds: float,
        draw: Callable[[], float] = _LUCK.random,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._seconds = seconds
        self._draw = draw
        self._sleep = sleep

    def pause(self) -> float:
        """Return the seconds until the next answer."""
        return self._seconds * (SHORTEST + (LONGEST - SHORTEST) * self._draw())

    def rest(self, spent: float) -> float:
        """Return how long an answer is still held that took so long to think of."""
        end = self.pause()
        while self._seconds and end < spent:
            end += self.pause()
        return max(0.0, end - spent)

    async def hold(self, thinking: Awaitable[Kind]) -> Kind:
        """Return what was thought, at the end of a pause.

        What takes longer than a pause comes at the end of a later one, never when it is ready.
        """
        if not self._seconds:
            return await thinking
        task = asyncio.ensure_future(thinking)
        try:
            await self._sleep(self.pause())
            while not task.done():
                await self._sleep(self.pause())
            return task.result()
        finally:
            task.cancel()
