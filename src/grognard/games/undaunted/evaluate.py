"""What a click is about, for players who forget; `player/judgement.py` says how good a state is."""

from grognard.core.game import FIRST_CARD, LEFT_FLANK, RESERVE, RIGHT_FLANK
from grognard.core.types import Action
from grognard.games.undaunted.actions import card_in, is_card
from grognard.games.undaunted.rules.s08_support import ASK_BOLSTER
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import RIFLEMEN


def aspects(state: UndauntedState, action: Action) -> int:
    """Return the card that is clicked and its squad's flank; §8.2 out of the supply, that."""
    if not is_card(action):
        return 0
    if state.is_open(ASK_BOLSTER):
        return RESERVE
    card = card_in(action)
    flank = (LEFT_FLANK, 0, RIGHT_FLANK)[card % 3] if card < 3 * RIFLEMEN else 0
    return flank | FIRST_CARD << card
