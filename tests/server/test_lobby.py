"""The lobby, the catalogues, the headers, and addresses that lead nowhere."""

import pytest
from fastapi.testclient import TestClient
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from grognard.core import registry
from grognard.manual import manual_of
from grognard.research.catalogue import message_ids
from grognard.server.catalogues import LANGUAGES

GAMES = [*registry.games(), *registry.TEMPLATES]


def test_the_lobby_lists_every_game_with_its_scenarios(table: TestClient) -> None:
    lobby = table.get("/api/games").json()
    assert [game["name"] for game in lobby["games"]] == registry.games()
    for info in lobby["games"]:
        game = registry.load(info["name"])
        assert [one["id"] for one in info["scenarios"]] == [one.id for one in game.scenarios()]
        assert [one["id"] for one in info["seats"]] == list(game.seats)


def address_of(table: TestClient, language: str, part: str) -> str:
    """Return where a client finds a part of a catalogue: under the tag that the list gives it."""
    tag = table.get(f"/api/messages/{language}").json()["parts"][part]
    return f"/api/messages/{language}/{part}/{tag}"


def ids_of(table: TestClient, language: str, *parts: str) -> set[str]:
    """Return what some parts can say together, and fail if anything in them cannot be read."""
    texts = [table.get(address_of(table, language, one)).text for one in parts]
    body = FluentParser().parse("\n".join(texts)).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return {entry.id.name for entry in body if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_lobby_can_be_said(table: TestClient, language: str) -> None:
    known = ids_of(table, language, "shell", "lobby")
    lobby = table.get("/api/games").json()
    for game in lobby["games"]:
        titles = [game["title"], *(one["title"] for one in game["seats"] + game["scenarios"])]
        for option in game["options"]:
            titles += [option["title"], *option["titles"]]
        assert {title["id"] for title in titles} <= known


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_part_holds_all_its_words_and_none_of_another(
    table: TestClient, game: str
) -> None:
    assert set(message_ids(registry.load(game))) <= ids_of(table, "en", f"game-{game}")
    ids = ids_of(table, "en", f"game-{game}")
    assert {id.removeprefix("web-").partition("-")[0] for id in ids} == {game}


def test_the_shell_says_nothing_of_the_terminal_and_the_lobby_nothing_of_play(
    table: TestClient,
) -> None:
    shell, lobby = ids_of(table, "en", "shell"), ids_of(table, "en", "lobby")
    assert {id.partition("-")[0] for id in shell} == {"core", "error", "server", "web"}
    assert not [id for id in lobby if id.split("-")[1] in ("ask", "event", "why")]
    assert len(lobby) > 100


def test_a_part_is_kept_by_its_tag_and_an_old_tag_is_not(table: TestClient) -> None:
    fresh = table.get(address_of(table, "uk", "shell"))
    assert fresh.headers["cache-control"] == "public, max-age=31536000, immutable"
    old = table.get("/api/messages/uk/shell/0123456789abcdef")
    assert (old.headers["cache-control"], old.text) == ("no-cache", fresh.text)
    assert table.get("/api/messages/uk").headers["cache-control"] == "no-store"


def test_tags_differ_by_language_and_part(table: TestClient) -> None:
    lists = [table.get(f"/api/messages/{language}").json()["parts"] for language in LANGUAGES]
    names = {"shell", "lobby", *(f"game-{name}" for name in GAMES)}
    assert [set(one) for one in lists] == [names] * len(LANGUAGES)
    assert len({tag for one in lists for tag in one.values()}) == len(names) * len(LANGUAGES)


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("/api/messages/la", "message/unknown_language"),
        ("/api/messages/la/shell/1", "message/unknown_language"),
        ("/api/messages/uk/game-chess/1", "message/unknown_part"),
    ],
)
def test_an_unknown_language_or_part_is_refused(table: TestClient, address: str, code: str) -> None:
    answer = table.get(address)
    assert (answer.status_code, answer.json()["code"]) == (404, code)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_reference_is_sent_in_the_readers_language(
    table: TestClient, language: str
) -> None:
    manual = manual_of(registry.load("marengo"), language)
    sent = table.get(f"/api/manual/marengo/{language}").json()
    assert [one["number"] for one in sent["sections"]] == [one.number for one in manual.sections]
    assert sent["title"] == manual.title
    assert {span["style"] for block in sent["opening"] for span in block["rows"][0][0]} <= {
        *("", "strong", "section", "ruling")
    }


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/manual/skirmish/en", 404, "manual/none"),
        ("/api/manual/chess/en", 404, "game/unknown"),
        ("/api/manual/marengo/de", 404, "message/unknown_language"),
        ("/api/manual/..%2F..%2Fsecret/en", 404, None),
    ],
)
def test_a_reference_that_is_not_there_is_refused(
    table: TestClient, path: str, status: int, code: str | None
) -> None:
    answer = table.get(path)
    assert answer.status_code == status
    assert code is None or answer.json()["code"] == code
