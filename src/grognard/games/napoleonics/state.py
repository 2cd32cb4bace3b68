"""The columns of a battle.

Units, leaders, hexes and kinds of cards are dense ids; see tables.py and rules/s09_scenarios.py for
what never changes. Hand, deck and discard are bags: `<pile>[card]` counts the cards of a kind, and
every draw is a die, which is the same as a shuffled pile (ruling R10).
"""

from typing import Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.columns import NO_COLUMN, Columns, Shape
from grognard.core.dice import Dice
from grognard.core.head_start import GIVEN
from grognard.core.state import State
from grognard.core.types import NOBODY, Player
from grognard.games.napoleonics.rules.s02_01_board import NO_HEX, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s09_scenarios import (
    MOST_LEADERS,
    MOST_UNITS,
    NO_LEADER,
    NO_SCENARIO,
    NO_UNIT,
    SCENARIO_IDS,
    SCENARIOS,
    Leader,
    Scenario,
    Unit,
)
from grognard.games.napoleonics.tables import NO_CARD, NUM_CARDS, SLOTS, Card

# Whether a unit or leader is ordered

NOT_ORDERED: Final = 0
ORDERED: Final = 1
PAID: Final = 2
"""PAID + kind: ordered by an order of that kind, a section's or a symbol's, as its owner chose."""

# Where a leader or unit is that is not on the board

IN_PLAY: Final = 0
KILLED: Final = 1
LEFT_BOARD: Final = 2

# Answers to a declared melee

STOOD: Final = 0
STRUCK: Final = 1
RETIRED: Final = 2
FORMED: Final = 3

# Settings, as ints; see options.py

DECK: Final = 0
SQUARE_IN_TOWN: Final = 1
SUPPLY_BY_PLAYER: Final = 2
WALLED_FARMS: Final = 3
SECOND_BLOW: Final = 4
ASK_ALL: Final = 5
LINE_OPPOSITE: Final = 6
SQUARE_IN_WORKS: Final = 7
WORKS_STOP_ACROSS: Final = 8
MANOEUVRE_SQUARE: Final = 9
RIFLES_DOWN: Final = 10
NUM_SETTINGS: Final = 11

NOT_ACROSS_WORKS: Final = 1
NO_SQUARE_IN_WORKS: Final = 2
"""Values of SQUARE_IN_WORKS."""

# Shapes of columns; those by unit, by leader or by objective are as long as the scenario has them

HEXES_OF: Final = [Shape(n, NO_HEX, NO_HEX, NUM_HEXES - 1) for n in range(MOST_UNITS + 1)]
NUMBERS_OF: Final = [Shape(n, 0, 0) for n in range(MOST_UNITS + 1)]
SLOTS_OF: Final = [Shape(n, -1, -1, SLOTS - 1) for n in range(MOST_UNITS + 1)]
GONE_OF: Final = [Shape(n, IN_PLAY, IN_PLAY, LEFT_BOARD) for n in range(MOST_UNITS + 1)]
UNIT_AT: Final = Shape(NUM_HEXES, NO_UNIT, NO_UNIT, MOST_UNITS - 1)
LEADER_AT: Final = Shape(NUM_HEXES, NO_LEADER, NO_LEADER, MOST_LEADERS - 1)
HANDS: Final = Shape(2 * NUM_CARDS, 0, 0)
CARDS_IN: Final = Shape(NUM_CARDS, 0, 0)
TRACK: Final = Shape(2 * SLOTS, NO_CARD, NO_CARD, NUM_CARDS - 1)
TWO_CARDS: Final = Shape(2, NO_CARD, NO_CARD, NUM_CARDS - 1)
BY_SIDE: Final = Shape(2, 0, 0)
SYMBOLS_LEFT: Final = Shape(4, 0, 0)
CHOSEN: Final = Shape(NUM_SETTINGS, 0, 0)
COUNT: Final = Shape(1, 0, 0)
A_SIDE: Final = Shape(1, 0, 0, 1)
A_WINNER: Final = Shape(1, NOBODY, NOBODY, 1)
A_CARD: Final = Shape(1, NO_CARD, NO_CARD, NUM_CARDS - 1)
A_UNIT: Final = Shape(1, NO_UNIT, NO_UNIT, MOST_UNITS - 1)
A_LEADER: Final = Shape(1, NO_LEADER, NO_LEADER, MOST_LEADERS - 1)
A_HEX: Final = Shape(1, NO_HEX, NO_HEX, NUM_HEXES - 1)
A_REACTION: Final = Shape(1, STOOD, STOOD, FORMED)


@final
class NapoleonicsState(State):
    """The columns.

    By unit: `hex_of, blocks_of, slot_of` (of the square track, -1: not in square), `gone_of`,
    `ordered_of, moved_of` (hexes), `closed_of` (may not move), `barred_of` (may not battle),
    `fought_of`. By leader: `leader_hex, leader_gone, leader_ordered` (detached if attached),
    `leader_moved`. Boards, changed by the functions of rules/s02_pieces.py: `unit_at, leader_at`.
    By side and card: `hand`; by card: `deck, discard`; by side and slot: `track`.
    The running combat: `attacker` strikes from `start` at `target` or `target_leader` in `goal`,
    with `batteries` (a bit each). The last roll: `struck_from`, `checked` (the leader was).
    """

    scenario: Scenario = NO_SCENARIO
    settings: vec[i64] = NO_COLUMN
    head_start: int = 0
    hex_of: vec[i64] = NO_COLUMN
    blocks_of: vec[i64] = NO_COLUMN
    slot_of: vec[i64] = NO_COLUMN
    gone_of: vec[i64] = NO_COLUMN
    ordered_of: vec[i64] = NO_COLUMN
    moved_of: vec[i64] = NO_COLUMN
    closed_of: vec[i64] = NO_COLUMN
    barred_of: vec[i64] = NO_COLUMN
    fought_of: vec[i64] = NO_COLUMN
    leader_hex: vec[i64] = NO_COLUMN
    leader_gone: vec[i64] = NO_COLUMN
    leader_ordered: vec[i64] = NO_COLUMN
    leader_moved: vec[i64] = NO_COLUMN
    unit_at: vec[i64] = NO_COLUMN
    leader_at: vec[i64] = NO_COLUMN
    hand: vec[i64] = NO_COLUMN
    hand_size: vec[i64] = NO_COLUMN
    deck: vec[i64] = NO_COLUMN
    discard: vec[i64] = NO_COLUMN
    track: vec[i64] = NO_COLUMN
    drawn: vec[i64] = NO_COLUMN
    last_card: vec[i64] = NO_COLUMN
    strikes: vec[i64] = NO_COLUMN
    # What may be known of a hand since the last shuffle: see rules/s05_14_drawing.py
    held_then: vec[i64] = NO_COLUMN
    unseen_then: vec[i64] = NO_COLUMN
    shown: vec[i64] = NO_COLUMN
    symbols: vec[i64] = NO_COLUMN
    # Banners
    kills: vec[i64] = NO_COLUMN
    exits: vec[i64] = NO_COLUMN
    held: vec[i64] = NO_COLUMN
    # The turn
    turn: int = 0
    active: Player = 0
    command: int = 0
    played: Card = NO_CARD
    effective: Card = NO_CARD
    is_plain: int = 0
    # The combat
    attacker: Unit = NO_UNIT
    target: Unit = NO_UNIT
    target_leader: Leader = NO_LEADER
    start: Hex = NO_HEX
    goal: Hex = NO_HEX
    batteries: int = 0
    is_bonus: int = 0
    reaction: int = STOOD
    checked: int = 0
    struck_from: Hex = NO_HEX
    winner: Player = NOBODY

    def columns(self, c: Columns, of: Self) -> None:
        """Pass over every column."""
        place = c.pick("scenario", of.scenario.number - 1, SCENARIO_IDS)
        self.scenario = SCENARIOS[place] if of.scenario is NO_SCENARIO else of.scenario
        self.settings = c.column("settings", of.settings, CHOSEN)
        self.head_start = c.number("head_start", of.head_start, GIVEN)
        self._pieces(c, of)
        self._cards(c, of)
        self._turn(c, of)

    def _pieces(self, c: Columns, of: Self) -> None:
        units, leaders = len(self.scenario.units), len(self.scenario.leaders)
        numbers, others = NUMBERS_OF[units], NUMBERS_OF[leaders]
        self.hex_of = c.column("hex_of", of.hex_of, HEXES_OF[units])
        self.blocks_of = c.column("blocks_of", of.blocks_of, numbers)
        self.slot_of = c.column("slot_of", of.slot_of, SLOTS_OF[units])
        self.gone_of = c.column("gone_of", of.gone_of, GONE_OF[units])
        self.ordered_of = c.column("ordered_of", of.ordered_of, numbers)
        self.moved_of = c.column("moved_of", of.moved_of, numbers)
        self.closed_of = c.column("closed_of", of.closed_of, numbers)
        self.barred_of = c.column("barred_of", of.barred_of, numbers)
        self.fought_of = c.column("fought_of", of.fought_of, numbers)
        self.leader_hex = c.column("leader_hex", of.leader_hex, HEXES_OF[leaders])
        self.leader_gone = c.column("leader_gone", of.leader_gone, GONE_OF[leaders])
        self.leader_ordered = c.column("leader_ordered", of.leader_ordered, others)
        self.leader_moved = c.column("leader_moved", of.leader_moved, others)
        self.unit_at = c.column("unit_at", of.unit_at, UNIT_AT)
        self.leader_at = c.column("leader_at", of.leader_at, LEADER_AT)

    def _cards(self, c: Columns, of: Self) -> None:
        self.hand = c.column("hand", of.hand, HANDS)
        self.hand_size = c.column("hand_size", of.hand_size, BY_SIDE)
        self.deck = c.column("deck", of.deck, CARDS_IN)
        self.discard = c.column("discard", of.discard, CARDS_IN)
        self.track = c.column("track", of.track, TRACK)
        self.drawn = c.column("drawn", of.drawn, TWO_CARDS)
        self.last_card = c.column("last_card", of.last_card, TWO_CARDS)
        self.strikes = c.column("strikes", of.strikes, BY_SIDE)
        self.held_then = c.column("held_then", of.held_then, HANDS)
        self.unseen_then = c.column("unseen_then", of.unseen_then, CARDS_IN)
        self.shown = c.column("shown", of.shown, HANDS)
        self.symbols = c.column("symbols", of.symbols, SYMBOLS_LEFT)
        self.kills = c.column("kills", of.kills, BY_SIDE)
        self.exits = c.column("exits", of.exits, BY_SIDE)
        self.held = c.column("held", of.held, NUMBERS_OF[self.scenario.num_goals()])

    def _turn(self, c: Columns, of: Self) -> None:
        self.turn = c.number("turn", of.turn, COUNT)
        self.active = c.number("active", of.active, A_SIDE)
        self.command = c.number("command", of.command, COUNT)
        self.played = Card(c.number("played", of.played, A_CARD))
        self.effective = Card(c.number("effective", of.effective, A_CARD))
        self.is_plain = c.number("is_plain", of.is_plain, COUNT)
        self.attacker = Unit(c.number("attacker", of.attacker, A_UNIT))
        self.target = Unit(c.number("target", of.target, A_UNIT))
        self.target_leader = Leader(c.number("target_leader", of.target_leader, A_LEADER))
        self.start = Hex(c.number("start", of.start, A_HEX))
        self.goal = Hex(c.number("goal", of.goal, A_HEX))
        self.batteries = c.number("batteries", of.batteries, COUNT)
        self.is_bonus = c.number("is_bonus", of.is_bonus, COUNT)
        self.reaction = c.number("reaction", of.reaction, A_REACTION)
        self.checked = c.number("checked", of.checked, COUNT)
        self.struck_from = Hex(c.number("struck_from", of.struck_from, A_HEX))
        self.winner = c.number("winner", of.winner, A_WINNER)

    def settle(self) -> None:
        """§4 Banners that are no longer held are lost."""
        s04_banners.drop_objectives(self)


def dice_of(state: NapoleonicsState) -> Dice:
    """Return the dice, for a number that ends undo."""
    state.fate += 1
    return state.dice


# The rules need the state, and it them: this import comes last.
from grognard.games.napoleonics.rules import s04_banners  # noqa: E402
