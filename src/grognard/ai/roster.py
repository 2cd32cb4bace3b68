"""The computer players by name: ours, and others by entry points.

Another package adds a player with an entry point in the group `grognard.bots` whose value is a
subclass of `Bot`, or a function that makes one, called with the seed.
"""

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from grognard.ai.bots import Bot
from grognard.ai.random_bot import RandomBot
from grognard.ai.reference.player import ReferenceBot
from grognard.core.errors import GrognardError

BOTS: Final[tuple[str, ...]] = ("random", "reference")
"""The names of our own players, weakest first."""

OLD_NAMES: Final[dict[str, str]] = {"one-step": "reference"}
"""What players of ours were once called: records, settings and matches still name them so."""

GROUP: Final = "grognard.bots"


def bots() -> tuple[str, ...]:
    """Return the names of all players: those of other packages, then ours, weakest first.

    >>> bots()[-2:]
    ('random', 'reference')
    """
    return (*sorted(_added()), *BOTS)


def _added() -> dict[str, EntryPoint]:
    """Return the players of other packages; a name that is ours stays ours."""
    points = entry_points(group=GROUP)
    return {point.name: point for point in points if name_now(point.name) not in BOTS}


def name_now(name: str) -> str:
    """Return what the player of a name is called today.

    >>> name_now("one-step"), name_now("random")
    ('reference', 'random')
    """
    return OLD_NAMES.get(name, name)


def lower(name: str) -> str:
    """Return the next weaker player, "" below the weakest: who stands in for one that fails.

    For a player of another package that is the best of ours.

    >>> lower("reference"), lower("random"), lower("of-another-package")
    ('random', '', 'reference')
    """
    name = name_now(name)
    place = BOTS.index(name) if name in BOTS else len(BOTS)
    return BOTS[place - 1] if place > 0 else ""


def make_bot(name: str, seed: int) -> Bot:
    """Return a new player for one seat of one game; raises GrognardError if there is none.

    >>> make_bot("reference", seed=7).name
    'reference'
    """
    name = name_now(name)
    if name == "random":
        return RandomBot(seed)
    if name == "reference":
        return ReferenceBot(seed)
    point = _added().get(name)
    if point is None:
        raise GrognardError("unknown-bot", name=name, known=", ".join(bots()))
    bot: object = point.load()(seed)
    if not isinstance(bot, Bot) or bot.name != name:
        raise GrognardError("not-a-bot", name=name, module=point.value)
    return bot
