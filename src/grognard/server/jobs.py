"""What workers do: a bot's choice, the check of a record, the frames of a replay."""

import pickle
from collections.abc import Iterator
from typing import Final

import orjson

from grognard.ai.bots import Bot
from grognard.ai.roster import make_bot
from grognard.core.errors import BadRecord, GrognardError
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.record import Record, record_from_json, replay, stored_events, verify
from grognard.core.record_file import parse_json
from grognard.core.state import State
from grognard.core.types import SPECTATOR, Action, Json, Player
from grognard.match import LogLine
from grognard.server.games import game_of

MAX_FRAMES: Final = 20000


def choose(
    game_name: str, bot_name: str, memory: bytes, seed: int, state: bytes, seat: Player
) -> tuple[Action, bytes]:
    """Return a bot's answer and what it remembers; `memory` is b"" for a new bot."""
    game = game_of(game_name)
    bot = pickle.loads(memory) if memory else make_bot(bot_name, seed)
    assert isinstance(bot, Bot)
    action = bot.choose(game, pickle.loads(state), seat)
    return action, pickle.dumps(bot)


# Records.


def check_record(content: bytes) -> tuple[Json, bytes] | BadRecord:
    """Return what a record is and what is wrong with it, and the record to keep.

    What is no record at all is returned as the error it makes.
    """
    try:
        record = record_from_json(parse_json(content))
    except BadRecord as error:
        return error
    problems = [problem.to_json() for problem in verify(record)]
    checked: Json = {
        "game": record.game,
        "scenario": record.scenario,
        "players": record.players,
        "rules_version": record.rules_version,
        "steps": len(record.steps),
        "result": record.result,
        "problems": problems,
        "replayable": _is_replayable(record),
    }
    return checked, orjson.dumps(record.to_json())


def _is_replayable(record: Record) -> bool:
    try:
        for _ in replay(record):
            pass
    except GrognardError:
        return False
    return True


# Replays.


def frames(content: bytes, seat: Player, is_open: bool) -> tuple[list[bytes], bytes]:
    """Return the frames of a replay and the log of a seat, each as JSON.

    `is_open`: the game is over, so there is a frame for each step, with what was answered; else
    only for what the seat could see, so that nobody's clicks can be counted.
    """
    record = record_from_json(orjson.loads(content))
    game = game_of(record.game)
    found: list[bytes] = []
    last: State | None = None
    try:
        for frame, state in _frames(game, record, seat, is_open):
            last = state
            line = orjson.dumps(frame)
            if is_open or not found or line != found[-1]:
                found.append(line)
    except BadRecord:
        pass
    return found, orjson.dumps(_log(game, record, last, seat))


def _frames(
    game: Game, record: Record, seat: Player, is_open: bool
) -> Iterator[tuple[Json, State]]:
    before: State | None = None
    for number, state in enumerate(replay(record)):
        move = _move(game, record, number - 1, before) if is_open and before is not None else None
        length = len(state.seen_log(seat))
        yield {"observation": state.observe(seat), "log_length": length, "move": move}, state
        before = state
        if number >= MAX_FRAMES:
            return


def _move(game: Game, record: Record, index: int, before: State) -> Json:
    """Return the step that led to a frame, said in the position it was taken in."""
    step = record.steps[index]
    action = game.parse_action(before, step.action)
    return {
        "seat": game.seats.index(step.seat),
        "text": step.action,
        "label": game.describe_action(before, action).to_json(),
        "section": before.section(),
    }


def _log(game: Game, record: Record, state: State | None, seat: Player) -> list[Json]:
    """Return the log of a seat; as it was written down where it cannot be played again."""
    if state is None:
        state = game.new(record.scenario, seed=1)
        events = [event for event in stored_events(record) if event.is_seen_by(seat)]
    else:
        events = state.seen_log(seat)
    return [LogLine(event, _told(game, state, event)).to_json() for event in events]


def _told(game: Game, state: State, event: Event) -> Message:
    """Return an event in words; one from a strange file that says nothing is shown raw."""
    try:
        return game.describe_event(state, event)
    except (LookupError, TypeError, ValueError, AttributeError):
        numbers = ", ".join(str(number) for number in event.numbers)
        return Message("server-event-unreadable", {"kind": event.kind, "numbers": numbers})


def seat_of(game_name: str, text: str) -> Player | None:
    """Return the seat of a name or number in an address, SPECTATOR, or None."""
    seats = game_of(game_name).seats
    if text == "spectator":
        return SPECTATOR
    if text in seats:
        return seats.index(text)
    return int(text) if text in [str(seat) for seat in range(len(seats))] else None
