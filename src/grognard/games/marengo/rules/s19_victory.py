"""§19 How to win: marginal victory by the objective line, when nobody was demoralized."""

from grognard.games.marengo.state import MARGINAL, MarengoState, note
from grognard.games.marengo.tables import (
    AUSTRIA,
    FRANCE,
    IS_EAST,
    LOCALE_AT,
    PIECES_EAST_TO_WIN,
    PIECES_OF,
    Position,
)


def pieces_east(state: MarengoState) -> int:
    """§19 Count the Austrian pieces east of the objective line."""
    total = 0
    for piece in PIECES_OF[AUSTRIA]:
        position = Position(state.pos_of[piece])
        if position >= 0 and LOCALE_AT[position] >= 0 and IS_EAST[LOCALE_AT[position]]:
            total += 1
    return total


def decide(state: MarengoState) -> None:
    """§19 After the last round three Austrian pieces in the east win for Austria."""
    east = pieces_east(state)
    state.winner = AUSTRIA if east >= PIECES_EAST_TO_WIN else FRANCE
    state.victory = MARGINAL
    note(state, "§19", "marginal", state.winner, [east])
