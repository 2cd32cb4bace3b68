"""§10.6 The combat results table, and its columns of odds (§10.3)."""

from typing import Final

from grognard.games.prussia.rules.s10_08_results import read_result
from grognard.games.prussia.tables import CHARTS

ODDS: Final[tuple[str, ...]] = tuple(CHARTS["combat"]["odds"])


NUM_ODDS: Final = len(ODDS)


ODDS_FOR: Final[list[int]] = [int(text.split(":")[0]) for text in ODDS]


ODDS_AGAINST: Final[list[int]] = [int(text.split(":")[1]) for text in ODDS]


CRT_FIRST: Final[int] = CHARTS["combat"]["first_row"]


CRT_TEXT: Final[list[list[str]]] = CHARTS["combat"]["rows"]


CRT_LAST: Final[int] = CRT_FIRST + len(CRT_TEXT) - 1


CRT_ATTACKER: Final[list[int]] = [
    read_result(cell.split("/")[0]) for row in CRT_TEXT for cell in row
]
"""CRT_ATTACKER[(row - CRT_FIRST) * NUM_ODDS + column]"""


CRT_DEFENDER: Final[list[int]] = [
    read_result(cell.split("/")[1]) for row in CRT_TEXT for cell in row
]


def odds_column(attack: int, defence: int) -> int:
    """§10.3 Return the column of the odds, rounded in favour of the defender."""
    column = 0
    while column + 1 < NUM_ODDS and (
        attack * ODDS_AGAINST[column + 1] >= defence * ODDS_FOR[column + 1]
    ):
        column += 1
    return column


def crt_cell(column: int, roll: int) -> int:
    """§10.6 Return the place of a modified roll in CRT_ATTACKER and CRT_DEFENDER."""
    row = min(max(roll, CRT_FIRST), CRT_LAST)
    return (row - CRT_FIRST) * NUM_ODDS + column
