"""§5.5 Ranged combat."""

from typing import Final

from grognard.core.question import Step
from grognard.core.types import OK
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s02_pieces import enemy_unit_beside
from grognard.games.napoleonics.rules.s02_unit_cards import RANGE
from grognard.games.napoleonics.rules.s05_05_dice import fire_dice, reaches
from grognard.games.napoleonics.rules.s05_05_line_of_fire import guns_have_line, has_line
from grognard.games.napoleonics.rules.s05_05_losses import BLOW_FIRE, strike
from grognard.games.napoleonics.rules.s05_09_morale import face_flags
from grognard.games.napoleonics.rules.s08_cards import may_fire
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import ARTILLERY


def fire_code(state: NapoleonicsState, unit: Unit, target: Unit) -> int:
    """§5.5 to §5.5.6 Fire at a unit: in range, in line, with no enemy unit beside the firer."""
    scenario = state.scenario
    side = state.active
    start, goal = Hex(state.hex_of[unit]), Hex(state.hex_of[target])
    if scenario.side_of[target] == side:
        return why.NOT_AN_ENEMY
    if RANGE[scenario.kind_of[unit]] == 0:
        return why.CAVALRY_NO_FIRE
    if not reaches(state, unit, goal):
        return why.OUT_OF_RANGE  # §5.5.2
    if not may_fire(state):
        return why.CARD_NO_FIRE
    if enemy_unit_beside(state, start, side):
        return why.MUST_MELEE
    if fire_dice(state, unit, goal) == 0:
        return why.NO_DICE
    return OK if sees(state, unit, goal) else why.NO_LINE  # §5.5.3


def sees(state: NapoleonicsState, unit: Unit, goal: Hex) -> bool:
    """§5.5.3, §7.2 Say whether a unit has a line of fire; guns on a hill over friends below."""
    start = Hex(state.hex_of[unit])
    if state.scenario.arm_of[unit] == ARTILLERY:
        return guns_have_line(state, state.active, start, goal)
    return has_line(state, start, goal)


def declare_fire(state: NapoleonicsState) -> None:
    """§5.5.1 The firing unit and its target are announced."""
    state.note("§5.5.1", "fire", state.active, (state.attacker, state.target))
    state.push(DO_FIRE, state.active)


class Fire(Step[NapoleonicsState]):
    """§5.5 The declared fire."""

    section = "§5.5"

    def run(self, state: NapoleonicsState) -> None:
        """§5.5, §5.5.9 Dice, losses, retreat; the target neither strikes back nor reacts."""
        state.todo.pop()
        unit, target = state.attacker, state.target
        state.chain += 1
        state.fought_of[unit] = 1
        flags = strike(state, unit, target, fire_dice(state, unit, state.goal), BLOW_FIRE)
        face_flags(state, target, flags, False)


DO_FIRE: Final = Fire()
