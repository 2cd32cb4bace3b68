"""Replays as they are kept: frames and log in compressed pages, handed out in parts."""

import zlib
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import orjson

from grognard.core.types import Json, Player

FRAMES: Final = 25
LINES: Final = 200
"""How much lies on one page; pictures that follow each other differ little, and pack well."""
MOST_BYTES: Final = 8 * 1024 * 1024
"""What all pages of one replay may take; frames beyond it are left out."""
PART_BYTES: Final = 2 * 1024 * 1024
"""What one part may hold; a client asks again from where it ended."""

TURNS: Final = ("round", "turn", "player-turn")
"""The kinds of events by which the log of a game says that a turn begins."""
MOST_TURNS: Final = 1000


class Pages:
    """JSON texts, packed page by page as they come."""

    def __init__(self, on_a_page: int) -> None:
        self._on_a_page = on_a_page
        self._open: list[bytes] = []
        self._packed: list[bytes] = []
        self.length = 0
        self.size = 0

    def add(self, text: bytes) -> None:
        """Add one text, which has no line breaks in it."""
        self._open.append(text)
        self.length += 1
        if len(self._open) == self._on_a_page:
            self._pack()

    def close(self) -> None:
        """Pack what is left."""
        if self._open:
            self._pack()

    def _pack(self) -> None:
        page = zlib.compress(b"\n".join(self._open), 3)
        self._packed.append(page)
        self.size += len(page)
        self._open = []

    def part(self, start: int, end: int, most: int = PART_BYTES) -> list[bytes]:
        """Return the texts of some places; fewer, but one at least, where they are long."""
        found: list[bytes] = []
        size = 0
        for number in range(start // self._on_a_page, len(self._packed)):
            first = number * self._on_a_page
            if first >= end:
                break
            texts = zlib.decompress(self._packed[number]).split(b"\n")
            for text in texts[max(0, start - first) : end - first]:
                size += len(text)
                if found and size > most:
                    return found
                found.append(text)
        return found


@dataclass(frozen=True)
class Film:
    """A replay of one seat; `log_lengths` says how much of the log each frame knows.

    `decisions` are the frames at which a decision was complete, `turns` those at which a turn
    began, with what the log says of it.
    """

    seat: Player
    frames: Pages
    log: Pages
    log_lengths: list[int]
    decisions: list[int]
    turns: list[Json]

    def marks(self) -> Json:
        """Return what a time bar shows of the whole film, and where each line of the log is."""
        return {
            "length": self.frames.length,
            "decisions": self.decisions,
            "turns": self.turns,
            "log_lengths": self.log_lengths,
        }

    def size(self) -> int:
        """Return how many bytes it takes to keep."""
        return self.frames.size + self.log.size

    def whole_log(self) -> list[Json]:
        """Return all lines of the log."""
        return [orjson.loads(line) for line in self.log.part(0, self.log.length, MOST_BYTES)]

    def observation(self, at: int) -> Json | None:
        """Return what is seen on a frame, or None where there is none."""
        frames = self.frames.part(at, at + 1)
        return dict(orjson.loads(frames[0])["observation"]) if frames else None

    def part(self, start: int, count: int) -> bytes:
        """Return some frames and what they add to the log, as the body of an answer.

        Where there are no frames the log alone is handed out, from line `start` on.
        """
        frames = self.frames.part(start, start + count)
        first, last = self._lines(start, len(frames))
        lines = self.log.part(first, last)
        head = b'{"seat":%d,"length":%d,"start":%d,"frames":[' % (
            self.seat,
            self.frames.length,
            start,
        )
        log = b'],"log":{"start":%d,"lines":[' % first + b",".join(lines) + b"]}"
        return head + b",".join(frames) + log + b',"log_length":%d}' % self.log.length

    def _lines(self, start: int, frames: int) -> tuple[int, int]:
        if not self.frames.length:
            return start, start + LINES
        if not frames:
            return self.log.length, self.log.length
        first = self.log_lengths[start - 1] if start else 0
        return first, self.log_lengths[start + frames - 1]


def make_film(
    seat: Player, frames: Iterable[tuple[bytes, int, bool]], lines: Iterable[Json]
) -> Film:
    """Return a film of frames and of the lines of the log.

    With each frame come the length of the log, and whether a decision is complete there.
    """
    pages, log, lengths = Pages(FRAMES), Pages(LINES), list[int]()
    decisions, turns = list[int](), list[Json]()
    for frame, length, is_whole in frames:
        if is_whole:
            decisions.append(pages.length)
        pages.add(frame)
        lengths.append(length)
        if pages.size > MOST_BYTES:
            break
    for number, line in enumerate(lines):
        if line["kind"] in TURNS and number < (lengths[-1] if lengths else 0):
            _mark(turns, bisect_right(lengths, number), line)
        log.add(orjson.dumps(line))
        if log.size > MOST_BYTES:
            break
    pages.close()
    log.close()
    return Film(seat, pages, log, lengths, decisions, turns)


def _mark(turns: list[Json], at: int, line: Json) -> None:
    """Mark the frame at which a turn began; of two that began at once the last is told."""
    if turns and turns[-1]["at"] == at:
        turns.pop()
    if len(turns) < MOST_TURNS:
        turns.append({"at": at, "who": line["who"], "message": line["message"]})
