"""The same server on PostgreSQL, where that is installed."""

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from grognard.server import promises
from tests.server.table import (
    BY_LINK,
    TWO_PEOPLE,
    drawn_salt,
    join,
    make,
    play_on,
    server,
    tell_salt,
    view,
)

PLACES = [os.environ.get("PATH", ""), *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]
USER = "postgres"
SKIRMISH = {"game": "skirmish", "seats": TWO_PEOPLE}
IS_ROOT = os.name == "posix" and os.getuid() == 0
"""PostgreSQL refuses to run as root; then it runs as a user of its own."""


def program(name: str) -> str:
    """Return where a program of PostgreSQL lies, "" where it is not installed."""
    return shutil.which(name, path=os.pathsep.join(PLACES)) or ""


def lack() -> str:
    """Return what this machine lacks, in a line, or ""."""
    missing = [name for name in ("initdb", "postgres") if not program(name)]
    if missing:
        return f"PostgreSQL is not installed here: no {' and no '.join(missing)}"
    try:
        pwd.getpwnam(USER)
    except KeyError:
        return f"there is no user {USER} to run PostgreSQL as" if IS_ROOT else ""
    return ""


LACK = lack()
pytestmark = pytest.mark.skipif(LACK != "", reason=LACK)


def dropped() -> dict[str, Any]:
    """Return the arguments that start a process without the rights of root."""
    return {"user": USER, "group": USER, "extra_groups": []} if IS_ROOT else {}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A PostgreSQL of our own, in a temporary folder, for the tests of this module."""
    folder = Path("/tmp") / f"grognard-pg-{os.getpid()}"
    folder.mkdir()
    try:
        if IS_ROOT:
            shutil.chown(folder, USER)
        set_up(folder)
        port = free_port()
        address = f"postgresql+asyncpg://grognard@127.0.0.1:{port}/postgres"
        with running(folder, port, address):
            yield address
    finally:
        shutil.rmtree(folder)


def set_up(folder: Path) -> None:
    """Make an empty database; skip with PostgreSQL's own words where the machine does not let it.

    One such machine has a /dev/null that only root may write to.
    """
    words = [program("initdb"), "-D", str(folder / "data"), "-A", "trust", "-U", "grognard"]
    done = subprocess.run(words, capture_output=True, text=True, cwd=folder, **dropped())
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or ["nothing"]
        pytest.skip(f"PostgreSQL cannot set up a database here, it says: {said[0]}")


@contextmanager
def running(folder: Path, port: int, address: str) -> Iterator[None]:
    """Run the database of a folder."""
    words = ["-D", str(folder / "data"), "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"]
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen([program("postgres"), *words], cwd=folder, **quiet, **dropped())
    try:
        wait_for(address, process)
        yield
    finally:
        process.terminate()
        process.wait(120)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the database lets us in: its port is open, and answers, well before that."""
    until = time.monotonic() + 120
    while process.poll() is None and time.monotonic() < until:
        try:
            asyncio.run(enter(address))
        except (OSError, asyncpg.PostgresError):
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(f"no database at {address}")


async def enter(address: str) -> None:
    """Connect once, and leave."""
    connection = await asyncpg.connect(address.replace("+asyncpg", ""))
    await connection.close()


def test_a_match_goes_on_after_a_restart(tmp_path: Path, address: str) -> None:
    with server(tmp_path, database=address, snapshot_every=20) as table:
        match = make(table, game="undaunted")
        play_on(table, match, 50)
        before = [view(table, match, seat) for seat in (0, 1)]
        open_match = make(table, BY_LINK)
        assert join(table, open_match)["seat"] == 1
        assert join(table, open_match, key="another-key")["code"] == "seat/taken"
        assert tell_salt(table, open_match)["status"] == "running"
    with server(tmp_path, database=address) as table:
        assert [view(table, match, seat) for seat in (0, 1)] == before
        assert play_on(table, match, 5) == 5


def test_a_backup_can_be_restored_as_the_page_for_operators_says(
    tmp_path: Path, address: str
) -> None:
    missing = [name for name in ("pg_dump", "pg_restore", "createdb") if not program(name)]
    if missing:
        pytest.skip(f"no {' and no '.join(missing)} here")
    url = make_url(address)
    login = ["--host", str(url.host), "--port", str(url.port), "--username", str(url.username)]
    backup = str(tmp_path / "grognard.dump")

    def run(name: str, *words: str) -> None:
        subprocess.run([program(name), *login, *words], check=True, capture_output=True)

    with server(tmp_path, database=address) as table:
        match = make(table, game="undaunted")
        play_on(table, match, 30)
        before = [view(table, match, seat) for seat in (0, 1)]
        run("pg_dump", "--format=custom", f"--file={backup}", str(url.database))
        play_on(table, match, 5)
    run("createdb", "restored")
    run("pg_restore", "--no-owner", "--exit-on-error", "--dbname", "restored", backup)
    again = url.set(database="restored").render_as_string(hide_password=False)
    with server(tmp_path, database=again) as table:
        assert [view(table, match, seat) for seat in (0, 1)] == before
        assert play_on(table, match, 5) == 5


def test_a_promise_of_one_server_is_kept_at_another_and_once(tmp_path: Path, address: str) -> None:
    with server(tmp_path, database=address) as one, server(tmp_path, database=address) as other:
        wishes = []
        for _ in range(3):
            promise = one.post("/api/commitments").json()["commitment"]
            wishes.append({**SKIRMISH, "commitment": promise, "salt": drawn_salt()})
        tables = (other, one)
        codes = [table.post("/api/matches", json=w).status_code for w in wishes for table in tables]
        assert codes == [201, 409] * 3
        strange = {**SKIRMISH, "commitment": "\x00" * 64, "salt": drawn_salt()}
        assert one.post("/api/matches", json=strange).json()["code"] == "commitment/unknown"


def test_the_oldest_promises_are_thrown_away(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promises, "MOST_PROMISES_EACH", 4)
    monkeypatch.setattr(promises, "MOST_PROMISES", 3)
    with server(tmp_path, database=address) as one, server(tmp_path, database=address) as other:
        told = [(one, other)[n % 2].post("/api/commitments").json() for n in range(6)]
        wishes = [{**SKIRMISH, **one, "salt": drawn_salt()} for one in told]
        codes = [one.post("/api/matches", json=wish).status_code for wish in wishes]
    assert codes == [409, 409, 409, 201, 201, 201]
