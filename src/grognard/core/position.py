"""A position as a short text: a game up to one of its moments, which whoever has the text can open.

The text holds the dice, whose seed is known, and the clicks, each as its place among the legal
answers. To open it is to play the game again up to there, so that nothing can stand in it that the
rules do not allow.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Sequence
from typing import Final, final

from grognard.core.errors import BadOption, BadRecord, DiceError, UnknownGame, UnknownScenario
from grognard.core.game import Game
from grognard.core.origin import origins_at, true_fate
from grognard.core.record_file import (
    MOST_ORIGINS,
    Origin,
    Record,
    origins_from_json,
    parse_json,
    shown,
)
from grognard.core.registry import load
from grognard.core.replay import close_record, new_record, replay
from grognard.core.state import State, Step, log_since, take_step, taken_rolls
from grognard.core.types import Json

PREFIX: Final = "grognard"
MOST_TEXT: Final = 24_000
"""Characters that a text may have."""
MOST_BYTES: Final = 64 * 1024
"""What a text may hold, unpacked."""
MOST_STEPS: Final = 8000


@final
class Position:
    """A moment of a game: how it was begun, whose dice rolled, and every answer up to there.

    `answers` are places among the legal actions; `origins` say with which dice, the last one up to
    this moment.
    """

    __slots__ = ("answers", "game", "options", "origins", "rules_version", "scenario")

    def __init__(self) -> None:
        self.game: str = ""
        self.scenario: str = ""
        self.options: dict[str, str] = {}
        self.rules_version: int = 0
        self.origins: list[Origin] = []
        self.answers: list[int] = []

    def text(self) -> str:
        """Return the position as a text for `read_position`; raises BadRecord if it is too long."""
        head: Json = {
            "scenario": self.scenario,
            "options": self.options,
            "rules": self.rules_version,
            "origins": [origin.to_json() for origin in self.origins],
        }
        line = json.dumps(head, separators=(",", ":"), ensure_ascii=False).encode()
        packed = zlib.compress(line + b"\n" + _packed(self.answers), 9)
        body = base64.urlsafe_b64encode(packed).decode().rstrip("=")
        text = f"{PREFIX}:{self.game}:{body}"
        if len(text) > MOST_TEXT:
            raise BadRecord("position-too-long")
        return text


def position_of(record: Record, at: int) -> Position:
    """Return the position after so many steps of a record that is proven; raises BadRecord.

    In the midst of a sealed question it is the moment before its first answer.
    """
    if not 0 <= at <= len(record.steps):
        raise BadRecord("position-none", steps=len(record.steps))
    if at > MOST_STEPS:
        raise BadRecord("position-too-long")
    game = load(record.game)
    position = Position()
    position.game, position.scenario = record.game, record.scenario
    position.options, position.rules_version = dict(record.options), record.rules_version
    sealed: list[bool] = []
    for step, state in zip(record.steps[:at], replay(record), strict=False):
        action = game.parse_action(state, step.action)
        position.answers.append(state.legal_actions().index(action))
        sealed.append(len(state.seats_to_answer()) > 1)
    while sealed and sealed[-1]:
        sealed.pop()
    del position.answers[len(sealed) :]
    position.origins = origins_at(record, len(sealed))
    if any(origin.dice.dice() is None for origin in position.origins):
        raise BadRecord("position-secret")
    if len(position.origins) > MOST_ORIGINS:
        raise BadRecord("position-too-long")
    return position


def read_position(text: str) -> Position:
    """Read a text of `Position.text`; raises BadRecord on anything else."""
    if len(text) > MOST_TEXT:
        raise BadRecord("position-too-long")
    prefix, _, rest = text.strip().partition(":")
    name, _, body = rest.partition(":")
    if prefix != PREFIX or not body.isascii():
        raise BadRecord("position-bad")
    head, answers = _unpacked(body)
    table = parse_json(head)
    keys = ("scenario", "options", "rules", "origins")
    if not isinstance(table, dict) or sorted(table) != sorted(keys):
        raise BadRecord("position-bad")
    position = Position()
    position.game, position.answers = name, answers
    position.scenario = _text(table["scenario"])
    position.options = _options(table["options"])
    rules = table["rules"]
    if not isinstance(rules, int):
        raise BadRecord("position-bad")
    position.rules_version = rules
    position.origins = origins_from_json(table["origins"])
    _check_origins(position)
    return position


def _check_origins(position: Position) -> None:
    steps = [origin.steps for origin in position.origins]
    is_rising = all(one < other for one, other in zip([-1, *steps], steps, strict=False))
    if not steps or not is_rising or steps[-1] != len(position.answers):
        raise BadRecord("position-bad")
    if len(steps) > MOST_ORIGINS or len(position.answers) > MOST_STEPS:
        raise BadRecord("position-too-long")
    if any(origin.dice.dice() is None for origin in position.origins):
        raise BadRecord("position-secret")


def played(position: Position) -> tuple[Record, State]:
    """Play a position by the rules: its record up to there, and the state; raises BadRecord."""
    try:
        game = load(position.game)
        game.full_options(position.options)
        if position.rules_version != game.rules_version:
            versions = {"found": position.rules_version, "known": game.rules_version}
            raise BadRecord("record-other-rules", **versions)
        return _played(position, game)
    except (UnknownGame, UnknownScenario, BadOption, DiceError):
        raise BadRecord("position-bad") from None


def _played(position: Position, game: Game) -> tuple[Record, State]:
    here = position.origins[-1]
    record = new_record(game, position.scenario, position.options, here.dice)
    if record.scenario != position.scenario:
        raise BadRecord("position-bad")
    record.origins = position.origins[:-1]
    fate = true_fate(record, here.dice.dice())
    state = game.new(record.scenario, options=record.options, dice=fate.first())
    record.setup = Step("", "", taken_rolls(state), log_since(state, 0))
    for index, answer in enumerate(position.answers):
        legal = [] if state.is_over() else state.legal_actions()
        if answer >= len(legal):
            raise BadRecord("position-bad")
        fate.take(state, record.setup, index)
        record.steps.append(take_step(game, state, legal[answer]))
    close_record(record, state)
    return record, state


# Bytes.


def _packed(numbers: Sequence[int]) -> bytes:
    """Return numbers as bytes: seven bits in each, the eighth where more follow."""
    found = bytearray()
    for number in numbers:
        while number > 0x7F:
            found.append(number & 0x7F | 0x80)
            number >>= 7
        found.append(number)
    return bytes(found)


def _unpacked(body: str) -> tuple[bytes, list[int]]:
    """Return the head of a text and its numbers; never more than a text may hold."""
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        unpacking = zlib.decompressobj()
        content = unpacking.decompress(packed, MOST_BYTES + 1)
    except (binascii.Error, zlib.error, ValueError):
        raise BadRecord("position-bad") from None
    if len(content) > MOST_BYTES:
        raise BadRecord("position-too-long")
    if not unpacking.eof:
        raise BadRecord("position-bad")
    head, _, rest = content.partition(b"\n")
    return head, _numbers(rest)


def _numbers(content: bytes) -> list[int]:
    found: list[int] = []
    number = shift = 0
    for byte in content:
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            found.append(number)
            number = shift = 0
        elif shift > 21:
            raise BadRecord("position-bad")
    if shift:
        raise BadRecord("position-bad")
    return found


def _text(value: object) -> str:
    if not isinstance(value, str) or shown(value) != value:
        raise BadRecord("position-bad")
    return value


def _options(value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        raise BadRecord("position-bad")
    return {_text(key): _text(one) for key, one in value.items()}
