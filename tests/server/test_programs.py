"""Programs of other languages at the table: listed in the lobby, and replaced where they fail."""

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import ValidationError

from grognard.ai.programs import SETTING
from grognard.ai.roster import ranks
from grognard.core import registry
from grognard.match import Seat, new_match
from grognard.server.bots import Answer, Thinker
from grognard.server.public import lobby
from grognard.server.settings import Settings
from grognard.server.workers import Workers
from tests.server.table import make, seated, server

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "greedy.py"
PLAYS = [sys.executable, str(EXAMPLE)]
FAILS = [sys.executable, "-c", "pass"]


@pytest.fixture(autouse=True)
def _two_programs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    table = {
        name: {"command": words, "seconds": 600}
        for name, words in (("greedy", PLAYS), ("dead", FAILS))
    }
    monkeypatch.setenv(SETTING, json.dumps(table))
    lobby.cache_clear()  # a server reads its settings once
    yield
    lobby.cache_clear()


def answered(bot: str) -> Answer:
    """Return what a bot answers in a worker."""
    match = new_match(registry.load("skirmish"), seed=1, seats=[Seat(bot=bot), Seat("Bob")])

    async def ask() -> Answer:
        workers = Workers(1)
        try:
            return await Thinker(workers, 120.0).choose(match, 0, bot, b"")
        finally:
            workers.stop()

    return asyncio.run(ask())


def test_a_program_answers_in_a_worker() -> None:
    assert answered("greedy").bot == "greedy"


def test_one_that_fails_loses_its_seat_to_the_next_lower_level() -> None:
    assert answered("dead").bot == ranks()[-1]


def test_a_program_is_in_the_lobby_and_plays_at_the_table(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        assert {"greedy", "dead"} <= {*table.get("/api/games").json()["bots"]}
        match = make(table, [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}])
        with seated(table, match, 0) as player:
            for _ in range(3):  # both choose an objective first
                while not player.views[-1]["choices"]:
                    player.receive()
                player.play()
            seat = player.tables[-1]["seats"][1]
            assert (seat["bot"], seat["stand_in"]) == ("greedy", "")


def test_a_client_names_a_player_and_never_a_command(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        for name in ("/bin/sh", "sh -c true", json.dumps(PLAYS)):
            wish = {"game": "skirmish", "seats": [{"kind": "human"}, {"kind": "bot", "bot": name}]}
            assert table.post("/api/matches", json=wish).status_code in (404, 422)
        seat = {"kind": "bot", "bot": "greedy", "command": ["/bin/sh"]}
        wish = {"game": "skirmish", "seats": [{"kind": "human"}, seat]}
        assert table.post("/api/matches", json=wish).status_code == 422


def test_a_setting_that_cannot_be_read_stops_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, '{"first": "node first.js"}')
    with pytest.raises(ValidationError, match="a command is a list of words"):
        Settings()
