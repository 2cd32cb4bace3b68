"""The columns of a battle, and how units and leaders are placed.

Units, leaders, hexes and kinds of cards are dense ids; see tables.py and rules/s09_scenarios.py for
what never changes. Hand, deck and discard are bags: `<pile>[card]` counts the cards of a kind, and
every draw is a die, which is the same as a shuffled pile (ruling R10).
"""

from typing import Final

from grognard.core.dice import Dice, SeededDice
from grognard.core.event import EVERYONE, Event
from grognard.core.questions import Questions
from grognard.core.state import State
from grognard.core.types import NOBODY, Player
from grognard.games.napoleonics.rules.s02_01_board import NO_HEX, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s09_scenarios import (
    NO_LEADER,
    NO_UNIT,
    SCENARIOS,
    Leader,
    Scenario,
    Unit,
)
from grognard.games.napoleonics.tables import NO_CARD, NUM_CARDS, SLOTS, Card

# Frames of the stack. Those from ASK_PLAY on wait for a player's answer.

DO_BEGIN_TURN: Final = 1
DO_ORDERED: Final = 2  # the orders are given: movement follows
DO_BATTLES: Final = 3  # movement is over: combat follows
DO_FIRE: Final = 4  # a: step
DO_MELEE: Final = 5  # a: step
DO_END_TURN: Final = 6  # a: step

ASK_PLAY: Final = 20
ASK_MANOEUVRE: Final = 21
ASK_SECTION: Final = 22
ASK_RALLY: Final = 23
ASK_SUPPLY_UNIT: Final = 24
ASK_SUPPLY_HEX: Final = 25  # a: unit
ASK_ORDER: Final = 26
ASK_OUT: Final = 27
ASK_MOVE: Final = 28
ASK_MOVE_TO: Final = 29  # a: unit or NO_UNIT, b: leader or NO_LEADER
ASK_BATTLE: Final = 30
ASK_TARGET: Final = 31
ASK_SUPPORT: Final = 32
ASK_REACT: Final = 33
ASK_FLAGS: Final = 34  # a: unit, b: flags, c: most it may ignore
ASK_RETREAT: Final = 35  # a: unit, b: hexes still to go, c: retires, d: hexes gone
ASK_LEADER_TO: Final = 36  # a: leader, b: hexes gone
ASK_GROUND: Final = 37
ASK_BREAKTHROUGH: Final = 38
ASK_BONUS: Final = 39
ASK_KEEP: Final = 40
ASK_PAYS: Final = 41  # a: unit or NO_UNIT, b: leader or NO_LEADER, c: leaves its square
ASK_BACK: Final = 42
LAST_QUESTION: Final = ASK_BACK

PROMPTS: Final = (
    *("play", "manoeuvre", "section", "rally", "supply-unit", "supply-hex", "order", "out"),
    *("move", "move-to", "battle", "target", "support", "react", "flags", "retreat"),
    *("leader-to", "ground", "breakthrough", "bonus", "keep", "pays", "back"),
)
SECTIONS: Final = (
    *("§5.1", "§8.2.11", "§8.2.8", "§8.2.12", "§8.2.13", "§8.2.13", "§5.2", "§6.3"),
    *("§5.3", "§5.3", "§5.4", "§5.4", "§6.4", "§5.6.1", "§5.9", "§5.8"),
    *("§5.10", "§5.12.1", "§5.12.2", "§5.12.3", "§5.14", "§5.2", "§5.13"),
)
"""By question, from ASK_PLAY on."""

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

NUM_HANDS: Final = 2 * NUM_CARDS

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

SQUARES_IN_WORKS: Final = 0
NOT_ACROSS_WORKS: Final = 1
NO_SQUARE_IN_WORKS: Final = 2
"""Values of SQUARE_IN_WORKS."""


class NapoleonicsState(State):
    """The columns; `position.py` adds what can be done with them.

    By unit: `hex_of, blocks_of, slot_of` (of the square track, -1: not in square), `gone_of`,
    `ordered_of, moved_of` (hexes), `closed_of` (may not move), `barred_of` (may not battle),
    `fought_of`. By leader: `leader_hex, leader_gone, leader_ordered` (detached if attached),
    `leader_moved`. Derived boards, changed by the functions below only: `unit_at, leader_at`.
    By side and card: `hand`; by card: `deck, discard`; by side and slot: `track`.
    The running combat: `attacker` strikes from `start` at `target` or `target_leader` in `goal`,
    with `batteries` (a bit each). The last roll: `struck_from`, `checked` (the leader was).
    """

    scenario: Scenario
    settings: list[int]
    todo: Questions
    hex_of: list[Hex]
    blocks_of: list[int]
    slot_of: list[int]
    gone_of: list[int]
    ordered_of: list[int]
    moved_of: list[int]
    closed_of: list[int]
    barred_of: list[int]
    fought_of: list[int]
    leader_hex: list[Hex]
    leader_gone: list[int]
    leader_ordered: list[int]
    leader_moved: list[int]
    unit_at: list[Unit]
    leader_at: list[Leader]
    hand: list[int]
    hand_size: list[int]
    deck: list[int]
    discard: list[int]
    track: list[Card]
    drawn: list[Card]
    last_card: list[Card]
    strikes: list[int]
    # What may be known of a hand since the last shuffle: see rules/s05_14_drawing.py
    held_then: list[int]
    unseen_then: list[int]
    shown: list[int]
    symbols: list[int]
    # Banners
    kills: list[int]
    exits: list[int]
    held: list[int]
    # The turn
    turn: int
    active: Player
    command: int
    played: Card
    effective: Card
    is_plain: int
    # The combat
    attacker: Unit
    target: Unit
    target_leader: Leader
    start: Hex
    goal: Hex
    batteries: int
    is_bonus: int
    reaction: int
    checked: int
    struck_from: Hex
    winner: Player

    def __init__(self) -> None:
        """Leave every field open: `clear` or `copy_columns` fills them."""

    def clear(self, scenario: Scenario) -> None:
        """Fill every column with nothing: an empty board, no cards, no questions."""
        units, leaders = len(scenario.units), len(scenario.leaders)
        self.scenario = scenario
        self.settings = [0] * NUM_SETTINGS
        self.todo = Questions()
        self.hex_of = [NO_HEX] * units
        self.blocks_of = [0] * units
        self.slot_of = [-1] * units
        self.gone_of = [IN_PLAY] * units
        self.ordered_of = [NOT_ORDERED] * units
        self.moved_of = [0] * units
        self.closed_of = [0] * units
        self.barred_of = [0] * units
        self.fought_of = [0] * units
        self.leader_hex = [NO_HEX] * leaders
        self.leader_gone = [IN_PLAY] * leaders
        self.leader_ordered = [NOT_ORDERED] * leaders
        self.leader_moved = [0] * leaders
        self.unit_at = [NO_UNIT] * NUM_HEXES
        self.leader_at = [NO_LEADER] * NUM_HEXES
        self._clear_cards()
        self.kills = [0, 0]
        self.exits = [0, 0]
        self.held = [0] * sum([len(objective.hexes) for objective in scenario.objectives])
        self._clear_turn()
        self.dice = SeededDice()
        self.log = None
        self.fate = 0
        self.chain = 0

    def _clear_cards(self) -> None:
        self.hand = [0] * NUM_HANDS
        self.hand_size = [0, 0]
        self.deck = [0] * NUM_CARDS
        self.discard = [0] * NUM_CARDS
        self.track = [NO_CARD] * (2 * SLOTS)
        self.drawn = [NO_CARD, NO_CARD]
        self.last_card = [NO_CARD, NO_CARD]
        self.strikes = [0, 0]
        self.held_then = [0] * NUM_HANDS
        self.unseen_then = [0] * NUM_CARDS
        self.shown = [0] * NUM_HANDS
        self.symbols = [0, 0, 0, 0]

    def _clear_turn(self) -> None:
        self.turn = 0
        self.active = 0
        self.command = 0
        self.played = NO_CARD
        self.effective = NO_CARD
        self.is_plain = 0
        self.attacker = NO_UNIT
        self.target = NO_UNIT
        self.target_leader = NO_LEADER
        self.start = NO_HEX
        self.goal = NO_HEX
        self.batteries = 0
        self.is_bonus = 0
        self.reaction = STOOD
        self.checked = 0
        self.struck_from = NO_HEX
        self.winner = NOBODY

    def to_move(self) -> Player:
        """Return the owner of the open question."""
        return self.todo.owner()

    def seats_to_answer(self) -> tuple[Player, ...]:
        """Return the one seat that is asked; no question of this game is sealed."""
        return () if self.todo.is_empty() else (self.todo.owner(),)

    def prompt(self) -> str:
        """Return the id of the open question."""
        return "" if self.todo.is_empty() else PROMPTS[self.todo.question() - ASK_PLAY]

    def section(self) -> str:
        """Return the section of the open question; at the end, that of victory."""
        return "§5.15" if self.todo.is_empty() else SECTIONS[self.todo.question() - ASK_PLAY]

    def is_over(self) -> bool:
        """Say whether somebody has won."""
        return self.winner != NOBODY

    def copy_columns(self, twin: "NapoleonicsState") -> None:
        """Make every column of the twin a copy of this one's."""
        twin.scenario = self.scenario
        twin.settings = self.settings
        twin.todo = self.todo.clone()
        twin.hex_of = self.hex_of[:]
        twin.blocks_of = self.blocks_of[:]
        twin.slot_of = self.slot_of[:]
        twin.gone_of = self.gone_of[:]
        twin.ordered_of = self.ordered_of[:]
        twin.moved_of = self.moved_of[:]
        twin.closed_of = self.closed_of[:]
        twin.barred_of = self.barred_of[:]
        twin.fought_of = self.fought_of[:]
        twin.leader_hex = self.leader_hex[:]
        twin.leader_gone = self.leader_gone[:]
        twin.leader_ordered = self.leader_ordered[:]
        twin.leader_moved = self.leader_moved[:]
        twin.unit_at = self.unit_at[:]
        twin.leader_at = self.leader_at[:]
        self._copy_cards(twin)
        twin.kills = self.kills[:]
        twin.exits = self.exits[:]
        twin.held = self.held[:]
        self._copy_turn(twin)
        twin.dice = self.dice.clone()
        twin.log = self.log[:] if self.log is not None else None
        twin.fate = self.fate
        twin.chain = self.chain

    def _copy_cards(self, twin: "NapoleonicsState") -> None:
        twin.hand = self.hand[:]
        twin.hand_size = self.hand_size[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.track = self.track[:]
        twin.drawn = self.drawn[:]
        twin.last_card = self.last_card[:]
        twin.strikes = self.strikes[:]
        twin.held_then = self.held_then[:]
        twin.unseen_then = self.unseen_then[:]
        twin.shown = self.shown[:]
        twin.symbols = self.symbols[:]

    def _copy_turn(self, twin: "NapoleonicsState") -> None:
        twin.turn = self.turn
        twin.active = self.active
        twin.command = self.command
        twin.played = self.played
        twin.effective = self.effective
        twin.is_plain = self.is_plain
        twin.attacker = self.attacker
        twin.target = self.target
        twin.target_leader = self.target_leader
        twin.start = self.start
        twin.goal = self.goal
        twin.batteries = self.batteries
        twin.is_bonus = self.is_bonus
        twin.reaction = self.reaction
        twin.checked = self.checked
        twin.struck_from = self.struck_from
        twin.winner = self.winner


def empty_state(state: NapoleonicsState, id: str) -> None:
    """Fill a fresh state with the empty board of a scenario."""
    for scenario in SCENARIOS:
        if scenario.id == id:
            state.clear(scenario)


def note(
    state: NapoleonicsState,
    rule: str,
    kind: str,
    who: Player,
    numbers: list[int],
    to: int = EVERYONE,
) -> None:
    """Write an event into the log, if one is kept."""
    if state.log is not None:
        state.log.append(Event(rule, kind, who, numbers, to))


def dice_of(state: NapoleonicsState) -> Dice:
    """Return the dice, for a number that ends undo."""
    state.fate += 1
    return state.dice


# Units and leaders on the board
