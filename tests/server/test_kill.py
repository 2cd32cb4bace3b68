"""A server killed in the middle of play loses nothing that it acknowledged, and clients heal."""

import asyncio
import json
import random
import sqlite3
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from grognard.server.load import ServerProcess, make_match

TABLES = 3
PLAYED_SECONDS = (0.4, 1.0)


@dataclass
class Client:
    """A seat that plays at random, comes again after a fall, and repeats what was not answered."""

    address: str
    match: str
    secret: str
    dice: random.Random
    acknowledged: dict[str, int] = field(default_factory=dict)
    """The keys of answered clicks, and the steps they had."""
    pending: dict[str, Any] | None = None
    view: dict[str, Any] = field(default_factory=lambda: {"choices": [], "step": 0})
    next_step: int = 0
    falls: int = 0
    is_over: bool = False

    async def run(self, end: asyncio.Event) -> None:
        """Play until the end, through all falls of the server."""
        while not (end.is_set() or self.is_over):
            try:
                async with connect(self.address, compression=None, open_timeout=5) as wire:
                    await self._sit(wire, end)
            except (OSError, WebSocketException, TimeoutError):
                self.falls += 1
                await asyncio.sleep(0.1)

    async def _sit(self, wire: ClientConnection, end: asyncio.Event) -> None:
        await wire.send(json.dumps({"type": "hello", "id": 0, "secret": self.secret}))
        if self.pending is not None:
            await wire.send(json.dumps(self.pending))
        while not (end.is_set() or self.is_over):
            with suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await self._hear(wire, json.loads(await wire.recv()))

    async def _hear(self, wire: ClientConnection, frame: dict[str, Any]) -> None:
        if frame["type"] in ("ok", "error") and frame["id"]:
            self._answered(frame)
        elif frame["type"] == "view":
            self.view = frame["view"]
            self.is_over = self.view["outcome"] is not None
        if self.pending is None and self.view["choices"] and self.view["step"] >= self.next_step:
            await self._click(wire)

    def _answered(self, frame: dict[str, Any]) -> None:
        assert self.pending is not None
        assert frame["id"] == self.pending["id"]
        if frame["type"] == "ok":
            self.acknowledged[self.pending["key"]] = self.pending["step"]
            self.next_step = frame["step"]
        else:
            assert frame["code"] in ("match/conflict", "server/busy"), frame
        self.pending = None

    async def _click(self, wire: ClientConnection) -> None:
        self.pending = {
            "type": "play",
            "id": self.dice.randrange(1, 10**6),
            "action": self.dice.choice(self.view["choices"])["action"],
            "step": self.view["step"],
            "key": f"{self.dice.getrandbits(64):016x}",
        }
        await wire.send(json.dumps(self.pending))


def seats(server: ServerProcess, dice: random.Random) -> list[Client]:
    """Make the matches and return their clients."""
    found = []
    for _ in range(TABLES):
        made = make_match(server.address, "undaunted", f"{dice.getrandbits(128):032x}")
        match = made["match"]["id"]
        address = f"ws{server.address[4:]}/api/matches/{match}/socket"
        found += [Client(address, match, one["secret"], dice) for one in made["secrets"]]
    return found


async def play_and_kill(database: Path, kills: int, seed: int) -> list[Client]:
    """Play while the server is killed again and again; returns the clients at the end."""
    dice = random.Random(seed)
    server = await asyncio.to_thread(ServerProcess, database)
    port = server.port()
    clients = await asyncio.to_thread(seats, server, dice)
    end = asyncio.Event()
    playing = asyncio.gather(*(client.run(end) for client in clients))
    try:
        for _ in range(kills):
            await asyncio.sleep(dice.uniform(*PLAYED_SECONDS))
            await asyncio.to_thread(server.kill)
            server = await asyncio.to_thread(ServerProcess, database, port)
        before = sum(len(client.acknowledged) for client in clients)
        await progress(clients, before)
    finally:
        end.set()
        await asyncio.to_thread(server.kill)
    await playing
    return clients


async def progress(clients: list[Client], before: int) -> None:
    """Wait until clicks are answered again: the clients have healed by themselves."""
    until = time.monotonic() + 120
    while sum(len(client.acknowledged) for client in clients) <= before:
        if all(client.is_over for client in clients):
            return
        assert time.monotonic() < until, "nobody plays on"
        await asyncio.sleep(0.05)


def check(database: Path, clients: list[Client]) -> int:
    """Find every acknowledged click in the database, once; returns how many there are."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT match, key, step FROM clicks").fetchall()
    connection.close()
    stored = {(match, key): step for match, key, step in rows}
    assert len(stored) == len(rows)
    for client in clients:
        for key, step in client.acknowledged.items():
            assert stored.get((client.match, key)) == step
    return sum(len(client.acknowledged) for client in clients)


def kill_often(folder: Path, kills: int) -> None:
    clients = asyncio.run(play_and_kill(folder / "table.db", kills, seed=3))
    assert check(folder / "table.db", clients) > kills
    assert max(client.falls for client in clients) >= 1


def test_a_killed_server_loses_no_acknowledged_click(tmp_path: Path) -> None:
    kill_often(tmp_path, 3)


@pytest.mark.large
def test_a_server_killed_fifty_times_loses_no_acknowledged_click(tmp_path: Path) -> None:
    kill_often(tmp_path, 50)
