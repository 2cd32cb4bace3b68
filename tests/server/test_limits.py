"""Too much of anything is refused, and harms nobody else."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grognard.server.limits import Bucket, Buckets
from tests.server.table import Player, make, seated, server


def test_a_bucket_holds_its_burst_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("grognard.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_each_client_has_its_own_bucket() -> None:
    buckets = Buckets(rate=0.001, burst=1)
    assert [buckets.take(name) for name in ("a", "a", "b")] == [True, False, True]


def test_too_many_requests_are_refused_with_a_code(tmp_path: Path) -> None:
    with server(tmp_path, http_rate=0.001, http_burst=3) as table:
        codes = [table.get("/api/health").status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert table.get("/api/health").json()["code"] == "rate/limited"


def test_too_many_new_matches_are_refused(tmp_path: Path) -> None:
    with server(tmp_path, create_rate=0.001, create_burst=2) as table:
        codes = [table.post("/api/commitments").status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert table.get("/api/health").status_code == 200


def test_guided_battles_are_new_matches_too(tmp_path: Path) -> None:
    with server(tmp_path, create_rate=0.001, create_burst=2) as table:
        wish = {"game": "undaunted", "lesson": "first-battle"}
        codes = [table.post("/api/lessons", json=wish).status_code for _ in range(3)]
        assert codes[2] == 429
        assert table.post("/api/commitments").status_code == 429
        assert 429 not in codes[:2]


def ping_for_ever(player: Player) -> None:
    while True:
        player.ask(type="ping")


def test_too_many_frames_are_refused_and_too_many_refusals_end_the_socket(tmp_path: Path) -> None:
    with server(tmp_path, socket_rate=0.001, socket_burst=3) as table:
        match = make(table)
        with seated(table, match, 0) as player:
            answers = [player.ask(type="ping") for _ in range(5)]
            assert answers[-1]["code"] == "rate/limited"
            with pytest.raises(WebSocketDisconnect) as closed:
                ping_for_ever(player)
            assert closed.value.code == 1008


@pytest.mark.parametrize("length", [70_000, 5_000_000])
def test_a_body_that_is_too_large_is_refused(table: TestClient, length: int) -> None:
    for address in ("/api/matches", "/api/matches/mine"):
        answer = table.post(address, content=b"x" * length)
        assert (answer.status_code, answer.json()["code"]) == (413, "request/too_large")


def test_a_body_that_hides_its_length_is_cut(table: TestClient) -> None:
    answer = table.post("/api/matches", content=(b"x" * 1000 for _ in range(100)))
    assert (answer.status_code, answer.json()["code"]) == (413, "request/too_large")


def test_a_fault_of_ours_is_a_code_and_no_traceback(tmp_path: Path) -> None:
    with server(tmp_path) as table:

        @table.app.get("/api/fault")  # type: ignore[attr-defined,untyped-decorator]
        async def fault() -> None:
            raise RuntimeError("a secret detail")

        routes = table.app.router.routes  # type: ignore[attr-defined]
        routes.insert(0, routes.pop())
        answer = table.get("/api/fault")
        assert (answer.status_code, answer.json()["code"]) == (500, "server/internal")
        assert "secret detail" not in answer.text
        assert "Traceback" not in answer.text
