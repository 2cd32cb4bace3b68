"""The columns of a battle, and what is kept of a combat in them."""

from typing import Final, Literal, Self, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from grognard.core.columns import GROWING, NO_BYTES, NO_COLUMN, NO_LIST, NO_SHORTS, Columns, Shape
from grognard.core.head_start import GIVEN
from grognard.core.state import Copied, State
from grognard.core.types import NOBODY, Player
from grognard.games.prussia.maps import field_of
from grognard.games.prussia.scenarios import NUM_FORMS, Form, form_of
from grognard.games.prussia.tables import (
    BROKEN,
    MOST_CORPS,
    MOST_GROUPS,
    MOST_PIECES,
    NO_PIECE,
    NUM_HEXES,
    OFF,
    PRUSSIA,
    ROUTED,
    Field,
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

Phase = Literal[
    "setup",
    "activation",
    "command",
    "movement",
    "offensive",
    "rally",
    "defensive",
    "combat",
    "unlock",
    "morale",
    "end",
]
PHASES: Final[tuple[Phase, ...]] = (
    *("setup", "activation", "command", "movement", "offensive", "rally"),
    *("defensive", "combat", "unlock", "morale", "end"),
)

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

# Shapes of the columns

A_FLAG: Final = Shape(MOST_PIECES, 0, 0, 1)
HEX_OF_PIECES: Final = Shape(MOST_PIECES, OFF, OFF, NUM_HEXES - 1)
PIECE_UNDER: Final = Shape(MOST_PIECES, NO_PIECE, NO_PIECE, MOST_PIECES - 1)
STEPS_LEFT: Final = Shape(MOST_PIECES, 0, 0, 4)
MORALE: Final = Shape(MOST_PIECES, 0, 0, ROUTED)
FATE: Final = Shape(MOST_PIECES, UNUSED, IN_PLAY, KILLED)
MOVED_HOW: Final = Shape(MOST_PIECES, 0, 0, STOOD)
GROUP_OF_PIECES: Final = Shape(MOST_PIECES, -1, -2, MOST_GROUPS - 1)
OF_CORPS: Final = Shape(MOST_CORPS, 0, 0)
YES_OF_CORPS: Final = Shape(MOST_CORPS, 0, 0, 1)
OF_GROUPS: Final = Shape(MOST_GROUPS, 0, 0, 1)
TOP_AT_HEXES: Final = Shape(NUM_HEXES, NO_PIECE, NO_PIECE, MOST_PIECES - 1)
COUNT_AT_HEXES: Final = Shape(NUM_HEXES, 0, 0, 32767)
FEW_AT_HEXES: Final = Shape(NUM_HEXES, 0, 0, 255)
ZONES_OF_SIDES: Final = Shape(2 * NUM_HEXES, 0, 0, 255)
OF_SIDES: Final = Shape(2)
YES_OF_SIDES: Final = Shape(2, 0, 0, 1)
ARMY_OF_SIDES: Final = Shape(2, 0, 0, BROKEN)
PIECE_OF_SIDES: Final = Shape(2, NO_PIECE, NO_PIECE, MOST_PIECES - 1)
SIXTEEN: Final = Shape(16)
A_FORM: Final = Shape(1, 0, 0, NUM_FORMS - 1)
A_TURN: Final = Shape(1, 1, 1, 99)
A_SIDE: Final = Shape(1, PRUSSIA, 0, 1)
A_PHASE: Final = Shape(1, PHASE_SETUP, PHASE_SETUP, PHASE_END)
A_COUNT: Final = Shape(1, 0, 0)
A_PIECE: Final = Shape(1, NO_PIECE, NO_PIECE, MOST_PIECES - 1)
A_HEX: Final = Shape(1, OFF, OFF, NUM_HEXES - 1)
A_WINNER: Final = Shape(1, NOBODY, NOBODY, 1)
A_LEVEL: Final = Shape(1, -1, -1, 3)

# What columns hold besides numbers

HALF: Final = 48
"""A set of pieces is saved in two halves of so many bits: wider numbers not all readers know."""
LOW: Final = (1 << HALF) - 1


def mask(c: Columns, name: str, own: int) -> int:
    """Pass over a set of pieces, kept as bits."""
    if isinstance(c, Copied):
        return own
    halves = c.numbers(name, [own & LOW, own >> HALF])
    return halves[0] | halves[1] << HALF if halves else 0


def as_hexes(c: Columns, name: str, own: list[Hex]) -> list[Hex]:
    """Pass over a list of hexes."""
    return cast("list[Hex]", c.numbers(name, cast("list[int]", own)))


def as_pieces(c: Columns, name: str, own: list[Piece]) -> list[Piece]:
    """Pass over a list of pieces."""
    return cast("list[Piece]", c.numbers(name, cast("list[int]", own)))


# Steps of a combat (§10): argument of the step DO_COMBAT

STEP_WITHDRAW: Final = 2
STEP_ODDS: Final = 3
STEP_LEAD: Final = 4
STEP_DEFENDER_LEAD: Final = 5
STEP_ROLL: Final = 6
STEP_ADVANCE: Final = 9
STEP_MOMENTUM: Final = 10
STEP_CHARGE: Final = 12
STEP_WEARY: Final = 13

# Kinds of a combat

CLOSE: Final = 0
CHARGE: Final = 1
BOMBARDMENT: Final = 2
COLLAPSE: Final = 3

MARKER_WIDTH: Final = 3
"""A momentum marker is hex, side that placed it, player turn in which it was placed."""

NOWHERE: Final = Shape(1, OFF, OFF, NUM_HEXES - 1)


@final
class Combat:
    """One combat, bombardment or collapse at a time, and the momentum markers on the map.

    Hexes: `attackers`, `defenders` (during the declaration: those chosen so far), `entered`
    (advanced into), `causes` (enemy hexes from which a retreat leads away), `start` and `at` (of
    the unit that retreats), `marked` (by a momentum marker of this combat).
    By side: `lead`, `result`, `points` (loss points left), `unfilled`, `steps` (whose strength
    counts, §10.8.1).
    Masks of units: `units_in` (attack), `host` (all infantry and cavalry of the attacking hexes),
    `excluded` (in the hexes but not in the combat), `leaving` (will retreat, front no more),
    `retreated`, `ran` (in the chain of retreats that goes on), `advanced`, `raised`, `rode`
    (cavalry that was engaged, §10.13.3), `attempted` (a charge), `taken` (has taken a loss point).
    `lost` are pairs of unit and steps lost in this combat; `queue` and `flee` pairs of unit and
    hexes to retreat; `guns` and `march` pairs of unit and hex; `passed` the units whose hexes a
    retreat goes through.
    """

    def __init__(self) -> None:
        self.momentum: list[int] = []
        self.flee: list[int] = []
        self.first_to_flee = 0
        self.reset()

    def reset(self) -> None:
        """Forget the combat; momentum markers stay on the map."""
        self.kind = self.side = self.units_in = self.excluded = 0
        self.leaving = self.retreated = self.ran = self.host = self.advanced = 0
        self.raised = self.rode = self.attempted = self.taken = 0
        self.is_routed_only = self.is_supported = self.is_flank = self.roll = 0
        self.drm = self.column = self.is_canister = 0
        self.is_bloodless = 0
        self.marked = self.start = self.at = OFF
        self.attackers: list[Hex] = []
        self.defenders: list[Hex] = []
        self.lead: list[Piece] = [NO_PIECE, NO_PIECE]
        self.result = [0, 0]
        self.points = [0, 0]
        self.unfilled = [0, 0]
        self.steps = [0, 0]
        self.lost: list[int] = []
        self.queue: list[int] = []
        self.passed: list[Piece] = []
        self.entered: list[Hex] = []
        self.causes: list[Hex] = []
        self.guns: list[Piece] = []
        self.march: list[int] = []

    def drop_momentum(self, here: Hex) -> None:
        """§10.11 Take the momentum markers off a hex."""
        for at in range(len(self.momentum) - MARKER_WIDTH, -1, -MARKER_WIDTH):
            if self.momentum[at] == here:
                del self.momentum[at : at + MARKER_WIDTH]

    def columns(self, c: Columns, of: "Combat") -> None:
        """Pass over every column of the record."""
        self.kind = c.number("combat_kind", of.kind)
        self.side = c.number("combat_side", of.side)
        self.is_routed_only = c.number("combat_is_routed_only", of.is_routed_only)
        self.is_supported = c.number("combat_is_supported", of.is_supported)
        self.is_bloodless = c.number("combat_is_bloodless", of.is_bloodless)
        self.is_flank = c.number("combat_is_flank", of.is_flank)
        self.first_to_flee = c.number("combat_first_to_flee", of.first_to_flee)
        self.roll = c.number("combat_roll", of.roll)
        self.drm = c.number("combat_drm", of.drm)
        self.column = c.number("combat_column", of.column)
        self.is_canister = c.number("combat_is_canister", of.is_canister)
        self.units_in = mask(c, "combat_units_in", of.units_in)
        self.excluded = mask(c, "combat_excluded", of.excluded)
        self.leaving = mask(c, "combat_leaving", of.leaving)
        self.retreated = mask(c, "combat_retreated", of.retreated)
        self.ran = mask(c, "combat_ran", of.ran)
        self.host = mask(c, "combat_host", of.host)
        self.advanced = mask(c, "combat_advanced", of.advanced)
        self.raised = mask(c, "combat_raised", of.raised)
        self.rode = mask(c, "combat_rode", of.rode)
        self.attempted = mask(c, "combat_attempted", of.attempted)
        self.taken = mask(c, "combat_taken", of.taken)
        self.marked = Hex(c.number("combat_marked", of.marked, NOWHERE))
        self.start = Hex(c.number("combat_start", of.start, NOWHERE))
        self.at = Hex(c.number("combat_at", of.at, NOWHERE))
        self._columns_that_grow(c, of)

    def _columns_that_grow(self, c: Columns, of: "Combat") -> None:
        self.attackers = as_hexes(c, "combat_attackers", of.attackers)
        self.defenders = as_hexes(c, "combat_defenders", of.defenders)
        self.entered = as_hexes(c, "combat_entered", of.entered)
        self.causes = as_hexes(c, "combat_causes", of.causes)
        self.lead = as_pieces(c, "combat_lead", of.lead)
        self.passed = as_pieces(c, "combat_passed", of.passed)
        self.guns = as_pieces(c, "combat_guns", of.guns)
        self.result = c.numbers("combat_result", of.result)
        self.points = c.numbers("combat_points", of.points)
        self.unfilled = c.numbers("combat_unfilled", of.unfilled)
        self.steps = c.numbers("combat_steps", of.steps)
        self.lost = c.numbers("combat_lost", of.lost)
        self.queue = c.numbers("combat_queue", of.queue)
        self.momentum = c.numbers("combat_momentum", of.momentum)
        self.flee = c.numbers("combat_flee", of.flee)
        self.march = c.numbers("combat_march", of.march)


_NO_FIELD: Final = Field()
_NO_FORM: Final = Form()
_NO_COMBAT: Final = Combat()
_NO_TRACKS: Final[list[list[int]]] = [NO_LIST, NO_LIST]
_NO_HEXES: Final[list[Hex]] = []
_NO_ANSWERS: Final[list[int]] = []
"""What an empty state holds until it is given its own."""


@final
class PrussiaState(State):
    """Pieces (units, then leaders), hexes and corps are dense ids; see tables.py.

    By piece: `hex_of`, `under_of` (the unit right below it in its stack, -1 at the bottom),
    `left_of` (steps left), `morale_of`, `fate_of`, `column_of`, `moved_of`, `fired_of`,
    `fought_of`, `charged_of`, `command_of` (1 in command), `group_of`, `detachment_of` (its
    sleeping group, -1 none), `effective_of`, `deputy_of`, `locked_of` (the hex in which it was
    engaged when the Locked marker was placed there, OFF elsewhere).
    By hex, changed only by rules/s05_stacking.py: `top_at`, `steps_at` (of infantry and cavalry,
    doubled where a rule doubles them), `guns_at`, `chiefs_at`, and per side `zones` and `riders`
    (how many unrouted units, or cavalry, reach the hex with their zone of control).
    `locked` are the hexes with a Locked marker; `stirred` those where one of the engaged left while
    supporting. `track` are the morale tracks by side.
    """

    # What follows from the rest and is not saved: `answers` of the open question, empty until they
    # are listed; `ways`, the hex before each hex that the piece in hand can reach, found for
    # `ways_key`. Nobody changes them in place: a clone shares them.

    scenario: int = 0
    field: Field = _NO_FIELD
    form: Form = _NO_FORM
    hex_of: vec[i64] = NO_COLUMN
    under_of: vec[i64] = NO_COLUMN
    left_of: vec[i64] = NO_COLUMN
    morale_of: vec[u8] = NO_BYTES
    fate_of: vec[u8] = NO_BYTES
    moved_of: vec[i64] = NO_COLUMN
    group_of: vec[i16] = NO_SHORTS
    detachment_of: vec[i16] = NO_SHORTS
    locked_of: vec[i16] = NO_SHORTS
    column_of: vec[u8] = NO_BYTES
    fired_of: vec[u8] = NO_BYTES
    fought_of: vec[u8] = NO_BYTES
    charged_of: vec[u8] = NO_BYTES
    raised_of: vec[u8] = NO_BYTES
    command_of: vec[u8] = NO_BYTES
    effective_of: vec[u8] = NO_BYTES
    deputy_of: vec[u8] = NO_BYTES
    corps_column: vec[u8] = NO_BYTES
    corps_tried: vec[u8] = NO_BYTES
    corps_refused: vec[i64] = NO_COLUMN
    corps_formed: vec[i64] = NO_COLUMN
    group_effective: vec[u8] = NO_BYTES
    awake: vec[u8] = NO_BYTES
    top_at: vec[i16] = NO_SHORTS
    steps_at: vec[i16] = NO_SHORTS
    guns_at: vec[u8] = NO_BYTES
    chiefs_at: vec[u8] = NO_BYTES
    zones: vec[u8] = NO_BYTES
    riders: vec[u8] = NO_BYTES
    locked: list[Hex] = _NO_HEXES
    stirred: list[Hex] = _NO_HEXES
    active: vec[i64] = NO_COLUMN
    waking: vec[i64] = NO_COLUMN
    tries: vec[i64] = NO_COLUMN
    coups: vec[i64] = NO_COLUMN
    track: list[list[int]] = _NO_TRACKS
    marker: vec[i64] = NO_COLUMN
    army_of: vec[i64] = NO_COLUMN
    success: vec[i64] = NO_COLUMN
    heat_moved: vec[i64] = NO_COLUMN
    heat_fought: vec[i64] = NO_COLUMN
    commander: vec[i64] = NO_COLUMN
    home_edge: vec[i64] = NO_COLUMN
    score: vec[i64] = NO_COLUMN
    special: vec[i64] = NO_COLUMN
    choices: vec[i64] = NO_COLUMN
    head_start: int = 0
    bombed: list[Hex] = _NO_HEXES
    scratch: list[Hex] = _NO_HEXES
    combat: Combat = _NO_COMBAT
    turn: int = 1
    side: Player = PRUSSIA
    phase: int = PHASE_SETUP
    player_turn: int = 0
    walker: Piece = NO_PIECE
    walk_left: int = 0
    walk_hexes: int = 0
    walk_from: Hex = OFF
    must_move: Hex = OFF
    picked: int = 0
    winner: Player = NOBODY
    level: int = -1
    answers: list[int] = _NO_ANSWERS
    ways: vec[i16] = NO_SHORTS
    ways_key: int = -1

    def columns(self, c: Columns, of: Self) -> None:
        """Pass over every column."""
        self.scenario = c.number("scenario", of.scenario, A_FORM)
        self.field, self.form = of.field, of.form
        self.answers, self.ways, self.ways_key = of.answers, of.ways, of.ways_key
        self._columns_of_pieces(c, of)
        self._columns_of_hexes(c, of)
        self._columns_of_armies(c, of)
        before = of.combat
        self.combat = Combat()
        self.combat.columns(c, before)
        self.turn = c.number("turn", of.turn, A_TURN)
        self.side = c.number("side", of.side, A_SIDE)
        self.phase = c.number("phase", of.phase, A_PHASE)
        self.player_turn = c.number("player_turn", of.player_turn, A_COUNT)
        self.walker = Piece(c.number("walker", of.walker, A_PIECE))
        self.walk_left = c.number("walk_left", of.walk_left, A_COUNT)
        self.walk_hexes = c.number("walk_hexes", of.walk_hexes, A_COUNT)
        self.walk_from = Hex(c.number("walk_from", of.walk_from, A_HEX))
        self.must_move = Hex(c.number("must_move", of.must_move, A_HEX))
        self.picked = mask(c, "picked", of.picked)
        self.winner = c.number("winner", of.winner, A_WINNER)
        self.level = c.number("level", of.level, A_LEVEL)

    def _columns_of_pieces(self, c: Columns, of: Self) -> None:
        self.hex_of = c.column("hex_of", of.hex_of, HEX_OF_PIECES)
        self.under_of = c.column("under_of", of.under_of, PIECE_UNDER)
        self.left_of = c.column("left_of", of.left_of, STEPS_LEFT)
        self.morale_of = c.bytes("morale_of", of.morale_of, MORALE)
        self.fate_of = c.bytes("fate_of", of.fate_of, FATE)
        self.moved_of = c.column("moved_of", of.moved_of, MOVED_HOW)
        self.group_of = c.shorts("group_of", of.group_of, GROUP_OF_PIECES)
        self.detachment_of = c.shorts("detachment_of", of.detachment_of, GROUP_OF_PIECES)
        self.locked_of = c.shorts("locked_of", of.locked_of, HEX_OF_PIECES)
        self.column_of = c.bytes("column_of", of.column_of, A_FLAG)
        self.fired_of = c.bytes("fired_of", of.fired_of, A_FLAG)
        self.fought_of = c.bytes("fought_of", of.fought_of, A_FLAG)
        self.charged_of = c.bytes("charged_of", of.charged_of, A_FLAG)
        self.raised_of = c.bytes("raised_of", of.raised_of, A_FLAG)
        self.command_of = c.bytes("command_of", of.command_of, A_FLAG)
        self.effective_of = c.bytes("effective_of", of.effective_of, A_FLAG)
        self.deputy_of = c.bytes("deputy_of", of.deputy_of, A_FLAG)
        self.corps_column = c.bytes("corps_column", of.corps_column, YES_OF_CORPS)
        self.corps_tried = c.bytes("corps_tried", of.corps_tried, YES_OF_CORPS)
        self.corps_refused = c.column("corps_refused", of.corps_refused, OF_CORPS)
        self.corps_formed = c.column("corps_formed", of.corps_formed, OF_CORPS)
        self.group_effective = c.bytes("group_effective", of.group_effective, OF_GROUPS)
        self.awake = c.bytes("awake", of.awake, OF_GROUPS)

    def _columns_of_hexes(self, c: Columns, of: Self) -> None:
        self.top_at = c.shorts("top_at", of.top_at, TOP_AT_HEXES)
        self.steps_at = c.shorts("steps_at", of.steps_at, COUNT_AT_HEXES)
        self.guns_at = c.bytes("guns_at", of.guns_at, FEW_AT_HEXES)
        self.chiefs_at = c.bytes("chiefs_at", of.chiefs_at, FEW_AT_HEXES)
        self.zones = c.bytes("zones", of.zones, ZONES_OF_SIDES)
        self.riders = c.bytes("riders", of.riders, ZONES_OF_SIDES)
        self.locked = as_hexes(c, "locked", of.locked)
        self.stirred = as_hexes(c, "stirred", of.stirred)
        self.bombed = as_hexes(c, "bombed", of.bombed)
        self.scratch = as_hexes(c, "scratch", of.scratch)

    def _columns_of_armies(self, c: Columns, of: Self) -> None:
        self.active = c.column("active", of.active, YES_OF_SIDES)
        self.waking = c.column("waking", of.waking, YES_OF_SIDES)
        self.tries = c.column("tries", of.tries, OF_SIDES)
        self.coups = c.column("coups", of.coups, OF_SIDES)
        self.marker = c.column("marker", of.marker, OF_SIDES)
        self.army_of = c.column("army_of", of.army_of, ARMY_OF_SIDES)
        self.success = c.column("success", of.success, OF_SIDES)
        self.heat_moved = c.column("heat_moved", of.heat_moved, YES_OF_SIDES)
        self.heat_fought = c.column("heat_fought", of.heat_fought, YES_OF_SIDES)
        self.commander = c.column("commander", of.commander, PIECE_OF_SIDES)
        self.home_edge = c.column("home_edge", of.home_edge, OF_SIDES)
        self.score = c.column("score", of.score, OF_SIDES)
        self.special = c.column("special", of.special, SIXTEEN)
        self.choices = c.column("choices", of.choices, SIXTEEN)
        self.head_start = c.number("head_start", of.head_start, GIVEN)
        self.track = [
            c.numbers("track_prussian", of.track[0], GROWING),
            c.numbers("track_coalition", of.track[1], GROWING),
        ]

    def choose(self, scenario: int) -> None:
        """Take the form of a battle, and its map."""
        self.scenario = scenario
        self.form = form_of(scenario)
        self.field = field_of(self.form.battle)

    def derive(self) -> None:
        """Take the form of a loaded battle; what can be answered is listed when it is asked."""
        self.choose(self.scenario)
        self.answers = []
        self.ways_key = -1


def roll(state: PrussiaState, purpose: str) -> int:
    """Return a die, 1 to 6; nothing before it can be undone."""
    state.fate += 1
    return state.dice.below(6, purpose) + 1


def enemy_of(side: Player) -> Player:
    """Return the other side."""
    return 1 - side
