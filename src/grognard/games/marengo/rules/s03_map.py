"""§3 The game map: positions, who holds a locale, who blocks an approach."""

from mypy_extensions import i64

from grognard.core.types import Player
from grognard.games.marengo.state import MarengoState, count
from grognard.games.marengo.tables import (
    ARMY_OF,
    BIT,
    FIRST_SIDE,
    LOCALE_AT,
    SIDES_OF,
    Locale,
    Piece,
    Position,
    Side,
    blocking,
)


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


def is_held_by(state: MarengoState, here: Locale, army: Player) -> bool:
    """§3 A locale is occupied by an army that has any piece in any of its positions."""
    return state.count_in[here] > 0 and state.last_in[here] == army


def in_locale(state: MarengoState, here: Locale) -> i64:
    """Return the pieces in any position of a locale."""
    if state.count_in[here] == 0:
        return 0
    mask = state.at[here]
    for number in SIDES_OF[here]:
        side = Side(number)
        mask |= state.at[FIRST_SIDE + side]
    return mask


def blockers(state: MarengoState, side: Side) -> int:
    """§3 Count the pieces that block a side."""
    return count(state.at[blocking(side)])
