"""What the questions of this game have in common."""

from grognard.core.question import Question
from grognard.core.types import Player
from grognard.games._template.actions import DONE
from grognard.games._template.state import SkirmishState


class SkirmishQuestion(Question[SkirmishState]):
    """A question that is not asked where only "done" is left."""

    def waits(self, state: SkirmishState) -> bool:
        """§3.2 Where only "done" is left it is said for the player."""
        if self.legal(state, state.to_move()) != [DONE]:
            return True
        self.answer(state, DONE)
        return False

    def is_sound(self, state: SkirmishState, owner: Player, a: int, b: int, c: int, d: int) -> bool:
        """Say whether somebody is asked."""
        return owner in (0, 1)
