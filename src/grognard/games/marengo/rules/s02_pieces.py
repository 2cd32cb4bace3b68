"""§2 Playing pieces: a face is a type and a strength; a reduced piece shows a lower one."""

from mypy_extensions import i64

from grognard.games.marengo.rules.s17_shuffling import sighting_of
from grognard.games.marengo.state import MarengoState, face_of_piece, first, members
from grognard.games.marengo.tables import (
    ARMY_OF,
    BIT,
    GONE,
    LOCALE_AT,
    MOST_PIECES,
    TYPE_OF,
    Piece,
    face,
)


def is_one_face(state: MarengoState, pieces: i64) -> bool:
    """§2 Say whether pieces have the same type and strength."""
    face = face_of_piece(state, first(pieces))
    for piece in members(pieces):
        if face_of_piece(state, piece) != face:
            return False
    return True


def reduce(state: MarengoState, piece: Piece, rule: str) -> None:
    """§2 A piece whose face is seen loses a point of strength; at 0 it is eliminated."""
    strength = state.strength_of[piece] - 1
    state.note(rule, "reduce", ARMY_OF[piece], [TYPE_OF[piece], strength, state.pos_of[piece]])
    if strength == 0:
        eliminate(state, piece)
        return
    state.face_of[sighting_of(state, piece)] = face(TYPE_OF[piece], strength)
    state.strength_of[piece] = strength


def eliminate(state: MarengoState, piece: Piece) -> None:
    """§2, §13 Remove a piece whose face is seen, and its mark, from play."""
    sighting = sighting_of(state, piece)
    state.face_of[sighting] = 0
    state.marks_of[sighting] = 0
    state.piece_at[ARMY_OF[piece] * MOST_PIECES + state.mark_of[piece]] = -1
    state.mark_of[piece] = -1
    _take_off(state, piece)


def _take_off(state: MarengoState, piece: Piece) -> None:
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
    state.cleaned &= rest
    state.group &= rest
    state.leaders &= rest
    state.counters &= rest
