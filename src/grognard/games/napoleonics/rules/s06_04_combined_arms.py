"""§6.4 Combined arms: batteries that fire with an infantry or cavalry attack."""

from typing import Final

from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.plan import Plan
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import DONE, UNIT, target, unit_of
from grognard.games.napoleonics.question import AboutAttacker
from grognard.games.napoleonics.rules import s05_05_odds as odds
from grognard.games.napoleonics.rules.s02_01_board import DISTANCE, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_pieces import enemy_unit_beside
from grognard.games.napoleonics.rules.s05_05_dice import fire_dice, reaches
from grognard.games.napoleonics.rules.s05_05_line_of_fire import has_line
from grognard.games.napoleonics.rules.s05_06_dice import melee_dice
from grognard.games.napoleonics.rules.s08_cards import may_fire
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import ARTILLERY


def battery_code(state: NapoleonicsState, battery: Unit, target: Unit, goal: Hex) -> int:
    """§6.4 Whether an ordered battery may join: range and line; §5.5 fire needs no enemy beside."""
    scenario = state.scenario
    if scenario.side_of[battery] != state.active:
        return why.NOT_YOUR_PIECE
    if scenario.arm_of[battery] != ARTILLERY:
        return why.NOT_A_BATTERY
    if state.hex_of[battery] < 0:
        return why.NOT_ON_BOARD
    if not state.ordered_of[battery]:
        return why.NOT_ORDERED
    if state.fought_of[battery]:
        return why.FOUGHT_ALREADY
    if state.barred_of[battery]:
        return why.BARRED
    here = Hex(state.hex_of[battery])
    if DISTANCE[here * NUM_HEXES + goal] > 1:
        code = _distant_code(state, battery, goal)
        if code != OK:
            return code
    return OK if battery_dice(state, battery, target, goal) > 0 else why.NO_DICE


def _distant_code(state: NapoleonicsState, battery: Unit, goal: Hex) -> int:
    """§6.4, §5.5 Whether a battery that is not beside the target may fire at it."""
    here = Hex(state.hex_of[battery])
    if not reaches(state, battery, goal):
        return why.OUT_OF_RANGE
    if not may_fire(state):
        return why.CARD_NO_FIRE  # §8.2.9, ruling R24
    if enemy_unit_beside(state, here, state.active):
        return why.BATTERY_ENGAGED  # §5.5: beside an enemy, only melee
    if not has_line(state, here, goal):
        return why.NO_LINE  # §7.2: not over friends
    return OK


def may_be_supported(state: NapoleonicsState, unit: Unit, target: Unit) -> bool:
    """§6.4 Say whether any battery could join a unit's melee."""
    if state.scenario.arm_of[unit] == ARTILLERY:
        return False
    goal = Hex(state.hex_of[target])
    for battery in state.scenario.units:
        if state.ordered_of[battery] and battery_code(state, battery, target, goal) == OK:
            return True
    return False


def join_code(state: NapoleonicsState, battery: Unit) -> int:
    """§6.4 Whether a battery may be added to the declared attack."""
    if state.batteries >> battery & 1:
        return why.IN_ALREADY
    return battery_code(state, battery, state.target, state.goal)


def join(state: NapoleonicsState, battery: Unit) -> None:
    """§6.4 A battery is added."""
    state.batteries |= 1 << battery
    state.note("§6.4", "battery", state.active, (battery,))


# §6.4.1 The dice


def battery_dice(state: NapoleonicsState, battery: Unit, target: Unit, goal: Hex) -> int:
    """§6.4.1 Return the dice a battery adds: as in melee beside the target, else as fire."""
    if DISTANCE[state.hex_of[battery] * NUM_HEXES + goal] == 1:
        return melee_dice(state, battery, target, goal, state.active, state.is_bonus)
    return fire_dice(state, battery, goal)


def batteries_dice(state: NapoleonicsState) -> int:
    """§6.4.1 Return the dice of all batteries in the attack."""
    total, mask, unit = 0, state.batteries, 0
    while mask:
        if mask & 1:
            total += battery_dice(state, state.scenario.units[unit], state.target, state.goal)
        mask >>= 1
        unit += 1
    return total


def attack_dice(state: NapoleonicsState) -> int:
    """§6.4.1 Return the dice of the declared attack, each arm floored at none before adding."""
    by = state.active
    unit = melee_dice(state, state.attacker, state.target, state.goal, by, state.is_bonus)
    return unit + batteries_dice(state)


class AskSupport(AboutAttacker):
    """§6.4 Which battery joins the attack?"""

    id = "support"
    section = "§6.4"
    asks_units = True

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the ordered units, and the attack."""
        ordered = state.ordered_of
        return [*[UNIT + unit for unit in state.scenario.units if ordered[unit]], DONE]

    def unit_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """§6.4 A battery that may join."""
        return join_code(state, unit)

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """§5.4, §6.4 An attack of no dice may not be declared (ruling R42)."""
        if action != DONE:
            return NOT_ASKED_CODE
        return OK if attack_dice(state) > 0 else why.NO_DICE

    def waits(self, state: NapoleonicsState) -> bool:
        """§6.4 Ask for batteries while one can join."""
        for battery in state.scenario.units:
            if state.ordered_of[battery] and join_code(state, battery) == OK:
                return True
        state.todo.pop()
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§6.4 A battery is added, or no more."""
        if action == DONE:
            state.close()
        else:
            join(state, unit_of(action))

    def previews(self, state: NapoleonicsState) -> list[Json]:
        """Return the declared attack."""
        return [odds.attack_preview(state, DONE)]

    def odds(self, state: NapoleonicsState, action: Action) -> Odds | None:
        """§5.6.7 An attack to which nobody can answer rolls at once."""
        return odds.support_odds(state, action)

    def plans(self, state: NapoleonicsState) -> list[Plan]:
        """§6.4 Every battery that may join does, and the attack is made."""
        guns = [target(state.scenario, one) for one in state.legal_actions() if one != DONE]
        last = target(state.scenario, DONE)
        return [Plan("support", Message("napoleonics-plan-support"), guns, last)]


ASK_SUPPORT: Final = AskSupport()
