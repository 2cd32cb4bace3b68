"""Questions that take a search: answered at once where that takes little, else by a worker."""

import asyncio
import hashlib
import pickle
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias, TypeVar

import orjson

from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.match import Match
from grognard.match.deeds import understand_drag
from grognard.match.plans import carry_out
from grognard.match.preview import preview
from grognard.server import jobs
from grognard.server.chance import Draw, draw, number
from grognard.server.errors import ApiError
from grognard.server.live import LiveMatch
from grognard.server.settings import Settings
from grognard.server.workers import WorkerFailed, Workers

AT_ONCE: Final = 0.003
"""Seconds of the event loop that a question may take before a worker has it."""
SEARCH_AT_ONCE: Final = 0.0015
"""The same of a search for chains: one that is given up was in vain, and most end soon or late."""
MOST_KEPT: Final = 4 * 1024 * 1024
"""Bytes of answers that are kept, as JSON, for those who ask again."""

Question: TypeAlias = tuple[str, Player, int, Action | str]
"""A match, a seat, its step, and what was asked: the step changes whenever its position does."""

T = TypeVar("T")


class Kept:
    """Answers for those who ask again; the oldest go first.

    What is kept depends on what a seat has asked, and on nothing that the other did.
    """

    def __init__(self) -> None:
        self._answers: OrderedDict[Question, bytes] = OrderedDict()
        self._size = 0

    def get(self, question: Question) -> Json | None:
        """Return the answer to a question, None if it is not kept."""
        found = self._answers.get(question)
        return None if found is None else orjson.loads(found)

    def keep(self, question: Question, answer: Json) -> Json:
        """Keep an answer and return it."""
        self._size -= len(self._answers.pop(question, b""))
        self._answers[question] = orjson.dumps(answer)
        self._size += len(self._answers[question])
        while self._size > MOST_KEPT:
            self._size -= len(self._answers.popitem(last=False)[1])
        return answer


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
        self._key = draw("asked")
        self._kept = Kept()
        self._places: Counter[str] = Counter()

    async def understand(
        self, live: LiveMatch, seat: Player, target: str, address: str, via: str = ""
    ) -> Json:
        """Return what a click on a thing can mean, or what it can to drag another thing there."""
        match = live.running()
        seed, is_late = self._seed(live, seat), _clock(SEARCH_AT_ONCE)
        roots = match.chain_roots(seat, seed)
        if not roots:
            return match.understand(seat, target).to_json()
        question = (live.data.id, seat, match.step(seat), f"{len(target)} {target}{via}")
        kept = self._kept.get(question)
        if kept is not None:
            return kept
        earlier = match.earlier(seat, via, seed)
        found = understand_drag(match.game, seat, roots, earlier, target, via, is_late)
        if not found.is_late:
            return self._kept.keep(question, found.to_json())
        firsts = [await _packed(samples.first) for samples in roots]
        past = None if earlier is None else (await _packed(earlier.samples.first), earlier.since)
        job = (match.game.name, seat, seed, firsts, past, target, via)
        return self._kept.keep(question, await self._ask(address, jobs.understand, *job))

    async def preview(self, live: LiveMatch, seat: Player, action: Action, address: str) -> Json:
        """Return what a legal answer would open."""
        match = live.running()
        match.check_legal(seat, action)
        question = (live.data.id, seat, match.step(seat), action)
        kept = self._kept.get(question)
        if kept is not None:
            return kept
        seed, is_late = self._seed(live, seat), _clock(AT_ONCE)
        samples = match.preview_samples(seat, seed)
        found = preview(match.game, seat, samples, action, is_late)
        if not found.is_late:
            return self._kept.keep(question, found.to_json())
        job = (match.game.name, seat, seed, await _packed(samples.first), action)
        return self._kept.keep(question, await self._ask(address, jobs.preview, *job))

    async def plan(self, live: LiveMatch, seat: Player, plan: str, address: str) -> Json:
        """Return what a plan of the open question does, and what it leaves."""
        match = live.running()
        match.check_asked(seat)
        seed, is_late = self._seed(live, seat), _clock(AT_ONCE)
        samples = match.preview_samples(seat, seed)
        found = carry_out(match.game, seat, samples, plan, is_late)
        if not found.is_late:
            return found.to_json()
        job = (match.game.name, seat, seed, await _packed(samples.first), plan)
        return await self._ask(address, jobs.plan, *job)

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

    def _seed(self, live: LiveMatch, seat: Player) -> int:
        """Return the seed of the samples: one for each question of a seat, however often asked."""
        asked = f"{live.data.id} {seat} {live.running().step(seat)}".encode()
        return number(hashlib.sha256(self._key + asked).digest()) >> 1


def hint_seed(match: Match, seat: Player) -> int:
    """Return the seed of a hint: the same question gives the same hint, however often asked."""
    asked = f"hint {match.record.dice.commitment} {seat} {match.step(seat)}"
    return number(hashlib.sha256(asked.encode()).digest()) >> 1


async def _packed(sample: State) -> bytes:
    """Return a sample for a worker; whatever else waits for the event loop comes first."""
    await asyncio.sleep(0)
    return pickle.dumps(sample)


def _clock(seconds: float) -> Callable[[], bool]:
    """Return what says that a question has had its time in the event loop."""
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() > end
