"""§23.4 The bonus for marching at Rossbach."""

from typing import Final

from grognard.core.types import Action
from grognard.games.prussia.actions import YES
from grognard.games.prussia.question import YesOrNo
from grognard.games.prussia.rules.s12_02_morale import marker_now, raise_morale
from grognard.games.prussia.state import (
    ATTACKED_BY_LINE,
    BONUS,
    BONUS_GAIN,
    BONUS_TURN,
    PrussiaState,
)
from grognard.games.prussia.tables import COALITION

BONUS_OPEN: Final = 0
"""Values of special[BONUS]: may still be accepted."""
BONUS_MARCH: Final = 1
"""Accepted: march, east of the works by the first deadline, to the enemy by the second."""
BONUS_NO_WORKS: Final = 2
"""Accepted, released from crossing the works."""
BONUS_KEPT: Final = 3
BONUS_LOST: Final = 4


def offer_bonus(state: PrussiaState) -> None:
    """§23.4.1, §23.4.3 Ask for the bonus unless line infantry has attacked before."""
    if state.form.bonus and state.special[BONUS] == BONUS_OPEN:
        if not state.special[ATTACKED_BY_LINE]:
            state.push(ASK_BONUS, COALITION)


class AskBonus(YesOrNo):
    """§23.4 Does the coalition take the bonus?"""

    id = "s23-bonus"
    section = "§23.4"

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§23.4 Accept the bonus, and with it the duty to march."""
        state.close()
        if action != YES:
            return
        form = state.form
        gain = raise_morale(state, COALITION, form.bonus, form.bonus_cap)
        state.marker[COALITION] = marker_now(state, COALITION)
        state.special[BONUS] = BONUS_MARCH
        state.special[BONUS_GAIN] = gain
        state.special[BONUS_TURN] = state.turn
        state.note("§23.4", "bonus", COALITION, [gain])


ASK_BONUS: Final[AskBonus] = AskBonus()
