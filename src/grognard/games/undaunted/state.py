"""The columns of a game in progress; cards, counters and tiles are dense ids, see tables.py.

`<pile>_of[side * 17 + card]` counts the cards of a kind in a pile. A deck is a bag: nobody may look
into it and every draw is a die, which is the same as a shuffled pile (ruling R12).
"""

from typing import Final

from grognard.core.dice import Dice, SeededDice
from grognard.core.event import EVERYONE, Event
from grognard.core.questions import Questions
from grognard.core.state import State
from grognard.core.types import NOBODY, Player
from grognard.games.undaunted.tables import (
    BATTLES,
    CARD_COUNT,
    COUNTER_COUNT,
    MORTAR,
    OFF_BOARD,
    TILE_LIMIT,
    Battle,
    Counter,
    Tile,
    counter_of,
)

# The questions.
Q_BID: Final = 0
Q_PLAY: Final = 1
Q_USE: Final = 2  # a: card
Q_MOVE: Final = 3  # a: card, b: verb, c: counter, d: steps left
Q_GUIDE: Final = 4  # a: card
Q_ATTACK: Final = 5  # a: card, b: verb
Q_TARGET: Final = 6  # a: card
Q_BOLSTER: Final = 7  # a: card, b: cards still to take
Q_INSPIRE: Final = 8  # a: card, b: cards still to take
Q_COMMAND: Final = 9  # a: card
PROMPTS: Final = (
    "bid", "play", "use", "move", "guide", "attack", "target", "bolster", "inspire", "command",
)  # fmt: skip
SECTIONS: Final = ("§5", "§6", "§6.5", "§7", "§7.2", "§9.1", "§8.7", "§8.1", "§8.5", "§8.2")

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


class UndauntedState(State):
    """The columns; `position.py` adds what can be done with them.

    Units, tiles and cards are dense ids; see tables.py for what never changes.
    """

    __slots__ = (
        "active",
        "battle",
        "bid_of",
        "deck_count",
        "deck_of",
        "discard_count",
        "discard_of",
        "ended_by",
        "fresh_discard",
        "fresh_of",
        "hand_count",
        "hand_of",
        "holder",
        "laid",
        "least_hand",
        "marker_of",
        "most_discard",
        "most_hand",
        "open_discards",
        "phase",
        "play_of",
        "points_of",
        "questions",
        "removed_of",
        "round",
        "seen_discard",
        "supply_of",
        "suppressed_of",
        "target_of",
        "tile_of",
        "winner",
        "worth_of",
    )

    battle: Battle
    open_discards: bool
    # §1.2 the piles of both sides
    hand_of: list[int]
    deck_of: list[int]
    discard_of: list[int]
    play_of: list[int]
    supply_of: list[int]
    removed_of: list[int]
    hand_count: list[int]
    deck_count: list[int]
    discard_count: list[int]
    # what the other side may know of hand and discard, from public events only; see piles.py
    least_hand: list[int]
    most_hand: list[int]
    fresh_of: list[int]
    seen_discard: list[int]
    most_discard: list[int]
    fresh_discard: list[int]
    # §1.3 the board
    tile_of: list[Tile]
    suppressed_of: list[bool]
    marker_of: list[int]
    target_of: list[Tile]
    worth_of: list[int]
    points_of: list[int]
    # §3 the round
    round: int
    phase: int
    holder: int
    active: int
    bid_of: list[int]
    laid: bool
    questions: Questions
    ended_by: int
    winner: int
    dice: Dice
    log: list[Event] | None
    fate: int
    chain: int

    def __init__(self) -> None:
        """Leave every field open: `clear` or `copy_columns` fills them."""

    def clear(self) -> None:
        """Fill every column with nothing: no cards, no counters, no questions."""
        self.battle = BATTLES[0]
        self.open_discards = False
        self.hand_of = [0] * SLOTS
        self.deck_of = [0] * SLOTS
        self.discard_of = [0] * SLOTS
        self.play_of = [0] * SLOTS
        self.supply_of = [0] * SLOTS
        self.removed_of = [0] * SLOTS
        self.hand_count = [0, 0]
        self.deck_count = [0, 0]
        self.discard_count = [0, 0]
        self.least_hand = [0] * SLOTS
        self.most_hand = [0] * SLOTS
        self.fresh_of = [0, 0]
        self.seen_discard = [0] * SLOTS
        self.most_discard = [0] * SLOTS
        self.fresh_discard = [0, 0]
        self.tile_of = [OFF_BOARD] * COUNTER_COUNT
        self.suppressed_of = [False] * COUNTER_COUNT
        self.marker_of = [0] * (2 * TILE_LIMIT)
        self.target_of = [OFF_BOARD, OFF_BOARD]
        self.worth_of = [0] * TILE_LIMIT
        self.points_of = [0, 0]
        self.round = 0
        self.phase = PHASE_DRAW
        self.holder = 0
        self.active = 0
        self.bid_of = [NOT_BID, NOT_BID]
        self.laid = False
        self.questions = Questions()
        self.ended_by = END_NOT
        self.winner = NOBODY
        self.dice = SeededDice()
        self.log = None
        self.fate = 0
        self.chain = 0

    def to_move(self) -> Player:
        """Return the owner of the open question."""
        return self.questions.owner()

    def seats_to_answer(self) -> tuple[Player, ...]:
        """Return both seats while both bids are out (§5), else the owner of the question."""
        frames = self.questions.frames
        if not frames:
            return ()
        if len(frames) == 12 and frames[0] == Q_BID:
            return (0, 1)
        return (self.questions.owner(),)

    def prompt(self) -> str:
        """Return the id of the open question."""
        question = self.questions.question()
        return PROMPTS[question] if question >= 0 else ""

    def section(self) -> str:
        """Return the section of the open question."""
        question = self.questions.question()
        return SECTIONS[question] if question >= 0 else "§11"

    def is_over(self) -> bool:
        """Say whether somebody has won."""
        return self.ended_by != END_NOT

    def copy_columns(self, twin: "UndauntedState") -> None:
        """Make every column of the twin a copy of this one's."""
        twin.battle = self.battle
        twin.open_discards = self.open_discards
        twin.hand_of = self.hand_of[:]
        twin.deck_of = self.deck_of[:]
        twin.discard_of = self.discard_of[:]
        twin.play_of = self.play_of[:]
        twin.supply_of = self.supply_of[:]
        twin.removed_of = self.removed_of[:]
        twin.hand_count = self.hand_count[:]
        twin.deck_count = self.deck_count[:]
        twin.discard_count = self.discard_count[:]
        twin.least_hand = self.least_hand[:]
        twin.most_hand = self.most_hand[:]
        twin.fresh_of = self.fresh_of[:]
        twin.seen_discard = self.seen_discard[:]
        twin.most_discard = self.most_discard[:]
        twin.fresh_discard = self.fresh_discard[:]
        twin.tile_of = self.tile_of[:]
        twin.suppressed_of = self.suppressed_of[:]
        twin.marker_of = self.marker_of[:]
        twin.target_of = self.target_of[:]
        twin.worth_of = self.worth_of[:]
        twin.points_of = self.points_of[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.holder = self.holder
        twin.active = self.active
        twin.bid_of = self.bid_of[:]
        twin.laid = self.laid
        twin.questions = self.questions.clone()
        twin.ended_by = self.ended_by
        twin.winner = self.winner
        twin.dice = self.dice.clone()
        twin.log = self.log[:] if self.log is not None else None
        twin.fate = self.fate
        twin.chain = self.chain


def tell(
    state: UndauntedState, rule: str, kind: str, who: int, numbers: list[int], seen: int = EVERYONE
) -> None:
    """Write an event into the log; callers test `state.log is not None` where it is hot."""
    if state.log is not None:
        state.log.append(Event(rule, kind, who, numbers, seen))


def location(state: UndauntedState, counter: Counter) -> Tile:
    """§6.3 Return where a counter acts from: its tile, or its spawn point off the board."""
    tile = state.tile_of[counter]
    return tile if tile != OFF_BOARD else state.battle.spawn_of[counter]


def set_tile(state: UndauntedState, counter: Counter, to: Tile) -> None:
    """Put a counter on a tile; a mortar that leaves its tile loses its target marker.

    §7.1, §7.2 for a move; ruling R14 (§8.7) for a mortar that leaves the board.
    """
    state.tile_of[counter] = to
    for side in (0, 1):
        if counter == counter_of(side, MORTAR) and state.target_of[side] != OFF_BOARD:
            state.target_of[side] = OFF_BOARD
            if state.log is not None:
                tell(state, "§8.7", "untargeted", side, [])


def set_marker(state: UndauntedState, side: int, tile: Tile, face: int) -> None:
    """§1.3 Lay or turn a control marker and keep the points of §11.1 in step."""
    slot = side * TILE_LIMIT + tile
    was = state.marker_of[slot]
    state.marker_of[slot] = face
    if (was == 2) != (face == 2):
        worth = state.worth_of[tile]
        state.points_of[side] += worth if face == 2 else -worth


def has_counter(state: UndauntedState, side: int, tile: Tile) -> bool:
    """Say whether a side has a counter on a tile."""
    first = side * (COUNTER_COUNT // 2)
    for counter in range(first, first + COUNTER_COUNT // 2):
        if state.tile_of[counter] == tile:
            return True
    return False
