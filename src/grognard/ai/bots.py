"""What a computer player is."""

from abc import ABC, abstractmethod
from typing import ClassVar

from mypy_extensions import mypyc_attr

from grognard.core.errors import MissingMethod
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A computer player; `name` is its name in the roster, `seed` all that its chance is made of.

    A bot may remember what it planned, so each game and seat gets a bot of its own. With the same
    seed and the same questions it gives the same answers: it never looks at a clock.
    """

    name: ClassVar[str]

    def __init__(self, seed: int = 0) -> None:  # noqa: B027
        """Begin a game; a player who leaves nothing to chance has no use for the seed."""

    @abstractmethod
    def choose(self, game: Game, state: State, seat: Player) -> Action:
        """Return one of the legal actions of a seat that has to answer.

        The state is always a determinized one, `state.determinize(seat, seed)` of the real one: a
        full position drawn from what the seat may know, from which further ones can be drawn. It
        belongs to the bot, which may change it.
        """
        raise MissingMethod("missing-method", name="Bot.choose")
