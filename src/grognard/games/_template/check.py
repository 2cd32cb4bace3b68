"""The invariants of a game in progress."""

from grognard.games._template.rules.s01_pieces import hex_name, unit_name
from grognard.games._template.state import NOT_CHOSEN, NOT_ENDED, SkirmishState
from grognard.games._template.tables import (
    LAKE,
    NO_UNIT,
    OFF_MAP,
    SIDE_OF,
    TERRAIN_OF,
    UNITS,
    VILLAGES,
    Hex,
    Unit,
)


def check(state: SkirmishState) -> list[str]:
    """Return every broken invariant, each beginning with its section."""
    return [
        *_check_units(state),
        *_check_villages(state),
        *_check_end(state),
    ]


def _check_units(state: SkirmishState) -> list[str]:
    broken: list[str] = []
    for unit in UNITS:
        here = Hex(state.hex_of[unit])
        if (here == OFF_MAP) != (state.steps_of[unit] == 0):
            broken.append(f"§1.4 {unit_name(unit)} is on the map without steps, or the other way")
        if here != OFF_MAP and state.unit_at[here] != unit:
            broken.append(f"§1.5 {unit_name(unit)} shares {hex_name(here)}")
        if here != OFF_MAP and TERRAIN_OF[here] == LAKE:
            broken.append(f"§5.3 {unit_name(unit)} stands in the lake")
    return broken


def _check_villages(state: SkirmishState) -> list[str]:
    broken: list[str] = []
    for village, h in enumerate(VILLAGES):
        unit = Unit(state.unit_at[h])
        if unit != NO_UNIT and state.holder_of[village] != SIDE_OF[unit]:
            broken.append(f"§7.1 {hex_name(h)} is not held by the side that stands in it")
    for side in (0, 1):
        village = state.objective_of[side]
        if village != NOT_CHOSEN and not state.possible_of[side] >> village & 1:
            broken.append("§7.2 an objective is one that public knowledge excludes")
    return broken


def _check_end(state: SkirmishState) -> list[str]:
    if (state.ended == NOT_ENDED) == state.todo.is_empty():
        return ["§3.2 nobody is asked anything, or somebody after the end"]
    if state.turn > state.setup().turns:
        return ["§3.3 the last turn is over"]
    return []
