"""§6.5 The card in use: chosen, then laid, then done with."""

from typing import Final

from grognard.games.undaunted.state import PHASE_REVEAL, UndauntedState

CARD_DEPTH: Final = 3
"""How deep the stack is while a card is in use: the round, the turn, the card."""


def is_card_in_use(state: UndauntedState) -> bool:
    """§6.5 Say whether a card is chosen, or laid and not done with."""
    return state.todo.depth() == CARD_DEPTH and state.phase != PHASE_REVEAL


def is_private(state: UndauntedState) -> bool:
    """§6.5 Ruling R16: a card chosen but not yet laid is known to its owner alone."""
    return is_card_in_use(state) and not state.laid
