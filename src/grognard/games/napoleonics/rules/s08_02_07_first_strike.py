"""§8.2.7 First Strike."""

from grognard.core.types import OK
from grognard.games.napoleonics.reasons import NO_DICE, NO_FIRST_STRIKE
from grognard.games.napoleonics.rules.s05_06_dice import melee_dice
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import FIRST_STRIKE, NUM_CARDS


def first_strike_code(state: NapoleonicsState) -> int:
    """§8.2.7 Whether a First Strike could be played here, whoever holds one: it needs a die."""
    defender = 1 - state.active
    dice = melee_dice(state, state.target, state.attacker, state.start, defender, 0)
    return OK if dice > 0 else NO_DICE


def strike_code(state: NapoleonicsState) -> int:
    """§8.2.7 Whether the defender may play First Strike now."""
    if state.hand[(1 - state.active) * NUM_CARDS + FIRST_STRIKE] == 0:
        return NO_FIRST_STRIKE
    return first_strike_code(state)
