"""The columns of a battle, the frames of its stack of questions, and the log."""

from typing import Final

from grognard.core.dice import SeededDice
from grognard.core.event import Event
from grognard.core.questions import Questions
from grognard.core.state import State
from grognard.core.types import NOBODY, Player
from grognard.games.prussia.combat import Combat
from grognard.games.prussia.field import Field
from grognard.games.prussia.form import Form
from grognard.games.prussia.tables import (
    FORMED,
    GOOD,
    MOST_CORPS,
    MOST_PIECES,
    NO_PIECE,
    NUM_HEXES,
    OFF,
    PRUSSIA,
    Hex,
    Piece,
)

# Fates of a piece. `hex_of` is OFF for a piece that is not on the map.

IN_PLAY: Final = 0
"""Fates: on the map, or between two hexes of a procedure."""
WAITING: Final = 1
"""Has not entered yet, or is not placed yet."""
UNUSED: Final = 2
"""No part of this form of the battle."""
LOST: Final = 3
CAPTURED: Final = 4
LEFT: Final = 5
"""§12.3 Marched off the map in good order: no loss."""
WOUNDED: Final = 6
KILLED: Final = 7

MOVED: Final = 1
"""`moved_of` a piece that has moved in this phase."""
STOOD: Final = 3
"""`moved_of` a piece that was taken in hand and found nowhere to go: it has not moved (§7.3)."""

# Phases of a player turn (§3), and those around it.

PHASE_SETUP: Final = 0
PHASE_ACTIVATION: Final = 1
PHASE_COMMAND: Final = 2
PHASE_MOVEMENT: Final = 3
PHASE_OFFENSIVE: Final = 4
PHASE_RALLY: Final = 5
PHASE_DEFENSIVE: Final = 6
PHASE_COMBAT: Final = 7
PHASE_UNLOCK: Final = 8
PHASE_MORALE: Final = 9
PHASE_END: Final = 10

PHASES: Final = (
    *("setup", "activation", "command", "movement", "offensive", "rally"),
    *("defensive", "combat", "unlock", "morale", "end"),
)

# Frames that nobody answers: work to be done when they come to the top.

DO_SETUP: Final = 1
DO_TURN: Final = 2
DO_PLAYER_TURN: Final = 3
DO_ACTIVATION: Final = 4
DO_DEPLOY: Final = 5
DO_COMMAND: Final = 6
DO_SPECIALS: Final = 7
DO_ROUTED: Final = 8
DO_LOCK: Final = 9
DO_MOVEMENT: Final = 10
DO_END_MOVEMENT: Final = 11
DO_OFFENSIVE: Final = 12
DO_DEFENSIVE: Final = 13
DO_END_PLAYER_TURN: Final = 14
DO_END_TURN: Final = 15
DO_WALK: Final = 16
DO_TRIGGERS: Final = 17
DO_FIRE: Final = 18
DO_START_CLASHES: Final = 19
DO_ADVANCE_CHECKS: Final = 20
DO_FORCED_MARCH: Final = 21

# Questions

ASK_PLACE: Final = 40
ASK_DETACHMENT: Final = 41
ASK_STACK: Final = 42
ASK_ACTIVATE: Final = 43
ASK_BONUS: Final = 44
ASK_DEPLOY: Final = 45
ASK_SPECIAL: Final = 46
ASK_TRACE: Final = 47
ASK_ROUT_PIECE: Final = 48
ASK_MOVE_PIECE: Final = 49
ASK_MOVE_TO: Final = 50
ASK_COUP: Final = 51
ASK_COUP_PAY: Final = 52
ASK_FORCED: Final = 53
ASK_FIRE_TARGET: Final = 54
ASK_FIRE_GUN: Final = 55
ASK_ARRIVE: Final = 56
ASK_COLUMN: Final = 57

FIRST_QUESTION: Final = 40
FIRST_OF_COMBAT: Final = 100
"""From here to 199: frames of sections 9 to 15 (combat.py); its questions begin at 140."""
FIRST_COMBAT_QUESTION: Final = 140

# Columns

COLUMNS: Final[dict[str, int]] = {
    "hex_of": MOST_PIECES,
    "under_of": MOST_PIECES,
    "left_of": MOST_PIECES,
    "morale_of": MOST_PIECES,
    "fate_of": MOST_PIECES,
    "column_of": MOST_PIECES,
    "moved_of": MOST_PIECES,
    "fired_of": MOST_PIECES,
    "fought_of": MOST_PIECES,
    "charged_of": MOST_PIECES,
    "raised_of": MOST_PIECES,
    "command_of": MOST_PIECES,
    "group_of": MOST_PIECES,
    "detachment_of": MOST_PIECES,
    "effective_of": MOST_PIECES,
    "deputy_of": MOST_PIECES,
    "used_of": MOST_PIECES,
    "corps_effective": MOST_CORPS,
    "corps_column": MOST_CORPS,
    "corps_tried": MOST_CORPS,
    "corps_refused": MOST_CORPS,
    "corps_formed": MOST_CORPS,
    "group_effective": 16,
    "top_at": NUM_HEXES,
    "steps_at": NUM_HEXES,
    "guns_at": NUM_HEXES,
    "chiefs_at": NUM_HEXES,
    "zones": 2 * NUM_HEXES,
    "riders": 2 * NUM_HEXES,
    "locked_at": NUM_HEXES,
    "active": 2,
    "waking": 2,
    "tries": 2,
    "coups": 2,
    "awake": 16,
    "marker": 2,
    "army_of": 2,
    "success": 2,
    "heat_moved": 2,
    "heat_fought": 2,
    "commander": 2,
    "home_edge": 2,
    "score": 2,
    "bombed": -1,
    "queue": -1,
    "scratch": -1,
    "special": 16,
    "choices": 16,
}
"""Every column and its length; -1 where it grows and shrinks."""

SCALARS: Final[list[str]] = [
    *("scenario", "turn", "side", "phase", "player_turn"),
    *("walker", "walk_left", "walk_hexes", "walk_from", "must_move", "picked"),
    *("winner", "level", "fate", "chain"),
]

# Indices of `special`: what only some forms know.

LACY_ARRIVED: Final = 0
LACY_MOVES: Final = 1
BONUS: Final = 2
"""§23.4 The march bonus: see the values in rules/s23_rossbach.py."""
BONUS_TURN: Final = 3
PASSIVITY_OVER: Final = 4
ATTACKED_BY_LINE: Final = 5
COALITION_ADVANCED: Final = 6
TRIED_THIS_TURN: Final = 7
BAGGAGE_ROUTED: Final = 8
LAST_FIRE: Final = 9
"""§8.3 The die of the last bombardment; it lies beside the map until the next."""
LAST_COMBAT: Final = 10
"""§10.6 The die of the last close combat."""
ATTACKED_THIS_TURN: Final = 11
CAME_NEAR: Final = 12
BONUS_GAIN: Final = 14

_NO_FIELD: Final = Field()
_NO_FORM: Final = Form()
_NO_DICE: Final = SeededDice(0)
"""What an empty state holds until it is given its own."""


class PrussiaState(State):
    """Pieces (units, then leaders), hexes and corps are dense ids; see tables.py.

    By piece: `hex_of`, `under_of` (the unit right below it in its stack, -1 at the bottom),
    `left_of` (steps left), `morale_of`, `fate_of`, `column_of`, `moved_of`, `fired_of`,
    `fought_of`, `charged_of`, `command_of` (1 in command), `group_of`, `detachment_of` (its
    sleeping group, -1 none), `effective_of`, `deputy_of`, `used_of` (special leader has rolled).
    By hex, changed only by rules/s05_stacking.py: `top_at`, `steps_at` (of infantry and cavalry,
    doubled where a rule doubles them), `guns_at`, `chiefs_at`, and per side `zones` and `riders`
    (how many unrouted units, or cavalry, reach the hex with their zone of control).
    `locked_at` is the mask of the units engaged when the Locked marker was placed; 0 is no marker;
    the bit STIRRED (rules/s06_zones.py) says that one of them left while supporting.
    """

    # Not saved, because it follows from the rest: `answers` of the open question, and `ways`, the
    # hex before each hex that the piece in hand can reach, found when they were listed.

    todo: Questions
    hex_of: list[int]
    under_of: list[int]
    left_of: list[int]
    morale_of: list[int]
    fate_of: list[int]
    column_of: list[int]
    moved_of: list[int]
    fired_of: list[int]
    fought_of: list[int]
    charged_of: list[int]
    raised_of: list[int]
    command_of: list[int]
    group_of: list[int]
    detachment_of: list[int]
    effective_of: list[int]
    deputy_of: list[int]
    used_of: list[int]
    corps_effective: list[int]
    corps_column: list[int]
    corps_tried: list[int]
    corps_refused: list[int]
    corps_formed: list[int]
    group_effective: list[int]
    top_at: list[int]
    steps_at: list[int]
    guns_at: list[int]
    chiefs_at: list[int]
    zones: list[int]
    riders: list[int]
    locked_at: list[int]
    active: list[int]
    waking: list[int]
    tries: list[int]
    coups: list[int]
    awake: list[int]
    track: list[list[int]]
    marker: list[int]
    army_of: list[int]
    success: list[int]
    heat_moved: list[int]
    heat_fought: list[int]
    commander: list[int]
    home_edge: list[int]
    score: list[int]
    bombed: list[Hex]
    queue: list[int]
    combat: Combat
    scratch: list[Hex]
    special: list[int]
    choices: list[int]
    field: Field
    form: Form
    scenario: int
    battle: int
    turn: int
    side: Player
    phase: int
    player_turn: int
    walker: Piece
    walk_left: int
    walk_hexes: int
    walk_from: Hex
    must_move: Hex
    picked: int
    winner: Player
    level: int
    answers: list[int]
    ways: list[Hex]
    ways_key: int

    def __init__(self) -> None:
        self.dice = _NO_DICE
        self.log = None
        self.todo = Questions()
        self.fate = self.chain = 0
        self._empty_pieces()
        self._empty_board()
        self._empty_armies()
        self.field = _NO_FIELD
        self.form = _NO_FORM
        self.scenario = self.battle = 0
        self.turn = 1
        self.side = PRUSSIA
        self.phase = PHASE_SETUP
        self.player_turn = 0
        self.walker = NO_PIECE
        self.walk_from = self.must_move = OFF
        self.walk_left = self.walk_hexes = 0
        self.picked = 0
        self.winner = NOBODY
        self.level = -1
        self.answers = []
        self.ways = []
        self.ways_key = -1

    def _empty_pieces(self) -> None:
        self.hex_of = []
        self.under_of = []
        self.left_of = []
        self.morale_of = []
        self.fate_of = []
        self.column_of = []
        self.moved_of = []
        self.fired_of = []
        self.fought_of = []
        self.charged_of = []
        self.raised_of = []
        self.command_of = []
        self.group_of = []
        self.detachment_of = []
        self.effective_of = []
        self.deputy_of = []
        self.used_of = []
        self.corps_effective = []
        self.corps_column = []
        self.corps_tried = []
        self.corps_refused = []
        self.corps_formed = []
        self.group_effective = []

    def _empty_board(self) -> None:
        self.top_at = []
        self.steps_at = []
        self.guns_at = []
        self.chiefs_at = []
        self.zones = []
        self.riders = []
        self.locked_at = []

    def _empty_armies(self) -> None:
        self.active = []
        self.waking = []
        self.tries = []
        self.coups = []
        self.awake = []
        self.track = []
        self.marker = []
        self.army_of = []
        self.success = []
        self.heat_moved = []
        self.heat_fought = []
        self.commander = []
        self.home_edge = []
        self.score = []
        self.bombed = []
        self.queue = []
        self.combat = Combat()
        self.scratch = []
        self.special = []
        self.choices = []

    def clear(self) -> None:
        """Make every column as long as it must be, with nothing in it."""
        self.hex_of = [OFF] * MOST_PIECES
        self.under_of = [-1] * MOST_PIECES
        self.left_of = [0] * MOST_PIECES
        self.morale_of = [FORMED] * MOST_PIECES
        self.fate_of = [UNUSED] * MOST_PIECES
        self.column_of = [0] * MOST_PIECES
        self.moved_of = [0] * MOST_PIECES
        self.fired_of = [0] * MOST_PIECES
        self.fought_of = [0] * MOST_PIECES
        self.charged_of = [0] * MOST_PIECES
        self.raised_of = [0] * MOST_PIECES
        self.command_of = [0] * MOST_PIECES
        self.group_of = [-1] * MOST_PIECES
        self.detachment_of = [-1] * MOST_PIECES
        self.effective_of = [0] * MOST_PIECES
        self.deputy_of = [0] * MOST_PIECES
        self.used_of = [0] * MOST_PIECES
        self.corps_effective = [0] * MOST_CORPS
        self.corps_column = [0] * MOST_CORPS
        self.corps_tried = [0] * MOST_CORPS
        self.corps_refused = [0] * MOST_CORPS
        self.corps_formed = [0] * MOST_CORPS
        self.group_effective = [0] * 16
        self.top_at = [-1] * NUM_HEXES
        self.steps_at = [0] * NUM_HEXES
        self.guns_at = [0] * NUM_HEXES
        self.chiefs_at = [0] * NUM_HEXES
        self.zones = [0] * (2 * NUM_HEXES)
        self.riders = [0] * (2 * NUM_HEXES)
        self.locked_at = [0] * NUM_HEXES
        self._clear_armies()

    def _clear_armies(self) -> None:
        self.active = [0, 0]
        self.waking = [0, 0]
        self.tries = [0, 0]
        self.coups = [0, 0]
        self.awake = [0] * 16
        self.track = [[], []]
        self.marker = [0, 0]
        self.army_of = [GOOD, GOOD]
        self.success = [0, 0]
        self.heat_moved = [0, 0]
        self.heat_fought = [0, 0]
        self.commander = [-1, -1]
        self.home_edge = [0, 0]
        self.score = [0, 0]
        self.bombed = []
        self.queue = []
        self.scratch = []
        self.special = [0] * 16
        self.choices = [0] * 16

    def copy_from(self, other: "PrussiaState") -> None:
        """Take over everything but the dice and the log."""
        self.todo = other.todo.clone()
        self._copy_pieces(other)
        self._copy_corps(other)
        self._copy_board(other)
        self._copy_armies(other)
        self._copy_flow(other)

    def _copy_pieces(self, other: "PrussiaState") -> None:
        self.hex_of = other.hex_of[:]
        self.under_of = other.under_of[:]
        self.left_of = other.left_of[:]
        self.morale_of = other.morale_of[:]
        self.fate_of = other.fate_of[:]
        self.column_of = other.column_of[:]
        self.moved_of = other.moved_of[:]
        self.fired_of = other.fired_of[:]
        self.fought_of = other.fought_of[:]
        self.charged_of = other.charged_of[:]
        self.raised_of = other.raised_of[:]
        self.command_of = other.command_of[:]
        self.group_of = other.group_of[:]
        self.detachment_of = other.detachment_of[:]
        self.effective_of = other.effective_of[:]
        self.deputy_of = other.deputy_of[:]
        self.used_of = other.used_of[:]

    def _copy_corps(self, other: "PrussiaState") -> None:
        self.corps_effective = other.corps_effective[:]
        self.corps_column = other.corps_column[:]
        self.corps_tried = other.corps_tried[:]
        self.corps_refused = other.corps_refused[:]
        self.corps_formed = other.corps_formed[:]
        self.group_effective = other.group_effective[:]

    def _copy_board(self, other: "PrussiaState") -> None:
        self.top_at = other.top_at[:]
        self.steps_at = other.steps_at[:]
        self.guns_at = other.guns_at[:]
        self.chiefs_at = other.chiefs_at[:]
        self.zones = other.zones[:]
        self.riders = other.riders[:]
        self.locked_at = other.locked_at[:]

    def _copy_armies(self, other: "PrussiaState") -> None:
        self.active = other.active[:]
        self.waking = other.waking[:]
        self.tries = other.tries[:]
        self.coups = other.coups[:]
        self.awake = other.awake[:]
        self.track = [other.track[0][:], other.track[1][:]]
        self.combat = other.combat.clone()
        self.marker = other.marker[:]
        self.army_of = other.army_of[:]
        self.success = other.success[:]
        self.heat_moved = other.heat_moved[:]
        self.heat_fought = other.heat_fought[:]
        self.commander = other.commander[:]
        self.home_edge = other.home_edge[:]
        self.score = other.score[:]
        self.bombed = other.bombed[:]
        self.queue = other.queue[:]
        self.scratch = other.scratch[:]
        self.special = other.special[:]
        self.choices = other.choices[:]

    def _copy_flow(self, other: "PrussiaState") -> None:
        self.fate = other.fate
        self.chain = other.chain
        self.field = other.field
        self.form = other.form
        self.scenario = other.scenario
        self.battle = other.battle
        self.turn = other.turn
        self.side = other.side
        self.phase = other.phase
        self.player_turn = other.player_turn
        self.walker = other.walker
        self.walk_left = other.walk_left
        self.walk_hexes = other.walk_hexes
        self.walk_from = other.walk_from
        self.must_move = other.must_move
        self.picked = other.picked
        self.winner = other.winner
        self.level = other.level
        self.answers = other.answers
        self.ways = other.ways
        self.ways_key = other.ways_key


def note(state: PrussiaState, rule: str, kind: str, who: Player, numbers: list[int]) -> None:
    """Write an event into the log, if one is kept; everyone sees everything."""
    if state.log is not None:
        state.log.append(Event(rule, kind, who, numbers))


def roll(state: PrussiaState, purpose: str) -> int:
    """Return a die, 1 to 6; nothing before it can be undone."""
    state.fate += 1
    return state.dice.below(6, purpose) + 1


def enemy_of(side: Player) -> Player:
    """Return the other side."""
    return 1 - side
