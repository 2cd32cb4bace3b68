"""The writer of clicks: many matches, one transaction, and nobody is told before it is on disk."""

import asyncio
from typing import Final

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from grognard.core.types import Json
from grognard.server.errors import ApiError
from grognard.server.tables import ClickRow

LARGEST: Final = 200
"""Clicks in one transaction."""


class ClickWriter:
    """Collects the clicks that arrive while a transaction is under way, and writes them together.

    A disk syncs a few hundred times a second, whatever lies in the transaction; so the clicks of
    fifty matches cost one sync and not fifty.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Json, asyncio.Future[None]]] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="click writer")

    async def stop(self) -> None:
        """Write what is waiting and end."""
        self._is_closing = True
        self._news.set()
        if self._task is not None:
            await self._task

    async def add(self, row: Json) -> None:
        """Return when the click is on disk; raises ApiError if its place is taken."""
        if self._is_closing or self._task is None:
            raise ApiError("server/busy")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._news.set()
        await asyncio.shield(done)

    async def _run(self) -> None:
        while not (self._is_closing and not self._waiting):
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                await self._write(batch)

    async def _write(self, batch: list[tuple[Json, asyncio.Future[None]]]) -> None:
        """Write a batch; where one of it cannot be written, each for itself."""
        try:
            await self._insert([row for row, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                _fail(batch[0][1], error)
                return
            for one in batch:
                await self._write([one])
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _insert(self, rows: list[Json]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(ClickRow), rows)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if done.done():
        return
    if isinstance(error, IntegrityError):
        done.set_exception(ApiError("match/conflict"))
    else:
        done.set_exception(ApiError("server/busy"))
