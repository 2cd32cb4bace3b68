"""§5.13 The target battles back."""

from typing import Final

from grognard.core.odds import Odds
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.games.napoleonics.actions import BACK, NO, unit_name
from grognard.games.napoleonics.question import NapoleonicsQuestion
from grognard.games.napoleonics.rules import s05_06_melee as melee
from grognard.games.napoleonics.rules.s05_05_losses import BLOW_BACK, strike
from grognard.games.napoleonics.rules.s05_05_odds import back_odds, back_preview
from grognard.games.napoleonics.rules.s05_06_dice import melee_dice
from grognard.games.napoleonics.rules.s05_09_morale import face_flags
from grognard.games.napoleonics.rules.s06_02_square import is_square_against_cavalry
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT
from grognard.games.napoleonics.state import FORMED, SECOND_BLOW, STRUCK, NapoleonicsState


def back_dice(state: NapoleonicsState) -> int:
    """§5.13 Return the dice of the battle back, none where there is no such blow (ruling R14)."""
    unit = state.target
    if unit == NO_UNIT or state.hex_of[unit] != state.goal or not melee.may_attack(state):
        return 0
    struck = state.reaction in (STRUCK, FORMED) or is_square_against_cavalry(state)
    if struck and not state.settings[SECOND_BLOW]:
        return 0
    return melee_dice(state, unit, state.attacker, state.start, 1 - state.active, 0)


def battle_back(state: NapoleonicsState) -> None:
    """§5.13 The target strikes, and the attacker takes losses and retreats as in any melee."""
    flags = strike(state, state.target, state.attacker, back_dice(state), BLOW_BACK)
    face_flags(state, state.attacker, flags, is_square_against_cavalry(state))  # §6.2.2


class AskBack(NapoleonicsQuestion):
    """§5.13 Does the target battle back?"""

    id = "back"
    section = "§5.13"

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return no and yes."""
        return [NO, BACK]

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """§5.13 It may, and need not."""
        return OK if action in (NO, BACK) else NOT_ASKED_CODE

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.13 It strikes, or holds back."""
        state.close()
        if action == NO:
            state.fate += 1
            state.note("§5.13", "no-back", 1 - state.active, (state.target,))
        else:
            battle_back(state)

    def piece(self, state: NapoleonicsState) -> str:
        """Return the target."""
        return unit_name(state.scenario, state.target)

    def previews(self, state: NapoleonicsState) -> list[Json]:
        """Return its blow."""
        return [back_preview(state)]

    def odds(self, state: NapoleonicsState, action: Action) -> Odds | None:
        """§5.13 Return the chances of its blow."""
        return back_odds(state) if action == BACK else None


ASK_BACK: Final = AskBack()
