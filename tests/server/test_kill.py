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

from grognard.core.fair import salt_commit
from grognard.server.load import ServerProcess, make_match, post

TABLES = 3
REFUSED = ("match/conflict", "server/busy")
OVERTAKEN = ("action/asked_back", "action/nothing_asked", "action/stale_step")
"""By link what is sent may come too late: the other has asked something back, or granted it."""
PLAYED_CLICKS = (20, 60)
"""How many clicks are acknowledged between two kills: no game ends with so few."""
PATIENCE = 120


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
    is_by_link: bool = False
    words: int = 0
    """Words about asking back that were acknowledged."""

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
        if self.pending is None and self.view["step"] >= self.next_step:
            word = self._word()
            if word:
                await self._send(wire, {"type": "say", "word": word})
            elif self.view["choices"]:
                await self._click(wire)

    def _word(self) -> str:
        """Return what to say about asking back, where there is something to be said."""
        request = self.view.get("request")
        if request is not None:
            is_mine = request["seat"] == self.view["seat"]
            return "" if is_mine else self.dice.choice(["grant", "refuse"])
        return "ask" if self.view.get("may_ask") and self.dice.random() < 0.3 else ""

    def _answered(self, frame: dict[str, Any]) -> None:
        assert self.pending is not None
        assert frame["id"] == self.pending["id"]
        if frame["type"] == "ok":
            self.acknowledged[self.pending["key"]] = self.pending["step"]
            self.next_step = frame["step"]
            self.words += self.pending["type"] == "say"
        else:
            assert frame["code"] in REFUSED + OVERTAKEN * self.is_by_link, frame
        self.pending = None

    async def _click(self, wire: ClientConnection) -> None:
        action = self.dice.choice(self.view["choices"])["action"]
        await self._send(wire, {"type": "play", "action": action})

    async def _send(self, wire: ClientConnection, request: dict[str, Any]) -> None:
        self.pending = {
            **request,
            "id": self.dice.randrange(1, 10**6),
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
    return [*found, *by_link(server, dice)]


def by_link(server: ServerProcess, dice: random.Random) -> list[Client]:
    """Make a match of two screens, at which what was done is asked back now and then."""
    api, salts = f"{server.address}/api", [f"{dice.getrandbits(128):032x}" for _ in range(2)]
    promise = post(f"{api}/commitments", {})["commitment"]
    wish = {"game": "undaunted", "seats": [{"kind": "human"}, {"kind": "open"}]}
    dices = {"commitment": promise, "salt_hash": salt_commit(promise, salts[0])}
    made = post(f"{api}/matches", {**wish, **dices})
    match, (link,) = made["match"]["id"], made["invitations"]
    told = {"invitation": link["invitation"], "key": "joiners-key", "salt": salts[1]}
    joined = post(f"{api}/matches/{match}/join", told)
    secret = made["secrets"][0]["secret"]
    post(f"{api}/matches/{match}/salt", {"salt": salts[0]}, secret)
    address = f"ws{server.address[4:]}/api/matches/{match}/socket"
    both = (secret, joined["secret"])
    return [Client(address, match, one, dice, is_by_link=True) for one in both]


async def play_and_kill(database: Path, kills: int, seed: int) -> list[Client]:
    """Play while the server is killed again and again; returns the clients at the end."""
    dice = random.Random(seed)
    server = await asyncio.to_thread(ServerProcess, database)
    port = server.port()
    clients: list[Client] = []
    end = asyncio.Event()
    async with asyncio.TaskGroup() as playing:
        try:
            for _ in range(kills):
                if all(client.is_over for client in clients):
                    begun = await asyncio.to_thread(seats, server, dice)
                    clients += begun
                    for client in begun:
                        playing.create_task(client.run(end))
                await progress(clients, dice.randrange(*PLAYED_CLICKS))
                await asyncio.to_thread(server.kill)
                server = await asyncio.to_thread(ServerProcess, database, port)
            await progress(clients, 1)
        finally:
            end.set()
            await asyncio.to_thread(server.kill)
    return clients


async def progress(clients: list[Client], more: int) -> None:
    """Wait until so many more clicks are answered, clients having healed by themselves.

    The first time something has been asked back, too.
    """
    until = time.monotonic() + PATIENCE
    enough = acknowledged(clients) + more
    while acknowledged(clients) < enough or not any(client.words for client in clients):
        if all(client.is_over for client in clients):
            return
        assert time.monotonic() < until, "nobody plays on"
        await asyncio.sleep(0.005)


def acknowledged(clients: list[Client]) -> int:
    return sum(len(client.acknowledged) for client in clients)


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
    return acknowledged(clients)


def kill_often(folder: Path, kills: int) -> None:
    clients = asyncio.run(play_and_kill(folder / "table.db", kills, seed=3))
    assert check(folder / "table.db", clients) > kills
    assert max(client.falls for client in clients) >= 1
    assert sum(client.words for client in clients) > 0


def test_a_killed_server_loses_no_acknowledged_click(tmp_path: Path) -> None:
    kill_often(tmp_path, 3)


@pytest.mark.large
def test_a_server_killed_fifty_times_loses_no_acknowledged_click(tmp_path: Path) -> None:
    kill_often(tmp_path, 50)
