"""§4 Set-up: the blind draws, and what the enemy knows at the start."""

from mypy_extensions import i64

from grognard.games.marengo.rules.s03_map import place
from grognard.games.marengo.rules.s05_sequence import BEGIN_TURN
from grognard.games.marengo.state import MarengoState, face_of_piece
from grognard.games.marengo.tables import (
    AREA_ARMY,
    AREA_SIZE,
    ARMY_OF,
    ARTILLERY,
    AUSTRIA,
    BIT,
    FIRST_UNCOMMITTED,
    FRANCE,
    FRENCH_SETUP,
    LOCALES,
    MOST_PIECES,
    NUM_AREAS,
    PIECES,
    PIECES_OF,
    START_AREA,
    START_STRENGTH,
    TYPE_OF,
    Piece,
    Position,
    holding,
    reserve,
)


def set_up(state: MarengoState) -> None:
    """§4 Put tokens and pieces in place and begin the first turn."""
    for army in (AUSTRIA, FRANCE):
        state.uncommitted[army] = FIRST_UNCOMMITTED[army]  # §4.2
    for piece in PIECES:
        state.strength_of[piece] = START_STRENGTH[piece]
    _draw_french(state)
    _hide_austrians(state)
    state.push(BEGIN_TURN, AUSTRIA)


def _drawn(state: MarengoState, area: str) -> list[Piece]:
    """§4.3, §4.4 Return the French pieces of a set-up area in the order of a blind draw."""
    ids = [int(piece) for piece in PIECES_OF[FRANCE] if START_AREA[piece] == area]
    state.dice.shuffle(ids, "set-up")
    return [PIECES[number] for number in ids]


def _draw_french(state: MarengoState) -> None:
    """§4.4, §4.5 The French draw blindly: first the set-up locales, then the holding areas."""
    at_start: list[Position] = []
    for here in LOCALES:
        at_start += [reserve(here)] * FRENCH_SETUP[here]
    waiting: list[Position] = []
    for area in range(NUM_AREAS):
        if AREA_ARMY[area] == FRANCE:
            waiting += [holding(area)] * AREA_SIZE[area]
    drawn = _drawn(state, "map")
    for at, piece in enumerate(drawn):
        _put(state, piece, at, at_start[at])
        state.disorganized |= BIT[piece]  # §14
    for at, piece in enumerate(_drawn(state, "reinforcements")):
        _put(state, piece, len(drawn) + at, waiting[at])
    first, last = (1 << len(drawn)) - 1, len(drawn) + len(waiting)
    for at, piece in enumerate(PIECES_OF[FRANCE]):
        marks = first if START_AREA[piece] == "map" else ((1 << last) - 1) & ~first
        _sight(state, piece, at, marks)


def _hide_austrians(state: MarengoState) -> None:
    """§4.6 The Austrian pieces are hidden and shuffled, but for the artillery."""
    pieces = PIECES_OF[AUSTRIA]
    seen = sum([1 << at for at, piece in enumerate(pieces) if TYPE_OF[piece] == ARTILLERY])
    rest = ((1 << len(pieces)) - 1) & ~seen
    for at, piece in enumerate(pieces):
        _put(state, piece, at, holding(0))
        _sight(state, piece, at, seen if seen >> at & 1 else rest)
        if seen >> at & 1:
            state.face_up |= BIT[piece]


def _put(state: MarengoState, piece: Piece, mark: int, position: Position) -> None:
    place(state, piece, position)
    state.mark_of[piece] = mark
    state.piece_at[ARMY_OF[piece] * MOST_PIECES + mark] = piece


def _sight(state: MarengoState, piece: Piece, at: int, marks: i64) -> None:
    """Write one face of the order of battle down as a sighting."""
    state.face_of[ARMY_OF[piece] * MOST_PIECES + at] = face_of_piece(state, piece)
    state.marks_of[ARMY_OF[piece] * MOST_PIECES + at] = marks
