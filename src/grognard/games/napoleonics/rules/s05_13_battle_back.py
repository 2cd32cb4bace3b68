"""§5.13 The target battles back."""

from grognard.games.napoleonics.rules.s05_05_losses import BLOW_BACK, strike
from grognard.games.napoleonics.rules.s05_06_declaring import may_attack
from grognard.games.napoleonics.rules.s05_06_dice import melee_dice
from grognard.games.napoleonics.rules.s05_09_morale import face_flags
from grognard.games.napoleonics.rules.s06_02_square import is_square_against_cavalry
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT
from grognard.games.napoleonics.state import FORMED, SECOND_BLOW, STRUCK, NapoleonicsState, note


def back_dice(state: NapoleonicsState) -> int:
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
    flags = strike(state, state.target, state.attacker, back_dice(state), BLOW_BACK)
    face_flags(state, state.attacker, flags, is_square_against_cavalry(state))  # §6.2.2
