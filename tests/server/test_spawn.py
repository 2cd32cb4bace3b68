"""The table and the arena where processes can only be spawned, as on Windows."""

import asyncio
import multiprocessing
from pathlib import Path

import pytest

from grognard.ai.arena import run_arena
from grognard.core.registry import load
from grognard.server.workers import Workers
from tests.server.chance import CHANCE
from tests.server.table import AGAINST_BOT, PATIENCE, make, seated, server

SPAWNED = "--multiprocessing-fork"
"""What the command line of a spawned process holds."""


@pytest.fixture(autouse=True)
def _only_spawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this be a system that has neither fork nor what serves forks."""

    def refused(*_: object) -> None:
        raise ValueError("there is no such thing here")

    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    monkeypatch.setattr("multiprocessing.popen_forkserver.Popen._launch", refused)
    monkeypatch.setattr("multiprocessing.popen_fork.Popen._launch", refused)


def test_a_worker_is_spawned() -> None:
    async def ask() -> list[str]:
        workers = Workers(1)
        try:
            return await workers.run(PATIENCE, eval, "__import__('sys').orig_argv")
        finally:
            workers.stop()

    assert SPAWNED in asyncio.run(ask())


def test_the_computer_player_itself_answers_at_the_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    CHANCE.begin("spawn")
    with server(tmp_path) as table:
        match = make(table, AGAINST_BOT)
        with seated(table, match, 0) as player:
            player.play()
            while player.views[-1]["prompt"] == "objective":
                player.receive()
    assert [record.message for record in caplog.records if "the bot" in record.message] == []


def test_the_arena_plays_in_spawned_processes() -> None:
    report = run_arena(load("skirmish"), ("random", "random"), 4, seed=1, jobs=2)
    assert report.total().games() == 4
