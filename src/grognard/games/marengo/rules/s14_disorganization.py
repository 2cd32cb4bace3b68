"""§14 French disorganization: surprise at 6:00, organize actions, and how disorder spreads."""

from typing import Final

from mypy_extensions import i64

from grognard.core.message import Argument
from grognard.core.types import OK, Action, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import DONE, piece_of
from grognard.games.marengo.question import AskPiece
from grognard.games.marengo.rules.s03_map import in_locale
from grognard.games.marengo.rules.s17_shuffling import mix, single_out
from grognard.games.marengo.state import MarengoState, count
from grognard.games.marengo.tables import (
    ARMY_MASK,
    ARMY_OF,
    BIT,
    FIRST_PIECE,
    FRANCE,
    LOCALE_AT,
    NUM_LOCALES,
    NUM_PIECES,
    PIECES_OF,
    Locale,
    Piece,
    Position,
)

ENOUGH_ORGANIZED: Final = 3
"""§14 With so many organized pieces on the map one action organizes two."""


def is_surprised(state: MarengoState, army: Player) -> bool:
    """§14 In the 6:00 round the French cannot block approaches by any means."""
    return army == FRANCE and state.round == 1


def spread_disorder(state: MarengoState, here: Locale) -> None:
    """§14 Organized pieces that meet disorganized ones in a locale become disorganized at once."""
    if state.disorganized == 0:
        return
    pieces = in_locale(state, here) & ARMY_MASK[FRANCE]
    bad = pieces & state.disorganized
    if bad != 0 and bad != pieces:
        state.disorganized |= pieces
        state.note("§14", "disorganize", FRANCE, [here, count(pieces & ~bad)])


def organized_on_map(state: MarengoState) -> int:
    """§14 Count the organized French pieces on the map."""
    total: i64 = 0
    for piece in range(FIRST_PIECE[FRANCE], NUM_PIECES):
        position = state.pos_of[piece]
        if position >= 0 and LOCALE_AT[position] >= 0 and not state.disorganized & BIT[piece]:
            total += 1
    return total


def pieces_an_action_organizes(organized: int) -> int:
    """§14 One piece while fewer than three are organized on the map, then two."""
    return 2 if organized >= ENOUGH_ORGANIZED else 1


def organize_code(state: MarengoState, piece: Piece, left: int) -> int:
    """§14 A piece may be organized if all of its locale can be this turn.

    `left` is what the running action may still organize; 0 where a new one would begin.
    """
    if ARMY_OF[piece] != FRANCE:
        return why.AUSTRIANS_ORGANIZED
    if not state.disorganized & BIT[piece]:
        return why.ORGANIZED_ALREADY
    here = Locale(LOCALE_AT[state.pos_of[piece]])
    waiting = in_locale(state, here) & state.disorganized
    if waiting & state.acted:
        return why.ORGANIZE_BEFORE_ACTING  # §6 who has acted is done for the turn
    if left == 0 and state.commands == 0:
        return why.NO_COMMAND
    unfinished = _unfinished(state, here) | waiting
    return OK if _can_finish(state, count(unfinished), left) else why.ORGANIZE_ALL


def _unfinished(state: MarengoState, besides: Locale) -> i64:
    """Return the disorganized pieces of locales that are partly organized."""
    found: i64 = 0
    for here in range(NUM_LOCALES):
        if state.count_in[here] > 1 and state.last_in[here] == FRANCE and here != besides:
            pieces = in_locale(state, Locale(here))
            bad = pieces & state.disorganized
            if bad != 0 and bad != pieces:
                found |= bad
    return found


def _can_finish(state: MarengoState, need: int, left: int) -> bool:
    """§14 Say whether the running action and the commands left organize so many pieces."""
    commands = state.commands
    organized = organized_on_map(state) + min(need, left)
    need -= left
    while need > 0 and commands > 0:
        capacity = pieces_an_action_organizes(organized)
        organized += min(need, capacity)
        need -= capacity
        commands -= 1
    return need <= 0


def begin_organize(state: MarengoState, piece: Piece) -> None:
    """§14 An organize action costs one command; the piece may still act this turn."""
    state.picked = 0
    state.commands -= 1
    capacity = pieces_an_action_organizes(organized_on_map(state))
    state.push(ASK_ORGANIZE, FRANCE, capacity)
    organize(state, piece)


def organize(state: MarengoState, piece: Piece) -> None:
    """§14 Organize one piece within the running action, or within the next if that is used up."""
    todo = state.todo
    if todo.a() == 0:
        state.commands -= 1
        todo.set_a(pieces_an_action_organizes(organized_on_map(state)))
    todo.set_a(todo.a() - 1)
    single_out(state, BIT[piece])
    state.disorganized &= ~BIT[piece]
    position = Position(state.pos_of[piece])
    mix(state, position)
    state.note("§14", "organize", FRANCE, [LOCALE_AT[position]])


def is_partly_organized(state: MarengoState) -> bool:
    """§14 Say whether some locale has been organized in part, which may not stay so."""
    return _unfinished(state, Locale(-1)) != 0


class AskOrganize(AskPiece):
    """§14 Which piece is organized next? a what the running action may still organize."""

    id = "s14-organize"
    section = "§14"

    def waits(self, state: MarengoState) -> bool:
        """§14 Go on while pieces can be added, or must be (ruling R15, §6)."""
        if is_partly_organized(state):
            return True
        if state.todo.a() > 0:
            for piece in PIECES_OF[FRANCE]:
                if more_code(state, piece) == OK:
                    return True
        end_organize(state)
        return False

    def among(self, state: MarengoState) -> i64:
        """§14 Return the disorganized pieces."""
        return state.disorganized

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """§14 A further piece is organized."""
        return more_code(state, piece)

    def done_code(self, state: MarengoState) -> int:
        """§14 No locale stays organized in part."""
        return why.ORGANIZE_ALL if is_partly_organized(state) else OK

    def answer(self, state: MarengoState, action: Action) -> None:
        """§14 Organize a piece, or end the action."""
        if action == DONE:
            end_organize(state)
        else:
            organize(state, piece_of(action))

    def args(self, state: MarengoState) -> dict[str, Argument]:
        """Return how many may still be organized."""
        found = super().args(state)
        found["left"] = state.todo.a()
        return found


ASK_ORGANIZE: Final = AskOrganize()


def more_code(state: MarengoState, piece: Piece) -> int:
    """§14 A further piece: with no action left only one of a partly organized locale."""
    if state.pos_of[piece] < 0 or LOCALE_AT[state.pos_of[piece]] < 0:
        return why.ORGANIZED_ALREADY
    left = state.todo.a()
    code = organize_code(state, piece, left)
    if code == OK and left == 0 and not _is_begun(state, piece):
        return why.FINISH_FIRST  # ruling R15 (§6, §14)
    return code


def _is_begun(state: MarengoState, piece: Piece) -> bool:
    pieces = in_locale(state, Locale(LOCALE_AT[state.pos_of[piece]]))
    return pieces & ~state.disorganized != 0


def end_organize(state: MarengoState) -> None:
    """§14 The organize action is over."""
    state.close()
