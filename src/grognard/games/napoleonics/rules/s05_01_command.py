"""§5.1 Playing a command card."""

from grognard.core.types import OK, Player
from grognard.games.napoleonics.reasons import NOT_IN_HAND
from grognard.games.napoleonics.rules.s05_14_drawing import show
from grognard.games.napoleonics.rules.s08_02_12_rally import begin_rally
from grognard.games.napoleonics.rules.s08_02_tactics import (
    cold_steel,
    leadership,
    roll_card,
    substitute,
)
from grognard.games.napoleonics.rules.s08_cards import needs_substitute, stands_for
from grognard.games.napoleonics.state import (
    ASK_MANOEUVRE,
    ASK_ORDER,
    ASK_SECTION,
    ASK_SUPPLY_UNIT,
    DO_ORDERED,
    NapoleonicsState,
    note,
)
from grognard.games.napoleonics.tables import (
    CARD_ARMS,
    COLD_STEEL,
    ELAN,
    FIRST_STRIKE,
    FORCED_MARCH,
    GRANDE_MANOEUVRE,
    LEADERSHIP,
    NO_CARD,
    NUM_CARDS,
    RALLY,
    SHORT_SUPPLY,
    Card,
)


def play_code(state: NapoleonicsState, card: Card) -> int:
    """§5.1 A card of one's own hand; a First Strike too, which orders nobody (ruling R11)."""
    return OK if state.hand[state.todo.owner() * NUM_CARDS + card] else NOT_IN_HAND


def play(state: NapoleonicsState, card: Card) -> None:
    """§5.1 The card is laid open; §5.2 command is the hand with it (ruling R12)."""
    side = state.active
    state.command = state.hand_size[side]
    state.hand[side * NUM_CARDS + card] -= 1
    state.hand_size[side] -= 1
    show(state, side, card)
    state.played = card
    state.effective = stands_for(state, card, side)
    state.last_card[side] = state.effective
    state.fate += 1
    note(state, "§5.1", "play", side, [card, state.effective])
    state.todo.pop()
    state.todo.push(DO_ORDERED, side)
    if state.effective != NO_CARD:
        _begin_card(state, state.effective, side)


def _begin_card(state: NapoleonicsState, card: Card, side: Player) -> None:
    """§8 Ask what the card asks first."""
    if card == GRANDE_MANOEUVRE:
        state.todo.push(ASK_MANOEUVRE, side)
    elif card == RALLY:
        begin_rally(state, side)
    elif card == SHORT_SUPPLY:
        state.todo.push(ASK_SUPPLY_UNIT, side)
    elif card == COLD_STEEL:
        cold_steel(state, side)
    elif card == LEADERSHIP:
        leadership(state, side)
    elif card == ELAN:
        roll_card(state, ELAN, side)
        state.todo.push(ASK_ORDER, side)
    elif card != FIRST_STRIKE:
        if CARD_ARMS[card] and needs_substitute(state, card, side):
            substitute(state, side)
        elif card == FORCED_MARCH:
            state.todo.push(ASK_SECTION, side)
        else:
            state.todo.push(ASK_ORDER, side)
