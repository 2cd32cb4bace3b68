"""The columns of a battle, how pieces are placed, and the checks that hold between them."""

from typing import Final

from grognard.core.dice import SeededDice
from grognard.core.event import EVERYONE, Event
from grognard.core.questions import Questions
from grognard.core.state import State
from grognard.core.types import NOBODY, Player
from grognard.games.marengo.tables import (
    AUSTRIA,
    BIT,
    GONE,
    MOST_PIECES,
    NO_SIDE,
    NUM_APPROACHES,
    NUM_CROSSINGS,
    NUM_ENTRIES,
    NUM_LOCALES,
    NUM_PIECES,
    NUM_POSITIONS,
    PIECES,
    TYPE_OF,
    Piece,
    Position,
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
    pos_of: list[Position]
    strength_of: list[int]
    mark_of: list[int]
    piece_at: list[int]
    face_of: list[int]
    marks_of: list[int]
    at: list[int]
    count_in: list[int]
    last_in: list[int]
    traffic_of: list[int]
    across_of: list[int]
    barred: list[int]
    committed: list[int]
    moved_in: list[int]
    uncommitted: list[int]
    lost: list[int]
    round: int
    turn: Player
    commands: int
    acted: int
    disorganized: int
    face_up: int
    declared: int
    bombarded: int
    cleaned: int
    cleaned_may_march: int
    picked: int
    picked_leaders: int
    group: int
    claim: int
    front: Side
    from_reserve: int
    step: int
    road: int
    is_charged: int
    has_attacked: int
    leaders: int
    counters: int
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
        self.pos_of = []
        self.strength_of = []
        self.mark_of = []
        self.piece_at = []
        self.face_of = []
        self.marks_of = []
        self.at = []
        self.count_in = []
        self.last_in = []
        self.traffic_of = []
        self.across_of = []
        self.barred = []
        self.committed = []
        self.moved_in = []
        self.uncommitted = []
        self.lost = []
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
        self.pos_of = [GONE] * NUM_PIECES
        self.strength_of = [0] * NUM_PIECES
        self.mark_of = [-1] * NUM_PIECES
        self.piece_at = [-1] * (2 * MOST_PIECES)
        self.face_of = [0] * (2 * MOST_PIECES)
        self.marks_of = [0] * (2 * MOST_PIECES)
        self.at = [0] * NUM_POSITIONS
        self.count_in = [0] * NUM_LOCALES
        self.last_in = [NOBODY] * NUM_LOCALES
        self.traffic_of = [0] * (NUM_CROSSINGS + NUM_ENTRIES)
        self.across_of = [0] * NUM_APPROACHES
        self.barred = [0] * NUM_LOCALES
        self.committed = [0] * (2 * NUM_LOCALES)
        self.moved_in = [0] * NUM_LOCALES
        self.uncommitted = [0, 0]
        self.lost = [0, 0]

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


def count(mask: int) -> int:
    """Return the number of pieces in a mask."""
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def members(mask: int) -> list[Piece]:
    """Return the pieces of a mask in ascending order."""
    found: list[Piece] = []
    at = 0
    while mask:
        while mask & 15 == 0:
            mask >>= 4
            at += 4
        if mask & 1:
            found.append(PIECES[at])
        mask >>= 1
        at += 1
    return found


def first(mask: int) -> Piece:
    """Return the lowest piece of a mask that is not empty."""
    if mask == 0:
        raise ValueError("an empty mask has no first piece")
    at = 0
    while mask & 15 == 0:
        mask >>= 4
        at += 4
    while mask & 1 == 0:
        mask >>= 1
        at += 1
    return PIECES[at]


def enemy_of(army: Player) -> Player:
    """Return the other army."""
    return 1 - army


def face_of_piece(state: MarengoState, piece: Piece) -> int:
    """§2 Return the face a piece shows."""
    return face(TYPE_OF[piece], state.strength_of[piece])


def type_mask(state: MarengoState, mask: int, kind: int) -> int:
    """Return the pieces of one type in a mask."""
    found = 0
    for piece in members(mask):
        if TYPE_OF[piece] == kind:
            found |= BIT[piece]
    return found
