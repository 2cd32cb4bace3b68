"""What the terminal shows of fair dice before the first roll, kept for `replay --against`."""

import json
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from grognard.cli.table.storage import state_folder
from grognard.core.kept import kept_json
from grognard.core.opening import ORDER, SEED_HASH, SERVER
from grognard.core.record_file import write_whole
from grognard.match import Match

FOLDER: Final = "dice"
MOST: Final = 200
"""Games of which it is kept; that of the oldest goes first."""


class DiceNotes:
    """Writes down what was shown, when it was shown; where that is impossible, play goes on."""

    def __init__(self, promise: str) -> None:
        self._promise = promise
        self._seen: list[list[object]] = []
        self.see(SEED_HASH, SERVER, promise)

    def see(self, what: str, seat: int, value: str) -> None:
        """Write down one thing more."""
        self._seen.append([what, seat, value, datetime.now(UTC).isoformat()])
        path = place_of(self._promise)
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(kept_json("", ORDER, self._seen)) + "\n", "utf-8")
            _forget_oldest(path.parent)


def place_of(promise: str) -> Path:
    """Return where it is kept what was shown of the dice with this commitment."""
    return state_folder() / FOLDER / f"{promise}.json"


def _forget_oldest(folder: Path) -> None:
    files = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
    for path in files[:-MOST]:
        path.unlink(missing_ok=True)


def save_notes(match: Match, record: Path) -> Path | None:
    """Put what was kept of a match beside its record; None where nothing was kept of it.

    It is what was written before the first roll, not what the record says of it.
    """
    promise = match.record.dice.commitment
    try:
        text = place_of(promise).read_text("utf-8") if promise else ""
    except OSError:
        return None
    if not text:
        return None
    path = record.with_name(f"{record.stem}-dice.json")
    write_whole(path, text)
    return path
