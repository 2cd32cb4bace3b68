"""§5.11 How leaders escape through enemy hexes."""

from grognard.core.types import Player
from grognard.games.napoleonics.rules.s02_04_dice import roll
from grognard.games.napoleonics.rules.s05_06_dice import melee_strength
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import SABER, SQUARE_DICE


def escape_dice(state: NapoleonicsState, unit: Unit) -> int:
    """§5.11 Return the dice against a leader slipping through: no terrain, no card (ruling R31)."""
    number = melee_strength(state, unit, NO_UNIT)
    return min(number, SQUARE_DICE) if is_square(state, unit) else number


def escapes(state: NapoleonicsState, leader: Leader, side: Player) -> bool:
    """§5.11 One saber kills him, whoever rolls it."""
    unit = Unit(state.unit_at[state.leader_hex[leader]])
    dice = escape_dice(state, unit)
    counts = roll(state, "§5.11", "escape", 1 - side, [leader, unit], dice, 1 << SABER)
    return counts[SABER] == 0
