"""Attackers of a server on this machine, and a proxy: run as a process of their own.

    python -m tools.attackers attack ADDRESS MATCH SECONDS     floods it, prints what became of it
    python -m tools.attackers proxy ADDRESS                    prints its own address and serves

Everything goes to the loopback addresses alone, and every loop has an end.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from grognard.core.dice import SeededDice
from grognard.core.record import new_record, seeded_header, set_up, take_step
from grognard.core.registry import load
from grognard.core.types import Json

UPLOADS: Final = 40
SOCKETS: Final = 2000
SPECTATORS: Final = 64
HALF_OPEN: Final = 1050
FLOODS: Final = 8
LONG: Final = 8000
"""Steps of the game in whose midst matches are begun: the most that a position may have."""
MOST_VIEWS: Final = 1_000_000
PAUSE: Final = 12.0
"""Seconds between two waves of uploads, and of half-open connections."""
AT_ONCE: Final = 50
"""Sockets that are being opened at a time."""
FAULTS: Final = (
    OSError,
    WebSocketException,
    TimeoutError,
    EOFError,
    asyncio.IncompleteReadError,
    RuntimeError,  # how uvloop says that a connection is gone
)


@dataclass
class Attack:
    """One server under attack; each kind of attacker has an address of its own."""

    host: str
    port: int
    match: str
    until: float
    counts: Counter[str] = field(default_factory=Counter)

    async def run(self) -> Json:
        """Let all attackers loose at once; return what became of what they tried."""
        kinds: list[Coroutine[Any, Any, None]] = [
            self.uploads("127.0.0.2"),
            self.sockets("127.0.0.3", SOCKETS, "socket"),
            self.sockets("127.0.0.4", SPECTATORS, "spectator"),
            self.half_open("127.0.0.5"),
            *(self.views("127.0.0.6") for _ in range(FLOODS)),
            self.long_matches("127.0.0.7"),
        ]
        await asyncio.gather(*kinds)
        found: Json = {}
        found.update(sorted(self.counts.items()))
        return found

    # Uploads.

    async def uploads(self, source: str) -> None:
        """Upload records with very many false rolls, all at once, and again until the end."""
        content = hostile_record()
        while time.monotonic() < self.until:
            await asyncio.gather(*(self.upload(source, content) for _ in range(UPLOADS)))
            await self.pause()

    async def pause(self) -> None:
        """Wait for the next wave."""
        await asyncio.sleep(max(0.0, min(PAUSE, self.until - time.monotonic())))

    async def upload(self, source: str, content: bytes) -> None:
        """Upload one record."""
        try:
            reader, writer = await self.open(source)
            writer.write(request(self.host, "POST", "/api/records", len(content)))
            writer.write(content)
            head = await asyncio.wait_for(reader.readline(), 120)
            self.counts[f"upload {status_of(head)}"] += 1
            writer.close()
        except FAULTS:
            self.counts["upload ended"] += 1

    # Sockets.

    async def sockets(self, source: str, count: int, name: str) -> None:
        """Open very many sockets on one match and hold those that are let in."""
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self.socket(source, name, gate) for _ in range(count)))

    async def socket(self, source: str, name: str, gate: asyncio.Semaphore) -> None:
        """Open a socket, say hello, and stay as long as one may."""
        address = f"ws://{self.host}:{self.port}/api/matches/{self.match}/socket"
        try:
            async with gate:
                if time.monotonic() > self.until:
                    self.counts[f"{name} not tried"] += 1
                    return
                wire = await connect(
                    address, local_addr=(source, 0), compression=None, open_timeout=30
                )
                await wire.send('{"type": "hello", "id": 1}')
                answer = json.loads(await asyncio.wait_for(wire.recv(), 30))
                self.counts[f"{name} {answer.get('code', answer['type'])}"] += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, self.until - time.monotonic())):
                    await wire.wait_closed()
            await wire.close()
        except (*FAULTS, AssertionError):  # websockets stumbles over an answer before its request
            self.counts[f"{name} ended"] += 1

    # Connections.

    async def half_open(self, source: str) -> None:
        """Open very many connections that say half a sentence, and hold them; again and again."""
        while time.monotonic() < self.until:
            held = [await self.half(source) for _ in range(HALF_OPEN)]
            await self.pause()
            for writer in held:
                if writer is not None:
                    writer.close()

    async def half(self, source: str) -> asyncio.StreamWriter | None:
        """Open a connection that begins a request and does not end it."""
        try:
            _, writer = await self.open(source)
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: local")
        except FAULTS:
            self.counts["half-open ended"] += 1
            return None
        self.counts["half-open"] += 1
        return writer

    # Views.

    async def views(self, source: str) -> None:
        """Ask for the view of a spectator as fast as answers come."""
        path = f"/api/matches/{self.match}/view"
        while time.monotonic() < self.until and self.counts["views"] < MOST_VIEWS:
            with suppress(*FAULTS):
                reader, writer = await self.open(source)
                while time.monotonic() < self.until:
                    self.counts["views"] += 1
                    writer.write(request(self.host, "GET", path))
                    status, is_open = await read_answer(reader)
                    self.counts[f"view {status}"] += 1
                    if not is_open:
                        break
                writer.close()
                continue
            self.counts["view ended"] += 1
            await asyncio.sleep(0.01)

    # Long matches.

    async def long_matches(self, source: str) -> None:
        """Have matches begun in the midst of a very long game, and ask for all of them in turn."""
        content = await asyncio.to_thread(long_record)
        upload = await self.ask(source, "POST", "/api/records", content)
        made: list[str] = []
        while upload and time.monotonic() < self.until:
            promise = await self.ask(source, "POST", "/api/commitments")
            wish = {"at": LONG, "seats": [{"kind": "human"}] * 2, "salt": "5a" * 16, **promise}
            path = f"/api/records/{upload['id']}/play-on"
            answer = await self.ask(source, "POST", path, json.dumps(wish).encode())
            made += [answer["match"]["id"]] if answer else []
            self.counts["long match"] += bool(answer)
            for id in made:
                found = await self.ask(source, "GET", f"/api/matches/{id}")
                self.counts["long match asked for"] += bool(found)

    async def ask(self, source: str, method: str, path: str, body: bytes = b"") -> Any:  # noqa: ANN401
        """Return the answer to a request, {} where it was refused."""
        try:
            reader, writer = await self.open(source)
            writer.write(request(self.host, method, path, len(body), closes=True) + body)
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
            content = await asyncio.wait_for(reader.read(-1), 30)
            writer.close()
        except FAULTS:
            return {}
        return json.loads(content) if status_of(head) in ("200", "201") else {}

    async def open(self, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect from an address of this machine."""
        opening = asyncio.open_connection(self.host, self.port, local_addr=(source, 0))
        return await asyncio.wait_for(opening, 30)


def hostile_record() -> bytes:
    """Return a record of two megabytes with 150,000 false rolls in its setup."""
    zeros = "0" * 64
    record = {
        "format": "grognard-record",
        "version": 1,
        "game": "undaunted",
        "scenario": "la-raye",
        "options": {},
        "rules_version": 1,
        "players": {},
        "dice": {"kind": "seeded", "seed": 1},
        "setup": {"rolls": [["rain", 6, 1]] * 150_000, "events": []},
        "steps": [],
        "result": None,
        "digest": zeros,
    }
    return json.dumps(record).encode()


def long_record() -> bytes:
    """Return the record of a game in which nobody comes to an end."""
    game = load("napoleonics")
    record = new_record(game, "rolica1", None, seeded_header(1))
    state = set_up(record, game, SeededDice(1))
    while len(record.steps) < LONG:
        record.steps.append(take_step(game, state, state.legal_actions()[-1]))
    return json.dumps(record.to_json()).encode()


def request(host: str, method: str, path: str, length: int = 0, closes: bool = False) -> bytes:
    """Return the head of a request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Content-Length: {length}"]
    lines += ["Connection: close"] if closes else []
    lines += ["Content-Type: application/json", "", ""]
    return "\r\n".join(lines).encode()


def status_of(line: bytes) -> str:
    """Return the status in the first line of an answer."""
    words = line.split()
    return words[1].decode() if len(words) > 1 else "ended"


async def read_answer(reader: asyncio.StreamReader) -> tuple[str, bool]:
    """Read an answer to its end; return its status, and whether the connection goes on."""
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
    lines = head.lower().split(b"\r\n")
    length = next(int(line[15:]) for line in lines if line.startswith(b"content-length:"))
    await reader.readexactly(length)
    return status_of(head), b"connection: close" not in lines


# The proxy.

LONGEST_HEAD: Final = 16 * 1024
HEAD_SECONDS: Final = 10.0


class Proxy:
    """Passes connections on with the address of the client, as a proxy before a server does.

    It waits for the head of a request before it troubles the server, and passes one request for
    each connection; a socket stays.
    """

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port

    async def serve(self) -> None:
        """Serve until killed; the first line said is the address."""
        server = await asyncio.start_server(self._pass, "127.0.0.1", 0, backlog=1024)
        port = server.sockets[0].getsockname()[1]
        print(f"http://127.0.0.1:{port}/", flush=True)
        await server.serve_forever()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), HEAD_SECONDS)
            there, back = await asyncio.open_connection(self._host, self._port)
            back.write(forwarded(head, writer.get_extra_info("peername")[0]))
            await asyncio.gather(pipe(reader, back), pipe(there, writer))
        except (*FAULTS, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()


def forwarded(head: bytes, client: str) -> bytes:
    """Return the head of a request with the address of its client."""
    first, *lines = head.rstrip(b"\r\n").split(b"\r\n")
    kept = [line for line in lines if not line.lower().startswith(b"x-forwarded-")]
    if not any(line.lower().startswith(b"upgrade:") for line in kept):
        kept = [line for line in kept if not line.lower().startswith(b"connection:")]
        kept.append(b"Connection: close")
    return b"\r\n".join([first, *kept, f"X-Forwarded-For: {client}".encode(), b"", b""])


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes until it ends."""
    with suppress(*FAULTS):
        while content := await reader.read(65_536):
            writer.write(content)
            await writer.drain()
    with suppress(*FAULTS):
        writer.close()


def main(words: list[str]) -> None:
    """Be what the first word says."""
    address = urlsplit(words[1])
    assert address.hostname == "127.0.0.1", "this is for a server on this machine alone"
    assert address.port is not None
    if words[0] == "proxy":
        uvloop.run(Proxy(address.hostname, address.port).serve())
        return
    until = time.monotonic() + float(words[3])
    attack = Attack(address.hostname, address.port, words[2], until)
    print(json.dumps(uvloop.run(attack.run())))


if __name__ == "__main__":
    main(sys.argv[1:])
