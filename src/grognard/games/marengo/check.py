"""The invariants of a battle, each with its section."""

from grognard.core.dealing import has_matching
from grognard.core.head_start import given
from grognard.games.marengo.rules.s03_map import in_locale
from grognard.games.marengo.rules.s14_disorganization import ASK_ORGANIZE
from grognard.games.marengo.rules.s17_shuffling import bag_of, marks_in
from grognard.games.marengo.rules.s18_morale import committed_total, on_track
from grognard.games.marengo.state import MarengoState, face_of_piece, members
from grognard.games.marengo.tables import (
    ALL_TOKENS,
    ARMIES,
    ARMY_MASK,
    ARMY_OF,
    ARTILLERY,
    BIT,
    CAPACITY,
    COMMANDS,
    LOCALE_AT,
    LOCALES,
    MOST_PIECES,
    PIECES,
    PIECES_OF,
    START_STRENGTH,
    TYPE_OF,
    Locale,
    Piece,
    Position,
    side_at,
)


def check(state: MarengoState) -> list[str]:
    """Return the broken invariants; [] if all is well."""
    return [
        *_check_boards(state),
        *_check_turn(state),
        *_check_morale(state),
        *_check_marks(state, 0),
        *_check_marks(state, 1),
    ]


def _check_boards(state: MarengoState) -> list[str]:
    broken: list[str] = []
    for locale in LOCALES:
        pieces = sum([BIT[p] for p in PIECES if _is_in(state, p, locale)])
        if pieces & ARMY_MASK[0] and pieces & ARMY_MASK[1]:
            broken.append(f"§3 both armies are in locale {locale}")
        if pieces and not pieces & ARMY_MASK[state.last_in[locale]]:
            broken.append(f"§18 the army in locale {locale} did not enter it last")
        if state.count_in[locale] > CAPACITY[locale]:
            broken.append(f"§20 locale {locale} is over capacity")
    for piece in PIECES:
        if (state.strength_of[piece] == 0) != (state.pos_of[piece] < 0):
            broken.append(f"§2 piece {piece} is neither alive nor gone")
        if not 0 <= state.strength_of[piece] <= START_STRENGTH[piece]:
            broken.append(f"§2 piece {piece} has a strength it cannot have")
    return broken


def _is_in(state: MarengoState, piece: Piece, here: Locale) -> bool:
    return state.pos_of[piece] >= 0 and LOCALE_AT[state.pos_of[piece]] == here


def _check_turn(state: MarengoState) -> list[str]:
    broken: list[str] = []
    if not 0 <= state.commands <= COMMANDS:
        broken.append("§6 commands are out of range")
    if (state.acted | state.group) & ~ARMY_MASK[state.turn]:
        broken.append("§6 a piece acted out of turn")
    if state.cleaned & (state.acted | ~ARMY_MASK[state.turn]) or (
        state.cleaned and state.cleaned_may_march
    ):
        broken.append("§16 a piece is kept off the road that need not be")
    if state.declared & ~state.face_up:
        broken.append("§10 a declared artillery is face-down")
    for piece in members(state.declared):
        if TYPE_OF[piece] != ARTILLERY or side_at(Position(state.pos_of[piece])) < 0:
            broken.append("§10 something else than artillery in an approach has declared")
    if state.disorganized & ~ARMY_MASK[1]:
        broken.append("§14 an Austrian piece is disorganized")
    if not state.is_open(ASK_ORGANIZE):
        for locale in LOCALES:
            pieces = in_locale(state, locale)
            if pieces & state.disorganized and pieces & ~state.disorganized:
                broken.append(f"§14 locale {locale} is partly organized")
    return broken


def _check_morale(state: MarengoState) -> list[str]:
    broken: list[str] = []
    for army in (0, 1):
        total = state.uncommitted[army] + committed_total(state, army)
        total += on_track(state, army) + state.lost[army]
        if total != ALL_TOKENS[army] - given(state.head_start, 1 - army):
            broken.append(f"§18 {ARMIES[army]} has {total} tokens")
    if min(state.committed) < 0 or min(state.uncommitted) < 0:
        broken.append("§18 there are fewer tokens than none")
    for locale in LOCALES:
        if not 0 <= state.moved_in[locale] <= state.committed[len(LOCALES) + locale]:
            broken.append(f"§18 locale {locale} miscounts transferred tokens")
    return broken


def _check_marks(state: MarengoState, army: int) -> list[str]:
    """§17 The truth is a matching of sightings to marks, and bags are of one kind."""
    broken: list[str] = []
    start = army * MOST_PIECES
    living = [piece for piece in PIECES_OF[army] if state.strength_of[piece] > 0]
    for piece in living:
        if state.piece_at[start + state.mark_of[piece]] != piece:
            broken.append(f"§17 piece {piece} has lost its mark")
    marks = marks_in(state, sum([BIT[piece] for piece in living]))
    masks: list[int] = []
    for sighting in range(start, start + MOST_PIECES):
        if state.marks_of[sighting] & ~marks:
            broken.append("§17 a sighting lies on a mark that is gone")
        true = 0
        for piece in living:
            if face_of_piece(state, piece) == state.face_of[sighting]:
                true |= 1 << state.mark_of[piece]
        if state.face_of[sighting]:
            masks.append(state.marks_of[sighting] & true)
    if len(masks) != len(living) or not has_matching(masks, MOST_PIECES):
        broken.append(f"§17 the truth about {ARMIES[army]} is not a matching")
    broken += _check_bags(state, living)
    return broken


def _check_bags(state: MarengoState, living: list[Piece]) -> list[str]:
    """§17 No sighting tells the marks of one bag apart."""
    broken: list[str] = []
    for piece in living:
        bag = marks_in(state, bag_of(state, piece))
        start = ARMY_OF[piece] * MOST_PIECES
        for sighting in range(start, start + MOST_PIECES):
            if state.marks_of[sighting] & bag not in (0, bag):
                broken.append(f"§17 the bag of piece {piece} is told apart")
    return broken
