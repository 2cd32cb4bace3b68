"""Elo ratings: the most likely strengths behind the results of several players."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from grognard.ai.report import Z95

POINTS: Final = 400 / math.log(10)
"""A player rated 400 points higher is expected to take ten points for each of the other."""
PRIOR: Final = 1.0
"""Drawn games added to every pairing: without them who lost nothing would have no rating."""
ROUNDS: Final = 100
NEAR: Final = 1e-10


@dataclass(frozen=True)
class Rating:
    """The Elo of a player with its 95% interval, both seen from the player who is 0."""

    name: str
    elo: float
    low: float
    high: float


def ratings(
    names: Sequence[str], scores: Mapping[tuple[int, int], tuple[float, float]], anchor: int
) -> list[Rating]:
    """Return the rating of each player by the model of Bradley and Terry, `anchor` being 0.

    `scores` says for each pairing (by places in `names`) how many points the first of them took of
    how many games. A draw is half a win. The interval is that of the likelihood's curvature.

    >>> rated = ratings(["a", "b"], {(0, 1): (75.0, 100.0)}, anchor=1)
    >>> [round(one.elo) for one in rated], rated[1].low == rated[1].high == 0
    ([189, 0], True)
    """
    weak = {pair: (score + PRIOR / 2, games + PRIOR) for pair, (score, games) in scores.items()}
    free = [at for at in range(len(names)) if at != anchor]
    strength = [0.0] * len(names)
    for _ in range(ROUNDS):
        slope, curve = _slope_and_curve(strength, weak)
        inverse = inverted([[curve[a][b] for b in free] for a in free])
        steps = [sum(row[k] * slope[free[k]] for k in range(len(free))) for row in inverse]
        for at, step in zip(free, steps, strict=True):
            strength[at] += max(-1.0, min(1.0, step))
        if max((abs(step) for step in steps), default=0.0) < NEAR:
            break
    _, curve = _slope_and_curve(strength, weak)
    inverse = inverted([[curve[a][b] for b in free] for a in free])
    spread = {at: math.sqrt(inverse[k][k]) for k, at in enumerate(free)}
    return [
        _rating(name, strength[at] - strength[anchor], spread.get(at, 0.0))
        for at, name in enumerate(names)
    ]


def _rating(name: str, strength: float, spread: float) -> Rating:
    elo, half = POINTS * strength, POINTS * Z95 * spread
    return Rating(name, elo, elo - half, elo + half)


def _slope_and_curve(
    strength: list[float], scores: Mapping[tuple[int, int], tuple[float, float]]
) -> tuple[list[float], list[list[float]]]:
    """Return the likelihood's first derivatives, and its second ones with the sign turned."""
    count = len(strength)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for (first, second), (score, games) in scores.items():
        expected = 1 / (1 + math.exp(strength[second] - strength[first]))
        slope[first] += score - games * expected
        slope[second] -= score - games * expected
        weight = games * expected * (1 - expected)
        for one, other in ((first, second), (second, first)):
            curve[one][one] += weight
            curve[one][other] -= weight
    return slope, curve


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a small positive definite matrix.

    >>> inverted([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                pairs = zip(rows[other], rows[at], strict=True)
                rows[other] = [value - factor * pivot for value, pivot in pairs]
    return [row[size:] for row in rows]
