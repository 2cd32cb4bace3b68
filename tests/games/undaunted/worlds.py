"""A slow reference: every split of the hidden cards that the public events leave possible.

It knows the board's rules of cards and nothing of the engine's bookkeeping: it starts from what a
watcher sees, follows the events a watcher sees, and keeps all worlds that agree with them.
"""

from collections.abc import Iterator

from grognard.core.event import Event
from grognard.core.types import SPECTATOR
from grognard.games.undaunted.tables import CARD_COUNT, CARD_IDS, FOG, UNIT_COUNT
from tests.games.undaunted.positions import Position, fill

Cards = tuple[int, ...]
World = tuple[Cards, Cards, Cards]
"""Hand, deck, discard; each counts the cards of every kind."""

NONE: Cards = (0,) * CARD_COUNT


def card(kind: int) -> Cards:
    """Return one card."""
    return tuple(int(other == kind) for other in range(CARD_COUNT))


def plus(some: Cards, more: Cards) -> Cards:
    """Return two heaps as one."""
    return tuple(a + b for a, b in zip(some, more, strict=True))


def minus(some: Cards, less: Cards) -> Cards:
    """Return a heap without another."""
    return tuple(a - b for a, b in zip(some, less, strict=True))


def draws(deck: Cards, count: int, first: int = 0) -> Iterator[Cards]:
    """Yield every way to take a number of cards from a heap."""
    if first == CARD_COUNT:
        if count == 0:
            yield NONE
        return
    for taken in range(min(deck[first], count) + 1):
        for rest in draws(deck, count - taken, first + 1):
            yield (*rest[:first], taken, *rest[first + 1 :])


def split(state: Position, side: int) -> World:
    """Return how a side's cards really lie."""
    part = slice(side * CARD_COUNT, (side + 1) * CARD_COUNT)
    return (
        tuple(state.hand_of[part]),
        tuple(state.deck_of[part]),
        tuple(state.discard_of[part]),
    )


def with_split(state: Position, side: int, world: World) -> Position:
    """Return a copy of a state in which a side's cards lie as in a world."""
    other = state.clone()
    for name, pile in zip(("hand_of", "deck_of", "discard_of"), world, strict=True):
        fill(other, name, side * CARD_COUNT, list(pile))
    return other


class Worlds:
    """The possible worlds of one side, as a watcher must think of them."""

    def __init__(self, state: Position, side: int) -> None:
        self.side = side
        self.seen = 0
        self.drawn = 0
        self.play: Cards = NONE
        view = _view(state, side)
        pool, discard = _heap(view["unseen"]), _heap(view["discarded"])
        assert sum(discard) == view["discard"], "the reference begins where nothing is buried"
        self.play = _heap(view["play"])
        size = view["hand"]
        assert isinstance(size, int)
        self.all: set[World] = {(hand, minus(pool, hand), discard) for hand in draws(pool, size)}
        self.seen = len(state.seen_log(SPECTATOR))

    def follow(self, state: Position) -> None:
        """Take in what has happened since."""
        log = state.seen_log(SPECTATOR)
        for event in log[self.seen :]:
            self._take_in(event)
        self.seen = len(log)
        if state.open_discards:
            shown = _heap(_view(state, self.side)["discarded"])
            self.all = {world for world in self.all if world[2] == shown}

    def _take_in(self, event: Event) -> None:
        numbers, mine = event.numbers, event.who == self.side
        if event.kind == "bids" and numbers[self.side] < CARD_COUNT:
            self._from_hand(numbers[self.side], into_discard=True)
        elif event.kind == "concealed" and not mine:
            self._into_discard(FOG, numbers[0])
        elif mine:
            self._own_event(event.kind, numbers)

    def _own_event(self, kind: str, numbers: tuple[int, ...]) -> None:
        if kind == "drew-hidden":
            self._draw(numbers[0] - self.drawn)
            self.drawn = 0
        elif kind == "reshuffled":
            self._reshuffle()
        elif kind == "played":
            self._from_hand(numbers[0])
            self.play = plus(self.play, card(numbers[0]))
        elif kind == "recon":
            self._from_hand(FOG)
        elif kind in ("hunkered", "inspired"):
            self.play = minus(self.play, card(numbers[0]))
            if kind == "inspired":
                self.all = {(plus(h, card(numbers[0])), d, x) for h, d, x in self.all}
        elif kind == "bolstered":
            self._into_discard(numbers[0], 1)
        elif kind == "scouted":
            self._into_discard(FOG, numbers[1])
        elif kind == "lost":
            self._lose(numbers[0] % UNIT_COUNT, numbers[1])
        elif kind == "turn-over":
            self.all = {(NONE, d, plus(plus(x, h), self.play)) for h, d, x in self.all}
            self.play = NONE

    def _draw(self, count: int) -> None:
        self.all = {
            (plus(h, taken), minus(d, taken), x)
            for h, d, x in self.all
            for taken in draws(d, count)
        }

    def _reshuffle(self) -> None:
        """The whole deck was drawn before; the event comes in the middle of the draw."""
        self.drawn = sum(next(iter(self.all))[1])
        self._draw(self.drawn)
        self.all = {(h, x, NONE) for h, d, x in self.all}

    def _from_hand(self, kind: int, into_discard: bool = False) -> None:
        gone = card(kind)
        self.all = {
            (minus(h, gone), d, plus(x, gone) if into_discard else x)
            for h, d, x in self.all
            if h[kind]
        }

    def _into_discard(self, kind: int, count: int) -> None:
        if count:
            self.all = {(h, d, plus(x, card(kind))) for h, d, x in self.all}

    def _lose(self, kind: int, source: int) -> None:
        """§9.4 From the hand, else from the discard (none was in hand), else from the deck."""
        gone = card(kind)
        if source == 0:
            self._from_hand(kind)
        elif source == 1:
            self.all = {(h, d, minus(x, gone)) for h, d, x in self.all if not h[kind] and x[kind]}
        else:
            self.all = {
                (h, minus(d, gone), x)
                for h, d, x in self.all
                if not h[kind] and not x[kind] and d[kind]
            }


def _view(state: Position, side: int) -> dict[str, object]:
    sides = state.observe(SPECTATOR)["sides"]
    assert isinstance(sides, dict)
    view = sides[("us", "german")[side]]
    assert isinstance(view, dict)
    return view


def _heap(cards: object) -> Cards:
    assert isinstance(cards, dict)
    return tuple(int(cards.get(name, 0)) for name in CARD_IDS)
