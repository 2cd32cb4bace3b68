"""Random playouts: whole games in one call, for measuring and for sampling."""

from grognard.core.dice import Dice
from grognard.core.state import State


def play_out(state: State, dice: Dice, max_decisions: int = 20000) -> int:
    """Play random legal actions until the game ends; return how many there were.

    The choices come from `dice`, the chances of the game from the state's own. A game that takes
    more than `max_decisions` is left where it stands.
    """
    decisions = 0
    while decisions < max_decisions and not state.is_over():
        actions = state.legal_actions()
        state.apply(actions[dice.below(len(actions), "playout")])
        decisions += 1
    return decisions
