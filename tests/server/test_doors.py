"""The doors of a real server: silent, slow and too many connections harm nobody else."""

import json
import socket
import time
import urllib.error
import urllib.request
from asyncio import Transport
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPException
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from grognard.server.doors import (
    MOST_HEADER,
    DoorProtocol,
    Doors,
    DoorSocketProtocol,
    _Deadline,
    _Drain,
    raise_file_limit,
)
from grognard.server.limits import Manners
from grognard.server.load import ServerProcess, make_match
from grognard.server.settings import Settings
from grognard.server.unread import Unread
from tests.server.table import PATIENCE

FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024)); "
FEW_AT_FIRST = """
import resource; hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
"""
STRANGER = "127.0.0.9"


@contextmanager
def running(folder: Path, before: str = "", **settings: str) -> Iterator[ServerProcess]:
    """Run a server with its usual limits, other settings as given."""
    given = {f"GROGNARD_{name.upper()}": value for name, value in settings.items()}
    server = ServerProcess(folder / "t.db", settings=given, before=before, said=folder / "said")
    try:
        yield server
    finally:
        server.stop()


def said(folder: Path) -> str:
    return (folder / "said").read_text("utf-8")


def open_from(server: ServerProcess, address: str) -> socket.socket:
    """Connect from an address of this machine and say nothing."""
    return socket.create_connection(
        ("127.0.0.1", server.port()), PATIENCE, source_address=(address, 0)
    )


def health(server: ServerProcess) -> str:
    with urllib.request.urlopen(f"{server.address}/api/health", timeout=120) as answer:
        return str(json.load(answer)["status"])


def is_well(server: ServerProcess) -> bool:
    """Ask for a sign of life; who is too slow for the server's limits may have to ask again."""
    try:
        return health(server) == "ok"
    except (OSError, HTTPException):
        return False


def wait_for(is_so: Callable[[], bool]) -> None:
    """Wait for what must come."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.1)


def read_all(connection: socket.socket) -> bytes:
    """Return what comes until the other side ends it."""
    found = b""
    try:
        while part := connection.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


def test_half_open_connections_do_not_shut_others_out(tmp_path: Path) -> None:
    kept = {"header_seconds": "600"}  # however long it takes, no place is free again meanwhile
    with running(tmp_path, FEW_FILES, **kept) as server, ExitStack() as stack:
        silent = []
        for number in range(1050):
            silent.append(stack.enter_context(open_from(server, STRANGER)))
            if number % 50 == 0:
                silent[-1].sendall(b"GET /api/health HTTP/1.1\r\nHost:")
            if number % 100 == 99:
                assert health(server) == "ok"
        answers = [connection for connection in silent[-100:] if b" 503 " in read_all(connection)]
        assert len(answers) > 90
    assert f"too many connections of {STRANGER}" in said(tmp_path)
    assert "the system allows 1024 open files" in said(tmp_path)


def test_a_connection_that_says_nothing_or_too_slowly_is_ended(tmp_path: Path) -> None:
    with running(tmp_path, header_seconds="0.5", body_seconds="0.5") as server:
        begun = b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n"
        for content in (b"", b"GET / HTT", begun, begun + b"\r\n{"):
            with open_from(server, STRANGER) as connection:
                connection.sendall(content)
                assert read_all(connection) == b""
        wait_for(lambda: is_well(server))
    assert "Traceback" not in said(tmp_path)


MUCH = b"GET /api/messages/uk/game-prussia/1 HTTP/1.1\r\nHost: localhost\r\n\r\n"
"""A wish for some 70 kB."""
NO_HASTE = {"http_rate": "100000", "address_rate": "100000"}
"""Nobody is refused for asking too often."""


def ask_from(server: ServerProcess, address: str) -> bytes:
    """Ask for a sign of life; return the beginning of the answer."""
    with open_from(server, address) as connection:
        connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return connection.recv(12)


def test_a_connection_that_reads_nothing_is_ended(tmp_path: Path) -> None:
    only = {"max_connections_per_address": "1", "write_seconds": "0.5", **NO_HASTE}
    with running(tmp_path, **only) as server, open_from(server, STRANGER) as connection:
        assert ask_from(server, STRANGER) == b"HTTP/1.1 503"
        connection.sendall(MUCH * 150)  # more than the system keeps for a reader
        wait_for(lambda: ask_from(server, STRANGER) == b"HTTP/1.1 200")  # its only place is free


def test_what_one_address_does_not_read_is_bounded(tmp_path: Path) -> None:
    """Many connections ask for much and read nothing: long before they are late they are ended."""
    few = {"max_unread_per_address": "300000", "write_seconds": "600", **NO_HASTE}
    with running(tmp_path, **few) as server, ExitStack() as stack:
        for _ in range(8):
            stack.enter_context(open_from(server, STRANGER)).sendall(MUCH * 150)
        wait_for(lambda: f"{STRANGER} does not read what it asks for" in said(tmp_path))
        assert health(server) == "ok"
    assert "Traceback" not in said(tmp_path)


class Pipe:
    """A connection for which so many bytes wait."""

    def __init__(self, size: int) -> None:
        self._size = size

    def get_write_buffer_size(self) -> int:
        return self._size


def test_who_has_most_unread_gives_way() -> None:
    unread = Unread(most=100, most_each=60)
    ann, bob, eve, more = Pipe(30), Pipe(20), Pipe(50), Pipe(20)
    assert unread.wait("ann", ann, False) is None  # type: ignore[arg-type]
    assert unread.wait("eve", eve, False) is None  # type: ignore[arg-type]
    assert unread.wait("eve", more, False) is more  # type: ignore[arg-type, comparison-overlap]
    unread.go_on(more)  # type: ignore[arg-type]
    assert unread.wait("bob", bob, False) is None  # type: ignore[arg-type]
    assert unread.wait("eve", more, True) is more  # type: ignore[arg-type, comparison-overlap]
    unread.go_on(more)  # type: ignore[arg-type]
    last = Pipe(10)
    assert unread.wait("bob", last, False) is eve  # type: ignore[arg-type, comparison-overlap]


class Line(Transport):
    """A connection that has not read its refusal."""

    def get_write_buffer_size(self) -> int:
        return 1000


@pytest.mark.parametrize("kind", [DoorProtocol, DoorSocketProtocol])
def test_what_waited_for_a_connection_without_a_place_is_forgotten_with_it(
    kind: type[DoorProtocol | DoorSocketProtocol], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It may have been refused, and yet not have read why."""
    settings = Settings(database=f"sqlite:///{tmp_path / 't.db'}", max_unread=1024)
    doors = Doors(settings, Manners(), 4200)
    gone = Line({"peername": (STRANGER, 1)})
    monkeypatch.setattr(kind.__mro__[2], "connection_lost", lambda *_: None)
    door = kind.__new__(kind)
    vars(door).update(doors=doors, transport=gone, _address=None, _open=(), _pings=None)
    vars(door).update(_writing=_Drain(), _reading=_Deadline())
    doors.wait(gone)
    assert doors._unread._waiting
    door.connection_lost(None)
    assert not doors._unread._waiting


def test_a_proxy_may_be_named_by_its_network(tmp_path: Path) -> None:
    known = {"proxies": "127.0.0.0/8", "max_connections_per_address": "1"}
    with running(tmp_path, **known) as server, open_from(server, STRANGER):
        assert ask_from(server, STRANGER) == b"HTTP/1.1 200"


def test_an_address_that_does_not_stop_is_let_in_no_more_and_others_are(tmp_path: Path) -> None:
    limits = {"http_rate": "0.001", "http_burst": "1"}
    with running(tmp_path, **limits) as server:
        statuses = []
        for _ in range(400):
            statuses.append(ask_from(server, STRANGER))
        assert statuses[0] == b"HTTP/1.1 200"
        assert statuses[1] == b"HTTP/1.1 429"
        assert b"HTTP/1.1 503" in statuses
        assert health(server) == "ok"
    assert f"too many connections of {STRANGER}" in said(tmp_path)


def test_headers_without_end_are_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server, open_from(server, STRANGER) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 2 * MOST_HEADER)
        assert b" 413 " in read_all(connection)
        assert health(server) == "ok"


def ping_for_ever(wire: ClientConnection) -> None:
    while True:
        wire.ping()


def test_nonsense_is_logged_seldom_and_without_a_traceback(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        match = make_match(server.address, "skirmish")["match"]["id"]
        address = f"ws{server.address[4:]}/api/matches/{match}/socket"
        for _ in range(5):
            with open_from(server, STRANGER) as stranger:
                stranger.sendall(b"no such thing\r\n\r\n")
                assert b" 400 " in stranger.recv(1000)
            with connect(address, open_timeout=PATIENCE) as wire:
                wire.socket.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")  # text, but no UTF-8
                with pytest.raises(WebSocketException):
                    wire.recv(60)
        assert health(server) == "ok"
    lines = said(tmp_path)
    assert lines.count("Invalid HTTP request") == 1
    assert lines.count("Invalid UTF-8") == 1
    assert "Traceback" not in lines


def test_a_socket_that_only_pings_is_let_go(tmp_path: Path) -> None:
    with running(tmp_path, hello_seconds="600") as server:  # it is not for its silence
        made = make_match(server.address, "skirmish", "5a" * 16)
        address = f"ws{server.address[4:]}/api/matches/{made['match']['id']}/socket"
        with connect(address, open_timeout=PATIENCE) as wire, pytest.raises(WebSocketException):
            ping_for_ever(wire)
        with connect(address, open_timeout=PATIENCE) as wire:
            assert wire.ping().wait(PATIENCE)


def test_the_limit_on_open_files_is_raised_as_far_as_it_goes(tmp_path: Path) -> None:
    assert raise_file_limit() > 0
    many = {"max_connections_per_address": "1000"}
    with running(tmp_path, FEW_AT_FIRST, **many) as server, ExitStack() as stack:
        for _ in range(400):
            stack.enter_context(open_from(server, STRANGER))
        assert health(server) == "ok"
    assert "open files" not in said(tmp_path)


def test_a_proxy_that_nobody_told_of_is_named_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for _ in range(3):
            request = urllib.request.Request(f"{server.address}/api/health")
            request.add_header("X-Forwarded-For", "192.0.2.1")
            with urllib.request.urlopen(request, timeout=120) as answer:
                assert answer.status == 200
    assert said(tmp_path).count("GROGNARD_PROXIES") == 1


def test_the_word_of_a_known_proxy_is_taken_and_no_other(tmp_path: Path) -> None:
    limits = {"http_rate": "0.001", "http_burst": "3"}
    with running(tmp_path, proxies='["127.0.0.1"]', **limits) as server:
        codes = []
        for number in range(8):
            request = urllib.request.Request(f"{server.address}/api/health")
            request.add_header("X-Forwarded-For", f"2001:db8:0:{number % 2}::{number}")
            try:
                with urllib.request.urlopen(request, timeout=120) as answer:
                    codes.append(answer.status)
            except urllib.error.HTTPError as error:
                codes.append(error.code)
                error.close()
        assert codes == [200] * 6 + [429] * 2
    assert said(tmp_path) == ""
