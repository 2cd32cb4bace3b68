"""Matches begin and go on after a pause."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from grognard.core.dice import Dice, RecordingDice
from grognard.core.dice_header import (
    FAIR,
    DiceHeader,
    fair_header,
    old_header,
    seeded_header,
)
from grognard.core.errors import (
    BadAction,
    BadOption,
    BadSave,
    GrognardError,
    IllegalAction,
    UnknownScenario,
)
from grognard.core.fair import SEED_BYTES, commitment, new_seed
from grognard.core.game import Game
from grognard.core.opening import Opening, lone_opening
from grognard.core.origin import true_fate
from grognard.core.record_file import Record, digest_of, record_from_json
from grognard.core.registry import load
from grognard.core.replay import (
    Problem,
    differences,
    new_record,
    replay_step,
    set_up,
    stored_events,
)
from grognard.core.state import State, Step, log_length, log_since, take_step, taken_rolls
from grognard.core.types import Json
from grognard.match.asking import asking_from_json
from grognard.match.click import PLAY, MatchError, Seat, check_name
from grognard.match.match import Match
from grognard.match.moments import FORMAT, VERSION, Progress
from grognard.match.older import OlderRules, gone_over
from grognard.match.pieces import PIECE, finished
from grognard.match.practice import dice_of

_BROKEN: Final = (
    AttributeError,
    BadAction,
    BadOption,
    IndexError,
    KeyError,
    TypeError,
    UnknownScenario,
    ValueError,
)

Saved: TypeAlias = dict[Any, Any]
"""What is read from a file, of whatever kind; where it is not what was written, it is refused."""
Loading: TypeAlias = Generator[None, None, Match]
"""A match that is being rebuilt, a short piece of the work at each step."""

# Beginning.


def new_match(
    game: Game,
    scenario: str = "",
    options: Mapping[str, str] | None = None,
    seats: Sequence[Seat] = (),
    seed: int | None = None,
    secret: bytes = b"",
    opening: Opening | None = None,
    practice: bool = False,
    start: Sequence[str] = (),
) -> Match:
    """Begin a match: seeded dice from `seed`, or fair ones from a secret and its opening.

    In `practice` everything can be taken back, and the record keeps what was. `start` are answers
    of the seats before the first click, which nobody takes back.

    A server publishes `commitment(secret)` first, then asks for the salts in the order that
    `Opening` keeps, and hands both in. Without them the same is done here, with one salt.
    """
    if seed is None and not secret and opening is None:
        secret = new_seed()
        opening = lone_opening(secret, len(game.seats))
    header = match_header(game, seed, secret, opening)
    return _begin(game, scenario, options, seats, header, secret, practice, start)


def older_match(
    game: Game,
    scenario: str,
    options: Mapping[str, str] | None,
    seats: Sequence[Seat],
    secret: bytes,
    salts: Sequence[str],
) -> Match:
    """Begin a match that was made before salts had an order; its record says so."""
    if len(secret) != SEED_BYTES or len(salts) != len(game.seats):
        raise MatchError("bad-secret", bytes=SEED_BYTES)
    for salt in salts:
        check_name(salt)
    return _begin(game, scenario, options, seats, old_header(secret, salts), secret)


def _begin(
    game: Game,
    scenario: str,
    options: Mapping[str, str] | None,
    seats: Sequence[Seat],
    header: DiceHeader,
    secret: bytes,
    practice: bool = False,
    start: Sequence[str] = (),
) -> Match:
    seats = seated(game, seats)
    record = new_record(game, scenario, options, header, [seat.name() for seat in seats])
    record.is_practice = practice
    state = set_up(record, game, dice_of(header, secret))
    for text in start:
        action = game.parse_action(state, text)
        reason = game.why_not(state, action, state.to_move())
        if reason is not None:
            raise IllegalAction(reason)
        record.steps.append(take_step(game, state, action))
    return Match(game, record, seats, state, secret, Progress(0, [0] * len(seats)))


def seated(game: Game, seats: Sequence[Seat]) -> list[Seat]:
    """Return somebody for every seat of a game; raises MatchError."""
    found = [*seats, *[Seat()] * (len(game.seats) - len(seats))]
    if len(found) != len(game.seats):
        raise MatchError("no-such-seat", seat=len(game.seats))
    for seat in found:
        check_name(seat.name())
    return found


def match_header(
    game: Game, seed: int | None, secret: bytes, opening: Opening | None
) -> DiceHeader:
    """Return the header of a new match's dice: seeded, or fair from a secret and its opening."""
    if seed is not None:
        if secret or opening is not None:
            raise MatchError("two-dice")
        return seeded_header(seed)
    if len(secret) != SEED_BYTES:
        raise MatchError("bad-secret", bytes=SEED_BYTES)
    is_whole = opening is not None and opening.is_complete()
    if opening is None or not is_whole or len(opening.salts) != len(game.seats):
        raise MatchError("bad-opening")
    if opening.commitment != commitment(secret):
        raise MatchError("other-commitment")
    return fair_header(opening)


# Going on after a pause.


def load_match(saved: object, game: Game | None = None) -> Match:
    """Rebuild a match from `Match.save`; raises BadSave or BadRecord on anything else.

    `game` is for one that is not registered. The record is replayed by the rules and compared. So
    is one that older rules began, with the options that held then: it goes on by today's if
    nothing differs, and else raises OlderRules; it is never silently changed.
    """
    return finished(loading(saved, game))


def loading(saved: object, game: Game | None = None) -> Loading:
    """Rebuild a match as `load_match` does, piece by piece, for who has other things to do."""
    try:
        return (yield from _load(saved, game))
    except _BROKEN as error:
        raise BadSave("bad-match", detail=type(error).__name__) from None


def _load(saved: object, game: Game | None) -> Loading:
    if not isinstance(saved, dict) or saved["format"] != FORMAT or saved["version"] != VERSION:
        raise ValueError
    record = record_from_json(saved["record"])
    game = game or load(record.game)
    yield
    _check_record(record, saved["record"], game)
    yield
    _check_who(saved, record, game)
    if record.rules_version < game.rules_version:
        return (yield from _gone_over(saved, record, game))
    return (yield from _rebuilt(saved, record, game))


def _gone_over(saved: Saved, record: Record, game: Game) -> Loading:
    """Return a match of older rules under today's; raises OlderRules where they change it."""
    seats, secret = _seats(saved), bytes.fromhex(saved["secret"])
    try:
        again = gone_over(record, game)
        older = {"began": record.rules_version, **saved, "snapshot": None}
        match = yield from _rebuilt(older, again, game)
    except (*_BROKEN, GrognardError) as error:
        raise OlderRules(record, game, error, seats, secret) from None
    match.went_over = True
    return match


def _rebuilt(saved: Saved, record: Record, game: Game) -> Loading:
    seats, secret = _seats(saved), bytes.fromhex(saved["secret"])
    steps = [_count(step) for step in saved["steps"]]
    if len(steps) != len(seats):
        raise ValueError
    began = _count(saved.get("began", record.rules_version))
    progress = Progress(_count(saved["clicks"]), steps, began=began)
    written = record.steps
    first = _count(len(written) - _count(saved["undoable"]))
    state = yield from _base(saved, record, game, dice_of(record.dice, secret), first)
    lines, taken_back, minded = record.lines, record.taken_back, record.minded
    record.steps, record.lines, record.minded = written[:first], [], []
    match = Match(game, record, seats, state, secret, progress)
    try:
        for verb, text in _entries(saved, written[first:]):
            match.take_again(verb, text)
            yield
        match.hold_again(saved["held"])
    except (IllegalAction, MatchError):
        raise ValueError from None
    _must_be(record.steps, written, first)
    record.lines, record.taken_back, record.minded = lines, taken_back, minded
    progress.practice.marks[:] = _marks(saved)
    if saved.get("asking") is not None:
        match.asking, match.by_link = asking_from_json(saved["asking"]), True
    return match


def _marks(saved: Saved) -> list[list[int]]:
    """Return where the clicks of a practice match began; saves of before have none."""
    return [[_count(at), _count(seat + 1) - 1] for at, seat in saved.get("marks", [])]


def _entries(saved: Saved, steps: Sequence[Step]) -> list[tuple[str, str]]:
    """Return the clicks that can be undone; saves of before chains had one for each step."""
    entries = saved.get("moments")
    if entries is None:
        return [(PLAY, step.action) for step in steps]
    return [(_text(verb), _text(text)) for verb, text in entries]


def _seats(saved: Saved) -> list[Seat]:
    return [Seat(_text(seat["player"]), _text(seat["bot"])) for seat in saved["seats"]]


def _check_record(record: Record, data: Json, game: Game) -> None:
    if record.rules_version > game.rules_version:
        versions = {"found": record.rules_version, "known": game.rules_version}
        raise BadSave("match-other-rules", **versions)
    if record.digest != digest_of(data):
        raise ValueError


def _check_who(saved: Saved, record: Record, game: Game) -> None:
    """See that seats and secret are those of the record."""
    secret = bytes.fromhex(saved["secret"])
    if record.dice.kind == FAIR and record.dice.commitment != commitment(secret):
        raise ValueError
    if [seat.name() for seat in _seats(saved)] != [record.players[name] for name in game.seats]:
        raise ValueError


def _must_be(steps: Sequence[Step], written: Sequence[Step], first: int) -> None:
    """See that the clicks that can be undone, taken again, are what was written of them."""
    if len(steps) != len(written):
        raise ValueError
    for number in range(first, len(steps)):
        step = steps[number]
        if (step.seat, step.action) != (written[number].seat, written[number].action):
            raise ValueError
        _must_agree(differences(written[number], step.rolls, step.events, number + 1, 1))


def _base(
    saved: Json, record: Record, game: Game, dice: Dice, first: int
) -> Generator[None, None, State]:
    """Return the state before step `first`: the snapshot, or the record played so far."""
    snapshot = saved["snapshot"]
    if isinstance(snapshot, dict):
        state = game.load_state(snapshot)
        events = len(stored_events(record)) - sum(len(s.events) for s in record.steps[first:])
        if not isinstance(state.dice, RecordingDice) or log_length(state) != events:
            raise ValueError
        return state
    fate = true_fate(record, dice)
    state = game.new(record.scenario, options=record.options, dice=fate.first())
    _must_agree(differences(record.setup, taken_rolls(state), log_since(state, 0), 0, 1))
    for number in range(first):
        fate.take(state, record.steps[number], number)
        _must_agree(replay_step(game, state, record.steps[number], number + 1))
        if number % PIECE == 0:
            yield
    fate.take(state, Step(), first)
    return state


def _must_agree(problems: Sequence[Problem]) -> None:
    if problems:
        raise BadSave("match-differs", problem=problems[0].message())


def _count(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError
    return value
