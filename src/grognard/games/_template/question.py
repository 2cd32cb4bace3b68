"""What the questions of this game have in common."""

from grognard.core.question import UntilDone
from grognard.games._template.actions import DONE
from grognard.games._template.state import SkirmishState


class SkirmishQuestion(UntilDone[SkirmishState]):
    """§3.2 A question in which "done" is said for the player where nothing else is left."""

    done = DONE
