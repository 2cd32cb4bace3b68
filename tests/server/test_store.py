"""The database: durable before acknowledged, one writer for each step, snapshots that may go."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.websockets import WebSocketDisconnect

from grognard.core.errors import GrognardError
from grognard.core.opening import OLD_ORDER
from grognard.match import Click
from grognard.server.database import HEAD, alembic_config, make_engine, migrate, prepare
from grognard.server.errors import ApiError
from grognard.server.store import MatchData, SeatData, Store
from tests.server.table import (
    BY_LINK,
    Player,
    bearer,
    database,
    join,
    make,
    play_on,
    seated,
    server,
    tell_salt,
    view,
)

T = TypeVar("T")


def on_disk(folder: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run something on the store of a folder."""

    async def run() -> T:
        engine = make_engine(database(folder))
        await migrate(engine)
        store = Store(engine)
        await store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    return asyncio.run(run())


def new_match(id: str = "a-match") -> MatchData:
    seats = [SeatData(0, "human", secret_hash="x"), SeatData(1, "bot", bot="random")]
    data = MatchData(id, "skirmish", "meeting", {}, 1, "00" * 32, "11" * 32, "2026-01-01")
    data.dice_order = OLD_ORDER
    data.seats = seats
    return data


# Durability.


def test_every_connection_waits_for_the_disk(tmp_path: Path) -> None:
    async def pragmas(store: Store) -> list[object]:
        async with store.engine.connect() as connection:
            names = ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
            return [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in names]

    assert on_disk(tmp_path, pragmas) == ["wal", 2, 5000, 1]  # 2 is FULL


def test_a_click_is_on_disk_when_the_writer_says_so(tmp_path: Path) -> None:
    async def write(store: Store) -> int:
        await store.add_match(new_match())
        await store.writer.add("a-match", Click(0, "play", 0, 0, "x"), "a-key")
        other = make_engine(database(tmp_path))
        found = await Store(other).count_clicks("a-match")
        await other.dispose()
        return found

    assert on_disk(tmp_path, write) == 1


def test_no_two_clicks_take_one_place_in_the_log(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.add_match(new_match())
        await store.writer.add("a-match", Click(0, "play", 0, 0, "x"), "a-key")
        await store.writer.add("a-match", Click(0, "play", 1, 0, "y"), "other-key")

    with pytest.raises(ApiError, match="match/conflict"):
        on_disk(tmp_path, write)


def test_one_bad_click_of_many_fails_alone(tmp_path: Path) -> None:
    async def write(store: Store) -> list[bool]:
        for number in range(10):
            await store.add_match(new_match(f"match-{number}"))
        await store.writer.add("match-3", Click(0, "play", 0, 0, "x"), "a-key")
        writing = [
            store.writer.add(f"match-{number}", Click(0, "play", 0, 0, "x"), "b-key")
            for number in range(10)
        ]
        results = await asyncio.gather(*writing, return_exceptions=True)
        return [result is None for result in results]

    assert on_disk(tmp_path, write) == [number != 3 for number in range(10)]


def test_a_click_of_no_match_is_refused(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.writer.add("nowhere", Click(0, "play", 0, 0, "x"), "a-key")

    with pytest.raises(ApiError):
        on_disk(tmp_path, write)


# Migrations.


def test_the_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    from alembic import command
    from alembic.script import ScriptDirectory

    def check(connection: Connection) -> str | None:
        config = alembic_config(connection)
        command.check(config)
        return ScriptDirectory.from_config(config).get_current_head()

    async def compare(store: Store) -> str | None:
        async with store.engine.connect() as connection:
            return await connection.run_sync(check)

    assert on_disk(tmp_path, compare) == HEAD


def test_the_tables_can_be_taken_down_again(tmp_path: Path) -> None:
    from alembic import command

    async def down(engine: AsyncEngine) -> list[str]:
        def run(connection: Connection) -> None:
            command.downgrade(alembic_config(connection), "base")

        async with engine.begin() as connection:
            await connection.run_sync(run)
            query = text("SELECT name FROM sqlite_master WHERE type = 'table'")
            return [str(row[0]) for row in await connection.execute(query)]

    assert on_disk(tmp_path, lambda store: down(store.engine)) == ["alembic_version"]


def test_several_servers_may_start_on_a_new_database_at_once(tmp_path: Path) -> None:
    async def start() -> None:
        await asyncio.gather(*(prepare(database(tmp_path)) for _ in range(4)))

    asyncio.run(start())


@pytest.mark.parametrize("address", ["nonsense", "sqlite+aiosqlite:////dev/null/x.db"])
def test_a_database_that_cannot_be_used_is_one_sentence(address: str) -> None:
    with pytest.raises(GrognardError, match="database"):
        asyncio.run(prepare(address))


# Restarts.


@pytest.mark.parametrize("every", [1, 7, 10_000])
def test_a_match_goes_on_after_a_restart(tmp_path: Path, every: int) -> None:
    with server(tmp_path, snapshot_every=every) as table:
        match = make(table)
        play_on(table, match, 30)
        before = [view(table, match, seat) for seat in (0, 1)]
    with server(tmp_path, snapshot_every=every) as table:
        assert [view(table, match, seat) for seat in (0, 1)] == before
        assert play_on(table, match, 5) == 5


async def spoil(store: Store, saved: bytes) -> None:
    query = text("UPDATE snapshots SET saved = :saved")
    async with store.engine.begin() as connection:
        assert (await connection.execute(query, {"saved": saved})).rowcount == 1


@pytest.mark.parametrize("saved", [b"", b"{}", b'{"format": "grognard-match", "version": 1}'])
def test_a_spoilt_snapshot_is_thrown_away(tmp_path: Path, saved: bytes) -> None:
    with server(tmp_path, snapshot_every=5) as table:
        match = make(table)
        play_on(table, match, 12)
        before = [view(table, match, seat) for seat in (0, 1)]
    on_disk(tmp_path, lambda store: spoil(store, saved))
    with server(tmp_path) as table:
        assert [view(table, match, seat) for seat in (0, 1)] == before


def test_a_repeated_click_is_recognised_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table)
        seen = view(table, match, 0)["view"]
        body = {"action": seen["choices"][0]["action"], "step": 0, "key": "the-same-key"}
        headers = bearer(match.secrets[0])
        first = table.post(f"/api/matches/{match.id}/play", json=body, headers=headers)
        after = view(table, match, 0)
    with server(tmp_path) as table:
        again = table.post(f"/api/matches/{match.id}/play", json=body, headers=headers)
        assert (again.status_code, again.json()) == (200, first.json())
        assert view(table, match, 0) == after


def test_a_match_of_other_rules_is_listed_and_not_played(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table)

    async def newer(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE matches SET rules_version = 99"))

    on_disk(tmp_path, newer)
    with server(tmp_path) as table:
        answer = table.get(f"/api/matches/{match.id}/view", headers=bearer(match.secrets[0]))
        assert (answer.status_code, answer.json()["code"]) == (409, "match/other_rules")
        assert table.get(f"/api/matches/{match.id}").json()["status"] == "other-rules"


def test_a_finished_match_of_other_rules_keeps_its_record(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table)
        play_on(table, match, 10_000)
        record = table.get(f"/api/matches/{match.id}/record").json()

    async def older(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE matches SET rules_version = 0"))

    on_disk(tmp_path, older)
    with server(tmp_path) as table:
        assert table.get(f"/api/matches/{match.id}").json()["status"] == "over"
        assert table.get(f"/api/matches/{match.id}/record").json() == record
        film = table.get(f"/api/matches/{match.id}/replay/0").json()
        assert film["length"] == len(record["steps"]) + 1
        assert film["log"]


def test_matches_that_nobody_needs_leave_the_memory(tmp_path: Path) -> None:
    with server(tmp_path, max_live=3) as table:
        matches = [make(table) for _ in range(8)]
        assert table.app.state.services.hall.count() <= 3  # type: ignore[attr-defined]
        for match in matches:
            assert play_on(table, match, 2) == 2


def test_two_servers_on_one_database_do_not_harm_each_other(tmp_path: Path) -> None:
    with server(tmp_path) as one, server(tmp_path) as other:
        match = make(one)
        view(other, match, 0)
        play_on(one, match, 4)
        seen = view(other, match, 0)["view"]
        body = {"action": seen["choices"][0]["action"], "step": seen["step"], "key": "late-key"}
        headers = bearer(match.secrets[0])
        late = other.post(f"/api/matches/{match.id}/play", json=body, headers=headers)
        assert (late.status_code, late.json()["code"]) == (409, "match/conflict")
        assert view(other, match, 0) == view(one, match, 0)


def test_who_joins_at_one_server_is_known_to_whoever_waits_at_another(tmp_path: Path) -> None:
    with (
        server(tmp_path, waiting_seconds=0.05) as one,
        server(tmp_path, waiting_seconds=1000) as other,
    ):
        match = make(one, BY_LINK)
        with seated(one, match, 0) as player:
            assert join(other, match)["seat"] == 1
            tell_salt(other, match)
            with pytest.raises(WebSocketDisconnect) as closed:
                listen_for_ever(player)
        assert closed.value.code == 1012  # come again
        assert other.get(f"/api/matches/{match.id}").json()["status"] == "running"
        with seated(one, match, 0) as player:
            assert player.tables[-1]["status"] == "running"
            assert player.views


def listen_for_ever(player: Player) -> None:
    while True:
        player.receive()
