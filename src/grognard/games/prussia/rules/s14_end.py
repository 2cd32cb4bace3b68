"""§14 The end of a turn."""

from typing import Final

from grognard.games.prussia.question import PhaseStep
from grognard.games.prussia.rules import s03_sequence
from grognard.games.prussia.rules.s22_01_victory import decide
from grognard.games.prussia.state import PHASE_END, PrussiaState


class DoEndTurn(PhaseStep):
    """§14 The end of a turn."""

    section = "§14"
    phase = PHASE_END

    def run(self, state: PrussiaState) -> None:
        """§14 The next turn, or after the last one the victory (§22)."""
        state.todo.pop()
        if state.turn >= state.form.turns:
            decide(state)
            return
        state.turn += 1
        state.push(s03_sequence.DO_TURN, 0)


DO_END_TURN: Final[DoEndTurn] = DoEndTurn()
