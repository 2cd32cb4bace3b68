"""When a computer player's answers come: on a schedule that is drawn, never thought.

How long it thinks depends on what it holds, and so does whether it thinks at all or goes on with a
plan. So every answer comes at the end of a pause, whose length is drawn by public facts: longest
where the time could betray whether there is anything to decide, shorter where a decision begins or
fate has just spoken, shortest for the further clicks of a decision. Where nothing is hidden in a
game, answers come as soon as they are there.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from grognard.core.types import Player
from grognard.match.match import Match

SHORTEST: Final = 0.75
LONGEST: Final = 1.25
"""Of the usual pause."""
DECIDING: Final = 1 / 3
"""Of the usual pause, where a decision begins: a marshal has nearly always thought in that time."""
GOING_ON: Final = 1 / 8
"""Of the usual pause, for a further click of a decision, which is planned."""
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

    def pause(self, share: float = 1.0) -> float:
        """Return the seconds until the next answer, for a share of the usual pause."""
        return share * self._seconds * (SHORTEST + (LONGEST - SHORTEST) * self._draw())

    def rest(self, spent: float, share: float = 1.0) -> float:
        """Return how long an answer is still held that took so long to think of."""
        if not self._seconds or not share:
            return 0.0
        end = self.pause(share)
        while end < spent:
            end += self.pause()
        return end - spent

    async def hold(self, thinking: Awaitable[Kind], share: float = 1.0) -> Kind:
        """Return what was thought, at the end of a pause.

        What takes longer comes at the end of a later and whole pause, never when it is ready.
        """
        if not self._seconds or not share:
            return await thinking
        task = asyncio.ensure_future(thinking)
        try:
            await self._sleep(self.pause(share))
            while not task.done():
                await self._sleep(self.pause())
            return task.result()
        finally:
            task.cancel()


class Schedule:
    """What share of the usual pause each answer of one table takes, by public facts alone."""

    def __init__(self) -> None:
        self._last: dict[Player, tuple[int, int]] = {}

    def share(self, match: Match, seat: Player) -> float:
        """Return the share for the question that a seat is about to answer."""
        decision = match.decision()
        begins = self._last.get(seat) != decision
        self._last[seat] = decision
        if match.game.is_open:
            return 0.0
        if match.hides():
            return 1.0
        return DECIDING if begins else GOING_ON
