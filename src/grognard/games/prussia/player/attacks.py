"""What an attack brings on the average, by the combat results table."""

from typing import Final

from grognard.core.types import Player
from grognard.games.prussia.rules.s10_05_modifiers import markers_at
from grognard.games.prussia.rules.s10_06_crt import (
    CRT_ATTACKER,
    CRT_DEFENDER,
    NUM_ODDS,
    crt_cell,
    odds_column,
)
from grognard.games.prussia.rules.s10_08_results import (
    RESULT_DISORDER,
    RESULT_EXCHANGE,
    RESULT_GUN,
    RESULT_PARENTHESES,
    RESULT_POINTS,
    RESULT_ROUT,
    RESULT_SURRENDER,
)
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import DIRECTIONS, DRM_MOMENTUM, DRM_MOMENTUM_NEXT, Hex

_LOWEST: Final = -6
_HIGHEST: Final = 12
_WIDTH: Final = _HIGHEST - _LOWEST + 1
MOST_STEPS: Final = 5
"""No result takes more."""


def _cost(result: int, steps: int = MOST_STEPS) -> float:
    """Return about how many points a result costs the side that takes it with so many steps."""
    losses = float(result & RESULT_POINTS)
    if result & RESULT_EXCHANGE:
        losses += 1.0
    losses = min(losses, float(steps))
    if result & RESULT_PARENTHESES:
        losses -= 0.4
    if result & RESULT_ROUT:
        losses += 0.35 * losses
    if result & RESULT_DISORDER:
        losses += 0.4
    if result & RESULT_SURRENDER:
        losses += 0.8
    if result & RESULT_GUN:
        losses += 0.2
    return losses


def _mean(column: int, drm: int, steps: int) -> float:
    total = 0.0
    for die in range(1, 7):
        cell = crt_cell(column, die + drm)
        total += _cost(CRT_DEFENDER[cell], steps) - _cost(CRT_ATTACKER[cell])
    return total / 6.0


ATTACK_WORTH: Final[list[float]] = [
    _mean(column, drm, steps)
    for steps in range(1, MOST_STEPS + 1)
    for column in range(NUM_ODDS)
    for drm in range(_LOWEST, _HIGHEST + 1)
]
"""What an attack on 1 to 5 steps brings on the average, for each of them by odds and modifier."""


def attack_worth(attack: int, defence: int, drm: int, steps: int = MOST_STEPS) -> float:
    """§10 Return about what an attack of this strength on so many steps brings its side."""
    column = odds_column(attack, max(defence, 1))
    row = (min(max(steps, 1), MOST_STEPS) - 1) * NUM_ODDS + column
    return ATTACK_WORTH[row * _WIDTH + min(max(drm, _LOWEST), _HIGHEST) - _LOWEST]


def markers(state: PrussiaState, target: Hex, side: Player, is_now: bool) -> int:
    """§10.11 Return what markers on a target, or on those who may attack it, change."""
    total = DRM_MOMENTUM * markers_at(state, target, side, 0) if is_now else 0
    for way in range(DIRECTIONS):
        beside = Hex(state.field.neighbours[target * DIRECTIONS + way])
        if beside >= 0:
            total += DRM_MOMENTUM_NEXT * markers_at(state, beside, 1 - side, 1 if is_now else 0)
    return total
