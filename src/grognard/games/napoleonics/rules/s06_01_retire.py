"""§6.1 Cavalry retires and reforms."""

from grognard.core.types import OK
from grognard.games.napoleonics.reasons import (
    CANNOT_RETIRE,
    NOT_BACK,
    NOT_CAVALRY,
    NOT_INFANTRY_ATTACK,
    TWO_LEADERS,
)
from grognard.games.napoleonics.rules.s02_01_board import BEHIND, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_pieces import leader_with
from grognard.games.napoleonics.rules.s05_08_retreat import back_code
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, Unit
from grognard.games.napoleonics.state import ASK_RETREAT, RETIRED, NapoleonicsState
from grognard.games.napoleonics.tables import CAVALRY, INFANTRY

RETIRE_HEXES = 2


def retire_reaction_code(state: NapoleonicsState) -> int:
    """§6.1 Cavalry attacked by infantry may retire if two hexes behind it let it."""
    if state.scenario.arm_of[state.target] != CAVALRY:
        return NOT_CAVALRY
    if state.scenario.arm_of[state.attacker] != INFANTRY:
        return NOT_INFANTRY_ATTACK
    return OK if can_retire(state, state.target) else CANNOT_RETIRE


def can_retire(state: NapoleonicsState, unit: Unit) -> bool:
    """§6.1 Say whether cavalry finds two hexes to retire by."""
    has_leader = leader_with(state, unit) != NO_LEADER
    side = state.scenario.side_of[unit]
    for to in BEHIND[side * NUM_HEXES + state.hex_of[unit]]:
        if retire_step_code(state, unit, has_leader, RETIRE_HEXES, to) == OK:
            return True
    return False


def retire_code(state: NapoleonicsState, unit: Unit, has_leader: bool, left: int, to: Hex) -> int:
    """§6.1 As a retreat, but both hexes must be free; a unit with a leader passes a lone one."""
    scenario = state.scenario
    side = scenario.side_of[unit]
    if to not in BEHIND[side * NUM_HEXES + state.hex_of[unit]]:
        return NOT_BACK
    return retire_step_code(state, unit, has_leader, left, to)


def retire_step_code(
    state: NapoleonicsState, unit: Unit, has_leader: bool, left: int, to: Hex
) -> int:
    """§6.1 Whether a hex will do as one of the two hexes of retiring."""
    code = back_code(state, unit, has_leader, to)
    if code == TWO_LEADERS and left > 1:
        code = OK
    elif code == OK and state.leader_at[to] != NO_LEADER:
        return OK  # attached to him, the second hex is not owed
    if code != OK or left == 1:
        return code
    side = state.scenario.side_of[unit]
    for beyond in BEHIND[side * NUM_HEXES + to]:
        if retire_step_code(state, unit, has_leader, left - 1, beyond) == OK:
            return OK
    return CANNOT_RETIRE


def retire(state: NapoleonicsState) -> None:
    """§6.1 After the dice the cavalry that is left goes two hexes back."""
    unit = state.target
    if state.reaction == RETIRED and state.hex_of[unit] >= 0:
        side = state.scenario.side_of[unit]
        state.todo.push(ASK_RETREAT, side, unit, RETIRE_HEXES, 1, 0)
