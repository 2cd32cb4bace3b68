"""Why something in a combat is refused: codes from 100 on, each with its message and section."""

from typing import Final

COMBAT_NOT_ADJACENT: Final = 100
COMBAT_NOBODY: Final = 101
COMBAT_HAS_FOUGHT: Final = 102
COMBAT_LEFT_OUT: Final = 103
COMBAT_MUST_FIGHT: Final = 104
COMBAT_NO_WAY_OUT: Final = 105
COMBAT_NOT_ENGAGED: Final = 106
COMBAT_NO_GUN: Final = 107
COMBAT_BETTER_WAY: Final = 108
COMBAT_NOT_WITH_IT: Final = 109
COMBAT_CANNOT_ADVANCE: Final = 110
COMBAT_HEX_FULL: Final = 111
COMBAT_NOT_VACATED: Final = 112
COMBAT_ENEMY_NEAR: Final = 113
COMBAT_NO_MARKER: Final = 114
COMBAT_NO_CHARGER: Final = 115
COMBAT_HAS_CHARGED: Final = 116
COMBAT_NO_CHARGE_THERE: Final = 117
COMBAT_APART: Final = 118
COMBAT_MOMENTUM_FIRST: Final = 119
COMBAT_CHOSEN: Final = 120
COMBAT_NO_TARGET: Final = 121
COMBAT_ONE_SIDE: Final = 122

FIRST: Final = 100
REASONS: Final[list[tuple[str, str]]] = [
    ("combat-not-adjacent", "§10.1"),
    ("combat-nobody", "§10.1"),
    ("combat-has-fought", "§10"),
    ("combat-left-out", "§10"),
    ("combat-must-fight", "§10"),
    ("combat-no-way-out", "§10.2"),
    ("combat-not-engaged", "§10.8.1"),
    ("combat-no-gun", "§10.8.3.1"),
    ("combat-better-way", "§10.9"),
    ("combat-not-with-it", "§10.9"),
    ("combat-cannot-advance", "§10.10"),
    ("combat-hex-full", "§5.1"),
    ("combat-not-vacated", "§10.10"),
    ("combat-enemy-near", "§10.11"),
    ("combat-no-marker", "§10.11"),
    ("combat-no-charger", "§10.13.1"),
    ("combat-has-charged", "§10.13.1"),
    ("combat-no-charge-there", "§10.13.1"),
    ("combat-apart", "§10.13.2"),
    ("combat-momentum-first", "§10.13.2"),
    ("combat-chosen", "§10.1"),
    ("combat-no-target", "§10.13.2"),
    ("combat-one-side", "§10.1"),
]
"""REASONS[code - FIRST]: message `prussia-why-...` and section."""
