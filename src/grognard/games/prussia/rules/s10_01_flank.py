"""§10.1.1 Flank attacks and supported defence."""

from grognard.games.prussia.rules.s05_stacking import stack
from grognard.games.prussia.rules.s10_08_losses import engaged_now
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    DIRECTIONS,
    ENGAGED_STEPS,
    PROHIBITED,
    ROUTED,
    Hex,
    Piece,
)


def is_surrounded(state: PrussiaState, target: Hex, hexes: list[Hex], units: list[Piece]) -> bool:
    """§10.1.1 Every hex around the target holds attackers or lies in their zones.

    Ruling R29 (§10.1.1): a target on the map edge is never surrounded.
    """
    neighbours = state.field.neighbours
    for edge in range(target * DIRECTIONS, target * DIRECTIONS + DIRECTIONS):
        around = Hex(neighbours[edge])
        if around < 0:
            return False
        if around not in hexes and not _is_controlled(state, around, units):
            return False
    return True


def _is_controlled(state: PrussiaState, here: Hex, units: list[Piece]) -> bool:
    """§6.1, §10.1.1 Say whether one of these units has its zone of control in a hex."""
    field = state.field
    for unit in units:
        if state.morale_of[unit] == ROUTED:
            continue
        way = field.direction(Hex(state.hex_of[unit]), here)
        if way >= 0:
            edge = state.hex_of[unit] * DIRECTIONS + way
            if field.cost[edge * 4 + field.arm_of[unit]] < PROHIBITED:
                return True
    return False


def supporters(state: PrussiaState, here: Hex) -> list[Piece]:
    """§10.1.1 ruling R38: return the next four steps below the engaged units of a hex.

    Steps count once here: cossacks and Freikorps are doubled only where units stack and are
    engaged (§25.3.8, §26.3.6).
    """
    ahead = engaged_now(state, here)
    found: list[Piece] = []
    steps = 0
    for unit in stack(state, here):
        if state.field.arm_of[unit] >= ARTILLERY or unit in ahead:
            continue
        steps += state.left_of[unit]
        if steps > ENGAGED_STEPS:
            break
        found.append(unit)
    return found
