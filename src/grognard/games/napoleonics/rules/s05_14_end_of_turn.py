"""§5.14 The end of a turn: discarding, shuffling and drawing."""

from typing import Final

from grognard.core.question import Step
from grognard.games.napoleonics.rules import s05_turn as turn
from grognard.games.napoleonics.rules.s05_14_drawing import draw_cards, reshuffle
from grognard.games.napoleonics.rules.s08_01_scout import scout
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import ELAN, IS_SCOUT, NO_CARD


class EndTurn(Step[NapoleonicsState]):
    """§5.14 The end of a turn. Its frame: a 1 when the cards are drawn."""

    section = "§5.14"

    def run(self, state: NapoleonicsState) -> None:
        """§5.14 Draw, then it is the other's turn."""
        if state.todo.a() == 0:
            state.todo.set_a(1)
            end_turn(state)
            return
        state.todo.pop()
        state.active = 1 - state.active
        state.push(turn.DO_BEGIN_TURN, state.active)


DO_END_TURN: Final = EndTurn()


def end_turn(state: NapoleonicsState) -> None:
    """§5.14 Discard the card, shuffle after Élan (ruling R20), then draw, First Strikes first."""
    side = state.active
    state.discard[state.played] += 1
    state.played = NO_CARD
    if state.effective == ELAN:
        reshuffle(state)  # §8.2.5
    strikes = int(state.strikes[1 - side])
    if strikes:
        state.note("§8.2.7", "first-strike-draw", 1 - side, (strikes,))
        draw_cards(state, 1 - side, strikes)  # §8.2.7
        state.strikes[1 - side] = 0
    if state.effective >= 0 and IS_SCOUT[state.effective]:
        scout(state, side)
    else:
        draw_cards(state, side, 1)
