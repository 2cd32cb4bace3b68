"""The doors: how many connections come in, of whom, and how long one may be slow or silent."""

import asyncio
import contextlib
import logging
from asyncio import BaseTransport, TimerHandle, Transport
from collections import deque
from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeAlias, cast

import orjson
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from grognard.server.addresses import household
from grognard.server.crowd import Crowd
from grognard.server.errors import ApiError, refusal
from grognard.server.forwarded import trusted
from grognard.server.limits import Bucket, Manners
from grognard.server.seldom import Seldom
from grognard.server.settings import Settings
from grognard.server.unread import Unread

log = logging.getLogger(__name__)

SPARE_FILES: Final = 100
"""Files that the server needs for itself: the database, the workers, the client."""
MOST_FILES: Final = 65_536
MOST_HEADER: Final = 32 * 1024
"""Bytes of a request before its body."""
PINGS: Final = (2.0, 20.0)
"""Signs of life that one socket may ask for: in a second, and at once."""

NONSENSE: Final = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
"""What uvicorn logs of clients that make no sense."""

SendNow: TypeAlias = Callable[[str], bool]
SEND_NOW: Final = "grognard.send_now"
"""Where the scope of a socket has its SendNow: sends a text, or says False if it must wait."""


def never_now(_text: str) -> bool:
    """Stand for the SendNow of a socket that did not come in by these doors."""
    return False


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows it; return how many that is."""
    try:
        import resource
    except ImportError:  # no such limit is known here
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return min(soft, MOST_FILES) if soft > 0 else MOST_FILES
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


class Doors:
    """Counts connections: so many in all, so many of one address; a known proxy may have all."""

    def __init__(self, settings: Settings, manners: Manners, files: int) -> None:
        self._manners = manners
        self.header_seconds = settings.header_seconds
        self.body_seconds = settings.body_seconds
        self.write_seconds = settings.write_seconds
        most = max(16, min(settings.max_connections, files - SPARE_FILES))
        if most < settings.max_connections:
            log.warning("%d connections at most: the system allows %d open files", most, files)
        self._most_each = settings.max_connections_per_address
        self._crowd: Crowd[Transport] = Crowd(most, most)
        self._unread = Unread(settings.max_unread, settings.max_unread_per_address)
        self._proxies = trusted(settings.proxies)
        self._seldom = Seldom(log)

    def enter(self, transport: Transport) -> str | None:
        """Count a new connection; return its address, or None if it must go."""
        address = address_of(transport)
        is_many = self._crowd.of(address) >= self._most_each or self._manners.are_bad(address)
        if (is_many and not self._is_proxy(transport)) or not self._crowd.has_room(address):
            self._seldom.warn(address, "too many connections of %s", address)
            return None
        leaving = self._crowd.enter(address, transport)
        if leaving is not None:
            self._seldom.warn("", "all connections are taken; %s had most", address_of(leaving))
            leaving.abort()
        return address

    def leave(self, address: str | None, transport: Transport) -> None:
        """Count a connection no more; one that was refused had no place, but was answered."""
        if address is not None:
            self._crowd.leave(address, transport)
        self._unread.go_on(transport)

    def wait(self, transport: Transport) -> None:
        """Let a connection read what waits for it, unless too much waits already."""
        address = address_of(transport)
        leaving = self._unread.wait(address, transport, self._is_proxy(transport))
        if leaving is not None:
            self._unread.go_on(leaving)
            self._seldom.warn("unread", "%s does not read what it asks for", address_of(leaving))
            asyncio.get_running_loop().call_soon(leaving.abort)

    def go_on(self, transport: Transport) -> None:
        """Note that a connection has read what waited for it."""
        self._unread.go_on(transport)

    def _is_proxy(self, transport: Transport) -> bool:
        return peer_of(transport) in self._proxies


def address_of(transport: Transport) -> str:
    """Return whom a connection is counted for."""
    return household(peer_of(transport))


def peer_of(transport: Transport) -> str:
    """Return the address at the other end of a connection."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) and peer else ""


class _Deadline:
    """Ends a connection that does not send what it must in time."""

    def __init__(self) -> None:
        self._timer: TimerHandle | None = None

    def start(self, seconds: float, transport: Transport) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _Drain:
    """Ends a connection that takes nothing off for too long; slow ones may take their time."""

    def __init__(self) -> None:
        self._timer: TimerHandle | None = None

    def start(self, seconds: float, transport: Transport) -> None:
        self.stop()
        left = transport.get_write_buffer_size()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._look, seconds, transport, left)

    def _look(self, seconds: float, transport: Transport, before: int) -> None:
        if transport.get_write_buffer_size() < before:
            self.start(seconds, transport)
        else:
            transport.abort()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _Counted(asyncio.Protocol):
    """A connection that has its place at the doors, and is let go when it reads nothing."""

    doors: ClassVar[Doors]
    transport: Transport

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **options)
        self._address: str | None = None
        self._writing = _Drain()

    def connection_made(self, transport: BaseTransport) -> None:
        """Count a connection."""
        self._address = self.doors.enter(cast(Transport, transport))
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection no more."""
        self._leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait for a client that does not read."""
        super().pause_writing()
        self._writing.start(self.doors.write_seconds, self.transport)
        self.doors.wait(self.transport)

    def resume_writing(self) -> None:
        """Go on."""
        self._writing.stop()
        self.doors.go_on(self.transport)
        super().resume_writing()

    def _leave(self) -> None:
        self._writing.stop()
        self.doors.leave(self._address, self.transport)
        self._address = None


class DoorProtocol(_Counted, HttpToolsProtocol):
    """A connection over HTTP: counted, its headers bounded, and each part of it due in time."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **options)
        self._reading = _Deadline()
        self._is_in_header = True
        self._header_bytes = 0
        self._open: deque[RequestResponseCycle] = deque()
        """Requests in their order, the first without a whole answer: clients need not wait."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Let a connection in, or say that there is no room."""
        super().connection_made(transport)
        if self._address is None:
            self._refuse("server/busy")
        else:
            self._reading.start(self.doors.header_seconds, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection no more, and answer none of its requests; uvicorn tells the last."""
        for request in self._open:
            request.disconnected = True
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes, unless the headers have no end."""
        if self._address is None:
            return
        if self._is_in_header:
            if not self._header_bytes:
                self._reading.start(self.doors.header_seconds, self.transport)
            self._header_bytes += len(data)
        super().data_received(data)
        if self._is_in_header and self._header_bytes > MOST_HEADER:
            self._refuse("request/too_large")

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        self._is_in_header = False
        self._header_bytes = 0
        self._reading.start(self.doors.body_seconds, self.transport)
        super().on_headers_complete()
        if self.cycle is not None:  # None where this becomes a socket
            self._open.append(self.cycle)
        while self._open and self._open[0].response_complete:
            self._open.popleft()

    def on_message_complete(self) -> None:
        """Wait for the next request; how long, uvicorn says."""
        self._is_in_header = True
        self._reading.stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to a socket, which counts it again."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._reading.stop()
        super()._leave()

    def _refuse(self, code: str) -> None:
        """Answer before anything was asked, and end."""
        status, body = refusal(ApiError(code))
        content = orjson.dumps(body)
        head = f"HTTP/1.1 {status} Refused\r\ncontent-type: application/json\r\n"
        more = f"content-length: {len(content)}\r\nconnection: close\r\n\r\n"
        self._leave()
        self.transport.write((head + more).encode() + content)
        self.transport.close()


class DoorSocketProtocol(_Counted, WebSocketsSansIOProtocol):
    """A socket: counted anew when its request has become one, and let go when it only pings."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **options)
        self._pings = Bucket(*PINGS)

    async def run_asgi(self) -> None:
        """Serve the socket, and let it send at once what need not wait."""
        cast(dict[str, object], self.scope)[SEND_NOW] = self._send_now
        await super().run_asgi()

    def _send_now(self, text: str) -> bool:
        """Send a text as `send` would, without a task and four layers in between."""
        is_open = self.handshake_complete and not (self.disconnected or self.close_sent)
        if not (is_open and self.writable.is_set() and self.conn.state is State.OPEN):
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_ping(self) -> None:
        """Give a sign of life, so many times."""
        if self._pings.take():
            super().handle_ping()
        else:
            self.transport.abort()


class Nonsense(logging.Filter):
    """Lets it be logged seldom, and in one line, that a client makes no sense."""

    def __init__(self) -> None:
        super().__init__()
        self._seldom = Seldom(log)

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a record is to be logged as it is."""
        text = str(record.msg)
        if text not in NONSENSE:
            return True
        self._seldom.warn(text, text)
        return False


def protocols(
    settings: Settings, manners: Manners, files: int
) -> tuple[type[DoorProtocol], type[DoorSocketProtocol]]:
    """Return the protocols of one server, which share their doors."""
    doors = Doors(settings, manners, files)
    return (
        type("DoorProtocol", (DoorProtocol,), {"doors": doors}),
        type("DoorSocketProtocol", (DoorSocketProtocol,), {"doors": doors}),
    )
