"""Promised seeds: every server of a database keeps them, none twice, and nobody reads them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError

from grognard.core.fair import commitment, salt_commit
from grognard.core.types import Json
from grognard.server import promises
from grognard.server.database import make_engine, migrate
from grognard.server.errors import ApiError
from grognard.server.hall import Hall
from grognard.server.load import ServerProcess, post
from grognard.server.promises import KEPT_SECONDS, Promises
from grognard.server.store import MatchData, SeatData, Store
from grognard.server.tables import PromiseRow
from tests.server.chance import CHANCE
from tests.server.table import (
    BY_LINK,
    JOINERS_SALT,
    TWO_PEOPLE,
    bearer,
    database,
    drawn_salt,
    join,
    made,
    server,
    tell_salt,
)

T = TypeVar("T")
ANN, BOB, EVE = "192.0.2.1", "192.0.2.2", "2001:db8::/64"


def with_stores(folder: Path, work: Callable[[list[Store]], Awaitable[T]], count: int = 1) -> T:
    """Run something on so many servers' stores of one database."""

    async def run() -> T:
        stores = [Store(make_engine(database(folder))) for _ in range(count)]
        for store in stores:
            await migrate(store.engine)
            await store.start()
        try:
            return await work(stores)
        finally:
            for store in stores:
                await store.stop()

    return asyncio.run(run())


def match_with(seed: bytes, id: str = "a-match") -> MatchData:
    made_of = (seed.hex(), commitment(seed), "2026-01-01")
    data = MatchData(id, "skirmish", "meeting", {}, 1, *made_of)
    data.seats = [SeatData(seat, "human", secret_hash="x") for seat in (0, 1)]
    return data


def wished(promise: str, salt: str) -> Json:
    return {"game": "skirmish", "seats": TWO_PEOPLE, "commitment": promise, "salt": salt}


def promise_of(table: TestClient) -> str:
    found: str = table.post("/api/commitments").json()["commitment"]
    return found


# Every server keeps them.


def test_a_promise_of_one_server_is_kept_at_another_and_once(tmp_path: Path) -> None:
    with server(tmp_path) as one, server(tmp_path) as other:
        promise, salt = promise_of(one), drawn_salt()
        answer = other.post("/api/matches", json=wished(promise, salt))
        assert (answer.status_code, answer.json()["match"]["commitment"]) == (201, promise)
        for table in (one, other):
            again = table.post("/api/matches", json=wished(promise, salt))
            assert (again.status_code, again.json()["code"]) == (409, "commitment/unknown")


def test_a_match_by_link_is_promised_made_and_joined_at_three_servers(tmp_path: Path) -> None:
    with server(tmp_path) as one, server(tmp_path) as two, server(tmp_path) as three:
        promise, salt = promise_of(one), drawn_salt()
        wish = {"game": "skirmish", "seats": BY_LINK, "commitment": promise}
        wish["salt_hash"] = salt_commit(promise, salt)
        match = made(two.post("/api/matches", json=wish).json(), salt)
        assert join(three, match)["seat"] == 1
        assert tell_salt(one, match)["status"] == "running"
        hall: Hall = one.app.state.services.hall  # type: ignore[attr-defined]
        assert one.portal is not None
        live = one.portal.call(hall.get, match.id)
        dice = live.running().record.dice
    assert commitment(bytes.fromhex(live.data.secret)) == dice.commitment == promise
    assert list(dice.salts) == [salt, JOINERS_SALT]


def test_a_restarted_server_keeps_its_promise(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        promise, salt = promise_of(table), drawn_salt()
    with server(tmp_path) as table:
        answer = table.post("/api/matches", json=wished(promise, salt))
        assert (answer.status_code, answer.json()["match"]["commitment"]) == (201, promise)


def test_a_killed_server_keeps_its_promise(tmp_path: Path) -> None:
    running = ServerProcess(tmp_path / "table.db")
    port = running.port()
    promise = post(f"{running.address}/api/commitments", {})["commitment"]
    running.kill()
    running = ServerProcess(tmp_path / "table.db", port)
    try:
        answer = post(f"{running.address}/api/matches", wished(promise, drawn_salt()))
        assert answer["match"]["commitment"] == promise
    finally:
        running.kill()


def test_the_next_match_of_a_campaign_keeps_another_servers_promise(tmp_path: Path) -> None:
    with server(tmp_path) as one, server(tmp_path) as other:
        wish = {**wished(promise_of(one), drawn_salt()), "game": "undaunted"}
        first = made(other.post("/api/campaigns", json=wish).json())
        facts = {"casualties_us": 12, "casualties_german": 3}
        result = {"winner": 1, "level": "x", "reason": "y", "section": "§11", "facts": facts}
        store = one.app.state.services.store  # type: ignore[attr-defined]
        assert one.portal is not None
        one.portal.call(store.set_result, first.id, result)
        address = f"/api/campaigns/{first.public['campaign']}/next"
        headers = bearer(first.secrets[0])
        used = {"commitment": wish["commitment"], "salt": drawn_salt()}
        assert one.post(address, json=used, headers=headers).json()["code"] == "commitment/unknown"
        fresh = {"commitment": promise_of(one), "salt": drawn_salt()}
        following = other.post(address, json=fresh, headers=headers).json()
        assert following["commitment"] == fresh["commitment"]
        assert one.post(address, json=used, headers=headers).json()["id"] == following["id"]


def test_of_two_matches_at_two_servers_only_one_has_the_seed(tmp_path: Path) -> None:
    async def race(stores: list[Store]) -> list[object]:
        promise = await Promises(stores[0].engine, CHANCE).new(ANN)
        seeds = [await Promises(store.engine).seed(promise) for store in stores]
        both = zip(stores, seeds, "ab", strict=True)
        adding = [store.add_match(match_with(seed, id)) for store, seed, id in both]
        results = await asyncio.gather(*adding, return_exceptions=True)
        written = [await stores[0].get_match(id) for id in "ab"]
        assert [one is None for one in results] == [one is not None for one in written]
        return sorted(getattr(one, "code", "") for one in results)

    assert with_stores(tmp_path, race, 2) == ["", "commitment/unknown"]


def test_a_refused_wish_leaves_the_promise_for_a_better_one(own_table: TestClient) -> None:
    promise, salt = promise_of(own_table), drawn_salt()
    for wrong in ({"salt": ""}, {"scenario": "nowhere"}, {"seats": TWO_PEOPLE[:1]}):
        refused = own_table.post("/api/matches", json={**wished(promise, salt), **wrong})
        assert 400 <= refused.status_code < 500
    assert own_table.post("/api/matches", json=wished(promise, salt)).status_code == 201


def test_a_match_that_cannot_be_written_leaves_the_promise(tmp_path: Path) -> None:
    async def twice(stores: list[Store]) -> list[str]:
        store, ours = stores[0], Promises(stores[0].engine, CHANCE)
        first, second = [await ours.seed(await ours.new(ANN)) for _ in range(2)]
        data = replace(match_with(first), campaign="c", campaign_number=0)
        await store.add_match(data)
        with pytest.raises(ApiError) as refused:
            await store.add_match(replace(match_with(second, "b"), campaign="c", campaign_number=0))
        assert await ours.seed(commitment(second)) == second
        return [refused.value.code]

    assert with_stores(tmp_path, twice) == ["match/conflict"]


# How many, and for how long.


async def known(ours: Promises, all_of_them: list[str]) -> list[bool]:
    """Say of each promise whether it is still there."""

    async def is_known(promise: str) -> bool:
        try:
            return commitment(await ours.seed(promise)) == promise
        except ApiError as error:
            return error.code != "commitment/unknown"

    return [await is_known(one) for one in all_of_them]


def test_an_address_that_asks_on_loses_its_own_oldest_promises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promises, "MOST_PROMISES_EACH", 3)

    async def ask(stores: list[Store]) -> list[bool]:
        ours = Promises(stores[0].engine, CHANCE)
        anns = [await ours.new(ANN)]
        eves = [await ours.new(EVE) for _ in range(8)]
        return await known(ours, anns + eves)

    assert with_stores(tmp_path, ask) == [True, *[False] * 5, *[True] * 3]


def test_where_there_is_no_room_the_greediest_address_gives_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promises, "MOST_PROMISES", 6)

    async def ask(stores: list[Store]) -> list[bool]:
        ours = [Promises(store.engine, CHANCE) for store in stores]  # two servers count together
        anns = [await ours[0].new(ANN)]
        eves = [await ours[number % 2].new(EVE) for number in range(9)]
        bobs = [await ours[1].new(BOB) for _ in range(2)]
        return await known(ours[0], anns + eves + bobs)

    assert with_stores(tmp_path, ask, 2) == [True, *[False] * 6, *[True] * 3, True, True]


def test_where_every_address_has_one_the_oldest_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promises, "MOST_PROMISES", 4)

    async def ask(stores: list[Store]) -> list[bool]:
        ours = Promises(stores[0].engine, CHANCE)
        return await known(ours, [await ours.new(f"192.0.2.{number}") for number in range(6)])

    assert with_stores(tmp_path, ask) == [False, False, True, True, True, True]


def test_a_promise_is_kept_for_a_day_and_then_thrown_away(tmp_path: Path) -> None:
    async def wait(stores: list[Store]) -> list[object]:
        engine = stores[0].engine
        ours = Promises(engine, CHANCE)
        old, young = await ours.new(ANN), await ours.new(ANN)
        for promise, seconds in ((old, KEPT_SECONDS), (young, KEPT_SECONDS - 600)):
            change = update(PromiseRow).where(PromiseRow.commitment == promise)
            async with engine.begin() as connection:
                await connection.execute(change.values(created=PromiseRow.created - seconds))
        found: list[object] = [*await known(ours, [old, young])]
        await ours.new(BOB)
        async with engine.connect() as connection:
            kept = (await connection.execute(select(PromiseRow.commitment))).scalars().all()
        return [*found, old in kept, young in kept]

    assert with_stores(tmp_path, wait) == [False, True, False, True]


def test_a_clock_that_runs_ahead_does_not_make_more_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promises, "MOST_PROMISES_EACH", 2)

    async def ask(stores: list[Store]) -> list[bool]:
        ours = Promises(stores[0].engine, CHANCE)
        early = await ours.new(ANN)
        async with stores[0].engine.begin() as connection:
            ahead = update(PromiseRow).values(created=PromiseRow.created + 10 * KEPT_SECONDS)
            await connection.execute(ahead)
        return await known(ours, [early, await ours.new(ANN), await ours.new(ANN)])

    assert with_stores(tmp_path, ask) == [False, True, True]


# Nobody reads them.


def seeds_of(table: TestClient) -> list[str]:
    async def read() -> list[str]:
        engine = table.app.state.services.store.engine  # type: ignore[attr-defined]
        async with engine.connect() as connection:
            rows = (await connection.execute(select(PromiseRow.seed, PromiseRow.client))).all()
        return [str(word) for row in rows for word in row]

    assert table.portal is not None
    return table.portal.call(read)


def test_a_seed_is_told_to_nobody_before_its_match(
    own_table: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    answer = own_table.post("/api/commitments")
    assert set(answer.json()) == {"commitment"}
    promise = answer.json()["commitment"]
    told = [answer.text]
    wrongs: list[Json] = [{"salt": ""}, {"scenario": "nowhere"}, {"seats": []}]
    for wrong in wrongs:
        wish = {**wished(promise, drawn_salt()), **wrong}
        told.append(own_table.post("/api/matches", json=wish).text)
    hidden = seeds_of(own_table)
    assert len(hidden) == 2
    told.append(own_table.post("/api/matches", json=wished(promise, drawn_salt())).text)
    assert seeds_of(own_table) == []
    assert not any(word in line for word in hidden for line in [*told, caplog.text])


def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    row: dict[str, Any] = {"commitment": "c", "seed": "very secret", "client": "c", "created": 0}

    async def twice(stores: list[Store]) -> str:
        for _ in range(2):
            try:
                async with stores[0].engine.begin() as connection:
                    await connection.execute(insert(PromiseRow), row)
            except IntegrityError as error:
                return str(error)
        return ""

    said = with_stores(tmp_path, twice)
    assert "promises" in said
    assert "secret" not in said


@pytest.mark.parametrize(
    "text", ["", "0", "0" * 63, "0" * 64, "0F" * 32, "\x00" * 64, "\u0460" * 64, "' OR 1=1 --"]
)
def test_what_is_no_commitment_is_refused(table: TestClient, text: str) -> None:
    answer = table.post("/api/matches", json=wished(text, drawn_salt()))
    assert (answer.status_code, answer.json()["code"]) == (409, "commitment/unknown")


def test_an_older_database_gets_the_table(tmp_path: Path) -> None:
    async def go_back(stores: list[Store]) -> None:
        async with stores[0].engine.begin() as connection:
            await connection.execute(text("DROP TABLE promises"))
            await connection.execute(text("UPDATE alembic_version SET version_num = '0008'"))

    with_stores(tmp_path, go_back)
    with server(tmp_path) as table:
        answer = table.post("/api/matches", json=wished(promise_of(table), drawn_salt()))
        assert answer.status_code == 201
