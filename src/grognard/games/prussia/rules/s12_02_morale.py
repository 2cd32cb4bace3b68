"""§12 Army morale: what fills the tracks, Combat Success, demoralized and broken armies."""

from grognard.core.types import Player
from grognard.games.prussia.rules.s05_stacking import remove, set_left
from grognard.games.prussia.rules.s10_12_success import gain_success
from grognard.games.prussia.rules.s12_01_track import (
    CAPTURED,
    DESTROYED,
    FLED,
    NO_UNIT,
    PAYMENT,
    PENALTY,
    fill,
    level,
    lift,
)
from grognard.games.prussia.state import CAPTURED as FATE_CAPTURED
from grognard.games.prussia.state import LOST, PrussiaState, enemy_of
from grognard.games.prussia.tables import ARTILLERY, BROKEN, GOOD, ROUTED, Hex, Piece

# §12.2 Counters on the track


def counters_left(state: PrussiaState, unit: Piece) -> int:
    """§12.2 A unit of three or four steps is two counters, its second is the replacement."""
    return 2 if state.left_of[unit] >= 3 else 1


def _to_track(state: PrussiaState, unit: Piece, kind: int, steps: int) -> None:
    """§12.2 Put one counter of a unit on its army's track; §10.12 the enemy gains a marker."""
    side = state.field.side_of[unit]
    box = fill(state.track[side], kind, unit, steps)
    gain_success(state, enemy_of(side), 1)
    state.note("§12.2", "track", side, [unit, kind, box])


def lose_step(state: PrussiaState, unit: Piece) -> bool:
    """§10.8.1.1 A unit loses a step; return whether it is still there."""
    left = state.left_of[unit]
    here = Hex(state.hex_of[unit])
    side = state.field.side_of[unit]
    state.note("§10.8.1.1", "step", side, [unit, here, left - 1])
    if left == 3 or left == 1:
        _to_track(state, unit, DESTROYED, 0)
    if left == 1:
        remove(state, unit, LOST)
        return False
    set_left(state, unit, left - 1)
    return True


def capture(state: PrussiaState, unit: Piece, rule: str) -> None:
    """§12.2 Every counter of a unit goes to the track as captured."""
    field = state.field
    side = field.side_of[unit]
    here = Hex(state.hex_of[unit])
    left = state.left_of[unit]
    state.note(rule, "captured", side, [unit, here, left])
    is_gun = field.arm_of[unit] == ARTILLERY
    if left >= 3:
        _to_track(state, unit, CAPTURED, left - 2 if is_gun else 0)
        _to_track(state, unit, CAPTURED, 2 if is_gun else 0)
    else:
        _to_track(state, unit, CAPTURED, left if is_gun else 0)
    remove(state, unit, FATE_CAPTURED)


def capture_counter(state: PrussiaState, battery: Piece) -> None:
    """§10.10.1 Only the counter on the map is captured; the replacement has two steps."""
    side = state.field.side_of[battery]
    steps = state.left_of[battery] - 2
    state.note("§10.10.1", "counter-captured", side, [battery, steps])
    _to_track(state, battery, CAPTURED, steps)
    set_left(state, battery, 2)


def flee_off(state: PrussiaState, unit: Piece, rule: str) -> None:
    """§7.1, §12.2 A routed unit that leaves the map counts as destroyed."""
    side = state.field.side_of[unit]
    state.note(rule, "fled", side, [unit, Hex(state.hex_of[unit])])
    for _ in range(counters_left(state, unit)):
        _to_track(state, unit, FLED, 0)
    remove(state, unit, LOST)


# §12.2 Morale that is spent, lost or won otherwise


def pay(state: PrussiaState, side: Player, points: int) -> None:
    """§12.2 Spend points: a marker for each into the next free boxes."""
    for _ in range(points):
        fill(state.track[side], PAYMENT, NO_UNIT, 0)


def lower_morale(state: PrussiaState, side: Player, points: int, floor: int) -> int:
    """§12.2 Lose points, a marker for each, not below `floor`; return how many were lost."""
    lost = 0
    while lost < points and level(state.track[side]) > floor:
        fill(state.track[side], PENALTY, NO_UNIT, 0)
        lost += 1
    return lost


def raise_morale(state: PrussiaState, side: Player, points: int, cap: int) -> int:
    """§13 Raise the lowest filled box, or the marker of an empty track, as far as `cap`."""
    gained = 0
    while gained < points and lift(state.track[side], cap):
        gained += 1
    return gained


def marker_now(state: PrussiaState, side: Player) -> int:
    """§13 Return where the morale marker would be placed now."""
    return level(state.track[side]) - routed_on_map(state, side)


def routed_on_map(state: PrussiaState, side: Player) -> int:
    """§13 Count a side's routed units on the map."""
    on_map = [unit for unit in state.field.units_of[side] if state.hex_of[unit] >= 0]
    return sum(1 for unit in on_map if state.morale_of[unit] == ROUTED)


def is_demoralized(state: PrussiaState, side: Player) -> bool:
    """§12.3 Say whether an army is demoralized or broken."""
    return state.army_of[side] != GOOD


def set_army(state: PrussiaState, side: Player, to: int) -> None:
    """§12.3, §12.4 An army falls to a worse state, for good."""
    state.army_of[side] = to
    kind = "broken" if to == BROKEN else "demoralized"
    state.note("§12.4" if to == BROKEN else "§12.3", kind, side, [state.marker[side]])
