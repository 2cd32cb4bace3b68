"""§5.6 Melee in its order of steps."""

from typing import ClassVar, Final

from grognard.core.odds import Odds
from grognard.core.question import Step, Wishes
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import RETIRE, SQUARE, STAND, STRIKE
from grognard.games.napoleonics.question import NapoleonicsQuestion
from grognard.games.napoleonics.rules import s05_07_lone_leaders as lone_leaders
from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s05_05_losses import (
    BLOW_FIRST,
    BLOW_MELEE,
    BLOW_RETIRING,
    BLOW_SQUARE,
    strike,
)
from grognard.games.napoleonics.rules.s05_05_odds import attack_preview, reaction_odds
from grognard.games.napoleonics.rules.s05_06_dice import melee_dice
from grognard.games.napoleonics.rules.s05_08_retreat import ASK_RETREAT
from grognard.games.napoleonics.rules.s05_09_morale import face_flags
from grognard.games.napoleonics.rules.s05_12_bonus import begin_bonus_actions, is_vacated
from grognard.games.napoleonics.rules.s05_13_battle_back import ASK_BACK, back_dice, battle_back
from grognard.games.napoleonics.rules.s06_01_retire import RETIRE_HEXES, retire_reaction_code
from grognard.games.napoleonics.rules.s06_02_square import (
    form_code,
    form_square,
    is_square_against_cavalry,
)
from grognard.games.napoleonics.rules.s06_04_combined_arms import (
    ASK_SUPPORT,
    attack_dice,
    may_be_supported,
)
from grognard.games.napoleonics.rules.s08_02_07_first_strike import (
    first_strike_code,
    play_first_strike,
    strike_code,
)
from grognard.games.napoleonics.rules.s08_cards import may_melee
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT, Unit
from grognard.games.napoleonics.state import ASK_ALL, RETIRED, STRUCK, NapoleonicsState
from grognard.games.napoleonics.tables import ARTILLERY

STEP_SUPPORT: Final = 0
STEP_REACT: Final = 1
STEP_FIRST: Final = 2
STEP_ATTACK: Final = 3
STEP_RETIRE: Final = 4
STEP_BONUS: Final = 5
STEP_BACK: Final = 6
STEP_END: Final = 7


# §5.6.1 to §5.6.3 Declaring, and what the defender answers


class Melee(Step[NapoleonicsState]):
    """§5.6 A declared melee. Its frame: a the step."""

    section = "§5.6"

    def run(self, state: NapoleonicsState) -> None:
        """§5.6 Take the next step of the melee."""
        step = state.todo.a()
        state.todo.set_a(step + 1)
        if step == STEP_SUPPORT:
            _ask_support(state)
        elif step == STEP_REACT:
            _ask_reaction(state)
        elif step == STEP_FIRST:
            _strike_first(state)
        elif step == STEP_ATTACK:
            _attack(state)
        elif step == STEP_RETIRE:
            _retire(state)
        elif step == STEP_BONUS:
            _bonus(state)
        elif step == STEP_BACK:
            _battle_back(state)
        else:
            state.todo.pop()


DO_MELEE: Final = Melee()


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
        state.note("§5.12.3", "bonus", state.active, (state.attacker, state.target))
    state.push(DO_MELEE, state.active, 0)


def may_attack(state: NapoleonicsState) -> bool:
    """§6.4.1, §8.2.7 Say whether the attacker stands where it declared its attack (R34)."""
    return state.hex_of[state.attacker] == state.start


def _ask_support(state: NapoleonicsState) -> None:
    """§6.4 Batteries may join infantry or cavalry against a unit (ruling R17)."""
    if state.target != NO_UNIT and state.scenario.arm_of[state.attacker] != ARTILLERY:
        state.push(ASK_SUPPORT, state.active)


def _ask_reaction(state: NapoleonicsState) -> None:
    """§5.6.1 to §5.6.3 The defender is asked whenever he has a card: asking tells nothing."""
    state.chain += 1
    state.fought_of[state.attacker] = 1
    mask = state.batteries
    for unit in state.scenario.units:
        if mask >> unit & 1:
            state.fought_of[unit] = 1
    if state.target == NO_UNIT:
        return
    state.note("§5.6.1", "melee", state.active, (state.attacker, state.target, state.batteries))
    if is_square_against_cavalry(state):
        return  # §6.2.1: it strikes first in any case (ruling R26)
    defender = 1 - state.active
    may_hold = state.hand_size[defender] > 0 and first_strike_code(state) == OK
    if (
        may_hold
        or retire_reaction_code(state) == OK
        or form_code(state, state.target, state.attacker) == OK
    ):
        state.push(ASK_REACT, defender)


class AskReact(NapoleonicsQuestion):
    """§5.6.1 What does the defender answer?"""

    id = "react"
    section = "§5.6.1"
    wishes: ClassVar[Wishes] = {
        "stand": (STAND,),
        "square": (SQUARE, STAND),
        "retire": (RETIRE, STAND),
    }

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the answers."""
        return CLICK_REACTIONS

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """§5.6.1 Standing, §8.2.7 First Strike, §6.1 retiring, §6.2.1 or a square."""
        if action == STAND:
            return OK
        if action == STRIKE:
            return strike_code(state)
        if action == RETIRE:
            return retire_reaction_code(state)
        if action == SQUARE:
            return form_code(state, state.target, state.attacker)
        return NOT_ASKED_CODE

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.6.2, §5.6.3, §8.2.7 One answer excludes the others (ruling R14)."""
        defender = 1 - state.active
        state.close()
        state.reaction = action - STAND
        state.fate += 1
        if action == STAND:
            state.note("§5.6.1", "react-stand", defender, ())
        elif action == STRIKE:
            play_first_strike(state)
        elif action == RETIRE:
            state.note("§6.1", "retire", defender, (state.target,))
        else:
            form_square(state, state.target)

    def hides(self, state: NapoleonicsState) -> bool:
        """Say that the number of answers depends on the hand."""
        return True

    def previews(self, state: NapoleonicsState) -> list[Json]:
        """Return the declared attack."""
        return [attack_preview(state, STAND)]

    def odds(self, state: NapoleonicsState, action: Action) -> Odds | None:
        """§5.6.7, §6.1, §8.2.7 What the answer lets roll first."""
        return reaction_odds(state, action)


ASK_REACT: Final = AskReact()
CLICK_REACTIONS: Final = [STAND, STRIKE, RETIRE, SQUARE]


# §5.6.4 to §5.6.9 The dice


def _strike_first(state: NapoleonicsState) -> None:
    """§8.2.7, §6.2.1 A First Strike, or the die of a square attacked by cavalry."""
    if state.target == NO_UNIT:
        return
    is_square = is_square_against_cavalry(state)
    if state.reaction != STRUCK and not is_square:
        return
    defender = 1 - state.active
    dice = melee_dice(state, state.target, state.attacker, state.start, defender, 0)
    if dice == 0:
        return
    blow = BLOW_SQUARE if is_square else BLOW_FIRST
    flags = strike(state, state.target, state.attacker, dice, blow)
    if is_square and flags and not state.is_over():
        state.todo.set_a(STEP_END)  # §6.2.2, §6.4.1: thrown back, even with nowhere to go (R33)
    face_flags(state, state.attacker, flags, is_square)


def _attack(state: NapoleonicsState) -> None:
    """§5.6.7-5.6.9 The attacker's dice with its batteries'; all are lost if it was driven off."""
    if not may_attack(state):
        state.todo.set_a(STEP_END)
        return
    if state.target == NO_UNIT:
        lone_leaders.attack_leader(state)
        return
    dice = attack_dice(state)
    if dice == 0:
        return
    blow = BLOW_RETIRING if state.reaction == RETIRED else BLOW_MELEE
    flags = strike(state, state.attacker, state.target, dice, blow)
    face_flags(state, state.target, flags, False)


def _retire(state: NapoleonicsState) -> None:
    """§6.1 After the dice the cavalry that is left goes two hexes back."""
    unit = state.target
    if state.reaction == RETIRED and state.hex_of[unit] >= 0:
        side = state.scenario.side_of[unit]
        state.push(ASK_RETREAT, side, unit, RETIRE_HEXES, 1, 0)


# §5.6.10, §5.6.11 What follows


def _bonus(state: NapoleonicsState) -> None:
    """§5.6.10 A successful attack may bring ground, breakthrough and a bonus melee."""
    if is_vacated(state):
        state.todo.set_a(STEP_END)
        begin_bonus_actions(state)


def _battle_back(state: NapoleonicsState) -> None:
    """§5.6.11, §5.13 A target that neither fell nor left may strike back, once."""
    if back_dice(state) == 0:
        return
    if state.settings[ASK_ALL]:
        state.push(ASK_BACK, 1 - state.active)
    else:
        battle_back(state)  # ruling R30
