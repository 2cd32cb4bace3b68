"""What may be so: hands, tracks and deck drawn from what a seat may know (§5.14, ruling R27)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.dice import Dice
from grognard.core.types import Player
from grognard.games.napoleonics.rules.s05_14_drawing import held_by, still_held
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import CARDS, NO_CARD, NUM_CARDS, SLOTS, Card

TRIES: Final = 8
"""Draws of what was held at the last shuffle before all that is counted since is forgotten."""


def redraw(state: NapoleonicsState, seat: Player, dice: Dice) -> None:
    """Give the others' hands and tracks and the deck cards that a seat may suspect there."""
    sides = [side for side in (0, 1) if side != seat]
    sizes = [sum(held_by(state, side)) for side in sides]
    pool = [int(number) for number in state.deck]
    for side in sides:
        pool = [pool[card] + held for card, held in enumerate(held_by(state, side))]
    kept = _redraw_past(state, sides, sizes, pool, dice)
    for cards in kept:
        for card in cards:
            pool[card] -= 1
    for place, side in enumerate(sides):
        cards = kept[place]
        while len(cards) < sizes[place]:
            cards.append(_pick(pool, dice))
        _deal(state, side, cards, dice)
    for card in CARDS:
        state.deck[card] = pool[card]


# What was held at the last shuffle


def _redraw_past(
    state: NapoleonicsState, sides: list[Player], sizes: list[int], pool: list[int], dice: Dice
) -> list[list[Card]]:
    """Draw what the sides held at the shuffle; return which of these cards they must still hold."""
    counts = [sum(_of(state.held_then, side)) for side in sides]
    for _ in range(TRIES):
        bag, left = _bag_then(state, sides), pool[:]
        order = list(range(len(sides)))
        dice.shuffle(order, "redraw")
        for place in order:
            _draw_past(state, sides[place], counts[place], bag, left, dice)
        kept = [still_held(state, side) for side in sides]
        drawn = [sum(_of(state.held_then, side)) for side in sides]
        if drawn == counts and all(sum(kept[at]) <= sizes[at] for at in range(len(sides))):
            return [_listed(cards) for cards in kept]
    for side in sides:
        _set(state.held_then, side, [0] * NUM_CARDS)
    return [[] for _ in sides]


def _bag_then(state: NapoleonicsState, sides: list[Player]) -> list[int]:
    """Return the cards that the sides can have held at the shuffle."""
    bag = [int(number) for number in state.unseen_then]
    for side in (0, 1):
        if side not in sides:
            bag = [bag[card] - held for card, held in enumerate(_of(state.held_then, side))]
    return bag


def _draw_past(
    state: NapoleonicsState, side: Player, count: int, bag: list[int], left: list[int], dice: Dice
) -> None:
    """Draw what a side held, first of what it has shown since; the rest it has still (`left`)."""
    shown = _of(state.shown, side)
    free = [min(bag[card], shown[card] + left[card]) for card in CARDS]
    seen = [min(shown[card], free[card]) for card in CARDS]
    new = [free[card] - seen[card] for card in CARDS]
    held = [0] * NUM_CARDS
    for _ in range(min(count, sum(free))):
        held[_pick(seen if sum(seen) else new, dice)] += 1
    _set(state.held_then, side, held)
    for card in CARDS:
        bag[card] -= held[card]
        left[card] -= max(0, held[card] - shown[card])


# Cards


def _of(column: vec[i64], side: Player) -> list[int]:
    return [int(column[side * NUM_CARDS + card]) for card in CARDS]


def _set(column: vec[i64], side: Player, cards: list[int]) -> None:
    for card in CARDS:
        column[side * NUM_CARDS + card] = cards[card]


def _listed(counts: list[int]) -> list[Card]:
    return [card for card in CARDS for _ in range(counts[card])]


def _pick(bag: list[int], dice: Dice) -> Card:
    """Take a card out of a bag, each as likely as any other."""
    at = dice.below(sum(bag), "redraw")
    for card in CARDS:
        at -= bag[card]
        if at < 0:
            bag[card] -= 1
            return card
    raise ValueError("the bag is miscounted")


def _deal(state: NapoleonicsState, side: Player, held: list[Card], dice: Dice) -> None:
    """Put cards where the side has some: just drawn, on the track, then in its hand."""
    order = list(range(len(held)))
    dice.shuffle(order, "redraw")
    cards = [held[place] for place in order]
    if side == state.active:
        for place in (0, 1):
            if state.drawn[place] != NO_CARD:
                state.drawn[place] = cards.pop()
    for slot in range(side * SLOTS, (side + 1) * SLOTS):
        if state.track[slot] != NO_CARD:
            state.track[slot] = cards.pop()
    _set(state.hand, side, [0] * NUM_CARDS)
    for card in cards:
        state.hand[side * NUM_CARDS + card] += 1
