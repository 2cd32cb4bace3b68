"""Fair dice at the server: every step out of its order is refused, and nothing told is lost."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from grognard.core.fair import commitment, salt_commit
from grognard.core.kept import against, kept_from_json, kept_json
from grognard.core.opening import OLD_ORDER, ORDER
from grognard.core.record import record_from_json, verify
from grognard.core.types import Json
from grognard.server.hall import Hall
from grognard.server.live import LiveMatch
from grognard.server.load import ServerProcess, post
from grognard.server.store import MatchData, SeatData
from tests.server.table import (
    AGAINST_BOT,
    BY_LINK,
    JOINERS_SALT,
    TWO_PEOPLE,
    Made,
    bearer,
    join,
    made,
    make,
    play_on,
    promised,
    seated,
    server,
    tell_salt,
    view,
)

SALT = "a5" * 16
BOT_ALONE = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
BOTS = [{"kind": "bot", "bot": "random"}] * 2


def status(table: TestClient, match: Made) -> str:
    return str(table.get(f"/api/matches/{match.id}").json()["status"])


def dice_of(table: TestClient, match: Made) -> dict[str, Any]:
    """Play a match to its end and return the header of its record's dice, which is proven."""
    play_on(table, match, 10_000)
    record = table.get(f"/api/matches/{match.id}/record").json()
    assert verify(record_from_json(record)) == []
    found: dict[str, Any] = record["dice"]
    return found


# The order.


def test_against_the_computer_one_promise_and_one_salt_are_enough(table: TestClient) -> None:
    for seats in (AGAINST_BOT, TWO_PEOPLE, BOTS):
        match = make(table, seats)
        assert status(table, match) == "running"
        assert [seat["salt"] for seat in match.public["seats"]] == ["told", "none"]
    match = make(table)
    dice = dice_of(table, match)
    assert dice["told"] == [["seed-hash", -1], ["salt", 0]]
    assert dice["salts"] == [match.salt, ""]
    assert commitment(bytes.fromhex(dice["seed"])) == match.public["commitment"]


def test_of_two_people_the_creator_promises_the_other_tells_the_creator_tells(
    table: TestClient,
) -> None:
    match = make(table, BY_LINK)
    assert [seat["salt"] for seat in match.public["seats"]] == ["promised", "owed"]
    joined = join(table, match)
    assert joined["match"]["status"] == "waiting"
    assert [seat["salt"] for seat in joined["match"]["seats"]] == ["promised", "told"]
    told = tell_salt(table, match)
    assert told["status"] == "running"
    dice = dice_of(table, match)
    assert (dice["order"], dice["salts"]) == (ORDER, [match.salt, JOINERS_SALT])
    assert dice["told"] == [["seed-hash", -1], ["salt-hash", 0], ["salt", 1], ["salt", 0]]


def test_who_plays_the_computer_by_a_link_gives_the_only_salt(table: TestClient) -> None:
    match = make(table, BOT_ALONE)
    answer = join(table, match, invitation=match.invitations[0])
    assert answer["match"]["status"] == "running"


def test_the_record_is_what_both_players_kept(table: TestClient) -> None:
    match = make(table, BY_LINK)
    promise = match.public["commitment"]
    own, other = (salt_commit(promise, salt) for salt in (match.salt, JOINERS_SALT))
    seen = join(table, match)["match"]["seats"]
    assert [seat["salt_hash"] for seat in seen] == [own, other]
    tell_salt(table, match)
    dice_of(table, match)
    record = record_from_json(table.get(f"/api/matches/{match.id}/record").json())
    first: list[object] = ["seed-hash", -1, promise, ""]
    creator: list[list[object]] = [first, ["salt-hash", 1, other, ""], ["salt", 0, match.salt, ""]]
    joiner: list[list[object]] = [first, ["salt-hash", 0, own, ""], ["salt", 1, JOINERS_SALT, ""]]
    for lines in (creator, joiner):
        assert against(record, kept_from_json(kept_json(match.id, ORDER, lines))) == []


# What everybody may see.


def test_before_the_start_a_spectator_sees_nothing_but_hashes(table: TestClient) -> None:
    match = make(table, BY_LINK)
    with seated(table, match, None) as spectator:
        join(table, match)
        spectator.settle()
        seen = "".join(spectator.raw) + table.get(f"/api/matches/{match.id}").text
        assert match.salt not in seen
        assert JOINERS_SALT not in seen
        promise = match.public["commitment"]
        for salt in (match.salt, JOINERS_SALT):
            assert salt_commit(promise, salt) in seen
        tell_salt(table, match)
        spectator.settle()
        assert spectator.tables[-1]["status"] == "running"


# Everything out of its order.


@pytest.mark.parametrize(
    ("seats", "change", "refusal"),
    [
        (AGAINST_BOT, {"commitment": None}, (422, "commitment/needed")),
        (AGAINST_BOT, {"commitment": "0" * 64}, (409, "commitment/unknown")),
        (AGAINST_BOT, {"salt": ""}, (422, "salt/needed")),
        (AGAINST_BOT, {"salt": "pepper"}, (422, "salt/bad")),
        (AGAINST_BOT, {"salt": "A5" * 16}, (422, "salt/bad")),
        (AGAINST_BOT, {"salt": "0" * 65}, (422, "request/invalid")),
        (AGAINST_BOT, {"salt": "", "salt_hash": "0" * 64}, (422, "salt/needed")),
        (AGAINST_BOT, {"salt_hash": "0" * 64}, (422, "salt/needed")),
        (BY_LINK, {"commitment": None}, (422, "commitment/needed")),
        (BY_LINK, {"salt_hash": ""}, (422, "salt/hash_needed")),
        (BY_LINK, {"salt": SALT}, (422, "salt/hash_needed")),
        (BY_LINK, {"salt": SALT, "salt_hash": ""}, (422, "salt/hash_needed")),
        (BY_LINK, {"salt_hash": "pepper"}, (422, "salt/bad")),
        (BOT_ALONE, {"salt": SALT}, (409, "salt/unwanted")),
        (BOT_ALONE, {"salt_hash": "0" * 64}, (409, "salt/unwanted")),
        ([{"kind": "open"}] * 2, {}, (422, "match/open_seats")),
    ],
)
def test_a_match_is_not_made_out_of_order(
    table: TestClient,
    seats: list[dict[str, str]],
    change: dict[str, object],
    refusal: tuple[int, str],
) -> None:
    wish = {"game": "skirmish", "seats": seats, **promised(table, seats, SALT), **change}
    answer = table.post("/api/matches", json=wish)
    assert (answer.status_code, answer.json()["code"]) == refusal


def test_a_promise_is_good_for_one_match(table: TestClient) -> None:
    wish = {"game": "skirmish", "seats": TWO_PEOPLE, **promised(table, TWO_PEOPLE, SALT)}
    assert table.post("/api/matches", json=wish).status_code == 201
    assert table.post("/api/matches", json=wish).json()["code"] == "commitment/unknown"


def test_nobody_joins_without_a_salt(table: TestClient) -> None:
    match = make(table, BY_LINK)
    assert join(table, match, salt="")["code"] == "salt/needed"
    assert join(table, match, salt="pepper")["code"] == "salt/bad"
    assert join(table, match)["seat"] == 1


def test_a_salt_is_not_told_before_the_others_can_choose_no_more(table: TestClient) -> None:
    match = make(table, BY_LINK)
    assert tell_salt(table, match)["code"] == "salt/early"
    assert status(table, match) == "waiting"
    join(table, match)
    assert tell_salt(table, match)["status"] == "running"


def test_another_salt_than_the_promised_one_is_refused_and_the_match_waits(
    table: TestClient,
) -> None:
    match = make(table, BY_LINK)
    joined = join(table, match)
    assert tell_salt(table, match, salt=SALT)["code"] == "salt/differs"
    assert tell_salt(table, match, salt="pepper")["code"] == "salt/bad"
    other = Made(match.id, {1: joined["secret"]}, {}, {}, SALT)
    assert tell_salt(table, other, seat=1)["code"] == "salt/changed"
    assert status(table, match) == "waiting"
    answer = table.get(f"/api/matches/{match.id}/view", headers=bearer(match.secrets[0]))
    assert (answer.status_code, answer.json()["code"]) == (409, "match/waiting")


def test_a_salt_told_twice_is_told_once(table: TestClient) -> None:
    match = make(table, BY_LINK)
    joined = join(table, match)
    assert join(table, match) == joined
    assert join(table, match, salt=SALT)["code"] == "salt/changed"
    first = tell_salt(table, match)
    assert tell_salt(table, match) == first
    play_on(table, match, 3)
    assert tell_salt(table, match)["status"] == "running"
    assert tell_salt(table, match, salt=SALT)["code"] in ("salt/changed", "salt/differs")
    other = Made(match.id, {1: joined["secret"]}, {}, {}, JOINERS_SALT)
    assert tell_salt(table, other, seat=1)["status"] == "running"


def test_a_spectator_tells_no_salt(table: TestClient) -> None:
    match = make(table, BY_LINK)
    address = f"/api/matches/{match.id}/salt"
    assert table.post(address, json={"salt": SALT}).json()["code"] == "seat/needed"
    headers = bearer("x" * 32)
    assert table.post(address, json={"salt": SALT}, headers=headers).json()["code"] == "seat/secret"
    headers = bearer(match.secrets[0])
    assert table.post(address, json={}, headers=headers).json()["code"] == "request/invalid"


def test_at_one_screen_every_seat_speaks_for_the_one_salt(table: TestClient) -> None:
    match = make(table)
    assert tell_salt(table, match, seat=1)["status"] == "running"
    assert tell_salt(table, match, seat=1, salt=SALT)["code"] == "salt/changed"


# Nothing is lost.


def test_a_server_killed_between_join_and_salt_has_lost_nothing(tmp_path: Path) -> None:
    running = ServerProcess(tmp_path / "table.db")
    port = running.port()
    promise = post(f"{running.address}/api/commitments", {})["commitment"]
    wish: Json = {"game": "skirmish", "seats": BY_LINK, "commitment": promise}
    wish["salt_hash"] = salt_commit(promise, SALT)
    match = made(post(f"{running.address}/api/matches", wish), SALT)
    link: Json = {"invitation": match.invitations[1], "key": "joiners-key", "salt": JOINERS_SALT}
    joined = post(f"{running.address}/api/matches/{match.id}/join", link)
    running.kill()
    running = ServerProcess(tmp_path / "table.db", port)
    try:
        assert post(f"{running.address}/api/matches/{match.id}/join", link) == joined
        with server(tmp_path) as table:
            assert [one["salt"] for one in joined["match"]["seats"]] == ["promised", "told"]
            assert tell_salt(table, match)["status"] == "running"
            dice = dice_of(table, match)
    finally:
        running.kill()
    assert (dice["commitment"], dice["salts"]) == (promise, [SALT, JOINERS_SALT])


def test_two_servers_on_one_database_keep_one_order(tmp_path: Path) -> None:
    with server(tmp_path) as one, server(tmp_path) as other:
        match = make(one, BY_LINK)
        assert status(other, match) == "waiting"
        join(other, match)
        assert join(one, match, salt=SALT)["code"] == "salt/changed"
        assert join(one, match, key="another-key")["code"] == "seat/taken"
        assert tell_salt(one, match)["status"] == "running"
        assert tell_salt(other, match)["status"] == "running"
        assert tell_salt(other, match, salt=SALT)["code"] in ("salt/changed", "salt/differs")
        assert view(one, match, 0) == view(other, match, 0)


@pytest.mark.parametrize("happening", ["put away", "joined"])
def test_a_waiting_match_may_change_while_the_database_is_asked_about_it(
    table: TestClient, happening: str
) -> None:
    match = make(table, BY_LINK)
    hall: Hall = table.app.state.services.hall  # type: ignore[attr-defined]

    async def look() -> tuple[LiveMatch, LiveMatch]:
        live = await hall.get(match.id)
        read = hall.store.get_match

        async def late(match: str) -> MatchData | None:
            found = await read(match)
            hall.store.get_match = read  # type: ignore[method-assign]
            if happening == "put away":
                hall._live.pop(match)
            else:
                joined = SeatData(**{**vars(live.data.seats[1]), "salt": JOINERS_SALT})
                joined.secret_hash = "x"
                await hall.join(live, joined)
            return found

        hall.store.get_match = late  # type: ignore[method-assign]
        return live, await hall.get(match.id)

    assert table.portal is not None
    live, found = table.portal.call(look)
    assert (found is live, live.is_stale) == (happening == "joined", False)


# Campaigns.


def campaign(table: TestClient) -> tuple[Made, str]:
    """Return the first match of a campaign of two people by a link, over, and its address."""
    wish = {"game": "undaunted", "seats": BY_LINK, **promised(table, BY_LINK, SALT)}
    first = made(table.post("/api/campaigns", json=wish).json(), SALT)
    first.secrets[1] = join(table, first)["secret"]
    assert tell_salt(table, first)["status"] == "running"
    facts = {"casualties_us": 12, "casualties_german": 3}
    result = {"winner": 1, "level": "x", "reason": "y", "section": "§11", "facts": facts}
    assert table.portal is not None
    store = table.app.state.services.store  # type: ignore[attr-defined]
    table.portal.call(store.set_result, first.id, result)
    return first, f"/api/campaigns/{first.public['campaign']}/next"


def following(
    table: TestClient, address: str, secret: str, salt: str, anew: bool = False
) -> dict[str, Any]:
    """Ask for the next match of a campaign, with the hash of a salt."""
    promise = table.post("/api/commitments").json()["commitment"]
    wish = {"commitment": promise, "salt_hash": salt_commit(promise, salt), "anew": anew}
    found: dict[str, Any] = table.post(address, json=wish, headers=bearer(secret)).json()
    return found


@pytest.mark.parametrize("beginner", [0, 1])
def test_every_match_of_a_campaign_has_fresh_salts_in_the_same_order(
    table: TestClient, beginner: int
) -> None:
    first, address = campaign(table)
    headers = bearer(first.secrets[beginner])
    assert table.post(address, headers=headers).json()["code"] == "commitment/needed"
    plain = promised(table, TWO_PEOPLE, SALT)
    refused = table.post(address, json=plain, headers=headers).json()
    assert refused["code"] == "salt/hash_needed"
    mine, yours = "0b" * 16, "0c" * 16
    public = following(table, address, first.secrets[beginner], mine)
    states = [seat["salt"] for seat in public["seats"]]
    assert (public["status"], states[beginner], states[1 - beginner]) == (
        "waiting",
        "promised",
        "owed",
    )
    match = Made(public["id"], first.secrets, {}, public)
    assert tell_salt(table, match, beginner, mine)["code"] == "salt/early"
    assert tell_salt(table, match, 1 - beginner, yours)["status"] == "waiting"
    assert tell_salt(table, match, beginner, mine)["status"] == "running"
    assert view(table, match, beginner)["match"]["commitment"] == public["commitment"]


def test_a_match_that_waits_for_a_salt_in_vain_is_made_anew(table: TestClient) -> None:
    first, address = campaign(table)
    lost = following(table, address, first.secrets[0], "0b" * 16)
    assert following(table, address, first.secrets[1], SALT)["id"] == lost["id"]
    again = following(table, address, first.secrets[1], "0c" * 16, anew=True)
    assert again["id"] != lost["id"]
    assert table.get(f"/api/matches/{lost['id']}").json()["code"] == "match/not_found"
    match = Made(again["id"], first.secrets, {}, again)
    assert tell_salt(table, match, 0, "0d" * 16)["status"] == "waiting"
    assert tell_salt(table, match, 1, "0c" * 16)["status"] == "running"
    same = following(table, address, first.secrets[0], "0e" * 16, anew=True)
    assert same["id"] == match.id  # it has begun and stays


# Matches from before.


def older(folder: Path, salts: tuple[str, str]) -> None:
    """Turn the matches of a database into such as were made before the order."""
    with sqlite3.connect(folder / "table.db") as database:
        database.execute("UPDATE matches SET dice_order = 1")
        for seat, salt in enumerate(salts):
            values = (salt, seat)
            database.execute("UPDATE seats SET salt_hash = '', salt = ? WHERE seat = ?", values)
    database.close()


def test_a_match_that_waited_before_the_order_goes_on_and_says_so(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table, BY_LINK)
    older(tmp_path, ("pepper", ""))
    with server(tmp_path) as table:
        public = table.get(f"/api/matches/{match.id}").json()
        assert (public["dice_order"], public["status"]) == (OLD_ORDER, "waiting")
        assert [seat["salt"] for seat in public["seats"]] == ["none", "none"]
        assert tell_salt(table, match)["code"] == "salt/unwanted"
        joined = join(table, match, salt="my own")
        assert joined["match"]["status"] == "running"
        dice = dice_of(table, match)
        assert dice["salts"] == ["pepper", "my own"]
        assert "order" not in dice
        record = table.get(f"/api/matches/{match.id}/record").content
        checked = table.post("/api/records", content=record).json()
        assert checked["problems"] == []
        assert [note["id"] for note in checked["notes"]] == ["core-record-note-old-order"]


def test_a_running_match_from_before_the_order_plays_on(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table)
    older(tmp_path, ("", ""))
    with server(tmp_path) as table:
        assert status(table, match) == "running"
        assert "order" not in dice_of(table, match)
