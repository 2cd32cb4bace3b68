"""A load on a real server: many games at once from another process, and what it answers."""

import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from grognard.core.fair import new_salt
from grognard.core.types import Json

PROGRAM: Final = "from grognard.cli import main; main()"
ADDRESS: Final = re.compile(r"http://\S+/")
UNLIMITED: Final = {
    f"GROGNARD_{name}": "1e9"
    for name in (
        "SOCKET_RATE",
        "SOCKET_BURST",
        "ADDRESS_RATE",
        "ADDRESS_BURST",
        "HTTP_RATE",
        "HTTP_BURST",
        "CREATE_RATE",
        "CREATE_BURST",
    )
}
"""The load comes from one address, which else would be refused much of it."""
CROWDED: Final = {
    f"GROGNARD_MAX_{name}": "2000"
    for name in (
        "CONNECTIONS_PER_ADDRESS",
        "SOCKETS_PER_ADDRESS",
        "CHORES_PER_ADDRESS",
        "QUESTIONS",
        "QUESTIONS_PER_ADDRESS",
    )
}
PEOPLE: Final = [{"kind": "human"}, {"kind": "human"}]


class ServerProcess:
    """A server in a process of its own, as a player starts it."""

    def __init__(
        self,
        database: Path,
        port: int = 0,
        settings: Mapping[str, str] | None = None,
        before: str = "",
        said: Path | None = None,
    ) -> None:
        """Start it; `settings` are without limits if not given, `before` is done before it starts.

        What it logs goes to the file `said`.
        """
        words = ["serve", "--database", f"sqlite+aiosqlite:///{database}", "--port", str(port)]
        given = {**UNLIMITED, **CROWDED} if settings is None else settings
        with contextlib.ExitStack() as stack:
            self.process = subprocess.Popen(
                [sys.executable, "-u", "-c", before + PROGRAM, *words],
                stdout=subprocess.PIPE,
                stderr=None if said is None else stack.enter_context(said.open("w")),
                env={**os.environ, **given, "GROGNARD_LANG": "en"},
                text=True,
            )
        self.address = self._wait()

    def _wait(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = ADDRESS.search(line)
            if found is not None:
                return found.group().rstrip("/")
        raise RuntimeError("the server did not start")

    def port(self) -> int:
        """Return the port it listens on."""
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self._end()

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self.process.terminate()
        self._end()

    def _end(self) -> None:
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def memory(self) -> int:
        """Return its memory in megabytes, 0 where the system does not tell."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        except OSError:
            return 0
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found.group(1)) // 1024 if found is not None else 0

    def processor_seconds(self) -> float:
        """Return the processor time it has used, 0 where the system does not tell."""
        try:
            words = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2]
        except OSError:
            return 0.0
        user, system = words.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running_server() -> Iterator[ServerProcess]:
    """Run a server on a new database in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "load.db")
        try:
            yield server
        finally:
            server.stop()


def post(address: str, body: Json, secret: str = "") -> Any:  # noqa: ANN401
    """Post JSON, maybe as who holds a seat, and return the answer."""
    headers = {"Content-Type": "application/json"}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def make_match(address: str, game: str, salt: str = "") -> Any:  # noqa: ANN401
    """Make a match of two people at one screen: the server's promise first, then the salt.

    A salt is drawn if none is given.
    """
    promise = post(f"{address}/api/commitments", {})
    wish = {"game": game, "seats": PEOPLE, "salt": salt or new_salt(), **promise}
    return post(f"{address}/api/matches", wish)


WAITING: Final = '"waiting":true,"lesson":null}'
"""How a view ends whose seat has nothing to answer, so that nobody need read it."""
PREVIEW_EVERY: Final = 8
UNDERSTAND_EVERY: Final = 32
"""Clicks between two previews, and between two clicks that answer no open question."""
QUESTIONS: Final = 1_000_000
"""The ids of questions begin here, far from those of clicks."""


@dataclass
class Tally:
    """What was measured: the time of each click from sending to acknowledgement, in seconds."""

    times: list[float] = field(default_factory=list)
    asked: list[float] = field(default_factory=list)
    """The same of previews, and of what a click can mean."""
    errors: int = 0
    games: int = 0


class Guest:
    """One socket of one seat, which answers at once, at random, whenever it is asked."""

    def __init__(self, tally: Tally, dice: random.Random) -> None:
        self._tally = tally
        self._dice = dice
        self._step = -1
        self._sent: dict[int, float] = {}
        self._pointed: dict[str, Any] = {}
        self._id = 0

    async def play(self, address: str, match: str, secret: str) -> None:
        """Play a game to its end."""
        socket = f"ws{address[4:]}/api/matches/{match}/socket"
        async with connect(socket, compression=None, max_size=None, open_timeout=None) as wire:
            hello = {"type": "hello", "id": 0, "secret": secret}
            await wire.send(orjson.dumps(hello).decode())
            async for text in wire:
                answer = self._hear(text)
                if answer is not None:
                    for question in self._questions():
                        await wire.send(question)
                    self._sent[self._id] = time.perf_counter()
                    await wire.send(answer)
                elif '"status":"over"' in str(text[:600]):
                    return

    def _hear(self, text: str | bytes) -> str | None:
        """Return the click that a frame calls for, or None."""
        if isinstance(text, bytes) or text.startswith('{"type":"table"'):
            return None
        if text.endswith(WAITING):
            return None  # the other seat is asked
        frame = orjson.loads(text)
        if frame["type"] == "ok":
            if frame["id"]:
                self._tally.times.append(time.perf_counter() - self._sent.pop(frame["id"]))
            return None
        if frame["type"] in ("preview", "understood"):
            self._tally.asked.append(time.perf_counter() - self._sent.pop(frame["id"]))
            return None
        if frame["type"] == "error":
            self._tally.errors += 1
            return None
        return self._click(frame["view"])

    def _questions(self) -> list[str]:
        """Return what a player asks before this click: now and then a preview, or a meaning."""
        asked: list[Json] = []
        if self._id % PREVIEW_EVERY == 0:
            asked.append({"type": "preview", "action": self._pointed["action"]})
        if self._id % UNDERSTAND_EVERY == 0:
            asked.append({"type": "understand", "target": self._pointed["target"]})
        texts = []
        for number, one in enumerate(asked):
            id = QUESTIONS + 2 * self._id + number
            self._sent[id] = time.perf_counter()
            texts.append(orjson.dumps({**one, "id": id}).decode())
        return texts

    def _click(self, view: dict[str, Any]) -> str | None:
        if not view["choices"] or view["step"] == self._step:
            return None
        self._step = view["step"]
        self._id += 1
        choice = self._dice.choice(view["choices"])
        action, self._pointed = choice["action"], choice
        key = f"load{self._step:08}"
        return (
            f'{{"type":"play","id":{self._id},"action":{action},"step":{self._step},"key":"{key}"}}'
        )


async def _table(address: str, game: str, tally: Tally, seed: int, until: float) -> None:
    """Play game after game at one table."""
    dice = random.Random(seed)
    while time.monotonic() < until:
        made = await asyncio.to_thread(make_match, address, game)
        guests = [
            Guest(tally, dice).play(address, made["match"]["id"], one["secret"])
            for one in made["secrets"]
        ]
        try:
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                await _all_of(guests)
                tally.games += 1
        except (TimeoutError, ConnectionClosed):
            return


async def _all_of(guests: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Wait until all have left, each with its socket closed, also when time is up."""
    ends = await asyncio.gather(*guests, return_exceptions=True)
    for failure in filter(None, ends):
        raise failure


def run_load(seconds: float = 60.0, tables: int = 50, game: str = "undaunted") -> Json:
    """Play at so many tables at once, two sockets each, and return the figures."""
    tally = Tally()
    with running_server() as server:
        begin = time.monotonic()
        before = server.processor_seconds()

        async def play() -> None:
            until = begin + seconds
            await asyncio.gather(
                *(_table(server.address, game, tally, seed, until) for seed in range(tables))
            )

        _run(play())
        spent = time.monotonic() - begin
        memory, used = server.memory(), server.processor_seconds() - before
    figures = _figures(tally, spent)
    figures["processor_us_per_action"] = round(used / max(1, len(tally.times)) * 1e6)
    return {"game": game, "tables": tables, "sockets": tables * 2, **figures, "memory_mb": memory}


def _run(work: Any) -> None:  # noqa: ANN401
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def _figures(tally: Tally, spent: float) -> Json:
    times = sorted(tally.times)
    return {
        "seconds": round(spent, 1),
        "actions": len(times),
        "actions_per_second": round(len(times) / spent),
        "p50_ms": percentile(times, 0.50),
        "p95_ms": percentile(times, 0.95),
        "p99_ms": percentile(times, 0.99),
        "asked": len(tally.asked),
        "asked_p95_ms": percentile(sorted(tally.asked), 0.95),
        "games": tally.games,
        "errors": tally.errors,
    }


def percentile(times: Sequence[float], share: float) -> float:
    """Return the time that a share of the clicks did not exceed, in milliseconds.

    >>> percentile([0.001, 0.002, 0.003, 0.010], 0.5)
    2.0
    """
    if not times:
        return 0.0
    place = min(len(times) - 1, max(0, round(share * len(times)) - 1))
    return round(times[place] * 1000, 1)
