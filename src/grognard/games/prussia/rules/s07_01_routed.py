"""§7.1 The movement of routed units: every one must go, in the order their owner likes."""

from typing import Final

from grognard.core.types import NOT_ASKED_CODE, OK, Action
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import PIECE
from grognard.games.prussia.question import PhaseStep, PrussiaQuestion
from grognard.games.prussia.rules.s04_02_command import acts
from grognard.games.prussia.rules.s10_09_retreat import begin_rout_move
from grognard.games.prussia.rules.s15_leaders import catch_leaders
from grognard.games.prussia.state import PHASE_MOVEMENT, PrussiaState
from grognard.games.prussia.tables import ARTILLERY, ROUTED, Piece


def rout_code(state: PrussiaState, unit: Piece) -> int:
    """§7.1 Return whether a routed unit has still to move; guns never do."""
    field = state.field
    if unit >= field.units or field.side_of[unit] != state.side:
        return why.NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return why.NOT_ON_MAP
    if state.morale_of[unit] != ROUTED or field.arm_of[unit] == ARTILLERY:
        return NOT_ASKED_CODE
    if state.moved_of[unit]:
        return why.HAS_MOVED
    return OK if acts(state, unit) else why.ARMY_INACTIVE


class DoRouted(PhaseStep):
    """§7.1 The movement of routed units."""

    section = "§7.1"
    phase = PHASE_MOVEMENT

    def run(self, state: PrussiaState) -> None:
        """§7.1 Ask for the next routed unit until all have moved; §15.2 catch leaders alone."""
        catch_leaders(state)
        for unit in state.field.all_units:
            if rout_code(state, unit) == OK:
                state.push(ASK_ROUT_PIECE, state.side)
                return
        state.todo.pop()


DO_ROUTED: Final[DoRouted] = DoRouted()


class AskRoutPiece(PrussiaQuestion):
    """§7.1 Which routed unit runs next?"""

    id = "s7-rout-piece"
    section = "§7.1"
    tries = (PIECE,)

    def piece_code(self, state: PrussiaState, piece: Piece) -> int:
        """§7.1 Return whether a routed unit has still to move."""
        return rout_code(state, piece)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§7.1 A routed unit runs."""
        unit = Piece(action - PIECE)
        state.close()
        state.moved_of[unit] = 1
        begin_rout_move(state, unit)


ASK_ROUT_PIECE: Final[AskRoutPiece] = AskRoutPiece()
