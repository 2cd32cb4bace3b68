"""Computer players: in processes of their own, replaced when they die or dawdle."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import groupby
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest
from fastapi.testclient import TestClient

from grognard.core import registry
from grognard.match import Match, Seat, new_match
from grognard.match.pace import Pace
from grognard.server.audience import Listeners
from grognard.server.bots import NO_BOT, Answer, Thinker
from grognard.server.store import MatchData
from grognard.server.thinking import Bots
from grognard.server.workers import START_TRIES, WorkerFailed, Workers, _Worker
from tests.server.table import AGAINST_BOT, PATIENCE, Player, make, seated, server

T = TypeVar("T")


def with_workers(count: int, work: Callable[[Workers], Awaitable[T]]) -> T:
    """Run something with so many workers."""

    async def run() -> T:
        workers = Workers(count)
        try:
            return await work(workers)
        finally:
            workers.stop()

    return asyncio.run(run())


def test_a_worker_is_another_process() -> None:
    async def ask(workers: Workers) -> int:
        return await workers.run(PATIENCE, os.getpid)

    assert with_workers(1, ask) != os.getpid()


def test_a_worker_that_dies_is_replaced() -> None:
    async def ask(workers: Workers) -> tuple[int, int]:
        first = await workers.run(PATIENCE, os.getpid)
        with pytest.raises(WorkerFailed):
            await workers.run(PATIENCE, os._exit, 3)
        return first, await workers.run(PATIENCE, os.getpid)

    first, second = with_workers(1, ask)
    assert first != second


def test_a_worker_is_started_again_where_what_starts_it_has_just_died(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What starts processes for us may be killed, too: no bot must be taken for it."""
    start, tries = _Worker._start, list[int]()

    def refused(worker: _Worker) -> Connection:
        tries.append(len(tries))
        if len(tries) < START_TRIES:
            raise ConnectionRefusedError
        return start(worker)

    async def ask(workers: Workers) -> int:
        return await workers.run(PATIENCE, os.getpid)

    monkeypatch.setattr(_Worker, "_start", refused)
    monkeypatch.setattr("grognard.server.workers.START_PAUSE", 0.0)
    assert with_workers(1, ask) != os.getpid()
    assert len(tries) == START_TRIES


def test_a_worker_that_dawdles_is_replaced() -> None:
    async def ask(workers: Workers) -> tuple[int, int]:
        first = await workers.run(PATIENCE, os.getpid)
        with pytest.raises(WorkerFailed, match="too slow"):
            await workers.run(0.1, time.sleep, 3600)
        return first, await workers.run(PATIENCE, os.getpid)

    first, second = with_workers(1, ask)
    assert first != second


def test_a_job_that_raises_harms_nothing() -> None:
    async def ask(workers: Workers) -> bool:
        first = await workers.run(PATIENCE, os.getpid)
        with pytest.raises(WorkerFailed, match="ValueError"):
            await workers.run(PATIENCE, int, "x")
        return await workers.run(PATIENCE, os.getpid) == first

    assert with_workers(1, ask)


def test_the_loop_stays_free_while_a_worker_works(tmp_path: Path) -> None:
    """The worker waits for a word that only the loop can say."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    async def ask(workers: Workers) -> str:
        working = asyncio.ensure_future(workers.run(PATIENCE, pipe.read_text))
        await asyncio.to_thread(pipe.write_text, "go on")
        return await working

    assert with_workers(1, ask) == "go on"


class BadWorkers:
    """Workers that fail, or answer what is not legal."""

    def __init__(self, answer: int | None) -> None:
        self.answer = answer
        self.asked: list[str] = []

    async def run(self, _seconds: float, function: Any, *args: Any, **_more: Any) -> Any:  # noqa: ANN401
        self.asked.append(args[1])
        if self.answer is None:
            raise WorkerFailed("dead")
        return self.answer, b"memory"


@pytest.mark.parametrize("answer", [None, 10**6])
def test_whatever_happens_to_the_bots_an_answer_comes_out(answer: int | None) -> None:
    game = registry.load("skirmish")
    match = new_match(game, seats=[Seat(bot="reference"), Seat("Bob")])
    workers = BadWorkers(answer)
    thinker = Thinker(workers, 1.0)  # type: ignore[arg-type]
    found = asyncio.run(thinker.choose(match, 0, "reference", b"old"))
    assert found.action == match.view(0).choices[0].action
    assert (found.memory, found.bot) == (b"", NO_BOT)
    assert workers.asked == ["reference", "random"]


def play_until(player: Player, *told: str) -> None:
    """Play on until the table has said, one after another, who plays for the bot."""
    while stand_ins_of(player) != list(told):
        assert player.tables[-1]["status"] != "over"
        if player.views[-1]["choices"]:
            player.play()
        else:
            player.receive()


def stand_ins_of(player: Player) -> list[str]:
    """Return what the table has said of the bot's seat, each change once."""
    said = [seen["seats"][1]["stand_in"] for seen in player.tables]
    return [one for one, _ in groupby(said)]


class LateWorkers(BadWorkers):
    """Workers in which one bot is late, and every other does its work."""

    async def run(self, _seconds: float, function: Any, *args: Any, **_more: Any) -> Any:  # noqa: ANN401
        self.asked.append(args[1])
        if args[1] == "reference":
            raise WorkerFailed("too slow")
        return function(*args)


def test_for_a_bot_that_is_late_the_next_lower_one_plays_on_and_the_table_says_so(
    tmp_path: Path,
) -> None:
    with server(tmp_path) as table:
        late = LateWorkers(None)
        hall = table.app.state.services.hall  # type: ignore[attr-defined]
        hall._thinker = Thinker(late, 1.0)  # type: ignore[arg-type]
        match = make(table, [{"kind": "human"}, {"kind": "bot", "bot": "reference"}])
        with seated(table, match, 0) as player:
            play_until(player, "", "random")
            assert player.tables[-1]["seats"][1]["bot"] == "reference"
    assert late.asked[:2] == ["reference", "random"]
    assert "reference" not in late.asked[2:]  # it is not waited for again


def test_a_stand_in_for_an_answer_that_nobody_sees_is_told_with_the_next_that_all_see(
    tmp_path: Path,
) -> None:
    """A sealed answer leaves no trace, and neither does who gave it."""
    with server(tmp_path) as table:
        late = LateWorkers(None)
        hall = table.app.state.services.hall  # type: ignore[attr-defined]
        hall._thinker = Thinker(late, 1.0)  # type: ignore[arg-type]
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "reference"}]
        match = make(table, seats, game="undaunted")
        with seated(table, match, 0) as player:
            while 1 not in hall._live[match.id].match._held:
                player.settle()
            player.settle()
            assert late.asked == ["reference", "random"]
            assert stand_ins_of(player) == [""]
            play_until(player, "", "random")


class SickWorkers(BadWorkers):
    """Workers in which every bot fails at first, so many times in all."""

    def __init__(self, failures: int) -> None:
        super().__init__(None)
        self.failures = failures

    async def run(self, _seconds: float, function: Any, *args: Any, **_more: Any) -> Any:  # noqa: ANN401
        self.asked.append(args[1])
        if len(self.asked) <= self.failures:
            raise WorkerFailed("dead")
        return function(*args)


def test_where_no_bot_can_answer_the_table_says_so_until_one_can_again(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        sick = SickWorkers(4)
        hall = table.app.state.services.hall  # type: ignore[attr-defined]
        hall._thinker = Thinker(sick, 1.0)  # type: ignore[arg-type]
        match = make(table, [{"kind": "human"}, {"kind": "bot", "bot": "reference"}])
        with seated(table, match, 0) as player:
            play_until(player, "", NO_BOT, "")
            assert {seen["seats"][1]["bot"] for seen in player.tables} == {"reference"}
    assert sick.asked[:5] == ["reference", "random", "reference", "random", "reference"]


def test_a_sealed_answer_of_no_bot_is_told_later_though_one_can_answer_again(
    tmp_path: Path,
) -> None:
    """Nobody may know when the bot was asked, but what happened to it is said."""
    with server(tmp_path) as table:
        sick = SickWorkers(2)
        hall = table.app.state.services.hall  # type: ignore[attr-defined]
        hall._thinker = Thinker(sick, 1.0)  # type: ignore[arg-type]
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "reference"}]
        match = make(table, seats, game="undaunted")
        with seated(table, match, 0) as player:
            while 1 not in hall._live[match.id].match._held:
                player.settle()
            player.settle()
            assert stand_ins_of(player) == [""]
            play_until(player, "", NO_BOT, "")


def test_a_bot_plays_and_the_game_goes_on_when_its_worker_is_killed(tmp_path: Path) -> None:
    with server(tmp_path, bot_workers=1) as table:
        match = make(table, AGAINST_BOT)
        bots: Workers = table.app.state.services.bots  # type: ignore[attr-defined]
        kills = 0
        with seated(table, match, 0) as player:
            for number in range(12):
                while not player.views[-1]["choices"]:
                    player.receive()
                player.play(choice=number)
                if number % 4 == 1:
                    for pid in bots.pids():
                        with suppress(ProcessLookupError):  # killed before, not yet replaced
                            os.kill(pid, signal.SIGKILL)
                            kills += 1
                player.settle()
        assert kills


def test_the_server_answers_while_a_bot_thinks(tmp_path: Path) -> None:
    """The computer player is held in the middle of its thoughts, for as long as it takes."""
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "reference"}]
    with server(tmp_path, bot_workers=1) as table:
        bots: Workers = table.app.state.services.bots  # type: ignore[attr-defined]
        other = make(table, AGAINST_BOT)
        with seated(table, other, 0) as player:  # its worker is there from now on
            player.play()
            while not player.views[-1]["choices"]:
                player.receive()
        (pid,) = bots.pids()
        os.kill(pid, signal.SIGSTOP)
        try:
            match = make(table, seats, game="undaunted")
            with seated(table, match, 0) as player:
                player.play()
                for _ in range(30):
                    player.settle()
                assert not player.views[-1]["choices"]
                os.kill(pid, signal.SIGCONT)
                while not player.views[-1]["choices"]:
                    player.receive()
        finally:
            os.kill(pid, signal.SIGCONT)


def test_bots_alone_play_while_somebody_watches(own_table: TestClient) -> None:
    match = make(own_table, [{"kind": "bot", "bot": "random"}] * 2)
    with seated(own_table, match, None) as watcher:
        while watcher.tables[-1]["status"] != "over":
            watcher.receive()
    assert watcher.tables[-1]["outcome"]


class Rememberer:
    """Takes the first answer, and notes what it was given to remember."""

    def __init__(self) -> None:
        self.given: list[bytes] = []

    async def choose(self, match: Match, seat: int, bot: str, memory: bytes, _owner: str) -> Answer:
        self.given.append(memory)
        return Answer(match.view(seat).choices[0].action, memory + b"x", bot)


class BareTable:
    """A table without a store: an answer is taken at once."""

    def __init__(self, match: Match) -> None:
        self.data = MatchData("match", "skirmish", "", {}, 1, "", "", "")
        self.match: Match | None = match
        self.is_stale = False
        self.listeners = Listeners(None)

    def running(self) -> Match:
        assert self.match is not None
        return self.match

    async def answer_as_bot(self, seat: int, action: int, step: int, _key: str) -> None:
        self.running().play(seat, action, step)

    def tell_table(self) -> None:
        """Nobody listens."""


async def at_once(_seconds: float) -> None:
    """Wait for nothing."""


def remembered(practice: bool) -> list[bytes]:
    """Return what a bot was given in two of its goes, with a person's answers in between."""
    seats = [Seat(bot="reference"), Seat("Bob")]
    match = new_match(registry.load("skirmish"), seats=seats, seed=1, practice=practice)
    thinker, table = Rememberer(), BareTable(match)
    bots = Bots(None, cast(Thinker, thinker), Pace(0.0, lambda: 0.5, at_once))
    for _ in range(2):
        while match.asked() != (0,):  # what is sealed, too
            for seat in match.asked():
                match.play(seat, match.view(seat).choices[0].action)
        while match.asked() == (0,):
            asyncio.run(bots._think_once(table, 0))
    return thinker.given


def test_in_practice_a_bot_remembers_until_somebody_else_answers() -> None:
    """So a march that was thought through is not thought through again at each of its clicks."""
    earnest, practice = remembered(practice=False), remembered(practice=True)
    assert earnest == [b"x" * count for count in range(len(earnest))]
    assert practice[0] == b""
    assert practice.count(b"") == 2
    again = practice.index(b"", 1)
    assert practice == [b"x" * count for count in (*range(again), *range(len(practice) - again))]
    assert again > 1
