"""Positions: a moment of a finished game as a text, opened again, and played on from."""

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from grognard.core.record import record_from_json, verify
from tests.server.table import (
    TWO_PEOPLE,
    Made,
    bearer,
    drawn_salt,
    made,
    make,
    play_on,
    server,
    view,
)

AT = 30


@pytest.fixture(scope="module")
def finished(table: TestClient) -> Made:
    """A match that is over."""
    match = make(table)
    play_on(table, match, 10_000)
    return match


def wish(table: TestClient, at: int = AT, **more: Any) -> dict[str, Any]:  # noqa: ANN401
    promise = table.post("/api/commitments").json()["commitment"]
    return {
        "at": at,
        "seats": TWO_PEOPLE,
        "salt": drawn_salt(),
        "commitment": promise,
        **more,
    }


def text_of(table: TestClient, address: str, at: int = AT) -> str:
    answer = table.get(f"/api/{address}/position", params={"at": at})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["text"])


def test_a_position_is_passed_on_and_opened_where_it_was(table: TestClient, finished: Made) -> None:
    text = text_of(table, f"matches/{finished.id}")
    answer = table.post("/api/positions", json={"text": text})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    assert (opened["steps"], opened["problems"], opened["result"]) == (AT, [], None)
    frames = [
        table.get(f"/api/{where}/replay/open", params={"start": AT, "count": 1}).json()["frames"]
        for where in (f"records/{opened['id']}", f"matches/{finished.id}")
    ]
    assert frames[0] == frames[1]
    earlier = text_of(table, f"records/{opened['id']}", 4)
    assert table.post("/api/positions", json={"text": earlier}).json()["steps"] == 4


def test_nothing_of_a_running_match_is_passed_on(table: TestClient) -> None:
    running = make(table, practice=True)
    assert play_on(table, running, 20) == 20
    headers = bearer(running.secrets[0])
    answers = [
        table.get(f"/api/matches/{running.id}/position", params={"at": 4}, headers=headers),
        table.post(f"/api/matches/{running.id}/play-on", json=wish(table, 4), headers=headers),
    ]
    assert [one.json()["code"] for one in answers] == ["record/running"] * 2


@pytest.mark.parametrize(
    "text", ["", "x", "grognard:skirmish:AAAA", "grognard:chess:AAAA", "grognard:" + "A" * 20_000]
)
def test_what_is_no_position_is_refused_and_nothing_is_kept(table: TestClient, text: str) -> None:
    answer = table.post("/api/positions", json={"text": text})
    assert (answer.status_code, answer.json()["code"]) == (422, "record/bad")
    assert answer.json()["message"]["id"].startswith("error-position-")


@pytest.mark.parametrize("body", [{}, {"text": 7}, {"text": "x" * 24_001}, {"text": "x", "at": 1}])
def test_what_is_no_request_is_refused(table: TestClient, body: dict[str, Any]) -> None:
    assert table.post("/api/positions", json=body).json()["code"] == "request/invalid"


def test_a_match_goes_on_from_a_moment_and_survives_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        old = make(table)
        play_on(table, old, 10_000)
        answer = table.post(f"/api/matches/{old.id}/play-on", json=wish(table))
        assert answer.status_code == 201, answer.text
        new = made(answer.json())
        assert new.public["practice"]
        assert new.public["origin"]["args"]["steps"] == AT
        film = table.get(f"/api/matches/{old.id}/replay/0", params={"start": AT, "count": 1})
        now = view(table, new, 0)["view"]
        assert now["observation"] == film.json()["frames"][0]["observation"]
        assert play_on(table, new, 15) == 15
        before = view(table, new, 0)["view"]
    with server(tmp_path) as table:
        assert view(table, new, 0)["view"] == before
        play_on(table, new, 10_000)
        record = table.get(f"/api/matches/{new.id}/record").json()
        assert verify(record_from_json(record)) == []
        assert record["origins"][0]["steps"] == AT
        source = table.get(f"/api/matches/{old.id}/record").json()
        assert record["origins"][0]["digest"] == source["digest"]
        assert record["steps"][:AT] == source["steps"][:AT]
        assert record["dice"]["commitment"] != source["dice"]["commitment"]


def test_a_match_goes_on_from_a_recorded_game_of_the_rules(table: TestClient) -> None:
    address = "records/undaunted.la-raye"
    new = made(table.post(f"/api/{address}/play-on", json=wish(table, 120)).json())
    assert new.public["scenario"] == "la-raye"
    assert view(table, new, 0)["view"]["log_length"] > 100


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"commitment": None}, "commitment/needed"),
        ({"seats": [{"kind": "human"}, {"kind": "open"}]}, "match/practice"),
        ({"seats": [{"kind": "human"}]}, "match/seats"),
        ({"seats": [{"kind": "human"}, {"kind": "bot", "bot": "nobody"}]}, "seat/unknown_bot"),
        ({"at": 7999}, "record/bad"),
        ({"at": -1}, "request/invalid"),
        ({"salt": ""}, "salt/needed"),
    ],
)
def test_what_cannot_be_played_on_is_refused(
    table: TestClient, finished: Made, change: dict[str, Any], code: str
) -> None:
    answer = table.post(f"/api/matches/{finished.id}/play-on", json=wish(table, **change))
    assert answer.json()["code"] == code


def test_the_end_of_a_game_is_no_moment_to_play_on_from(table: TestClient, finished: Made) -> None:
    steps = len(table.get(f"/api/matches/{finished.id}/record").json()["steps"])
    answer = table.post(f"/api/matches/{finished.id}/play-on", json=wish(table, steps))
    assert answer.json()["message"]["id"] == "error-position-over"


def test_a_record_that_is_not_proven_is_not_played_on(table: TestClient, finished: Made) -> None:
    record = table.get(f"/api/matches/{finished.id}/record").json()
    record["result"]["winner"] = 1 - max(0, record["result"]["winner"])
    forged = table.post("/api/records", json=record).json()["id"]
    for answer in (
        table.get(f"/api/records/{forged}/position", params={"at": AT}),
        table.post(f"/api/records/{forged}/play-on", json=wish(table)),
    ):
        assert answer.json()["message"]["id"] == "error-position-not-proven"


def test_playing_on_counts_as_a_new_match(tmp_path: Path) -> None:
    with server(tmp_path, create_rate=0.001, create_burst=2) as table:
        codes = [table.post("/api/records/x/play-on", json={}).json()["code"] for _ in range(3)]
        assert codes == ["request/invalid", "request/invalid", "rate/limited"]
