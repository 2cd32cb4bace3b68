"""The invariants of a battle, each with its section."""

from typing import Final

from grognard.games.prussia.rules.s05_stacking import excess, place_top, stack
from grognard.games.prussia.rules.s12_01_track import CAPTURED as TRACK_CAPTURED
from grognard.games.prussia.rules.s12_01_track import DESTROYED, FLED, depth_of, kind_of, unit_of
from grognard.games.prussia.rules.s12_02_morale import counters_left
from grognard.games.prussia.rules.s24_leuthen import start_steps
from grognard.games.prussia.state import CAPTURED, IN_PLAY, LOST, UNUSED, WAITING, PrussiaState
from grognard.games.prussia.tables import HEXES, LEADER, MOST_PIECES, Hex, Piece, hex_name

MOST_FRAMES: Final = 400
"""Phases, a combat, and a check for everyone passed in a chain of retreats (§10.9.2)."""


def check(state: PrussiaState) -> list[str]:
    """Return the broken invariants; [] if all is well."""
    return [
        *_check_pieces(state),
        *_check_boards(state),
        *_check_tracks(state),
        *_check_flow(state),
    ]


def _check_pieces(state: PrussiaState) -> list[str]:
    broken: list[str] = []
    field = state.field
    for piece in field.all_pieces:
        here, fate = Hex(state.hex_of[piece]), state.fate_of[piece]
        name = field.ids[piece]
        if here >= 0 and fate != IN_PLAY:
            broken.append(f"§1.1 {name} is on the map with fate {fate}")
        if here < 0 and fate == IN_PLAY and not _is_between(state, piece):
            broken.append(f"§1.1 {name} is in play but nowhere")
        if here >= 0 and not field.on_map[here]:
            broken.append(f"§7.4 {name} stands off the map")
        if not 0 <= state.left_of[piece] <= field.full_of[piece]:
            broken.append(f"§2.1 {name} has {state.left_of[piece]} steps")
        if here >= 0 and state.left_of[piece] == 0:
            broken.append(f"§10.8.1.1 {name} has no steps and is on the map")
    for spare in range(field.pieces, MOST_PIECES):
        if state.hex_of[spare] >= 0 or state.fate_of[spare] != UNUSED:
            broken.append("§1.1 a piece exists that is none")
    return broken


def _is_between(state: PrussiaState, piece: Piece) -> bool:
    """Say whether a unit is lifted off between two hexes of a retreat (§10.8)."""
    return state.field.arm_of[piece] != LEADER and not state.todo.is_empty()


def _check_boards(state: PrussiaState) -> list[str]:
    """§5.1, §6.1 What is kept by hex is what comes of placing every piece anew."""
    anew = PrussiaState()
    anew.begin(state.game, state.dice)
    anew.choose(state.scenario)
    anew.left_of, anew.morale_of = state.left_of, state.morale_of
    for piece in state.field.all_pieces:
        if state.hex_of[piece] >= 0:
            place_top(anew, piece, Hex(state.hex_of[piece]))
    broken: list[str] = []
    counts = anew.steps_at == state.steps_at and anew.guns_at == state.guns_at
    if not counts or anew.chiefs_at != state.chiefs_at:
        broken.append("§5.1 a hex miscounts its pieces")
    if anew.zones != state.zones or anew.riders != state.riders:
        broken.append("§6.1 the zones of control are not those of the units")
    for here in HEXES:
        broken += _check_stack(state, here, len(stack(anew, here)))
        if state.steps_at[here] == 0 and here in state.locked:
            broken.append(f"§6.4 {hex_name(here)} is empty and Locked")
    return broken


def _check_stack(state: PrussiaState, here: Hex, standing: int) -> list[str]:
    field = state.field
    unit = Piece(state.top_at[here])
    if unit < 0:
        return [f"§5.4 {hex_name(here)} hides units"] if standing else []
    side = field.side_of[unit]
    found = 0
    while unit >= 0 and found <= standing:
        found += 1
        if state.hex_of[unit] != here:
            return [f"§5.4 the stack in {hex_name(here)} holds a unit from elsewhere"]
        if field.side_of[unit] != side:
            return [f"§7.4 both sides stand in {hex_name(here)}"]
        unit = Piece(state.under_of[unit])
    if found != standing:
        return [f"§5.4 the stack in {hex_name(here)} is broken"]
    return []


def _check_tracks(state: PrussiaState) -> list[str]:
    """§12.2 Every counter that is gone lies on its army's track, and no other."""
    broken: list[str] = []
    field = state.field
    for side in (0, 1):
        counted = [0] * field.pieces
        deepest = 0
        for entry in state.track[side][1:]:
            if depth_of(entry) < deepest or depth_of(entry) > deepest + 1:
                broken.append("§12.2 a box of a morale track is left out")
            deepest = depth_of(entry)
            if kind_of(entry) in (DESTROYED, TRACK_CAPTURED, FLED):
                counted[unit_of(entry)] += 1
        for unit in field.all_units:
            if field.side_of[unit] == side and counted[unit] != _gone(state, unit):
                broken.append(f"§12.2 the track miscounts {field.ids[unit]}")
    return broken


def _gone(state: PrussiaState, unit: Piece) -> int:
    """§12.2 Return how many counters of a unit are off the map for good."""
    full = 2 if start_steps(state, unit) >= 3 else 1
    if state.fate_of[unit] in (LOST, CAPTURED):
        return full
    if state.fate_of[unit] in (UNUSED, WAITING):
        return 0
    return full - counters_left(state, unit)


def _check_flow(state: PrussiaState) -> list[str]:
    broken: list[str] = []
    if state.todo.depth() > MOST_FRAMES:
        broken.append("§3 the stack of questions grows without end")
    if state.todo.is_empty() != (state.level >= 0):
        broken.append("§22 nothing is asked and nothing is decided")
    if not 1 <= state.turn <= state.form.turns:
        broken.append("§3 the turn is none of the scenario's")
    if state.must_move >= 0 and excess(state, state.must_move) == 0:
        broken.append("§5.3 a stack is to be mended that is whole")
    return broken
