"""§8.3 The bombardment table."""

from typing import Final

from grognard.games.prussia.rules.s10_08_results import read_result
from grognard.games.prussia.tables import CHARTS

BOMBARDMENT_LEAST: Final[list[int]] = CHARTS["bombardment"]["least"]


NUM_BOMBARDMENT: Final = len(BOMBARDMENT_LEAST)


BOMBARDMENT_TEXT: Final[list[list[str]]] = CHARTS["bombardment"]["rows"]


BOMBARDMENT_LAST: Final[int] = len(BOMBARDMENT_TEXT) - 1


BOMBARDMENT: Final[list[int]] = [read_result(cell) for row in BOMBARDMENT_TEXT for cell in row]
"""BOMBARDMENT[roll * NUM_BOMBARDMENT + column]"""


def bombardment_column(strength: int) -> int:
    """§8.3 Return the column of a bombardment strength, or -1: a strength of 1 does nothing."""
    column = -1
    while column + 1 < NUM_BOMBARDMENT and strength >= BOMBARDMENT_LEAST[column + 1]:
        column += 1
    return column


def bombardment_result(column: int, roll: int) -> int:
    """§8.3 Return the result of a modified roll."""
    return BOMBARDMENT[min(max(roll, 0), BOMBARDMENT_LAST) * NUM_BOMBARDMENT + column]
