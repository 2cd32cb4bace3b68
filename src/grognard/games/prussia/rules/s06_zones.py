"""§6 Zones of control, engaged and supporting units, Locked markers."""

from grognard.core.types import Player
from grognard.games.prussia.rules.s25_zorndorf import stack_steps
from grognard.games.prussia.state import MOVED, PrussiaState, enemy_of
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    ENGAGED_STEPS,
    FORMED,
    NUM_HEXES,
    PROHIBITED,
    ROUTED,
    Hex,
    Piece,
)

# §6.1 Zones of control


def add_zone(state: PrussiaState, unit: Piece, here: Hex, sign: int) -> None:
    """§6.1 Add (+1) or take away (-1) the zone of an unrouted unit; none where it cannot enter."""
    field = state.field
    arm = field.arm_of[unit]
    start = field.side_of[unit] * NUM_HEXES
    zones, riders, neighbours, cost = state.zones, state.riders, field.neighbours, field.cost
    for edge in range(here * 6, here * 6 + 6):
        to = Hex(neighbours[edge])
        if to >= 0 and cost[edge * 4 + arm] < PROHIBITED:
            zones[start + to] = int(zones[start + to]) + sign
            if arm == CAVALRY:
                riders[start + to] = int(riders[start + to]) + sign


def in_enemy_zoc(state: PrussiaState, here: Hex, side: Player) -> bool:
    """§6.1 Say whether a hex lies in a zone of control of the side's enemy."""
    return state.zones[(1 - side) * NUM_HEXES + here] > 0


# §6.2 Engaged and supporting


def front(state: PrussiaState, here: Hex) -> list[Piece]:
    """§6.2 Return the infantry and cavalry on top, up to 4 steps: engaged if in an enemy zone."""
    return front_without(state, here, 0)


def front_without(state: PrussiaState, here: Hex, passed: int) -> list[Piece]:
    """§6.2 Return the infantry and cavalry on top, up to 4 steps, with some units passed over."""
    field = state.field
    found: list[Piece] = []
    steps = 0
    unit = Piece(state.top_at[here])
    while unit >= 0:
        if field.arm_of[unit] < ARTILLERY and passed >> unit & 1 == 0:
            steps += stack_steps(state, unit)
            if steps > ENGAGED_STEPS:
                break
            found.append(unit)
        unit = Piece(state.under_of[unit])
    return found


def engaged(state: PrussiaState, here: Hex) -> list[Piece]:
    """§6.2 Return the engaged units of a hex from the top; [] outside enemy zones."""
    top = Piece(state.top_at[here])
    if top < 0 or not in_enemy_zoc(state, here, state.field.side_of[top]):
        return []
    return front(state, here)


def is_engaged(state: PrussiaState, unit: Piece) -> bool:
    """§6.2 Say whether a unit on the map is engaged."""
    field = state.field
    here = Hex(state.hex_of[unit])
    if here < 0 or field.arm_of[unit] >= ARTILLERY:
        return False
    if not in_enemy_zoc(state, here, field.side_of[unit]):
        return False
    steps = 0
    other = Piece(state.top_at[here])
    while other >= 0:
        if field.arm_of[other] < ARTILLERY:
            steps += stack_steps(state, other)
            if steps > ENGAGED_STEPS:
                return False
            if other == unit:
                return True
        other = Piece(state.under_of[other])
    return False


def meets_riders(state: PrussiaState, here: Hex, side: Player) -> bool:
    """§6.4, §7.5.3 Say whether Formed enemy cavalry, engaged by a unit here, is adjacent."""
    field = state.field
    enemy = enemy_of(side)
    if state.riders[enemy * NUM_HEXES + here] == 0:
        return False
    for edge in range(here * 6, here * 6 + 6):
        there = Hex(field.neighbours[edge])
        if there < 0 or state.top_at[there] < 0:
            continue
        if field.side_of[Piece(state.top_at[there])] != enemy:
            continue
        if field.cost[edge * 4 + CAVALRY] < PROHIBITED and _has_formed_riders(state, there):
            return True
    return False


def _has_formed_riders(state: PrussiaState, here: Hex) -> bool:
    field = state.field
    riders = [unit for unit in front(state, here) if field.arm_of[unit] == CAVALRY]
    return any(state.morale_of[unit] == FORMED for unit in riders)


# §6.3, §7.2 Locked markers


def is_held(state: PrussiaState, unit: Piece) -> bool:
    """§6.3, §7.5.1 Say whether line infantry engaged when the turn began may not leave its hex.

    It leaves in support only, and only if another unit that entered the hex since lies above it
    (ruling R66): a unit that merely came up from below replaces it, but does not set it free.
    """
    field = state.field
    here = Hex(state.hex_of[unit])
    if here < 0 or state.locked_of[unit] != here or field.fast_of[unit]:
        return False
    other = Piece(state.top_at[here])
    while other != unit:
        if field.arm_of[other] < ARTILLERY and state.moved_of[other] == MOVED:
            if state.locked_of[other] != here and state.morale_of[other] != ROUTED:
                return False
        other = Piece(state.under_of[other])
    return True


def locked_penalty(state: PrussiaState, here: Hex) -> bool:
    """§6.3 The marker shows -2 when a unit engaged at the start is, or left, in support."""
    if here not in state.locked:
        return False
    if here in state.stirred:
        return True
    field = state.field
    steps = 0
    unit = Piece(state.top_at[here])
    while unit >= 0:
        if field.arm_of[unit] < ARTILLERY:
            steps += stack_steps(state, unit)
            if steps > ENGAGED_STEPS and state.locked_of[unit] == here:
                return True
        unit = Piece(state.under_of[unit])
    return False
