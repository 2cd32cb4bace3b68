"""§5.14 Drawing and shuffling cards, and what may be known of a hand.

Nobody sees the other's hand, but whoever counts cards knows this (ruling R27): at a shuffle, the
cards a side held then were none of those just shuffled in. `held_then` by side are these cards, a
secret like the hand; all may know `unseen_then`, the cards that lay in no discard, of which they
were some, and `shown`, by side, those that left a hand since.
"""

from mypy_extensions import i64

from grognard.core.event import only
from grognard.core.types import Player
from grognard.games.napoleonics.state import NapoleonicsState, dice_of
from grognard.games.napoleonics.tables import CARDS, NO_CARD, NUM_CARDS, SLOTS, Card


def draw_cards(state: NapoleonicsState, side: Player, number: int) -> None:
    """§5.14 A side draws cards into its hand."""
    for _ in range(number):
        card = take_card(state)
        state.hand[side * NUM_CARDS + card] += 1
        state.hand_size[side] += 1
        state.note("§5.14", "drew", side, (card,), only(side))
    state.note("§5.14", "draw", side, (number,))


def cards_in_deck(state: NapoleonicsState) -> int:
    """§5.14 Return how many cards are left to draw."""
    total: i64 = 0
    for number in state.deck:
        total += number
    return total


def take_card(state: NapoleonicsState) -> Card:
    """§5.14 Return the next card of the deck; an empty deck is made anew from the discards."""
    if cards_in_deck(state) == 0:
        reshuffle(state)
    at = dice_of(state).below(cards_in_deck(state), "draw")
    for card in CARDS:
        at -= state.deck[card]
        if at < 0:
            state.deck[card] -= 1
            return card
    raise ValueError("the deck is miscounted")


# Shuffling, and what it tells


def held_by(state: NapoleonicsState, side: Player) -> list[int]:
    """Return the cards a side has: in hand, on its track, and just drawn."""
    held = [int(state.hand[side * NUM_CARDS + card]) for card in CARDS]
    for slot in range(SLOTS):
        card = Card(state.track[side * SLOTS + slot])
        if card != NO_CARD:
            held[card] += 1
    if side == state.active:
        for drawn in state.drawn:
            if drawn != NO_CARD:
                held[drawn] += 1
    return held


def reshuffle(state: NapoleonicsState) -> None:
    """§5.14 The discards go back into the deck."""
    for place, held in enumerate(held_by(state, 0) + held_by(state, 1)):
        state.held_then[place] = held
        state.shown[place] = 0
    for card in CARDS:
        both = state.held_then[card] + state.held_then[NUM_CARDS + card]
        state.unseen_then[card] = both + state.deck[card]
        state.deck[card] += state.discard[card]
        state.discard[card] = 0
    state.fate += 1
    state.note("§5.14", "reshuffle", state.active, ())


def show(state: NapoleonicsState, side: Player, card: Card) -> None:
    """Ruling R27: a card shown may be one that was held at the last shuffle."""
    state.shown[side * NUM_CARDS + card] += 1


def still_held(state: NapoleonicsState, side: Player) -> list[int]:
    """Ruling R27: return the cards held at the last shuffle that have not been shown since."""
    first = side * NUM_CARDS
    held, shown = state.held_then, state.shown
    return [max(0, int(held[first + card] - shown[first + card])) for card in CARDS]
