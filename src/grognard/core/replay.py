"""Playing a record again: each step taken by the rules, and compared with what was written."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, final

from grognard.core.dice import Dice, RecordingDice, Roll
from grognard.core.dice_header import DiceHeader
from grognard.core.errors import BadAction, BadRecord, DiceError
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.message import Argument, Message
from grognard.core.origin import true_fate
from grognard.core.record_file import Record, shown
from grognard.core.registry import load
from grognard.core.state import State, Step, log_length, log_since, taken_rolls
from grognard.core.types import Json

_EVENT_FIELDS: Final = ("rule", "kind", "who", "numbers", "seen-by")
_ROLL_FIELDS: Final = ("purpose", "sides", "value")
_STOPS: Final = (
    "extra-step",
    "not-to-move",
    "unknown-action",
    "action-spelling",
    "illegal-action",
    "roll-impossible",
    "roll-none-left",
)


@final
class Problem:
    """One thing wrong with a record: a stable code, where in the file, and what it speaks of.

    Steps, rolls and events count from 1 in `params`, and the setup is step 0; `where` is a path
    into the JSON.
    """

    __slots__ = ("code", "params", "where")

    def __init__(
        self, code: str = "", where: str = "", params: Mapping[str, Argument] | None = None
    ) -> None:
        self.code: str = code
        self.where: str = where
        self.params: dict[str, Argument] = dict(params) if params is not None else {}

    def message(self) -> Message:
        """Return the sentence to say."""
        return Message(f"core-record-{self.code}", {"where": self.where, **self.params})

    def stops(self) -> bool:
        """Say whether nothing after it can be played."""
        return self.code in _STOPS

    def to_json(self) -> Json:
        """Return the problem as plain JSON."""
        return {"code": self.code, "where": self.where, "message": self.message().to_json()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Problem) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.code, self.where))

    def __repr__(self) -> str:
        return f"Problem({self.code!r}, {self.where!r}, {self.params!r})"


# Writing a game down.


def new_record(
    game: Game,
    scenario: str,
    options: Mapping[str, str] | None,
    dice: DiceHeader,
    players: Sequence[str] = (),
) -> Record:
    """Return a record with its header filled in; `players` are names in the order of the seats."""
    record = Record()
    record.game = game.name
    record.scenario = scenario or game.scenarios()[0].id
    record.options = game.full_options(options)
    record.rules_version = game.rules_version
    names = list(players) + [""] * (len(game.seats) - len(players))
    record.players = dict(zip(game.seats, names, strict=True))
    record.dice = dice
    return record


def set_up(record: Record, game: Game, dice: Dice) -> State:
    """Set the battle of a record up, write the setup down, and return the state.

    The state's dice are RecordingDice over `dice`, as `take_step` needs them.
    """
    recording = RecordingDice(dice)
    state = game.new(record.scenario, options=record.options, dice=recording)
    record.setup = Step("", "", recording.take(), log_since(state, 0))
    return state


def close_record(record: Record, state: State) -> None:
    """Write the result down, which is none while the game goes on."""
    outcome = state.outcome()
    record.result = None if outcome is None else outcome.to_json()


def stored_events(record: Record) -> list[Event]:
    """Return all events as they were written down, true or not, whatever the rules now say."""
    events = list(record.setup.events)
    for step in record.steps:
        events.extend(step.events)
    return events


# Playing it again.


def replay(record: Record) -> Iterator[State]:
    """Yield the state after the setup and after each step, each a copy of its own.

    Raises UnknownGame, and BadRecord for other rules and where the record cannot be played on.
    Rolls whose seed is still a secret are taken from the record.
    """
    game = load(record.game)
    if record.rules_version != game.rules_version:
        versions: dict[str, Argument] = {"found": record.rules_version, "known": game.rules_version}
        raise BadRecord("record-other-rules", **versions)
    fate = true_fate(record, record.dice.dice())
    state = game.new(record.scenario, options=record.options, dice=fate.first())
    yield state.clone()
    for index, step in enumerate(record.steps):
        fate.take(state, step, index)
        problems = replay_step(game, state, step, index + 1)
        if problems and problems[0].stops():
            raise BadRecord("record-does-not-replay", problem=problems[0].message())
        yield state.clone()


def replay_step(game: Game, state: State, step: Step, number: int, most: int = 1) -> list[Problem]:
    """Take a recorded step again and return how it differs, in `most` places at most.

    Steps count from 1; the state's dice must be RecordingDice. Where the first problem `stops()`,
    the state cannot be used any more.
    """
    problem = _refusal(game, state, step, number)
    if problem is not None:
        return [problem]
    before = log_length(state)
    try:
        state.apply(game.parse_action(state, step.action))
    except DiceError as error:
        return [impossible_roll(error, number, len(taken_rolls(state)))]
    return differences(step, taken_rolls(state), log_since(state, before), number, most)


def _refusal(game: Game, state: State, step: Step, number: int) -> Problem | None:
    """Return why a recorded step cannot be taken, or None."""
    where = f"steps[{number - 1}]"
    if state.is_over():
        return Problem("extra-step", where, {"step": number})
    expected = game.seats[state.to_move()]
    if step.seat != expected:
        seat = Message(f"{game.name}-seat-{expected}")
        params: dict[str, Argument] = {"step": number, "seat": shown(step.seat), "expected": seat}
        return Problem("not-to-move", f"{where}.seat", params)
    return _action_refusal(game, state, step.action, number)


def _action_refusal(game: Game, state: State, text: str, number: int) -> Problem | None:
    where = f"steps[{number - 1}].action"
    params: dict[str, Argument] = {"step": number, "action": shown(text)}
    try:
        action = game.parse_action(state, text)
        reason = game.why_not(state, action)
    except BadAction:
        return Problem("unknown-action", where, params)
    expected = game.action_text(state, action)
    if text != expected:
        params["expected"] = expected
        return Problem("action-spelling", where, params)
    if reason is not None:
        params["section"] = reason.section
        params["reason"] = reason.message()
        return Problem("illegal-action", where, params)
    return None


# Comparing what was written with what comes out.


def differences(
    step: Step, rolls: list[Roll], events: list[Event], number: int, most: int
) -> list[Problem]:
    """Return where a step's rolls and events are not the true ones, in `most` places at most."""
    written = [roll.to_json() for roll in step.rolls]
    true = [roll.to_json() for roll in rolls]
    problems = _list_problems(written, true, "roll", number, most)
    written = [event.to_json() for event in step.events]
    true = [event.to_json() for event in events]
    return problems + _list_problems(written, true, "event", number, most - len(problems))


def impossible_roll(error: DiceError, number: int, rolled: int) -> Problem:
    """Return the problem of a recorded roll that is not there, or that its die does not have."""
    params: dict[str, Argument] = {"step": number, "roll": rolled + 1}
    params["name"] = error.params["purpose"]
    params["sides"] = error.params["sides"]
    code = "roll-none-left" if error.code == "dice-exhausted" else "roll-impossible"
    return Problem(code, _where(number, "roll", rolled), params)


def _where(number: int, part: str, index: int) -> str:
    step = f"steps[{number - 1}]" if number else "setup"
    return f"{step}.{part}s[{index}]"


def _list_problems(
    written: list[list[object]], true: list[list[object]], part: str, number: int, most: int
) -> list[Problem]:
    """Return one problem where one line is missing or too many, else one for each difference."""
    if most <= 0:
        return []
    start = 0
    while start < min(len(written), len(true)) and written[start] == true[start]:
        start += 1
    if len(true) == len(written) + 1 and written[start:] == true[start + 1 :]:
        return [_missing(true[start], part, number, start)]
    if len(written) == len(true) + 1 and written[start + 1 :] == true[start:]:
        return [_extra(written[start], part, number, start)]
    problems: list[Problem] = []
    for index in range(start, max(len(written), len(true))):
        if len(problems) >= most:
            break
        if index >= len(written):
            problems.append(_missing(true[index], part, number, index))
        elif index >= len(true):
            problems.append(_extra(written[index], part, number, index))
        else:
            problems.extend(_field_problems(written[index], true[index], part, number, index))
    return problems[:most]


def _missing(line: list[object], part: str, number: int, index: int) -> Problem:
    params: dict[str, Argument] = {"step": number, part: index + 1, "expected": show_json(line)}
    return Problem(f"{part}-missing", _where(number, part, index), params)


def _extra(line: list[object], part: str, number: int, index: int) -> Problem:
    params: dict[str, Argument] = {"step": number, part: index + 1, "found": show_json(line)}
    return Problem(f"{part}-extra", _where(number, part, index), params)


def _field_problems(
    written: list[object], true: list[object], part: str, number: int, index: int
) -> list[Problem]:
    fields = _ROLL_FIELDS if part == "roll" else _EVENT_FIELDS
    name = true[0] if part == "roll" else true[1]
    problems: list[Problem] = []
    for field, found, expected in zip(fields, written, true, strict=True):
        if found != expected:
            params: dict[str, Argument] = {"step": number, part: index + 1, "name": str(name)}
            params["found"] = show_json(found)
            params["expected"] = show_json(expected)
            problems.append(Problem(f"{part}-{field}", _where(number, part, index), params))
    return problems


def show_json(value: object) -> str:
    """Return a value as it stands in the file, short enough to print."""
    return shown(json.dumps(value, ensure_ascii=False))
