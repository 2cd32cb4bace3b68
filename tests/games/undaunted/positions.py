"""Positions to try a rule on: a scenario whose piles, counters and markers are arranged at will."""

from collections import Counter as Tally

from grognard.core.dice import ScriptedDice
from grognard.core.event import Event
from grognard.core.state import Outcome, State
from grognard.core.types import NOBODY, Action, Player
from grognard.games.undaunted import GAME
from grognard.games.undaunted.rules.s01_03_markers import set_marker as lay_marker
from grognard.games.undaunted.rules.s03_sequence import NEXT_PHASE
from grognard.games.undaunted.state import PHASE_BID, PHASE_DRAW, PHASE_FIRST, PHASE_SECOND
from grognard.games.undaunted.state import UndauntedState as Position
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    CONTROLLED,
    COUNTERS,
    GERMAN,
    NO_MARKER,
    OFF_BOARD,
    SCOUTED,
    TILE_LIMIT,
    UNIT_IDS,
    US,
    Counter,
    Tile,
    Unit,
    counter_of,
)

__all__ = [
    "CONTROLLED",
    "GAME",
    "GERMAN",
    "NO_MARKER",
    "SCOUTED",
    "US",
    "Position",
    "Table",
    "counts",
    "do",
    "events",
    "marker",
    "options",
    "outcome",
    "own",
    "pile",
    "place",
    "tile",
    "unit",
    "why",
]

PILES = ("hand", "deck", "discard", "play", "supply", "removed")


def own(state: State) -> Position:
    """Return a state of the game as what it is."""
    assert isinstance(state, Position)
    return state


def counts(cards: str) -> list[int]:
    """Return how many of each card a list such as "rifleman_a*2 fog_of_war" names."""
    tally: Tally[str] = Tally()
    for word in cards.split():
        card, _, times = word.partition("*")
        tally[card] += int(times or 1)
    assert set(tally) <= set(CARD_IDS), f"unknown card in {cards!r}"
    return [tally[card] for card in CARD_IDS]


def fill(state: Position, name: str, start: int, numbers: list[int]) -> None:
    """Write numbers into a column, item by item."""
    column = getattr(state, name)
    for place, number in enumerate(numbers):
        column[start + place] = number


class Table:
    """A scenario laid out before the first draw, to be rearranged and then begun.

    Cards that `cards` does not name stay in the starting deck and the supply as far as these are
    not named either; what is then left over is removed from the game, so that 54 stays 54.
    """

    def __init__(self, scenario: str = "la-raye", **chosen: str) -> None:
        state = own(GAME.new(scenario, seed=1, options=chosen))
        for name in ("hand_of", "discard_of", "play_of", "removed_of"):
            fill(state, name, 0, [0] * (2 * CARD_COUNT))
        for name in ("hand_count", "discard_count", "fresh_of"):
            fill(state, name, 0, [0, 0])
        state.end()
        state.push(NEXT_PHASE, NOBODY)
        state.log = []
        state.round = state.fate = state.chain = 0
        self.state: Position = state
        for side in (US, GERMAN):
            self.cards(side)

    def cards(
        self,
        side: Player,
        *,
        hand: str = "",
        deck: str | None = None,
        discard: str = "",
        play: str = "",
        supply: str | None = None,
    ) -> "Table":
        """Deal a side's cards anew; what lies in the discard went there openly."""
        setup = self.state.scenario.sides[side]
        left = [setup.deck_of[card] + setup.supply_of[card] for card in CARDS]
        piles = {"hand": counts(hand), "discard": counts(discard), "play": counts(play)}
        if deck is not None:
            piles["deck"] = counts(deck)
        if supply is not None:
            piles["supply"] = counts(supply)
        for dealt in piles.values():
            left = [left[card] - dealt[card] for card in CARDS]
        assert min(left) >= 0, "the scenario has no such cards"
        for name, start in (("deck", setup.deck_of), ("supply", setup.supply_of)):
            if name not in piles:
                piles[name] = [min(start[card], left[card]) for card in CARDS]
                left = [left[card] - piles[name][card] for card in CARDS]
        piles["removed"] = left
        self._deal(side, piles)
        return self

    def _deal(self, side: Player, piles: dict[str, list[int]]) -> None:
        state = self.state
        base = side * CARD_COUNT
        for name in PILES:
            fill(state, f"{name}_of", base, piles[name])
        state.hand_count[side] = state.fresh_of[side] = sum(piles["hand"])
        state.deck_count[side] = sum(piles["deck"])
        state.discard_count[side] = sum(piles["discard"])
        fill(state, "seen_discard", base, piles["discard"])
        for name in ("least_hand", "most_hand", "most_discard"):
            fill(state, name, base, [0] * CARD_COUNT)

    def unit(self, side: Player, name: str, where: str, suppressed: bool = False) -> "Table":
        """Put a counter on a tile, or off the board where the tile is ""."""
        counter = unit(side, name)
        self.state.tile_of[counter] = tile(self.state, where) if where else OFF_BOARD
        self.state.suppressed_of[counter] = int(suppressed)
        return self

    def no_units(self, side: Player) -> "Table":
        """Take all counters of a side off the board."""
        for name in UNIT_IDS:
            self.unit(side, name, "")
        return self

    def marker(self, side: Player, where: str, face: int) -> "Table":
        """Lay, turn or take away a control marker."""
        lay_marker(self.state, side, tile(self.state, where), face)
        return self

    def target(self, side: Player, where: str) -> "Table":
        """Lay a target marker."""
        self.state.target_of[side] = tile(self.state, where)
        return self

    def token(self, side: Player) -> "Table":
        """Give a side the initiative token."""
        self.state.holder = side
        return self

    def dice(self, *numbers: int) -> "Table":
        """Script everything that is rolled or drawn from now on, and nothing more."""
        self.state.dice = ScriptedDice(numbers)
        return self

    def draw(self) -> Position:
        """Begin a round: both sides draw, then bid."""
        return self._begin(PHASE_DRAW)

    def bids(self) -> Position:
        """Begin with the bids."""
        return self._begin(PHASE_BID)

    def turn(self, side: Player, second: bool = False) -> Position:
        """Begin with a side's turn, the first or the second of the round."""
        self.state.holder = 1 - side if second else side
        return self._begin(PHASE_SECOND if second else PHASE_FIRST)

    def _begin(self, phase: int) -> Position:
        self.state.phase = phase
        self.state.go_on()
        assert self.state.check() == [], self.state.check()
        return self.state


# Looking at a position


def tile(state: Position, name: str) -> Tile:
    """Return a tile by its printed mark."""
    return Tile(state.scenario.tile_ids.index(name))


def unit(side: Player, name: str) -> Counter:
    """Return the counter of a unit."""
    return counter_of(side, Unit(UNIT_IDS.index(name)))


def place(state: Position, side: Player, name: str) -> str:
    """Return the tile a counter stands on, "" off the board, in brackets where it is suppressed."""
    counter = unit(side, name)
    if state.tile_of[counter] == OFF_BOARD:
        return ""
    where = state.scenario.tile_ids[state.tile_of[counter]]
    return f"({where})" if state.suppressed_of[counter] else where


def marker(state: Position, side: Player, where: str) -> int:
    """Return which face of a side's marker lies on a tile."""
    return state.marker_of[side * TILE_LIMIT + tile(state, where)]


def pile(state: Position, side: Player, name: str) -> str:
    """Return a pile as `counts` reads it: "rifleman_a*2 fog_of_war"."""
    column: list[int] = getattr(state, f"{name}_of")
    dealt = column[side * CARD_COUNT : (side + 1) * CARD_COUNT]
    words = [
        CARD_IDS[card] if dealt[card] == 1 else f"{CARD_IDS[card]}*{dealt[card]}"
        for card in CARDS
        if dealt[card]
    ]
    return " ".join(words)


def on_board(state: Position, where: str) -> list[Counter]:
    """Return the counters on a tile."""
    return [counter for counter in COUNTERS if state.tile_of[counter] == tile(state, where)]


# Playing


def parse(state: Position, text: str) -> Action:
    """Return the action of a text."""
    return GAME.parse_action(state, text)


def do(state: Position, *texts: str) -> Position:
    """Take clicks one after another; each must be legal and leave everything in order."""
    for text in texts:
        GAME.play(state, parse(state, text))
        assert state.check() == [], state.check()
    return state


def options(state: Position, seat: Player | None = None) -> list[str]:
    """Return the legal clicks as texts."""
    actions = state.legal_actions() if seat is None else state.legal_actions(seat)
    return [GAME.action_text(state, action) for action in actions]


def why(state: Position, text: str) -> tuple[str, str]:
    """Return code and section of the rule that forbids a click to the seat to move."""
    reason = GAME.why_not(state, parse(state, text))
    assert reason is not None, f"{text} is allowed"
    return (reason.code.removeprefix("undaunted-why-"), reason.section)


def events(state: Position, kind: str) -> list[Event]:
    """Return the events of a kind so far."""
    return [event for event in state.log or [] if event.kind == kind]


def outcome(state: Position) -> Outcome:
    """Return how a finished game ended."""
    found = state.outcome()
    assert found is not None, "the game is not over"
    return found
