"""No single stranger shuts others out: places for seats, for households, for whoever waits."""

import asyncio
import json
import operator
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from grognard.server.addresses import household
from grognard.server.crowd import Crowd
from grognard.server.deps import Services
from grognard.server.errors import ApiError
from grognard.server.guard import cost_of
from grognard.server.replays import Chores
from grognard.server.routes.socket import MOST_WAITING, Connection
from grognard.server.settings import Settings
from grognard.server.turns import Turns
from grognard.server.workers import WorkerFailed, Workers
from tests.core.records import plain, seeded_record
from tests.server.table import ALL_AT_ONCE, PATIENCE, TWO_PEOPLE, database
from tests.server.wire import Socket, Wire, wire

STRANGER = "203.0.113.9"
OTHER = "198.51.100.4"


@asynccontextmanager
async def table(folder: Path, **wishes: Any) -> AsyncIterator[Wire]:  # noqa: ANN401
    limits = {"database": database(folder), **ALL_AT_ONCE, **wishes}
    async with wire(Settings(**limits)) as server:
        yield server


async def made(server: Wire) -> tuple[str, list[str]]:
    """Make a match; return its id and the secrets of its seats."""
    _, promise = await server.request("POST", "/api/commitments")
    wish = {"game": "skirmish", "seats": TWO_PEOPLE, "salt": "5a" * 16, **promise}
    body = json.dumps(wish).encode()
    status, answer = await server.request("POST", "/api/matches", body)
    assert status == 201
    return answer["match"]["id"], [one["secret"] for one in answer["secrets"]]


async def opened(stack: AsyncExitStack, server: Wire, match: str, client: str) -> Socket:
    return await stack.enter_async_context(server.socket(match, client))


def run(folder: Path, work: Callable[[Wire], Awaitable[None]], **wishes: Any) -> None:  # noqa: ANN401
    async def start() -> None:
        async with table(folder, **wishes) as server:
            await work(server)

    asyncio.run(start())


def services(server: Wire) -> Services:
    found = server.app.state.services
    assert isinstance(found, Services)
    return found


# Addresses.


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("strange", "strange", True),
    ],
)
def test_addresses_are_counted_by_household(one: str, other: str, is_same: bool) -> None:
    assert (household(one) == household(other)) == is_same


# Crowds and turns.


def test_where_all_places_are_taken_the_address_with_most_gives_one_up() -> None:
    crowd: Crowd[int] = Crowd(most=4, most_each=3)
    for number in range(3):
        assert crowd.has_room("many")
        assert crowd.enter("many", number) is None
    assert not crowd.has_room("many")
    assert crowd.enter("one", 10) is None
    assert crowd.enter("new", 20) == 2
    assert (len(crowd), crowd.of("many")) == (4, 2)
    crowd.enter("new", 21)
    assert not crowd.has_room("new")
    assert not crowd.has_room("many")


def test_those_who_wait_have_their_turn_address_by_address() -> None:
    served: list[str] = []

    async def chore(turns: Turns, name: str) -> None:
        await turns.wait(name)
        served.append(name)
        await asyncio.sleep(0)
        turns.next()

    async def wait() -> None:
        turns = Turns(1)
        await turns.wait("first")
        waiting = [asyncio.create_task(chore(turns, name)) for name in ("a", "a", "a", "b", "c")]
        await asyncio.sleep(0)
        given_up = asyncio.create_task(chore(turns, "d"))
        await asyncio.sleep(0)
        given_up.cancel()
        turns.next()
        await asyncio.gather(*waiting)

    asyncio.run(wait())
    assert served == ["a", "b", "c", "a", "a"]


# Sockets.


def test_spectators_cannot_lock_a_seat_out(tmp_path: Path) -> None:
    async def watch(server: Wire) -> None:
        match, secrets = await made(server)
        async with AsyncExitStack() as stack:
            answers = []
            for _ in range(64):
                socket = await opened(stack, server, match, STRANGER)
                answers.append((await socket.hello())["type"])
            assert (answers.count("ok"), answers.count("error")) == (32, 32)
            for secret in secrets:
                seat = await opened(stack, server, match, OTHER)
                assert (await seat.hello(secret))["type"] == "ok"

    run(tmp_path, watch)


def test_one_address_cannot_take_all_places_of_spectators(tmp_path: Path) -> None:
    async def watch(server: Wire) -> None:
        match, _ = await made(server)
        async with AsyncExitStack() as stack:
            many = [await opened(stack, server, match, STRANGER) for _ in range(4)]
            for socket in many:
                assert (await socket.hello())["type"] == "ok"
            guest = await opened(stack, server, match, OTHER)
            assert (await guest.hello())["type"] == "ok"
            while (frame := await many[-1].receive()) is not None:
                last = frame
            assert last["code"] == "server/busy"  # the one who came last of the many

    run(tmp_path, watch, max_spectators_per_match=4)


def test_a_seat_opened_again_and_again_closes_its_own_oldest(tmp_path: Path) -> None:
    async def reload(server: Wire) -> None:
        match, secrets = await made(server)
        async with AsyncExitStack() as stack:
            sockets = [await opened(stack, server, match, STRANGER) for _ in range(9)]
            for socket in sockets:
                assert (await socket.hello(secrets[0]))["type"] == "ok"
            while (frame := await sockets[0].receive()) is not None:
                last = frame
            assert last["code"] == "socket/replaced"
            other = await opened(stack, server, match, OTHER)
            assert (await other.hello(secrets[1]))["type"] == "ok"

    run(tmp_path, reload)


def test_one_address_takes_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    async def flood(server: Wire) -> None:
        matches = [await made(server) for _ in range(8)]
        async with AsyncExitStack() as stack:
            codes = []
            for number in range(60):
                match, secrets = matches[number % 8]
                socket = await opened(stack, server, match, STRANGER)
                codes.append((await socket.hello(secrets[number % 2])).get("code", "ok"))
            assert codes == ["ok"] * 30 + ["server/busy"] * 30
            match, secrets = matches[0]
            honest = await opened(stack, server, match, OTHER)
            assert (await honest.hello(secrets[0]))["type"] == "ok"

    run(tmp_path, flood, max_sockets_per_address=30)


def test_a_household_of_ten_seats_and_twenty_sockets_is_never_refused(tmp_path: Path) -> None:
    async def sit(server: Wire) -> None:
        home = [f"2001:db8:1:2::{number}" for number in range(1, 11)]
        matches = [await made(server) for _ in range(5)]
        async with AsyncExitStack() as stack:
            sockets = []
            for number in range(20):
                match, secrets = matches[number % 5]
                socket = await opened(stack, server, match, home[number % 10])
                sockets.append((socket, secrets[number // 5 % 2]))
            for socket, secret in sockets:  # all open before the first has said hello
                assert (await socket.hello(secret))["type"] == "ok"
            for socket, _ in sockets * 10:
                socket.send('{"type": "ping", "id": 2}')
                answer = await socket.answer()
                assert answer is not None
                assert answer["type"] == "pong"
            for number in range(10):  # each opens the page with all that belongs to it
                for path in ["/assets/a.js"] * 30 + ["/api/games", "/api/health"] * 5:
                    status, _ = await server.request("GET", path, client=home[number])
                    assert status != 429

    wishes = {name: Settings.model_fields[name].default for name in ALL_AT_ONCE}
    run(tmp_path, sit, **{**wishes, "create_burst": 60.0})


def test_a_socket_that_says_nothing_takes_no_place_of_those_who_play(tmp_path: Path) -> None:
    async def wait(server: Wire) -> None:
        match, secrets = await made(server)
        async with AsyncExitStack() as stack:
            for _ in range(60):
                await opened(stack, server, match, STRANGER)
            honest = await opened(stack, server, match, OTHER)
            assert (await honest.hello(secrets[0]))["type"] == "ok"

    run(tmp_path, wait)


def test_a_socket_that_reads_nothing_is_let_go_before_it_fills_the_memory(tmp_path: Path) -> None:
    async def send(server: Wire) -> None:
        nobody: Any = None
        wire = WebSocket({"type": "websocket"}, nobody, nobody)
        connection = Connection(wire, services(server), nobody)
        connection.send("x" * 2 * MOST_WAITING)  # one frame may be as long as it must
        assert connection._close_code is None
        connection.send("x")
        assert connection._close_code == 1012
        assert len(connection._waiting) == 1

    run(tmp_path, send)


def test_frames_are_limited_by_address_and_weighted_by_cost(tmp_path: Path) -> None:
    async def ask(server: Wire) -> None:
        match, secrets = await made(server)
        async with AsyncExitStack() as stack:
            sockets = [await opened(stack, server, match, STRANGER) for _ in range(3)]
            for socket in sockets:
                await socket.hello(secrets[0])
            codes = []
            for number in range(9):
                sockets[number % 3].send('{"type": "explain", "id": 2, "target": "x"}')
                answer = await sockets[number % 3].answer()
                assert answer is not None
                codes.append(answer.get("code", "ok"))
            assert codes.count("rate/limited") == 4  # five times 4 is all there is
            other = await opened(stack, server, match, OTHER)
            await other.hello(secrets[1])
            other.send('{"type": "explain", "id": 2, "target": "x"}')
            assert (await other.answer() or {})["type"] == "explained"

    run(tmp_path, ask, address_rate=0.001, address_burst=20)


def test_what_is_much_to_make_costs_more() -> None:
    def cost(path: str, length: int = 0) -> float:
        return cost_of({"path": path, "headers": [(b"content-length", str(length).encode())]})

    assert cost("/assets/app.js") < cost("/api/health") == cost("/api/matches/x") == 1
    assert cost("/api/matches/x/view") == 3
    assert cost("/api/matches/x/replay/0") == cost("/api/records/x/replay/0") == 6
    assert cost("/api/matches/mine", 20_000) > 10
    assert cost("/api/records", 4_000_000) == 30
    assert cost("/api/records/x") == 10
    assert cost("/api/puzzles/marengo/x") == cost("/api/manual/marengo/example/x") == 6
    assert cost("/api/manual/marengo/en") == cost("/api/campaigns/x") == 1
    assert cost("/api/matches/x/chain") == cost("/api/matches/x/minder") == 4


# Uploads and replays.


def hostile() -> bytes:
    """Return a record with very many false rolls."""
    record = plain(seeded_record("skirmish", most=5))
    record["setup"] = {"rolls": [["rain", 6, 1]] * 150_000, "events": []}
    return json.dumps(record).encode()


def test_uploads_of_one_address_are_bounded_and_others_are_served(tmp_path: Path) -> None:
    async def upload(server: Wire) -> None:
        bad, good = hostile(), json.dumps(plain(seeded_record("skirmish"))).encode()
        attack = [
            asyncio.create_task(server.request("POST", "/api/records", bad, client=STRANGER))
            for _ in range(40)
        ]
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            status, answer = await server.request("POST", "/api/records", good, client=OTHER)
        assert (status, answer["problems"]) == (201, [])
        answers = await asyncio.gather(*attack)
        assert [status for status, _ in answers].count(503) == 38
        for status, answer in answers:
            assert answer["code"] == "server/busy" if status == 503 else status == 201
            assert len(json.dumps(answer)) < 20_000

    run(tmp_path, upload)


def test_a_place_in_the_queue_is_given_back_whatever_happens() -> None:
    workers: Any = None
    chores = Chores(workers, Settings(max_chores=3, max_chores_per_address=2, max_record=1024))
    with chores.place("a", 1000), chores.place("a", 1000):
        for address, size in (("a", 0), ("b", 2049)):
            with pytest.raises(ApiError, match="server/busy"), chores.place(address, size):
                pass
        with chores.place("b"), pytest.raises(ApiError, match="busy"), chores.place("c"):
            pass
    with chores.place("a", 2000), pytest.raises(RuntimeError), chores.place("a"):
        raise RuntimeError
    with chores.place("a"), chores.place("a"):
        pass


def test_a_job_that_takes_too_much_memory_fails_and_a_greedy_worker_is_replaced() -> None:
    async def ask() -> None:
        workers = Workers(1, memory=64 * 1024 * 1024)
        try:
            first = await workers.run(PATIENCE, os.getpid)
            with pytest.raises(WorkerFailed, match="MemoryError"):
                await workers.run(PATIENCE, bytearray, 500 * 1024 * 1024)
            assert await workers.run(PATIENCE, os.getpid) == first
            await workers.run(PATIENCE, operator.mul, b"x", 30 * 1024 * 1024)
            assert await workers.run(PATIENCE, os.getpid) != first
        finally:
            workers.stop()

    asyncio.run(ask())
