"""Replays of matches and uploaded records: made in a worker, the last ones kept, none unbounded."""

import asyncio
import hashlib
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from grognard.core import registry
from grognard.core.errors import BadRecord
from grognard.core.record_file import Record
from grognard.core.types import Json, Player
from grognard.manual.games import games_of
from grognard.match import Match
from grognard.server import jobs
from grognard.server.errors import ApiError
from grognard.server.films import Film
from grognard.server.papers import record_of
from grognard.server.pieces import in_pieces
from grognard.server.settings import Settings
from grognard.server.workers import WorkerFailed, Workers

T = TypeVar("T")

MOST_KEPT: Final = 16 * 1024 * 1024
"""Bytes of replays, and of uploaded records, that are kept; the oldest goes first."""
MOST_UPLOADS: Final = 256


class Chores:
    """The checks and replays that are waited for: so many in all, so many for one address.

    Where there is no place the answer is "busy", and it comes at once.
    """

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self._workers = workers
        self._seconds = settings.chore_seconds
        self._most = settings.max_chores
        self._most_each = settings.max_chores_per_address
        self._most_bytes = settings.max_record * 6
        self._most_bytes_each = settings.max_record * 2
        self._places: Counter[str] = Counter()
        self._bytes: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str, size: int = 0) -> Iterator[None]:
        """Have a place for a chore whose content takes so many bytes; raises ApiError."""
        if self._is_full(size) or self._is_many(address, size):
            raise ApiError("server/busy")
        self._places[address] += 1
        self._bytes[address] += size
        try:
            yield
        finally:
            self._bytes[address] -= size
            self._places[address] -= 1
            if not self._places[address]:
                del self._places[address], self._bytes[address]

    def _is_full(self, size: int) -> bool:
        return self._places.total() >= self._most or self._bytes.total() + size > self._most_bytes

    def _is_many(self, address: str, size: int) -> bool:
        return (
            self._places[address] >= self._most_each
            or self._bytes[address] + size > self._most_bytes_each
        )

    async def run(self, address: str, function: Callable[..., T], *args: object) -> T:
        """Return what a job returns when its turn has come; raises WorkerFailed."""
        return await self._workers.run(self._seconds, function, *args, owner=address)


class Replays:
    """Makes films, and keeps uploaded records, for as long as there is room."""

    def __init__(self, chores: Chores) -> None:
        self.chores = chores
        self._films: OrderedDict[tuple[str, int, Player], Film] = OrderedDict()
        self._turnings: OrderedDict[str, Json] = OrderedDict()
        self._uploads: OrderedDict[str, tuple[Json, bytes]] = OrderedDict()

    async def of_match(self, id: str, match: Match, seat: Player, address: str) -> Film:
        """Return the replay of a match so far, as a seat may see it."""
        is_over = match.is_over()
        key = (id, match.clicks(), seat)
        if key in self._films:
            return self._films[key]
        with self.chores.place(address):
            content = await _packed(match.record)
            return await self._film(key, content, seat, is_over, address)

    async def of_old(self, id: str, record: Record, seat: Player, address: str) -> Film:
        """Return the replay of a match of other rules; at least its log as written."""
        is_over = record.result is not None
        key = (id, -1 if is_over else -2, seat)
        if key in self._films:
            return self._films[key]
        with self.chores.place(address):
            content = await _packed(record)
            return await self._film(key, content, seat, is_over, address)

    async def of_upload(self, id: str, seat: Player, address: str) -> Film:
        """Return the replay of an uploaded record."""
        key = (id, -1, seat)
        if key in self._films:
            return self._films[key]
        _, content = self._upload(id)
        with self.chores.place(address):
            return await self._film(key, content, seat, True, address)

    async def _film(
        self,
        key: tuple[str, int, Player],
        content: bytes,
        seat: Player,
        is_open: bool,
        address: str,
    ) -> Film:
        try:
            film = await self.chores.run(address, jobs.film, content, seat, is_open)
        except WorkerFailed:
            raise ApiError("server/busy") from None
        self._films[key] = film
        while sum(one.size() for one in self._films.values()) > MOST_KEPT:
            self._films.popitem(last=False)
        return film

    # Uploads.

    async def check(self, content: bytes, address: str) -> Json:
        """Verify an uploaded record and keep it; raises BadRecord if it is none."""
        try:
            found = await self.chores.run(address, jobs.check_record, content)
        except WorkerFailed:
            raise ApiError("record/bad") from None
        return self._kept(found)

    def _kept(self, found: tuple[Json, bytes] | BadRecord) -> Json:
        if isinstance(found, BadRecord):
            raise found
        checked, stored = found
        id = hashlib.sha256(stored).hexdigest()[:32]
        checked = {"id": id, **checked}
        self._keep(id, checked, stored)
        return checked

    # Turning points.

    async def turning(self, id: str, record: Record | None, address: str) -> Json:
        """Return why a finished match, or an uploaded record, went as it did; made once."""
        if id in self._turnings:
            return self._turnings[id]
        with self.chores.place(address):
            if record is None:
                content = self._upload(id)[1]
            else:
                content = await _packed(record)
            try:
                found = await self.chores.run(address, jobs.turning, content)
            except WorkerFailed:
                raise ApiError("server/busy") from None
        self._turnings[id] = found
        while len(self._turnings) > MOST_UPLOADS:
            self._turnings.popitem(last=False)
        return found

    # Positions.

    async def position(self, record: Record, at: int, address: str) -> str:
        """Return a moment of a finished match as a text; raises BadRecord."""
        with self.chores.place(address):
            content = await _packed(record)
            return await self._position(content, at, address)

    async def upload_position(self, id: str, at: int, address: str) -> str:
        """Return a moment of an uploaded record as a text; raises BadRecord."""
        _, content = self._upload(id)
        with self.chores.place(address):
            return await self._position(content, at, address)

    async def _position(self, content: bytes, at: int, address: str) -> str:
        try:
            found = await self.chores.run(address, jobs.position, content, at)
        except WorkerFailed:
            raise ApiError("server/busy") from None
        if isinstance(found, BadRecord):
            raise found
        return found

    async def open_position(self, text: str, address: str) -> Json:
        """Open the text of a position and keep it like an uploaded record; raises BadRecord."""
        with self.chores.place(address, len(text)):
            try:
                found = await self.chores.run(address, jobs.open_position, text)
            except WorkerFailed:
                raise ApiError("record/bad") from None
        return self._kept(found)

    def _has_too_many(self) -> bool:
        taken = sum(len(content) for _, content in self._uploads.values())
        return taken > MOST_KEPT or len(self._uploads) > MOST_UPLOADS

    async def checked(self, id: str, address: str) -> Json:
        """Return what was found in an uploaded record, or in a recorded game of the rules.

        The id of a recorded game is the game's and its own, with a dot between.
        """
        name, _, played = id.partition(".")
        if id not in self._uploads and name in registry.games():
            if played in games_of(registry.load(name)):
                with self.chores.place(address):
                    await self._record(id, name, played, address)
        return self._upload(id)[0]

    async def _record(self, id: str, name: str, played: str, address: str) -> None:
        try:
            checked, stored = await self.chores.run(address, jobs.recorded, name, played)
        except WorkerFailed:
            raise ApiError("server/busy") from None
        self._keep(id, {"id": id, **checked}, stored)

    def _keep(self, id: str, checked: Json, stored: bytes) -> None:
        self._uploads[id] = (checked, stored)
        while self._has_too_many():
            self._uploads.popitem(last=False)

    def _upload(self, id: str) -> tuple[Json, bytes]:
        found = self._uploads.get(id)
        if found is None:
            raise ApiError("record/not_found")
        return found


async def _packed(record: Record) -> bytes:
    """Return a record as it goes to a worker."""
    content = await in_pieces(record_of(record))
    return await asyncio.to_thread(jobs.pack_record, content)
