"""§5.5.3 The line of fire: what a straight line between two hexes passes, and what blocks it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.types import NOBODY, Player
from grognard.games.napoleonics.rules.s02_01_board import (
    DISTANCE,
    EAST,
    HALF_COLUMN_OF,
    HEXES,
    LONGEST_RANGE,
    MAP,
    NO_HEX,
    NORTH_EAST,
    NORTH_WEST,
    NUM_HEXES,
    ROW_OF,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Hex,
)
from grognard.games.napoleonics.state import LINE_OPPOSITE, NapoleonicsState


def _passed(start: Hex, target: Hex) -> list[int]:
    if not 2 <= DISTANCE[start * NUM_HEXES + target] <= LONGEST_RANGE:
        return []
    return [here for pair in MAP.between(start, target) for here in _by_side(start, target, pair)]


def _by_side(start: Hex, target: Hex, pair: tuple[int, int]) -> tuple[int, int]:
    """Return two hexes beside a line so that the first is always on the same side of it."""
    near, far = pair
    if far < 0:
        return pair  # the edge is straight, and so is the line along it
    across = HALF_COLUMN_OF[target] - HALF_COLUMN_OF[start]
    down = ROW_OF[target] - ROW_OF[start]
    turn = across * (ROW_OF[near] - ROW_OF[start]) - down * (
        HALF_COLUMN_OF[near] - HALF_COLUMN_OF[start]
    )
    return (near, far) if turn >= 0 else (far, near)


PASSED: Final = vec[vec[i64]](
    [vec[i64](_passed(start, target)) for start in HEXES for target in HEXES]
)
"""§5.5.3 PASSED[start * NUM_HEXES + target]: pairs of hexes in the order the line meets them.

A hex the line crosses stands twice. Two hexes the line runs between stand side by side, the one on
its right first; beside the edge of the board the second is -1. Pairs of hexes out of every range
are left empty.
"""


def _sides(start: Hex, target: Hex) -> int:
    """Return the sides of the target that a line from the start meets, two at a corner."""
    across = HALF_COLUMN_OF[start] - HALF_COLUMN_OF[target]
    down = ROW_OF[start] - ROW_OF[target]
    steep = abs(across) <= 3 * abs(down)
    flat = abs(across) >= 3 * abs(down)
    sides = 0
    for direction, is_met in (
        (NORTH_EAST, steep and down < 0 and across >= 0),
        (EAST, flat and across > 0),
        (SOUTH_EAST, steep and down > 0 and across >= 0),
        (SOUTH_WEST, steep and down > 0 and across <= 0),
        (WEST, flat and across < 0),
        (NORTH_WEST, steep and down < 0 and across <= 0),
    ):
        if is_met:
            sides |= 1 << direction
    return sides


SIDES_MET: Final = vec[i64]([_sides(start, target) for start in HEXES for target in HEXES])
"""§7.5 SIDES_MET[start * NUM_HEXES + target]: bit mask of the target's sides an attack crosses."""


def has_line(state: NapoleonicsState, start: Hex, target: Hex, vacant: Hex = NO_HEX) -> bool:
    """§5.5.3 Return whether a unit sees its target; next to it, it always does.

    Units and leaders of both sides block (none does in the hex `vacant`), and so does terrain.
    Along hexsides obstacles on both sides of the line block, the edge of the board among them;
    ruling R41 (§5.5.3): wherever along the line they are, or, as an option, only opposite each
    other.
    """
    is_level = state.scenario.is_hill[start] and state.scenario.is_hill[target]
    return _is_clear(state, start, target, vacant, is_level, NOBODY)


def guns_have_line(
    state: NapoleonicsState, side: Player, start: Hex, target: Hex, vacant: Hex = NO_HEX
) -> bool:
    """§7.2 Return whether guns see their target, from a hill over friends beside and below it.

    Not for combined arms (§6.4), where `has_line` decides.
    """
    if not state.scenario.is_hill[start]:
        return has_line(state, start, target, vacant)
    return _is_clear(state, start, target, vacant, state.scenario.is_hill[target], side)


def _is_clear(
    state: NapoleonicsState, start: Hex, target: Hex, vacant: Hex, is_level: bool, over: Player
) -> bool:
    """§5.5.3 Return whether nothing blocks a line; §7.2 `over` is whose units guns fire over."""
    passed = PASSED[start * NUM_HEXES + target]
    only_opposite = state.settings[LINE_OPPOSITE] != 0
    on_right = on_left = False
    for place in range(0, len(passed), 2):
        near, far = passed[place], passed[place + 1]
        if near == far:
            if _is_blocked(state, start, near, vacant, is_level, over):
                return False
            continue
        if only_opposite:
            on_right = on_left = False  # ruling R41 (§5.5.3)
        on_right = on_right or _is_blocked(state, start, near, vacant, is_level, over)
        on_left = on_left or far < 0 or _is_blocked(state, start, far, vacant, is_level, over)
        if on_right and on_left:
            return False
    return True


def _is_blocked(
    state: NapoleonicsState, start: Hex, here: i64, vacant: Hex, is_level: bool, over: Player
) -> bool:
    """§5.5.3 Return whether a hex is an obstacle; §7.2 hills are none between two hills."""
    scenario = state.scenario
    if here != vacant and (state.unit_at[here] >= 0 or state.leader_at[here] >= 0):
        unit = state.unit_at[here]
        if unit < 0 or over == NOBODY or scenario.side_of[unit] != over:
            return True
        if scenario.blocks_fire[here] or DISTANCE[start * NUM_HEXES + here] != 1:
            return True
        return False  # §7.2 beside and below the guns
    return scenario.blocks_fire[here] and not (is_level and scenario.is_hill[here])
