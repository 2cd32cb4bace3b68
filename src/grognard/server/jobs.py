"""What workers do: a bot's choice, the check of a record, the frames of a replay."""

import pickle
import zlib
from collections.abc import Iterator
from typing import Final

import orjson

from grognard.ai.bots import Bot
from grognard.ai.roster import make_bot
from grognard.core import registry
from grognard.core.errors import BadRecord, GrognardError
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.origin import origin_note
from grognard.core.position import played, position_of, read_position
from grognard.core.practice import practice_note
from grognard.core.record import Record, record_from_json, replay, stored_events, verify
from grognard.core.record_file import parse_json, shown
from grognard.core.state import State
from grognard.core.types import OPEN, SPECTATOR, Action, Json, Player
from grognard.core.verify import dice_note
from grognard.manual.examples import Trial, spots_of
from grognard.manual.games import games_of, record_of
from grognard.match import LogLine
from grognard.match.chains import Samples, samples_again
from grognard.match.deeds import Earlier, Given, understand_drag
from grognard.match.hints import hints
from grognard.match.plans import carry_out
from grognard.match.preview import preview as make_preview
from grognard.puzzles.solving import Attempt
from grognard.server.films import Film, make_film
from grognard.server.schemas.base import LIMIT
from grognard.server.turning import turning_points

WATCHERS: Final = {"spectator": SPECTATOR, "open": OPEN}
"""Who looks without a seat, as an address says it."""
MAX_FRAMES: Final = 20000
MOST_NAMES: Final = 32
"""How many names and facts of a stranger's file are told."""
UNREADABLE: Final = "unreadable"
"""The kind of an event that says nothing: no board needs to read it."""


def choose(
    game_name: str, bot_name: str, memory: bytes, seed: int, state: bytes, seat: Player
) -> tuple[Action, bytes]:
    """Return a bot's answer and what it remembers; `memory` is b"" for a new bot."""
    game = registry.load(game_name)
    bot = pickle.loads(memory) if memory else make_bot(bot_name, seed)
    assert isinstance(bot, Bot)
    action = bot.choose(game, pickle.loads(state), seat)
    return action, pickle.dumps(bot)


def understand(
    game_name: str,
    seat: Player,
    seed: int,
    roots: list[bytes],
    past: tuple[bytes, tuple[Given, ...]] | None,
    target: str,
    via: str = "",
) -> Json:
    """Return what a click or a drag can mean.

    `roots` are first samples, pickled; `past` is one of the own past, and the answers since.
    """
    samples = [_samples(first, seat, seed) for first in roots]
    earlier = None if past is None else Earlier(_samples(past[0], seat, seed), past[1])
    game = registry.load(game_name)
    return understand_drag(game, seat, samples, earlier, target, via).to_json()


def _samples(first: bytes, seat: Player, seed: int) -> Samples:
    """Return two samples from the first, pickled: to send both would take twice as long."""
    return samples_again(pickle.loads(first), seat, seed)


def preview(game_name: str, seat: Player, seed: int, first: bytes, action: Action) -> Json:
    """Return what an answer would open; `first` is the first sample, pickled."""
    game = registry.load(game_name)
    return make_preview(game, seat, _samples(first, seat, seed), action).to_json()


def example(
    game_name: str, id: str, clicks: list[str], roll: int, target: str
) -> tuple[Json, Json] | bytes:
    """Return an example as the reader sees it after some clicks, and its observation.

    A click that is refused comes back as the pickled error.
    """
    try:
        trial = Trial(registry.load(game_name), id, clicks, roll)
        reasons = [reason.to_json() for reason in trial.why(target)] if target else []
    except GrognardError as error:
        return pickle.dumps(error)
    line, spots = list(trial.example.line), spots_of(trial.match.game, id)
    told = {**trial.told(), "line": line, "spots": spots, "reasons": reasons}
    return told, trial.match.view(trial.seat).observation


def puzzle(game_name: str, id: str, clicks: list[str], target: str) -> tuple[Json, Json] | bytes:
    """Return a puzzle as its seat sees it after some clicks, and its observation.

    A click that is refused comes back as the pickled error.
    """
    try:
        attempt = Attempt(registry.load(game_name), id, clicks)
        reasons = [reason.to_json() for reason in attempt.why(target)] if target else []
    except GrognardError as error:
        return pickle.dumps(error)
    told = {**attempt.told(), "reasons": reasons, "verdict": attempt.verdict()}
    return told, attempt.match.view(attempt.seat).observation


def recorded(game_name: str, id: str) -> tuple[Json, bytes]:
    """Return a recorded game of a rules reference as `check_record` returns an uploaded one."""
    game = registry.load(game_name)
    found = check_record(orjson.dumps(record_of(game, games_of(game)[id]).to_json()))
    assert not isinstance(found, BadRecord)
    return found


def plan(game_name: str, seat: Player, seed: int, first: bytes, plan: str) -> Json:
    """Return what a plan does; `first` is the first sample, pickled."""
    game = registry.load(game_name)
    return carry_out(game, seat, _samples(first, seat, seed), plan).to_json()


def hint(game_name: str, seat: Player, sample: bytes, seed: int) -> Json:
    """Return the best decisions of a seat; `sample` is pickled."""
    found = hints(registry.load(game_name), seat, pickle.loads(sample), seed)
    return {"hints": [one.to_json() for one in found]}


# Records.


def check_record(content: bytes) -> tuple[Json, bytes] | BadRecord:
    """Return what a record is and what is wrong with it, and the record to keep, packed.

    What is no record at all is returned as the error it makes. However a file may be, the answer
    is short: names and problems are cut.
    """
    try:
        record = record_from_json(parse_json(content))
    except BadRecord as error:
        return error
    return _checked(record)


def _checked(record: Record) -> tuple[Json, bytes]:
    problems = [problem.to_json() for problem in verify(record)]
    told = (origin_note(record), practice_note(record), dice_note(record))
    notes = [note for note in told if note is not None]
    checked: Json = {
        "game": shown(record.game),
        "scenario": shown(record.scenario),
        "players": _few(record.players),
        "rules_version": max(-1, min(record.rules_version, LIMIT)),
        "steps": len(record.steps),
        "result": _short_result(record.result),
        "problems": problems,
        "notes": [note.to_json() for note in notes],
        "replayable": _is_replayable(record),
    }
    return checked, pack_record(orjson.dumps(record.to_json()))


def pack_record(content: bytes) -> bytes:
    """Return a record as it is kept and sent to a worker."""
    return zlib.compress(content, 3)


def _few(texts: dict[str, str]) -> dict[str, str]:
    return {shown(name): shown(text) for name, text in list(texts.items())[:MOST_NAMES]}


def _short_result(result: Json | None) -> Json | None:
    """Return a result as far as it can be shown; one that no game has is left out."""
    if result is None or not isinstance(result["facts"], dict):
        return None
    numbers = [result["winner"], *result["facts"].values()]
    texts = [result["level"], result["reason"], result["section"], *result["facts"]]
    is_short = len(numbers) <= MOST_NAMES and all(len(str(text)) <= 80 for text in texts)
    return result if is_short and all(_is_small(number) for number in numbers) else None


def _is_small(number: object) -> bool:
    return isinstance(number, int) and abs(number) <= LIMIT


def _is_replayable(record: Record) -> bool:
    try:
        for _ in replay(record):
            pass
    except GrognardError:
        return False
    return True


# Positions.


def position(content: bytes, at: int) -> str | BadRecord:
    """Return a moment of a packed record as a text; only of one that is proven."""
    record = record_from_json(orjson.loads(zlib.decompress(content)))
    try:
        if verify(record):
            return BadRecord("position-not-proven")
        return position_of(record, at).text()
    except BadRecord as error:
        return error


def open_position(text: str) -> tuple[Json, bytes] | BadRecord:
    """Return the game of a position up to there, as `check_record` returns an uploaded one."""
    try:
        record, _ = played(read_position(text))
    except BadRecord as error:
        return error
    return _checked(record)


def played_to(text: str) -> tuple[bytes, bytes] | BadRecord:
    """Return the record of a position up to there, and its state, for a match that begins there."""
    try:
        record, state = played(read_position(text))
    except BadRecord as error:
        return error
    return orjson.dumps(record.to_json()), orjson.dumps(state.save())


def turning(content: bytes) -> Json:
    """Return the turning points of a packed record that is over; none where it cannot be played."""
    record = record_from_json(orjson.loads(zlib.decompress(content)))
    try:
        return {"points": turning_points(registry.load(record.game), record)}
    except GrognardError:
        return {"points": []}


# Replays.


def film(content: bytes, seat: Player, is_open: bool) -> Film:
    """Return the replay of a packed record, as a seat sees it.

    `is_open`: the game is over, so there is a frame for each step, with what was answered; else
    only for what the seat could see, so that nobody's clicks can be counted.
    """
    record = record_from_json(orjson.loads(zlib.decompress(content)))
    game = registry.load(record.game)
    last: list[State] = []
    frames = _told_frames(game, record, seat, is_open, last)
    return make_film(seat, frames, _log(game, record, last, seat))


def _told_frames(
    game: Game, record: Record, seat: Player, is_open: bool, last: list[State]
) -> Iterator[tuple[bytes, int, bool]]:
    """Yield each frame as JSON, how long the log is then, and whether a decision is complete.

    `last` holds the last state. While a game goes on every frame that a seat sees is one for it:
    how others come to their decisions is not told.
    """
    before = b""
    try:
        for frame, state, length in _frames(game, record, seat, is_open):
            is_whole = not is_open or not last or state.chain != last[0].chain or state.is_over()
            last[:] = [state]
            line = orjson.dumps(frame)
            if is_open or line != before:
                yield line, length, is_whole
            before = line
    except BadRecord:
        pass


def _frames(
    game: Game, record: Record, seat: Player, is_open: bool
) -> Iterator[tuple[Json, State, int]]:
    before: State | None = None
    for number, state in enumerate(replay(record)):
        move = _move(game, record, number - 1, before) if is_open and before is not None else None
        length = len(state.seen_log(seat))
        frame: Json = {"observation": state.observe(seat), "log_length": length, "move": move}
        yield frame, state, length
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


def _log(game: Game, record: Record, last: list[State], seat: Player) -> Iterator[Json]:
    """Yield the log of a seat; as it was written down where it cannot be played again."""
    if last:
        state, events = last[0], last[0].seen_log(seat)
    else:
        state = game.new(record.scenario, seed=1)
        events = [event for event in stored_events(record) if event.is_seen_by(seat)]
    for event in events:
        yield _told(game, state, event).to_json()


def _told(game: Game, state: State, event: Event) -> LogLine:
    """Return an event in words; one from a strange file that says nothing is shown raw."""
    try:
        fields, message = game.event_fields(state, event), game.describe_event(state, event)
    except (LookupError, TypeError, ValueError, AttributeError):
        numbers = ", ".join(str(number) for number in event.numbers)
        message = Message("server-event-unreadable", {"kind": event.kind, "numbers": numbers})
        return LogLine(Event(event.rule, UNREADABLE, event.who), {}, message)
    return LogLine(event, fields, message)


def seat_of(game_name: str, text: str) -> Player | None:
    """Return the seat of a name or number in an address, SPECTATOR, OPEN, or None."""
    seats = registry.load(game_name).seats
    if text in WATCHERS:
        return WATCHERS[text]
    if text in seats:
        return seats.index(text)
    return int(text) if text in [str(seat) for seat in range(len(seats))] else None
