"""§17 What the enemy may know: public marks and sightings, never computed from the truth.

A mark is a block as the enemy follows it; where it is, is public, and which piece it is, is not.
A sighting is one living face of the order of battle with the marks it may lie on, as bits. The
truth is always one matching of sightings to marks. Marks of one bag are exchangeable: same army,
same position, face-down, and in the owner's own turn alike in having acted and in being cleaned up.
"""

from mypy_extensions import i64

from grognard.games.marengo.state import MarengoState, face_of_piece, first, members
from grognard.games.marengo.tables import (
    ARMY_MASK,
    ARMY_OF,
    BIT,
    CAVALRY,
    MOST_PIECES,
    NO_PIECE,
    PIECES,
    TYPE_OF,
    Piece,
    Position,
    holding,
)


def bag_of(state: MarengoState, piece: Piece) -> i64:
    """§17 Return the face-down pieces that a piece may be shuffled with, itself included."""
    bit = BIT[piece]
    if state.face_up & bit:
        return bit
    bag = state.at[state.pos_of[piece]] & ~state.face_up
    if ARMY_OF[piece] != state.turn:
        return bag
    bag &= state.acted if state.acted & bit else ~state.acted
    bag &= state.group if state.group & bit else ~state.group
    bag &= state.cleaned if state.cleaned & bit else ~state.cleaned  # ruling R4 (§8)
    return bag & (state.disorganized if state.disorganized & bit else ~state.disorganized)


def is_alike(state: MarengoState, piece: Piece, other: Piece) -> bool:
    """§17 Say whether an answer names either of two own pieces alike: same face, same standing."""
    both = BIT[piece] | BIT[other]
    if state.face_up & both not in (0, both) or state.cleaned & both not in (0, both):
        return False  # rulings R13, R4 (§8)
    is_there = state.pos_of[piece] == state.pos_of[other]
    return is_there and face_of_piece(state, piece) == face_of_piece(state, other)


def marks_in(state: MarengoState, pieces: i64) -> i64:
    """Return the marks of pieces as bits."""
    marks = 0
    for piece in members(pieces):
        marks |= 1 << state.mark_of[piece]
    return marks


def mix(state: MarengoState, position: Position) -> None:
    """§17 Every bag at a position is shuffled: nobody can tell its marks apart any longer."""
    rest = state.at[position] & ~state.face_up
    if rest & (rest - 1) == 0:
        return
    for piece in members(rest):
        if rest & BIT[piece]:
            bag = bag_of(state, piece)
            _mix_bag(state, piece, bag)
            rest &= ~bag


def _mix_bag(state: MarengoState, piece: Piece, bag: i64) -> None:
    if bag & (bag - 1) == 0:
        return
    marks = marks_in(state, bag)
    start = ARMY_OF[piece] * MOST_PIECES
    for sighting in range(start, start + MOST_PIECES):
        if state.marks_of[sighting] & marks:
            state.marks_of[sighting] |= marks


def single_out(state: MarengoState, pieces: i64) -> None:
    """Give pieces of a bag its lowest marks, equal faces in order, so that no mark tells.

    Which mark a piece had within its bag was arbitrary; this makes what is seen depend on the
    faces alone.
    """
    chosen = members(pieces)
    bag = bag_of(state, chosen[0])
    if pieces & ~bag:
        single_out(state, pieces & ~bag)
        chosen = members(pieces & bag)
    if bag == BIT[chosen[0]]:
        return
    _by_face(state, chosen)
    taken = 0
    start = ARMY_OF[chosen[0]] * MOST_PIECES
    for piece in chosen:
        lowest = _lowest_mark(state, bag & ~taken)
        _swap_marks(state, start, piece, lowest)
        taken |= BIT[piece]


def _by_face(state: MarengoState, pieces: list[Piece]) -> None:
    """Sort a few pieces by face, then by id (they come sorted by id)."""
    for at in range(1, len(pieces)):
        piece = pieces[at]
        key = face_of_piece(state, piece)
        place = at
        while place > 0 and face_of_piece(state, pieces[place - 1]) > key:
            pieces[place] = pieces[place - 1]
            place -= 1
        pieces[place] = piece


def _lowest_mark(state: MarengoState, pieces: i64) -> Piece:
    """Return the piece of a mask that has the lowest mark."""
    best = NO_PIECE
    for piece in members(pieces):
        if best < 0 or state.mark_of[piece] < state.mark_of[best]:
            best = piece
    return best


def _swap_marks(state: MarengoState, start: int, one: Piece, other: Piece) -> None:
    mark, its = state.mark_of[one], state.mark_of[other]
    state.mark_of[one], state.mark_of[other] = its, mark
    state.piece_at[start + its] = one
    state.piece_at[start + mark] = other


def show(state: MarengoState, piece: Piece, rule: str) -> None:
    """§17 A face is seen: its mark now certainly carries it, and no other sighting lies there."""
    state.fate += 1
    seen = face_of_piece(state, piece)
    bit = 1 << state.mark_of[piece]
    start = ARMY_OF[piece] * MOST_PIECES
    others = 0
    lowest = -1
    for sighting in range(start, start + MOST_PIECES):
        if state.face_of[sighting] == seen and state.marks_of[sighting] & bit:
            others |= state.marks_of[sighting]
            if lowest < 0:
                lowest = sighting
    others &= ~bit
    for sighting in range(start, start + MOST_PIECES):
        if state.marks_of[sighting] & bit:
            if sighting == lowest:
                state.marks_of[sighting] = bit
            elif state.face_of[sighting] == seen:
                state.marks_of[sighting] = others
            else:
                state.marks_of[sighting] &= ~bit
    if state.log is not None:
        numbers = [TYPE_OF[piece], state.strength_of[piece], state.pos_of[piece]]
        state.note(rule, "show", ARMY_OF[piece], numbers)


def reveal(state: MarengoState, pieces: i64, rule: str) -> None:
    """Turn pieces of one position face-up; those that were so already are left alone."""
    hidden = pieces & ~state.face_up
    for chosen in members(hidden):
        if hidden & BIT[chosen]:
            bag = bag_of(state, chosen) & hidden
            single_out(state, bag)
            state.face_up |= bag
            hidden &= ~bag
            for piece in by_mark(state, bag):
                show(state, piece, rule)


def by_mark(state: MarengoState, pieces: i64) -> list[Piece]:
    """Return pieces of one army in the order of their marks."""
    start = ARMY_OF[first(pieces)] * MOST_PIECES
    found: list[Piece] = []
    for at in range(start, start + MOST_PIECES):
        piece = state.piece_at[at]
        if piece >= 0 and pieces & BIT[piece]:
            found.append(PIECES[piece])
    return found


def show_briefly(state: MarengoState, piece: Piece, rule: str) -> None:
    """Show the face of a piece and hide it again; the caller mixes its bag when it settles."""
    if state.face_up & BIT[piece]:
        return
    single_out(state, BIT[piece])
    show(state, piece, rule)


def stays_up(state: MarengoState) -> i64:
    """§10, §15 Artillery that has declared, or fired this turn, or waits off the map is face-up."""
    waiting = state.at[holding(0)]
    return state.declared | (state.bombarded & ARMY_MASK[state.turn]) | waiting


def hide(state: MarengoState, pieces: i64) -> None:
    """§17 Turn pieces face-down again and shuffle each with its bag."""
    hidden = pieces & state.face_up & ~stays_up(state)
    state.face_up &= ~hidden
    for piece in members(hidden):
        mix(state, Position(state.pos_of[piece]))


def exclude_all_but_cavalry(state: MarengoState, piece: Piece) -> None:
    """§8 A piece that attacks on the march is cavalry, though its strength is not yet shown."""
    bit = 1 << state.mark_of[piece]
    start = ARMY_OF[piece] * MOST_PIECES
    for sighting in range(start, start + MOST_PIECES):
        if state.face_of[sighting] >> 2 != CAVALRY:
            state.marks_of[sighting] &= ~bit


def sighting_of(state: MarengoState, piece: Piece) -> int:
    """§17 Return the sighting of a piece whose face has been shown: it lies on its mark alone."""
    mark = 1 << state.mark_of[piece]
    start = ARMY_OF[piece] * MOST_PIECES
    for sighting in range(start, start + MOST_PIECES):
        if state.marks_of[sighting] == mark:
            return sighting
    raise ValueError("the face was not shown before")
