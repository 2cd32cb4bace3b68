"""Running matches of older rules on the server: they go on and say so, or are ended."""

from pathlib import Path
from typing import Any

import orjson
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from grognard.core import registry
from grognard.core.opening import OLD_ORDER
from grognard.core.record import record_from_json, verify
from grognard.match import Click, click_from_json
from grognard.server.secret import hashed
from grognard.server.store import MatchData, SeatData, Store
from tests.match.test_older import ONE_OF_EACH, STUCK, read
from tests.server.table import (
    AGAINST_BOT,
    BY_LINK,
    Made,
    asked,
    bearer,
    click,
    drawn_salt,
    join,
    make,
    play_on,
    seated,
    server,
    tell_salt,
    view,
)
from tests.server.test_store import on_disk

ID = "older-match"
SECRETS = {0: "secret-of-the-first-seat", 1: "secret-of-the-other-seat"}
LIES = "napoleonics-corunna-battle-150"
MADE = Made(ID, SECRETS, {}, {})


def data_of(content: dict[str, Any], kinds: tuple[str, str]) -> MatchData:
    """Return the row of a match as the server of then would have written it."""
    record = content["saved"]["record"]
    dice, players = record["dice"], list(record["players"].values())
    header = (record["game"], record["scenario"], record["options"], record["rules_version"])
    data = MatchData(ID, *header, content["saved"]["secret"], dice["commitment"], "2026-01-01")
    data.dice_order = OLD_ORDER
    for seat, (kind, salt) in enumerate(zip(kinds, dice["salts"], strict=True)):
        bot = "random" if kind == "bot" else ""
        secret = None if kind == "bot" else hashed(SECRETS[seat])
        one = SeatData(seat, kind, players[seat], bot, salt, secret_hash=secret)
        data.seats.append(one)
    return data


def keep(
    folder: Path,
    content: dict[str, Any],
    snapshot: Any = None,  # noqa: ANN401
    kinds: tuple[str, str] = ("human", "human"),
    campaign: str | None = None,
) -> list[Click]:
    """Write a match of older rules into the database of a folder; returns its clicks."""
    clicks = [click_from_json(one) for one in content["clicks"]]
    data = data_of(content, kinds)
    data.campaign, data.campaign_number = campaign, None if campaign is None else 0

    async def write(store: Store) -> None:
        await store.add_match(data)
        for one in clicks:
            await store.writer.add(ID, one, f"key-{one.number:06}")
        if snapshot is not None:
            await store.set_snapshot(ID, snapshot["clicks"], orjson.dumps(snapshot))

    on_disk(folder, write)
    return clicks


def public(table: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = table.get(f"/api/matches/{ID}").json()
    return found


def raised(name: str) -> bool:
    """Say whether a game's rules have changed since the matches were written."""
    return registry.load(name.split("-")[0]).rules_version > 1


GOING = [name for name in ONE_OF_EACH if raised(name)] + [
    "prussia-leuthen-battle-s10-retreat-to-40"
]


@pytest.mark.parametrize("name", GOING)
def test_a_match_of_older_rules_goes_on_and_both_seats_are_told_what_changed(
    tmp_path: Path, name: str
) -> None:
    content: dict[str, Any] = read(name)
    clicks = keep(tmp_path, content, content["saved"])
    game = registry.load(content["saved"]["record"]["game"])
    began = content["saved"]["record"]["rules_version"]
    with server(tmp_path) as table:
        found = public(table)
        assert (found["status"], found["rules_version"]) == ("running", game.rules_version)
        assert found["news"]["began"] == began
        told = [change["section"] for change in found["news"]["changes"]]
        assert told == [change.section for change in game.changes_since(began)]
        kept = [option for option in game.options() if option.since > began]
        assert [found["options"][option.id] for option in kept] == [one.before for one in kept]
        assert len(found["news"]["kept"]) == len(kept)
        for seat, then in enumerate(content["views"]):
            now = view(table, MADE, seat)["view"]
            assert [now[part] for part in ("prompt", "step", "log_length", "may_undo")] == [
                then[part] for part in ("prompt", "step", "log_length", "may_undo")
            ]
        repeated = clicks[-1]
        body = {"step": repeated.step, "key": f"key-{repeated.number:06}", "action": 0}
        answer = table.post(
            f"/api/matches/{ID}/play", json=body, headers=bearer(SECRETS[repeated.seat])
        )
        assert answer.json()["code"] == "action/key_reused"
        (seat, *_) = asked(table, MADE)
        click(table, MADE, seat)
        after = view(table, MADE, seat)
    with server(tmp_path) as table:
        assert view(table, MADE, seat) == after
        assert public(table)["news"] == found["news"]


def test_a_held_answer_waits_on(tmp_path: Path) -> None:
    content: dict[str, Any] = read("undaunted-la-raye-bid-0")
    keep(tmp_path, content, content["saved"])
    held = [seat for seat in (0, 1) if content["views"][seat]["held"]]
    with server(tmp_path) as table:
        assert asked(table, MADE) == [seat for seat in (0, 1) if seat not in held]
        for seat in held:
            text_then = content["views"][seat]["held"]["text"]
            assert view(table, MADE, seat)["view"]["held"]["text"] == text_then


def test_a_match_that_nobody_joined_yet_begins_as_it_was_meant(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table, BY_LINK, "napoleonics")
    on_disk(tmp_path, age)
    with server(tmp_path) as table:
        assert join(table, match)["match"]["status"] == "waiting"
        tell_salt(table, match)
        joined = table.get(f"/api/matches/{match.id}").json()
        assert (joined["status"], joined["news"]["began"]) == ("running", 0)


async def age(store: Store) -> None:
    """Let all matches have been begun by rules that came before all others."""
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE matches SET rules_version = 0"))


def test_the_state_in_a_snapshot_of_older_rules_is_never_used(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table)
        play_on(table, match, 30)
        before = view(table, match, 0)["view"]

    async def spoil(store: Store) -> None:
        await age(store)
        saved = orjson.loads(await store.snapshot(match.id) or b"")
        saved["snapshot"] = {"format": "no state at all"}
        await store.set_snapshot(match.id, saved["clicks"], orjson.dumps(saved))

    on_disk(tmp_path, spoil)
    with server(tmp_path) as table:
        assert view(table, match, 0)["view"] == before


@pytest.mark.parametrize("written", ["nothing", "an earlier part", "more than was clicked"])
def test_where_nobody_knows_what_came_of_the_last_clicks_a_match_does_not_go_on(
    tmp_path: Path, written: str
) -> None:
    """Today's rules take every click of this match, and tell one event less."""
    content: dict[str, Any] = read("marengo-14-june-s11-fire-80")
    if written == "more than was clicked":
        content["clicks"].pop()
    snapshot = {"nothing": None, "an earlier part": content["snapshot"]}
    keep(tmp_path, content, snapshot.get(written, content["saved"]))
    with server(tmp_path) as table:
        assert public(table)["status"] == "older-rules"


def test_a_server_that_was_killed_writes_what_came_of_the_clicks_at_its_next_stop(
    tmp_path: Path,
) -> None:
    with server(tmp_path) as table:
        match = make(table)
        play_on(table, match, 30)
    found: list[bytes | None] = []

    async def kill(store: Store) -> None:
        await store.drop_snapshot(match.id)

    async def look(store: Store) -> None:
        found.append(await store.snapshot(match.id))

    on_disk(tmp_path, kill)
    with server(tmp_path) as table:
        view(table, match, 0)
    on_disk(tmp_path, look)
    assert found[0] is not None
    assert orjson.loads(found[0])["clicks"] >= 30


def stuck(folder: Path, kinds: tuple[str, str] = ("human", "human"), **wishes: Any) -> None:  # noqa: ANN401
    """Keep a match that today's rules would change."""
    assert LIES in STUCK
    content: dict[str, Any] = read(LIES)
    keep(folder, content, content["saved"], kinds, **wishes)


def test_a_match_that_todays_rules_would_change_is_kept_as_it_was(tmp_path: Path) -> None:
    stuck(tmp_path)
    for _ in range(2):
        with server(tmp_path) as table:
            found = public(table)
            assert (found["status"], found["rules_version"]) == ("older-rules", 1)
            assert found["news"]["changes"]
            refused = table.get(f"/api/matches/{ID}/view", headers=bearer(SECRETS[0]))
            assert (refused.status_code, refused.json()["code"]) == (409, "match/other_rules")
            with seated(table, MADE, 0) as player:
                assert player.tables[-1]["status"] == "older-rules"
                assert player.views == []


def test_it_can_be_looked_at_by_each_seat_for_itself(tmp_path: Path) -> None:
    stuck(tmp_path)
    record = record_from_json(read(LIES)["saved"]["record"])  # type: ignore[index]
    with server(tmp_path) as table:
        for seat in (0, 1):
            headers = bearer(SECRETS[seat])
            film = table.get(f"/api/matches/{ID}/replay/{seat}", headers=headers).json()
            steps = [record.setup, *record.steps]
            seen = [e for step in steps for e in step.events if e.is_seen_by(seat)]
            assert film["log_length"] == len(seen)
            assert [line["kind"] for line in film["log"]["lines"]] == [
                event.kind for event in seen[: len(film["log"]["lines"])]
            ]
            other = table.get(f"/api/matches/{ID}/replay/{1 - seat}", headers=headers)
            assert other.json()["code"] == "record/not_yours"
            diary = table.get(f"/api/matches/{ID}/diary", headers=headers).json()
            name = list(record.players)[seat]
            assert diary["answers"] == [one.action for one in record.steps if one.seat == name]
            assert len(diary["log"]) == len(seen)
        assert table.get(f"/api/matches/{ID}/record").json()["code"] == "record/running"


@pytest.mark.parametrize("is_taken_back", [False, True])
def test_what_a_seat_has_saved_ends_with_the_answer_that_was_held(
    tmp_path: Path, is_taken_back: bool
) -> None:
    content: dict[str, Any] = read("undaunted-montmartin-en-graignes-bid-120")
    ((name, held),) = content["saved"]["held"].items()
    seat = list(content["saved"]["record"]["players"]).index(name)
    own = [one["action"] for one in content["saved"]["record"]["steps"] if one["seat"] == name]
    content["clicks"][3]["action"] = "no such thing"
    if is_taken_back:
        last = content["clicks"][-1]
        undo = {"number": last["number"] + 1, "verb": "undo", "seat": seat, "action": ""}
        content["clicks"].append({**last, **undo, "step": content["saved"]["steps"][seat]})
    keep(tmp_path, content, content["saved"])
    with server(tmp_path) as table:
        diary = table.get(f"/api/matches/{ID}/diary", headers=bearer(SECRETS[seat])).json()
        assert diary["answers"] == own + ([] if is_taken_back else [held])


def end(table: TestClient, seat: int, agrees: bool = True) -> dict[str, Any]:
    body = {"agrees": agrees}
    answer = table.post(f"/api/matches/{ID}/end", json=body, headers=bearer(SECRETS[seat]))
    found: dict[str, Any] = answer.json()
    return found


def test_it_ends_when_both_seats_agree_and_not_before(tmp_path: Path) -> None:
    stuck(tmp_path)
    with server(tmp_path) as table, seated(table, MADE, 1) as player:
        assert end(table, 0)["status"] == "older-rules"
        player.settle()
        assert [seat["agrees"] for seat in player.tables[-1]["seats"]] == [True, False]
        assert not any(seat["agrees"] for seat in end(table, 0, agrees=False)["seats"])
        assert end(table, 1)["status"] == "older-rules"
    with server(tmp_path) as table:
        assert [seat["agrees"] for seat in public(table)["seats"]] == [False, True]
        ended = end(table, 0)
        assert ended["status"] == "over"
        assert (ended["outcome"]["winner"], ended["outcome"]["reason"]) == (
            -1,
            "core-ended-by-agreement",
        )
        assert end(table, 0)["code"] == "match/over"
    with server(tmp_path) as table:
        assert public(table)["status"] == "over"
        whole = record_from_json(table.get(f"/api/matches/{ID}/record").json())
        assert whole.result == ended["outcome"]
        assert whole.dice.revealed == read(LIES)["saved"]["secret"]  # type: ignore[index]
        assert [problem.code for problem in verify(whole)] == ["other-rules"]
        assert table.get(f"/api/matches/{ID}/replay/0").json()["log"]["lines"]


def test_who_agreed_to_end_it_has_not_agreed_any_more_when_later_rules_can_go_on(
    tmp_path: Path,
) -> None:
    content: dict[str, Any] = read("napoleonics-rolica2-react-30")
    keep(tmp_path, content, content["saved"])

    async def agree(store: Store) -> None:
        await store.set_agrees(ID, 0, agrees=True)

    on_disk(tmp_path, agree)
    for _ in range(2):
        with server(tmp_path) as table:
            found = public(table)
            assert found["status"] == "running"
            assert not any(seat["agrees"] for seat in found["seats"])


def test_against_the_computer_one_seat_is_enough(tmp_path: Path) -> None:
    stuck(tmp_path, kinds=("human", "bot"))
    with server(tmp_path) as table:
        assert end(table, 0)["status"] == "over"


def test_a_match_that_can_be_played_is_not_ended_by_agreement(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table, AGAINST_BOT)
        answer = table.post(
            f"/api/matches/{match.id}/end", json={}, headers=bearer(match.secrets[0])
        )
        assert (answer.status_code, answer.json()["code"]) == (409, "match/playable")


def test_without_a_snapshot_the_answers_alone_are_known(tmp_path: Path) -> None:
    content: dict[str, Any] = read(LIES)
    content["clicks"][3]["action"] = "no such thing"
    clicks = keep(tmp_path, content)
    with server(tmp_path) as table:
        assert public(table)["status"] == "older-rules"
        diary = table.get(f"/api/matches/{ID}/diary", headers=bearer(SECRETS[0])).json()
        assert diary["log"] == []
        assert 0 < len(diary["answers"]) <= sum(one.seat == 0 for one in clicks)
        end(table, 0)
        end(table, 1)
        whole = record_from_json(table.get(f"/api/matches/{ID}/record").json())
        assert whole.rules_version == 1
        assert len(whole.steps) <= len(clicks)


def test_a_scenario_of_a_campaign_that_was_ended_so_is_played_again(tmp_path: Path) -> None:
    content: dict[str, Any] = read("undaunted-la-raye-attack-40")
    content["clicks"][3]["action"] = "no such thing"
    keep(tmp_path, content, campaign="a-campaign")
    with server(tmp_path) as table:
        before = table.get("/api/campaigns/a-campaign").json()
        assert before["current"] == ID
        end(table, 0)
        end(table, 1)
        campaign = table.get("/api/campaigns/a-campaign").json()
        assert (campaign["current"], campaign["scores"]) == (None, [0, 0])
        assert campaign["next_scenario"] == "la-raye"
        promise = table.post("/api/commitments").json()["commitment"]
        wish = {"commitment": promise, "salt": drawn_salt()}
        headers = bearer(SECRETS[1])
        address = "/api/campaigns/a-campaign/next"
        following = table.post(address, headers=headers, json=wish).json()
        assert (following["scenario"], following["status"]) == ("la-raye", "running")
        assert following["id"] != ID
        assert not any(seat["agrees"] for seat in following["seats"])
