"""§5.14 The end of a turn: discarding, shuffling and drawing; what may be known of a hand.

Nobody sees the other's hand, but whoever counts cards knows this (ruling R27): at a shuffle, the
cards a side held then were none of those just shuffled in. `held_then` by side are these cards, a
secret like the hand; all may know `unseen_then`, the cards that lay in no discard, of which they
were some, and `shown`, by side, those that left a hand since.
"""

from grognard.core.event import only
from grognard.core.types import OK, Player
from grognard.games.napoleonics.reasons import NOT_DRAWN
from grognard.games.napoleonics.state import (
    ASK_KEEP,
    DO_BEGIN_TURN,
    NapoleonicsState,
    dice_of,
    note,
)
from grognard.games.napoleonics.tables import (
    CARDS,
    ELAN,
    IS_SCOUT,
    NO_CARD,
    NUM_CARDS,
    SLOTS,
    Card,
)

# §5.14 Steps


def end_turn(state: NapoleonicsState) -> None:
    """§5.14 Discard the card, shuffle after Élan (ruling R20), then draw, First Strikes first."""
    side = state.active
    if state.todo.a() == 1:
        _next_turn(state)
        return
    state.todo.set_a(1)
    state.discard[state.played] += 1
    state.played = NO_CARD
    if state.effective == ELAN:
        reshuffle(state)  # §8.2.5
    if state.strikes[1 - side]:
        note(state, "§8.2.7", "first-strike-draw", 1 - side, [state.strikes[1 - side]])
        draw_cards(state, 1 - side, state.strikes[1 - side])  # §8.2.7
        state.strikes[1 - side] = 0
    if state.effective >= 0 and IS_SCOUT[state.effective]:
        _scout(state, side)
    else:
        draw_cards(state, side, 1)


def _next_turn(state: NapoleonicsState) -> None:
    state.todo.pop()
    state.active = 1 - state.active
    state.todo.push(DO_BEGIN_TURN, state.active)


def draw_cards(state: NapoleonicsState, side: Player, number: int) -> None:
    """§5.14 A side draws cards into its hand."""
    for _ in range(number):
        card = take_card(state)
        state.hand[side * NUM_CARDS + card] += 1
        state.hand_size[side] += 1
        note(state, "§5.14", "drew", side, [card], only(side))
    note(state, "§5.14", "draw", side, [number])


def take_card(state: NapoleonicsState) -> Card:
    """§5.14 Return the next card of the deck; an empty deck is made anew from the discards."""
    if sum(state.deck) == 0:
        reshuffle(state)
    at = dice_of(state).below(sum(state.deck), "draw")
    for card in CARDS:
        at -= state.deck[card]
        if at < 0:
            state.deck[card] -= 1
            return card
    raise ValueError("the deck is miscounted")


def _scout(state: NapoleonicsState, side: Player) -> None:
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


# §5.14 Shuffling, and what it tells


def held_by(state: NapoleonicsState, side: Player) -> list[int]:
    """Return the cards a side has: in hand, on its track, and just drawn."""
    held = state.hand[side * NUM_CARDS : (side + 1) * NUM_CARDS]
    for slot in range(SLOTS):
        card = state.track[side * SLOTS + slot]
        if card != NO_CARD:
            held[card] += 1
    if side == state.active:
        for drawn in state.drawn:
            if drawn != NO_CARD:
                held[drawn] += 1
    return held


def reshuffle(state: NapoleonicsState) -> None:
    """§5.14 The discards go back into the deck."""
    state.held_then = held_by(state, 0) + held_by(state, 1)
    state.shown = [0] * (2 * NUM_CARDS)
    for card in CARDS:
        held = state.held_then[card] + state.held_then[NUM_CARDS + card]
        state.unseen_then[card] = held + state.deck[card]
        state.deck[card] += state.discard[card]
        state.discard[card] = 0
    state.fate += 1
    note(state, "§5.14", "reshuffle", state.active, [])


def show(state: NapoleonicsState, side: Player, card: Card) -> None:
    """Ruling R27: a card shown may be one that was held at the last shuffle."""
    state.shown[side * NUM_CARDS + card] += 1


def still_held(state: NapoleonicsState, side: Player) -> list[int]:
    """Ruling R27: return the cards held at the last shuffle that have not been shown since."""
    first = side * NUM_CARDS
    return [max(0, state.held_then[first + card] - state.shown[first + card]) for card in CARDS]
