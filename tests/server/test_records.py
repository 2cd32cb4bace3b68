"""Records and replays: one's own part while the game runs, everything when it is over."""

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from grognard.core.record import record_from_json, verify
from tests.server.table import Made, bearer, make, play_on, view


@pytest.fixture(scope="module")
def running(table: TestClient) -> Made:
    """A match in the middle."""
    match = make(table)
    assert play_on(table, match, 40) == 40
    return match


@pytest.fixture(scope="module")
def finished(table: TestClient) -> Made:
    """A match that is over."""
    match = make(table)
    play_on(table, match, 10_000)
    return match


def replay(table: TestClient, match: Made, seat: str, holder: int, **query: int) -> dict[str, Any]:
    answer = table.get(
        f"/api/matches/{match.id}/replay/{seat}",
        headers=bearer(match.secrets[holder]),
        params=query,
    )
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def log_of(table: TestClient, match: Made, seat: int) -> list[dict[str, Any]]:
    """Return the whole log of a seat, page by page."""
    found: list[dict[str, Any]] = []
    while len(found) < view(table, match, seat)["view"]["log_length"]:
        headers, query = bearer(match.secrets[seat]), {"start": len(found), "count": 7}
        part = table.get(f"/api/matches/{match.id}/log", headers=headers, params=query).json()
        assert part["start"] == len(found)
        assert 0 < len(part["lines"]) <= 7
        found += part["lines"]
    return found


def test_the_record_is_closed_while_the_game_runs(table: TestClient, running: Made) -> None:
    answer = table.get(f"/api/matches/{running.id}/record", headers=bearer(running.secrets[0]))
    assert (answer.status_code, answer.json()["code"]) == (409, "record/running")


def test_a_diary_holds_ones_own_answers_and_what_one_has_seen(
    table: TestClient, running: Made
) -> None:
    for seat in (0, 1):
        headers = bearer(running.secrets[seat])
        diary = table.get(f"/api/matches/{running.id}/diary", headers=headers).json()
        assert diary["log"] == log_of(table, running, seat)
        assert diary["answers"]
    assert table.get(f"/api/matches/{running.id}/diary").json()["code"] == "seat/needed"


def test_a_seat_replays_its_own_history_while_the_game_runs(
    table: TestClient, running: Made
) -> None:
    for seat in (0, 1):
        film = replay(table, running, str(seat), seat, count=200)
        now = view(table, running, seat)
        assert film["frames"][-1]["observation"] == now["view"]["observation"]
        assert film["log"] == {"start": 0, "lines": log_of(table, running, seat)}
        assert film["log_length"] == now["view"]["log_length"]
        assert film["length"] == len(film["frames"])
        assert all(frame["move"] is None for frame in film["frames"])
        pairs = zip(film["frames"], film["frames"][1:], strict=False)
        assert all(one != other for one, other in pairs)  # no frame for what it could not see


def test_another_seats_history_is_closed_while_the_game_runs(
    table: TestClient, running: Made
) -> None:
    for headers in (bearer(running.secrets[0]), {}):
        answer = table.get(f"/api/matches/{running.id}/replay/1", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "record/not_yours")
    assert table.get(f"/api/matches/{running.id}/replay/spectator").status_code == 200
    assert table.get(f"/api/matches/{running.id}/replay/9").json()["code"] == "seat/unknown"


def test_when_the_game_is_over_everything_is_open(table: TestClient, finished: Made) -> None:
    films = [replay(table, finished, str(seat), 0, count=200) for seat in (0, 1)]
    record = table.get(f"/api/matches/{finished.id}/record").json()
    assert [film["length"] for film in films] == [len(record["steps"]) + 1] * 2
    moves = [frame["move"]["text"] for frame in films[0]["frames"][1:]]
    assert moves == [step["action"] for step in record["steps"]][: len(moves)]
    part = replay(table, finished, "1", 0, start=5, count=3)
    assert part["frames"] == films[1]["frames"][5:8]


def marks(table: TestClient, match: Made, seat: str, holder: int) -> dict[str, Any]:
    headers = bearer(match.secrets[holder])
    answer = table.get(f"/api/matches/{match.id}/replay/{seat}/marks", headers=headers)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_marks_of_a_replay_are_its_turns_decisions_and_lines(
    table: TestClient, finished: Made
) -> None:
    film, found = replay(table, finished, "open", 0, count=200), marks(table, finished, "open", 0)
    assert found["length"] == film["length"]
    lengths = [frame["log_length"] for frame in film["frames"]]
    assert found["log_lengths"][: len(lengths)] == lengths
    assert found["decisions"][0] == 0
    assert len(found["decisions"]) < found["length"]
    lines = film["log"]["lines"]
    begun = [number for number, line in enumerate(lines) if line["kind"] == "turn"]
    places = [next(at for at, length in enumerate(lengths) if length > line) for line in begun]
    assert [turn["at"] for turn in found["turns"]][: len(places)] == places
    assert found["turns"][0]["message"] == lines[begun[0]]["message"]


def test_while_a_match_runs_its_marks_are_those_of_what_a_seat_saw(
    table: TestClient, running: Made
) -> None:
    for seat in (0, 1):
        found = marks(table, running, str(seat), seat)
        assert found["decisions"] == list(range(found["length"]))
        assert found["length"] == replay(table, running, str(seat), seat)["length"]


def test_everything_is_open_at_every_moment_once_the_game_is_over(
    table: TestClient, finished: Made, running: Made
) -> None:
    for page in ("", "/marks"):
        answer = table.get(f"/api/matches/{running.id}/replay/open{page}")
        assert (answer.status_code, answer.json()["code"]) == (403, "record/not_yours")
    middle = replay(table, finished, "open", 0, start=40, count=1)["frames"][0]["observation"]
    assert all(one["hex"] for one in middle["objectives"])
    seen = replay(table, finished, "spectator", 0, start=40, count=1)["frames"][0]["observation"]
    assert not all(one["hex"] for one in seen["objectives"])


def test_the_downloaded_record_is_proven(table: TestClient, finished: Made) -> None:
    answer = table.get(f"/api/matches/{finished.id}/record")
    assert "attachment" in answer.headers["content-disposition"]
    assert verify(record_from_json(answer.json())) == []
    checked = table.post("/api/records", content=answer.content)
    assert (checked.status_code, checked.json()["problems"]) == (201, [])
    film = table.get(f"/api/records/{checked.json()['id']}/replay/0", params={"count": 200})
    assert film.json()["frames"] == replay(table, finished, "0", 0, count=200)["frames"]


def test_a_forged_record_is_found_out(table: TestClient, finished: Made) -> None:
    record = table.get(f"/api/matches/{finished.id}/record").json()
    record["result"]["winner"] = 1 - max(0, record["result"]["winner"])
    checked = table.post("/api/records", content=json.dumps(record)).json()
    assert checked["problems"]
    assert all(problem["message"]["id"] for problem in checked["problems"])


def broken(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record of unknown rules whose events have been tampered with."""
    record["rules_version"] = 999
    for number, step in enumerate(record["steps"]):
        for event in step["events"]:
            if number % 3 == 0:
                event[3] = [10**9] * len(event[3])
            elif number % 3 == 1:
                event[3] = []
            else:
                event[1] = "no-such-event"
    return record


def test_events_that_no_rules_know_are_told_as_they_stand(
    table: TestClient, finished: Made
) -> None:
    record = broken(table.get(f"/api/matches/{finished.id}/record").json())
    checked = table.post("/api/records", content=json.dumps(record))
    assert checked.status_code == 201
    assert checked.json()["problems"]
    film = table.get(f"/api/records/{checked.json()['id']}/replay/0")
    assert film.status_code == 200, film.text
    assert film.json()["frames"] == []
    told = [line["message"]["id"] for line in film.json()["log"]["lines"]]
    assert "server-event-unreadable" in told


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[]", b"\xff", b"{" * 100_000, b'{"format": "grognard-record"}', b"NaN"],
)
def test_what_is_no_record_is_refused(table: TestClient, content: bytes) -> None:
    answer = table.post("/api/records", content=content)
    assert (answer.status_code, answer.json()["code"]) == (422, "record/bad")


def test_turning_points_are_told_when_a_match_is_over(
    table: TestClient, finished: Made, running: Made
) -> None:
    refused = table.get(f"/api/matches/{running.id}/turning").json()
    assert refused["code"] == "record/running"
    told = table.get(f"/api/matches/{finished.id}/turning")
    assert (told.status_code, list(told.json())) == (200, ["points"])


def test_the_turning_points_of_a_recorded_game_lead_to_its_moments(table: TestClient) -> None:
    address = "/api/records/undaunted.la-raye"
    points = table.get(f"{address}/turning").json()["points"]
    assert 2 < len(points) <= 5
    assert [point["at"] for point in points] == sorted(point["at"] for point in points)
    for point in points:
        query = {"start": point["at"], "count": 1}
        frame = table.get(f"{address}/replay/open", params=query).json()["frames"][0]
        assert frame["move"]["seat"] == point["who"]
        assert frame["move"]["label"] == point["label"]
        assert -100 <= point["before"] < point["after"] <= 100
        assert len(point["changes"]) <= 2
    assert any(point["changes"] for point in points)
