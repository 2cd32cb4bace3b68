"""Asking back over the wire: stored before it is heard of, and only by link."""

from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from tests.server.table import (
    BY_LINK,
    Made,
    bearer,
    click,
    join,
    make,
    server,
    tell_salt,
    view,
)


def say(table: TestClient, match: Made, seat: int, word: str) -> dict[str, Any]:
    step = view(table, match, seat)["view"]["step"]
    body = {"word": word, "step": step, "key": f"{word}-{seat}-{step}"}
    headers = bearer(match.secrets[seat])
    answer = table.post(f"/api/matches/{match.id}/say", json=body, headers=headers)
    found: dict[str, Any] = answer.json()
    return found


def met(table: TestClient) -> Made:
    """Make a match by link that both have joined."""
    match = make(table, BY_LINK)
    match.secrets[1] = join(table, match)["secret"]
    tell_salt(table, match)
    return match


def play_until_sealed(table: TestClient, match: Made) -> int:
    """Play until a seat may ask something back; return the seat."""
    for _ in range(400):
        views = [view(table, match, seat)["view"] for seat in (0, 1)]
        for seat in (0, 1):
            if views[seat]["may_ask"]:
                return seat
        asked = next(seat for seat in (0, 1) if views[seat]["choices"])
        click(table, match, asked, len(views[asked]["choices"]) - 1 if asked else 0)
    raise AssertionError("nothing was sealed by fate")


def test_what_is_asked_and_granted_survives_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = met(table)
        asker = play_until_sealed(table, match)
        length = view(table, match, asker)["view"]["log_length"]
        assert "step" in say(table, match, asker, "ask")
    with server(tmp_path) as table:
        request = view(table, match, 1 - asker)["view"]["request"]
        assert request["seat"] == asker
        assert view(table, match, 1 - asker)["view"]["choices"] == []
        assert say(table, match, asker, "grant")["code"] == "action/nothing_asked"
        assert "step" in say(table, match, 1 - asker, "grant")
    with server(tmp_path) as table:
        seen = view(table, match, asker)["view"]
        assert seen["request"] is None
        assert seen["log_length"] <= length
        assert seen["choices"]
        assert table.get(f"/api/matches/{match.id}").json()["taken_back"] == 1


def test_what_is_refused_stands(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = met(table)
        asker = play_until_sealed(table, match)
        before = [view(table, match, seat)["view"]["observation"] for seat in (0, 1)]
        say(table, match, asker, "ask")
        say(table, match, 1 - asker, "refuse")
        assert [view(table, match, s)["view"]["observation"] for s in (0, 1)] == before
        assert say(table, match, asker, "ask")["code"] == "action/nothing_to_ask"


def test_on_one_screen_nothing_is_asked_back(table: TestClient) -> None:
    match = make(table)
    for _ in range(30):
        views = [view(table, match, seat)["view"] for seat in (0, 1)]
        assert not any(one["may_ask"] for one in views)
        click(table, match, next(seat for seat in (0, 1) if views[seat]["choices"]))
