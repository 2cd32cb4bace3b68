"""§7.4 How far a piece may go in a movement phase."""

from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    COLUMN_BONUS,
    COLUMN_INEFFECTIVE,
    DISORDERED,
    LEADER,
    Piece,
)


def allowance(state: PrussiaState, piece: Piece) -> int:
    """§7.4 Return the movement points, or hexes in column, a piece has in a movement phase."""
    field = state.field
    if field.arm_of[piece] == LEADER:
        # ruling R10 (§7.6): leaders in column move farther too
        return leader_move(state, piece) + (COLUMN_BONUS if state.column_of[piece] else 0)
    printed = field.move[piece * 5 + state.left_of[piece]]
    if state.column_of[piece]:
        # ruling R11 (§7.6.1): out of command and disorder count as ineffective here
        if is_hampered(state, piece):
            return COLUMN_INEFFECTIVE[field.arm_of[piece]]  # §7.6.1
        return printed + COLUMN_BONUS
    return (printed + 1) // 2 if is_hampered(state, piece) else printed


def leader_move(state: PrussiaState, leader: Piece) -> int:
    """§7.4, §15.1 Return a leader's movement; a deputy or stand-in has his own."""
    field = state.field
    if state.deputy_of[leader] == 0:
        return field.move[leader * 5 + 1]
    return field.deputy_move[field.side_of[leader] if field.is_army[leader] else 2]


def is_hampered(state: PrussiaState, unit: Piece) -> bool:
    """§7.4 Ineffective, out of command or disordered: halved once, however many apply."""
    if state.effective_of[unit] == 0 or state.command_of[unit] == 0:
        return True
    return state.morale_of[unit] == DISORDERED
