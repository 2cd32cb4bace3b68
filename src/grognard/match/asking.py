"""Asking back: one's own last decision of the running player turn, if the other seat grants it.

Only where two people play at two screens. It goes over dice, draws, reveals and the other's
answers, never over a revealed bid. While it is asked nothing else is answered; the other sees in
words what has happened since, as far as it may see it at all. Granted, dice are rewound with the
rest, so the same click brings the same game. What was taken back stays in the record as a line.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from grognard.core.state import State
from grognard.core.types import NOBODY, Json, Player
from grognard.match.practice import Practice

MOST_ASKED: Final = 2
"""How often a seat may ask in one player turn."""


@dataclass
class Asking:
    """What a match by link remembers of its running player turn.

    - `clicks`: where its clicks began, none before a revealed bid;
    - `counts`: how often each seat has asked;
    - `refused`: the place of what was refused last, -1 for none;
    - `seat`: who asks now, or NOBODY.
    """

    turn: int = -1
    clicks: Practice = field(default_factory=Practice)
    counts: list[int] = field(default_factory=lambda: [0, 0])
    refused: int = -1
    seat: Player = NOBODY

    def mark(self, turn: int, at: int, seat: Player, state: State) -> None:
        """Remember a click that begins at a state; a bid, of NOBODY, ends what can be asked."""
        if turn != self.turn or seat == NOBODY:
            self.clicks = Practice()
        if turn != self.turn:
            self.turn, self.counts, self.refused = turn, [0, 0], -1
        if seat != NOBODY:
            self.clicks.mark(at, seat, state)

    def place(self, seat: Player, turn: int, length: int) -> int:
        """Return where the seat's last click of the running turn began, -1 if there is none."""
        if turn == self.turn:
            for at, who in reversed(self.clicks.marks):
                if at < length and who == seat:
                    return at
        return -1

    def may_ask(self, seat: Player, at: int) -> bool:
        """Say whether a seat may ask for a place: not too often, and not again for the same."""
        return at >= 0 and at != self.refused and self.counts[seat] < MOST_ASKED

    def ask(self, seat: Player) -> None:
        """Let a seat ask."""
        self.seat = seat
        self.counts[seat] += 1

    def to_json(self) -> Json:
        """Return it as plain JSON; the states are had again from the record."""
        return {
            "turn": self.turn,
            "marks": [list(mark) for mark in self.clicks.marks],
            "counts": list(self.counts),
            "refused": self.refused,
            "seat": self.seat,
        }


def asking_from_json(data: dict[str, Any]) -> Asking:
    """Rebuild it from `to_json`; raises ValueError, KeyError or TypeError on anything else."""
    marks = [[_whole(at), _whole(seat)] for at, seat in data["marks"]]
    counts = [_whole(count) for count in data["counts"]]
    whole = [_whole(data[name]) for name in ("turn", "refused", "seat")]
    if len(counts) != 2 or whole[2] not in (NOBODY, 0, 1):
        raise ValueError
    return Asking(whole[0], Practice(marks), counts, whole[1], whole[2])


def _whole(value: object) -> int:
    if type(value) is not int:
        raise ValueError
    return value
