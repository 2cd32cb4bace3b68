"""The turn search: the best lines of a decision, each played on through the enemy's reply.

The chain search gives the lines and what they are worth at a glance, their dice weighed exactly.
The best few are played on in worlds drawn from what the seat knows, all in the same ones with the
same dice, to see what the rest of the turn and the reply change; after every round the worse half
is left out. Changes are believed as far as they stand out from luck. The budget is counted in
positions: a game plays the same on a slow machine.
"""

from typing import Final, final

from grognard.ai.belief import believed
from grognard.ai.chain import ChainSearch, Line
from grognard.ai.replies import Replies, stretched
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Player

FIRST_GUESS: Final = 150
"""Positions that one reply is taken to cost before any was played."""

SAMPLES: Final = 3
"""Worlds in which the first glance compares the finalists, and draws for chances without odds."""


@final
class Finalist:
    """A line that is played on.

    `glance` is its worth at first, `changes` what came after it in one world after the other, and
    `value` its worth as far as all that is believed: the expected result, -1 to 1.
    """

    __slots__ = ("changes", "glance", "line", "value")

    def __init__(self, line: Line, glance: float) -> None:
        self.line: Line = line
        self.glance: float = glance
        self.changes: list[float] = []
        self.value: float = glance


@final
class TurnSearch:
    """One decision of a seat: `lines` are all that the chain search found, by their first value.

    `spent` counts positions. `reply_cost` is about what one reply costs, handed on to the next
    search; `cut_after` names the first clicks after which the chain search left something out.
    """

    __slots__ = ("chain", "dice", "game", "replies", "reply_cost", "seat", "state")

    def __init__(
        self, game: Game, state: State, seat: Player, dice: SeededDice, reply_cost: int
    ) -> None:
        seeds = [dice.below(1 << 32, "search-luck") for _ in range(SAMPLES)]
        self.game: Game = game
        self.state: State = state
        self.seat: int = seat
        self.dice: SeededDice = dice
        self.chain: ChainSearch = ChainSearch(game, seat, dice, seeds)
        self.replies: Replies = Replies(game, seat)
        self.reply_cost: int = reply_cost or FIRST_GUESS

    def lines(self, budget: int) -> list[Line]:
        """Return the lines of the decision, best first; equals in an order drawn by lot."""
        found = self.chain.lines(self.state, budget)
        order = list(range(len(found)))
        self.dice.shuffle(order, "search-order")
        lines = [found[at] for at in order]
        lines.sort(key=_by_value)
        return lines

    def best(self, lines: list[Line], width: int, doubt: float, budget: int) -> Line:
        """Return the line that stands best after the reply; see `ranked`."""
        return self.ranked(lines, width, doubt, budget)[0].line

    def ranked(self, lines: list[Line], width: int, doubt: float, budget: int) -> list[Finalist]:
        """Return the first `width` of the lines in the order of their worth after the reply.

        What replies change is believed by the more the smaller `doubt` is; see `belief.py`. Lines
        that were left out on the way come last, the best of them first.
        """
        few = lines[: self._width(width, budget)]
        if len(few) == 1:
            return [Finalist(few[0], stretched(self.game, few[0].value))]
        everybody = self._glanced(few)
        left = budget - self.spent()
        finalists = everybody[:]
        while len(finalists) > 1 and left >= self.reply_cost * len(finalists):
            rounds = (len(finalists) - 1).bit_length()
            left -= self._round(finalists, left // rounds)
            _believe(everybody, doubt)
            finalists.sort(key=_by_worth)
            finalists = finalists[: (len(finalists) + 1) // 2]
        everybody.sort(key=_by_games)
        return everybody

    def spent(self) -> int:
        """Return how many positions were looked at."""
        return self.chain.spent + self.replies.spent

    def _width(self, width: int, budget: int) -> int:
        """Return how many lines are compared: each but the last wants two replies at least."""
        return max(min(width, 2), min(width, budget // (2 * self.reply_cost)))

    def _glanced(self, few: list[Line]) -> list[Finalist]:
        """Compare lines in further worlds, at a glance: the first may hide what others hold."""
        values = [line.value for line in few]
        share = max(8, 64 // len(few))
        for _ in range(SAMPLES - 1):
            world = self._world(self._seed())
            for at, line in enumerate(few):
                values[at] += self.chain.value_of(world, line.clicks, share)
        return [
            Finalist(line, stretched(self.game, values[at] / SAMPLES))
            for at, line in enumerate(few)
        ]

    def _round(self, finalists: list[Finalist], budget: int) -> int:
        """Play all finalists on in as many worlds as the budget allows, one at least."""
        before = self.replies.spent
        games = 0
        while True:
            seed = self._seed()
            world = self._world(seed)
            for finalist in finalists:
                finalist.changes.append(self.replies.gain(world, finalist.line.clicks, seed))
                games += 1
            used = self.replies.spent - before
            self.reply_cost = (self.reply_cost + used // games) // 2 + 1
            if used + self.reply_cost * len(finalists) > budget:
                return used

    def _seed(self) -> int:
        return self.dice.below(1 << 32, "search-world")

    def _world(self, seed: int) -> State:
        world = self.state.determinize(self.seat, seed)
        world.log = None
        return world


def _by_value(line: Line) -> float:
    return -line.value


def _by_worth(finalist: Finalist) -> float:
    return -finalist.value


def _by_games(finalist: Finalist) -> tuple[int, float]:
    return (-len(finalist.changes), -finalist.value)


def _believe(finalists: list[Finalist], doubt: float) -> None:
    """Set the worth of all by what has been seen so far."""
    changes = [finalist.changes for finalist in finalists]
    values = believed([finalist.glance for finalist in finalists], changes, doubt)
    for finalist, value in zip(finalists, values, strict=True):
        finalist.value = value
