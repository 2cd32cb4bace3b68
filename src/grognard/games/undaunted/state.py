"""The columns of a game in progress; cards, counters and tiles are dense ids, see tables.py.

`<pile>_of[side * 17 + card]` counts the cards of a kind in a pile. A deck is a bag: nobody may look
into it and every draw is a die, which is the same as a shuffled pile (ruling R12).
"""

from typing import Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.columns import NO_COLUMN, Columns, Shape
from grognard.core.head_start import GIVEN
from grognard.core.state import State
from grognard.core.types import NOBODY
from grognard.games.undaunted.rules.s14_booklet import SCENARIO_IDS, SCENARIOS, Scenario
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CONTROLLED,
    COUNTER_COUNT,
    NO_MARKER,
    OFF_BOARD,
    ROUND_CAP,
    TILE_LIMIT,
)

# §3 What comes next in the round when no question is open.
PHASE_DRAW: Final = 0
PHASE_BID: Final = 1
PHASE_REVEAL: Final = 2
PHASE_FIRST: Final = 3
PHASE_SECOND: Final = 4
PHASE_OVER: Final = 5

# §11 How the game ended.
END_NOT: Final = 0
END_OBJECTIVES: Final = 1
END_PINNED: Final = 2
END_BOTH_PINNED: Final = 3
END_NO_RIFLEMEN: Final = 4
END_ROUND_CAP: Final = 5
END_NO_SCOUTS: Final = 6

SLOTS: Final = 2 * CARD_COUNT
NOT_BID: Final = -1
EMPTY_BID: Final = CARD_COUNT
"""Ruling R5 (§5): the bid of an empty hand."""


PILE: Final = Shape(SLOTS, 0, 0)
KNOWN: Final = Shape(SLOTS)
EACH: Final = Shape(2)
TILE_OF_COUNTERS: Final = Shape(COUNTER_COUNT, OFF_BOARD, OFF_BOARD, TILE_LIMIT - 1)
OF_COUNTERS: Final = Shape(COUNTER_COUNT, 0, 0, 1)
MARKERS: Final = Shape(2 * TILE_LIMIT, NO_MARKER, NO_MARKER, CONTROLLED)
TARGETS: Final = Shape(2, OFF_BOARD, OFF_BOARD, TILE_LIMIT - 1)
OF_TILES: Final = Shape(TILE_LIMIT)
BIDS: Final = Shape(2, NOT_BID, NOT_BID, EMPTY_BID)
ROUNDS: Final = Shape(1, 0, 0, ROUND_CAP)
A_PHASE: Final = Shape(1, PHASE_DRAW, PHASE_DRAW, PHASE_OVER)
A_SIDE: Final = Shape(1, 0, 0, 1)
AN_END: Final = Shape(1, END_NOT, END_NOT, END_NO_SCOUTS)
A_WINNER: Final = Shape(1, NOBODY, NOBODY, 1)


@final
class UndauntedState(State):
    """The columns. Units, tiles and cards are dense ids; see tables.py for what never changes."""

    number: int = 0
    scenario: Scenario = SCENARIOS[0]
    open_discards: bool = False
    head_start: int = 0
    # §1.2 the piles of both sides
    hand_of: vec[i64] = NO_COLUMN
    deck_of: vec[i64] = NO_COLUMN
    discard_of: vec[i64] = NO_COLUMN
    play_of: vec[i64] = NO_COLUMN
    supply_of: vec[i64] = NO_COLUMN
    removed_of: vec[i64] = NO_COLUMN
    hand_count: vec[i64] = NO_COLUMN
    deck_count: vec[i64] = NO_COLUMN
    discard_count: vec[i64] = NO_COLUMN
    # what the other side may know of hand and discard, from public events only; see s04_piles.py
    least_hand: vec[i64] = NO_COLUMN
    most_hand: vec[i64] = NO_COLUMN
    fresh_of: vec[i64] = NO_COLUMN
    seen_discard: vec[i64] = NO_COLUMN
    most_discard: vec[i64] = NO_COLUMN
    fresh_discard: vec[i64] = NO_COLUMN
    # §1.3 the board
    tile_of: vec[i64] = NO_COLUMN
    suppressed_of: vec[i64] = NO_COLUMN
    marker_of: vec[i64] = NO_COLUMN
    target_of: vec[i64] = NO_COLUMN
    worth_of: vec[i64] = NO_COLUMN
    points_of: vec[i64] = NO_COLUMN
    # §3 the round
    round: int = 0
    phase: int = PHASE_DRAW
    holder: int = 0
    active: int = 0
    bid_of: vec[i64] = NO_COLUMN
    laid: bool = False
    ended_by: int = END_NOT
    winner: int = NOBODY

    def columns(self, c: Columns, of: Self) -> None:
        """Pass over every column."""
        self.number = c.pick("scenario", of.number, SCENARIO_IDS)
        self.scenario = SCENARIOS[self.number]
        self.open_discards = c.truth("open_discards", of.open_discards)
        self.head_start = c.number("head_start", of.head_start, GIVEN)
        self.hand_of = c.column("hand_of", of.hand_of, PILE)
        self.deck_of = c.column("deck_of", of.deck_of, PILE)
        self.discard_of = c.column("discard_of", of.discard_of, PILE)
        self.play_of = c.column("play_of", of.play_of, PILE)
        self.supply_of = c.column("supply_of", of.supply_of, PILE)
        self.removed_of = c.column("removed_of", of.removed_of, PILE)
        self.hand_count = c.column("hand_count", of.hand_count, EACH)
        self.deck_count = c.column("deck_count", of.deck_count, EACH)
        self.discard_count = c.column("discard_count", of.discard_count, EACH)
        self.least_hand = c.column("least_hand", of.least_hand, KNOWN)
        self.most_hand = c.column("most_hand", of.most_hand, KNOWN)
        self.fresh_of = c.column("fresh_of", of.fresh_of, EACH)
        self.seen_discard = c.column("seen_discard", of.seen_discard, KNOWN)
        self.most_discard = c.column("most_discard", of.most_discard, KNOWN)
        self.fresh_discard = c.column("fresh_discard", of.fresh_discard, EACH)
        self.tile_of = c.column("tile_of", of.tile_of, TILE_OF_COUNTERS)
        self.suppressed_of = c.column("suppressed_of", of.suppressed_of, OF_COUNTERS)
        self.marker_of = c.column("marker_of", of.marker_of, MARKERS)
        self.target_of = c.column("target_of", of.target_of, TARGETS)
        self.worth_of = c.column("worth_of", of.worth_of, OF_TILES)
        self.points_of = c.column("points_of", of.points_of, EACH)
        self.bid_of = c.column("bid_of", of.bid_of, BIDS)
        self.round = c.number("round", of.round, ROUNDS)
        self.phase = c.number("phase", of.phase, A_PHASE)
        self.holder = c.number("holder", of.holder, A_SIDE)
        self.active = c.number("active", of.active, A_SIDE)
        self.laid = c.truth("laid", of.laid)
        self.ended_by = c.number("ended_by", of.ended_by, AN_END)
        self.winner = c.number("winner", of.winner, A_WINNER)
