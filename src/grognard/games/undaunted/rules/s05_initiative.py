"""§4 Drawing cards and §5 determining initiative."""

from grognard.core.types import OK
from grognard.games.undaunted.piles import discard_bid, draw
from grognard.games.undaunted.reasons import BID_NOT_IN_HAND
from grognard.games.undaunted.state import (
    EMPTY_BID,
    NOT_BID,
    Q_BID,
    UndauntedState,
    tell,
)
from grognard.games.undaunted.tables import CARD_COUNT, HAND_SIZE, INITIATIVE_OF, Card

# §4 Drawing cards


def draw_hands(state: UndauntedState) -> None:
    """§4 Each side draws four cards."""
    for side in (0, 1):
        draw(state, side, HAND_SIZE, "§4")


# §5 Determining initiative


def ask_bids(state: UndauntedState) -> None:
    """§5 Both sides choose a card in secret; ruling R5: an empty hand bids nothing."""
    for side in (1, 0):
        if state.hand_count[side]:
            state.bid_of[side] = NOT_BID
            state.questions.push(Q_BID, side)
        else:
            state.bid_of[side] = EMPTY_BID


def can_bid(state: UndauntedState, side: int, card: Card) -> int:
    """§5 Any card of the hand may be bid, §6.1 fog too."""
    return OK if state.hand_of[side * CARD_COUNT + card] else BID_NOT_IN_HAND


def bid(state: UndauntedState, card: Card) -> None:
    """§5 Keep a bid secret until the other is there."""
    state.bid_of[state.questions.owner()] = card
    state.questions.pop()


def initiative_of_bid(state: UndauntedState, side: int) -> int:
    """§5 Return the value of a bid; ruling R5: nothing counts 0."""
    card = state.bid_of[side]
    return 0 if card == EMPTY_BID else INITIATIVE_OF[card]


def reveal_bids(state: UndauntedState) -> None:
    """§5 The higher card takes the token, a tie leaves it; both cards are discarded."""
    bids = [initiative_of_bid(state, side) for side in (0, 1)]
    state.fate += 1
    if state.log is not None:
        tell(
            state, "§5", "bids", state.holder, [state.bid_of[0], state.bid_of[1], bids[0], bids[1]]
        )
    if bids[0] != bids[1]:
        state.holder = 0 if bids[0] > bids[1] else 1
    if state.log is not None:
        tell(state, "§5", "initiative", state.holder, [int(bids[0] == bids[1])])
    for side in (0, 1):
        if state.bid_of[side] != EMPTY_BID:
            discard_bid(state, side, Card(state.bid_of[side]))
        state.bid_of[side] = NOT_BID
