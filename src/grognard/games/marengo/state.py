"""The columns of a battle, and what is asked of a mask of pieces."""

from typing import Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.columns import DERIVED, NO_COLUMN, Columns, Shape
from grognard.core.head_start import GIVEN
from grognard.core.state import State
from grognard.core.types import NOBODY, Player
from grognard.games.marengo.tables import (
    ALL_TOKENS,
    ANY_ROAD,
    AUSTRIA,
    BIT,
    BITS_AT_ONCE,
    FRANCE,
    GONE,
    LAST_ROUND,
    LOCALE_AT,
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
    NUM_SIDES,
    NUM_WAYS,
    PIECES,
    TYPE_MASK,
    TYPE_OF,
    TYPES,
    Piece,
    Side,
    face,
)

# Claims, results, flags

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

OF_PIECES: Final = Shape(NUM_PIECES, 0, 0, 3)
POSITION_OF_PIECES: Final = Shape(NUM_PIECES, GONE, GONE, NUM_POSITIONS - 1)
MARK_OF_PIECES: Final = Shape(NUM_PIECES, -1, -1, MOST_PIECES - 1)
PIECE_AT_MARKS: Final = Shape(2 * MOST_PIECES, -1, -1, NUM_PIECES - 1)
FACE_OF_SIGHTINGS: Final = Shape(2 * MOST_PIECES, 0, 0, 4 * len(TYPES))
MARKS_OF_SIGHTINGS: Final = Shape(2 * MOST_PIECES, 0, 0, (1 << MOST_PIECES) - 1)
PIECES_AT: Final = Shape(NUM_POSITIONS, 0, 0, (1 << NUM_PIECES) - 1)
COUNT_IN: Final = Shape(NUM_LOCALES, 0, 0, NUM_PIECES)
ARMY_IN: Final = Shape(NUM_LOCALES, NOBODY, NOBODY, FRANCE)
TRAFFIC: Final = Shape(NUM_CROSSINGS + NUM_ENTRIES, 0, 0, 15)
ACROSS: Final = Shape(NUM_APPROACHES, 0, 0, CLOSED | 3)
BARRED: Final = Shape(NUM_LOCALES, 0, 0, 1)
MOST_TOKENS: Final = max(ALL_TOKENS)
TOKENS_IN: Final = Shape(2 * NUM_LOCALES, 0, 0, MOST_TOKENS)
MOVED_IN: Final = Shape(NUM_LOCALES, 0, 0, MOST_TOKENS)
TOKENS_OF: Final = Shape(2, 0, 0, MOST_TOKENS)
A_MASK: Final = Shape(1, 0, 0, (1 << NUM_PIECES) - 1)
A_ROUND: Final = Shape(1, 1, 1, LAST_ROUND)
AN_ARMY: Final = Shape(1, AUSTRIA, AUSTRIA, FRANCE)
A_WINNER: Final = Shape(1, NOBODY, NOBODY, FRANCE)
A_SIDE: Final = Shape(1, NO_SIDE, NO_SIDE, NUM_SIDES - 1)
A_ROAD: Final = Shape(1, ANY_ROAD, ANY_ROAD, NUM_WAYS)
A_FEW: Final = Shape(1, 0, 0, 3)
A_SUM: Final = Shape(1)


@final
class MarengoState(State):
    """Pieces, positions and marks are dense ids; see tables.py for what never changes.

    By piece: `pos_of`, `strength_of`, `mark_of`. By army and mark: `piece_at`. By army and
    sighting: `face_of`, `marks_of` (what the enemy may know, see rules/s17_shuffling.py).
    Derived boards: `at` (pieces at a position, as bits), `count_in`.
    `last_in` is the army that entered a locale last, which is also the army that holds it.
    Masks have one bit per piece. `picked` and `picked_leaders` are the clicks of an unfinished
    decision, known to nobody but the seat that makes it; `group` holds the pieces of the action.
    `cleaned` are the pieces that clean-up moved this turn and that must not march by road for it,
    unless the option says otherwise (`cleaned_may_march`).
    """

    pos_of: vec[i64] = NO_COLUMN
    strength_of: vec[i64] = NO_COLUMN
    mark_of: vec[i64] = NO_COLUMN
    piece_at: vec[i64] = NO_COLUMN
    face_of: vec[i64] = NO_COLUMN
    marks_of: vec[i64] = NO_COLUMN
    at: vec[i64] = NO_COLUMN
    count_in: vec[i64] = NO_COLUMN
    last_in: vec[i64] = NO_COLUMN
    traffic_of: vec[i64] = NO_COLUMN
    across_of: vec[i64] = NO_COLUMN
    barred: vec[i64] = NO_COLUMN
    committed: vec[i64] = NO_COLUMN
    moved_in: vec[i64] = NO_COLUMN
    uncommitted: vec[i64] = NO_COLUMN
    lost: vec[i64] = NO_COLUMN
    acted: i64 = 0
    disorganized: i64 = 0
    face_up: i64 = 0
    declared: i64 = 0
    bombarded: i64 = 0
    cleaned: i64 = 0
    picked: i64 = 0
    picked_leaders: i64 = 0
    group: i64 = 0
    leaders: i64 = 0
    counters: i64 = 0
    round: int = 1
    turn: int = AUSTRIA
    commands: int = 0
    claim: int = NO_CLAIM
    from_reserve: int = 0
    step: int = 0
    road: int = ANY_ROAD
    is_charged: int = 0
    has_attacked: int = 0
    attack_leads: int = 0
    defense_leads: int = 0
    counter_count: int = 0
    attack_suffered: int = 0
    defense_suffered: int = 0
    result: int = 0
    retreat_suffered: int = 0
    winner: int = NOBODY
    victory: int = 0
    front: Side = NO_SIDE
    cleaned_may_march: bool = False
    head_start: int = 0

    def columns(self, c: Columns, of: Self) -> None:
        """Pass over every column."""
        self.pos_of = c.column("pos_of", of.pos_of, POSITION_OF_PIECES)
        self.strength_of = c.column("strength_of", of.strength_of, OF_PIECES)
        self.mark_of = c.column("mark_of", of.mark_of, MARK_OF_PIECES)
        self.piece_at = c.column("piece_at", of.piece_at, PIECE_AT_MARKS)
        self.face_of = c.column("face_of", of.face_of, FACE_OF_SIGHTINGS)
        self.marks_of = c.column("marks_of", of.marks_of, MARKS_OF_SIGHTINGS)
        self.at = c.column(DERIVED, of.at, PIECES_AT)
        self.count_in = c.column(DERIVED, of.count_in, COUNT_IN)
        self.last_in = c.column("last_in", of.last_in, ARMY_IN)
        self.traffic_of = c.column("traffic_of", of.traffic_of, TRAFFIC)
        self.across_of = c.column("across_of", of.across_of, ACROSS)
        self.barred = c.column("barred", of.barred, BARRED)
        self.committed = c.column("committed", of.committed, TOKENS_IN)
        self.moved_in = c.column("moved_in", of.moved_in, MOVED_IN)
        self.uncommitted = c.column("uncommitted", of.uncommitted, TOKENS_OF)
        self.lost = c.column("lost", of.lost, TOKENS_OF)
        self._masks(c, of)
        self._numbers(c, of)

    def _masks(self, c: Columns, of: Self) -> None:
        self.acted = c.number("acted", of.acted, A_MASK)
        self.disorganized = c.number("disorganized", of.disorganized, A_MASK)
        self.face_up = c.number("face_up", of.face_up, A_MASK)
        self.declared = c.number("declared", of.declared, A_MASK)
        self.bombarded = c.number("bombarded", of.bombarded, A_MASK)
        self.cleaned = c.number("cleaned", of.cleaned, A_MASK)
        self.picked = c.number("picked", of.picked, A_MASK)
        self.picked_leaders = c.number("picked_leaders", of.picked_leaders, A_MASK)
        self.group = c.number("group", of.group, A_MASK)
        self.leaders = c.number("leaders", of.leaders, A_MASK)
        self.counters = c.number("counters", of.counters, A_MASK)

    def _numbers(self, c: Columns, of: Self) -> None:
        self.round = c.number("round", of.round, A_ROUND)
        self.turn = c.number("turn", of.turn, AN_ARMY)
        self.commands = c.number("commands", of.commands, A_FEW)
        self.claim = c.number("claim", of.claim, A_FEW)
        self.from_reserve = c.number("from_reserve", of.from_reserve, A_FEW)
        self.step = c.number("step", of.step, A_FEW)
        self.road = c.number("road", of.road, A_ROAD)
        self.is_charged = c.number("is_charged", of.is_charged, A_FEW)
        self.has_attacked = c.number("has_attacked", of.has_attacked, A_FEW)
        self.attack_leads = c.number("attack_leads", of.attack_leads, A_FEW)
        self.defense_leads = c.number("defense_leads", of.defense_leads, A_FEW)
        self.counter_count = c.number("counter_count", of.counter_count, A_FEW)
        self.attack_suffered = c.number("attack_suffered", of.attack_suffered, A_SUM)
        self.defense_suffered = c.number("defense_suffered", of.defense_suffered, A_SUM)
        self.result = c.number("result", of.result, A_SUM)
        self.retreat_suffered = c.number("retreat_suffered", of.retreat_suffered, A_SUM)
        self.winner = c.number("winner", of.winner, A_WINNER)
        self.victory = c.number("victory", of.victory, A_FEW)
        self.front = Side(c.number("front", of.front, A_SIDE))
        self.cleaned_may_march = c.truth("cleaned_may_march", of.cleaned_may_march)
        self.head_start = c.number("head_start", of.head_start, GIVEN)

    def derive(self) -> None:
        """§3 Put every piece where it stands."""
        for piece in PIECES:
            position = self.pos_of[piece]
            if position >= 0:
                self.at[position] |= BIT[piece]
                if LOCALE_AT[position] >= 0:
                    self.count_in[LOCALE_AT[position]] += 1


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
