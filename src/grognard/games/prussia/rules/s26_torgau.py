"""§26 Torgau: the arrival of Lacy."""

from grognard.core.types import NOT_ASKED_CODE, OK, Action
from grognard.games.prussia.actions import HEX, PIECE
from grognard.games.prussia.reasons import ENEMY_THERE, OUTSIDE_ZONE, OVER_STACKED
from grognard.games.prussia.rules.s04_command import is_lacys
from grognard.games.prussia.rules.s05_stacking import holder, is_over_with, place_bottom
from grognard.games.prussia.state import (
    ASK_ARRIVE,
    IN_PLAY,
    LACY_ARRIVED,
    LACY_MOVES,
    WAITING,
    PrussiaState,
    note,
    roll,
)
from grognard.games.prussia.tables import COALITION, LEADER


def roll_for_lacy(state: PrussiaState) -> None:
    """§26.3.3 Before the command rolls a die says whether Lacy comes."""
    form = state.form
    if form.lacy_corps < 0 or not form.lacy_rolls:
        return
    if state.side != COALITION or not lacy_waits(state):
        return
    if state.special[LACY_ARRIVED]:
        ask_next(state)  # who found no room in Torgau comes when there is some
        return
    limit = form.lacy_rolls[state.turn]
    if limit < 6:
        die = roll(state, "Lacy")
        note(state, "§26.3.3", "lacy-roll", COALITION, [die, limit])
        if die > limit:
            return
    state.special[LACY_ARRIVED] = 1
    state.special[LACY_MOVES] = 1
    note(state, "§26.3.3", "lacy", COALITION, [])
    ask_next(state)


def lacy_waits(state: PrussiaState) -> bool:
    """Say whether a piece of Lacy's has still to arrive."""
    return next_arrival(state) >= 0


def next_arrival(state: PrussiaState) -> int:
    """Return the next piece of Lacy's that can be placed, leaders last, or -1."""
    for piece in range(state.field.pieces):
        if state.fate_of[piece] == WAITING and is_lacys(state, piece):
            return piece
    return -1


def ask_next(state: PrussiaState) -> None:
    """§26.3.3 Ask for a hex of Torgau for the next of his pieces that finds room there."""
    for piece in range(state.field.pieces):
        if state.fate_of[piece] == WAITING and is_lacys(state, piece):
            if legal_arrive(state, piece):
                state.todo.push(ASK_ARRIVE, COALITION, piece)
                return


def arrive_code(state: PrussiaState, piece: int, to: int) -> int:
    """§26.3.3 Return whether a piece may be placed in a hex of Torgau."""
    if to not in state.form.lacy_hexes:
        return OUTSIDE_ZONE
    if holder(state, to) == 1 - COALITION:
        return ENEMY_THERE
    if state.field.arm_of[piece] != LEADER and is_over_with(state, piece, to):
        return OVER_STACKED
    return OK


def legal_arrive(state: PrussiaState, piece: int) -> list[Action]:
    """Return the hexes of Torgau where a piece finds room."""
    return [HEX + to for to in sorted(state.form.lacy_hexes) if not arrive_code(state, piece, to)]


def answer_code(state: PrussiaState, action: Action) -> int:
    """Return whether an action names a hex for the piece that arrives."""
    if action >= PIECE:
        return NOT_ASKED_CODE
    return arrive_code(state, state.todo.a(), action - HEX)


def answer_arrive(state: PrussiaState, action: Action) -> None:
    """§26.3.3 A piece arrives in Torgau."""
    piece = state.todo.a()
    state.todo.pop()
    state.fate_of[piece] = IN_PLAY
    place_bottom(state, piece, action - HEX)
    note(state, "§26.3.3", "arrives", COALITION, [piece, action - HEX])
    state.chain += 1
    ask_next(state)
