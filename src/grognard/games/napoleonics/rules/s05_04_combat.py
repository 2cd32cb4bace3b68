"""§5.4 The combat phase: who may battle whom."""

from typing import Final

from grognard.core.question import Step
from grognard.core.types import OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import DONE, LEADER, UNIT, leader_of, unit_of
from grognard.games.napoleonics.question import NapoleonicsQuestion
from grognard.games.napoleonics.rules.s02_01_board import DISTANCE, NEIGHBOURS, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_pieces import leaders_of, units_of
from grognard.games.napoleonics.rules.s02_unit_cards import RANGE
from grognard.games.napoleonics.rules.s05_03_movement import NO_BATTLE, battle_limit
from grognard.games.napoleonics.rules.s05_05_odds import AboutTarget
from grognard.games.napoleonics.rules.s05_05_ranged import declare_fire, fire_code
from grognard.games.napoleonics.rules.s05_06_melee import declare_melee, melee_code
from grognard.games.napoleonics.rules.s05_07_lone_leaders import (
    declare_on_leader,
    leader_target_code,
)
from grognard.games.napoleonics.rules.s08_cards import may_fire
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import STOOD, NapoleonicsState

# §5.4 Who may battle


def unit_battle_code(state: NapoleonicsState, unit: Unit) -> int:
    """§5.4 Whether an ordered unit may still battle, and has a target."""
    code = ready_code(state, unit)
    if code != OK:
        return code
    return OK if has_target(state, unit) else why.NO_TARGET


def ready_code(state: NapoleonicsState, unit: Unit) -> int:
    """§5.4 Whether a unit is ordered, has not fought, and did not move out of its battle."""
    if state.scenario.side_of[unit] != state.active:
        return why.NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return why.NOT_ON_BOARD
    if not state.ordered_of[unit]:
        return why.NOT_ORDERED
    if state.fought_of[unit]:
        return why.FOUGHT_ALREADY
    return why.BARRED if state.barred_of[unit] else OK


def has_target(state: NapoleonicsState, unit: Unit) -> bool:
    """§5.4 Say whether a unit may attack anybody."""
    scenario, is_engaged = state.scenario, False
    for beside in NEIGHBOURS[state.hex_of[unit]]:
        target, leader = Unit(state.unit_at[beside]), Leader(state.leader_at[beside])
        if target != NO_UNIT:
            if target_code(state, unit, target) == OK:
                return True
            is_engaged = is_engaged or scenario.side_of[target] != state.active
        elif leader != NO_LEADER and leader_target_code(state, unit, leader) == OK:
            return True
    reach = RANGE[scenario.kind_of[unit]]
    if reach < 2 or is_engaged or not may_fire(state):
        return False  # §5.5
    row = state.hex_of[unit] * NUM_HEXES
    for enemy, goal in enumerate(state.hex_of):
        if goal >= 0 and scenario.side_of[enemy] != state.active:
            if DISTANCE[row + goal] <= reach and fire_code(state, unit, Unit(enemy)) == OK:
                return True
    return False


# §5.4 Whom


def target_code(state: NapoleonicsState, unit: Unit, target: Unit) -> int:
    """§5.4 Whether a unit may attack another: melee beside it, fire at a distance."""
    if state.scenario.side_of[target] == state.active:
        return why.NOT_AN_ENEMY
    if state.hex_of[target] < 0:
        return why.NOT_ON_BOARD
    if DISTANCE[state.hex_of[unit] * NUM_HEXES + state.hex_of[target]] == 1:
        return melee_code(state, unit, target)
    return fire_code(state, unit, target)


# §5.4 Battling


def clear_attack(state: NapoleonicsState) -> None:
    """§5.4 Nothing is declared yet."""
    state.target = NO_UNIT
    state.target_leader = NO_LEADER
    state.batteries = 0
    state.reaction = STOOD


class BeginBattles(Step[NapoleonicsState]):
    """§5.4 Movement is over: combat follows."""

    section = "§5.4"

    def run(self, state: NapoleonicsState) -> None:
        """§5.4 After all movement, combat; a card without battle skips it."""
        state.todo.pop()
        for unit in state.scenario.units:
            if state.ordered_of[unit] and battle_limit(state, unit) == NO_BATTLE:
                state.barred_of[unit] = 1  # §8.2.11
        state.push(ASK_BATTLE, state.active)


class AskBattle(NapoleonicsQuestion):
    """§5.4 Who battles next?"""

    id = "battle"
    section = "§5.4"
    gives_up = DONE
    ends_with = DONE
    asks_units = True

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the ordered units, and the end of combat."""
        ordered = state.ordered_of
        return [*[UNIT + unit for unit in state.scenario.units if ordered[unit]], DONE]

    def unit_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """§5.4 A unit that has a target."""
        return unit_battle_code(state, unit)

    def waits(self, state: NapoleonicsState) -> bool:
        """§5.4 Ask who battles next while anybody can."""
        state.is_bonus = 0
        for unit in state.scenario.units:
            if state.ordered_of[unit] and unit_battle_code(state, unit) == OK:
                return True
        state.todo.pop()
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.4 A unit is named; whom it attacks is asked next."""
        if action == DONE:
            state.close()
            return
        state.attacker = unit_of(action)
        state.start = Hex(state.hex_of[state.attacker])
        clear_attack(state)
        state.push(ASK_TARGET, state.active)


class AskTarget(AboutTarget):
    """§5.4 Whom does it attack?"""

    id = "target"
    section = "§5.4"

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the enemies on the board."""
        return enemies_on_board(state)

    def unit_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """§5.4 Melee beside it, fire at a distance."""
        return target_code(state, state.attacker, unit)

    def leader_code(self, state: NapoleonicsState, leader: Leader) -> int:
        """§5.7.3 A lone leader beside it."""
        return leader_target_code(state, state.attacker, leader)

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.5.1, §5.6.1, §5.7.3 Declare the attack."""
        declare(state, action)


DO_BATTLES: Final = BeginBattles()
ASK_BATTLE: Final = AskBattle()
ASK_TARGET: Final = AskTarget()


def enemies_on_board(state: NapoleonicsState) -> list[Action]:
    """§5.4 Return the enemy units and leaders on the board, as clicks."""
    enemy = 1 - state.active
    return [
        *[UNIT + unit for unit in units_of(state, enemy)],
        *[LEADER + leader for leader in leaders_of(state, enemy)],
    ]


def declare(state: NapoleonicsState, action: Action) -> None:
    """§5.4 A unit attacks another, §5.7.3 or a lone leader."""
    state.todo.pop()
    if action >= LEADER:
        declare_on_leader(state, leader_of(action))
        return
    state.target = unit_of(action)
    state.goal = Hex(state.hex_of[state.target])
    if DISTANCE[state.start * NUM_HEXES + state.goal] == 1:
        declare_melee(state)
    else:
        declare_fire(state)
