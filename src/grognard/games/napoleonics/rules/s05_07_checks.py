"""§5.7.1, §5.7.2 The leader casualty check."""

from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s02_04_dice import roll
from grognard.games.napoleonics.rules.s02_unit_cards import (
    CHECK_DICE,
    CHECK_DICE_ALONE,
    CHECK_SABERS,
)
from grognard.games.napoleonics.rules.s05_07_leaders import kill_leader
from grognard.games.napoleonics.rules.s05_10_leader_retreat import begin_leader_retreat
from grognard.games.napoleonics.rules.s09_scenarios import Leader
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import SABER


def check_leader(state: NapoleonicsState, leader: Leader, here: Hex, has_unit: bool) -> None:
    """§5.7 One roll causes one check (ruling R15); a leader left alone must retreat."""
    if not state.checked:
        if not _survives(state, leader, has_unit):
            kill_leader(state, leader, "§5.7.1" if has_unit else "§5.7.2")
            return
        if has_unit:
            state.note("§5.7.1", "leader-safe", state.scenario.leader_side[leader], (leader,))
    if not has_unit:
        begin_leader_retreat(state, leader)  # §5.7.2


def _survives(state: NapoleonicsState, leader: Leader, has_unit: bool) -> bool:
    """§5.7.1 Two sabers of two dice kill; §5.7.2 one of one when his unit is gone."""
    state.checked = 1
    rule = "§5.7.1" if has_unit else "§5.7.2"
    dice = CHECK_DICE if has_unit else CHECK_DICE_ALONE
    needed = CHECK_SABERS if has_unit else CHECK_DICE_ALONE
    enemy = 1 - state.scenario.leader_side[leader]
    counts = roll(state, rule, "check", enemy, [leader], dice, 1 << SABER)
    return counts[SABER] < needed
