"""What every decision of a position is worth: a race in worlds drawn from what the seat knows.

All decisions are played on in the same worlds with the same luck: their own dice are weighed
exactly, then the rest of the turn and the enemy's reply are played as the computer players do it.
What falls far enough behind leaves the race; what stays is compared in more and more worlds.
Worth is counted in the points of the game: so many of them lie between an even position and a won
one.
"""

import math
from collections.abc import Sequence
from typing import Final

from grognard.ai.chain import ChainSearch
from grognard.ai.replies import Replies, stretched
from grognard.ai.seeds import derived_seed
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Player
from grognard.puzzles.decisions import Decision

GLANCED: Final = 24
"""Positions in which a chain that goes on after its dice is looked at."""
SURE: Final = 3.0
"""Standard errors by which a decision must be behind to leave the race."""
DRAWS: Final = 3
"""Draws taken for chances that have no odds, in each world."""


class Runner:
    """A decision in the race: what it was worth in one world after the other, in points."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.values: list[float] = []

    def mean(self, first: int = 0) -> float:
        """Return what it is worth on average, from a world on."""
        return sum(self.values[first:]) / (len(self.values) - first)


class Judge:
    """Judges the decisions of one position; the same seed gives the same judgement."""

    def __init__(self, game: Game, state: State, seat: Player, points: int, seed: int) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._points = points
        self._seed = seed
        self._replies = Replies(game, seat)

    def run(self, runners: Sequence[Runner], until: int) -> None:
        """Take runners on until each has seen so many worlds, the same ones in the same order."""
        seen = min(len(runner.values) for runner in runners)
        for number in range(seen, until):
            seed = derived_seed(self._seed, "world", number) & 0xFFFFFFFF
            world = self._state.determinize(self._seat, seed)
            world.log = None
            for runner in runners:
                if len(runner.values) == number:
                    runner.values.append(self._points * self._value(world, runner, seed))

    def _value(self, world: State, runner: Runner, seed: int) -> float:
        clicks = list(runner.decision.clicks)
        luck = [seed + at for at in range(DRAWS)]
        chain = ChainSearch(self._game, self._seat, SeededDice(seed), luck)
        glance = stretched(self._game, chain.value_of(world, clicks, GLANCED))
        return glance + self._replies.gain(world, clicks, seed)


def glances(
    game: Game, state: State, seat: Player, found: Sequence[Decision], seed: int
) -> list[float]:
    """Return what decisions are worth at a glance, in one sample of the seat."""
    chain = ChainSearch(game, seat, SeededDice(seed), [seed + at for at in range(DRAWS)])
    return [chain.value_of(state, list(one.clicks), GLANCED) for one in found]


def best_of(runners: Sequence[Runner]) -> Runner:
    """Return who leads."""
    return max(runners, key=lambda runner: runner.mean())


def behind(runner: Runner, leader: Runner) -> tuple[float, float]:
    """Return by how many points one is behind another in the same worlds, and the error of that.

    Only worlds that both have seen count.
    """
    pairs = list(zip(leader.values, runner.values, strict=False))
    gaps = [ours - theirs for ours, theirs in pairs]
    mean = sum(gaps) / len(gaps)
    if len(gaps) < 2:
        return mean, math.inf
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean, math.sqrt(spread / len(gaps))


def usual_error(runners: Sequence[Runner], leader: Runner) -> float:
    """Return the usual error of the gaps: few worlds say too little about the one of each."""
    errors = sorted(behind(runner, leader)[1] for runner in runners if runner is not leader)
    return errors[len(errors) // 2] if errors else 0.0


def still_in(runners: Sequence[Runner], margin: float) -> list[Runner]:
    """Return those that may still be less than `margin` points behind the leader."""
    leader = best_of(runners)
    usual = usual_error(runners, leader)
    kept = []
    for runner in runners:
        gap, error = behind(runner, leader)
        if runner is leader or gap - SURE * max(error, usual) < margin:
            kept.append(runner)
    return kept
