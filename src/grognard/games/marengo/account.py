"""The account: morale, the objective line, and what either army has lost; all of it is public."""

from grognard.core.account import FACT, LOSS, NEEDED, PART, SUM, head_start_line, line
from grognard.core.message import Message
from grognard.core.sent import AccountLine
from grognard.games.marengo.rules.s18_morale import committed_total, level, on_track
from grognard.games.marengo.rules.s19_victory import pieces_east
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import GONE, PIECES_EAST_TO_WIN, PIECES_OF, START_STRENGTH


def account(state: MarengoState) -> list[AccountLine]:
    """Return what decides the battle for both armies."""
    armies = (0, 1)
    free = [int(state.uncommitted[army]) for army in armies]
    tied = [committed_total(state, army) for army in armies]
    strength = [sum(START_STRENGTH[piece] for piece in PIECES_OF[army]) for army in armies]
    left = [sum(int(state.strength_of[piece]) for piece in PIECES_OF[army]) for army in armies]
    gone = [sum(state.pos_of[piece] == GONE for piece in PIECES_OF[army]) for army in armies]
    return [
        line(PART, _label("uncommitted"), "§18", free),
        line(PART, _label("committed"), "§18", tied),
        line(SUM, _label("morale"), "§18", [level(state, army) for army in armies]),
        line(FACT, _label("to-come"), "§4.1", [on_track(state, army) for army in armies]),
        *head_start_line(state.head_start, _label("head-start"), "§18"),
        line(FACT, _label("tokens-lost"), "§18", [int(state.lost[army]) for army in armies]),
        line(SUM, _label("east"), "§19", [pieces_east(state), None]),
        line(NEEDED, _label("east-needed"), "§19", [PIECES_EAST_TO_WIN, None]),
        line(LOSS, _label("strength"), "§2", [strength[army] - left[army] for army in armies]),
        line(LOSS, _label("pieces"), "§2", gone),
    ]


def _label(name: str) -> Message:
    return Message(f"marengo-account-{name}")
