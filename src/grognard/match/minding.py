"""Minding: a computer player sits in the place of a person who left, and gives the seat back.

That is a click like any other, so it is stored before it is taken, and the record says it.
"""

from collections.abc import Sequence
from typing import Final

from grognard.core.record_file import Hands, Record
from grognard.core.types import NOBODY, Player
from grognard.match.click import MatchError, Seat, check_name, read_mind

MOST_HANDS: Final = 6
"""Changes of hands between two steps, after which nobody else is let onto a seat."""


def minder(record: Record, seat: Player) -> str:
    """Return the computer player that sits in a person's place, "" for none."""
    hands = _last(record, seat)
    return "" if hands is None else hands.bot


def minded_by(record: Record, seat: Player) -> Player:
    """Return the seat by whose wish a seat is minded, NOBODY where it is not."""
    hands = _last(record, seat)
    if hands is None or not hands.bot:
        return NOBODY
    return list(record.players).index(hands.by)


def was_minded(record: Record, seat: Player) -> bool:
    """Say whether a computer player ever sat in a person's place."""
    return _last(record, seat) is not None


def is_restless(record: Record, seat: Player) -> bool:
    """Say whether a seat has changed hands so often that something should be played first."""
    name, length = list(record.players)[seat], len(record.steps)
    count = 0
    for hands in reversed(record.minded):
        if hands.at < length:
            break
        count += hands.seat == name
    return count >= MOST_HANDS


def _last(record: Record, seat: Player) -> Hands | None:
    name = list(record.players)[seat]
    for hands in reversed(record.minded):
        if hands.seat == name:
            return hands
    return None


def check_hands(record: Record, seats: Sequence[Seat], seat: Player, bot: str) -> None:
    """Refuse a change of hands that is none, or of a seat that no person has; raises MatchError."""
    check_name(bot)
    if record.result is not None:
        raise MatchError("match-over")
    if seats[seat].bot:
        raise MatchError("bot-seat")
    if minder(record, seat) == bot:
        raise MatchError("same-hands")


def change_hands(record: Record, seats: Sequence[Seat], seat: Player, text: str) -> None:
    """Write down who sits on a seat from now on."""
    by, bot = read_mind(text)
    check_hands(record, seats, seat, bot)
    names = list(record.players)
    if by >= len(names):
        raise MatchError("no-such-seat", seat=by)
    record.minded.append(Hands(len(record.steps), names[seat], bot, names[by]))


def pull_back(record: Record) -> None:
    """Let nothing change hands behind the last step: some steps were taken back."""
    for hands in record.minded:
        hands.at = min(hands.at, len(record.steps))
