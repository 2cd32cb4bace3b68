"""§22.2 The quick start: which of its legal hexes a piece should take.

The set-up asks for a piece's worth in each legal hex and takes the lowest, so a quick start can
do nothing that a player could not.
"""

from typing import Any, Final

from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s05_stacking import stack
from grognard.games.prussia.scenarios import FORM_IDS
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    BLOCKS_SIGHT,
    CLEAR,
    ENGAGED_STEPS,
    INFANTRY,
    LEADER,
    OFF,
    SIDES,
    Corps,
    Hex,
    Piece,
    hex_of_name,
    read_toml,
)

_ROWS: Final[dict[str, Any]] = read_toml("quick.toml")
_NOWHERE: Final = OFF

# What counts against a hex, in about tenths of a hex of distance

STEP_AWAY: Final = 10
CROWDED: Final = 14
"""For each step in the hex beyond what can be engaged."""
ROUGH: Final = 6
BLIND: Final = 12
"""A battery in woods or a town sees nothing."""
UNGUARDED: Final = 45
"""A battery without infantry."""
ALONE: Final = 25
"""A leader without a unit."""


def worth(state: PrussiaState, piece: Piece, here: Hex, goal: Hex) -> int:
    """§22.2 Return how badly a hex suits a piece that is drawn to another; lower is better."""
    points = STEP_AWAY * distance(here, goal) if goal >= 0 else 0
    arm = state.field.arm_of[piece]
    if arm == LEADER:
        return points + (ALONE if state.top_at[here] < 0 and _can_wait(state, piece) else 0)
    if arm == ARTILLERY:
        return points + _for_guns(state, here)
    steps = int(state.steps_at[here]) + state.left_of[piece]
    points += CROWDED * max(0, steps - ENGAGED_STEPS)
    return points + (0 if state.field.terrain[here] == CLEAR else ROUGH)


def _for_guns(state: PrussiaState, here: Hex) -> int:
    points = CROWDED * int(state.guns_at[here])
    if BLOCKS_SIGHT[state.field.terrain[here]]:
        points += BLIND
    return points + (0 if _has_infantry(state, here) else UNGUARDED)


def _has_infantry(state: PrussiaState, here: Hex) -> bool:
    return any(state.field.arm_of[unit] == INFANTRY for unit in stack(state, here))


def _can_wait(state: PrussiaState, leader: Piece) -> bool:
    """Whether units are placed before this leader: only army commanders come last."""
    return state.field.is_army[leader] != 0


def goal_of(state: PrussiaState, piece: Piece) -> Hex:
    """Return the hex a piece is drawn to, or _NOWHERE."""
    field = state.field
    if state.detachment_of[piece] >= 0:
        return _place(state, piece, "detachment")
    corps = Corps(field.corps_of[piece])
    if corps >= 0 and field.arm_of[piece] != LEADER:
        leader = Piece(field.leader_of_corps[corps])
        if state.hex_of[leader] >= 0 and state.detachment_of[leader] < 0:
            return Hex(state.hex_of[leader])
    if field.battle_hex[piece] >= 0 and FORM_IDS[state.scenario] not in _ROWS:
        return Hex(field.battle_hex[piece])
    if corps >= 0:
        return _place(state, piece, field.corps_names[corps])
    return _place(state, piece, "army" if field.arm_of[piece] == LEADER else "guns")


def _place(state: PrussiaState, piece: Piece, name: str) -> Hex:
    rows = _ROWS.get(FORM_IDS[state.scenario], {})
    row: dict[str, str] = rows.get(SIDES[state.field.side_of[piece]], {})
    return hex_of_name(row[name]) if name in row else _NOWHERE


def detachment(state: PrussiaState, piece: Piece) -> int:
    """§26.3 Return the detachment (1 to 3) the quick start puts a piece into, or 0 for none."""
    corps = Corps(state.field.corps_of[piece])
    return 1 if corps >= 0 and state.field.corps_names[corps] == "Ried" else 0
