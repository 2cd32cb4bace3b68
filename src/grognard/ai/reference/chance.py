"""Chance as the player `reference` weighs it: where a click may lead, with what probability."""

from collections.abc import Sequence
from typing import Final, final

from grognard.core.dice import ScriptedDice, SeededDice
from grognard.core.game import Game
from grognard.core.odds import Odds
from grognard.core.state import State
from grognard.core.types import Action

MAX_COMBINATIONS: Final = 8
"""Several throws at once are weighed exactly up to this many combinations, else sampled."""

MAX_CHANCES: Final = 24
"""A single throw is weighed exactly up to this many chances."""


@final
class Branch:
    """A position that a click may lead to, and how likely it is."""

    __slots__ = ("state", "weight")

    def __init__(self, state: State, weight: float) -> None:
        self.state: State = state
        self.weight: float = weight


def branches(game: Game, state: State, action: Action, seeds: Sequence[int]) -> list[Branch]:
    """Return where an action may lead; the weights add up to 1.

    A click without fate leads to one position. What the game's odds foresee is weighed exactly;
    any other chance (a draw, a shuffle) is sampled once for each of the seeds. Every action is
    given the same seeds, so that luck does not decide between two of them.
    """
    first = state.clone()
    first.apply(action)
    if first.fate == state.fate:
        return [Branch(first, 1.0)]
    odds = game.odds(state, action)
    if odds is None or _combinations(odds) > _limit(odds):
        return _sampled(state, action, first, seeds)
    return _weighed(state, action, odds, seeds)


def _weighed(state: State, action: Action, odds: Odds, seeds: Sequence[int]) -> list[Branch]:
    found: list[Branch] = []
    for script, weight in _all_scripts(odds):
        child = state.clone()
        child.dice = ScriptedDice(script, SeededDice(seeds[len(found) % len(seeds)]))
        child.apply(action)
        found.append(Branch(child, weight))
    return found


def _all_scripts(odds: Odds) -> list[tuple[list[int], float]]:
    """Return every combination of one chance from each throw: its rolls and its probability."""
    scripts: list[tuple[list[int], float]] = [([], 1.0)]
    for throw in odds.throws:
        longer: list[tuple[list[int], float]] = []
        for script, weight in scripts:
            for chance in throw.chances:
                if chance.ways > 0:
                    longer.append(([*script, *chance.rolls], weight * chance.probability()))
        scripts = longer
    return scripts


def _limit(odds: Odds) -> int:
    return MAX_CHANCES if len(odds.throws) == 1 else MAX_COMBINATIONS


def _combinations(odds: Odds) -> int:
    """Return how many combinations the throws have together."""
    product = 1
    for throw in odds.throws:
        product *= len(throw.chances)
    return product


def _sampled(state: State, action: Action, first: State, seeds: Sequence[int]) -> list[Branch]:
    """Return `first` and a further position for every seed but one, all equally likely."""
    found = [Branch(first, 1.0 / len(seeds))]
    for seed in seeds[1:]:
        child = state.clone()
        child.dice = SeededDice(seed)
        child.apply(action)
        found.append(Branch(child, 1.0 / len(seeds)))
    return found
