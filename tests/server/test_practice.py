"""Practice over the wire: taken back over fate, after a restart too; by link it is refused."""

from pathlib import Path

from fastapi.testclient import TestClient

from grognard.core.record import record_from_json, verify
from tests.server.table import (
    AGAINST_BOT,
    BY_LINK,
    asked,
    bearer,
    click,
    drawn_salt,
    make,
    play_on,
    promised,
    server,
    view,
)


def undo(table: TestClient, match: object, secret: str, step: int, key: str) -> dict[str, object]:
    answer = table.post(
        f"/api/matches/{match}/undo", json={"step": step, "key": key}, headers=bearer(secret)
    )
    found: dict[str, object] = answer.json()
    return found


def test_a_bid_is_taken_back_and_the_same_clicks_bring_the_same_game(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table, game="undaunted", practice=True)
        assert match.public["practice"] is True
        for seat in (0, 1):
            click(table, match, seat, 1)
        first = [view(table, match, seat)["view"] for seat in (0, 1)]
    with server(tmp_path) as table:
        step = view(table, match, 0)["view"]["step"]
        assert undo(table, match.id, match.secrets[0], step, "over-fate")["step"] == step + 1
        assert asked(table, match) == [0, 1]
        assert table.get(f"/api/matches/{match.id}").json()["taken_back"] == 1
    with server(tmp_path) as table:
        for seat in (0, 1):
            click(table, match, seat, 1)
        again = [view(table, match, seat)["view"] for seat in (0, 1)]
        assert [one["observation"] for one in again] == [one["observation"] for one in first]
        assert [one["choices"] for one in again] == [one["choices"] for one in first]


def test_a_whole_practice_game_leaves_a_record_that_is_proven(table: TestClient) -> None:
    match = make(table, game="skirmish", practice=True)
    for number in range(4):
        play_on(table, match, 25)
        seen = view(table, match, 0)["view"]
        if seen["outcome"] is None:
            undo(table, match.id, match.secrets[0], seen["step"], f"second-thought-{number}")
    play_on(table, match, 5000)
    headers = bearer(match.secrets[0])
    data = table.get(f"/api/matches/{match.id}/record", headers=headers).json()
    record = record_from_json(data)
    assert record.is_practice
    assert record.lines
    assert verify(record) == []


def test_by_link_there_is_no_practice_and_in_earnest_undo_ends_at_fate(table: TestClient) -> None:
    wish = {"game": "skirmish", "seats": BY_LINK, "practice": True}
    told = promised(table, BY_LINK, drawn_salt())
    answer = table.post("/api/matches", json={**wish, **told})
    assert answer.json()["code"] == "match/practice"
    earnest = make(table, game="undaunted")
    for seat in (0, 1):
        click(table, earnest, seat)
    step = view(table, earnest, 0)["view"]["step"]
    refused = undo(table, earnest.id, earnest.secrets[0], step, "in-earnest")
    assert refused["code"] == "action/nothing_to_undo"
    assert make(table, AGAINST_BOT).public["practice"] is False
