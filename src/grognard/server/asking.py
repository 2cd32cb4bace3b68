"""Questions that take a search: answered at once where that takes little, else by a worker."""

import hashlib
import pickle
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from grognard.core.types import Action, Json, Player
from grognard.match import Match
from grognard.match.deeds import understand_drag
from grognard.match.plans import carry_out
from grognard.match.preview import preview
from grognard.server import jobs
from grognard.server.chance import Draw, draw, number
from grognard.server.errors import ApiError
from grognard.server.settings import Settings
from grognard.server.workers import WorkerFailed, Workers

AT_ONCE: Final = 0.004
"""Seconds of the event loop that a question may take before a worker has it."""

T = TypeVar("T")


class Asker:
    """So many questions wait for a worker, in all and of one address; more are refused.

    What is asked about is drawn from what the seat knows, so no answer depends on anything else.
    """

    def __init__(
        self, workers: Workers, thinkers: Workers, settings: Settings, draw: Draw = draw
    ) -> None:
        self._workers = workers
        self._thinkers = thinkers
        self._seconds = settings.question_seconds
        self._thinking_seconds = settings.bot_seconds
        self._most = settings.max_questions
        self._most_each = settings.max_questions_per_address
        self._draw = draw
        self._places: Counter[str] = Counter()

    async def understand(
        self, match: Match, seat: Player, target: str, address: str, via: str = ""
    ) -> Json:
        """Return what a click on a thing can mean, or what it can to drag another thing there."""
        seed = self._seed(match, seat)
        roots = match.chain_roots(seat, seed)
        if not roots:
            return match.understand(seat, target).to_json()
        earlier = match.earlier(seat, via, seed)
        found = understand_drag(match.game, seat, roots, earlier, target, via, _clock())
        if not found.is_late:
            return found.to_json()
        job = (match.game.name, seat, pickle.dumps((roots, earlier)), target, via)
        return await self._ask(address, jobs.understand, *job)

    async def preview(self, match: Match, seat: Player, action: Action, address: str) -> Json:
        """Return what a legal answer would open."""
        match.check_legal(seat, action)
        samples = match.preview_samples(seat, self._seed(match, seat))
        found = preview(match.game, seat, samples, action, _clock())
        if not found.is_late:
            return found.to_json()
        job = (match.game.name, seat, pickle.dumps(samples), action)
        return await self._ask(address, jobs.preview, *job)

    async def plan(self, match: Match, seat: Player, plan: str, address: str) -> Json:
        """Return what a plan of the open question does, and what it leaves."""
        match.check_asked(seat)
        samples = match.preview_samples(seat, self._seed(match, seat))
        found = carry_out(match.game, seat, samples, plan, _clock())
        if not found.is_late:
            return found.to_json()
        return await self._ask(
            address, jobs.plan, match.game.name, seat, pickle.dumps(samples), plan
        )

    async def example(
        self, game: str, id: str, clicks: list[str], roll: int, target: str, address: str
    ) -> tuple[Json, Json]:
        """Return an example of the rules after some clicks, and what is seen in it.

        Raises what refuses one of the clicks.
        """
        found = await self._ask(address, jobs.example, game, id, clicks, roll, target)
        if isinstance(found, bytes):
            raise pickle.loads(found)
        return found

    async def puzzle(
        self, game: str, id: str, clicks: list[str], target: str, address: str
    ) -> tuple[Json, Json]:
        """Return a puzzle after some clicks, and what its seat sees; see `example`."""
        found = await self._ask(address, jobs.puzzle, game, id, clicks, target)
        if isinstance(found, bytes):
            raise pickle.loads(found)
        return found

    async def hint(self, match: Match, seat: Player, address: str) -> Json:
        """Return the best decisions of a seat that has to answer, as a computer player thinks."""
        match.check_asked(seat)
        seed = hint_seed(match, seat)
        job = (match.game.name, seat, pickle.dumps(match.bot_state(seat, seed)), seed)
        with self._place(address):
            try:
                return await self._thinkers.run(
                    self._thinking_seconds, jobs.hint, *job, owner=address
                )
            except WorkerFailed:
                raise ApiError("server/busy") from None

    async def _ask(self, address: str, function: Callable[..., T], *args: object) -> T:
        with self._place(address):
            try:
                return await self._workers.run(self._seconds, function, *args, owner=address)
            except WorkerFailed:
                raise ApiError("server/busy") from None

    @contextmanager
    def _place(self, address: str) -> Iterator[None]:
        """Have a place among those who wait; raises ApiError."""
        if self._places.total() >= self._most or self._places[address] >= self._most_each:
            raise ApiError("server/busy")
        self._places[address] += 1
        try:
            yield
        finally:
            self._places[address] -= 1
            if not self._places[address]:
                del self._places[address]

    def _seed(self, match: Match, seat: Player) -> int:
        """Return the seed of the samples: one for each question of a seat, however often asked."""
        dice = match.record.dice
        return number(self._draw(f"asked {dice.commitment} {seat} {match.step(seat)}")) >> 1


def hint_seed(match: Match, seat: Player) -> int:
    """Return the seed of a hint: the same question gives the same hint, however often asked."""
    asked = f"hint {match.record.dice.commitment} {seat} {match.step(seat)}"
    return number(hashlib.sha256(asked.encode()).digest()) >> 1


def _clock() -> Callable[[], bool]:
    """Return what says that a question has had its time in the event loop."""
    end = time.perf_counter() + AT_ONCE
    return lambda: time.perf_counter() > end
