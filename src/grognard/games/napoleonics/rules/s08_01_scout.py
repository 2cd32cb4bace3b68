"""§8.1 Scout cards: two are drawn, one is kept."""

from typing import Final

from grognard.core.event import only
from grognard.core.message import Message
from grognard.core.types import OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import CARD, FLAGS, card_of
from grognard.games.napoleonics.names import card_message
from grognard.games.napoleonics.question import NapoleonicsQuestion
from grognard.games.napoleonics.rules.s05_14_drawing import show, take_card
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import NO_CARD, NUM_CARDS, Card


def scout(state: NapoleonicsState, side: Player) -> None:
    """§8.1 Two cards are drawn, and one of them is kept."""
    state.drawn[0] = take_card(state)
    state.drawn[1] = take_card(state)
    state.note("§8.1", "drew", side, (Card(state.drawn[0]), Card(state.drawn[1])), only(side))
    state.note("§8.1", "draw", side, (2,))
    state.push(ASK_KEEP, side)


def keep_code(state: NapoleonicsState, card: Card) -> int:
    """§8.1 One of the two cards just drawn is kept."""
    return OK if card in (Card(state.drawn[0]), Card(state.drawn[1])) else why.NOT_DRAWN


def keep(state: NapoleonicsState, card: Card) -> None:
    """§8.1 The other is discarded for all to see (ruling R21)."""
    side = state.active
    other = Card(state.drawn[1]) if state.drawn[0] == card else Card(state.drawn[0])
    state.drawn[0] = state.drawn[1] = NO_CARD
    state.hand[side * NUM_CARDS + card] += 1
    state.hand_size[side] += 1
    state.discard[other] += 1
    show(state, side, other)
    state.note("§8.1", "keep", side, (card,), only(side))
    state.note("§8.1", "discarded", side, (other,))
    state.todo.pop()


class AskKeep(NapoleonicsQuestion):
    """§8.1 Which of the two cards is kept?"""

    id = "keep"
    zone = "drawn"
    section = "§5.14"

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the two cards."""
        return sorted({CARD + int(card) for card in state.drawn})

    def card_code(self, state: NapoleonicsState, card: Card) -> int:
        """§8.1 One of the two cards just drawn."""
        return keep_code(state, card)

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§8.1 Keep it."""
        state.chain += 1
        keep(state, card_of(action))

    def hides(self, state: NapoleonicsState) -> bool:
        """Say that the number of answers depends on the cards."""
        return True

    def label(self, state: NapoleonicsState, action: Action) -> Message:
        """Return what is kept."""
        if not CARD <= action < FLAGS:
            return super().label(state, action)
        return Message("napoleonics-do-keep", {"card": card_message(card_of(action))})


ASK_KEEP: Final = AskKeep()
