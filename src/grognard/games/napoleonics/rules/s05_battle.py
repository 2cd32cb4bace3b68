"""§5.4 The combat phase: who may battle whom. §5.5 Ranged combat, §5.6.1 declaring a melee."""

from grognard.core.types import OK
from grognard.games.napoleonics.board import DISTANCE, NEIGHBOURS, NUM_HEXES, Hex
from grognard.games.napoleonics.line_of_fire import guns_have_line, has_line
from grognard.games.napoleonics.reasons import (
    BARRED,
    CARD_NO_FIRE,
    CARD_NO_MELEE,
    CAVALRY_NO_FIRE,
    FOUGHT_ALREADY,
    LEADER_NO_FIRE,
    LEADER_NOT_LONE,
    MUST_MELEE,
    NO_DICE,
    NO_LINE,
    NO_TARGET,
    NOT_AN_ENEMY,
    NOT_ON_BOARD,
    NOT_ORDERED,
    NOT_YOUR_PIECE,
    OUT_OF_RANGE,
)
from grognard.games.napoleonics.rules.s05_casualties import BLOW_FIRE, strike
from grognard.games.napoleonics.rules.s05_retreat import face_flags
from grognard.games.napoleonics.rules.s05_strength import fire_dice, melee_dice, reaches
from grognard.games.napoleonics.rules.s06_combined_arms import may_be_supported
from grognard.games.napoleonics.rules.s08_cards import (
    NO_BATTLE,
    battle_limit,
    enemy_unit_beside,
    may_fire,
    may_melee,
)
from grognard.games.napoleonics.scenarios import NO_LEADER, NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import (
    ASK_BATTLE,
    DO_FIRE,
    DO_MELEE,
    LINE_OPPOSITE,
    STOOD,
    NapoleonicsState,
    is_lone,
    note,
)
from grognard.games.napoleonics.tables import ARTILLERY, RANGE

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


def fire_code(state: NapoleonicsState, unit: Unit, target: Unit) -> int:
    """§5.5 to §5.5.6 Fire at a unit: in range, in line, with no enemy unit beside the firer."""
    scenario = state.scenario
    side = state.active
    start, goal = state.hex_of[unit], state.hex_of[target]
    if scenario.side_of[target] == side:
        return NOT_AN_ENEMY
    if RANGE[scenario.kind_of[unit]] == 0:
        return CAVALRY_NO_FIRE
    if not reaches(state, unit, goal):
        return OUT_OF_RANGE  # §5.5.2
    if not may_fire(state):
        return CARD_NO_FIRE
    if enemy_unit_beside(state, start, side):
        return MUST_MELEE
    if fire_dice(state, unit, goal) == 0:
        return NO_DICE
    return OK if sees(state, unit, goal) else NO_LINE  # §5.5.3


def sees(state: NapoleonicsState, unit: Unit, goal: Hex) -> bool:
    """§5.5.3, §7.2 Say whether a unit has a line of fire; guns on a hill over friends below."""
    start = state.hex_of[unit]
    if state.scenario.arm_of[unit] == ARTILLERY:
        return guns_have_line(
            state.scenario,
            state.unit_at,
            state.leader_at,
            state.active,
            start,
            goal,
            state.settings[LINE_OPPOSITE] != 0,
        )
    return has_line(
        state.scenario,
        state.unit_at,
        state.leader_at,
        start,
        goal,
        state.settings[LINE_OPPOSITE] != 0,
    )


def melee_code(state: NapoleonicsState, unit: Unit, target: Unit) -> int:
    """§5.6.1 Melee with a unit beside: with a die, its own or a battery's (ruling R42)."""
    if not may_melee(state):
        return CARD_NO_MELEE
    goal = state.hex_of[target]
    if melee_dice(state, unit, target, goal, state.active, state.is_bonus) > 0:
        return OK
    return OK if may_be_supported(state, unit, target) else NO_DICE


def leader_target_code(state: NapoleonicsState, unit: Unit, leader: Leader) -> int:
    """§5.7.3 Melee with a lone enemy leader beside; he cannot be fired at."""
    if state.scenario.leader_side[leader] == state.active:
        return NOT_AN_ENEMY
    goal = state.leader_hex[leader]
    if goal < 0:
        return NOT_ON_BOARD
    if not is_lone(state, leader):
        return LEADER_NOT_LONE
    if DISTANCE[state.hex_of[unit] * NUM_HEXES + goal] != 1:
        return LEADER_NO_FIRE
    if not may_melee(state):
        return CARD_NO_MELEE
    dice = melee_dice(state, unit, NO_UNIT, goal, state.active, state.is_bonus)
    return OK if dice > 0 else NO_DICE


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
        if state.is_bonus:
            note(state, "§5.12.3", "bonus", state.active, [state.attacker, target])
        state.todo.push(DO_MELEE, state.active, 0)
    else:
        note(state, "§5.5.1", "fire", state.active, [state.attacker, target])
        state.todo.push(DO_FIRE, state.active)


def declare_on_leader(state: NapoleonicsState, leader: Leader) -> None:
    """§5.7.3 A unit attacks a lone leader."""
    state.target = NO_UNIT
    state.target_leader = leader
    state.goal = state.leader_hex[leader]
    state.todo.pop()
    note(state, "§5.7.3", "melee-leader", state.active, [state.attacker, leader])
    state.todo.push(DO_MELEE, state.active, 0)


def fire(state: NapoleonicsState) -> None:
    """§5.5, §5.5.9 Fire: dice, losses, retreat; the target neither strikes back nor reacts."""
    state.todo.pop()
    unit, target = state.attacker, state.target
    state.chain += 1
    state.fought_of[unit] = 1
    flags = strike(state, unit, target, fire_dice(state, unit, state.goal), BLOW_FIRE)
    face_flags(state, target, flags, False)


# §5.12.3 The bonus melee


def bonus_target_code(state: NapoleonicsState, target: Unit) -> int:
    """§5.12.3 Whether cavalry that broke through may melee a unit beside it."""
    if state.scenario.side_of[target] == state.active:
        return NOT_AN_ENEMY
    if state.hex_of[target] < 0:
        return NOT_ON_BOARD
    unit = state.attacker
    if DISTANCE[state.hex_of[unit] * NUM_HEXES + state.hex_of[target]] != 1:
        return CAVALRY_NO_FIRE
    return melee_code(state, unit, target)


def open_bonus(state: NapoleonicsState) -> bool:
    """§5.12.3 Ask for a second melee, if the ground allows it and an enemy stands beside."""
    unit = state.attacker
    state.is_bonus = 1
    state.start = state.hex_of[unit]
    clear_attack(state)
    if not state.barred_of[unit] and has_target(state, unit):
        return True
    state.todo.pop()
    return False
