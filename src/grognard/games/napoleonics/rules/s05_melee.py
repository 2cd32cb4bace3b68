"""§5.6 Melee in its order of steps; §5.13 battle back; §6.1 and §6.2 the answers to it."""

from typing import Final

from grognard.core.types import OK
from grognard.games.napoleonics.reasons import (
    CANNOT_RETIRE,
    NO_DICE,
    NO_FIRST_STRIKE,
    NOT_CAVALRY,
    NOT_INFANTRY_ATTACK,
)
from grognard.games.napoleonics.rules.s05_bonus import begin_bonus_actions
from grognard.games.napoleonics.rules.s05_casualties import (
    BLOW_BACK,
    BLOW_FIRST,
    BLOW_MELEE,
    BLOW_RETIRING,
    BLOW_SQUARE,
    strike,
)
from grognard.games.napoleonics.rules.s05_end_of_turn import show
from grognard.games.napoleonics.rules.s05_leaders import begin_leader_retreat, kill_leader
from grognard.games.napoleonics.rules.s05_retreat import RETIRE_HEXES, can_retire, face_flags
from grognard.games.napoleonics.rules.s05_rolls import roll
from grognard.games.napoleonics.rules.s05_strength import attack_dice, melee_dice
from grognard.games.napoleonics.rules.s06_square import form_code, form_square
from grognard.games.napoleonics.scenarios import NO_UNIT
from grognard.games.napoleonics.state import (
    ASK_ALL,
    ASK_BACK,
    ASK_REACT,
    ASK_RETREAT,
    ASK_SUPPORT,
    FORMED,
    RETIRED,
    SECOND_BLOW,
    STOOD,
    STRUCK,
    NapoleonicsState,
    note,
)
from grognard.games.napoleonics.tables import (
    ARTILLERY,
    CAVALRY,
    FIRST_STRIKE,
    INFANTRY,
    NUM_CARDS,
    SABER,
)

STEP_SUPPORT: Final = 0
STEP_REACT: Final = 1
STEP_FIRST: Final = 2
STEP_ATTACK: Final = 3
STEP_RETIRE: Final = 4
STEP_BONUS: Final = 5
STEP_BACK: Final = 6
STEP_END: Final = 7


def melee(state: NapoleonicsState) -> None:
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


# §5.6.1 Declaring


def _ask_support(state: NapoleonicsState) -> None:
    """§6.4 Batteries may join infantry or cavalry against a unit (ruling R17)."""
    if state.target != NO_UNIT and state.scenario.arm_of[state.attacker] != ARTILLERY:
        state.todo.push(ASK_SUPPORT, state.active)


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
    note(state, "§5.6.1", "melee", state.active, [state.attacker, state.target, state.batteries])
    if is_square_against_cavalry(state):
        return  # §6.2.1: it strikes first in any case (ruling R26)
    defender = 1 - state.active
    may_hold = state.hand_size[defender] > 0 and first_strike_code(state) == OK
    if may_hold or retire_reaction_code(state) == OK or square_code(state) == OK:
        state.todo.push(ASK_REACT, defender)


# §5.6.1, §6.1, §6.2 What the defender may answer


def first_strike_code(state: NapoleonicsState) -> int:
    """§8.2.7 Whether a First Strike could be played here, whoever holds one: it needs a die."""
    defender = 1 - state.active
    dice = melee_dice(state, state.target, state.attacker, state.start, defender, 0)
    return OK if dice > 0 else NO_DICE


def strike_code(state: NapoleonicsState) -> int:
    """§8.2.7 Whether the defender may play First Strike now."""
    if state.hand[(1 - state.active) * NUM_CARDS + FIRST_STRIKE] == 0:
        return NO_FIRST_STRIKE
    return first_strike_code(state)


def retire_reaction_code(state: NapoleonicsState) -> int:
    """§6.1 Cavalry attacked by infantry may retire if two hexes behind it let it."""
    if state.scenario.arm_of[state.target] != CAVALRY:
        return NOT_CAVALRY
    if state.scenario.arm_of[state.attacker] != INFANTRY:
        return NOT_INFANTRY_ATTACK
    return OK if can_retire(state, state.target) else CANNOT_RETIRE


def square_code(state: NapoleonicsState) -> int:
    """§6.2.1 Infantry attacked by cavalry may form square."""
    return form_code(state, state.target, state.attacker)


def is_square_against_cavalry(state: NapoleonicsState) -> bool:
    """§6.2.1 Say whether cavalry attacks a square, which then strikes first; §6.2.3 none other."""
    return state.slot_of[state.target] >= 0 and state.scenario.arm_of[state.attacker] == CAVALRY


def react(state: NapoleonicsState, reaction: int) -> None:
    """§5.6.2, §5.6.3, §8.2.7 The defender answers; one answer excludes the others (ruling R14)."""
    defender = 1 - state.active
    state.todo.pop()
    state.reaction = reaction
    state.fate += 1
    if reaction == STOOD:
        note(state, "§5.6.1", "react-stand", defender, [])
    elif reaction == STRUCK:
        place = defender * NUM_CARDS + FIRST_STRIKE
        state.hand[place] -= 1
        state.hand_size[defender] -= 1
        show(state, defender, FIRST_STRIKE)
        state.discard[FIRST_STRIKE] += 1
        state.strikes[defender] += 1
        note(state, "§8.2.7", "strike", defender, [state.target])
    elif reaction == RETIRED:
        note(state, "§6.1", "retire", defender, [state.target])
    else:
        form_square(state, state.target)


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


def may_attack(state: NapoleonicsState) -> bool:
    """§6.4.1, §8.2.7 Say whether the attacker stands where it declared its attack (R34)."""
    return state.hex_of[state.attacker] == state.start


def _attack(state: NapoleonicsState) -> None:
    """§5.6.7-5.6.9 The attacker's dice with its batteries'; all are lost if it was driven off."""
    if not may_attack(state):
        state.todo.set_a(STEP_END)
        return
    if state.target == NO_UNIT:
        _attack_leader(state)
        return
    dice = attack_dice(state)
    if dice == 0:
        return
    blow = BLOW_RETIRING if state.reaction == RETIRED else BLOW_MELEE
    flags = strike(state, state.attacker, state.target, dice, blow)
    face_flags(state, state.target, flags, False)


def _attack_leader(state: NapoleonicsState) -> None:
    """§5.7.3 One saber kills a lone leader, whoever rolls it; else he must retreat."""
    leader = state.target_leader
    number = attack_dice(state)
    numbers = [state.attacker, -1 - leader, BLOW_MELEE]
    counts = roll(state, "§5.7.3", "roll", state.active, numbers, number, 1 << SABER)
    if counts[SABER]:
        kill_leader(state, leader, "§5.7.3")
    else:
        begin_leader_retreat(state, leader)


def _retire(state: NapoleonicsState) -> None:
    """§6.1 After the dice the cavalry that is left goes two hexes back."""
    unit = state.target
    if state.reaction == RETIRED and state.hex_of[unit] >= 0:
        side = state.scenario.side_of[unit]
        state.todo.push(ASK_RETREAT, side, unit, RETIRE_HEXES, 1, 0)


# §5.6.10, §5.6.11 What follows


def is_vacated(state: NapoleonicsState) -> bool:
    """§5.12 Say whether nobody is left in the hex that was attacked."""
    return state.unit_at[state.goal] < 0 and state.leader_at[state.goal] < 0


def _bonus(state: NapoleonicsState) -> None:
    """§5.6.10 A successful attack may bring ground, breakthrough and a bonus melee."""
    if is_vacated(state):
        state.todo.set_a(STEP_END)
        begin_bonus_actions(state)


def _battle_back(state: NapoleonicsState) -> None:
    """§5.6.11, §5.13 A target that neither fell nor left may strike back, once."""
    if _back_dice(state) == 0:
        return
    if state.settings[ASK_ALL]:
        state.todo.push(ASK_BACK, 1 - state.active)
    else:
        battle_back(state)  # ruling R30


def _back_dice(state: NapoleonicsState) -> int:
    """§5.13 Return the dice of the battle back, none where there is no such blow (ruling R14)."""
    unit = state.target
    if unit == NO_UNIT or state.hex_of[unit] != state.goal or not may_attack(state):
        return 0
    struck = state.reaction in (STRUCK, FORMED) or is_square_against_cavalry(state)
    if struck and not state.settings[SECOND_BLOW]:
        return 0
    return melee_dice(state, unit, state.attacker, state.start, 1 - state.active, 0)


def hold_back(state: NapoleonicsState) -> None:
    """§5.13 The target forgoes its battle back."""
    state.todo.pop()
    state.fate += 1
    note(state, "§5.13", "no-back", 1 - state.active, [state.target])


def battle_back(state: NapoleonicsState) -> None:
    """§5.13 The target strikes, and the attacker takes losses and retreats as in any melee."""
    flags = strike(state, state.target, state.attacker, _back_dice(state), BLOW_BACK)
    face_flags(state, state.attacker, flags, is_square_against_cavalry(state))  # §6.2.2
