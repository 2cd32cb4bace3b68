"""§5.1 Playing a command card."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.types import OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics import tables
from grognard.games.napoleonics.actions import CARD, card_of
from grognard.games.napoleonics.question import NapoleonicsQuestion
from grognard.games.napoleonics.rules import s05_02_orders as orders
from grognard.games.napoleonics.rules.s05_14_drawing import show
from grognard.games.napoleonics.rules.s08_02_12_rally import begin_rally
from grognard.games.napoleonics.rules.s08_02_13_supply import ASK_SUPPLY_UNIT
from grognard.games.napoleonics.rules.s08_02_tactics import (
    ASK_MANOEUVRE,
    ASK_SECTION,
    cold_steel,
    leadership,
    roll_card,
    substitute,
)
from grognard.games.napoleonics.rules.s08_cards import needs_substitute, stands_for
from grognard.games.napoleonics.state import NapoleonicsState


def play_code(state: NapoleonicsState, card: tables.Card) -> int:
    """§5.1 A card of one's own hand; a First Strike too, which orders nobody (ruling R11)."""
    return OK if state.hand[state.todo.owner() * tables.NUM_CARDS + card] else why.NOT_IN_HAND


def play(state: NapoleonicsState, card: tables.Card) -> None:
    """§5.1 The card is laid open; §5.2 command is the hand with it (ruling R12)."""
    side = state.active
    state.command = int(state.hand_size[side])
    state.hand[side * tables.NUM_CARDS + card] -= 1
    state.hand_size[side] -= 1
    show(state, side, card)
    state.played = card
    state.effective = stands_for(state, card, side)
    state.last_card[side] = state.effective
    state.fate += 1
    state.note("§5.1", "play", side, (card, state.effective))
    state.todo.pop()
    state.push(orders.DO_ORDERED, side)
    if state.effective != tables.NO_CARD:
        _begin_card(state, state.effective, side)


def _begin_card(state: NapoleonicsState, card: tables.Card, side: Player) -> None:
    """§8 Ask what the card asks first."""
    if card == tables.GRANDE_MANOEUVRE:
        state.push(ASK_MANOEUVRE, side)
    elif card == tables.RALLY:
        begin_rally(state, side)
    elif card == tables.SHORT_SUPPLY:
        state.push(ASK_SUPPLY_UNIT, side)
    elif card == tables.COLD_STEEL:
        cold_steel(state, side)
    elif card == tables.LEADERSHIP:
        leadership(state, side)
    elif card == tables.ELAN:
        roll_card(state, tables.ELAN, side)
        state.push(orders.ASK_ORDER, side)
    elif card != tables.FIRST_STRIKE:
        if tables.CARD_ARMS[card] and needs_substitute(state, card, side):
            substitute(state, side)
        elif card == tables.FORCED_MARCH:
            state.push(ASK_SECTION, side)
        else:
            state.push(orders.ASK_ORDER, side)


class AskPlay(NapoleonicsQuestion):
    """§5.1 Which command card is played?"""

    id = "play"
    zone = "hand"
    section = "§5.1"

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the cards in hand."""
        first = seat * tables.NUM_CARDS
        return [CARD + card for card in tables.CARDS if state.hand[first + card]]

    def card_code(self, state: NapoleonicsState, card: tables.Card) -> int:
        """§5.1 A card of one's own hand."""
        return play_code(state, card)

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.1 Play it."""
        state.chain += 1
        play(state, card_of(action))

    def hides(self, state: NapoleonicsState) -> bool:
        """Say that the number of answers depends on the hand."""
        return True

    def args(self, state: NapoleonicsState) -> dict[str, Argument]:
        """Return the size of the hand, §5.1 with the card to be played."""
        return {**super().args(state), "command": int(state.hand_size[state.todo.owner()])}


ASK_PLAY: Final = AskPlay()
