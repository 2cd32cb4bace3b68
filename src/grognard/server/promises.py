"""Promises: seeds of dice drawn and committed to, which wait in the database for their match.

They lie there so that every server of a database keeps them, and one that was restarted too. Those
that nobody comes for go by their number and age; no stranger can drive out another's.
"""

import hashlib
import re
import time
from typing import Final

from sqlalchemy import Delete, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grognard.core.fair import commitment
from grognard.server.chance import Draw, draw
from grognard.server.errors import ApiError
from grognard.server.tables import PromiseRow
from grognard.server.writer import reading, writing

MOST_PROMISES: Final = 10_000
MOST_PROMISES_EACH: Final = 100
"""Promises that wait for their match: in all, and of one address."""
KEPT_SECONDS: Final = 24 * 60 * 60
NAME_LENGTH: Final = 16

LOCKS: Final = {"postgresql": "SELECT pg_advisory_xact_lock(18150619)"}
"""What keeps two servers from throwing away the same ones; SQLite has one writer anyway."""


class Promises:
    """Draws seeds and promises them, by their commitments; tells nobody a seed but its match."""

    def __init__(self, engine: AsyncEngine, draw: Draw = draw) -> None:
        self._engine = engine
        self._draw = draw

    async def new(self, address: str) -> str:
        """Draw a seed for an address and return its commitment, when that is on disk."""
        seed = self._draw("dice")
        row = {
            "commitment": commitment(seed),
            "seed": seed.hex(),
            "client": name_of(address),
            "created": int(time.time()),
        }
        async with writing(self._engine) as connection:
            lock = LOCKS.get(self._engine.dialect.name)
            if lock:
                await connection.execute(text(lock))
            await connection.execute(insert(PromiseRow), row)
            await _throw_away(connection, str(row["client"]))
        return commitment(seed)

    async def seed(self, promised: str | None) -> bytes:
        """Return the seed of a commitment; raises ApiError.

        It may be asked for again until a match has been written down that uses it (`use_up`).
        A seed is never drawn when a salt is known, so nothing can be had without a commitment.
        """
        if promised is None:
            raise ApiError("commitment/needed")
        if not is_commitment(promised):  # not every text can be looked up in every database
            raise ApiError("commitment/unknown")
        query = select(PromiseRow.seed).where(
            PromiseRow.commitment == promised, PromiseRow.created > _oldest()
        )
        async with reading(self._engine) as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            raise ApiError("commitment/unknown")
        return bytes.fromhex(found)


async def use_up(connection: AsyncConnection, promised: str) -> None:
    """Take a promise away with the match that keeps it; raises ApiError if another has done so."""
    gone = delete(PromiseRow).where(PromiseRow.commitment == promised)
    if (await connection.execute(gone)).rowcount != 1:
        raise ApiError("commitment/unknown")


async def _throw_away(connection: AsyncConnection, client: str) -> None:
    """Delete what is too old, what is too many of one address, and what is too many in all."""
    await connection.execute(delete(PromiseRow).where(PromiseRow.created <= _oldest()))
    mine = select(PromiseRow.number).where(PromiseRow.client == client)
    newest = mine.order_by(PromiseRow.number.desc()).limit(MOST_PROMISES_EACH)
    too_many = delete(PromiseRow).where(
        PromiseRow.client == client, PromiseRow.number.not_in(newest.scalar_subquery())
    )
    await connection.execute(too_many)
    count = select(func.count()).select_from(PromiseRow)
    if (await connection.execute(count)).scalar_one() > MOST_PROMISES:
        await connection.execute(_oldest_of_the_greediest())


def _oldest_of_the_greediest() -> Delete:
    oldest = func.min(PromiseRow.number)
    query = select(oldest).group_by(PromiseRow.client).order_by(func.count().desc(), oldest)
    return delete(PromiseRow).where(PromiseRow.number == query.limit(1).scalar_subquery())


def _oldest() -> int:
    return int(time.time()) - KEPT_SECONDS


def is_commitment(text: str) -> bool:
    """Say whether a text can be a commitment.

    >>> is_commitment("0f" * 32), is_commitment("0F" * 32), is_commitment("")
    (True, False, False)
    """
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def name_of(address: str) -> str:
    """Return what is kept of an address, to count by."""
    return hashlib.sha256(f"grognard promise 1 {address}".encode()).hexdigest()[:NAME_LENGTH]
