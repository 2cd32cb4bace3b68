"""The writer of clicks: many matches, one transaction, and nobody is told before it is on disk."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Final, TypeAlias

from sqlalchemy import Connection, insert
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grognard.match import Click
from grognard.server.database import make_blocking_engine
from grognard.server.errors import ApiError
from grognard.server.seldom import Seldom
from grognard.server.tables import ClickRow

Row: TypeAlias = tuple[str, int, str, int, int, str, str]
COLUMNS: Final = ("match", "number", "verb", "seat", "step", "action", "key")
INSERT: Final = f"""INSERT INTO clicks ("{'", "'.join(COLUMNS)}") VALUES (?, ?, ?, ?, ?, ?, ?)"""

log = logging.getLogger(__name__)
seldom = Seldom(log)

FULL: Final = ("disk is full", "no space left", "disk full", "disk i/o error")
"""What databases say when they have no room; an I/O error is how a full disk ends a log."""
LARGEST: Final = 200
"""Clicks in one transaction."""


class ClickWriter:
    """Collects the clicks that arrive while a transaction is under way, and writes them together.

    A disk syncs a few hundred times a second, whatever lies in the transaction; so the clicks of
    fifty matches cost one sync and not fifty.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._pen = _ThreadPen(engine) if engine.dialect.name == "sqlite" else _Pen(engine)
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
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
        self._pen.close()

    async def add(self, match: str, click: Click, key: str) -> None:
        """Return when a click is on disk; raises ApiError if its place is taken."""
        row = (match, click.number, click.verb, click.seat, click.step, click.action, key)
        if self._is_closing or self._task is None:
            raise ApiError("server/busy")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._news.set()
        await done

    async def _run(self) -> None:
        while not (self._is_closing and not self._waiting):
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                await self._write(batch)

    async def _write(self, batch: list[tuple[Row, asyncio.Future[None]]]) -> None:
        """Write a batch; where one of it cannot be written, each for itself."""
        try:
            await self._pen.write([row for row, _ in batch])
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


class _Pen:
    """Writes clicks in one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, rows: list[Row]) -> None:
        tables = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
        async with self._engine.begin() as connection:
            await connection.execute(insert(ClickRow), tables)

    def close(self) -> None:
        """Nothing is held open."""


class _ThreadPen(_Pen):
    """Writes to an embedded database from a thread, on a connection of its own.

    Its calls block anyway, and through the asynchronous driver a transaction goes to a thread and
    back for each of its calls, waiting each time for its turn in a busy loop.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="clicks")
        self._blocking = make_blocking_engine(engine.url)
        self._connection: Connection | None = None

    async def write(self, rows: list[Row]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, rows)

    def _write(self, rows: list[Row]) -> None:
        if self._connection is None:
            self._connection = self._blocking.connect()
        try:
            self._connection.exec_driver_sql(INSERT, rows)
            self._connection.commit()
        except BaseException:
            self._connection.rollback()
            raise

    def close(self) -> None:
        self._thread.submit(self._close).result()
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._blocking.dispose()


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if done.done():
        return
    if isinstance(error, IntegrityError):
        done.set_exception(ApiError("match/conflict"))
    else:
        done.set_exception(not_written(error))


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Have a transaction; where it cannot be written, that is told as a refusal."""
    with refusing():
        async with engine.begin() as connection:
            yield connection


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Have a connection to read from; where the database is not there, that is told likewise."""
    with refusing():
        async with engine.connect() as connection:
            yield connection


@contextmanager
def refusing() -> Iterator[None]:
    """Make a refusal of what fails in the database, if it is not we who asked for nonsense.

    Drivers differ: a full disk is an operational error in one, in another only an error.
    """
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        raise
    except (DBAPIError, OSError) as error:
        raise not_written(error) from None


def not_written(error: Exception) -> ApiError:
    """Return the refusal of what could not be written, and log why; a full disk is said so."""
    why = str(getattr(error, "orig", None) or error)
    is_full = any(sign in why.lower() for sign in FULL)
    seldom.warn("full" if is_full else "other", "the database failed: %s", why)
    return ApiError("server/disk_full" if is_full else "server/busy")
