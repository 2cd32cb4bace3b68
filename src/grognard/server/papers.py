"""Saves and records written down a piece at a time, as they stood when that was begun."""

from collections.abc import Generator, Sequence
from typing import Any, Final

import orjson

from grognard.core.record_file import Record, digest_of
from grognard.core.state import Step
from grognard.match import Match

PIECE: Final = 250
"""Steps of a record that are written in one piece."""


def save_of(match: Match) -> Generator[None, None, tuple[int, bytes]]:
    """Return `Match.save` with a snapshot, as bytes, and after how many clicks it was taken."""
    record, steps = match.record, match.record.steps
    record.steps = []
    try:
        saved: dict[str, Any] = match.save(snapshot=True)
    finally:
        record.steps = steps
    clicks = match.clicks()
    yield from _add_steps(saved["record"], steps[:])
    return clicks, orjson.dumps(saved)


def record_of(record: Record) -> Generator[None, None, bytes]:
    """Return `Record.to_json` as bytes."""
    steps = record.steps
    record.steps = []
    try:
        data: dict[str, Any] = record.to_json()
    finally:
        record.steps = steps
    yield from _add_steps(data, steps[:])
    return orjson.dumps(data)


def _add_steps(data: dict[str, Any], steps: Sequence[Step]) -> Generator[None, None, None]:
    """Write steps into a record that has none yet, and the digest that belongs to all."""
    for start in range(0, len(steps), PIECE):
        data["steps"].extend([step.to_json() for step in steps[start : start + PIECE]])
        yield
    data["digest"] = digest_of(data)
    yield
