"""§13 Retreats: reductions position by position, then where the pieces go."""

from typing import Final

from mypy_extensions import i64

from grognard.core.message import Argument
from grognard.core.question import Step
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import ELIMINATE, LOCALE, locale_of, piece_of
from grognard.games.marengo.names import face_message, locale_message, position_message
from grognard.games.marengo.question import AskLocale, AskPiece
from grognard.games.marengo.rules.s02_pieces import eliminate, is_one_face, reduce
from grognard.games.marengo.rules.s03_map import in_locale, is_held_by, place
from grognard.games.marengo.rules.s14_disorganization import spread_disorder
from grognard.games.marengo.rules.s15_reinforcements import is_protected
from grognard.games.marengo.rules.s17_shuffling import by_mark, hide, mix, reveal
from grognard.games.marengo.rules.s18_morale import commit, lose
from grognard.games.marengo.rules.s20_terrain import room_in
from grognard.games.marengo.state import (
    MarengoState,
    count,
    enemy_of,
    first,
    members,
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
    state.push(RETREAT, enemy_of(state.turn), here, crossed, 2 if wide else 1)


class Retreat(Step[MarengoState]):
    """§13.1 The retreat begins. a the locale, b the side attacked from, c reductions in reserve."""

    section = "§13.1"

    def run(self, state: MarengoState) -> None:
        """§13.1 Faces are shown, artillery is eliminated, then positions take reductions."""
        todo = state.todo
        army, here, crossed, from_reserve = todo.owner(), LOCALES[todo.a()], todo.b(), todo.c()
        todo.pop()
        pieces = in_locale(state, here)
        if pieces == 0:
            return
        state.note("§13", "retreat", army, [here, count(pieces)])
        state.push(VACATED, army, here, 0)
        state.push(ASK_RETREAT_TO, army, here, crossed, 0)
        state.push(LOST, army)
        state.push(ASK_RETREAT_LOSS, army, reserve(here), from_reserve, 1)
        _show(state, reserve(here))
        for number in SIDES_OF[here]:
            side = Side(number)
            if state.at[blocking(side)] != 0:
                state.push(ASK_RETREAT_LOSS, army, blocking(side), FULL_BLOCK[side], 0)
                _show(state, blocking(side))
        for piece in members(type_mask(pieces, ARTILLERY)):
            _suffer(state, piece)


def _show(state: MarengoState, position: Position) -> None:
    reveal(state, state.at[position], "§13.1")


def _suffer(state: MarengoState, piece: Piece) -> None:
    reduce(state, piece, "§13.1")
    state.retreat_suffered += 1


class AskRetreatLoss(AskPiece):
    """§13.1 Which piece takes a reduction? a the position, b reductions left, c infantry only."""

    id = "s13-reduce"
    section = "§13.1"

    def waits(self, state: MarengoState) -> bool:
        """§13.1 The defender chooses who takes the reductions; an excess is ignored."""
        todo = state.todo
        while todo.b() > 0:
            able = self.among(state)
            if able == 0:
                break
            if not is_one_face(state, able) and _strength(state, able) > todo.b():
                return True
            _take_loss(state, first(able))
        todo.pop()
        return False

    def among(self, state: MarengoState) -> i64:
        """§13.1 In reserve only infantry takes reductions, elsewhere infantry and cavalry."""
        pieces = state.at[state.todo.a()]
        return type_mask(pieces, INFANTRY) if state.todo.c() else pieces

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """§13.1 The piece must be one that takes the reductions of this position."""
        return OK if self.among(state) & BIT[piece] else why.NOT_FIRST_CHOICE

    def take(self, state: MarengoState, action: Action) -> None:
        """§13.1 The piece takes one reduction of the retreat."""
        _take_loss(state, piece_of(action))

    def args(self, state: MarengoState) -> dict[str, Argument]:
        """Return the position and its reductions."""
        found = super().args(state)
        found["at"] = position_message(POSITIONS[state.todo.a()])
        found["left"] = state.todo.b()
        return found


def _strength(state: MarengoState, pieces: i64) -> int:
    return sum([state.strength_of[piece] for piece in members(pieces)])


def _take_loss(state: MarengoState, piece: Piece) -> None:
    """§13.1 One reduction of the retreat."""
    _suffer(state, piece)
    state.todo.set_b(state.todo.b() - 1)


class Lost(Step[MarengoState]):
    """§18 The morale of the retreat's reductions."""

    section = "§18"

    def run(self, state: MarengoState) -> None:
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
        return why.OUT_OF_REACH
    if to == whence:
        return why.WHENCE_ATTACKED
    if is_held_by(state, to, enemy_of(army)):
        return why.ENEMY_THERE
    if is_protected(state, to, army):
        return why.PROTECTED_ENTRY
    if room_in(state, to) <= 0:
        return why.OVER_CAPACITY
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
            return why.AGAINST_ARROW
    return OK


def eliminate_code(state: MarengoState) -> int:
    """§13.2 Only pieces for which no room is left anywhere are eliminated."""
    room = _room(state, EXIT_FREE) + _room(state, EXIT_AGAINST)
    return OK if state.count_in[state.todo.a()] > room else why.ROOM_LEFT


def _whence(state: MarengoState) -> Locale:
    """Return the locale the attack came from."""
    return Locale(LOCALE_OF[state.todo.b()])


def retreating(state: MarengoState) -> Piece:
    """Return the piece whose retreat is asked for: the one with the lowest mark."""
    return by_mark(state, in_locale(state, LOCALES[state.todo.a()]))[0]


class AskRetreatTo(AskLocale):
    """§13.2 Where does a piece retreat? a the locale, b the side attacked from, c who has left."""

    id = "s13-to"
    section = "§13.2"
    arrow = ""

    def waits(self, state: MarengoState) -> bool:
        """§13.2 Piece by piece; a single way out, or none, is taken at once."""
        todo = state.todo
        while state.count_in[todo.a()] > 0:
            ways = self.legal(state, todo.owner())
            if len(ways) > 1:
                return True
            self.take(state, ways[0])
        left = todo.c()
        todo.pop()
        todo.set_b(left)
        return False

    def candidates(self, state: MarengoState, seat: Player) -> list[Action]:
        """§13.2 Return the adjacent locales, and elimination."""
        found: list[Action] = [LOCALE + to for to in NEIGHBOURS[state.todo.a()]]
        found.append(ELIMINATE)
        return found

    def locale_code(self, state: MarengoState, here: Locale) -> int:
        """§13.2 The locale is an exit."""
        return retreat_to_code(state, here)

    def word_code(self, state: MarengoState, action: Action) -> int:
        """§13.2 Elimination is for those without one."""
        return eliminate_code(state) if action == ELIMINATE else NOT_ASKED_CODE

    def take(self, state: MarengoState, action: Action) -> None:
        """§13.2 The piece goes, or it cannot."""
        if action == ELIMINATE:
            be_stranded(state)
        else:
            retreat_to(state, locale_of(action))

    def cited(self, code: int) -> str:
        """§13.2 repeats what §7 and §20 say."""
        return self.section if code in (why.ENEMY_THERE, why.OVER_CAPACITY) else ""

    def args(self, state: MarengoState) -> dict[str, Argument]:
        """Return the piece, and where it leaves."""
        found = super().args(state)
        found["piece"] = face_message(state, retreating(state))
        found["locale"] = locale_message(LOCALES[state.todo.a()])
        return found

    def verb(self) -> str:
        """The piece retreats there."""
        return "retreat"


def retreat_to(state: MarengoState, to: Locale) -> None:
    """§13.2 The piece goes into reserve of an adjacent locale."""
    piece = retreating(state)
    state.note("§13.2", "to", state.todo.owner(), [TYPE_OF[piece], state.strength_of[piece], to])
    place(state, piece, reserve(to))
    spread_disorder(state, to)
    state.todo.set_c(state.todo.c() + 1)


def be_stranded(state: MarengoState) -> None:
    """§13.2 A piece that cannot retreat is eliminated; ruling R1 (§18): at no cost in morale."""
    piece = retreating(state)
    numbers = [TYPE_OF[piece], state.strength_of[piece]]
    state.note("§13.2", "stranded", state.todo.owner(), numbers)
    eliminate(state, piece)


class Vacated(Step[MarengoState]):
    """§13 The locale is empty. a the locale, b the pieces that left it."""

    section = "§13"

    def run(self, state: MarengoState) -> None:
        """§13, §18 Faces are hidden; Austria commits a token for each piece that left."""
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


RETREAT: Final = Retreat()
ASK_RETREAT_LOSS: Final = AskRetreatLoss()
LOST: Final = Lost()
ASK_RETREAT_TO: Final = AskRetreatTo()
VACATED: Final = Vacated()
