"""Fifty honest games go on under attack: 95% of clicks within 200 ms, memory below 400 MB.

The attackers come from six addresses, once directly and once through a proxy. Uploads, sockets,
spectators, half-open connections, floods of views and matches in the midst of very long games come
at once and go on until the end; the numbers are in `tools/attackers.py`. Honest players sit in ten
households of ten seats each and think for a moment before each click. Memory is that of the server
and all its processes as PSS, where what processes share is counted once; RSS, which counts it for
each, is told beside it.
"""

import asyncio
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from grognard.core.fair import new_salt
from grognard.core.types import Json
from grognard.server.load import PEOPLE, ServerProcess, percentile
from tools.attackers import HALF_OPEN, SOCKETS, SPECTATORS, UPLOADS
from tools.proving import ROOT, NotProved

SEEDS: Final = list(range(50))
"""One for the answers and pauses of each table."""
SECONDS: Final = 60.0
THINKING: Final = (0.2, 0.8)
HOUSEHOLDS: Final = 10
MOST_MS: Final = 200.0
MOST_MB: Final = 400
WANTED: Final = {
    "upload": UPLOADS,
    "socket": SOCKETS,
    "spectator": SPECTATORS,
    "half-open": HALF_OPEN,
    "view": 1000,
    "long match": 5,
}
"""How many attackers of each kind must have come to blows; less is no proof."""
FEW_FILES: Final = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024)); "


def prove(small: bool) -> Json:
    """Play in peace, under attack, and under attack through a proxy."""
    seconds, tables = (8.0, 10) if small else (SECONDS, len(SEEDS))
    figures: Json = {
        "peace": round_of(seconds / 2, tables, is_attacked=False, has_proxy=False),
        "direct": round_of(seconds, tables, is_attacked=True, has_proxy=False),
        "proxy": round_of(seconds, tables, is_attacked=True, has_proxy=True),
    }
    missing = [] if small else [*untried(figures["direct"]), *untried(figures["proxy"])]
    if missing or not all(holds(found) for found in figures.values()):
        raise NotProved(json.dumps({**figures, "not tried": missing}, indent=1))
    return figures


def holds(found: Any) -> bool:  # noqa: ANN401
    """Say whether a round was as it should be."""
    is_played = found["clicks"] > 0 and not found["errors"]
    return is_played and found["p95_ms"] <= MOST_MS and found["memory_pss_mb"] < MOST_MB


def untried(found: Any) -> list[str]:  # noqa: ANN401
    """Return the kinds of attack of which fewer were tried than there should be."""
    tried: dict[str, int] = found["attack"]
    missing = []
    for kind, count in WANTED.items():
        names = [name for name in tried if f"{name} ".startswith(f"{kind} ")]
        if sum(tried[name] for name in names if not name.endswith("not tried")) < count:
            missing.append(kind)
    return missing


def round_of(seconds: float, tables: int, is_attacked: bool, has_proxy: bool) -> Json:
    """Play honest games for so long on a server of its own; return what was measured."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), has_proxy) as server,
        door(server.address, has_proxy) as address,
    ):
        honest = Honest(address)
        matches = [honest.make(table) for table in range(tables)]
        attack = start(address, matches[0]["match"]["id"], seconds) if is_attacked else None
        before = server.processor_seconds()
        memory = asyncio.run(play(honest, matches, seconds, server.process.pid))
        busy = (server.processor_seconds() - before) / seconds
        tried = {} if attack is None else finish(attack)
    times = sorted(honest.times)
    return {
        "seconds": seconds,
        "tables": tables,
        "clicks": len(times),
        "p50_ms": percentile(times, 0.50),
        "p95_ms": percentile(times, 0.95),
        "p99_ms": percentile(times, 0.99),
        "slowest_ms": percentile(times, 1.0),
        "errors": honest.errors,
        "server_busy_percent": round(busy * 100),
        "memory_pss_mb": memory[0],
        "memory_rss_mb": memory[1],
        "attack": tried,
    }


@contextmanager
def serving(folder: Path, has_proxy: bool) -> Iterator[ServerProcess]:
    """Run a server with its usual limits and 1,024 files, told of the proxy if there is one."""
    settings = {"GROGNARD_PROXIES": "127.0.0.1"} if has_proxy else {}
    said = folder / "said"
    server = ServerProcess(folder / "attack.db", settings=settings, before=FEW_FILES, said=said)
    try:
        yield server
    finally:
        server.stop()
        if "Traceback" in said.read_text("utf-8"):
            raise NotProved(said.read_text("utf-8")[-2000:])


@contextmanager
def door(address: str, has_proxy: bool) -> Iterator[str]:
    """Return the address to go to: the server's own, or that of a proxy before it."""
    if not has_proxy:
        yield address
        return
    words = [sys.executable, "-m", "tools.attackers", "proxy", address]
    with subprocess.Popen(words, stdout=subprocess.PIPE, cwd=ROOT, text=True) as proxy:
        assert proxy.stdout is not None
        try:
            yield proxy.stdout.readline().strip().rstrip("/")
        finally:
            proxy.terminate()


def start(address: str, match: str, seconds: float) -> subprocess.Popen[str]:
    """Let the attackers loose, in a process of their own that gives way to the others."""
    words = [sys.executable, "-m", "tools.attackers", "attack", address, match, str(seconds)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, cwd=ROOT, text=True, preexec_fn=give_way)


def give_way() -> None:
    """Let every other process go first."""
    os.nice(10)


def finish(attack: subprocess.Popen[str]) -> Json:
    """Return what became of an attack."""
    said, _ = attack.communicate(timeout=180)
    if attack.returncode:
        raise NotProved("the attackers failed")
    found: Json = json.loads(said)
    return found


# Memory.


async def watch(pid: int, until: float) -> tuple[int, int]:
    """Return the most megabytes that a process and all it started had: PSS and RSS."""
    most = (0, 0)
    while time.monotonic() < until:
        now = await asyncio.to_thread(memory_of, family(pid))
        most = (max(most[0], now[0]), max(most[1], now[1]))
        await asyncio.sleep(0.5)
    return most


def family(pid: int) -> list[int]:
    """Return a process and all that it started, directly or not."""
    found = [pid]
    for parent in found:
        with suppress(OSError):
            for task in Path(f"/proc/{parent}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


def memory_of(pids: list[int]) -> tuple[int, int]:
    """Return the megabytes of processes: PSS and RSS."""
    sums = {"Pss": 0, "Rss": 0}
    for pid in pids:
        with suppress(OSError):
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines():
                name, _, rest = line.partition(":")
                if name in sums:
                    sums[name] += int(rest.split()[0])
    return sums["Pss"] // 1024, sums["Rss"] // 1024


# Honest players.


async def play(honest: "Honest", matches: list[Any], seconds: float, pid: int) -> tuple[int, int]:
    """Play at all tables for so long; return the memory that the server took."""
    until = time.monotonic() + seconds
    tables = (honest.table(number, made, until) for number, made in enumerate(matches))
    watching = asyncio.create_task(watch(pid, until))
    await asyncio.gather(*tables)
    return await watching


class Honest:
    """People who play: each household has an address of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.times: list[float] = []
        self.errors = 0

    def home(self, table: int) -> str:
        """Return the address of a table's players."""
        return f"127.0.1.{1 + table % HOUSEHOLDS}"

    def make(self, table: int) -> Any:  # noqa: ANN401
        """Make a match, as a browser does."""
        promise = self._post(table, "/api/commitments", {})
        wish = {"game": "undaunted", "seats": PEOPLE, "salt": new_salt(), **promise}
        return self._post(table, "/api/matches", wish)

    def _post(self, table: int, path: str, body: Json) -> Any:  # noqa: ANN401
        host = self.address.removeprefix("http://")
        source = (self.home(table), 0)
        wire = http.client.HTTPConnection(host, timeout=30, source_address=source)
        wire.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = wire.getresponse()
        content = json.load(answer)
        wire.close()
        if answer.status != 201:
            raise NotProved(f"an honest player was refused: {content}")
        return content

    async def table(self, number: int, made: Any, until: float) -> None:  # noqa: ANN401
        """Play at one table, game after game, until time is up."""
        dice = random.Random(SEEDS[number])
        while time.monotonic() < until:
            seats = (self._seat(number, made, one["secret"], dice) for one in made["secrets"])
            try:
                async with asyncio.timeout(max(0.0, until - time.monotonic())):
                    await asyncio.gather(*seats)
                    made = await asyncio.to_thread(self.make, number)
            except TimeoutError:  # time is up, or nobody opened the door
                self.errors += time.monotonic() < until
                return
            except ConnectionClosed:
                self.errors += 1
                return

    async def _seat(self, number: int, made: Any, secret: str, dice: random.Random) -> None:  # noqa: ANN401
        """Play a game to its end on one seat."""
        address = f"ws{self.address[4:]}/api/matches/{made['match']['id']}/socket"
        home = (self.home(number), 0)
        sent: list[float] = []
        async with connect(address, local_addr=home, compression=None, max_size=None) as wire:
            await wire.send(json.dumps({"type": "hello", "id": 0, "secret": secret}))
            try:
                await self._play(wire, dice, sent)
            finally:
                self._take_time(sent, MOST_MS / 1000)

    def _take_time(self, sent: list[float], least: float = 0.0) -> None:
        """Take the time of a click; of one without an answer it counts if it is long already."""
        if sent:
            taken = time.perf_counter() - sent.pop()
            self.times.extend([taken] if taken > least else [])

    async def _play(self, wire: ClientConnection, dice: random.Random, sent: list[float]) -> None:
        """Answer every question until the game is over; `sent` is when the open click left."""
        step = -1
        async for text in wire:
            frame = orjson.loads(text)
            if frame["type"] == "error":
                self.errors += 1
            elif frame["type"] == "ok" and frame["id"]:
                self._take_time(sent)
            elif frame["type"] == "view" and frame["view"]["outcome"] is not None:
                return
            elif frame["type"] == "view" and frame["view"]["choices"]:
                if frame["view"]["step"] == step:
                    continue
                step = frame["view"]["step"]
                await asyncio.sleep(dice.uniform(*THINKING))
                action = dice.choice(frame["view"]["choices"])["action"]
                click = {"type": "play", "id": 1, "action": action, "step": step}
                sent.append(time.perf_counter())
                await wire.send(json.dumps({**click, "key": f"honest-{step:08}"}))
