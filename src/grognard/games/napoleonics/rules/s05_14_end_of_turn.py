"""§5.14 The end of a turn: discarding, shuffling and drawing."""

from grognard.games.napoleonics.rules.s05_14_drawing import draw_cards, reshuffle
from grognard.games.napoleonics.rules.s08_01_scout import scout
from grognard.games.napoleonics.state import DO_BEGIN_TURN, NapoleonicsState, note
from grognard.games.napoleonics.tables import ELAN, IS_SCOUT, NO_CARD


def end_turn(state: NapoleonicsState) -> None:
    """§5.14 Discard the card, shuffle after Élan (ruling R20), then draw, First Strikes first."""
    side = state.active
    if state.todo.a() == 1:
        _next_turn(state)
        return
    state.todo.set_a(1)
    state.discard[state.played] += 1
    state.played = NO_CARD
    if state.effective == ELAN:
        reshuffle(state)  # §8.2.5
    if state.strikes[1 - side]:
        note(state, "§8.2.7", "first-strike-draw", 1 - side, [state.strikes[1 - side]])
        draw_cards(state, 1 - side, state.strikes[1 - side])  # §8.2.7
        state.strikes[1 - side] = 0
    if state.effective >= 0 and IS_SCOUT[state.effective]:
        scout(state, side)
    else:
        draw_cards(state, side, 1)


def _next_turn(state: NapoleonicsState) -> None:
    state.todo.pop()
    state.active = 1 - state.active
    state.todo.push(DO_BEGIN_TURN, state.active)
