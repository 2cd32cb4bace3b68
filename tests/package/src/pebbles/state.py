"""A heap in play: how many pebbles are left, whose turn it is, and a charm each, a mere secret."""

from typing import Self

from grognard.core.columns import NO_LIST, Columns, Shape
from grognard.core.event import only
from grognard.core.question import Question
from grognard.core.state import State
from grognard.core.types import NOBODY, OK, Action, Player

HEAPS = {"pocket": 7, "beach": 12}
SCENARIOS = list(HEAPS)
CHARMS = 1000
MOST = 3
"""§2 Nobody takes more at once."""
TOO_MANY = 1

A_CHARM_EACH = Shape(2, 0, 0, CHARMS - 1)
A_SEAT = Shape(1, NOBODY, NOBODY, 1)
A_HEAP = Shape(1, 0, 0, max(HEAPS.values()))


class PebblesState(State):
    """The columns. A game in plain Python has lists where a compiled one may have vecs."""

    scenario: int = 0
    heap: int = 0
    winner: int = NOBODY
    charm_of: list[int] = NO_LIST

    def columns(self, c: Columns, of: Self) -> None:
        """Pass over every column."""
        self.scenario = c.pick("scenario", of.scenario, SCENARIOS)
        self.heap = c.number("heap", of.heap, A_HEAP)
        self.winner = c.number("winner", of.winner, A_SEAT)
        self.charm_of = c.numbers("charm_of", of.charm_of, A_CHARM_EACH)

    def set_up(self) -> None:
        """§1 Each side draws a secret charm, one of a thousand; the first side takes first."""
        self.heap = HEAPS[SCENARIOS[self.scenario]]
        for side in (0, 1):
            self.charm_of[side] = self.dice.below(CHARMS, "charm")
            self.note("§1", "charm", side, [self.charm_of[side]], only(side))
        self.push(TAKE, 0)


class Take(Question[PebblesState]):
    """§2 How many pebbles are taken?"""

    id = "take"
    section = "§2"

    def candidates(self, state: PebblesState, seat: Player) -> list[Action]:
        return list(range(MOST))

    def code(self, state: PebblesState, action: Action, seat: Player) -> int:
        """§2 One to three, and no more than there are."""
        return OK if action < state.heap else TOO_MANY

    def answer(self, state: PebblesState, action: Action) -> None:
        """§2 Take pebbles; then it is the other's turn, §3 or the heap is gone."""
        side = state.to_move()
        state.heap -= action + 1
        state.note("§2", "take", side, [action + 1])
        state.chain += 1
        state.todo.pop()
        if state.heap > 0:
            state.push(TAKE, 1 - side)
        else:
            state.winner = side

    def is_sound(self, state: PebblesState, owner: Player, a: int, b: int, c: int, d: int) -> bool:
        return owner in (0, 1) and state.heap > 0


TAKE = Take()
