"""The same server on PostgreSQL, where that is installed."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.table import BY_LINK, make, play_on, server, view

INITDB = shutil.which("initdb")
POSTGRES = shutil.which("postgres")
AS_POSTGRES = ["runuser", "-u", "postgres", "--"] if os.name == "posix" and os.getuid() == 0 else []

pytestmark = pytest.mark.skipif(
    INITDB is None or POSTGRES is None, reason="PostgreSQL is not installed"
)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own, in a temporary folder, for the tests of this module."""
    folder = Path("/tmp") / f"grognard-pg-{os.getpid()}"
    folder.mkdir()
    if AS_POSTGRES:
        shutil.chown(folder, "postgres")
    data, port = str(folder / "data"), free_port()
    initdb = [*AS_POSTGRES, str(INITDB), "-D", data, "-A", "trust", "-U", "grognard"]
    subprocess.run(initdb, check=True, capture_output=True)
    words = ["-D", data, "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"]
    command = [*AS_POSTGRES, str(POSTGRES), *words]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield f"postgresql+asyncpg://grognard@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait(30)
        shutil.rmtree(folder)


def wait_for(port: int) -> None:
    """Wait until the database takes connections, not only opens its port."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            with socket.create_connection(("127.0.0.1", port), 1) as found:
                found.sendall(b"\x00\x00\x00\x08\x04\xd2\x16\x2f")  # asks for TLS: answered S or N
                if found.recv(1) in (b"S", b"N"):
                    return
        except OSError:
            pass
        time.sleep(0.1)
    raise TimeoutError


def test_a_match_goes_on_after_a_restart(tmp_path: Path, address: str) -> None:
    with server(tmp_path, database=address, snapshot_every=20) as table:
        match = make(table, game="undaunted")
        play_on(table, match, 50)
        before = [view(table, match, seat) for seat in (0, 1)]
        open_match = make(table, BY_LINK)
        body = {"invitation": open_match.invitations[1], "key": "joiners-key"}
        assert table.post(f"/api/matches/{open_match.id}/join", json=body).status_code == 200
        late = {**body, "key": "another-key"}
        answer = table.post(f"/api/matches/{open_match.id}/join", json=late)
        assert answer.json()["code"] == "seat/taken"
    with server(tmp_path, database=address) as table:
        assert [view(table, match, seat) for seat in (0, 1)] == before
        assert play_on(table, match, 5) == 5
