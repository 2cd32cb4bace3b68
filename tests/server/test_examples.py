"""Examples of the rules over HTTP: played anew from their clicks, bounded, and nothing is kept."""

from typing import Any

from fastapi.testclient import TestClient

from grognard.core import registry
from grognard.manual.examples import MOST_CLICKS, examples_of
from grognard.manual.moments import moments_of

TRAFFIC = "/api/manual/marengo/example/traffic"


def ask(table: TestClient, **wish: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return an example after some clicks."""
    answer = table.post(TRAFFIC, json=wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_an_example_is_played_from_its_clicks(table: TestClient) -> None:
    line = list(examples_of(registry.load("marengo"))["traffic"].line)
    first = ask(table)
    assert first["line"] == line
    assert first["log"] == []
    assert "piece:A20" in first["spots"]
    assert line[0] in [choice["text"] for choice in first["view"]["choices"]]
    after = ask(table, clicks=line)
    assert [entry["kind"] for entry in after["log"]] == ["cross"] * 4
    assert ask(table, clicks=[]) == first


def test_it_says_why_not(table: TestClient) -> None:
    line = list(examples_of(registry.load("marengo"))["traffic"].line)
    (reason,) = ask(table, clicks=line[:3], target="way:c4-5m>5")["reasons"]
    assert (reason["section"], reason["message"]["id"]) == ("§8", "marengo-why-no-step-left")


def test_it_can_be_drawn_with_letters(table: TestClient) -> None:
    assert ask(table, drawn="uk")["drawing"]["rows"]
    assert ask(table)["drawing"] is None


def test_what_is_too_much_or_wrong_is_refused(table: TestClient) -> None:
    wrong = {"clicks": ["end"]}
    assert table.post(TRAFFIC, json=wrong).json()["code"] == "action/illegal"
    assert table.post(TRAFFIC, json={"clicks": ["nonsense"]}).json()["code"] == "action/unknown"
    for wish in ({"clicks": ["A1"] * (MOST_CLICKS + 1)}, {"roll": 1000}, {"target": "x" * 201}):
        assert table.post(TRAFFIC, json=wish).status_code == 422
    none = table.post("/api/manual/marengo/example/none", json={})
    assert (none.status_code, none.json()["code"]) == (404, "manual/no_example")


def test_a_recorded_game_is_replayed_like_an_uploaded_one(table: TestClient) -> None:
    sent = table.get("/api/manual/undaunted/en").json()["moments"]
    game = registry.load("undaunted")
    assert {section: len(all) for section, all in sent.items()} == {
        section: len(all) for section, all in moments_of(game).items()
    }
    moment = next(one for all in sent.values() for one in all if one["record"] == "undaunted.vire")
    checked = table.get(f"/api/records/{moment['record']}").json()
    assert (checked["game"], checked["problems"]) == ("undaunted", [])
    place = {"start": moment["step"], "count": 1}
    frames = table.get("/api/records/undaunted.vire/replay/0", params=place).json()["frames"]
    assert len(frames) == 1
    assert table.get("/api/records/undaunted.none").json()["code"] == "record/not_found"
