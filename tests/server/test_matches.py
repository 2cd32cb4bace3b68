"""Matches over HTTP: made, joined, seen and clicked by those who may."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.server.table import (
    AGAINST_BOT,
    BY_LINK,
    TWO_PEOPLE,
    bearer,
    click,
    join,
    make,
    one_asked,
    promised,
    tell_salt,
    view,
)


def test_a_match_of_two_people_is_begun_at_once(table: TestClient) -> None:
    match = make(table)
    assert match.public["status"] == "running"
    assert sorted(match.secrets) == [0, 1]
    assert match.secrets[0] != match.secrets[1]
    assert [seat["player"] for seat in match.public["seats"]] == ["Ann", "Bob"]


def test_a_spectator_sees_the_table_without_a_question(table: TestClient) -> None:
    match = make(table)
    seen = table.get(f"/api/matches/{match.id}/view").json()["view"]
    assert (seen["seat"], seen["prompt"], seen["choices"], seen["step"]) == (-2, "", [], 0)


def test_a_click_is_taken_and_counted_for_its_seat_alone(table: TestClient) -> None:
    match, seat, step = one_asked(table)
    other = view(table, match, 1 - seat)["view"]["step"]
    click(table, match, seat)
    assert view(table, match, seat)["view"]["step"] == step + 1
    assert view(table, match, 1 - seat)["view"]["step"] == other


def test_the_same_click_again_gets_the_same_answer_and_is_not_taken_twice(
    table: TestClient,
) -> None:
    match, seat, step = one_asked(table)
    body = click(table, match, seat, key="the-same-key")
    before = view(table, match, seat)
    for _ in range(3):
        answer = table.post(
            f"/api/matches/{match.id}/play", json=body, headers=bearer(match.secrets[seat])
        )
        assert (answer.status_code, answer.json()) == (200, {"step": step + 1})
    assert view(table, match, seat) == before


def test_a_key_serves_one_click_only(table: TestClient) -> None:
    match, seat, step = one_asked(table)
    body = click(table, match, seat, key="the-same-key")
    address, headers = f"/api/matches/{match.id}", bearer(match.secrets[seat])
    for other in ({"step": step + 1}, {"action": body["action"] + 1}):
        answer = table.post(f"{address}/play", json={**body, **other}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (409, "action/key_reused")
    undo = {"step": step, "key": "the-same-key"}
    answer = table.post(f"{address}/undo", json=undo, headers=headers)
    assert answer.json()["code"] == "action/key_reused"


def test_an_undo_brings_the_question_back_with_a_new_step(table: TestClient) -> None:
    match, seat, step = one_asked(table)
    first = view(table, match, seat)["view"]
    click(table, match, seat)
    undo = {"step": step + 1, "key": "undo-the-first"}
    answer = table.post(
        f"/api/matches/{match.id}/undo", json=undo, headers=bearer(match.secrets[seat])
    )
    assert answer.json() == {"step": step + 2}
    after = view(table, match, seat)["view"]
    assert after["choices"] == first["choices"]
    assert after["observation"] == first["observation"]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"step": 70}, 409, "action/stale_step"),
        ({"action": 2**31 - 1}, 422, "action/unknown"),
        ({"action": -1}, 422, "request/invalid"),
        ({"action": "1"}, 422, "request/invalid"),
        ({"action": 1.0}, 422, "request/invalid"),
        ({"action": True}, 422, "request/invalid"),
        ({"key": "short"}, 422, "request/invalid"),
        ({"more": 1}, 422, "request/invalid"),
    ],
)
def test_a_bad_click_is_refused_with_its_code(
    table: TestClient, change: dict[str, object], status: int, code: str
) -> None:
    match, seat, step = one_asked(table)
    seen = view(table, match, seat)
    body = {"action": seen["view"]["choices"][0]["action"], "step": step, "key": "a-good-key"}
    answer = table.post(
        f"/api/matches/{match.id}/play",
        json={**body, **change},
        headers=bearer(match.secrets[seat]),
    )
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert view(table, match, seat) == seen


def test_a_forbidden_click_names_the_rule(table: TestClient) -> None:
    match, seat, step = one_asked(table)
    legal = {choice["action"] for choice in view(table, match, seat)["view"]["choices"]}
    illegal = next(action for action in range(len(legal) + 1) if action not in legal)
    body = {"action": illegal, "step": step, "key": "a-good-key"}
    answer = table.post(
        f"/api/matches/{match.id}/play", json=body, headers=bearer(match.secrets[seat])
    ).json()
    assert answer["code"] == "action/illegal"
    assert answer["section"]
    assert answer["message"]["id"]


def test_who_is_not_asked_cannot_click(table: TestClient) -> None:
    match, seat, _ = one_asked(table)
    action = view(table, match, seat)["view"]["choices"][0]["action"]
    others_step = view(table, match, 1 - seat)["view"]["step"]
    body = {"action": action, "step": others_step, "key": "a-good-key"}
    address = f"/api/matches/{match.id}/play"
    other = table.post(address, json=body, headers=bearer(match.secrets[1 - seat]))
    assert (other.status_code, other.json()["code"]) == (409, "action/not_yours")
    nobody = table.post(address, json=body)
    assert (nobody.status_code, nobody.json()["code"]) == (401, "seat/needed")
    stranger = table.post(address, json=body, headers=bearer("x" * 32))
    assert (stranger.status_code, stranger.json()["code"]) == (403, "seat/secret")


def test_a_secret_of_another_match_opens_nothing(table: TestClient) -> None:
    match, other = make(table), make(table)
    answer = table.get(f"/api/matches/{match.id}/view", headers=bearer(other.secrets[0]))
    assert (answer.status_code, answer.json()["code"]) == (403, "seat/secret")


def test_odds_and_reasons_are_told_to_who_is_asked(table: TestClient) -> None:
    match, seat, _ = one_asked(table)
    choice = view(table, match, seat)["view"]["choices"][0]
    headers = bearer(match.secrets[seat])
    odds = table.get(f"/api/matches/{match.id}/odds/{choice['action']}", headers=headers)
    assert odds.status_code == 200
    address = f"/api/matches/{match.id}/explain/"
    assert table.get(address + choice["target"], headers=headers).json()["reasons"] == []
    unknown = table.get(address + "nothing:at-all", headers=headers).json()["reasons"]
    assert unknown[0]["message"]["id"] == "core-why-no-such-thing"


# Making.


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "game/unknown"),
        ({"scenario": "nowhere"}, 404, "game/unknown_scenario"),
        ({"options": {"quiet-woods": "perhaps"}}, 422, "game/bad_option"),
        ({"options": {"loud-woods": "on"}}, 422, "game/bad_option"),
        ({"seats": TWO_PEOPLE[:1]}, 422, "match/seats"),
        ({"seats": [*TWO_PEOPLE, *TWO_PEOPLE]}, 422, "match/seats"),
        ({"seats": [{"kind": "bot", "bot": "deep-thought"}] * 2}, 422, "seat/unknown_bot"),
        ({"seats": [{"kind": "human", "player": "\x00"}] * 2}, 422, "request/bad_name"),
        ({"salt": "\x1b"}, 422, "salt/bad"),
        ({"commitment": "0" * 64}, 409, "commitment/unknown"),
        ({"seats": [{"kind": "ghost"}] * 2}, 422, "request/invalid"),
    ],
)
def test_a_match_that_cannot_be_is_refused(
    table: TestClient, change: dict[str, object], status: int, code: str
) -> None:
    promise = promised(table, TWO_PEOPLE, "5a" * 16)
    wish = {"game": "skirmish", "seats": TWO_PEOPLE, **promise, **change}
    answer = table.post("/api/matches", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


# Joining.


def test_a_match_waits_until_its_open_seat_is_taken(table: TestClient) -> None:
    match = make(table, BY_LINK)
    assert match.public["status"] == "waiting"
    waiting = table.get(f"/api/matches/{match.id}/view", headers=bearer(match.secrets[0]))
    assert (waiting.status_code, waiting.json()["code"]) == (409, "match/waiting")
    joined = join(table, match)
    assert joined["seat"] == 1
    assert tell_salt(table, match)["status"] == "running"
    seen = table.get(f"/api/matches/{match.id}/view", headers=bearer(joined["secret"])).json()
    assert seen["match"]["status"] == "running"
    assert seen["view"]["seat"] == 1
    assert [seat["player"] for seat in seen["match"]["seats"]] == ["Ann", "Eve"]


def test_joining_again_with_the_same_key_gets_the_same_seat(table: TestClient) -> None:
    match = make(table, BY_LINK)
    first = join(table, match)
    assert join(table, match) == first


def test_a_seat_cannot_be_taken_twice(table: TestClient) -> None:
    match = make(table, BY_LINK)
    join(table, match)
    late = join(table, match, key="another-key")
    assert late["code"] == "seat/taken"


def test_an_invitation_is_no_secret_of_a_seat(table: TestClient) -> None:
    match = make(table, BY_LINK)
    join(table, match)
    tell_salt(table, match)
    answer = table.get(f"/api/matches/{match.id}/view", headers=bearer(match.invitations[1]))
    assert answer.json()["code"] == "seat/secret"
    assert join(table, match, invitation=match.secrets[0])["code"] == "seat/invitation"


def test_unknown_matches_and_secrets_are_left_out_of_the_list(table: TestClient) -> None:
    match = make(table, AGAINST_BOT)
    seats = [
        {"match": match.id, "secret": match.secrets[0]},
        {"match": match.id, "secret": "x" * 32},
        {"match": "unknown", "secret": match.secrets[0]},
    ]
    found = table.post("/api/matches/mine", json={"seats": seats}).json()["matches"]
    assert [(one["match"]["id"], one["seat"]) for one in found] == [(match.id, 0)]


def test_the_server_keeps_no_secret_but_the_dice(table: TestClient) -> None:
    match = make(table, BY_LINK)
    joined = join(table, match)
    store = table.app.state.services.store  # type: ignore[attr-defined]
    content = b"".join(
        path.read_bytes() for path in Path(store.engine.url.database).parent.iterdir()
    )
    for secret in (match.secrets[0], match.invitations[1], joined["secret"]):
        assert secret.encode() not in content
