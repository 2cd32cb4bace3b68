"""§3 The sequence of play."""

from typing import Final

from grognard.core.question import Step
from grognard.core.types import Player
from grognard.games._template.rules import s05_movement as movement
from grognard.games._template.rules import s06_combat as combat
from grognard.games._template.rules.s08_victory import end
from grognard.games._template.state import (
    END_LAST_TURN,
    PHASE_COMBAT,
    PHASE_MOVEMENT,
    SkirmishState,
)
from grognard.games._template.tables import UNITS


class NextPhase(Step[SkirmishState]):
    """§3 What comes when a phase is over; it lies below all questions until the game ends."""

    section = "§3"

    def run(self, state: SkirmishState) -> None:
        """§3.2 A side moves, then fights; §3.1 then the other; §3.3 until the last turn ends."""
        if state.phase == PHASE_MOVEMENT:
            state.phase = PHASE_COMBAT
            state.push(combat.ASK_TARGET, state.side)
        elif state.phase == PHASE_COMBAT and state.side == state.setup().first:
            begin_player_turn(state, 1 - state.side)
        elif state.turn == state.setup().turns:
            end_by_last_turn(state)
        else:
            state.turn += 1
            begin_player_turn(state, state.setup().first)


NEXT_PHASE: Final = NextPhase()


def begin_player_turn(state: SkirmishState, side: Player) -> None:
    """§3.2 A side begins to move with all its units fresh."""
    state.side = side
    state.phase = PHASE_MOVEMENT
    for unit in UNITS:
        state.moved_of[unit] = state.fought_of[unit] = state.attacking_of[unit] = 0
    state.note("§3.1", "turn", side, (state.turn,))
    state.push(movement.ASK_MOVE_UNIT, side)


def end_by_last_turn(state: SkirmishState) -> None:
    """§3.3 The game ends after the last turn."""
    end(state, END_LAST_TURN, "§8.1")
