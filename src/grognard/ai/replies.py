"""What comes after a line: the rest of the turn and the enemy's reply, by quick play.

Each seat takes the chain that a small search likes best, as if it saw the sampled world. The same
world and the same seed give every line the same luck. What is told of a line is not where it ends
but what comes after it: how much better or worse it stands then than right after its own dice,
whose luck is weighed exactly elsewhere and so takes no part.
"""

from collections.abc import Sequence
from typing import Final, final

from grognard.ai.chain import NEARLY, ChainSearch, Line, judge
from grognard.ai.sealed import is_sealed, sealed_values
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player

QUICK: Final = 24
"""Positions that quick play looks at for one decision, about."""

QUICK_SEALED: Final = 8
"""Pairs of answers that it looks at for a sealed one."""

MOST_DECISIONS: Final = 400
"""Where a turn and its reply take more decisions than this, they are judged unfinished."""


def stretched(game: Game, value: float) -> float:
    """Return an evaluation on the scale of the fitted value, where there is one."""
    fitted = game.fitted()
    return value if fitted is None or abs(value) >= 1.0 else fitted.stretched(value)


def prospect(game: Game, state: State, seat: Player) -> float:
    """Return the worth of a position where a turn begins: exactly 1, 0 or -1 at the end."""
    if state.is_over():
        return state.returns()[seat]
    return min(max(game.prospect(state, seat), -NEARLY), NEARLY)


@final
class Replies:
    """Plays lines on to the end of the reply; `spent` counts the positions looked at."""

    __slots__ = ("game", "seat", "spent")

    def __init__(self, game: Game, seat: Player) -> None:
        self.game: Game = game
        self.seat: int = seat
        self.spent: int = 0

    def gain(self, world: State, clicks: Sequence[Action], seed: int) -> float:
        """Return what the rest of the turn and the reply change for the seat, after the clicks."""
        here = world.clone()
        here.log = None
        here.dice = SeededDice(seed)
        last = self.game.player_turn(here) + 1
        for click in clicks:
            here.apply(click)
        self.spent += len(clicks) + 1
        before = stretched(self.game, judge(self.game, here, self.seat))
        return self.outcome(here, last, seed) - before

    def outcome(self, here: State, last: int, seed: int) -> float:
        """Play a world on to the end of a player turn and return its worth; it is used up."""
        dice = SeededDice(seed ^ 1)
        decisions = 0
        while not here.is_over() and decisions < MOST_DECISIONS:
            if self.game.player_turn(here) > last:
                break
            self._decide(here, dice, seed)
            decisions += 1
        return prospect(self.game, here, self.seat)

    def _decide(self, here: State, dice: SeededDice, seed: int) -> None:
        """Take the decision of the seat to move; a sealed one for both seats."""
        if is_sealed(here):
            self._sealed(here, dice)
            return
        actions = self.game.narrow(here, here.legal_actions())
        if len(actions) == 1:
            here.apply(actions[0])
            self.spent += 1
            return
        search = ChainSearch(self.game, here.to_move(), dice, [seed])
        line = first_best(search.lines(here, QUICK))
        for click in line.clicks:
            here.apply(click)
        self.spent += search.spent + len(line.clicks)

    def _sealed(self, here: State, dice: SeededDice) -> None:
        answers: list[int] = []
        for seat in here.seats_to_answer():
            values = sealed_values(self.game, [here], seat, QUICK_SEALED, dice)
            answers.append(here.legal_actions(seat)[values.index(max(values))])
            self.spent += QUICK_SEALED
        for answer in answers:
            here.apply(answer)


def first_best(lines: Sequence[Line]) -> Line:
    """Return the line of the highest value, the first among equals."""
    best = lines[0]
    for line in lines:
        if line.value > best.value:
            best = line
    return best
