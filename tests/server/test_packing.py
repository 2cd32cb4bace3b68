"""Answers over HTTP are packed for those who take it, and say the same."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.server.table import bearer, make, play_on, server

PLAIN = {"Accept-Encoding": "identity"}


@pytest.mark.parametrize("address", ["/api/games", "/api/messages/uk/shell/1", "/api/openapi.json"])
def test_what_everybody_asks_for_is_packed(table: TestClient, address: str) -> None:
    packed, plain = table.get(address), table.get(address, headers=PLAIN)
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])


def test_a_view_is_packed_and_what_is_short_is_not(table: TestClient) -> None:
    match = make(table, game="undaunted")
    play_on(table, match, 10)
    headers = bearer(match.secrets[0])
    packed = table.get(f"/api/matches/{match.id}/view", headers=headers)
    plain = table.get(f"/api/matches/{match.id}/view", headers={**headers, **PLAIN})
    assert (packed.headers["content-encoding"], packed.json()) == ("gzip", plain.json())
    assert "content-encoding" not in table.get("/api/health").headers
    refused = table.get(f"/api/matches/{match.id}/log?count=100000", headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (422, "request/invalid")


def test_the_client_is_packed_once_and_anew_when_it_has_changed(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    script = folder / "assets" / "app.js"
    script.write_text("let x = 1;\n" * 1000)
    with server(tmp_path, static=folder) as table:
        answer = table.get("/assets/app.js")
        assert (answer.headers["content-encoding"], answer.text) == ("gzip", script.read_text())
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        plain = table.get("/assets/app.js", headers=PLAIN)
        assert "content-encoding" not in plain.headers
        script.write_text("let x = 2;\n" * 1500)
        assert table.get("/assets/app.js").text == script.read_text()
