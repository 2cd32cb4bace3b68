"""The lobby, the catalogues, the headers, and addresses that lead nowhere."""

import pytest
from fastapi.testclient import TestClient
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from grognard.core import registry
from grognard.server.catalogues import LANGUAGES


def test_the_lobby_lists_every_game_with_its_scenarios(table: TestClient) -> None:
    lobby = table.get("/api/games").json()
    assert [game["name"] for game in lobby["games"]] == registry.games()
    for info in lobby["games"]:
        game = registry.load(info["name"])
        assert [one["id"] for one in info["scenarios"]] == [one.id for one in game.scenarios()]
        assert [one["id"] for one in info["seats"]] == list(game.seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_lobby_can_be_said(table: TestClient, language: str) -> None:
    resource = FluentParser().parse(table.get(f"/api/messages/{language}").text)
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    known = {entry.id.name for entry in resource.body if isinstance(entry, Message)}
    lobby = table.get("/api/games").json()
    for game in lobby["games"]:
        titles = [game["title"], *(one["title"] for one in game["seats"] + game["scenarios"])]
        for option in game["options"]:
            titles += [option["title"], *option["titles"]]
        assert {title["id"] for title in titles} <= known


def test_a_catalogue_is_sent_once_and_then_only_confirmed(table: TestClient) -> None:
    first = table.get("/api/messages/uk")
    again = table.get("/api/messages/uk", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_an_unknown_language_is_refused(table: TestClient) -> None:
    answer = table.get("/api/messages/la")
    assert (answer.status_code, answer.json()["code"]) == (404, "message/unknown_language")


@pytest.mark.parametrize("address", ["/api/games", "/", "/api/nothing", "/api/matches/x"])
def test_every_answer_carries_the_security_headers(table: TestClient, address: str) -> None:
    headers = table.get(address).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "script-src" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"


def test_answers_with_secrets_are_not_kept_by_caches(table: TestClient) -> None:
    assert table.get("/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "address", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "request/no_such_page"),
        ("POST", "/api/games", 405, "request/method"),
        ("GET", "/api/matches/unknown", 404, "match/not_found"),
        ("GET", "/api/campaigns/unknown", 404, "campaign/not_found"),
        ("GET", "/api/records/unknown", 404, "record/not_found"),
        ("GET", f"/api/matches/{'x' * 65}", 422, "request/invalid"),
    ],
)
def test_an_address_that_leads_nowhere_says_so(
    table: TestClient, method: str, address: str, status: int, code: str
) -> None:
    answer = table.request(method, address)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
