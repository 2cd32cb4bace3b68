"""Matches that older rules began: what becomes of them, and their end where they cannot go on."""

from collections.abc import Sequence
from typing import Final

from grognard.core.dice_header import FAIR
from grognard.core.errors import BadSave
from grognard.core.game import Game
from grognard.core.record_file import Record, record_from_json
from grognard.core.state import Outcome, Step
from grognard.core.types import NOBODY, Json
from grognard.match.click import (
    ASK,
    CHAIN,
    GRANT,
    MIND,
    UNDO,
    WORDS,
    Click,
    Seat,
    read_chain,
)
from grognard.match.minding import change_hands, pull_back

AGREEMENT: Final = "core-ended-by-agreement"
"""The reason of an end that no rule knows."""


class OlderRules(BadSave):
    """A match that today's rules would change; `record` is what was written of it, a secret.

    It can be looked at and ended by agreement.
    """

    def __init__(
        self,
        record: Record,
        game: Game,
        problem: Exception,
        seats: Sequence[Seat] = (),
        secret: bytes = b"",
    ) -> None:
        versions = {"found": record.rules_version, "known": game.rules_version}
        super().__init__("match-older-rules", **versions)
        self.record = record
        self.game = game
        self.problem = problem
        self.seats = tuple(seats)
        self._secret = secret

    def ended(self) -> Record:
        """Return the record as it is when the players end the match by agreement."""
        return end_record(self.record, self._secret)


def gone_over(record: Record, game: Game) -> Record:
    """Return a record as one of today's rules, with the options that held when it began."""
    again = record_from_json(record.to_json())
    again.options = game.options_since(record.rules_version, record.options)
    again.rules_version = game.rules_version
    again.digest = ""
    return again


def ended_by_agreement() -> Outcome:
    """Return the outcome of a match that its players end because its rules are gone."""
    return Outcome(NOBODY, "core-level-agreement", AGREEMENT)


def is_agreement(result: Json) -> bool:
    """Say whether a match was ended by agreement: nobody has won it, and it counts for nothing."""
    return result["reason"] == AGREEMENT


def end_record(record: Record, secret: bytes) -> Record:
    """Return a record ended by agreement, with its dice revealed."""
    ended = record_from_json(record.to_json())
    ended.result = ended_by_agreement().to_json()
    ended.digest = ""
    if ended.dice.kind == FAIR:
        ended.dice.reveal(secret)
    return ended


def write_on(record: Record, seats: tuple[str, ...], clicks: list[Click]) -> None:
    """Write clicks into a record whose rules are gone: the answers alone, without what came of it.

    Answers to a sealed question stand in the order in which they were given.
    """
    chains: list[tuple[int, int, list[Step]]] = []
    asker = ""
    for click in clicks:
        seat = seats[click.seat]
        if click.verb == CHAIN:
            back, texts = read_chain(click.action)
            gone = [_take_back(record, seat) for _ in range(back)][::-1]
            chains.append((len(record.steps), len(texts), gone))
            record.steps.extend(Step(seat, text) for text in texts)
        elif click.verb == UNDO and chains and len(record.steps) == sum(chains[-1][:2]):
            start, _, gone = chains.pop()
            record.steps[start:] = gone
        elif click.verb == UNDO:
            _take_back(record, seat)
        elif click.verb == MIND:
            change_hands(record, [Seat()] * len(seats), click.seat, click.action)
        elif click.verb == ASK:
            asker = seat
        elif click.verb == GRANT:
            _grant(record, asker, chains)
        elif click.verb not in WORDS:
            record.steps.append(Step(seat, click.action))
        pull_back(record)


def _grant(record: Record, seat: str, chains: list[tuple[int, int, list[Step]]]) -> None:
    """Take out the seat's last click, with its chain if it was one, and all that came after it."""
    at = max((i for i, step in enumerate(record.steps) if step.seat == seat), default=0)
    while chains and chains[-1][0] >= at:
        chains.pop()
    if chains and at < sum(chains[-1][:2]):
        at = chains.pop()[0]
    del record.steps[at:]


def _take_back(record: Record, seat: str) -> Step:
    """Take the seat's last answer out, and return it."""
    for index in range(len(record.steps) - 1, -1, -1):
        if record.steps[index].seat == seat:
            return record.steps.pop(index)
    raise BadSave("bad-click")
