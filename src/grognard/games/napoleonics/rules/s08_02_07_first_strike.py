"""§8.2.7 First Strike."""

from grognard.core.types import OK
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.rules.s05_06_dice import melee_dice
from grognard.games.napoleonics.rules.s05_14_drawing import show
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import FIRST_STRIKE, NUM_CARDS


def first_strike_code(state: NapoleonicsState) -> int:
    """§8.2.7 Whether a First Strike could be played here, whoever holds one: it needs a die."""
    defender = 1 - state.active
    dice = melee_dice(state, state.target, state.attacker, state.start, defender, 0)
    return OK if dice > 0 else why.NO_DICE


def strike_code(state: NapoleonicsState) -> int:
    """§8.2.7 Whether the defender may play First Strike now."""
    if state.hand[(1 - state.active) * NUM_CARDS + FIRST_STRIKE] == 0:
        return why.NO_FIRST_STRIKE
    return first_strike_code(state)


def play_first_strike(state: NapoleonicsState) -> None:
    """§8.2.7 The card is discarded; a new one is drawn at the end of the turn."""
    defender = 1 - state.active
    state.hand[defender * NUM_CARDS + FIRST_STRIKE] -= 1
    state.hand_size[defender] -= 1
    show(state, defender, FIRST_STRIKE)
    state.discard[FIRST_STRIKE] += 1
    state.strikes[defender] += 1
    state.note("§8.2.7", "strike", defender, (state.target,))
