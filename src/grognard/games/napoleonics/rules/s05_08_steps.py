"""§5.8, §6.1 Retreating and retiring hex by hex."""

from grognard.core.types import OK
from grognard.games.napoleonics.rules.s02_01_board import BEHIND, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_pieces import leader_with, place_leader, place_unit
from grognard.games.napoleonics.rules.s05_08_retreat import lose_for_retreat, retreat_code
from grognard.games.napoleonics.rules.s06_01_retire import retire_code
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, Leader
from grognard.games.napoleonics.state import NapoleonicsState, note


def own_leader(state: NapoleonicsState) -> Leader:
    """Return the leader who goes along with the retreating unit, or NO_LEADER."""
    if state.todo.d() > 0:
        return state.scenario.leaders[state.todo.d() - 1]
    return leader_with(state, state.scenario.units[state.todo.a()])


def step_code(state: NapoleonicsState, to: Hex) -> int:
    """§5.8, §6.1 Whether the unit in question may step back onto a hex."""
    unit = state.scenario.units[state.todo.a()]
    has_leader = own_leader(state) != NO_LEADER
    if state.todo.c():
        return retire_code(state, unit, has_leader, state.todo.b(), to)
    return retreat_code(state, unit, has_leader, to)


def step_back(state: NapoleonicsState, to: Hex) -> None:
    """§5.8 One hex back, the leader with it; a lone leader there ends it and is attached."""
    unit = state.scenario.units[state.todo.a()]
    leader, met = own_leader(state), state.leader_at[to]
    here = state.hex_of[unit]
    rule = "§6.1" if state.todo.c() else "§5.8"
    note(state, rule, "retreat", state.scenario.side_of[unit], [unit, here, to])
    place_unit(state, unit, to)
    state.todo.set_b(state.todo.b() - 1)
    if met != NO_LEADER and leader != NO_LEADER:
        _pass_leader(state, leader, to)
    elif met != NO_LEADER:
        note(state, rule, "attach", state.scenario.side_of[unit], [met, unit])
        state.todo.set_b(0)
    elif leader != NO_LEADER:
        place_leader(state, leader, to)
        state.todo.set_d(0)


def _pass_leader(state: NapoleonicsState, leader: Leader, to: Hex) -> None:
    """§6.1 A leader rides through another's hex; until the next hex he is not placed."""
    here = state.leader_hex[leader]
    if state.leader_at[here] == leader:
        state.leader_at[here] = NO_LEADER
    state.leader_hex[leader] = to
    state.todo.set_d(leader + 1)


def open_retreat(state: NapoleonicsState) -> bool:
    """§5.8 Ask for the next hex if there are two; where none is free, blocks are lost."""
    if state.todo.b() == 0:
        state.todo.pop()
        return False
    unit = state.scenario.units[state.todo.a()]
    side = state.scenario.side_of[unit]
    free = [
        to for to in BEHIND[side * NUM_HEXES + state.hex_of[unit]] if step_code(state, to) == OK
    ]
    if len(free) > 1:
        return True
    if free:
        step_back(state, free[0])
        return False
    hexes = state.todo.b()
    state.todo.pop()
    lose_for_retreat(state, unit, hexes, "§5.8")
    return False
