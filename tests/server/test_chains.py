"""Chains of clicks over the wire: asked for, sent as one click, kept whole or not at all."""

import asyncio
import json
import random
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from grognard.match import chains
from grognard.server import asking
from grognard.server.load import ServerProcess, make_match
from tests.server.table import (
    TWO_PEOPLE,
    Made,
    Player,
    asked,
    bearer,
    click,
    make,
    seated,
    server,
    view,
)


def opened(table: TestClient) -> Made:
    """Return a match of Skirmish in which the first seat is asked for a unit."""
    match = make(table)
    for seat in (0, 1):
        click(table, match, seat)
    assert asked(table, match) == [0]
    return match


def chain_to(player: Player) -> dict[str, Any]:
    """Ask for chains to a hex that a unit can reach, and return the first of them."""
    told = player.ask(type="understand", target="hex:E3")
    assert told["type"] == "understood"
    found: dict[str, Any] = told["chains"][0]
    return found


def wish_of(chain: dict[str, Any], step: int, key: str) -> dict[str, Any]:
    actions = [one["action"] for one in chain["clicks"]]
    return {"back": chain["back"], "actions": actions, "step": step, "key": key}


def test_a_chain_is_asked_for_sent_repeated_and_undone_as_one_click(table: TestClient) -> None:
    match = opened(table)
    with seated(table, match, 0) as player:
        before = player.views[-1]
        chain = chain_to(player)
        assert [one["text"] for one in chain["clicks"]][-1] == "E3"
        wish = wish_of(chain, before["step"], "a-chain-of-two")
        first = player.ask(type="chain", **wish)
        assert (first["type"], first["step"]) == ("ok", before["step"] + 1)
        assert player.ask(type="chain", **wish)["step"] == before["step"] + 1
        player.settle()
        assert player.views[-1]["log_length"] == before["log_length"] + 1
        other = {**wish, "actions": wish["actions"][:1]}
        assert player.ask(type="chain", **other)["code"] == "action/key_reused"
        step = player.views[-1]["step"]
        assert player.ask(type="undo", step=step, key="undone-as-one")["type"] == "ok"
        player.settle()
        assert player.views[-1]["choices"] == before["choices"]
        assert not player.views[-1]["may_undo"]


def test_the_same_over_http(table: TestClient) -> None:
    match = opened(table)
    headers = bearer(match.secrets[0])
    address = f"/api/matches/{match.id}"
    told = table.get(f"{address}/understand/hex:E3", headers=headers).json()
    wish = wish_of(told["chains"][0], view(table, match, 0)["view"]["step"], "over-http-1")
    assert table.post(f"{address}/chain", json=wish, headers=headers).status_code == 200
    stale = table.post(f"{address}/chain", json={**wish, "key": "over-http-2"}, headers=headers)
    assert stale.json()["code"] == "action/stale_step"
    now = view(table, match, 0)["view"]["step"]
    empty = {"back": 0, "actions": [], "step": now, "key": "over-http-3"}
    answer = table.post(f"{address}/chain", json=empty, headers=headers)
    assert answer.json()["code"] == "action/bad_chain"


def test_where_nothing_leads_there_the_rule_is_told(table: TestClient) -> None:
    match = opened(table)
    with seated(table, match, 0) as player:
        told = player.ask(type="understand", target="hex:J10")
        assert told["chains"] == []
        assert told["reasons"]
        ids = [reason["message"]["id"] for reason in told["reasons"]]
        assert "core-why-not-asked" not in ids


def take(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let questions take so long in the event loop, and keep no answer."""
    monkeypatch.setattr(asking, "MOST_KEPT", 0)
    for name in ("AT_ONCE", "SEARCH_AT_ONCE"):
        monkeypatch.setattr(asking, name, seconds)


def test_what_takes_long_is_searched_by_a_worker_with_the_same_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as table:
        match = opened(table)
        with seated(table, match, 0) as player:
            take(monkeypatch, 100.0)
            at_once = player.ask(type="understand", target="hex:E3")
            take(monkeypatch, -1.0)
            later = player.ask(type="understand", target="hex:E3")
            assert {**later, "id": 0} == {**at_once, "id": 0}
            assert later["chains"]


def test_a_search_in_the_event_loop_is_given_up_when_it_is_late() -> None:
    late = iter([False, False, True])
    from tests.match.table import begun

    match = begun()
    roots = match.chain_roots(0, 1)
    found = chains.understand(match.game, 0, roots, "hex:E3", is_late=lambda: next(late))
    assert found.is_late


def test_one_address_has_so_many_searches_under_way_and_is_told_to_wait(tmp_path: Path) -> None:
    with server(tmp_path, max_questions_per_address=1) as table:
        asker = table.app.state.services.asker  # type: ignore[attr-defined]
        with asker._place("10.0.0.1"):
            with pytest.raises(Exception, match="server/busy"), asker._place("10.0.0.1"):
                pass
            with asker._place("10.0.0.2"):
                pass
        assert not asker._places


def test_a_preview_over_the_wire_is_the_question_that_follows_worker_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as table:
        match = opened(table)
        with seated(table, match, 0) as player:
            action = player.views[-1]["choices"][0]["action"]
            take(monkeypatch, 100.0)
            at_once = player.ask(type="preview", action=action)
            take(monkeypatch, -1.0)
            later = player.ask(type="preview", action=action)
            assert {**later, "id": 0} == {**at_once, "id": 0}
            address = f"/api/matches/{match.id}/preview/{action}"
            told = table.get(address, headers=bearer(match.secrets[0])).json()
            player.play()
            player.settle()
            after = player.views[-1]
            assert after["prompt"] == later["prompt"] == told["prompt"]
            assert after["choices"] == [one["choice"] for one in told["opened"]]


# Killed.


def post(address: str, secret: str, wish: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(address, json.dumps(wish).encode())
    request.add_header("Authorization", f"Bearer {secret}")
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, timeout=120) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def look(address: str, secret: str) -> dict[str, Any]:
    request = urllib.request.Request(address + "/view")
    request.add_header("Authorization", f"Bearer {secret}")
    with urllib.request.urlopen(request, timeout=120) as answer:
        found: dict[str, Any] = json.load(answer)["view"]
    return found


def test_a_server_killed_in_a_chain_has_all_of_it_or_nothing(tmp_path: Path) -> None:
    dice = random.Random(5)
    running = ServerProcess(tmp_path / "table.db")
    try:
        made = make_match(running.address, "skirmish", f"{dice.getrandbits(128):032x}")
        address = f"{running.address}/api/matches/{made['match']['id']}"
        blue, red = (one["secret"] for one in made["secrets"])
        for number, secret in enumerate((blue, red)):
            action = look(address, secret)["choices"][0]["action"]
            wish = {"action": action, "step": 0, "key": f"sealed-{number}"}
            post(address + "/play", secret, wish)
        for fall in range(2):
            before = look(address, blue)
            wish = _two_clicks(address, blue, before, f"chain-{fall:04}")
            threading.Thread(target=_send, args=(address + "/chain", blue, wish)).start()
            asyncio.run(asyncio.sleep(dice.uniform(0.0, 0.02)))
            port = running.port()
            running.kill()
            running = ServerProcess(tmp_path / "table.db", port)
            _check_whole(address, blue, before, wish)
    finally:
        running.kill()


def _check_whole(address: str, secret: str, before: dict[str, Any], wish: dict[str, Any]) -> None:
    """See that a chain is there or not, that it can be repeated, and that it is undone as one."""
    after = look(address, secret)
    taken = after["step"] - before["step"]
    assert taken in (0, 1)
    assert after["log_length"] == before["log_length"] + taken  # never in the middle
    assert post(address + "/chain", secret, wish)["step"] == before["step"] + 1
    assert look(address, secret)["log_length"] == before["log_length"] + 1
    undo = {"step": before["step"] + 1, "key": f"undo-{wish['key']}"}
    assert post(address + "/undo", secret, undo)["step"] == before["step"] + 2
    assert look(address, secret)["choices"] == before["choices"]


def _two_clicks(address: str, secret: str, before: dict[str, Any], key: str) -> dict[str, Any]:
    """Return a chain of two clicks, found by trying them and taking them back."""
    request = urllib.request.Request(f"{address}/understand/hex:E5")
    request.add_header("Authorization", f"Bearer {secret}")
    with urllib.request.urlopen(request, timeout=120) as answer:
        found = json.load(answer)
    chain = next(one for one in found["chains"] if len(one["clicks"]) == 2)
    return wish_of(chain, before["step"], key)


def _send(address: str, secret: str, wish: dict[str, Any]) -> None:
    try:
        post(address, secret, wish)
    except (OSError, urllib.error.URLError, ValueError):
        return


def test_an_all_is_offered_asked_for_and_sent_as_one_click(table: TestClient) -> None:
    match = opened(table)
    attack = reach_attack(table, match)
    with seated(table, match, attack) as player:
        before = player.views[-1]
        (offer,) = before["plans"]
        told = player.ask(type="plan", plan=offer["id"])
        assert (told["type"], told["plan"], told["left"]) == ("planned", "all", [])
        assert told["chain"]["is_fate"]
        headers = bearer(match.secrets[attack])
        same = table.get(f"/api/matches/{match.id}/plan/all", headers=headers).json()
        assert same["chain"] == told["chain"]
        wish = wish_of(told["chain"], before["step"], "an-all-of-one")
        assert player.ask(type="chain", **wish)["step"] == before["step"] + 1
        unknown = player.ask(type="plan", plan="nothing")
        assert unknown["type"] == "error" or unknown["chain"]["clicks"] == []


def reach_attack(table: TestClient, match: Made) -> int:
    """Play until somebody is asked who takes part in an attack, and return the seat."""
    for _ in range(400):
        (seat,) = asked(table, match)
        now = view(table, match, seat)["view"]
        if now["plans"]:
            return seat
        click(table, match, seat)
    raise AssertionError("no attack")


def test_who_points_again_is_answered_from_memory_and_bytes_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*_: object) -> None:
        raise AssertionError("made again")

    with server(tmp_path) as table:
        match = opened(table)
        with seated(table, match, 0) as player:
            action = player.views[-1]["choices"][0]["action"]
            wishes: list[dict[str, Any]] = [
                {"type": "preview", "action": action},
                {"type": "understand", "target": "hex:E3"},
                {"type": "understand", "target": "hex:E3", "via": "hex:E2"},
            ]
            first = [player.ask(**wish) for wish in wishes]
            with monkeypatch.context() as patch:
                for name in ("preview", "understand_drag"):
                    patch.setattr(asking, name, nobody)
                again = [player.ask(**wish) for wish in wishes]
            assert [{**one, "id": 0} for one in again] == [{**one, "id": 0} for one in first]


@pytest.mark.parametrize("game", ["skirmish", "undaunted", "napoleonics"])
def test_what_is_kept_is_of_the_open_question_whatever_was_taken_back(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each question of a practice game is asked twice, and once more without what was kept."""
    dice = random.Random(5)
    limits = {"socket_rate": 1e9, "socket_burst": 1e9}
    with server(tmp_path, **limits) as table:
        match = make(table, TWO_PEOPLE, game=game, practice=True)
        asker: asking.Asker = table.app.state.services.asker  # type: ignore[attr-defined]
        with seated(table, match, 0) as ann, seated(table, match, 1) as bob:
            for number in range(60):
                for player in (ann, bob):
                    player.settle()
                player = ann if ann.views[-1]["choices"] else bob
                seen = player.views[-1]
                action = dice.choice(seen["choices"])["action"]
                told = [player.ask(type="preview", action=action) for _ in range(2)]
                with monkeypatch.context() as patch:
                    patch.setattr(asker, "_kept", asking.Kept())
                    told.append(player.ask(type="preview", action=action))
                assert len({str({**one, "id": 0}) for one in told}) == 1
                if dice.random() < 0.3 and seen["may_undo"]:
                    player.ask(type="undo", step=seen["step"], key=f"back-{number:06}")
                else:
                    player.ask(type="play", action=action, step=seen["step"], key=f"on-{number:08}")


def test_answers_that_are_kept_take_so_many_bytes_and_no_more() -> None:
    kept = asking.Kept()
    size = asking.MOST_KEPT // 4
    for number in range(9):
        kept.keep(("a", 0, number, 0), {"x": "x" * (size - 20)})
        kept.keep(("a", 0, number, 0), {"x": "y" * (size - 20)})
    there = [number for number in range(9) if kept.get(("a", 0, number, 0)) is not None]
    assert there == [5, 6, 7, 8]
    assert kept.get(("b", 0, 8, 0)) is None
