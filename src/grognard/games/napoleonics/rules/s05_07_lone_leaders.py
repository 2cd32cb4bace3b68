"""§5.7.3 Attacks on leaders who are with no unit."""

from grognard.core.types import OK
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.rules import s05_06_melee as melee
from grognard.games.napoleonics.rules.s02_01_board import DISTANCE, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_04_dice import roll
from grognard.games.napoleonics.rules.s02_pieces import is_lone
from grognard.games.napoleonics.rules.s05_05_losses import BLOW_MELEE
from grognard.games.napoleonics.rules.s05_06_dice import melee_dice
from grognard.games.napoleonics.rules.s05_07_leaders import kill_leader
from grognard.games.napoleonics.rules.s05_10_leader_retreat import begin_leader_retreat
from grognard.games.napoleonics.rules.s06_04_combined_arms import attack_dice
from grognard.games.napoleonics.rules.s08_cards import may_melee
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import SABER


def leader_target_code(state: NapoleonicsState, unit: Unit, leader: Leader) -> int:
    """§5.7.3 Melee with a lone enemy leader beside; he cannot be fired at."""
    if state.scenario.leader_side[leader] == state.active:
        return why.NOT_AN_ENEMY
    goal = Hex(state.leader_hex[leader])
    if goal < 0:
        return why.NOT_ON_BOARD
    if not is_lone(state, leader):
        return why.LEADER_NOT_LONE
    if DISTANCE[state.hex_of[unit] * NUM_HEXES + goal] != 1:
        return why.LEADER_NO_FIRE
    if not may_melee(state):
        return why.CARD_NO_MELEE
    dice = melee_dice(state, unit, NO_UNIT, goal, state.active, state.is_bonus)
    return OK if dice > 0 else why.NO_DICE


def declare_on_leader(state: NapoleonicsState, leader: Leader) -> None:
    """§5.7.3 A unit attacks a lone leader."""
    state.target = NO_UNIT
    state.target_leader = leader
    state.goal = Hex(state.leader_hex[leader])
    state.note("§5.7.3", "melee-leader", state.active, (state.attacker, leader))
    state.push(melee.DO_MELEE, state.active, 0)


def attack_leader(state: NapoleonicsState) -> None:
    """§5.7.3 One saber kills a lone leader, whoever rolls it; else he must retreat."""
    leader = state.target_leader
    number = attack_dice(state)
    numbers = [state.attacker, -1 - leader, BLOW_MELEE]
    counts = roll(state, "§5.7.3", "roll", state.active, numbers, number, 1 << SABER)
    if counts[SABER]:
        kill_leader(state, leader, "§5.7.3")
    else:
        begin_leader_retreat(state, leader)
