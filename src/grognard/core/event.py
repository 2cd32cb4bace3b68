"""Events: what happened, under which rule, and who saw it."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from grognard.core.types import NOBODY, OPEN, SPECTATOR, Player

_SPECTATOR_BIT: Final = 1 << 8
EVERYONE: Final = (1 << 9) - 1


def only(seat: Player) -> int:
    """Seen by this seat alone."""
    return 1 << seat


def all_but(seat: Player) -> int:
    """Seen by everyone else, spectators included."""
    return EVERYONE ^ (1 << seat)


@final
@mypyc_attr(acyclic=True)
class Event:
    """What happened: rule, kind, the seat that did it, numbers whose meaning the kind gives.

    An event holds ids, never text; the game's `describe` turns it into a message. `seen_by` is
    a bit mask made with `only`, `all_but` or `EVERYONE`.
    """

    __slots__ = ("kind", "numbers", "rule", "seen_by", "who")

    def __init__(
        self,
        rule: str = "",
        kind: str = "",
        who: Player = NOBODY,
        numbers: Sequence[int] = (),
        seen_by: int = EVERYONE,
    ) -> None:
        self.rule: str = rule
        self.kind: str = kind
        self.who: int = who
        self.numbers: tuple[int, ...] = tuple(numbers)
        self.seen_by: int = seen_by

    def is_seen_by(self, seat: Player) -> bool:
        """Say whether a seat, or the SPECTATOR, saw it; OPEN sees it as who did it."""
        if seat == OPEN:
            seat = self.who if self.who >= 0 else SPECTATOR
        bit = _SPECTATOR_BIT if seat == SPECTATOR else 1 << seat
        return self.seen_by & bit != 0

    def to_json(self) -> list[object]:
        """Return the event as plain JSON, for saved states and records."""
        return [self.rule, self.kind, self.who, list(self.numbers), self.seen_by]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.kind, self.numbers))

    def __repr__(self) -> str:
        return f"Event({self.rule!r}, {self.kind!r}, {self.who}, {self.numbers}, {self.seen_by})"


def event_from_json(data: object) -> Event:
    """Rebuild an event from `to_json`; raises ValueError on anything else."""
    if not isinstance(data, list) or len(data) != 5:
        raise ValueError("an event is a list of five")
    rule, kind, who, numbers, seen_by = data
    if not (isinstance(rule, str) and isinstance(kind, str)):
        raise ValueError("an event begins with its rule and its kind")
    if not (isinstance(who, int) and isinstance(seen_by, int) and isinstance(numbers, list)):
        raise ValueError("an event ends with seat, numbers and who saw it")
    if not all(isinstance(number, int) for number in numbers):
        raise ValueError("the numbers of an event are whole numbers")
    return Event(rule, kind, who, [int(number) for number in numbers], seen_by)
