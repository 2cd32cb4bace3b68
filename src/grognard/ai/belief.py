"""How much of what was seen in a few games is believed.

Games differ by their luck more than lines differ by their worth: who takes the best of several
noisy means takes noise. So what a line changes is compared with the other lines in the same world,
and is believed by as much as the lines differ more than luck alone would make them.
"""

from collections.abc import Sequence
from typing import Final

LEAST: Final = 1e-6
"""Of a spread: nothing is believed not at all."""


def believed(
    glances: Sequence[float], changes: Sequence[Sequence[float]], doubt: float
) -> list[float]:
    """Return the worth of lines: each glance, and as much of its mean change as can be believed.

    `changes[line][world]` is what followed in a world; lines may have been left out of the later
    ones. `doubt` counts like so many further lines that change about half as much as the glances
    differ.

    >>> believed([0.0, 0.0], [[0.1, 0.1, 0.1, 0.1], [0.0, 0.0, 0.0, 0.0]], 1.0)[0] > 0.04
    True
    >>> round(believed([0.0, 0.0], [[0.5, -0.4, 0.3], [-0.4, 0.5, -0.4]], 1.0)[0], 2)
    0.0
    """
    count = len(glances)
    sums, squares, games = [0.0] * count, [0.0] * count, [0] * count
    for world in range(max(len(row) for row in changes)):
        here = [line for line in range(count) if len(changes[line]) > world]
        if len(here) < 2:
            break
        mean = sum([changes[line][world] for line in here]) / len(here)
        for line in here:
            change = changes[line][world] - mean
            sums[line] += change
            squares[line] += change * change
            games[line] += 1
    noise, signal = _noise(sums, squares, games), 0.0
    for line in range(count):
        if games[line]:
            signal += (sums[line] / games[line]) ** 2 - noise / games[line]
    usual = _spread(glances) / 4.0
    spread = max((signal + doubt * usual) / (count + doubt), usual / 100.0, LEAST)
    values = list(glances)
    for line in range(count):
        if games[line]:
            share = spread / (spread + noise / games[line])
            values[line] += share * sums[line] / games[line]
    return values


def _noise(sums: list[float], squares: list[float], games: list[int]) -> float:
    """Return how much one game of a line differs from another, squared."""
    total, freedom = 0.0, 0
    for line in range(len(sums)):
        if games[line] > 1:
            total += squares[line] - sums[line] * sums[line] / games[line]
            freedom += games[line] - 1
    if freedom == 0:
        return max(squares, default=0.0) + LEAST
    return max(total / freedom, 0.0)


def _spread(glances: Sequence[float]) -> float:
    mean = sum(glances) / len(glances)
    return sum([(glance - mean) ** 2 for glance in glances]) / len(glances)
