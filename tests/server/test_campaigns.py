"""Campaigns: the same people, scenario after scenario."""

from pathlib import Path

from fastapi.testclient import TestClient

from grognard.core import registry
from grognard.server.begin import outcome_of
from grognard.server.store import Store
from tests.server.table import TWO_PEOPLE, Made, bearer, drawn_salt, made, promised, server, view

SALT = "5a" * 16


def begin(table: TestClient, seats: list[dict[str, str]] = TWO_PEOPLE) -> Made:
    salt = drawn_salt()
    wish = {"game": "undaunted", "seats": seats, **promised(table, seats, salt)}
    answer = table.post("/api/campaigns", json=wish)
    assert answer.status_code == 201, answer.text
    return made(answer.json(), salt)


def test_a_campaign_begins_with_its_first_scenario(table: TestClient) -> None:
    match = begin(table)
    campaign = table.get(f"/api/campaigns/{match.public['campaign']}").json()
    first = registry.load("undaunted").scenarios()[0].id
    assert match.public["scenario"] == campaign["next_scenario"] == first
    assert (campaign["current"], campaign["scores"]) == (match.id, [0, 0])


def test_the_dice_of_its_first_match_are_promised_before_the_salt_is_chosen(
    table: TestClient,
) -> None:
    promise = table.post("/api/commitments").json()["commitment"]
    wish = {"game": "undaunted", "seats": TWO_PEOPLE, "commitment": promise, "salt": SALT}
    answer = table.post("/api/campaigns", json=wish)
    assert (answer.status_code, answer.json()["match"]["commitment"]) == (201, promise)
    again = table.post("/api/campaigns", json=wish)
    assert (again.status_code, again.json()["code"]) == (409, "commitment/unknown")


def test_the_running_match_is_the_next_one(table: TestClient) -> None:
    match = begin(table)
    address = f"/api/campaigns/{match.public['campaign']}/next"
    again = table.post(address, headers=bearer(match.secrets[1]))
    assert again.json()["id"] == match.id


def test_only_its_people_lead_a_campaign_on(table: TestClient) -> None:
    match = begin(table)
    address = f"/api/campaigns/{match.public['campaign']}/next"
    assert table.post(address).json()["code"] == "seat/needed"
    assert table.post(address, headers=bearer("x" * 30)).json()["code"] == "seat/secret"


def test_the_next_match_is_held_by_the_same_secrets(tmp_path: Path) -> None:
    result = {
        "winner": 1,
        "level": "x",
        "reason": "y",
        "section": "§11",
        "facts": {"casualties_us": 12, "casualties_german": 3},
    }
    with server(tmp_path) as table:
        match = begin(table)
        store: Store = table.app.state.services.store  # type: ignore[attr-defined]
        assert table.portal is not None
        table.portal.call(store.set_result, match.id, result)
        address = f"/api/campaigns/{match.public['campaign']}"
        campaign = table.get(address).json()
        assert (campaign["current"], campaign["scores"]) == (None, [-1, 1])
        promise = table.post("/api/commitments").json()["commitment"]
        wish = {"commitment": promise, "salt": SALT}
        headers = bearer(match.secrets[0])
        following = table.post(f"{address}/next", headers=headers, json=wish).json()
        assert following["commitment"] == promise
        assert following["scenario"] == campaign["next_scenario"]
        assert following["id"] != match.id
        same = Made(following["id"], match.secrets, {}, following)
        assert [view(table, same, seat)["view"]["seat"] for seat in (0, 1)] == [0, 1]
        again = table.post(f"{address}/next", headers=bearer(match.secrets[1])).json()
        assert again["id"] == following["id"]


def test_a_game_without_a_campaign_says_so(table: TestClient) -> None:
    wish = {"game": "skirmish", "seats": TWO_PEOPLE, **promised(table, TWO_PEOPLE, SALT)}
    answer = table.post("/api/campaigns", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "campaign/none")


def test_an_outcome_survives_its_json() -> None:
    result = {"winner": -1, "level": "a", "reason": "b", "section": "§1", "facts": {"c": 1}}
    assert outcome_of(result).to_json() == result
