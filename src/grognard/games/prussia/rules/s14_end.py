"""§14 The end of a turn."""

from grognard.games.prussia.rules.s22_01_victory import decide
from grognard.games.prussia.state import DO_TURN, PrussiaState


def end_turn(state: PrussiaState) -> None:
    """§14 The next turn, or after the last one the victory (§22)."""
    state.todo.pop()
    if state.turn >= state.form.turns:
        decide(state)
        return
    state.turn += 1
    state.todo.push(DO_TURN, 0)
