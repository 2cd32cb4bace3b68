"""The random player: every legal action is equally likely."""

from typing import final

from grognard.ai.bots import Bot
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player


@final
class RandomBot(Bot):
    """Chooses evenly among the legal actions, with dice of its own."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.dice: SeededDice = SeededDice(seed)

    def choose(self, game: Game, state: State, seat: Player) -> Action:
        """Return any legal action."""
        actions = state.legal_actions(seat)
        return actions[self.dice.below(len(actions), "random-bot")]
