"""Computer players at the table: they think in workers and are handed samples, never the truth."""

import logging
import pickle
from typing import Final, NamedTuple

from grognard.ai.roster import lower
from grognard.core.types import Action, Player
from grognard.match import Match
from grognard.server import jobs
from grognard.server.chance import Draw, draw, number
from grognard.server.workers import WorkerFailed, Workers

log = logging.getLogger(__name__)

NO_BOT: Final = "none"
"""Who plays for a bot where none could answer: the first legal answer is taken."""


class Answer(NamedTuple):
    """What a bot answered, what it remembers, and which one it was: NO_BOT if none could."""

    action: Action
    memory: bytes
    bot: str


class Thinker:
    """The workers of all bots; whatever happens to one of them, an answer comes out."""

    def __init__(self, workers: Workers, seconds: float, draw: Draw = draw) -> None:
        self._draw = draw
        self._workers = workers
        self._seconds = seconds

    async def choose(
        self, match: Match, seat: Player, bot: str, memory: bytes, owner: str = ""
    ) -> Answer:
        """Return a legal answer for a bot's seat.

        For one that dies, is late or breaks the rules the next lower one answers, and so on; where
        none is left the first legal answer is taken. `owner` is whose match it is: where many
        wait for a worker, each has a turn before any has its second.
        """
        state = match.bot_state(seat, self._seed(match, seat, "sample"))
        legal = state.legal_actions(seat)
        packed = pickle.dumps(state)
        while bot:
            try:
                action, kept = await self._ask(match, bot, memory, packed, seat, owner)
                if action in legal:
                    return Answer(action, kept, bot)
                log.warning("the bot %s answered %s, which is not legal", bot, action)
            except WorkerFailed as failure:
                log.warning("the bot %s failed: %s", bot, failure)
            bot, memory = lower(bot), b""
        return Answer(legal[0], b"", NO_BOT)

    async def _ask(
        self, match: Match, bot: str, memory: bytes, packed: bytes, seat: Player, owner: str
    ) -> tuple[Action, bytes]:
        seed = self._seed(match, seat, "bot")
        job = (match.game.name, bot, memory, seed, packed, seat)
        return await self._workers.run(self._seconds, jobs.choose, *job, owner=owner)

    def _seed(self, match: Match, seat: Player, purpose: str) -> int:
        dice = match.record.dice
        return number(self._draw(f"{purpose} {dice.commitment} {seat} {match.place()}"))
