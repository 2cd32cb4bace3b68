"""§4 Cards: the only functions that move them between piles.

They also keep what the enemy may know of the piles.

Known to all are the supply, the play area, how many cards each pile holds, and so all cards in
circulation (hand, deck, discard and play area together). Hidden is how the rest is split. Per card,
from public events alone:

- `least_hand`: at least so many are in hand (an Inspired card came back openly, or the deck ran out
  and it can be nowhere else);
- `most_hand`: at most so many are among the older cards of the hand (§9.4: a loss not taken from
  the hand shows that none was there); the `fresh_of` cards drawn since may be anything;
- `seen_discard`: so many lie in the discard for all to have seen going there;
- `most_discard`: at most so many are among the older cards that lie there unseen; `fresh_discard`
  of them may be anything.
"""

from grognard.core.event import EVERYONE, all_but, only
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import CARD_COUNT, CARDS, HAND_SIZE, NO_CARD, Card


def unseen(state: UndauntedState, slot: int) -> int:
    """Return how many of a card are in hand, deck or the unseen part of the discard: public."""
    pool = state.hand_of[slot] + state.deck_of[slot] + state.discard_of[slot]
    return pool - state.seen_discard[slot]


def hand_room(state: UndauntedState, side: int, card: Card) -> int:
    """Return how many of a card may be among the older cards of a hand."""
    older = state.hand_count[side] - state.fresh_of[side]
    return min(state.most_hand[side * CARD_COUNT + card], older)


def most_in_hand(state: UndauntedState, side: int, card: Card) -> int:
    """Return the public upper bound of a card in a hand."""
    most = min(hand_room(state, side, card) + state.fresh_of[side], state.hand_count[side])
    return min(most, unseen(state, side * CARD_COUNT + card))


def not_in_hand(state: UndauntedState, side: int) -> list[Card]:
    """§9.4 Return the cards in circulation that everyone knows are not in this hand."""
    return [
        card
        for card in CARDS
        if unseen(state, side * CARD_COUNT + card)
        and state.hand_count[side]
        and most_in_hand(state, side, card) == 0
    ]


def hidden_count(state: UndauntedState, side: int) -> int:
    """Return how many cards of a discard nobody else has seen."""
    base = side * CARD_COUNT
    seen = sum(state.seen_discard[slot] for slot in range(base, base + CARD_COUNT))
    return state.discard_count[side] - seen


def most_in_discard(state: UndauntedState, side: int, card: Card, hidden: int) -> int:
    """Return the public upper bound of a card among the `hidden` ones of a discard."""
    slot = side * CARD_COUNT + card
    most = min(state.most_discard[slot] + state.fresh_discard[side], hidden)
    return min(most, unseen(state, slot))


def _leaves_hand(state: UndauntedState, side: int, card: Card) -> None:
    """A card leaves the hand openly: an older one if it can be, else a fresh one."""
    slot = side * CARD_COUNT + card
    if hand_room(state, side, card) > 0:
        state.most_hand[slot] -= 1
    else:
        state.fresh_of[side] -= 1
    state.hand_of[slot] -= 1
    state.hand_count[side] -= 1
    if state.least_hand[slot] > 0:
        state.least_hand[slot] -= 1


def _age_hand(state: UndauntedState, side: int) -> None:
    """Count the fresh cards of a hand among the older ones, about which more will be known."""
    for card in CARDS:
        state.most_hand[side * CARD_COUNT + card] = most_in_hand(state, side, card)
    state.fresh_of[side] = 0


def _age_discard(state: UndauntedState, side: int) -> None:
    """Count the fresh unseen cards of a discard among the older ones."""
    hidden = hidden_count(state, side)
    for card in CARDS:
        state.most_discard[side * CARD_COUNT + card] = most_in_discard(state, side, card, hidden)
    state.fresh_discard[side] = 0


def _shown_missing(state: UndauntedState, side: int, card: Card) -> None:
    """§9.4 Everyone has seen that no such card is in hand."""
    _age_hand(state, side)
    state.most_hand[side * CARD_COUNT + card] = 0


def _into_discard_openly(state: UndauntedState, side: int, card: Card, count: int) -> None:
    slot = side * CARD_COUNT + card
    state.discard_of[slot] += count
    state.seen_discard[slot] += count
    state.discard_count[side] += count


# §4 Drawing cards


def draw_hands(state: UndauntedState) -> None:
    """§4 Each side draws four cards."""
    for side in (0, 1):
        draw(state, side, HAND_SIZE, "§4")


def draw(state: UndauntedState, side: int, count: int, rule: str) -> int:
    """§4 Draw up to `count` cards, shuffling the discard into a new deck when the deck is empty.

    Ruling R5: with deck and discard both empty a side takes what there is.
    """
    drawn: list[int] = []
    total = 0
    while total < count:
        if state.deck_count[side] == 0:
            if state.discard_count[side] == 0:
                break
            _note_drawn(state, side, drawn, rule)
            drawn = []
            _reshuffle(state, side)
        drawn.append(_draw_one(state, side))
        total += 1
    _note_drawn(state, side, drawn, rule)
    return total


def _note_drawn(state: UndauntedState, side: int, drawn: list[int], rule: str) -> None:
    """Show the drawn cards to their owner, and their number to everyone else."""
    if not drawn:
        return
    state.fate += 1
    if state.log is not None:
        state.note(rule, "drew", side, drawn, only(side))
        state.note(rule, "drew-hidden", side, [len(drawn)], all_but(side))


def _draw_one(state: UndauntedState, side: int) -> Card:
    base = side * CARD_COUNT
    left = state.dice.below(state.deck_count[side], "draw")
    for card in CARDS:
        left -= state.deck_of[base + card]
        if left < 0:
            state.deck_of[base + card] -= 1
            state.deck_count[side] -= 1
            state.hand_of[base + card] += 1
            state.hand_count[side] += 1
            state.fresh_of[side] += 1
            return card
    return NO_CARD


def _reshuffle(state: UndauntedState, side: int) -> None:
    """§4 The discard becomes the deck; the play area stays where it is.

    The deck has run out, so what cannot lie in the discard is in hand.
    """
    base = side * CARD_COUNT
    _age_hand(state, side)
    hidden = hidden_count(state, side)
    for card in CARDS:
        slot = base + card
        sure = unseen(state, slot) - most_in_discard(state, side, card, hidden)
        state.least_hand[slot] = max(state.least_hand[slot], sure)
    loose = state.hand_count[side]
    for slot in range(base, base + CARD_COUNT):
        loose -= state.least_hand[slot]
    for slot in range(base, base + CARD_COUNT):
        state.most_hand[slot] = min(state.most_hand[slot], state.least_hand[slot] + loose)
        state.deck_of[slot] = state.discard_of[slot]
        state.discard_of[slot] = state.seen_discard[slot] = state.most_discard[slot] = 0
    state.fresh_discard[side] = 0
    state.deck_count[side] = state.discard_count[side]
    state.discard_count[side] = 0
    if state.log is not None:
        state.note("§4", "reshuffled", side, [state.deck_count[side]])


# §5 Initiative


def discard_bid(state: UndauntedState, side: int, card: Card) -> None:
    """§5 The revealed card goes to its owner's discard."""
    _leaves_hand(state, side, card)
    _into_discard_openly(state, side, card, 1)


# §6 Turns


def lay(state: UndauntedState, side: int, card: Card) -> None:
    """§6 Play a card from the hand into the play area."""
    _leaves_hand(state, side, card)
    state.play_of[side * CARD_COUNT + card] += 1


def hunker(state: UndauntedState, side: int, card: Card) -> None:
    """§6.4 The played card goes back to the supply."""
    slot = side * CARD_COUNT + card
    state.play_of[slot] -= 1
    state.supply_of[slot] += 1


def discard_all(state: UndauntedState, side: int) -> None:
    """§6 At the end of the turn play area and hand go to the discard.

    Ruling R13: what was left in hand goes face down, unless discards are open.
    """
    base = side * CARD_COUNT
    for card in CARDS:
        slot = base + card
        if state.play_of[slot]:
            _into_discard_openly(state, side, card, state.play_of[slot])
            state.play_of[slot] = 0
    if not state.open_discards:
        state.fresh_discard[side] += state.fresh_of[side]
    for card in CARDS:
        slot = base + card
        if state.hand_of[slot] or state.most_hand[slot] or state.least_hand[slot]:
            _discard_hand(state, side, card)
    state.hand_count[side] = 0
    state.fresh_of[side] = 0


def _discard_hand(state: UndauntedState, side: int, card: Card) -> None:
    slot = side * CARD_COUNT + card
    count = state.hand_of[slot]
    known = count if state.open_discards else state.least_hand[slot]
    if not state.open_discards:
        state.most_discard[slot] += max(0, hand_room(state, side, card) - known)
    state.hand_of[slot] = 0
    state.discard_of[slot] += count
    state.seen_discard[slot] += known
    state.discard_count[side] += count
    state.least_hand[slot] = 0
    state.most_hand[slot] = 0


# §8 Support actions


def bolster(state: UndauntedState, side: int, card: Card) -> None:
    """§8.1 A card goes from the supply to the discard; also the fog of §7.3 and §8.3."""
    state.supply_of[side * CARD_COUNT + card] -= 1
    _into_discard_openly(state, side, card, 1)


def inspire(state: UndauntedState, side: int, card: Card) -> None:
    """§8.5 A played card goes back to the hand, for all to see."""
    slot = side * CARD_COUNT + card
    state.play_of[slot] -= 1
    state.hand_of[slot] += 1
    state.hand_count[side] += 1
    state.least_hand[slot] += 1
    state.most_hand[slot] += 1


def remove_from_hand(state: UndauntedState, side: int, card: Card) -> None:
    """§8.6, §9.4 A card of the hand leaves the game."""
    _leaves_hand(state, side, card)
    state.removed_of[side * CARD_COUNT + card] += 1


# §9.4 Losses


def remove_from_discard(state: UndauntedState, side: int, card: Card) -> None:
    """§9.4 A card of the discard leaves the game: none was in hand."""
    slot = side * CARD_COUNT + card
    _shown_missing(state, side, card)
    if state.seen_discard[slot] > 0:
        state.seen_discard[slot] -= 1
    elif state.most_discard[slot] > 0 and hidden_count(state, side) > state.fresh_discard[side]:
        state.most_discard[slot] -= 1
    else:
        state.fresh_discard[side] -= 1
    state.discard_of[slot] -= 1
    state.discard_count[side] -= 1
    state.removed_of[slot] += 1


def remove_from_deck(state: UndauntedState, side: int, card: Card) -> None:
    """§9.4 A card of the deck leaves the game: none was in hand or discard. It is shuffled."""
    slot = side * CARD_COUNT + card
    _shown_missing(state, side, card)
    _age_discard(state, side)
    state.most_discard[slot] = 0
    state.deck_of[slot] -= 1
    state.deck_count[side] -= 1
    state.removed_of[slot] += 1
    if state.log is not None:
        state.note("§9.4", "deck-shuffled", side, [], EVERYONE)


def cards_in_hand(state: UndauntedState, side: int) -> list[int]:
    """Return a hand card by card: a secret of its side unless it is shown."""
    base = side * CARD_COUNT
    return [int(card) for card in CARDS for _ in range(state.hand_of[base + card])]


def circulating(state: UndauntedState, slot: int) -> int:
    """Return how many of a card are in hand, deck, discard or play area: public."""
    return state.hand_of[slot] + state.deck_of[slot] + state.discard_of[slot] + state.play_of[slot]
