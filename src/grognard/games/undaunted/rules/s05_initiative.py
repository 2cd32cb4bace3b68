"""§5 Determining initiative."""

from typing import Final

from grognard.core.message import Argument, Message
from grognard.core.types import OK, Action, Json, Player
from grognard.games.undaunted.actions import CARD, card_in
from grognard.games.undaunted.question import UndauntedQuestion
from grognard.games.undaunted.reasons import BID_NOT_IN_HAND
from grognard.games.undaunted.rules.s04_piles import discard_bid
from grognard.games.undaunted.state import EMPTY_BID, NOT_BID, PHASE_REVEAL, UndauntedState
from grognard.games.undaunted.tables import CARD_COUNT, INITIATIVE_OF, Card


def ask_bids(state: UndauntedState) -> None:
    """§5 Both sides choose a card in secret; ruling R5: an empty hand bids nothing."""
    for side in (1, 0):
        if state.hand_count[side]:
            state.bid_of[side] = NOT_BID
            state.push(ASK_BID, side)
        else:
            state.bid_of[side] = EMPTY_BID


def deciding(state: UndauntedState) -> list[int]:
    """§5 Return the sides that are deciding; for bids both, whoever has answered already."""
    if state.is_over():
        return []
    if state.phase == PHASE_REVEAL:
        return [side for side in (0, 1) if state.bid_of[side] != EMPTY_BID]
    return [state.active]


def bid_code(state: UndauntedState, side: int, card: Card) -> int:
    """§5 Any card of the hand may be bid, §6.1 fog too."""
    return OK if state.hand_of[side * CARD_COUNT + card] else BID_NOT_IN_HAND


class AskBid(UndauntedQuestion):
    """§5 Which card is bid? Both sides are asked at once."""

    id = "bid"
    zone = "hand"
    section = "§5"

    def seats(self, state: UndauntedState) -> tuple[Player, ...]:
        """§5 Both sides bid at the same time."""
        return (0, 1) if state.todo.depth() == BOTH_BID else (state.todo.owner(),)

    def verdict(self, state: UndauntedState, action: Action, seat: Player) -> int:
        """Return whether a side may bid a card."""
        return bid_code(state, seat, card_in(action))

    def answer(self, state: UndauntedState, action: Action) -> None:
        """§5 Keep a bid secret until the other is there."""
        state.bid_of[state.todo.owner()] = card_in(action)
        state.close()

    def hides(self, state: UndauntedState) -> bool:
        """It is a secret whether there is more than one card to bid."""
        return True

    def args(self, state: UndauntedState) -> dict[str, Argument]:
        """Return the round."""
        return {"round": state.round}

    def deed(self, state: UndauntedState, action: Action, args: dict[str, Argument]) -> Message:
        """Return the bid with its initiative."""
        args["initiative"] = INITIATIVE_OF[card_in(action)]
        return super().deed(state, action, args)

    def shown(self, state: UndauntedState) -> Json:
        """Nothing is in use yet."""
        return {}


ASK_BID: Final = AskBid(CARD, CARD + CARD_COUNT)
BOTH_BID: Final = 3
"""How deep the stack is while both sides are asked."""


def initiative_of_bid(state: UndauntedState, side: int) -> int:
    """§5 Return the value of a bid; ruling R5: nothing counts 0."""
    card = int(state.bid_of[side])
    return 0 if card == EMPTY_BID else INITIATIVE_OF[card]


def reveal_bids(state: UndauntedState) -> None:
    """§5 The higher card takes the token, a tie leaves it; both cards are discarded."""
    bids = [initiative_of_bid(state, side) for side in (0, 1)]
    state.fate += 1
    if state.log is not None:
        cards = [int(state.bid_of[0]), int(state.bid_of[1])]
        state.note("§5", "bids", state.holder, cards + bids)
    if bids[0] != bids[1]:
        state.holder = 0 if bids[0] > bids[1] else 1
    if state.log is not None:
        state.note("§5", "initiative", state.holder, [int(bids[0] == bids[1])])
    for side in (0, 1):
        if state.bid_of[side] != EMPTY_BID:
            discard_bid(state, side, Card(state.bid_of[side]))
        state.bid_of[side] = NOT_BID
