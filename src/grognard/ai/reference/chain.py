"""The chain search of the player `reference`, as it was when the yardstick was taken.

A chain ends when `state.chain` rises, when another seat is to move, or with the game; there the
game's own evaluation judges the position. Small chains are looked at whole. In a wide one each
click gets its share of the budget, and where the share is smaller than the choice, a few clicks
are drawn, the positions right after them are judged, and only the most promising is followed.
"""

from collections.abc import Sequence
from typing import Final, final

from grognard.ai.reference.chance import branches
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player

WORST: Final = -1e9
NEARLY: Final = 0.999
"""The best an evaluation may say of a game that is not yet won."""

FEWEST: Final = 2
"""A cut search still compares this many clicks at each question."""


def judge(game: Game, state: State, seat: Player) -> float:
    """Return the worth of a position to a seat: exactly 1, 0 or -1 when the game is over."""
    if state.is_over():
        return state.returns()[seat]
    return min(max(game.reference_evaluate(state, seat), -NEARLY), NEARLY)


@final
class Line:
    """Clicks up to the end of the chain, or up to its first fate, and what they are worth."""

    __slots__ = ("clicks", "value")

    def __init__(self, clicks: Sequence[Action], value: float) -> None:
        self.clicks: list[int] = list(clicks)
        self.value: float = value


@final
class ChainSearch:
    """One search for one decision of a seat.

    `spent` counts the positions looked at; `cut_after` names the first clicks after which the
    budget left some out.
    """

    __slots__ = ("cut_after", "dice", "game", "seat", "seeds", "spent")

    def __init__(self, game: Game, seat: Player, dice: SeededDice, seeds: Sequence[int]) -> None:
        self.game: Game = game
        self.seat: int = seat
        self.dice: SeededDice = dice
        self.seeds: list[int] = list(seeds)
        self.spent: int = 0
        self.cut_after: set[int] = set()

    def lines(self, state: State, budget: int) -> list[Line]:
        """Return the lines found from a question of the seat; the state is left alone."""
        found: list[Line] = []
        self._explore(state, budget, [], found)
        return found

    def value_of(self, state: State, line: Sequence[Action], budget: int) -> float:
        """Return what a line found in another sample is worth in this one."""
        here = state.clone()
        for click in line[:-1]:
            here.apply(click)
        self.spent += len(line) - 1
        return self._value(here, line[-1], budget, [], None)

    def _explore(
        self, state: State, budget: int, before: list[int], found: list[Line] | None
    ) -> float:
        """Return the best value that can be reached, and note the lines in `found`."""
        actions = self.game.reference_narrow(state, state.legal_actions())
        if len(actions) > max(budget, 1):
            return self._follow(state, actions, budget, before, found)
        best = WORST
        left = budget
        for at, action in enumerate(actions):
            spent = self.spent
            share = left // (len(actions) - at)
            best = max(best, self._value(state, action, share, before, found))
            left -= self.spent - spent
        return best

    def _value(
        self,
        state: State,
        action: Action,
        budget: int,
        before: list[int],
        found: list[Line] | None,
    ) -> float:
        """Return what a click is worth, as the average over what may come of it."""
        after = branches(self.game, state, action, self.seeds)
        self.spent += len(after)
        line = [*before, action] if found is not None else before
        if len(after) == 1 and not self._is_end(state, after[0].state):
            if after[0].state.fate == state.fate:
                return self._explore(after[0].state, budget - 1, line, found)
        value = 0.0
        share = budget // len(after) - 1
        for branch in after:
            value += branch.weight * self._value_at(state, branch.state, share)
        if found is not None:
            found.append(Line(line, value))
        return value

    def _value_at(self, start: State, state: State, budget: int) -> float:
        """Return the worth of a position after fate has spoken; an unfinished chain goes on."""
        if self._is_end(start, state):
            return judge(self.game, state, self.seat)
        return self._explore(state, budget, [], None)

    def _is_end(self, start: State, state: State) -> bool:
        if state.chain != start.chain or state.to_move() != self.seat:
            return True
        return state.is_over()

    def _follow(
        self,
        state: State,
        actions: list[int],
        budget: int,
        before: list[int],
        found: list[Line] | None,
    ) -> float:
        """Draw a few clicks, judge the positions right after them, and follow the best."""
        if found is not None:
            self.cut_after.update(before[:1] or actions)
        self.dice.shuffle(actions, "one-step-sample")
        few = max(FEWEST, budget // 2)
        best = WORST
        chosen = actions[0]
        for action in actions[:few]:
            child = state.clone()
            child.apply(action)
            self.spent += 1
            value = judge(self.game, child, self.seat)
            if value > best:
                best = value
                chosen = action
        return self._value(state, chosen, budget - few, before, found)
