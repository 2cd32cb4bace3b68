"""§5.8 What flags cost: hexes of retreat, or blocks."""

from grognard.core.types import OK
from grognard.games.napoleonics.reasons import IMPASSABLE, NOT_BACK, OCCUPIED, TWO_LEADERS
from grognard.games.napoleonics.rules.s02_01_board import BEHIND, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_unit_cards import HEXES_PER_FLAG
from grognard.games.napoleonics.rules.s05_05_losses import suffer
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s07_terrain import is_closed
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Unit
from grognard.games.napoleonics.state import ASK_RETREAT, NapoleonicsState, note


def take_flags(state: NapoleonicsState, unit: Unit, flags: int, ignored: int) -> None:
    """§5.8 A hex for each flag left (militia three); §6.2.4 a square loses blocks instead."""
    side = state.scenario.side_of[unit]
    note(state, "§5.9", "flags", side, [unit, flags, ignored])
    hexes = (flags - ignored) * HEXES_PER_FLAG[state.scenario.kind_of[unit]]
    if hexes == 0:
        return
    if is_square(state, unit):
        lose_for_retreat(state, unit, hexes, "§6.2.4")
    else:
        state.todo.push(ASK_RETREAT, side, unit, hexes, 0, 0)


def lose_for_retreat(state: NapoleonicsState, unit: Unit, hexes: int, rule: str) -> None:
    """§5.8 A block is lost for each hex that cannot be gone; §5.7 no second check (ruling R15)."""
    lost = min(hexes, state.blocks_of[unit])
    note(state, rule, "blocked", state.scenario.side_of[unit], [unit, lost])
    suffer(state, unit, hexes, rule)


def retreat_code(state: NapoleonicsState, unit: Unit, has_leader: bool, to: Hex) -> int:
    """§5.8 Back, onto a free hex; a lone leader's only for a unit that has none."""
    scenario = state.scenario
    side = scenario.side_of[unit]
    if to not in BEHIND[side * NUM_HEXES + state.hex_of[unit]]:
        return NOT_BACK
    return back_code(state, unit, has_leader, to)


def back_code(state: NapoleonicsState, unit: Unit, has_leader: bool, to: Hex) -> int:
    """§5.8 Whether a hex behind takes a retreating unit in."""
    scenario = state.scenario
    if is_closed(scenario, scenario.arm_of[unit], to):
        return IMPASSABLE
    leader = state.leader_at[to]
    if state.unit_at[to] != NO_UNIT:
        return OCCUPIED
    if leader == NO_LEADER:
        return OK
    if scenario.leader_side[leader] != scenario.side_of[unit]:
        return OCCUPIED
    return TWO_LEADERS if has_leader else OK
