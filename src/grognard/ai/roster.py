"""The computer players by name."""

from typing import Final

from grognard.ai.bots import Bot
from grognard.ai.one_step import OneStepBot
from grognard.ai.random_bot import RandomBot
from grognard.core.errors import GrognardError

BOTS: Final[tuple[str, ...]] = ("random", "one-step")
"""The names of all players, weakest first."""


def lower(name: str) -> str:
    """Return the next weaker player, "" below the weakest: who stands in for one that fails.

    >>> lower("one-step"), lower("random")
    ('random', '')
    """
    place = BOTS.index(name) if name in BOTS else 0
    return BOTS[place - 1] if place > 0 else ""


def make_bot(name: str, seed: int) -> Bot:
    """Return a new player for one seat of one game; raises GrognardError if there is none.

    >>> make_bot("one-step", seed=7).name
    'one-step'
    """
    if name == "random":
        return RandomBot(seed)
    if name == "one-step":
        return OneStepBot(seed)
    raise GrognardError("unknown-bot", name=name, known=", ".join(BOTS))
