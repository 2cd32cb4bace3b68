"""§13 Retreats: reductions position by position, then where the pieces go."""

from typing import Final

from mypy_extensions import i64

from grognard.core.types import OK, Player
from grognard.games.marengo.reasons import (
    AGAINST_ARROW,
    ENEMY_THERE,
    NOT_FIRST_CHOICE,
    OUT_OF_REACH,
    OVER_CAPACITY,
    PROTECTED_ENTRY,
    ROOM_LEFT,
    WHENCE_ATTACKED,
)
from grognard.games.marengo.rules.s02_pieces import eliminate, reduce
from grognard.games.marengo.rules.s03_map import in_locale, is_held_by, place
from grognard.games.marengo.rules.s14_disorganization import spread_disorder
from grognard.games.marengo.rules.s15_reinforcements import is_protected
from grognard.games.marengo.rules.s17_shuffling import by_mark, hide, mix, reveal
from grognard.games.marengo.rules.s18_morale import commit, lose
from grognard.games.marengo.rules.s20_terrain import room_in
from grognard.games.marengo.state import (
    ASK_RETREAT_LOSS,
    ASK_RETREAT_TO,
    DO_LOST,
    DO_RETREAT,
    DO_VACATED,
    MarengoState,
    count,
    enemy_of,
    face_of_piece,
    first,
    members,
    note,
    type_mask,
)
from grognard.games.marengo.tables import (
    ARMY_MASK,
    ARTILLERY,
    AUSTRIA,
    BEYOND,
    BIT,
    FULL_BLOCK,
    HEADING,
    INFANTRY,
    IS_ADJACENT,
    IS_WIDE,
    LOCALE_OF,
    LOCALES,
    NEIGHBOURS,
    NUM_LOCALES,
    POSITIONS,
    SIDES_OF,
    TYPE_OF,
    Locale,
    Piece,
    Position,
    Side,
    blocking,
    reserve,
)

EXIT_FREE: Final = 0
EXIT_AGAINST: Final = 1
NO_EXIT: Final = 2


def retreat(state: MarengoState, crossed: Side, entering: int) -> None:
    """§13 The defenders opposite an attack side must retreat before `entering` attackers."""
    wide = IS_WIDE[crossed] and entering > 1
    here = Locale(BEYOND[crossed])
    state.retreat_suffered = 0
    state.todo.push(DO_RETREAT, enemy_of(state.turn), here, crossed, 2 if wide else 1)


def do_retreat(state: MarengoState) -> None:
    """§13.1 Faces are shown, artillery is eliminated, then each position takes its reductions."""
    todo = state.todo
    army, here, crossed, from_reserve = todo.owner(), LOCALES[todo.a()], todo.b(), todo.c()
    todo.pop()
    pieces = in_locale(state, here)
    if pieces == 0:
        return
    note(state, "§13", "retreat", army, [here, count(pieces)])
    todo.push(DO_VACATED, army, here, 0)
    todo.push(ASK_RETREAT_TO, army, here, crossed, 0)
    todo.push(DO_LOST, army)
    todo.push(ASK_RETREAT_LOSS, army, reserve(here), from_reserve, 1)
    _show(state, reserve(here))
    for number in SIDES_OF[here]:
        side = Side(number)
        if state.at[blocking(side)] != 0:
            todo.push(ASK_RETREAT_LOSS, army, blocking(side), FULL_BLOCK[side], 0)
            _show(state, blocking(side))
    for piece in members(type_mask(pieces, ARTILLERY)):
        _suffer(state, piece)


def _show(state: MarengoState, position: Position) -> None:
    reveal(state, state.at[position], "§13.1")


def _suffer(state: MarengoState, piece: Piece) -> None:
    reduce(state, piece, "§13.1")
    state.retreat_suffered += 1


def open_retreat_loss(state: MarengoState) -> bool:
    """§13.1 The defender chooses who in a position takes its reductions; an excess is ignored."""
    todo = state.todo
    while todo.b() > 0:
        able = _able(state, POSITIONS[todo.a()], todo.c())
        if able == 0:
            break
        if not _all_alike(state, able) and _strength(state, able) > todo.b():
            return True
        take_retreat_loss(state, first(able))
    todo.pop()
    return False


def _able(state: MarengoState, position: Position, infantry_only: int) -> i64:
    """§13.1 In reserve only infantry takes reductions, in an approach infantry and cavalry."""
    pieces = state.at[position]
    return type_mask(pieces, INFANTRY) if infantry_only else pieces


def _all_alike(state: MarengoState, pieces: i64) -> bool:
    face = face_of_piece(state, first(pieces))
    for piece in members(pieces):
        if face_of_piece(state, piece) != face:
            return False
    return True


def _strength(state: MarengoState, pieces: i64) -> int:
    return sum([state.strength_of[piece] for piece in members(pieces)])


def retreat_loss_code(state: MarengoState, piece: Piece) -> int:
    """§13.1 The piece must be one that takes the reductions of this position."""
    able = _able(state, POSITIONS[state.todo.a()], state.todo.c())
    return OK if able & BIT[piece] else NOT_FIRST_CHOICE


def take_retreat_loss(state: MarengoState, piece: Piece) -> None:
    """§13.1 One reduction of the retreat."""
    _suffer(state, piece)
    state.todo.set_b(state.todo.b() - 1)


def do_lost(state: MarengoState) -> None:
    """§18 One morale for each reduction of the retreat; ignored reductions cost none."""
    army = state.todo.owner()
    state.todo.pop()
    lose(state, army, state.retreat_suffered)


# §13.2 Retreat pieces


def exit_kind(state: MarengoState, army: Player, here: Locale, whence: Locale, to: Locale) -> int:
    """§13.2 Say whether a locale is an exit: freely, only against the arrow, or not at all."""
    if exit_code(state, army, here, whence, to) != OK:
        return NO_EXIT
    wrong = 1 if army == AUSTRIA else -1
    for number in SIDES_OF[here]:
        side = Side(number)
        if BEYOND[side] == to and HEADING[side] == wrong:
            return EXIT_AGAINST
    return EXIT_FREE


def exit_code(state: MarengoState, army: Player, here: Locale, whence: Locale, to: Locale) -> int:
    """§13.2 Not where the attack came from, nor to the enemy, nor over capacity."""
    if not IS_ADJACENT[here * NUM_LOCALES + to]:
        return OUT_OF_REACH
    if to == whence:
        return WHENCE_ATTACKED
    if is_held_by(state, to, enemy_of(army)):
        return ENEMY_THERE
    if is_protected(state, to, army):
        return PROTECTED_ENTRY
    if room_in(state, to) <= 0:
        return OVER_CAPACITY
    return OK


def _room(state: MarengoState, kind: int) -> int:
    """Return the room left in all exits of a kind."""
    todo = state.todo
    army, here = todo.owner(), LOCALES[todo.a()]
    total = 0
    for number in NEIGHBOURS[here]:
        to = Locale(number)
        if exit_kind(state, army, here, _whence(state), to) == kind:
            total += room_in(state, to)
    return total


def retreat_to_code(state: MarengoState, to: Locale) -> int:
    """§13.2 Exits against the arrow serve only those for whom no other exit has room."""
    todo = state.todo
    army, here = todo.owner(), LOCALES[todo.a()]
    whence = _whence(state)
    code = exit_code(state, army, here, whence, to)
    if code != OK:
        return code
    if exit_kind(state, army, here, whence, to) == EXIT_AGAINST:
        if state.count_in[here] <= _room(state, EXIT_FREE):
            return AGAINST_ARROW
    return OK


def eliminate_code(state: MarengoState) -> int:
    """§13.2 Only pieces for which no room is left anywhere are eliminated."""
    room = _room(state, EXIT_FREE) + _room(state, EXIT_AGAINST)
    return OK if state.count_in[state.todo.a()] > room else ROOM_LEFT


def _whence(state: MarengoState) -> Locale:
    """Return the locale the attack came from."""
    return Locale(LOCALE_OF[state.todo.b()])


def retreating(state: MarengoState) -> Piece:
    """Return the piece whose retreat is asked for: the one with the lowest mark."""
    return by_mark(state, in_locale(state, LOCALES[state.todo.a()]))[0]


def open_retreat_to(state: MarengoState) -> bool:
    """§13.2 Piece by piece; a single way out, or none, is taken at once."""
    todo = state.todo
    while state.count_in[todo.a()] > 0:
        ways = [to for to in NEIGHBOURS[todo.a()] if retreat_to_code(state, Locale(to)) == OK]
        stranded = eliminate_code(state) == OK
        if len(ways) + (1 if stranded else 0) > 1:
            return True
        if stranded:
            be_stranded(state)
        else:
            retreat_to(state, Locale(ways[0]))
    left = todo.c()
    todo.pop()
    todo.set_b(left)
    return False


def retreat_to(state: MarengoState, to: Locale) -> None:
    """§13.2 The piece goes into reserve of an adjacent locale."""
    piece = retreating(state)
    note(state, "§13.2", "to", state.todo.owner(), [TYPE_OF[piece], state.strength_of[piece], to])
    place(state, piece, reserve(to))
    spread_disorder(state, to)
    state.todo.set_c(state.todo.c() + 1)


def be_stranded(state: MarengoState) -> None:
    """§13.2 A piece that cannot retreat is eliminated; ruling R1 (§18): at no cost in morale."""
    piece = retreating(state)
    numbers = [TYPE_OF[piece], state.strength_of[piece]]
    note(state, "§13.2", "stranded", state.todo.owner(), numbers)
    eliminate(state, piece)


def do_vacated(state: MarengoState) -> None:
    """§13, §18 Faces are hidden; Austria commits a token to the locale for each piece that left."""
    todo = state.todo
    army, here, left = todo.owner(), LOCALES[todo.a()], todo.b()
    todo.pop()
    hide(state, state.face_up & ARMY_MASK[army])
    for number in NEIGHBOURS[here]:
        to = Locale(number)
        if is_held_by(state, to, army):
            mix(state, reserve(to))
    if army == AUSTRIA:
        commit(state, AUSTRIA, here, left)
