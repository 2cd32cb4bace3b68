"""What an operator meets: a full disk, a wrong setting, a database of another version, readers."""

import asyncio
import logging
import os
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.exc import DBAPIError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grognard.core.errors import GrognardError
from grognard.server import database as databases
from grognard.server.database import make_private, url_of
from grognard.server.errors import ApiError
from grognard.server.settings import Settings
from grognard.server.store import Store
from grognard.server.writer import reading, refusing, seldom, writing
from tests.server.table import Made, asked, bearer, make, server, view
from tests.server.table import database as address
from tests.server.test_run import run

# A full disk.


def try_click(table: TestClient, match: Made) -> tuple[int, str]:
    """Let a seat answer; return the status and the code of a refusal."""
    seat = asked(table, match)[0]
    seen = view(table, match, seat)["view"]
    body = {"action": seen["choices"][0]["action"], "step": seen["step"]}
    body["key"] = f"{seat}-{seen['step']:060}"
    headers = bearer(match.secrets[seat])
    answer = table.post(f"/api/matches/{match.id}/play", json=body, headers=headers)
    return answer.status_code, answer.json().get("code", "")


def try_to_make(table: TestClient, seats: list[dict[str, str]]) -> tuple[int, str]:
    answer = table.post("/api/commitments")
    if answer.status_code == 201:
        promise = {"commitment": answer.json()["commitment"], "salt": "5a" * 16}
        answer = table.post("/api/matches", json={"game": "skirmish", "seats": seats, **promise})
    return answer.status_code, answer.json().get("code", "")


def test_a_full_disk_refuses_clicks_and_new_matches_in_one_sentence_and_says_so_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with server(tmp_path) as table:
        match = make(table)
    seldom._said.clear()
    with monkeypatch.context() as full, caplog.at_level(logging.WARNING):
        pages = (tmp_path / "table.db").stat().st_size // 4096
        full.setattr(databases, "PRAGMAS", (*databases.PRAGMAS, f"PRAGMA max_page_count={pages}"))
        with server(tmp_path) as table:
            seats = [{"kind": "human", "player": "x" * 60}] * 2
            answers = [try_to_make(table, seats) for _ in range(40)]
            assert {status for status, _ in answers} == {201, 503}
            assert answers[-1][1] == "server/disk_full"
            clicks = [try_click(table, match) for _ in range(60)]
            assert set(clicks) == {(200, ""), (503, "server/disk_full")}
    assert len([one for one in caplog.records if "the database failed" in one.message]) == 1
    with server(tmp_path) as table:  # there is room again
        assert try_click(table, match) == (200, "")
        make(table)


def test_whatever_cannot_be_written_is_a_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as table:
        match = make(table)
    monkeypatch.setattr(databases, "PRAGMAS", (*databases.PRAGMAS, "PRAGMA query_only=ON"))

    async def write() -> None:
        store = Store(databases.make_engine(address(tmp_path)))
        data = await store.get_match(match.id)
        assert data is not None
        for wish in (
            store.go_over(data),
            store.set_agrees(match.id, 0, True),
            store.set_result(match.id, {}),
            store.set_snapshot(match.id, 0, b""),
        ):
            with pytest.raises(ApiError, match="server/busy"):
                await wish
        await store.engine.dispose()

    asyncio.run(write())


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (
            DBAPIError("", {}, Exception("could not extend file: No space left on device")),
            "server/disk_full",
        ),
        (DBAPIError("", {}, Exception("the database system is shutting down")), "server/busy"),
        (ConnectionRefusedError("nobody listens"), "server/busy"),
    ],
)
@pytest.mark.parametrize("door", [reading, writing])
def test_a_database_that_is_full_or_gone_is_a_refusal_whatever_the_driver_calls_it(
    tmp_path: Path,
    door: Callable[[AsyncEngine], AbstractAsyncContextManager[AsyncConnection]],
    error: Exception,
    code: str,
) -> None:
    async def ask() -> None:
        engine = databases.make_engine(address(tmp_path))
        try:
            async with door(engine):
                raise error
        finally:
            await engine.dispose()

    with pytest.raises(ApiError, match=code):
        asyncio.run(ask())


def test_nonsense_of_our_own_is_no_fault_of_the_database() -> None:
    with pytest.raises(ProgrammingError), refusing():
        raise ProgrammingError("", {}, Exception("no such column"))


def test_an_end_whose_result_cannot_be_written_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The click that ended the match is on disk, and its result follows from that."""

    async def full(*_: object) -> None:
        raise ApiError("server/disk_full")

    with monkeypatch.context() as disk, server(tmp_path) as table:
        disk.setattr(Store, "set_result", full)
        match = make(table)
        while asked(table, match):
            assert try_click(table, match) == (200, "")
        assert view(table, match, 0)["match"]["status"] == "over"
    with server(tmp_path) as table:
        assert table.get(f"/api/matches/{match.id}").json()["status"] == "over"


# Settings.


@pytest.mark.parametrize(
    "text", ["a.example,b.example", " a.example , b.example ,", '["a.example", "b.example"]']
)
def test_names_are_read_as_json_and_as_people_write_them(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOSTS", "ORIGINS"):
        monkeypatch.setenv(f"GROGNARD_{name}", text)
    settings = Settings()
    assert settings.hosts == settings.origins == ("a.example", "b.example")


def test_proxies_are_addresses_or_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_PROXIES", "10.0.0.0/8, ::1")
    assert Settings().proxies == ("10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HOSTS", '["a.example"'),
        ("HTTP_RATE", "many"),
        ("MAX_LIVE", "0"),
        ("DATABASE", "x://y"),
        ("PROXIES", "*"),
        ("PROXIES", "proxy.example"),
    ],
)
def test_a_wrong_setting_is_one_sentence_and_no_traceback(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"GROGNARD_{name}", value)
    ran = run("serve", "--port", "0")
    assert (ran.returncode, len(ran.stderr.splitlines())) == (2, 1), ran.stderr
    assert "bug" not in ran.stderr


# Databases.


@pytest.mark.parametrize(
    "address",
    ["nonsense", "mysql://x/y", "sqlite+aiosqlite://", "sqlite:///:memory:", "postgresql://h:x/y"],
)
def test_an_address_that_is_none_of_ours_is_refused(address: str) -> None:
    with pytest.raises(GrognardError, match="database-address"):
        url_of(address)


def test_the_driver_may_be_left_out() -> None:
    assert url_of("sqlite:////x/y.db").drivername == "sqlite+aiosqlite"
    assert url_of("postgresql://u@h/x").drivername == "postgresql+asyncpg"


def refused(folder: Path, file: str) -> str:
    """Start a server on a database that cannot be used; return what it says."""
    ran = run("serve", "--port", "0", "--database", f"sqlite+aiosqlite:///{folder / file}")
    assert (ran.returncode, len(ran.stderr.splitlines())) == (2, 1), ran.stderr
    return ran.stderr


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "new.db") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    assert "newer" in refused(tmp_path, "new.db")


def test_a_file_that_is_no_database_and_a_folder_that_cannot_be_are_one_sentence(
    tmp_path: Path,
) -> None:
    (tmp_path / "text.db").write_text("this is a text and no database at all, be it ever so long")
    (tmp_path / "folder.db").mkdir()
    assert "not a database" in refused(tmp_path, "text.db")
    assert "folder.db" in refused(tmp_path, "folder.db")
    assert "text.db" in refused(tmp_path, "text.db/table.db")


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes here")
def test_the_database_can_be_read_by_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mode(path: Path) -> int:
        return stat.S_IMODE(path.stat().st_mode)

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    old = tmp_path / "grognard"
    old.mkdir(mode=0o755)
    (old / "table.db").touch(0o644)
    before = os.umask(0)
    try:
        with server(old) as table:  # as an older version has left it
            make(table)
            files = [old / f"table.db{ending}" for ending in ("", "-wal", "-shm")]
            assert [mode(file) for file in files] == [0o600] * 3
        assert mode(old) == 0o700
        make_private(tmp_path / "new" / "table.db")
        assert (mode(tmp_path / "new"), mode(tmp_path / "new" / "table.db")) == (0o700, 0o600)
        (tmp_path / "shared").mkdir(mode=0o755)
        make_private(tmp_path / "shared" / "table.db")
        assert mode(tmp_path / "shared") == 0o755  # a folder of the operator's is left alone
    finally:
        os.umask(before)


def test_the_name_of_a_test_is_no_host_of_ours(tmp_path: Path) -> None:
    with server(tmp_path, hosts=()) as table:
        assert table.get("/api/health").json()["code"] == "host/refused"
