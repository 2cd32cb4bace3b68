"""§11.1 Assault declaration."""

from grognard.core.types import OK
from grognard.games.marengo import reasons as why
from grognard.games.marengo.rules import s06_actions
from grognard.games.marengo.rules.s03_map import is_held_by
from grognard.games.marengo.rules.s11_02_leaders import ASK_ATTACK_LEAD, ASK_DEFENSE_LEAD, lead_code
from grognard.games.marengo.rules.s11_04_fire import ASK_FIRE
from grognard.games.marengo.rules.s11_06_result import COMPLETE_ASSAULT, RESULT
from grognard.games.marengo.rules.s15_reinforcements import is_protected
from grognard.games.marengo.state import CLAIM_LEADER, CLOSED, MarengoState, enemy_of, members
from grognard.games.marengo.tables import ARMY_MASK, BEYOND, Locale, Side, blocking


def assault_code(state: MarengoState, side: Side) -> int:
    """§11.1 From a blocked approach, across the opposite one, which the enemy blocks."""
    pieces = state.at[blocking(side)] & ARMY_MASK[state.turn]
    if pieces == 0:
        return why.NOBODY_IN_APPROACH
    if not is_held_by(state, Locale(BEYOND[side]), enemy_of(state.turn)):
        return why.NOBODY_OPPOSITE
    if state.at[blocking(Side(side ^ 1))] == 0:
        return why.NOT_BLOCKED
    if state.across_of[side >> 1] & CLOSED:
        return why.APPROACH_CLOSED
    if is_protected(state, Locale(BEYOND[side]), state.turn):
        return why.PROTECTED_ENTRY
    if state.disorganized & pieces:
        return why.DISORGANIZED
    if state.commands == 0:
        return why.NO_COMMAND
    if pieces & ~state.acted == 0:
        return why.APPROACH_ACTED
    for piece in members(pieces & ~state.acted):
        if lead_code(state, piece, side) == OK:
            return OK
    return why.NOBODY_CAN_LEAD


def declare_assault(state: MarengoState, side: Side) -> None:
    """§11.1 The attacker names the attack approach; the steps follow in order."""
    state.commands -= 1
    state.front = side
    state.claim = CLAIM_LEADER
    state.group = 0
    state.leaders = 0
    state.counters = 0
    state.attack_leads = 0
    state.defense_leads = 0
    state.counter_count = 0
    state.attack_suffered = 0
    state.defense_suffered = 0
    state.note("§11.1", "assault", state.turn, [side])
    defender = enemy_of(state.turn)
    state.push(s06_actions.END_ACTION, state.turn)
    state.push(COMPLETE_ASSAULT, state.turn)
    state.push(RESULT, state.turn)
    state.push(ASK_FIRE, defender, 1)
    state.push(ASK_ATTACK_LEAD, state.turn)
    state.push(ASK_DEFENSE_LEAD, defender)
