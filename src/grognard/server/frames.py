"""Frames of the socket, built as JSON texts straight from the match: this is the hot path."""

from typing import Final

import orjson

from grognard.core.types import Json, Player
from grognard.lessons import Course
from grognard.match import Match
from grognard.server.errors import refusal

LOG_PAGE: Final = 200
"""Lines of the log that come with a first view; older ones are asked for."""


def text(data: Json) -> str:
    """Return a table as JSON."""
    return orjson.dumps(data).decode()


def ok(id: int, step: int, seat: Player) -> str:
    """Return the answer to a hello or a click that was taken."""
    return f'{{"type":"ok","id":{id},"step":{step},"seat":{seat}}}'


def error(id: int | None, reason: Exception) -> str:
    """Return the answer to a request that was refused."""
    _, body = refusal(reason)
    return text({"type": "error", "id": id, **body})


class Teller:
    """Tells one audience (a seat, or the spectators) what changed for it, and nothing else.

    It remembers what it said last: where the view is the same to the last byte and the log has not
    grown, there is nothing to say, so that no click of another seat shows in an empty message.
    """

    def __init__(self, seat: Player, course: Course | None = None) -> None:
        self.seat = seat
        self._course = None if course is None or course.seat != seat else course
        self._view = b""
        self._told = 0

    def news(self, match: Match) -> str | None:
        """Return the frame that says what changed since the last call, or None."""
        view, length, waiting = self._look(match)
        if view == self._view:
            return None
        start = min(self._told, length)
        self._view, self._told = view, length
        return self._frame(match, view, start, waiting)

    def whole(self, match: Match) -> str:
        """Return the frame that says all but the old log; for all who listen it stands as said."""
        view, length, waiting = self._look(match)
        self._view, self._told = view, length
        return self._frame(match, view, max(0, length - LOG_PAGE), waiting)

    def _look(self, match: Match) -> tuple[bytes, int, bool]:
        view = match.view(self.seat)
        waiting = self.seat >= 0 and not view.prompt and view.outcome is None
        return orjson.dumps(view.to_json()), view.log_length, waiting

    def _frame(self, match: Match, view: bytes, start: int, waiting: bool) -> str:
        lines = orjson.dumps([line.to_json() for line in match.log(self.seat, start)])
        parts = (
            b'{"type":"view","view":',
            view,
            b',"log":{"start":%d,"lines":' % start,
            lines,
            b'},"waiting":true,"lesson":' if waiting else b'},"waiting":false,"lesson":',
            self._place(match),
            b"}",
        )
        return b"".join(parts).decode()

    def _place(self, match: Match) -> bytes:
        """Return where the seat stands in its lesson."""
        if self._course is None:
            return b"null"
        return orjson.dumps(self._course.place(match.record.steps, match.asked()).to_json())
