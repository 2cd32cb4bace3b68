"""The columns of a battle, how pieces are placed, and the checks that hold between them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.dice import SeededDice
from grognard.core.event import EVERYONE, Event
from grognard.core.questions import Questions
from grognard.core.state import State
from grognard.core.types import NOBODY, Player
from grognard.games.marengo.tables import (
    AUSTRIA,
    BITS_AT_ONCE,
    GONE,
    LOW_BITS,
    LOWEST,
    MOST_PIECES,
    NO_SIDE,
    NUM_APPROACHES,
    NUM_CROSSINGS,
    NUM_ENTRIES,
    NUM_LOCALES,
    NUM_PIECES,
    NUM_POSITIONS,
    TYPE_MASK,
    TYPE_OF,
    Piece,
    Side,
    face,
)

# Frames of the stack. Those from ASK_ACTION on wait for a player's answer.

DO_BEGIN_TURN: Final = 1
DO_END_TURN: Final = 2
DO_END_ACTION: Final = 3
DO_END_MARCH: Final = 4
DO_MANEUVER: Final = 5
DO_ENTER: Final = 6
DO_RESULT: Final = 7
DO_REDUCE: Final = 8
DO_COMPLETE: Final = 9
DO_RETREAT: Final = 10
DO_VACATED: Final = 11
DO_MORALE_CLEANUP: Final = 12
DO_LOST: Final = 13

ASK_ACTION: Final = 20
ASK_ORGANIZE: Final = 21
ASK_MARCH: Final = 22
ASK_RESPOND: Final = 23
ASK_ADVANCE: Final = 24
ASK_SHOW: Final = 25
ASK_CONTINUE: Final = 26
ASK_BOMBARDED: Final = 27
ASK_DEFENSE_LEAD: Final = 28
ASK_ATTACK_LEAD: Final = 29
ASK_FIRE: Final = 30
ASK_FIRED: Final = 31
ASK_ODD: Final = 32
ASK_EXCESS: Final = 33
ASK_RETREAT_LOSS: Final = 34
ASK_RETREAT_TO: Final = 35
ASK_TAKE: Final = 36
ASK_TRANSFER: Final = 37
ASK_RETURN: Final = 38

NO_CLAIM: Final = 0
CLAIM_INFANTRY: Final = 1
CLAIM_LEADER: Final = 2

DECISIVE: Final = 1
MARGINAL: Final = 2

ATTACKED_BY_ROAD: Final = 8
"""Flag in `traffic_of`: a road maneuver attack used the crossing; below it step and direction."""
BACKWARD: Final = 4
CLOSED: Final = 64
"""Flag in `across_of`: an assault was lost here this turn; below it a bit for each of the two
sides that was the defense approach of a maneuver attack."""

COLUMNS: Final[dict[str, int]] = {
    "pos_of": NUM_PIECES,
    "strength_of": NUM_PIECES,
    "mark_of": NUM_PIECES,
    "piece_at": 2 * MOST_PIECES,
    "face_of": 2 * MOST_PIECES,
    "marks_of": 2 * MOST_PIECES,
    "at": NUM_POSITIONS,
    "count_in": NUM_LOCALES,
    "last_in": NUM_LOCALES,
    "traffic_of": NUM_CROSSINGS + NUM_ENTRIES,
    "across_of": NUM_APPROACHES,
    "barred": NUM_LOCALES,
    "committed": 2 * NUM_LOCALES,
    "moved_in": NUM_LOCALES,
    "uncommitted": 2,
    "lost": 2,
}
SCALARS: Final[list[str]] = [
    *("round", "turn", "commands", "acted", "disorganized", "face_up", "declared", "bombarded"),
    *("cleaned", "cleaned_may_march"),
    *("picked", "picked_leaders", "group", "claim", "front", "from_reserve"),
    *("step", "road", "is_charged", "has_attacked"),
    *("leaders", "counters", "attack_leads", "defense_leads", "counter_count"),
    *("attack_suffered", "defense_suffered", "result", "retreat_suffered"),
    *("winner", "victory", "fate", "chain"),
]


NO_COLUMN: Final = vec[i64]()
_NO_DICE: Final = SeededDice(0)
"""What an empty state holds until it is given its own."""


class MarengoState(State):
    """Pieces, positions and marks are dense ids; see tables.py for what never changes.

    By piece: `pos_of`, `strength_of`, `mark_of`. By army and mark: `piece_at`. By army and
    sighting: `face_of`, `marks_of` (what the enemy may know, see rules/s17_shuffling.py).
    Derived boards, changed by `place` and `remove` only: `at` (pieces at a position, as bits),
    `count_in`.
    `last_in` is the army that entered a locale last, which is also the army that holds it.
    Masks have one bit per piece. `picked` and `picked_leaders` are the clicks of an unfinished
    decision, known to nobody but the seat that makes it; `group` holds the pieces of the action.
    `cleaned` are the pieces that clean-up moved this turn and that must not march by road for it,
    unless the option says otherwise (`cleaned_may_march`).
    """

    todo: Questions
    pos_of: vec[i64]
    strength_of: vec[i64]
    mark_of: vec[i64]
    piece_at: vec[i64]
    face_of: vec[i64]
    marks_of: vec[i64]
    at: vec[i64]
    count_in: vec[i64]
    last_in: vec[i64]
    traffic_of: vec[i64]
    across_of: vec[i64]
    barred: vec[i64]
    committed: vec[i64]
    moved_in: vec[i64]
    uncommitted: vec[i64]
    lost: vec[i64]
    round: int
    turn: Player
    commands: int
    acted: i64
    disorganized: i64
    face_up: i64
    declared: i64
    bombarded: i64
    cleaned: i64
    cleaned_may_march: int
    picked: i64
    picked_leaders: i64
    group: i64
    claim: int
    front: Side
    from_reserve: int
    step: int
    road: int
    is_charged: int
    has_attacked: int
    leaders: i64
    counters: i64
    attack_leads: int
    defense_leads: int
    counter_count: int
    attack_suffered: int
    defense_suffered: int
    result: int
    retreat_suffered: int
    winner: Player
    victory: int

    def __init__(self) -> None:
        self.dice = _NO_DICE
        self.log = None
        self.todo = Questions()
        self.pos_of = NO_COLUMN
        self.strength_of = NO_COLUMN
        self.mark_of = NO_COLUMN
        self.piece_at = NO_COLUMN
        self.face_of = NO_COLUMN
        self.marks_of = NO_COLUMN
        self.at = NO_COLUMN
        self.count_in = NO_COLUMN
        self.last_in = NO_COLUMN
        self.traffic_of = NO_COLUMN
        self.across_of = NO_COLUMN
        self.barred = NO_COLUMN
        self.committed = NO_COLUMN
        self.moved_in = NO_COLUMN
        self.uncommitted = NO_COLUMN
        self.lost = NO_COLUMN
        self.fate = self.chain = 0
        self.round = 1
        self.turn = AUSTRIA
        self.winner = NOBODY
        self.victory = self.commands = 0
        self.acted = self.disorganized = self.face_up = self.declared = self.bombarded = 0
        self.cleaned = self.cleaned_may_march = 0
        self.picked = self.picked_leaders = self.group = 0
        self.claim = NO_CLAIM
        self.front = NO_SIDE
        self.from_reserve = self.step = self.is_charged = self.has_attacked = 0
        self.road = -1
        self.leaders = self.counters = 0
        self.attack_leads = self.defense_leads = self.counter_count = 0
        self.attack_suffered = self.defense_suffered = self.retreat_suffered = self.result = 0

    def clear(self) -> None:
        """Make every column as long as it must be, with nothing in it."""
        self.pos_of = vec[i64]([GONE] * NUM_PIECES)
        self.strength_of = vec[i64]([0] * NUM_PIECES)
        self.mark_of = vec[i64]([-1] * NUM_PIECES)
        self.piece_at = vec[i64]([-1] * (2 * MOST_PIECES))
        self.face_of = vec[i64]([0] * (2 * MOST_PIECES))
        self.marks_of = vec[i64]([0] * (2 * MOST_PIECES))
        self.at = vec[i64]([0] * NUM_POSITIONS)
        self.count_in = vec[i64]([0] * NUM_LOCALES)
        self.last_in = vec[i64]([NOBODY] * NUM_LOCALES)
        self.traffic_of = vec[i64]([0] * (NUM_CROSSINGS + NUM_ENTRIES))
        self.across_of = vec[i64]([0] * NUM_APPROACHES)
        self.barred = vec[i64]([0] * NUM_LOCALES)
        self.committed = vec[i64]([0] * (2 * NUM_LOCALES))
        self.moved_in = vec[i64]([0] * NUM_LOCALES)
        self.uncommitted = vec[i64]([0, 0])
        self.lost = vec[i64]([0, 0])

    def copy_from(self, other: "MarengoState") -> None:
        """Take over everything but the dice and the log."""
        self.todo = other.todo.clone()
        self.pos_of = other.pos_of[:]
        self.strength_of = other.strength_of[:]
        self.mark_of = other.mark_of[:]
        self.piece_at = other.piece_at[:]
        self.face_of = other.face_of[:]
        self.marks_of = other.marks_of[:]
        self.at = other.at[:]
        self.count_in = other.count_in[:]
        self.last_in = other.last_in[:]
        self.traffic_of = other.traffic_of[:]
        self.across_of = other.across_of[:]
        self.barred = other.barred[:]
        self.committed = other.committed[:]
        self.moved_in = other.moved_in[:]
        self.uncommitted = other.uncommitted[:]
        self.lost = other.lost[:]
        self._copy_turn(other)
        self._copy_action(other)

    def _copy_turn(self, other: "MarengoState") -> None:
        self.fate = other.fate
        self.chain = other.chain
        self.round = other.round
        self.turn = other.turn
        self.commands = other.commands
        self.acted = other.acted
        self.disorganized = other.disorganized
        self.face_up = other.face_up
        self.declared = other.declared
        self.bombarded = other.bombarded
        self.cleaned = other.cleaned
        self.cleaned_may_march = other.cleaned_may_march
        self.winner = other.winner
        self.victory = other.victory

    def _copy_action(self, other: "MarengoState") -> None:
        self.picked = other.picked
        self.picked_leaders = other.picked_leaders
        self.group = other.group
        self.claim = other.claim
        self.front = other.front
        self.from_reserve = other.from_reserve
        self.step = other.step
        self.road = other.road
        self.is_charged = other.is_charged
        self.has_attacked = other.has_attacked
        self.leaders = other.leaders
        self.counters = other.counters
        self.attack_leads = other.attack_leads
        self.defense_leads = other.defense_leads
        self.counter_count = other.counter_count
        self.attack_suffered = other.attack_suffered
        self.defense_suffered = other.defense_suffered
        self.result = other.result
        self.retreat_suffered = other.retreat_suffered


def note(
    state: MarengoState, rule: str, kind: str, who: Player, numbers: list[int], to: int = EVERYONE
) -> None:
    """Write an event into the log, if one is kept."""
    if state.log is not None:
        state.log.append(Event(rule, kind, who, numbers, to))


# Pieces


def count(mask: i64) -> int:
    """Return the number of pieces in a mask."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def members(mask: i64) -> list[Piece]:
    """Return the pieces of a mask in ascending order."""
    found: list[Piece] = []
    while mask:
        found.append(first(mask))
        mask &= mask - 1
    return found


def first(mask: i64) -> Piece:
    """Return the lowest piece of a mask that is not empty."""
    start: i64 = 0
    while mask & LOW_BITS == 0:
        if mask == 0:
            raise ValueError("an empty mask has no first piece")
        mask >>= BITS_AT_ONCE
        start += BITS_AT_ONCE
    return Piece(start + LOWEST[mask & LOW_BITS])


def type_mask(mask: i64, kind: i64) -> i64:
    """Return the pieces of one type in a mask."""
    return mask & TYPE_MASK[kind]


def face_of_piece(state: MarengoState, piece: Piece) -> int:
    """§2 Return the face a piece shows."""
    return face(TYPE_OF[piece], state.strength_of[piece])


def enemy_of(army: Player) -> Player:
    """Return the other army."""
    return 1 - army
