"""§10 Bombardment: declared in one turn, completed in the next."""

from typing import Final

from mypy_extensions import i64

from grognard.core.message import Argument
from grognard.core.types import OK, Action, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import piece_of
from grognard.games.marengo.names import locale_message
from grognard.games.marengo.question import AskPiece
from grognard.games.marengo.rules.s02_pieces import reduce
from grognard.games.marengo.rules.s03_map import in_locale, is_held_by
from grognard.games.marengo.rules.s17_shuffling import mix, reveal, show_briefly
from grognard.games.marengo.rules.s18_morale import lose
from grognard.games.marengo.state import CLOSED, MarengoState, count, enemy_of, first, members
from grognard.games.marengo.tables import (
    ARMY_MASK,
    ARMY_OF,
    ARTILLERY,
    ARTILLERY_PENALTY,
    BEYOND,
    BIT,
    TYPE_OF,
    Locale,
    Piece,
    Position,
    Side,
    blocking,
    reserve,
    side_at,
)


def declare_code(state: MarengoState, piece: Piece) -> int:
    """§10.1 Artillery in an approach declares, unless an artillery penalty lies opposite."""
    if TYPE_OF[piece] != ARTILLERY:
        return why.NOT_ARTILLERY
    side = side_at(Position(state.pos_of[piece]))
    if side < 0:
        return why.NOT_IN_APPROACH
    if state.disorganized & BIT[piece]:
        return why.DISORGANIZED
    if not is_held_by(state, Locale(BEYOND[side]), enemy_of(state.turn)):
        return why.NOBODY_OPPOSITE  # ruling R7 (§10): a bombardment is declared on an enemy
    if ARTILLERY_PENALTY[side ^ 1] > 0:
        return why.ARTILLERY_PENALTY_THERE
    return _across_code(state, side)


def _across_code(state: MarengoState, side: Side) -> int:
    """§11 No attack across an approach where an assault was lost this turn.

    §15 bars entering the locale of waiting reinforcements, which a bombardment does not do.
    """
    return why.APPROACH_CLOSED if state.across_of[side >> 1] & CLOSED else OK


def declare(state: MarengoState, piece: Piece) -> None:
    """§10.1 The artillery is turned face-up; it is done for the turn. §10 An older one is off."""
    side = side_at(Position(state.pos_of[piece]))
    cancel_bombardments(state, BIT[piece])
    state.note("§10.1", "declare", state.turn, [side])
    reveal(state, BIT[piece], "§10.1")
    state.acted |= BIT[piece]
    state.declared |= BIT[piece]
    state.bombarded |= BIT[piece]
    state.picked = 0
    state.chain += 1


def complete_code(state: MarengoState, piece: Piece) -> int:
    """§10.2 Completion follows in the owner's next turn, from the same position."""
    if ARMY_OF[piece] != state.turn:
        return why.NOT_YOUR_PIECE
    if state.strength_of[piece] == 0:
        return why.NOT_IN_PLAY
    if state.acted & BIT[piece]:
        return why.HAS_ACTED
    if not state.declared & BIT[piece]:
        return why.NOT_DECLARED
    side = side_at(Position(state.pos_of[piece]))
    if state.disorganized & BIT[piece]:
        return why.DISORGANIZED
    return _across_code(state, side)


def complete(state: MarengoState, piece: Piece) -> None:
    """§10.2 The artillery fires; its face stays up for the rest of the turn."""
    side = side_at(Position(state.pos_of[piece]))
    state.note("§10.2", "complete", state.turn, [side])
    state.acted |= BIT[piece]
    state.bombarded |= BIT[piece]
    state.declared &= ~BIT[piece]
    state.push(ASK_BOMBARDED, enemy_of(state.turn), side)


def cancel_bombardments(state: MarengoState, pieces: i64) -> None:
    """§10 A declaration is cancelled by any other use of the artillery, or if it must leave."""
    cancelled = pieces & state.declared
    state.declared &= ~cancelled
    for piece in members(cancelled):
        state.note("§10", "cancel", ARMY_OF[piece], [side_at(Position(state.pos_of[piece]))])


def lapse(state: MarengoState, army: Player) -> None:
    """§10.2 Completion is in the next turn after declaration: what is not completed lapses."""
    late = state.declared & ARMY_MASK[army] & ~state.bombarded
    state.declared &= ~late
    for piece in members(late):
        state.note("§10.2", "lapse", army, [side_at(Position(state.pos_of[piece]))])


def targets(state: MarengoState) -> i64:
    """§10.2 First the approach opposite the artillery, then reserve, then the rest."""
    side = Side(state.todo.a())
    if not is_held_by(state, Locale(BEYOND[side]), state.todo.owner()):
        return 0
    opposite = state.at[blocking(Side(side ^ 1))]
    if opposite:
        return opposite
    behind = state.at[reserve(Locale(BEYOND[side]))]
    return behind if behind else in_locale(state, Locale(BEYOND[side]))


class AskBombarded(AskPiece):
    """§10.2 Which piece does the bombardment reduce? a the side of the artillery."""

    id = "s10-reduce"
    section = "§10.2"

    def waits(self, state: MarengoState) -> bool:
        """§10.2 The defender chooses; a lone piece is reduced, an empty locale is spared."""
        pieces = targets(state)
        if pieces == 0:
            state.note("§10.2", "spared", state.turn, [state.todo.a()])
            state.close()
            return False
        if count(pieces) > 1:
            return True
        bombarded(state, first(pieces))
        return False

    def among(self, state: MarengoState) -> i64:
        """§10.2 Return the targets."""
        return targets(state)

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """§10.2 The order of choice is fixed."""
        return OK if targets(state) & BIT[piece] else why.NOT_FIRST_CHOICE

    def take(self, state: MarengoState, action: Action) -> None:
        """§10.2 The piece is reduced."""
        bombarded(state, piece_of(action))

    def args(self, state: MarengoState) -> dict[str, Argument]:
        """Return the locale under fire."""
        found = super().args(state)
        found["locale"] = locale_message(Locale(BEYOND[state.todo.a()]))
        return found


ASK_BOMBARDED: Final = AskBombarded()


def bombarded(state: MarengoState, piece: Piece) -> None:
    """§10.2 The piece is reduced; §18 that costs its army one morale."""
    army: Player = state.todo.owner()
    state.todo.pop()
    position = Position(state.pos_of[piece])
    show_briefly(state, piece, "§10.2")
    reduce(state, piece, "§10.2")
    mix(state, position)
    state.chain += 1
    lose(state, army, 1)
