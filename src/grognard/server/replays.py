"""Replays of matches and uploaded records: frames made in a worker, the last ones remembered."""

import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

import orjson

from grognard.core.errors import BadRecord
from grognard.core.types import Json, Player
from grognard.match import Match
from grognard.server import jobs
from grognard.server.errors import ApiError
from grognard.server.workers import WorkerFailed, Workers

MOST_REPLAYS: Final = 24
MOST_UPLOADS: Final = 32


@dataclass(frozen=True)
class Film:
    """A replay of one seat: the frames and the log, each as JSON."""

    seat: Player
    frames: list[bytes]
    log: bytes

    def part(self, start: int, count: int) -> bytes:
        """Return some frames, and the whole log, as the body of an answer."""
        frames = self.frames[start : start + count]
        head = b'{"seat":%d,"length":%d,"start":%d,"frames":[' % (
            self.seat,
            len(self.frames),
            start,
        )
        return head + b",".join(frames) + b'],"log":' + self.log + b"}"


class Replays:
    """Makes films, and keeps uploaded records, for as long as there is room."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._films: OrderedDict[tuple[str, int, Player], Film] = OrderedDict()
        self._uploads: OrderedDict[str, tuple[Json, bytes]] = OrderedDict()

    async def of_match(self, id: str, match: Match, seat: Player) -> Film:
        """Return the replay of a match so far, as a seat may see it."""
        is_over = match.is_over()
        key = (id, match.clicks(), seat)
        if key in self._films:
            return self._films[key]
        content = orjson.dumps(match.record.to_json())
        return await self._film(key, content, seat, is_over)

    async def of_old(self, id: str, content: bytes, seat: Player) -> Film:
        """Return the replay of a finished match of other rules; at least its log as written."""
        key = (id, -1, seat)
        return self._films.get(key) or await self._film(key, content, seat, True)

    async def of_upload(self, id: str, seat: Player) -> Film:
        """Return the replay of an uploaded record."""
        key = (id, -1, seat)
        if key in self._films:
            return self._films[key]
        _, content = self._upload(id)
        return await self._film(key, content, seat, True)

    async def _film(
        self, key: tuple[str, int, Player], content: bytes, seat: Player, is_open: bool
    ) -> Film:
        try:
            frames, log = await self._workers.run(
                self._seconds, jobs.frames, content, seat, is_open
            )
        except WorkerFailed:
            raise ApiError("server/busy") from None
        film = Film(seat, frames, log)
        self._films[key] = film
        while len(self._films) > MOST_REPLAYS:
            self._films.popitem(last=False)
        return film

    # Uploads.

    async def check(self, content: bytes) -> Json:
        """Verify an uploaded record and keep it; raises BadRecord if it is none."""
        try:
            found = await self._workers.run(self._seconds, jobs.check_record, content)
        except WorkerFailed:
            raise ApiError("record/bad") from None
        if isinstance(found, BadRecord):
            raise found
        checked, stored = found
        id = hashlib.sha256(stored).hexdigest()[:32]
        checked = {"id": id, **checked}
        self._uploads[id] = (checked, stored)
        while len(self._uploads) > MOST_UPLOADS:
            self._uploads.popitem(last=False)
        return checked

    def checked(self, id: str) -> Json:
        """Return what was found in an uploaded record."""
        return self._upload(id)[0]

    def _upload(self, id: str) -> tuple[Json, bytes]:
        found = self._uploads.get(id)
        if found is None:
            raise ApiError("record/not_found")
        return found
