"""Play over the socket: one answer for each request, news only for whom something changed."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grognard.server.doors import SEND_NOW
from grognard.server.routes.socket import Connection, Sockets
from grognard.server.settings import Settings
from tests.server.table import (
    BY_LINK,
    JOINERS_SALT,
    Player,
    join,
    make,
    one_asked,
    seated,
    server,
    tell_salt,
)


def test_hello_is_answered_with_the_table_and_the_whole_log(table: TestClient) -> None:
    match, seat, step = one_asked(table)
    with seated(table, match, seat) as player:
        assert [json.loads(text)["type"] for text in player.raw[:3]] == ["ok", "table", "view"]
        assert player.views[-1]["step"] == step
        assert len(player.log) == player.views[-1]["log_length"]
        assert player.tables[-1]["seats"][seat]["present"]


def test_a_click_brings_an_answer_and_a_new_view(table: TestClient) -> None:
    match, seat, step = one_asked(table)
    with seated(table, match, seat) as player:
        answer = player.play()
        assert (answer["type"], answer["step"]) == ("ok", step + 1)
        player.settle()
        assert player.views[-1]["step"] == step + 1


def test_the_log_stays_whole_through_plays_and_undos(table: TestClient) -> None:
    match, seat, _ = one_asked(table)
    with seated(table, match, seat) as player:
        for number in range(40):
            player.settle()
            seen = player.views[-1]
            if seen["may_undo"] and number % 3 == 2:
                player.ask(type="undo", step=seen["step"], key=f"undo-{number:04}")
            elif seen["choices"]:
                player.play(choice=number)
        player.settle()
        with seated(table, match, seat) as again:
            assert again.log == player.log
            assert again.views[-1] == player.views[-1]


def test_a_click_that_another_seat_cannot_see_sends_it_nothing(table: TestClient) -> None:
    """Skirmish begins with a secret choice of both: the first one must not show."""
    match = make(table)
    with (
        seated(table, match, 0) as first,
        seated(table, match, 1) as second,
        seated(table, match, None) as spectator,
    ):
        for player in (first, second, spectator):
            player.settle()
        before = [len(second.raw), len(spectator.raw)]
        assert first.play()["type"] == "ok"
        first.settle()
        undo = first.ask(type="undo", step=first.views[-1]["step"], key="undo-secret")
        assert undo["type"] == "ok"
        first.settle()
        assert first.play()["type"] == "ok"
        for player in (second, spectator):
            player.settle()
        after = [len(second.raw), len(spectator.raw)]
        assert [b - a for a, b in zip(before, after, strict=True)] == [1, 1]  # the pong alone


def test_all_sockets_of_a_seat_hear_the_same(table: TestClient) -> None:
    match, seat, _ = one_asked(table)
    with seated(table, match, seat) as one, seated(table, match, seat) as other:
        one.play()
        one.settle()
        other.settle()
        assert one.views[-1] == other.views[-1]
        assert one.log == other.log


def test_a_spectator_cannot_click_or_ask(table: TestClient) -> None:
    match, _, _ = one_asked(table)
    with seated(table, match, None) as player:
        for request in (
            {"type": "play", "action": 0, "step": 0, "key": "spectator"},
            {"type": "undo", "step": 0, "key": "spectator"},
            {"type": "odds", "action": 0},
            {"type": "explain", "target": "hex:A1"},
            {"type": "understand", "target": "hex:A1"},
            {"type": "preview", "action": 0},
            {"type": "hint"},
            {"type": "chain", "back": 0, "actions": [1], "step": 0, "key": "spectator"},
        ):
            answer = player.ask(**request)
            assert (answer["type"], answer["code"]) == ("error", "seat/needed")


def test_reasons_and_odds_come_over_the_socket(table: TestClient) -> None:
    match, seat, _ = one_asked(table)
    with seated(table, match, seat) as player:
        choice = player.views[-1]["choices"][0]
        assert player.ask(type="explain", target=choice["target"])["reasons"] == []
        assert player.ask(type="explain", target="no:thing")["reasons"]
        assert player.ask(type="odds", action=choice["action"])["type"] == "odds"


def test_hints_come_over_the_socket_and_the_same_twice(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match, seat, _ = one_asked(table)
        with seated(table, match, seat) as player:
            actions = [choice["action"] for choice in player.views[-1]["choices"]]
            told = player.ask(type="hint")
            assert told["type"] == "hints", told
            assert {one["chain"]["clicks"][0]["action"] for one in told["hints"]} <= set(actions)
            assert player.ask(type="hint")["hints"] == told["hints"]


@pytest.mark.parametrize("wished", [(False, False), (True, False), (False, True), (True, True)])
def test_against_a_person_at_another_screen_there_are_hints_only_where_both_wished_them(
    table: TestClient, wished: tuple[bool, bool]
) -> None:
    """Both say it as they sit down, before the dice can be rolled, and everybody may know it."""
    seats: list[Any] = [{"kind": "human", "hints": wished[0]}, {"kind": "open"}]
    match = make(table, seats)
    body = {"invitation": match.invitations[1], "key": "joiners-key", "salt": JOINERS_SALT}
    found = table.post(f"/api/matches/{match.id}/join", json={**body, "hints": wished[1]}).json()
    assert [seat["hints"] for seat in found["match"]["seats"]] == list(wished)
    again = table.post(f"/api/matches/{match.id}/join", json={**body, "hints": True}).json()
    assert [seat["hints"] for seat in again["match"]["seats"]] == list(wished)  # not afterwards
    tell_salt(table, match)
    with seated(table, match, 0) as player:
        answer = player.ask(type="hint")
    refusal = ("error", "hint/person")
    assert (answer["type"], answer.get("code", "")) == (("hints", "") if all(wished) else refusal)


SENSELESS = (
    "",
    "null",
    "[]",
    "{",
    '{"type": "dance", "id": 1}',
    '{"type": "play", "id": 1}',
    '{"type": "play", "id": "1", "action": 1, "step": 1, "key": "12345678"}',
    '{"type": "play", "id": 1, "action": 1e3, "step": 1, "key": "12345678"}',
    '{"type": "ping", "id": -1}',
    '{"type": "ping", "id": 1, "more": true}',
    "[" * 2000,
    '{"type": "explain", "id": 1, "target": "' + "x" * 121 + '"}',
)


def test_frames_without_sense_are_refused_and_the_socket_stays(table: TestClient) -> None:
    match = make(table)
    with seated(table, match, 0) as player:
        for frame in SENSELESS:
            player.send(frame)
            answer = player.receive()
            assert (answer["type"], answer["code"]) == ("error", "request/invalid"), frame
        player.settle()


def test_bytes_are_read_like_text(table: TestClient) -> None:
    match, seat, _ = one_asked(table)
    with table.websocket_connect(match.socket()) as session:
        hello = {"type": "hello", "id": 1, "secret": match.secrets[seat]}
        session.send_bytes(json.dumps(hello).encode())
        assert session.receive_json()["type"] == "ok"
        session.send_bytes(b"\xff\xfe")


def test_a_frame_that_is_too_large_ends_the_connection(table: TestClient) -> None:
    match, seat, _ = one_asked(table)
    with seated(table, match, seat) as player:
        player.send("x" * 10_000)
        assert player.receive()["code"] == "request/too_large"
        with pytest.raises(WebSocketDisconnect) as closed:
            player.receive()
        assert closed.value.code == 1009


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "id": 1, "secret": "x" * 32}, "seat/secret"),
        ({"type": "ping", "id": 1}, "socket/hello_expected"),
        ({"type": "hello", "id": 1, "secret": 5}, "request/invalid"),
    ],
)
def test_a_wrong_hello_is_told_why_and_let_go(
    table: TestClient, hello: dict[str, object], code: str
) -> None:
    match = make(table)
    with table.websocket_connect(match.socket()) as session:
        player = Player(session)
        player.send(hello)
        assert player.receive()["code"] == code
        with pytest.raises(WebSocketDisconnect) as closed:
            player.receive()
        assert closed.value.code == 1008


def test_hello_is_said_once(table: TestClient) -> None:
    match, seat, _ = one_asked(table)
    with seated(table, match, seat) as player:
        assert player.ask(type="hello", secret=None)["code"] == "socket/seated"


def test_an_unknown_match_is_told_on_the_socket(table: TestClient) -> None:
    with table.websocket_connect("/api/matches/unknown/socket") as session:
        assert session.receive_json()["code"] == "match/not_found"


def test_who_waits_hears_when_the_match_begins(table: TestClient) -> None:
    match = make(table, BY_LINK)
    with table.websocket_connect(match.socket()) as session:
        player = Player(session)
        player.ask(type="hello", secret=match.secrets[0])
        player.settle()
        assert player.tables[-1]["status"] == "waiting"
        assert player.views == []
        join(table, match)
        player.settle()
        assert player.tables[-1]["status"] == "waiting"
        assert [seat["salt"] for seat in player.tables[-1]["seats"]] == ["promised", "told"]
        assert player.views == []
        tell_salt(table, match)
        player.settle()
        assert player.tables[-1]["status"] == "running"
        assert player.views[-1]["seat"] == 0


def test_presence_is_told_to_the_others(table: TestClient) -> None:
    match, seat, _ = one_asked(table)
    with seated(table, match, seat) as player:
        with seated(table, match, 1 - seat):
            player.settle()
            assert player.tables[-1]["seats"][1 - seat]["present"]
        while player.tables[-1]["seats"][1 - seat]["present"]:
            player.receive()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://testserver.evil"])
def test_a_page_from_elsewhere_cannot_open_a_socket_or_post(table: TestClient, origin: str) -> None:
    match = make(table)
    socket = table.websocket_connect(match.socket(), headers={"Origin": origin})
    with pytest.raises(WebSocketDisconnect), socket as session:
        session.receive_text()
    answer = table.post("/api/commitments", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin/refused")


def test_our_own_page_can(table: TestClient) -> None:
    match = make(table)
    with table.websocket_connect(
        match.socket(), headers={"Origin": "http://testserver"}
    ) as session:
        session.send_text('{"type": "hello", "id": 1}')
        assert session.receive_json()["type"] == "ok"
    assert table.post("/api/commitments", headers={"Origin": "http://testserver"}).is_success


@pytest.mark.parametrize("host", ["rebound.example", "127.0.0.1.rebound.example", "", "[x]:80"])
def test_a_foreign_host_name_is_refused(table: TestClient, host: str) -> None:
    answer = table.get("/api/health", headers={"Host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "host/refused")


@pytest.mark.parametrize("host", ["localhost:1815", "192.168.1.5", "[::1]:1815"])
def test_a_bare_address_or_a_known_name_is_not(table: TestClient, host: str) -> None:
    assert table.get("/api/health", headers={"Host": host}).status_code == 200


class SlowClient:
    """A socket that can be told whether its client reads, and keeps what was sent."""

    def __init__(self) -> None:
        self.scope = {"client": ("127.0.0.1", 1), SEND_NOW: self._send_now}
        self.reads = asyncio.Event()
        self.sent: list[str] = []

    def _send_now(self, text: str) -> bool:
        if self.reads.is_set():
            self.sent.append(f"{text} at once")
        return self.reads.is_set()

    async def send(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        self.sent.append(message["text"])


async def pass_round() -> None:
    """Let every task that can go on do so."""
    for _ in range(5):
        await asyncio.sleep(0)


async def _send_to_a_slow_client() -> list[str]:
    client, settings = SlowClient(), Settings()
    services = SimpleNamespace(settings=settings, hall=None)
    connection = Connection(client, services, Sockets(settings))  # type: ignore[arg-type]
    pump = asyncio.create_task(connection.pump())
    connection.send("first")
    await pass_round()  # it has left the queue, and waits for the client
    client.reads.set()
    connection.send("second")
    await pass_round()
    connection.send("third")
    pump.cancel()
    return client.sent


def test_what_is_sent_at_once_overtakes_nothing_that_waits() -> None:
    assert asyncio.run(_send_to_a_slow_client()) == ["first", "second", "third at once"]
