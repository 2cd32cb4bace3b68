"""§5.4 The combat phase: who may battle whom."""

from grognard.core.types import OK
from grognard.games.napoleonics.reasons import (
    BARRED,
    FOUGHT_ALREADY,
    NO_TARGET,
    NOT_AN_ENEMY,
    NOT_ON_BOARD,
    NOT_ORDERED,
    NOT_YOUR_PIECE,
)
from grognard.games.napoleonics.rules.s02_01_board import DISTANCE, NEIGHBOURS, NUM_HEXES
from grognard.games.napoleonics.rules.s02_unit_cards import RANGE
from grognard.games.napoleonics.rules.s05_03_movement import NO_BATTLE, battle_limit
from grognard.games.napoleonics.rules.s05_05_ranged import declare_fire, fire_code
from grognard.games.napoleonics.rules.s05_06_declaring import declare_melee, melee_code
from grognard.games.napoleonics.rules.s05_07_lone_leaders import leader_target_code
from grognard.games.napoleonics.rules.s08_cards import may_fire
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Unit
from grognard.games.napoleonics.state import (
    ASK_BATTLE,
    STOOD,
    NapoleonicsState,
)

# §5.4 Who may battle


def unit_battle_code(state: NapoleonicsState, unit: Unit) -> int:
    """§5.4 Whether an ordered unit may still battle, and has a target."""
    code = ready_code(state, unit)
    if code != OK:
        return code
    return OK if has_target(state, unit) else NO_TARGET


def ready_code(state: NapoleonicsState, unit: Unit) -> int:
    """§5.4 Whether a unit is ordered, has not fought, and did not move out of its battle."""
    if state.scenario.side_of[unit] != state.active:
        return NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return NOT_ON_BOARD
    if not state.ordered_of[unit]:
        return NOT_ORDERED
    if state.fought_of[unit]:
        return FOUGHT_ALREADY
    return BARRED if state.barred_of[unit] else OK


def has_target(state: NapoleonicsState, unit: Unit) -> bool:
    """§5.4 Say whether a unit may attack anybody."""
    for beside in NEIGHBOURS[state.hex_of[unit]]:
        target, leader = state.unit_at[beside], state.leader_at[beside]
        if target != NO_UNIT:
            if target_code(state, unit, target) == OK:
                return True
        elif leader != NO_LEADER and leader_target_code(state, unit, leader) == OK:
            return True
    reach = RANGE[state.scenario.kind_of[unit]]
    if reach < 2 or not may_fire(state):
        return False
    row = state.hex_of[unit] * NUM_HEXES
    for enemy in state.scenario.units:
        goal = state.hex_of[enemy]
        if goal >= 0 and DISTANCE[row + goal] <= reach and fire_code(state, unit, enemy) == OK:
            return True
    return False


# §5.4 Whom


def target_code(state: NapoleonicsState, unit: Unit, target: Unit) -> int:
    """§5.4 Whether a unit may attack another: melee beside it, fire at a distance."""
    if state.scenario.side_of[target] == state.active:
        return NOT_AN_ENEMY
    if state.hex_of[target] < 0:
        return NOT_ON_BOARD
    if DISTANCE[state.hex_of[unit] * NUM_HEXES + state.hex_of[target]] == 1:
        return melee_code(state, unit, target)
    return fire_code(state, unit, target)


# §5.4 Battling


def begin_battles(state: NapoleonicsState) -> None:
    """§5.4 After all movement, combat; a card without battle skips it."""
    state.todo.pop()
    for unit in state.scenario.units:
        if state.ordered_of[unit] and battle_limit(state, unit) == NO_BATTLE:
            state.barred_of[unit] = 1  # §8.2.11
    state.todo.push(ASK_BATTLE, state.active)


def open_battle(state: NapoleonicsState) -> bool:
    """§5.4 Ask who battles next while anybody can."""
    state.is_bonus = 0
    for unit in state.scenario.units:
        if state.ordered_of[unit] and unit_battle_code(state, unit) == OK:
            return True
    state.todo.pop()
    return False


def choose_attacker(state: NapoleonicsState, unit: Unit) -> None:
    """§5.4 A unit is named; whom it attacks is asked next."""
    state.attacker = unit
    state.start = state.hex_of[unit]
    clear_attack(state)


def clear_attack(state: NapoleonicsState) -> None:
    """§5.4 Nothing is declared yet."""
    state.target = NO_UNIT
    state.target_leader = NO_LEADER
    state.batteries = 0
    state.reaction = STOOD


def declare(state: NapoleonicsState, target: Unit) -> None:
    """§5.5.1, §5.6.1 A unit attacks another."""
    state.target = target
    state.goal = state.hex_of[target]
    state.todo.pop()
    if DISTANCE[state.start * NUM_HEXES + state.goal] == 1:
        declare_melee(state)
    else:
        declare_fire(state)
