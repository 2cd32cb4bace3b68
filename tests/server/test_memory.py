"""No stranger fills the memory with long matches, or holds others up by having them loaded."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from grognard.server.errors import ApiError
from grognard.server.hall import Hall
from grognard.server.live import CLICK_BYTES, STEP_BYTES, LiveMatch
from tests.server.test_crowds import OTHER, STRANGER, made, opened
from tests.server.test_crowds import run as run_table
from tests.server.wire import Wire

CLICK = STEP_BYTES + CLICK_BYTES
Work = Callable[[Wire, Hall], Awaitable[None]]


def run(folder: Path, work: Work, **wishes: Any) -> None:  # noqa: ANN401
    async def start(server: Wire) -> None:
        hall = server.app.state.services.hall
        assert isinstance(hall, Hall)
        await work(server, hall)

    run_table(folder, start, **{"waiting_seconds": 3600, **wishes})


async def played(server: Wire, hall: Hall, clicks: int) -> str:
    """Make a match of so many clicks and return its id."""
    id, _ = await made(server)
    await play(await hall.get(id), clicks)
    return id


async def play(live: LiveMatch, clicks: int) -> None:
    """Let whoever is asked answer so many times."""
    match = live.running()
    for _ in range(clicks):
        seat = match.asked()[0]
        action = match.view(seat).choices[0].action
        await live.play(seat, action, match.step(seat), f"key-{match.clicks():06}")


def test_a_long_match_that_nobody_watches_is_put_away_before_there_are_many(tmp_path: Path) -> None:
    async def work(server: Wire, hall: Hall) -> None:
        for _ in range(3):
            await played(server, hall, 10)
        assert hall.count() == 3
        live = await hall.get(await played(server, hall, 10))
        assert live.weight() == 10 * CLICK
        await hall._tidy()
        assert hall.count() == 2

    run(tmp_path, work, max_live_memory=25 * CLICK)


def test_a_match_that_somebody_watches_stays_and_counts_not_among_the_others(
    tmp_path: Path,
) -> None:
    async def work(server: Wire, hall: Hall) -> None:
        watched, other = await played(server, hall, 10), await played(server, hall, 10)
        async with server.socket(watched, STRANGER) as socket:
            await socket.hello()
            await play(await hall.get(watched), 20)
            await hall._tidy()
            assert hall.count() == 2
        await hall._tidy()
        assert hall.count() == 1
        assert (await hall.get(other)).match is not None

    run(tmp_path, work, max_live_memory=25 * CLICK)


def test_an_address_that_keeps_too_much_in_memory_by_its_sockets_loses_the_longest(
    tmp_path: Path,
) -> None:
    async def work(server: Wire, hall: Hall) -> None:
        long, short = await played(server, hall, 20), await played(server, hall, 5)
        async with AsyncExitStack() as stack:
            mine = [await opened(stack, server, match, STRANGER) for match in (long, short)]
            other = await opened(stack, server, long, OTHER)
            for socket in (*mine, other):
                assert (await socket.hello())["type"] == "ok"
            await hall._tidy()
            (refusal, ending) = await mine[0].answer(), await mine[0].answer()
            assert refusal is not None
            assert (refusal["code"], ending) == ("server/busy", None)
            for socket in (mine[1], other):
                socket.send(json.dumps({"type": "ping", "id": 2}))
                pong = await socket.answer()
                assert pong is not None
                assert pong["type"] == "pong"

    run(tmp_path, work, max_live_memory_per_address=23 * CLICK)


def test_two_who_put_away_at_once_do_not_harm_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: Wire, hall: Hall) -> None:
        for _ in range(6):
            await played(server, hall, 10)
        await asyncio.gather(*(hall._put_away() for _ in range(3)))
        assert hall.count() == 1

    leave = LiveMatch.leave

    async def slowly(live: LiveMatch) -> None:
        await asyncio.sleep(0)
        await leave(live)

    monkeypatch.setattr(LiveMatch, "leave", slowly)
    run(tmp_path, work, max_live_memory=1)


def test_matches_are_loaded_one_at_a_time_and_addresses_take_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger who has many long ones loaded is one among those who wait."""
    order: list[str] = []
    now = 0
    load = Hall._from_snapshot

    async def watched(hall: Hall, data: Any, *rest: Any) -> Any:  # noqa: ANN401
        nonlocal now
        now += 1
        assert now == 1
        while not order and OTHER not in hall._turns._waiting:
            await asyncio.sleep(0)  # until all have asked
        order.append(data.id)
        found = await load(hall, data, *rest)
        now -= 1
        return found

    async def work(server: Wire, hall: Hall) -> None:
        ids = [await played(server, hall, 10) for _ in range(6)]
        for id in ids:
            await hall._live.pop(id).leave()
        *strange, mine = ids
        await asyncio.gather(*(hall.get(id, STRANGER) for id in strange), hall.get(mine, OTHER))
        assert order.index(mine) < len(ids) - 1

    monkeypatch.setattr(Hall, "_from_snapshot", watched)
    run(tmp_path, work)


def test_a_match_takes_so_many_clicks_and_no_more(tmp_path: Path) -> None:
    async def work(server: Wire, hall: Hall) -> None:
        live = await hall.get(await played(server, hall, 12))
        with pytest.raises(ApiError, match="match/too_long"):
            await play(live, 1)
        assert live.running().clicks() == 12
        assert not live.is_stale  # who looks on does not hear of it

    run(tmp_path, work, max_clicks=12)


def test_ids_that_are_no_matches_are_looked_up_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    get = Hall.get

    async def counted(hall: Hall, id: str, address: str = "") -> LiveMatch:
        asked.append(id)
        return await get(hall, id, address)

    async def work(server: Wire, _hall: Hall) -> None:
        id, secrets = await made(server)
        held = [{"match": f"none-{number}", "secret": "x" * 20} for number in range(150)]
        held.append({"match": id, "secret": secrets[0]})
        status, found = await server.request(
            "POST", "/api/matches/mine", json.dumps({"seats": held}).encode()
        )
        assert (status, len(found["matches"]), asked) == (200, 1, [id])

    monkeypatch.setattr(Hall, "get", counted)
    run(tmp_path, work)
