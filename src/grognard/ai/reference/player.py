"""The player `reference`: it looks ahead one complete chain of clicks on the game's evaluation.

Other players are measured against it, so it never changes: evaluation, narrowing, chain search and
budgets are copies of its own, and tests/ai/yardstick holds what it chooses.
"""

from typing import Final, final

from grognard.ai.bots import Bot
from grognard.ai.reference.chain import ChainSearch, Line
from grognard.ai.reference.sealed import is_sealed, sealed_values
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Json, Player

BUDGET: Final = 400
"""Positions looked at for one decision, about."""

SAMPLES: Final = 3
"""Positions drawn for what is hidden, and draws taken for chances that have no odds."""

FINALISTS: Final = 6
"""Lines that are compared in every sample."""

CLOSE: Final = 1e-9
"""Values nearer than this are equal, and the dice choose."""


@final
class Plan:
    """The rest of a line, and what the seat will see before each of its clicks.

    It holds observations only: nothing the seat may not know, and nothing of the sample it came
    from.
    """

    __slots__ = ("clicks", "seen")

    def __init__(self) -> None:
        self.clicks: list[int] = []
        self.seen: list[Json] = []


@final
class ReferenceBot(Bot):
    """Plays the chain of clicks whose end the game evaluates best.

    The chain is planned at its first click and followed while the positions are the expected
    ones; a chain too wide for the budget is planned again at each click.
    """

    name = "reference"

    def __init__(self, seed: int = 0, budget: int = BUDGET, samples: int = SAMPLES) -> None:
        self.dice: SeededDice = SeededDice(seed)
        self.budget: int = budget
        self.samples: int = samples
        self.plan: Plan = Plan()

    def choose(self, game: Game, state: State, seat: Player) -> Action:
        """Return the next click of the best chain found."""
        actions = state.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        if is_sealed(state):
            return self._sealed(game, state, seat, actions)
        planned = self._planned(state, seat)
        if planned is not None:
            return planned
        few = game.reference_narrow(state, actions)
        return few[0] if len(few) == 1 else self._search(game, state, seat)

    def _planned(self, state: State, seat: Player) -> Action | None:
        """Return the click of the plan if this is the position it was made for."""
        if not self.plan.clicks:
            return None
        seen = state.observe(seat)
        while self.plan.clicks:
            expected = self.plan.seen.pop(0)
            click = self.plan.clicks.pop(0)
            if expected == seen:
                return click
        return None

    def _sealed(self, game: Game, state: State, seat: Player, actions: list[int]) -> Action:
        samples = self._drawn(state, seat)
        values = sealed_values(game, samples, seat, self.budget, self.dice)
        return actions[self._best(values)]

    def _drawn(self, state: State, seat: Player) -> list[State]:
        """Return the state that was handed in and further ones that the seat may be in."""
        samples = [state.clone()]
        for _ in range(self.samples - 1):
            samples.append(state.determinize(seat, self.dice.below(1 << 32, "one-step-world")))
        for sample in samples:
            sample.log = None
        return samples

    def _search(self, game: Game, state: State, seat: Player) -> Action:
        samples = self._drawn(state, seat)
        seeds = [self.dice.below(1 << 32, "one-step-luck") for _ in range(self.samples)]
        search = ChainSearch(game, seat, self.dice, seeds)
        lines = search.lines(samples[0], self.budget)
        line = self._winner(search, samples, lines)
        if line.clicks[0] not in search.cut_after:
            self._remember(state, seat, line)
        return line.clicks[0]

    def _winner(self, search: ChainSearch, samples: list[State], lines: list[Line]) -> Line:
        """Return the best of the finalists over all samples; equals are finalists by lot."""
        order = list(range(len(lines)))
        self.dice.shuffle(order, "one-step-order")
        finalists = sorted([lines[at] for at in order], key=_by_value)[:FINALISTS]
        if len(finalists) == 1:
            return finalists[0]
        share = self.budget // FINALISTS
        values = [line.value for line in finalists]
        for sample in samples[1:]:
            for at, line in enumerate(finalists):
                values[at] += search.value_of(sample, line.clicks, share)
        return finalists[self._best(values)]

    def _best(self, values: list[float]) -> int:
        """Return the place of the highest value; among equals the dice choose."""
        highest = max(values)
        ties = [at for at, value in enumerate(values) if value >= highest - CLOSE]
        return ties[self.dice.below(len(ties), "one-step-tie")]

    def _remember(self, state: State, seat: Player, line: Line) -> None:
        """Keep the rest of a line, with what the seat will see before each click of it."""
        self.plan = Plan()
        for at, click in enumerate(line.clicks[:-1]):
            state.apply(click)
            self.plan.seen.append(state.observe(seat))
            self.plan.clicks.append(line.clicks[at + 1])


def _by_value(line: Line) -> float:
    return -line.value
