"""A computer player of another package: no `__init__`, a class attribute and one method."""

from grognard.ai.bots import Bot
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player


class Miser(Bot):
    """Takes as little as it may; it knows nothing of Pebbles and can play any game."""

    name = "miser"

    def choose(self, game: Game, state: State, seat: Player) -> Action:
        return state.legal_actions(seat)[0]
