"""§5.12 Bonus actions: taking ground, cavalry breakthrough, bonus melee."""

from typing import Final

from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import HEX, NO, hex_of
from grognard.games.napoleonics.question import AboutAttacker
from grognard.games.napoleonics.rules import s05_04_combat as combat
from grognard.games.napoleonics.rules import s05_06_melee as melee
from grognard.games.napoleonics.rules.s02_01_board import (
    AHEAD,
    DISTANCE,
    NEIGHBOURS,
    NUM_HEXES,
    Hex,
)
from grognard.games.napoleonics.rules.s02_pieces import leader_with, place_leader, place_unit
from grognard.games.napoleonics.rules.s05_03_movement import enter_code
from grognard.games.napoleonics.rules.s05_05_odds import AboutTarget
from grognard.games.napoleonics.rules.s05_07_lone_leaders import leader_target_code
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s07_terrain import bars_battle, must_stop
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, Leader, Unit
from grognard.games.napoleonics.state import WORKS_STOP_ACROSS, NapoleonicsState
from grognard.games.napoleonics.tables import ARTILLERY, CAVALRY, Kind


def is_vacated(state: NapoleonicsState) -> bool:
    """§5.12 Say whether nobody is left in the hex that was attacked."""
    return state.unit_at[state.goal] < 0 and state.leader_at[state.goal] < 0


def begin_bonus_actions(state: NapoleonicsState) -> None:
    """§5.12 Infantry and cavalry may follow up; guns and squares may not."""
    unit = state.attacker
    if state.hex_of[unit] < 0 or is_square(state, unit):
        return  # §6.2.7
    if state.scenario.arm_of[unit] != ARTILLERY:
        state.push(ASK_GROUND, state.active)


# §5.12.1 Taking ground


def ground_code(state: NapoleonicsState, to: Hex) -> int:
    """§5.12.1 Only the hex just vacated is taken."""
    if to != state.goal:
        return why.NOT_VACATED
    unit = state.attacker
    return enter_code(state, unit, leader_with(state, unit) != NO_LEADER, to)


def stay_back_code(state: NapoleonicsState) -> int:
    """§5.12.1 Following up is free; §9.15 British cavalry at Waterloo must."""
    return why.MUST_FOLLOW if state.scenario.impetuous[state.attacker] else OK


def take_ground(state: NapoleonicsState) -> None:
    """§5.12.1 The unit enters the vacated hex; §5.12.2 cavalry may then break through."""
    unit, start = state.attacker, Hex(state.hex_of[state.attacker])
    is_first = state.is_bonus == 0
    state.todo.pop()
    _follow(state, unit, state.goal, "ground", "§5.12.1")
    if state.scenario.arm_of[unit] != CAVALRY or not is_first:
        return
    state.push(ASK_BONUS, state.active)
    only_across = state.settings[WORKS_STOP_ACROSS] != 0
    if not must_stop(state.scenario, start, state.goal, only_across):
        state.push(ASK_BREAKTHROUGH, state.active)


def _follow(state: NapoleonicsState, unit: Unit, to: Hex, kind: str, rule: str) -> None:
    """§5.12 A unit moves one hex, its leader with it; §7 some ground ends its battles."""
    here, leader, met = (
        Hex(state.hex_of[unit]),
        leader_with(state, unit),
        Leader(state.leader_at[to]),
    )
    state.note(rule, kind, state.active, (unit, here, to))
    place_unit(state, unit, to)
    if leader != NO_LEADER:
        place_leader(state, leader, to)
    if met != NO_LEADER:
        state.note(rule, "attach", state.active, (met, unit))
    if bars_battle(state.scenario, Kind(state.scenario.kind_of[unit]), to):
        state.barred_of[unit] = 1


# §5.12.2 Breakthrough


def breakthrough_code(state: NapoleonicsState, to: Hex) -> int:
    """§5.12.2 One hex more, back to the start too; §9.15 the impetuous ride at the enemy's edge."""
    unit = state.attacker
    here = Hex(state.hex_of[unit])
    if to not in NEIGHBOURS[here]:
        return why.NOT_BESIDE
    code = enter_code(state, unit, leader_with(state, unit) != NO_LEADER, to)
    if code != OK or not _must_ride_on(state):
        return code
    return OK if to in _vacant_ahead(state, unit) else why.MUST_FOLLOW


def _must_ride_on(state: NapoleonicsState) -> bool:
    """§9.15 Say whether impetuous cavalry has a vacant hex ahead, which it must enter."""
    unit = state.attacker
    return state.scenario.impetuous[unit] and len(_vacant_ahead(state, unit)) > 0


def _vacant_ahead(state: NapoleonicsState, unit: Unit) -> list[Hex]:
    """§9.15 Return the hexes towards the enemy's edge with neither unit nor leader (R28)."""
    return [
        to
        for to in AHEAD[state.active * NUM_HEXES + state.hex_of[unit]]
        if enter_code(state, unit, True, to) == OK
    ]


def hold_code(state: NapoleonicsState) -> int:
    """§5.12.2 The extra hex is free, §9.15 but not for the impetuous."""
    return why.MUST_FOLLOW if _must_ride_on(state) else OK


def break_through(state: NapoleonicsState, to: Hex) -> None:
    """§5.12.2 The cavalry rides one hex on."""
    state.todo.pop()
    _follow(state, state.attacker, to, "breakthrough", "§5.12.2")


# §5.12.3 The bonus melee


def bonus_target_code(state: NapoleonicsState, target: Unit) -> int:
    """§5.12.3 Whether cavalry that broke through may melee a unit beside it."""
    if state.scenario.side_of[target] == state.active:
        return why.NOT_AN_ENEMY
    if state.hex_of[target] < 0:
        return why.NOT_ON_BOARD
    unit = state.attacker
    if DISTANCE[state.hex_of[unit] * NUM_HEXES + state.hex_of[target]] != 1:
        return why.CAVALRY_NO_FIRE
    return melee.melee_code(state, unit, target)


class AskGround(AboutAttacker):
    """§5.12.1 Is the vacated hex taken?"""

    id = "ground"
    section = "§5.12.1"
    passes = NO

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the hex, and staying."""
        return [HEX + state.goal, NO]

    def hex_code(self, state: NapoleonicsState, to: Hex) -> int:
        """§5.12.1 Only the hex just vacated."""
        return ground_code(state, to)

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """§5.12.1 Staying back."""
        return stay_back_code(state) if action == NO else NOT_ASKED_CODE

    def waits(self, state: NapoleonicsState) -> bool:
        """§5.12.1 Ask whether the hex is taken, if it can be and need not be."""
        if ground_code(state, state.goal) != OK:
            state.todo.pop()
            return False
        if stay_back_code(state) == OK:
            return True
        take_ground(state)
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.12.1 Take it, or stay."""
        state.chain += 1
        if action == NO:
            state.todo.pop()
        else:
            take_ground(state)


class AskBreakthrough(AboutAttacker):
    """§5.12.2 Where does the cavalry ride on to?"""

    id = "breakthrough"
    section = "§5.12.2"
    passes = NO

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the hexes around it, and staying."""
        return [*[HEX + to for to in NEIGHBOURS[state.hex_of[state.attacker]]], NO]

    def hex_code(self, state: NapoleonicsState, to: Hex) -> int:
        """§5.12.2 One hex more."""
        return breakthrough_code(state, to)

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """§5.12.2 Staying there."""
        return hold_code(state) if action == NO else NOT_ASKED_CODE

    def waits(self, state: NapoleonicsState) -> bool:
        """§5.12.2 Ask for the extra hex, if there is one to choose."""
        found = self.legal(state, state.active)
        if not found or found[0] == NO:
            state.todo.pop()
            return False
        if len(found) == 1:
            break_through(state, hex_of(found[0]))
            return False
        return True

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.12.2 Ride there, or stay."""
        state.chain += 1
        if action == NO:
            state.todo.pop()
        else:
            break_through(state, hex_of(action))


class AskBonus(AboutTarget):
    """§5.12.3 Whom does the cavalry attack in its bonus melee?"""

    id = "bonus"
    section = "§5.12.3"
    ends_with = NO

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the enemies on the board, and nobody."""
        return [*combat.enemies_on_board(state), NO]

    def unit_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """§5.12.3 A unit beside it."""
        return bonus_target_code(state, unit)

    def leader_code(self, state: NapoleonicsState, leader: Leader) -> int:
        """§5.7.3 A lone leader beside it."""
        return leader_target_code(state, state.attacker, leader)

    def waits(self, state: NapoleonicsState) -> bool:
        """§5.12.3 Ask for a second melee, if the ground allows it and an enemy stands beside."""
        unit = state.attacker
        state.is_bonus = 1
        state.start = Hex(state.hex_of[unit])
        combat.clear_attack(state)
        if not state.barred_of[unit] and combat.has_target(state, unit):
            return True
        state.todo.pop()
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.12.3 Declare it, or not."""
        if action == NO:
            state.close()
        else:
            combat.declare(state, action)


ASK_GROUND: Final = AskGround()
ASK_BREAKTHROUGH: Final = AskBreakthrough()
ASK_BONUS: Final = AskBonus()
