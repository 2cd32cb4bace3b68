"""§19 How to win: marginal victory by the objective line, when nobody was demoralized."""

from mypy_extensions import i64

from grognard.core.state import Outcome
from grognard.games.marengo.state import DECISIVE, MARGINAL, MarengoState
from grognard.games.marengo.tables import (
    AUSTRIA,
    FIRST_PIECE,
    FRANCE,
    IS_EAST,
    LOCALE_AT,
    PIECES_EAST_TO_WIN,
)


def pieces_east(state: MarengoState) -> int:
    """§19 Count the Austrian pieces east of the objective line."""
    total: i64 = 0
    for piece in range(FIRST_PIECE[AUSTRIA], FIRST_PIECE[FRANCE]):
        position = state.pos_of[piece]
        if position >= 0 and LOCALE_AT[position] >= 0 and IS_EAST[LOCALE_AT[position]]:
            total += 1
    return total


def decide(state: MarengoState) -> None:
    """§19 After the last round three Austrian pieces in the east win for Austria."""
    east = pieces_east(state)
    state.winner = AUSTRIA if east >= PIECES_EAST_TO_WIN else FRANCE
    state.victory = MARGINAL
    state.note("§19", "marginal", state.winner, [east])


def outcome(state: MarengoState) -> Outcome | None:
    """§19 Return how it ended: by demoralization, or by the objective line."""
    if state.victory == 0:
        return None
    facts = {"pieces_east": pieces_east(state), "round": state.round}
    if state.victory == DECISIVE:
        level, reason = "marengo-decisive", "marengo-won-by-demoralization"
    else:
        level = "marengo-marginal"
        reason = "marengo-won-by-line" if state.winner == AUSTRIA else "marengo-won-by-holding"
    return Outcome(state.winner, level, reason, "§19", facts)
