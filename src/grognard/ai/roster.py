"""The computer players by name: ours, and others by entry points.

Another package adds a player with an entry point in the group `grognard.bots` whose value is a
subclass of `Bot`, or a function that makes one, called with the seed. The operator adds programs of
any language by a setting; see `programs.py`.
"""

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from grognard.ai.bots import Bot
from grognard.ai.programs import ProgramFailed, program_bot, programs
from grognard.ai.random_bot import RandomBot
from grognard.ai.ranks import MarshalBot, RecruitBot, RegularBot, VeteranBot
from grognard.ai.reference.player import ReferenceBot
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player

RANKS: Final[tuple[str, ...]] = ("recruit", "regular", "veteran", "marshal")
"""Our players for people, weakest first."""

BOTS: Final[tuple[str, ...]] = ("random", "reference", *RANKS)
"""The names of all our own players; `reference` is the yardstick of the others."""

SLOW_RANKS: Final = 2
"""So many ranks answer in time where the engine is not compiled."""

OLD_NAMES: Final[dict[str, str]] = {"one-step": "reference"}
"""What players of ours were once called: records, settings and matches still name them so."""

GROUP: Final = "grognard.bots"
OPPONENTS: Final = "grognard.opponents"
"""The group of players for the arena alone: no lobby offers them, and nobody sits down with one."""


def bots() -> tuple[str, ...]:
    """Return the names of all players: those of other packages, then ours, weakest first.

    Ranks that would keep people waiting are left out where the engine is not compiled.

    >>> bots()[-4:-2] in [("recruit", "regular"), ("random", "reference")]
    True
    """
    return (*sorted({*_added(), *_programs()}), *BOTS[: len(BOTS) - len(RANKS)], *ranks())


def ranks() -> tuple[str, ...]:
    """Return the ranks that play in time here, weakest first."""
    return RANKS if is_compiled() else RANKS[:SLOW_RANKS]


def is_compiled() -> bool:
    """Say whether this engine is the compiled one."""
    return not __file__.endswith(".py")


def _added() -> dict[str, EntryPoint]:
    """Return the players of other packages; a name that is ours stays ours."""
    points = entry_points(group=GROUP)
    return {point.name: point for point in points if name_now(point.name) not in BOTS}


def _programs() -> list[str]:
    """Return the names of the operator's programs; a name that is ours stays ours."""
    return [name for name in programs() if name_now(name) not in BOTS]


def name_now(name: str) -> str:
    """Return what the player of a name is called today.

    >>> name_now("one-step"), name_now("random")
    ('reference', 'random')
    """
    return OLD_NAMES.get(name, name)


def lower(name: str) -> str:
    """Return the next weaker player, "" below the weakest: who stands in for one that fails.

    Below the lowest rank and the reference that is chance; for a player of another package, the
    best of ours.

    >>> lower("marshal"), lower("recruit"), lower("reference"), lower("random")
    ('veteran', 'random', 'random', '')
    """
    name = name_now(name)
    if name == "random":
        return ""
    if name not in BOTS:
        return ranks()[-1]
    place = RANKS.index(name) if name in RANKS else 0
    return RANKS[place - 1] if place > 0 else "random"


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
    if name in RANKS:
        return _of_rank(name, seed)
    if name in _programs():
        return program_bot(name, seed)
    point = _added().get(name)
    if point is None:
        raise GrognardError("unknown-bot", name=name, known=", ".join(bots()))
    bot: object = point.load()(seed)
    if not isinstance(bot, Bot) or bot.name != name:
        raise GrognardError("not-a-bot", name=name, module=point.value)
    return bot


def opponents() -> tuple[str, ...]:
    """Return the names of the players for the arena alone."""
    return tuple(sorted(point.name for point in entry_points(group=OPPONENTS)))


def make_opponent(name: str, seed: int) -> Bot:
    """Return a new player for the arena: one of all, or of those for it alone."""
    for point in entry_points(group=OPPONENTS):
        if point.name == name:
            bot: object = point.load()(seed)
            if not isinstance(bot, Bot) or bot.name != name:
                raise GrognardError("not-a-bot", name=name, module=point.value)
            return bot
    return make_bot(name, seed)


def answer_of(
    bot: Bot, game: Game, state: State, seat: Player, seed: int = 0
) -> tuple[Bot, Action]:
    """Return a bot's answer, and who gave it: one that lost its seat is followed by the next lower.

    `state` is a sample, as for `Bot.choose`.
    """
    while True:
        try:
            return bot, bot.choose(game, state, seat)
        except ProgramFailed:
            bot = make_bot(lower(bot.name), seed)


def _of_rank(name: str, seed: int) -> Bot:
    if name == "recruit":
        return RecruitBot(seed)
    if name == "regular":
        return RegularBot(seed)
    return VeteranBot(seed) if name == "veteran" else MarshalBot(seed)
