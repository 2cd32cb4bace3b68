"""Running matches that older rules began: played again by today's, then gone on with or kept."""

import asyncio
from typing import Final

import orjson

from grognard.core.errors import BadSave
from grognard.core.game import Change, Game, Option
from grognard.core.message import Message
from grognard.core.record_file import Record, record_from_json
from grognard.core.state import Step
from grognard.core.types import Json
from grognard.match import Match
from grognard.match.older import end_record, is_agreement, write_on
from grognard.server.store import MatchData, StoredClick

BREATH: Final = 8
"""Clicks replayed before other work gets its turn."""


async def play_again(match: Match, clicks: list[StoredClick], saved: bytes | None) -> None:
    """Take all clicks of a match again by today's rules; raises where anything differs.

    What older rules made of them is known from the last snapshot, whose record is compared. Where
    clicks came after it nobody knows, and a match is never changed silently: that differs, too.
    """
    written: Json | None = None if saved is None else orjson.loads(saved)
    if len(clicks) != (0 if written is None else written["clicks"]):
        raise BadSave("bad-match", detail="clicks")
    for stored in clicks:
        match.commit(stored.click)
        if match.clicks() % BREATH == 0:
            await asyncio.sleep(0)
    if written is not None:
        _compare(match, written)


def _compare(match: Match, written: Json) -> None:
    """Refuse a match that differs from what was written after as many clicks."""
    now = orjson.loads(orjson.dumps(match.save()))
    for part in ("steps", "held"):
        if now[part] != written[part]:
            raise BadSave("bad-match", detail=part)
    record = written["record"]
    assert isinstance(record, dict)
    for part in ("setup", "steps", "result"):
        if now["record"][part] != record[part]:
            raise BadSave("bad-match", detail=part)


def written_record(match: Match, data: MatchData) -> Record:
    """Return the record of a match as far as anything is known of it: its header alone."""
    record = record_from_json(match.record.to_json())
    record.options, record.rules_version = data.options, data.rules_version
    record.setup, record.steps, record.result = Step(), [], None
    return record


def snapshot_record(written: Json) -> Record:
    """Return the record in a snapshot, with the answers that were held when it was taken."""
    record = record_from_json(written["record"])
    held = written["held"]
    assert isinstance(held, dict)
    record.steps += [Step(str(seat), str(action)) for seat, action in held.items()]
    return record


def old_record(data: MatchData, record: Record, written: int, clicks: list[StoredClick]) -> Record:
    """Return the record of a match whose rules are gone, up to its last click.

    `record` holds what came of the first `written` clicks.
    """
    write_on(record, tuple(record.players), [one.click for one in clicks[written:]])
    if data.result is not None and is_agreement(data.result):
        return end_record(record, bytes.fromhex(data.secret))
    return record


# What is told.


def news(game: Game, began: int, options: dict[str, str]) -> Json:
    """Return what changed since a match began, and what it keeps as it was."""
    kept = [option for option in game.options() if option.since > began and option.id in options]
    return {
        "began": began,
        "changes": [_change(game, change) for change in game.changes_since(began)],
        "kept": [_kept(game, option, options[option.id]) for option in kept],
    }


def _change(game: Game, change: Change) -> Json:
    message = Message(f"{game.name}-change-{change.id}")
    return {"section": change.section, "message": message.to_json()}


def _kept(game: Game, option: Option, value: str) -> Json:
    title, chosen = f"{game.name}-option-{option.id}", f"{game.name}-option-{option.id}-{value}"
    return {
        "section": option.section,
        "option": Message(title).to_json(),
        "value": Message(chosen).to_json(),
    }
