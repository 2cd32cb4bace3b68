"""What the saves of all games have in common: the seal, whole numbers, the log."""

import hashlib
import json
from collections.abc import Sequence
from typing import Final

from grognard.core.event import Event, event_from_json
from grognard.core.types import Json

SAVE_FORM: Final = 3
"""The form of a save; before, every game had one of its own: see `renewed`."""

_ANY: Final = 1 << 256
_STACKS: Final = ("todo", "questions", "frames")


def seal(saved: Json) -> Json:
    """Add a digest of all else to a save; a damaged one is refused before it is read."""
    saved["digest"] = _digest(saved)
    return saved


def check_seal(saved: Json, game: str) -> None:
    """Raise ValueError unless a save is of this game and as it was sealed."""
    if saved["game"] != game:
        raise ValueError("another game")
    if saved["digest"] != _digest(saved):
        raise ValueError("the digest does not fit")


def renewed(saved: Json, below: Sequence[int] = ()) -> Json:
    """Return a save of an older form in today's, every number under its own name.

    Older forms named the stack in three ways, had columns and numbers apart or all in one, and some
    had a seal. `below` is what lies at the bottom of a stack today, and lay not there then.
    """
    if "digest" in saved:
        check_seal(saved, str(saved["game"]))
    parts = (saved, saved.get("columns", {}), saved.get("scalars", {}))
    names = {name: _as_numbers(value) for part in parts for name, value in table(part).items()}
    stack = wholes(next((names[name] for name in _STACKS if name in names), None))
    return seal(
        {
            "game": saved["game"],
            "save": SAVE_FORM,
            "columns": names,
            "todo": [*below, *stack] if stack else stack,
            "fate": names["fate"],
            "chain": names["chain"],
            "dice": saved["dice"],
            "log": saved["log"],
        }
    )


def _as_numbers(value: object) -> object:
    """Return a list of yes and no as numbers, as all columns are now."""
    if isinstance(value, list):
        return [int(one) if isinstance(one, bool) else one for one in value]
    return value


def _digest(saved: Json) -> str:
    body = {name: value for name, value in saved.items() if name != "digest"}
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()


def table(value: object) -> dict[str, object]:
    """Return a part of a save that holds names; raises ValueError on anything else."""
    if not isinstance(value, dict):
        raise ValueError(f"{value!r} has no names")
    return value


def whole(value: object, least: int = -_ANY, most: int = _ANY) -> int:
    """Return a whole number of a save; raises ValueError on anything else, true and false too.

    >>> whole(3, 0, 5)
    3
    """
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is not a whole number")
    if not least <= value <= most:
        raise ValueError(f"{value} is not from {least} to {most}")
    return value


def wholes(values: object, length: int = -1, least: int = -_ANY, most: int = _ANY) -> list[int]:
    """Return a column of whole numbers; raises ValueError on any other, or another length.

    >>> wholes([1, 2], 2)
    [1, 2]
    """
    if not isinstance(values, list):
        raise ValueError("a column is a list")
    if length >= 0 and len(values) != length:
        raise ValueError(f"a column of {length} numbers has {len(values)}")
    return [whole(value, least, most) for value in values]


def yes_or_no(value: object) -> bool:
    """Return a truth of a save; raises ValueError on anything else."""
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} is neither true nor false")
    return value


def saved_log(log: list[Event] | None) -> list[object] | None:
    """Return a log as JSON; a state may have none."""
    return None if log is None else [event.to_json() for event in log]


def loaded_log(saved: object) -> list[Event] | None:
    """Return the log of `saved_log`; raises ValueError on anything else."""
    if saved is None:
        return None
    if not isinstance(saved, list):
        raise ValueError("the log is no list")
    return [event_from_json(event) for event in saved]
