"""The rest of a turn, decision by decision: what a line is worth when its turn is played well.

After each line the best of the next decisions is taken, and so on, a few decisions deep. What
chance does is known only once it is done: a card drawn on the way is seen by the decisions after
it and by none before, so a line is worth the mean over its chances of what is best after each.
Nothing of the enemy's reply is looked at. The budget is counted in positions.
"""

from typing import Final, final

from grognard.ai.chain import ChainSearch, Line, judge
from grognard.ai.chance import branches
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Player

NODE: Final = 160
"""Positions for the lines of one decision on the way."""

FOLLOWED: Final = 3
"""So many lines of a decision on the way are followed further."""

GROWTH: Final = 6
"""One decision more takes about so many times as much."""

FEWEST: Final = 2
"""So many lines are compared whatever it costs."""


@final
class TurnAhead:
    """One decision of a seat, looked at with those that follow; `spent` counts positions."""

    __slots__ = ("dice", "game", "seat", "seeds", "spent", "turn")

    def __init__(
        self, game: Game, state: State, seat: Player, dice: SeededDice, seeds: list[int]
    ) -> None:
        self.game: Game = game
        self.seat: int = seat
        self.dice: SeededDice = dice
        self.seeds: list[int] = seeds
        self.turn: int = game.player_turn(state)
        self.spent: int = 0

    def best(self, state: State, lines: list[Line], depth: int, budget: int) -> Line:
        """Return the line that is best followed by the best, up to `depth` decisions in all.

        `lines` are sorted, the best at a glance first. It looks one decision further while the
        budget lasts.
        """
        best, cost = lines[0], 0
        for deep in range(1, depth):
            if deep > 1 and self.spent + GROWTH * cost > budget:
                break
            before = self.spent
            best = self._compared(state, lines, deep, budget)
            cost = self.spent - before
        return best

    def _compared(self, state: State, lines: list[Line], depth: int, budget: int) -> Line:
        """Return the best of the lines with so many decisions after each."""
        best, most = lines[0], -2.0
        for at, line in enumerate(lines):
            if at >= FEWEST and self.spent > budget:
                break
            value = self._followed(state, line, depth)
            if value > most:
                best, most = line, value
        return best

    def _followed(self, state: State, line: Line, depth: int) -> float:
        """Return what a line is worth with `depth` decisions after it, the mean of its chances."""
        here = state.clone()
        here.log = None
        for click in line.clicks[:-1]:
            here.apply(click)
        after = branches(self.game, here, line.clicks[-1], self.seeds)
        self.spent += len(line.clicks) + len(after)
        value = 0.0
        for branch in after:
            value += branch.weight * self._value(branch.state, state.chain, depth)
        return value

    def _value(self, state: State, chain: int, depth: int) -> float:
        """Return the worth of a position in the turn: that of the best of its decisions."""
        if state.is_over() or state.to_move() != self.seat:
            return judge(self.game, state, self.seat)
        if self.game.player_turn(state) != self.turn:
            return judge(self.game, state, self.seat)
        is_begun = state.chain == chain  # what was begun is done first, as it looks best
        if depth == 0 and not is_begun:
            return judge(self.game, state, self.seat)
        lines = self._lines(state)
        if is_begun:
            return lines[0].value if depth == 0 else self._followed(state, lines[0], depth)
        if depth == 1:
            return lines[0].value
        return max([self._followed(state, line, depth - 1) for line in lines[:FOLLOWED]])

    def _lines(self, state: State) -> list[Line]:
        """Return the lines of a decision, the best at a glance first."""
        search = ChainSearch(self.game, self.seat, self.dice, self.seeds)
        lines = search.lines(state, NODE)
        self.spent += search.spent
        lines.sort(key=_by_value)
        return lines


def _by_value(line: Line) -> float:
    return -line.value
