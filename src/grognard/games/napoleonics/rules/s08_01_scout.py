"""§8.1 Scout cards: two are drawn, one is kept."""

from grognard.core.event import only
from grognard.core.types import OK, Player
from grognard.games.napoleonics.reasons import NOT_DRAWN
from grognard.games.napoleonics.rules.s05_14_drawing import show, take_card
from grognard.games.napoleonics.state import ASK_KEEP, NapoleonicsState, note
from grognard.games.napoleonics.tables import NO_CARD, NUM_CARDS, Card


def scout(state: NapoleonicsState, side: Player) -> None:
    """§8.1 Two cards are drawn, and one of them is kept."""
    state.drawn[0] = take_card(state)
    state.drawn[1] = take_card(state)
    note(state, "§8.1", "drew", side, [state.drawn[0], state.drawn[1]], only(side))
    note(state, "§8.1", "draw", side, [2])
    state.todo.push(ASK_KEEP, side)


def keep_code(state: NapoleonicsState, card: Card) -> int:
    """§8.1 One of the two cards just drawn is kept."""
    return OK if card in (state.drawn[0], state.drawn[1]) else NOT_DRAWN


def keep(state: NapoleonicsState, card: Card) -> None:
    """§8.1 The other is discarded for all to see (ruling R21)."""
    side = state.active
    other = state.drawn[1] if state.drawn[0] == card else state.drawn[0]
    state.drawn = [NO_CARD, NO_CARD]
    state.hand[side * NUM_CARDS + card] += 1
    state.hand_size[side] += 1
    state.discard[other] += 1
    show(state, side, other)
    note(state, "§8.1", "keep", side, [card], only(side))
    note(state, "§8.1", "discarded", side, [other])
    state.todo.pop()
