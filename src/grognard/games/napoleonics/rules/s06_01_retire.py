"""§6.1 Cavalry retires and reforms."""

from typing import Final

from grognard.core.types import OK
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.rules.s02_01_board import BEHIND, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_pieces import leader_with
from grognard.games.napoleonics.rules.s05_03_movement import enter_code
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import CAVALRY, INFANTRY

RETIRE_HEXES: Final = 2


def retire_reaction_code(state: NapoleonicsState) -> int:
    """§6.1 Cavalry attacked by infantry may retire if two hexes behind it let it."""
    if state.scenario.arm_of[state.target] != CAVALRY:
        return why.NOT_CAVALRY
    if state.scenario.arm_of[state.attacker] != INFANTRY:
        return why.NOT_INFANTRY_ATTACK
    return OK if can_retire(state, state.target) else why.CANNOT_RETIRE


def can_retire(state: NapoleonicsState, unit: Unit) -> bool:
    """§6.1 Say whether cavalry finds two hexes to retire by."""
    has_leader = leader_with(state, unit) != NO_LEADER
    side = state.scenario.side_of[unit]
    for to in BEHIND[side * NUM_HEXES + state.hex_of[unit]]:
        if retire_step_code(state, unit, has_leader, RETIRE_HEXES, to) == OK:
            return True
    return False


def retire_step_code(
    state: NapoleonicsState, unit: Unit, has_leader: bool, left: int, to: Hex
) -> int:
    """§6.1 Whether a hex will do as one of the two hexes, which must be free.

    A unit with a leader passes a lone one.
    """
    code = enter_code(state, unit, has_leader, to)
    if code == why.TWO_LEADERS and left > 1:
        code = OK
    elif code == OK and state.leader_at[to] != NO_LEADER:
        return OK  # attached to him, the second hex is not owed
    if code != OK or left == 1:
        return code
    side = state.scenario.side_of[unit]
    for beyond in BEHIND[side * NUM_HEXES + to]:
        if retire_step_code(state, unit, has_leader, left - 1, beyond) == OK:
            return OK
    return why.CANNOT_RETIRE
