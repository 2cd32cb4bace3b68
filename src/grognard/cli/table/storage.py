"""Files: saved games, finished records, and the game that was left last."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from grognard.core.errors import BadSave
from grognard.core.record_file import FORMAT as RECORD_FORMAT
from grognard.core.record_file import read_json, save_record, write_whole
from grognard.match import Match, load_match

LAST: Final = "last-game.json"


def state_folder() -> Path:
    """Return where the game that was left last is kept; see the XDG base directories."""
    base = os.environ.get("XDG_STATE_HOME") or ""
    return Path(base or Path.home() / ".local" / "state") / "grognard"


def last_game() -> Path:
    """Return the file of the game that was left last."""
    return state_folder() / LAST


def typed_path(text: str) -> Path:
    """Return the path a player typed, perhaps in quotes, perhaps below a home folder."""
    path = Path(text.strip("\"'"))
    try:
        return path.expanduser()
    except RuntimeError:  # somebody's home folder that is not there
        return path


def save_match(match: Match, path: Path) -> None:
    """Write a game: its record if it is over, otherwise all that is needed to go on."""
    if match.is_over():
        save_record(match.record, path)
    else:
        write_whole(path, match_text(match))


def match_text(match: Match) -> str:
    """Return the text of a saved game."""
    return json.dumps(match.save(), ensure_ascii=False) + "\n"


def load_saved(path: Path) -> Match:
    """Read a saved game; raises BadSave or BadRecord on anything else."""
    data = read_json(path)
    if isinstance(data, dict) and data.get("format") == RECORD_FORMAT:
        raise BadSave("save-is-record", file=str(path))
    return load_match(data)


def write_soon(path: Path, text: str) -> None:
    """Replace a file in one move, but do not wait for the disk: done before each question."""
    spare = path.with_name(path.name + ".new")
    spare.write_text(text, "utf-8")
    spare.replace(path)


class Keeper:
    """Keeps the running game in a file, so that leaving or a crash loses nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.works = True
        self.kept = False

    def keep(self, match: Match) -> None:
        """Write the game; where that is impossible, play goes on without a net."""
        if not self.works:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_soon(self.path, match_text(match))
            self.kept = True
        except OSError:
            self.works = False

    def forget(self) -> None:
        """Remove the file of a game that is over; where it cannot be, there is none of ours."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        self.kept = False
