"""Grognard: board wargames with every rule enforced.

>>> import grognard
>>> game = grognard.load("undaunted")
>>> state = game.new("la-raye", seed=7)
>>> state.prompt()
'bid'
>>> "undaunted" in grognard.games()
True
"""

from grognard.core.registry import games, load
from grognard.core.types import NOBODY, SPECTATOR

__all__ = ["NOBODY", "SPECTATOR", "__version__", "games", "load"]
__version__ = "0.1.0"
