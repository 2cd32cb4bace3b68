"""Practice: everything can be taken back, over dice, draws, reveals and bids.

Dice and computer players are rewound with it, so that the same clicks bring the same game. What was
taken back stays in the record as lines.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final

from grognard.core.dice import Dice, FairDice, SeededDice
from grognard.core.dice_header import FAIR, DiceHeader
from grognard.core.game import Game
from grognard.core.origin import true_fate
from grognard.core.practice import note_line
from grognard.core.record_file import Record
from grognard.core.state import State, Step, taken_rolls
from grognard.core.types import NOBODY, Player
from grognard.match.click import Seat
from grognard.match.pieces import PIECE, finished

EVERY: Final = 32
"""Steps between two states that are kept, so that going back is short."""
NEAR: Final = 8 * EVERY
"""How far from where it goes back to a way leaves states behind."""


def dice_of(header: DiceHeader, secret: bytes) -> Dice:
    """Return the dice of a match, as they were before the first roll."""
    return FairDice(secret, header.salts) if header.kind == FAIR else SeededDice(header.seed)


@dataclass
class Practice:
    """What a practice match remembers: where each click began, and some states on the way.

    A mark is the length of the record before a click, and who clicked; NOBODY where all did.
    """

    marks: list[list[int]] = field(default_factory=list)
    states: dict[int, State] = field(default_factory=dict)

    def mark(self, at: int, seat: Player, state: State) -> None:
        """Remember a click that begins at a state; what was kept behind it is of another line."""
        self.marks.append([at, seat])
        if max(self.states, default=0) > at:
            self.states = {place: kept for place, kept in self.states.items() if place <= at}
        if at - max(self.states, default=0) >= EVERY:
            self.states[at] = state.clone()

    def place(self, seats: Sequence[Seat], length: int) -> int:
        """Return where the last click of a person began, -1 if there is none."""
        for at, seat in reversed(self.marks):
            if at < length and (seat == NOBODY or not seats[seat].bot):
                return at
        return -1

    def cut(self, at: int) -> None:
        """Forget what lies behind a place."""
        while self.marks and self.marks[-1][0] >= at:
            self.marks.pop()
        self.states = {place: state for place, state in self.states.items() if place <= at}

    def leave_line(self, game: Game, state: State, record: Record, secret: bytes, at: int) -> State:
        """Take all steps from a place on back, keep them as a line, and return the state there."""
        before = self.state_at(game, record, secret, at)
        note_line(record, at, before, state)
        del record.steps[at:]
        self.cut(at)
        return before

    def state_at(self, game: Game, record: Record, secret: bytes, at: int) -> State:
        """Return the state after so many steps, played again from the nearest that is kept."""
        return finished(self.way_to(game, record, secret, at))

    def way_to(
        self, game: Game, record: Record, secret: bytes, at: int
    ) -> Generator[None, None, State]:
        """Play up to a place again, piece by piece; the way there is short afterwards."""
        start = max((place for place in self.states if place <= at), default=-1)
        fate = true_fate(record, dice_of(record.dice, secret))
        if start >= 0:
            state = self.states[start].clone()
        else:
            state = game.new(record.scenario, options=record.options, dice=fate.first())
        for index in range(max(start, 0), at):
            if index % EVERY == 0 and 0 < at - index <= NEAR:
                self.states.setdefault(index, state.clone())
            step = record.steps[index]
            fate.take(state, step, index)
            state.apply(game.parse_action(state, step.action))
            if index % PIECE == 0:
                yield
        fate.take(state, Step(), at)
        taken_rolls(state)
        return state
