"""A game on paper plays again exactly, and no edit of it goes unseen."""

import json
from collections.abc import Iterator

from grognard.core.dice import RecordingDice, SeededDice
from grognard.core.errors import BadRecord, UnknownGame
from grognard.core.game import Game
from grognard.core.record import (
    Record,
    close_record,
    new_record,
    record_from_json,
    replay,
    seeded_header,
    set_up,
    take_step,
    verify,
)
from grognard.core.record_file import digest_of
from grognard.core.registry import load
from grognard.core.types import Json
from grognard.match.match import Match
from grognard.match.start import new_match
from grognard.research.leaves import leaf, leaf_paths, replaced, spread, written
from grognard.research.play import Playthrough, canonical
from grognard.research.samples import Samples

EDITS = 40
"""Leaves of a record that are edited in turn, spread over all of them."""


def record_of(game: Game, way: Playthrough) -> Record:
    """Write a game down."""
    start = way.start
    record = new_record(game, start.scenario, start.options, seeded_header(start.seed))
    state = set_up(record, game, SeededDice(start.seed))
    record.steps = [take_step(game, state, action) for action in way.actions]
    close_record(record, state)
    return record


def records_replay_exactly(game: Game, samples: Samples) -> list[str]:
    """A record survives its file, and replaying it gives every roll, event and state again."""
    problems: list[str] = []
    for way in samples.games:
        record = record_from_json(json.loads(json.dumps(record_of(game, way).to_json())))
        problems += [f"{way.start}: {fault}" for fault in _replay_faults(game, way, record)]
        if _is_registered(game):
            problems += [f"{way.start}: {problem!r}" for problem in verify(record)]
            *_, last = replay(record)
            if canonical(last.save()) != canonical(_last_save(game, way)):
                problems.append(f"{way.start}: the replay ends in another state")
    return problems


def matches_write_the_same_record(game: Game, samples: Samples) -> list[str]:
    """Played by seats, sealed answers given last seat first, a game leaves the same record."""
    problems: list[str] = []
    for way in samples.games[::3]:
        match = _match_of(game, way)
        if match.record.to_json() != record_of(game, way).to_json():
            problems.append(f"{way.start}: the match wrote another record")
    return problems


def edited_records_are_refused(game: Game, samples: Samples) -> list[str]:
    """Each edit of a record's play is found, even where the digest was computed anew."""
    if not _is_registered(game):
        return []
    problems: list[str] = []
    for way in samples.games[:2]:
        data: Json = record_of(game, way).to_json()
        for what, edited in _edits(data):
            if not _is_found(edited):
                problems.append(f"{way.start}: nobody notices {what}")
    return problems


def _match_of(game: Game, way: Playthrough) -> Match:
    start = way.start
    match = new_match(game, start.scenario, start.options, seed=start.seed)
    played = 0
    while played < len(way.actions):
        asked = match.asked()
        answers = list(zip(asked, way.actions[played:], strict=False))
        for seat, action in reversed(answers):
            match.play(seat, action)
        played += len(asked)
    return match


def _replay_faults(game: Game, way: Playthrough, record: Record) -> list[str]:
    """Take every step of a record again and compare what is written down."""
    again = new_record(game, record.scenario, record.options, record.dice)
    state = set_up(again, game, SeededDice(way.start.seed))
    if again.setup.to_json() != record.setup.to_json():
        return ["the setup differs"]
    for number, step in enumerate(record.steps, 1):
        taken = take_step(game, state, game.parse_action(state, step.action))
        if taken.to_json() != step.to_json():
            return [f"step {number} differs: {taken.to_json()}, not {step.to_json()}"]
    return []


def _last_save(game: Game, way: Playthrough) -> Json:
    """Return the last state of a game, saved with the same kind of dice as a replay has."""
    dice = RecordingDice(SeededDice(way.start.seed))
    state = game.new(way.start.scenario, options=way.start.options, dice=dice)
    for action in way.actions:
        state.apply(action)
    return state.save()


def _is_registered(game: Game) -> bool:
    """Say whether the game can be found by its name, as reading a record needs it."""
    try:
        return load(game.name) is game
    except UnknownGame:
        return False


def _is_found(edited: Json) -> bool:
    try:
        return bool(verify(record_from_json(edited)))
    except BadRecord:
        return True


def _edits(data: Json) -> Iterator[tuple[str, Json]]:
    """Yield edited copies of a record with fresh digests; names of players are not play."""
    paths = [path for path in leaf_paths(data) if path[0] not in ("players", "digest")]
    for path in spread(paths, EDITS):
        edited = replaced(data, path, _other(leaf(data, path)))
        edited["digest"] = digest_of(edited)
        yield f"an edit of {written(path)}", edited


def _other(value: object) -> object:
    """Return another value of the same kind."""
    if isinstance(value, int):
        return value + 1
    return f"{value}x" if isinstance(value, str) else 1
