"""Long work in the event loop: a short piece at a time, so that clicks have their turn between."""

import asyncio
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


async def in_pieces(work: Generator[None, None, T]) -> T:
    """Do a work to its end, and whatever else waits after each of its pieces."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
        await asyncio.sleep(0)
