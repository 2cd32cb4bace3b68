"""Results kept as they come in, so that a run that was stopped can go on.

A file of JSON lines: the first says what is played, each other one holds a game. A line is written
whole and synced before the next game counts, so that a run killed at any moment loses the games
that were being played and no others; a line cut short by that is dropped.
"""

import json
import os
from pathlib import Path
from typing import Final

from grognard.core.errors import GrognardError
from grognard.core.types import Json

FORMAT: Final = "grognard-results"
VERSION: Final = 1


class Journal:
    """A file of results; `done` holds those that were there, by their keys."""

    def __init__(self, path: Path, about: Json, resume: bool = False) -> None:
        """Begin a file, or go on with one of the same run; raises GrognardError."""
        self.path = path
        self.done: dict[str, Json] = {}
        self._about: Json = {"format": FORMAT, "version": VERSION, **about}
        if path.exists() and not resume:
            raise GrognardError("results-exist", file=str(path))
        kept = self._read() if path.exists() else 0
        self._file = path.open("ab")
        self._file.truncate(kept)
        if not kept:
            self._write(self._about)

    def add(self, key: str, result: Json) -> None:
        """Keep a result for good."""
        self._write({"key": key, "result": result})
        self.done[key] = result

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _write(self, line: Json) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self) -> int:
        """Take in what is there; return how many bytes of it are whole lines."""
        content = self.path.read_bytes()
        whole = content.rfind(b"\n") + 1
        for number, line in enumerate(content[:whole].splitlines(), 1):
            self._take(number, line)
        return whole

    def _take(self, number: int, line: bytes) -> None:
        try:
            data = json.loads(line)
            if number == 1:
                if data != self._about:
                    self._refuse(data)
            else:
                self.done[str(data["key"])] = dict(data["result"])
        except (ValueError, KeyError, TypeError, AttributeError):
            raise GrognardError("bad-results", file=str(self.path), line=number) from None

    def _refuse(self, found: Json) -> None:
        """Say in which point another run was begun in this file."""
        if found.get("format") != FORMAT:
            raise ValueError
        names = sorted({*found, *self._about})
        other = [name for name in names if found.get(name) != self._about.get(name)]
        raise GrognardError("other-results", file=str(self.path), what=", ".join(other))
