"""Fitting a value to results: a small network by gradient descent, in plain Python.

One game in `HELD_OUT`, drawn by lot, is never learned from; what the fit is worth is measured on
these alone.
"""

import math
from typing import Final, final

from librt.vecs import vec

from grognard.core.dice import SeededDice
from grognard.core.fitted import Fitted

HELD_OUT: Final = 5
SLOW: Final = 0.9
SLOWER: Final = 0.999
TINY: Final = 1e-8
GRAIN: Final = 1 << 20


@final
class Examples:
    """Positions: `rows` holds the terms of one after the other, as both seats see them."""

    __slots__ = ("evaluations", "is_held", "results", "rows", "terms", "turned")

    def __init__(self, terms: int) -> None:
        self.terms: int = terms
        self.rows: list[vec[float]] = []
        self.turned: list[vec[float]] = []
        self.results: list[float] = []
        self.evaluations: list[float] = []
        self.is_held: list[bool] = []

    def add(
        self, half: int, numbers: list[float], evaluation: float, result: float, is_held: bool
    ) -> None:
        """Add a position of a game that ended with a result (-1 to 1) for the seat of its terms."""
        turned = numbers[half : 2 * half] + numbers[:half] + [-one for one in numbers[2 * half :]]
        self.rows.append(vec[float](numbers))
        self.turned.append(vec[float](turned))
        self.results.append(result)
        self.evaluations.append(evaluation)
        self.is_held.append(is_held)


def _loss(raw: float, result: float) -> float:
    """Return the surprise at a result, in nats, of a value tanh(raw)."""
    likely = 1.0 / (1.0 + math.exp(-2.0 * max(min(raw, 15.0), -15.0)))
    share = (result + 1.0) / 2.0
    return -share * math.log(likely + TINY) - (1.0 - share) * math.log(1.0 - likely + TINY)


def held_out_loss(fitted: Fitted, examples: Examples) -> float:
    """Return the mean surprise in the games that were held out."""
    total, count = 0.0, 0
    for at in range(len(examples.rows)):
        if examples.is_held[at]:
            raw = fitted.raw(examples.rows[at]) - fitted.raw(examples.turned[at])
            total += _loss(raw, examples.results[at])
            count += 1
    return total / max(count, 1)


def slope_of(examples: Examples) -> tuple[float, float]:
    """Return the slope that fits the game's own evaluation best, and its surprise held out."""
    best, least = 1.0, 1e9
    slope = 0.25
    while slope < 40.0:
        total = _slope_loss(examples, slope, False)
        if total < least:
            best, least = slope, total
        slope *= 1.1
    return best, _slope_loss(examples, best, True)


def _slope_loss(examples: Examples, slope: float, is_held_out: bool) -> float:
    total, count = 0.0, 0
    for at in range(len(examples.rows)):
        if examples.is_held[at] == is_held_out:
            total += _loss(slope * examples.evaluations[at], examples.results[at])
            count += 1
    return total / max(count, 1)


@final
class Fitter:
    """One fit: the network, and the running means that the descent keeps (Adam)."""

    __slots__ = ("decay", "dice", "examples", "fitted", "mean", "rate", "spread", "steps", "train")

    def __init__(
        self, examples: Examples, hidden: int, rate: float, decay: float, seed: int
    ) -> None:
        self.examples: Examples = examples
        self.rate: float = rate
        self.decay: float = decay
        self.dice: SeededDice = SeededDice(seed)
        self.fitted: Fitted = Fitted(examples.terms, hidden)
        self.train: list[int] = [at for at in range(len(examples.rows)) if not examples.is_held[at]]
        count = examples.terms * (hidden + 1) + 2 * hidden
        self.mean: vec[float] = vec[float]([0.0] * count)
        self.spread: vec[float] = vec[float]([0.0] * count)
        self.steps: int = 0
        self._begin()

    def _begin(self) -> None:
        """Scale every term by its spread, and begin with small weights drawn by lot."""
        fitted, terms = self.fitted, self.examples.terms
        for term in range(terms):
            total = 0.0
            for at in self.train:
                total += self.examples.rows[at][term] ** 2
                total += self.examples.turned[at][term] ** 2
            spread = math.sqrt(total / max(2 * len(self.train), 1))
            fitted.scale[term] = 1.0 / spread if spread > 1e-6 else 0.0
        for at in range(len(fitted.inward)):
            fitted.inward[at] = self._drawn() / math.sqrt(terms)
        for unit in range(fitted.hidden):
            fitted.outward[unit] = 0.1 * self._drawn()
            fitted.bias[unit] = 0.1

    def _drawn(self) -> float:
        return 2.0 * self.dice.below(GRAIN, "weight") / GRAIN - 1.0

    def epoch(self, batch: int) -> None:
        """Look at every example once, in an order drawn by lot."""
        self.dice.shuffle(self.train, "epoch")
        for start in range(0, len(self.train), batch):
            self._step(self.train[start : start + batch])

    def _step(self, few: list[int]) -> None:
        gradient = vec[float]([0.0] * len(self.mean))
        examples = self.examples
        for at in few:
            raw = self.fitted.raw(examples.rows[at]) - self.fitted.raw(examples.turned[at])
            likely = 1.0 / (1.0 + math.exp(-2.0 * max(min(raw, 15.0), -15.0)))
            push = 2.0 * (likely - (examples.results[at] + 1.0) / 2.0) / len(few)
            self._back(examples.rows[at], push, gradient)
            self._back(examples.turned[at], -push, gradient)
        self._move(gradient)

    def _back(self, row: vec[float], push: float, gradient: vec[float]) -> None:
        """Add what one half of a value asks of every weight."""
        fitted, count = self.fitted, len(row)
        scaled = row[:]
        for at in range(count):
            scaled[at] = row[at] * fitted.scale[at]
            gradient[at] += push * scaled[at]
        biases = count * (fitted.hidden + 1)
        for unit in range(fitted.hidden):
            start = unit * count
            inner = fitted.bias[unit]
            for at in range(count):
                inner += fitted.inward[start + at] * scaled[at]
            if inner > 0.0:
                gradient[biases + fitted.hidden + unit] += push * inner
                share = push * fitted.outward[unit]
                gradient[biases + unit] += share
                for at in range(count):
                    gradient[count + start + at] += share * scaled[at]

    def _move(self, gradient: vec[float]) -> None:
        self.steps += 1
        fitted, count = self.fitted, self.examples.terms
        first = 1.0 - SLOW**self.steps
        second = 1.0 - SLOWER**self.steps
        biases = count * (fitted.hidden + 1)
        for at in range(len(gradient)):
            self.mean[at] = SLOW * self.mean[at] + (1.0 - SLOW) * gradient[at]
            self.spread[at] = SLOWER * self.spread[at] + (1.0 - SLOWER) * gradient[at] ** 2
            change = self.mean[at] / first / (math.sqrt(self.spread[at] / second) + TINY)
            if at < count:
                fitted.straight[at] -= self.rate * (change + self.decay * fitted.straight[at])
            elif at < biases:
                place = at - count
                fitted.inward[place] -= self.rate * (change + self.decay * fitted.inward[place])
            elif at < biases + fitted.hidden:
                fitted.bias[at - biases] -= self.rate * change
            else:
                place = at - biases - fitted.hidden
                fitted.outward[place] -= self.rate * (change + self.decay * fitted.outward[place])


def copied(fitted: Fitted) -> Fitted:
    """Return a network with the same numbers."""
    twin = Fitted(len(fitted.scale), fitted.hidden)
    twin.slope = fitted.slope
    twin.scale, twin.straight = fitted.scale[:], fitted.straight[:]
    twin.inward, twin.bias = fitted.inward[:], fitted.bias[:]
    twin.outward = fitted.outward[:]
    return twin
