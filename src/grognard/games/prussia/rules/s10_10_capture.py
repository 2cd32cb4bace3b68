"""§10.10.1 Capture of artillery."""

from typing import Final

from grognard.core.question import Step
from grognard.core.types import Player
from grognard.games.prussia.rules import s10_10_advance, s10_11_momentum
from grognard.games.prussia.rules.s05_stacking import stack
from grognard.games.prussia.rules.s09_disorder import disorder_in_place
from grognard.games.prussia.rules.s10_09_retreat import begin_retreat
from grognard.games.prussia.rules.s12_02_morale import capture, capture_counter
from grognard.games.prussia.rules.s15_leaders import catch_leaders
from grognard.games.prussia.state import PrussiaState, roll
from grognard.games.prussia.tables import (
    CAVALRY,
    CHARTS,
    DIRECTIONS,
    DISORDERED,
    FORMED,
    ROUTED,
    Hex,
    Piece,
)

_CAPTURE: Final[dict[str, int]] = CHARTS["capture"]


CAPTURE_NONE: Final = 0


CAPTURE_COUNTER: Final = 1


CAPTURE_ALL: Final = 2


CAPTURE_CAVALRY: Final[int] = _CAPTURE["capturing_stack_has_cavalry"]


CAPTURE_DISORDERED: Final[int] = _CAPTURE["artillery_disordered"]


CAPTURE_ARMY: Final[list[int]] = [
    0,
    _CAPTURE["owner_army_demoralized"],
    _CAPTURE["owner_army_broken"],
]


CAPTURE_FRIEND: Final[int] = _CAPTURE["friendly_formed_unit_adjacent_to_artillery"]


def capture_result(roll: int) -> int:
    """§10.10.1 Return what a modified roll captures."""
    if roll <= _CAPTURE["escapes_to"]:
        return CAPTURE_NONE
    return CAPTURE_COUNTER if roll <= _CAPTURE["counter_to"] else CAPTURE_ALL


def capture_modifier(state: PrussiaState, battery: Piece, side: Player) -> int:
    """§10.10.1 Return the modifier of a capture roll."""
    field = state.field
    here = Hex(state.hex_of[battery])
    total = CAPTURE_ARMY[state.army_of[field.side_of[battery]]]
    if state.morale_of[battery] == DISORDERED:
        total += CAPTURE_DISORDERED
    march = state.combat.march
    for at in range(0, len(march), 2):
        if march[at + 1] == here and field.arm_of[march[at]] == CAVALRY:
            total += CAPTURE_CAVALRY
            break
    if _has_formed_friend(state, here, field.side_of[battery]):
        total += CAPTURE_FRIEND
    return total


def _has_formed_friend(state: PrussiaState, here: Hex, side: Player) -> bool:
    for way in range(DIRECTIONS):
        there = Hex(state.field.neighbours[here * DIRECTIONS + way])
        if there < 0:
            continue
        for unit in stack(state, there):
            if state.field.side_of[unit] == side and state.morale_of[unit] == FORMED:
                return True
    return False


def try_capture(state: PrussiaState, battery: Piece, side: Player) -> None:
    """§10.10.1 A routed battery is taken; another rolls: escaped, half taken, taken."""
    if state.morale_of[battery] == ROUTED:
        capture(state, battery, "§10.10.1")
        return
    modifier = capture_modifier(state, battery, side)
    die = roll(state, "capture")
    state.note("§10.10.1", "capture-roll", side, [battery, die, modifier])
    result = capture_result(die + modifier)
    if result == CAPTURE_COUNTER and state.left_of[battery] >= 3:
        capture_counter(state, battery)
    elif result != CAPTURE_NONE:
        capture(state, battery, "§10.10.1")
        return
    if state.morale_of[battery] == FORMED:
        disorder_in_place(state, battery)
    begin_retreat(state, battery, 1, Hex(state.hex_of[battery]))


class DoCapture(Step[PrussiaState]):
    """§10.10.1 Batteries are tried for; its frame: a the side, b 1 by momentum."""

    section = "§10.10.1"

    def run(self, state: PrussiaState) -> None:
        """§10.10.1 Try for each battery in the entered hexes; then the winners step in."""
        combat = state.combat
        side, is_momentum = state.todo.a(), state.todo.b()
        while combat.guns:
            battery = combat.guns.pop(0)
            if state.hex_of[battery] in combat.entered:
                try_capture(state, battery, side)
                return
        state.todo.pop()
        catch_leaders(state)  # §15.2 whoever was left with the guns
        if is_momentum:
            s10_11_momentum.rush_in(state)
        else:
            s10_10_advance.step_in(state, side)


DO_CAPTURE: Final[DoCapture] = DoCapture()
