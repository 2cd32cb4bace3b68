"""§3 The sequence of play."""

from typing import Final

from grognard.core.question import Step
from grognard.games.undaunted.rules.s04_piles import draw_hands
from grognard.games.undaunted.rules.s05_initiative import ask_bids, reveal_bids
from grognard.games.undaunted.rules.s06_turns import begin_turn, end_turn
from grognard.games.undaunted.rules.s11_end import leader_in_points, win
from grognard.games.undaunted.state import (
    END_ROUND_CAP,
    PHASE_BID,
    PHASE_DRAW,
    PHASE_FIRST,
    PHASE_REVEAL,
    PHASE_SECOND,
    UndauntedState,
)
from grognard.games.undaunted.tables import ROUND_CAP


class NextPhase(Step[UndauntedState]):
    """§3 What comes when no question is open; it lies below all questions until the game ends."""

    section = "§3"

    def run(self, state: UndauntedState) -> None:
        """§3 Draw, bid, reveal, then the turn of the holder of the token and the other's."""
        if state.phase == PHASE_DRAW:
            begin_round(state)
        elif state.phase == PHASE_BID:
            state.phase = PHASE_REVEAL
            ask_bids(state)
        elif state.phase == PHASE_REVEAL:
            state.phase = PHASE_FIRST
            reveal_bids(state)
        elif state.phase == PHASE_FIRST:
            state.phase = PHASE_SECOND
            take_turn(state, state.holder)
        else:
            state.phase = PHASE_DRAW
            take_turn(state, 1 - state.holder)


NEXT_PHASE: Final = NextPhase()


def begin_round(state: UndauntedState) -> None:
    """§3 A new round begins with drawing; ruling R11: after 200 rounds the game is scored."""
    if state.round == ROUND_CAP:
        win(state, leader_in_points(state), END_ROUND_CAP)
        return
    state.round += 1
    if state.log is not None:
        state.note("§3", "round", state.holder, [state.round])
    draw_hands(state)
    state.phase = PHASE_BID


def take_turn(state: UndauntedState, side: int) -> None:
    """§6 A side's turn; with an empty hand it is over at once."""
    begin_turn(state, side)
    if state.hand_count[side] == 0:
        end_turn(state)
