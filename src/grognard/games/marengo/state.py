"""The columns of a battle, how pieces are placed, and the checks that hold between them."""

from typing import Final

from grognard.core.dice import Dice, SeededDice
from grognard.core.event import EVERYONE, Event
from grognard.core.questions import Questions
from grognard.core.state import State
from grognard.core.types import NOBODY, Player
from grognard.games.marengo.tables import (
    ARMY_OF,
    AUSTRIA,
    BIT,
    FRANCE,
    GONE,
    LAST_ROUND,
    LOCALE_AT,
    MOST_PIECES,
    NO_SIDE,
    NUM_APPROACHES,
    NUM_CROSSINGS,
    NUM_ENTRIES,
    NUM_LOCALES,
    NUM_PIECES,
    NUM_POSITIONS,
    PIECES,
    TOKENS,
    TYPE_OF,
    Locale,
    Piece,
    Position,
    Side,
    face,
)
from mypy_extensions import mypyc_attr

# Frames of the stack. Those from ASK_ACTION on wait for a player's answer.

DO_BEGIN_TURN: Final = 1
DO_END_TURN: Final = 2
DO_END_ROUND: Final = 3
DO_END_ACTION: Final = 4
DO_END_MARCH: Final = 5
DO_MANEUVER: Final = 6
DO_ENTER: Final = 7
DO_END_LOST: Final = 8
DO_COUNTER: Final = 9
DO_RESULT: Final = 10
DO_REDUCE: Final = 11
DO_COMPLETE: Final = 12
DO_HIDE: Final = 13
DO_RETREAT: Final = 14
DO_RETREAT_OUT: Final = 15
DO_VACATED: Final = 16
DO_MORALE_CLEANUP: Final = 17
DO_LOST: Final = 18

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
"""Flag in `across_of`: an assault was lost here this turn; below it the maneuver attacks made."""

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
    *("picked", "picked_leaders", "group", "claim", "front", "from_reserve"),
    *("step", "road", "is_charged", "has_attacked"),
    *("leaders", "counters", "attack_leads", "defense_leads", "counter_count"),
    *("attack_suffered", "defense_suffered", "result", "retreat_suffered"),
    *("winner", "victory", "fate", "chain"),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class MarengoState(State):
    """Pieces, positions and marks are dense ids; see tables.py for what never changes.

    By piece: `pos_of`, `strength_of`, `mark_of`. By army and mark: `piece_at`. By army and
    sighting: `face_of`, `marks_of` (what the enemy may know, see knowledge.py). Derived boards,
    changed by `place` and `remove` only: `at` (pieces at a position, as bits), `count_in`.
    `last_in` is the army that entered a locale last, which is also the army that holds it.
    Masks have one bit per piece. `picked` and `picked_leaders` are the clicks of an unfinished
    decision, known to nobody but the seat that makes it; `group` holds the pieces of the action.
    """

    def __init__(self) -> None:
        self.dice: Dice = SeededDice(0)
        self.log: list[Event] | None = None
        self.fate: int = 0
        self.chain: int = 0
        self.todo: Questions = Questions()
        self.pos_of: list[Position] = [GONE] * NUM_PIECES
        self.strength_of: list[int] = [0] * NUM_PIECES
        self.mark_of: list[int] = [-1] * NUM_PIECES
        self.piece_at: list[int] = [-1] * (2 * MOST_PIECES)
        self.face_of: list[int] = [0] * (2 * MOST_PIECES)
        self.marks_of: list[int] = [0] * (2 * MOST_PIECES)
        self.at: list[int] = [0] * NUM_POSITIONS
        self.count_in: list[int] = [0] * NUM_LOCALES
        self.last_in: list[int] = [NOBODY] * NUM_LOCALES
        self.traffic_of: list[int] = [0] * (NUM_CROSSINGS + NUM_ENTRIES)
        self.across_of: list[int] = [0] * NUM_APPROACHES
        self.barred: list[int] = [0] * NUM_LOCALES
        self.committed: list[int] = [0] * (2 * NUM_LOCALES)
        self.moved_in: list[int] = [0] * NUM_LOCALES
        self.uncommitted: list[int] = [0, 0]
        self.lost: list[int] = [0, 0]
        self.round: int = 1
        self.turn: Player = AUSTRIA
        self.commands: int = 0
        self.acted: int = 0
        self.disorganized: int = 0
        self.face_up: int = 0
        self.declared: int = 0
        self.bombarded: int = 0
        self.picked: int = 0
        self.picked_leaders: int = 0
        self.group: int = 0
        self.claim: int = NO_CLAIM
        self.front: Side = NO_SIDE
        self.from_reserve: int = 0
        self.step: int = 0
        self.road: int = -1
        self.is_charged: int = 0
        self.has_attacked: int = 0
        self.leaders: int = 0
        self.counters: int = 0
        self.attack_leads: int = 0
        self.defense_leads: int = 0
        self.counter_count: int = 0
        self.attack_suffered: int = 0
        self.defense_suffered: int = 0
        self.result: int = 0
        self.retreat_suffered: int = 0
        self.winner: Player = NOBODY
        self.victory: int = 0

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
    if mask == 0:
        return found
    for piece in PIECES:
        if mask & BIT[piece]:
            found.append(piece)
    return found


def first(mask: int) -> Piece:
    """Return the lowest piece of a mask that is not empty."""
    for piece in PIECES:
        if mask & BIT[piece]:
            return piece
    raise ValueError("an empty mask has no first piece")


def type_mask(state: MarengoState, mask: int, kind: int) -> int:
    """Return the pieces of one type in a mask."""
    found = 0
    for piece in members(mask):
        if TYPE_OF[piece] == kind:
            found |= BIT[piece]
    return found


def face_of_piece(state: MarengoState, piece: Piece) -> int:
    """§2 Return the face a piece shows."""
    return face(TYPE_OF[piece], state.strength_of[piece])


def place(state: MarengoState, piece: Piece, to: Position) -> None:
    """Move a piece to a position; it has then entered that locale."""
    here = state.pos_of[piece]
    if here >= 0:
        state.at[here] &= ~BIT[piece]
        left = LOCALE_AT[here]
        if left >= 0:
            state.count_in[left] -= 1
    state.pos_of[piece] = to
    state.at[to] |= BIT[piece]
    locale = LOCALE_AT[to]
    if locale >= 0:
        state.count_in[locale] += 1
        state.last_in[locale] = ARMY_OF[piece]


def remove(state: MarengoState, piece: Piece) -> None:
    """§2 Take an eliminated piece off the map and out of every mask."""
    here = state.pos_of[piece]
    state.at[here] &= ~BIT[piece]
    locale = LOCALE_AT[here]
    if locale >= 0:
        state.count_in[locale] -= 1
    state.pos_of[piece] = GONE
    state.strength_of[piece] = 0
    rest = ~BIT[piece]
    state.acted &= rest
    state.disorganized &= rest
    state.face_up &= rest
    state.declared &= rest
    state.bombarded &= rest
    state.group &= rest
    state.leaders &= rest
    state.counters &= rest


def is_held_by(state: MarengoState, here: Locale, army: Player) -> bool:
    """§3 A locale is occupied by an army that has any piece in any of its positions."""
    return state.count_in[here] > 0 and state.last_in[here] == army


def in_locale(state: MarengoState, here: Locale) -> int:
    """Return the pieces in any position of a locale."""
    mask = 0
    for piece in PIECES:
        position = state.pos_of[piece]
        if position >= 0 and LOCALE_AT[position] == here:
            mask |= BIT[piece]
    return mask


def enemy_of(army: Player) -> Player:
    """Return the other army."""
    return 1 - army


def level(state: MarengoState, army: Player) -> int:
    """§18 The morale level: uncommitted tokens and those committed to locales."""
    return state.uncommitted[army] + committed_total(state, army)


def committed_total(state: MarengoState, army: Player) -> int:
    """§18 Return the tokens an army has on the map."""
    total = 0
    for at in range(army * NUM_LOCALES, (army + 1) * NUM_LOCALES):
        total += state.committed[at]
    return total


def on_track(state: MarengoState, army: Player) -> int:
    """§18 Return the tokens that still lie on the time track."""
    done = state.round if army == AUSTRIA or state.turn == FRANCE else state.round - 1
    return sum(TOKENS[army][number] for number in range(done + 1, LAST_ROUND + 1))
