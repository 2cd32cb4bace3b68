"""Computer players at the table: they think in workers and are handed samples, never the truth."""

import logging
import pickle
from typing import Final

from grognard.core.types import Action, Player
from grognard.match import Match
from grognard.server import jobs
from grognard.server.chance import Draw, draw, number
from grognard.server.workers import WorkerFailed, Workers

log = logging.getLogger(__name__)

TRIES: Final = 2
FALLBACK: Final = "random"


class Thinker:
    """The workers of all bots; whatever happens to one of them, an answer comes out."""

    def __init__(self, workers: Workers, seconds: float, draw: Draw = draw) -> None:
        self._draw = draw
        self._workers = workers
        self._seconds = seconds

    async def choose(self, match: Match, seat: Player, memory: bytes) -> tuple[Action, bytes]:
        """Return a legal answer for a bot's seat, and what the bot remembers.

        A worker that dies or is late is replaced and asked again; then a simpler bot answers, and
        at last the first legal answer does.
        """
        name = match.seats[seat].bot
        state = match.bot_state(seat, self._seed(match, seat, "sample"))
        legal = state.legal_actions(seat)
        packed = pickle.dumps(state)
        for bot in [*[name] * TRIES, FALLBACK]:
            try:
                action, memory = await self._ask(match, bot, memory, packed, seat)
            except WorkerFailed as failure:
                log.warning("the bot %s failed: %s", bot, failure)
                memory = b""
                continue
            if action in legal:
                return action, memory if bot == name else b""
            log.warning("the bot %s answered %s, which is not legal", bot, action)
            memory = b""
        return legal[0], b""

    async def _ask(
        self, match: Match, bot: str, memory: bytes, packed: bytes, seat: Player
    ) -> tuple[Action, bytes]:
        seed = self._seed(match, seat, "bot")
        return await self._workers.run(
            self._seconds, jobs.choose, match.game.name, bot, memory, seed, packed, seat
        )

    def _seed(self, match: Match, seat: Player, purpose: str) -> int:
        dice = match.record.dice
        return number(self._draw(f"{purpose} {dice.commitment} {seat} {match.clicks()}"))
