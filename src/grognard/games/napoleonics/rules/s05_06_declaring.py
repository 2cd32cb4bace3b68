"""§5.6.1 Whether a melee may be declared."""

from grognard.core.types import OK
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.rules import s05_06_melee as melee
from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s05_06_dice import melee_dice
from grognard.games.napoleonics.rules.s06_04_combined_arms import may_be_supported
from grognard.games.napoleonics.rules.s08_cards import may_melee
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import NapoleonicsState


def melee_code(state: NapoleonicsState, unit: Unit, target: Unit) -> int:
    """§5.6.1 Melee with a unit beside: with a die, its own or a battery's (ruling R42)."""
    if not may_melee(state):
        return why.CARD_NO_MELEE
    goal = Hex(state.hex_of[target])
    if melee_dice(state, unit, target, goal, state.active, state.is_bonus) > 0:
        return OK
    return OK if may_be_supported(state, unit, target) else why.NO_DICE


def declare_melee(state: NapoleonicsState) -> None:
    """§5.6.1 The attacker and its target are announced."""
    if state.is_bonus:
        state.note("§5.12.3", "bonus", state.active, [state.attacker, state.target])
    state.push(melee.DO_MELEE, state.active, 0)


def may_attack(state: NapoleonicsState) -> bool:
    """§6.4.1, §8.2.7 Say whether the attacker stands where it declared its attack (R34)."""
    return state.hex_of[state.attacker] == state.start
