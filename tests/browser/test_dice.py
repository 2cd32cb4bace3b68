"""Fair dice in the browser: kept when seen, told in order, checked when the battle is over."""

import json
import sqlite3
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from grognard.core.dice import FairDice
from grognard.core.fair import commitment, salt_commit
from grognard.core.kept import against, load_kept
from grognard.core.record import record_from_json, verify
from tests.browser.conftest import Sit
from tests.browser.server import Server
from tests.browser.table import Seat

pytestmark = pytest.mark.browser

GAME = "undaunted"
Record = dict[str, Any]


def kept(page: Page, match: str) -> dict[str, Any]:
    """Return what a browser has kept of a match."""
    found: dict[str, Any] = json.loads(
        page.evaluate("match => localStorage.getItem('grognard.dice.' + match)", match)
    )
    return found


def told(page: Page, match: str) -> list[tuple[str, int]]:
    return [(line[0], line[1]) for line in kept(page, match)["seen"]]


def secrets_of(page: Page, match: str) -> dict[int, str]:
    held = json.loads(page.evaluate("localStorage.getItem('grognard.seats')"))
    return {
        one["seat"]: one["secret"] for row in held if row["match"] == match for one in row["seats"]
    }


def ask(url: str, path: str, secret: str = "", body: Record | None = None) -> Any:  # noqa: ANN401
    """Speak to the server as a client without a page."""
    headers = {"Content-Type": "application/json"}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{url}/api{path}", content, headers)
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.load(answer)


def finish(url: str, match: str, secrets: dict[int, str]) -> Record:
    """Play a match to its end, always the first answer, and return its record."""
    for number in range(3000):
        for secret in secrets.values():
            view = ask(url, f"/matches/{match}/view", secret)["view"]
            if view["outcome"] is not None:
                record: Record = ask(url, f"/matches/{match}/record")
                return record
            if view["choices"]:
                choice = view["choices"][number * 7 % len(view["choices"])]
                key = f"finish-{number:06}-{view['seat']}"
                body = {"action": choice["action"], "step": view["step"], "key": key}
                ask(url, f"/matches/{match}/play", secret, body)
    raise AssertionError("the game does not end")


def by_link(sit: Sit, language: str = "en") -> tuple[Seat, Seat, str, str]:
    """Make a match by a link; returns both browsers, its id and the link."""
    ann, bob = sit(), sit(language)
    match = ann.begin("link", game=GAME)
    return ann, bob, match, ann.page.locator("input.link").input_value()


def join(bob: Seat, link: str) -> None:
    bob.join(link)


def verdict(page: Page, match: str) -> str:
    page.goto(f"/dice/{match}")
    return str(page.locator(".verdict").inner_text())


def test_each_browser_keeps_what_it_sees_and_proves_the_record_with_it(
    sit: Sit, server: Server, tmp_path: Path
) -> None:
    ann, bob, match, link = by_link(sit)
    assert told(ann.page, match) == [("seed-hash", -1), ("salt-hash", 0)]
    join(bob, link)
    for seat in (ann, bob):
        seat.page.locator(".table").wait_for()
    assert told(ann.page, match)[1:] == [("salt-hash", 0), ("salt-hash", 1), ("salt", 0)]
    assert told(bob.page, match)[:3] == [("seed-hash", -1), ("salt-hash", 0), ("salt", 1)]
    secrets = {**secrets_of(ann.page, match), **secrets_of(bob.page, match)}
    record = finish(server.url, match, secrets)
    rolls = sum(len(step["rolls"]) for step in [record["setup"], *record["steps"]])
    for seat in (ann, bob):
        assert verdict(seat.page, match).startswith("✓ Everything agrees")
        expect(seat.page.locator(".checked li")).to_have_count(5)
        expect(seat.page.locator(".checked")).to_contain_text(f"All {rolls} rolls")
        with seat.page.expect_download() as download:
            seat.page.locator(".links button").click()
        path = tmp_path / "kept.json"
        download.value.save_as(path)
        assert against(record_from_json(record), load_kept(path)) == []
    watcher = sit()
    assert "agrees with itself" in verdict(watcher.page, match)
    assert ann.problems == bob.problems == watcher.problems == []


WAITS = {
    "en": "Waiting for US's browser to reveal its salt",
    "uk": "Чекаємо, поки браузер США назве свою сіль",
    "ru": "Ждём, пока браузер США назовёт свою соль",
}


@pytest.mark.parametrize("language", WAITS)
def test_the_table_says_whose_salt_it_waits_for_and_the_lobby_tells_it(
    sit: Sit, language: str
) -> None:
    ann, bob, match, link = by_link(sit, language)
    ann.page.goto("about:blank")
    join(bob, link)
    expect(bob.page.locator(".waiting")).to_contain_text(WAITS[language])
    ann.page.goto("/")
    bob.page.locator(".table").wait_for()
    assert told(ann.page, match)[-1] == ("salt", 0)


def test_a_browser_that_lost_its_salt_says_that_the_match_must_be_made_anew(sit: Sit) -> None:
    ann, bob, match, link = by_link(sit)
    ann.page.evaluate("match => localStorage.removeItem('grognard.dice.' + match)", match)
    join(bob, link)
    expect(ann.page.get_by_role("alert")).to_contain_text("make the match anew")


def test_a_server_that_shows_another_promise_hears_no_salt(sit: Sit) -> None:
    ann, bob, match, link = by_link(sit)
    ann.page.goto("about:blank")
    join(bob, link)
    bob.page.locator(".waiting").wait_for()
    ann.page.goto("/dice/" + match)
    swap = """match => {
        const name = 'grognard.dice.' + match;
        const kept = JSON.parse(localStorage.getItem(name));
        kept.seen[0][2] = '0'.repeat(64);
        localStorage.setItem(name, JSON.stringify(kept));
    }"""
    ann.page.evaluate(swap, match)
    ann.page.goto(f"/play/{match}")
    expect(ann.page.get_by_role("alert")).to_contain_text("other dice than it promised")
    expect(bob.page.locator(".waiting")).to_be_visible()


# Records that are not what was promised.


def swapped(record: Record) -> None:
    """Another seed with the commitment that fits it."""
    record["dice"]["seed"] = "11" * 32
    record["dice"]["commitment"] = commitment(bytes.fromhex("11" * 32))


def emptied(record: Record) -> None:
    record["dice"]["salts"][0] = ""


def left_out(record: Record) -> None:
    """No salts at all, and rolls that come from none."""
    record["dice"]["salts"] = []
    roll_again(record)


def one_too_many(record: Record) -> None:
    """An empty salt more than there are seats: whoever runs the server can try how many."""
    record["dice"]["salts"].append("")
    roll_again(record)


def roll_again(record: Record) -> None:
    dice = FairDice(bytes.fromhex(record["dice"]["seed"]), record["dice"]["salts"])
    for step in [record["setup"], *record["steps"]]:
        step["rolls"] = [[what, n, dice.below(n, what)] for what, n, _ in step["rolls"]]


def chosen_late(record: Record) -> None:
    record["dice"]["salts"][1] = "0d" * 16


def false_roll(record: Record) -> None:
    step = next(step for step in record["steps"] if step["rolls"])
    roll = step["rolls"][0]
    roll[2] = (roll[2] + 1) % roll[1]


def answering(body: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=body, content_type="application/json")


FORGERIES: list[tuple[Callable[[Record], None], str]] = [
    (swapped, "Seed and commitment were swapped"),
    (emptied, "it was emptied"),
    (left_out, "it was emptied"),
    (one_too_many, "one salt for each of the 2 seats"),
    (chosen_late, "it was chosen late"),
    (false_roll, "The rolls do not come from these dice"),
]


def test_a_forged_record_is_refused_with_its_reason(sit: Sit, server: Server) -> None:
    ann, bob, match, link = by_link(sit)
    join(bob, link)
    ann.page.locator(".table").wait_for()
    secrets = {**secrets_of(ann.page, match), **secrets_of(bob.page, match)}
    record = finish(server.url, match, secrets)
    assert verify(record_from_json(record)) == []
    for forge, reason in FORGERIES:
        forged = json.loads(json.dumps(record))
        forge(forged)
        ann.page.route("**/record", answering(json.dumps(forged)))
        assert verdict(ann.page, match).startswith("✗")
        expect(ann.page.locator(".checked")).to_contain_text(reason)
        ann.page.unroute("**/record")


# The computer, one screen, campaigns.


@pytest.mark.parametrize("opponent", ["bot:random", "screen"])
def test_one_salt_is_enough_for_one_browser(sit: Sit, opponent: str) -> None:
    ann = sit()
    match = ann.begin(opponent, game=GAME)
    assert told(ann.page, match)[:2] == [("seed-hash", -1), ("salt", 0)]
    first, second = kept(ann.page, match)["seen"][:2]
    public = ann.page.evaluate("id => fetch('/api/matches/' + id).then(r => r.json())", match)
    assert (public["commitment"], public["status"]) == (first[2], "running")
    assert public["seats"][0]["salt_hash"] == salt_commit(first[2], second[2])
    ann.page.goto(f"/play/{match}")
    if opponent != "screen":
        ann.page.locator("a.dice").click()
        expect(ann.page.locator(".promise")).to_have_text(
            "Nobody can choose the rolls, and everybody can check them."
        )
        expect(ann.page.locator(".limits li")).to_have_count(3)
        expect(ann.page.locator(".lines li")).to_have_count(len(kept(ann.page, match)["seen"]))


RESULT = {
    "winner": 1,
    "level": "undaunted-level-victory",
    "reason": "undaunted-reason-points",
    "section": "§11",
    "facts": {"casualties_us": 12, "casualties_german": 3},
}


def begin_campaign(ann: Seat, opponent: str) -> str:
    """Begin a campaign from the lobby and return the id of its first match."""
    ann.open_lobby("undaunted")
    ann.page.locator(f'input[value="{opponent}"]').check()
    ann.page.locator(".new form .buttons .button").nth(1).click()
    ann.page.wait_for_url("**/play/*")
    return ann.page.url.rsplit("/", 1)[1]


def end_match(server: Server, match: str) -> str:
    """Let the first match of a campaign be over, and return the campaign's id."""
    with sqlite3.connect(server.database()) as database:
        change = "UPDATE matches SET result = ? WHERE id = ?"
        database.execute(change, (json.dumps(RESULT), match))
    database.close()
    return str(ask(server.url, f"/matches/{match}")["campaign"])


def go_on(seat: Seat, campaign: str) -> str:
    """Begin the next match of a campaign, or go to it; return its id."""
    seat.page.goto(f"/campaign/{campaign}")
    seat.page.locator(".scores button").click()
    seat.page.wait_for_url("**/play/*")
    return seat.page.url.rsplit("/", 1)[1]


def test_a_promise_that_comes_after_the_salt_is_refused(sit: Sit, server: Server) -> None:
    """A server that has heard the salt of the next battle makes another match of it."""
    ann = sit()
    first = begin_campaign(ann, "bot:random")
    ann.page.locator(".table").wait_for()
    campaign = end_match(server, first)

    def forge(route: Route) -> None:
        match = route.fetch().json()
        match["commitment"] = "0" * 64
        route.fulfill(body=json.dumps(match), content_type="application/json")

    ann.page.route("**/next", forge)
    ann.page.goto(f"/campaign/{campaign}")
    ann.page.locator(".scores button").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("other dice than it promised")


def test_a_battle_that_waits_for_a_salt_in_vain_is_begun_anew(sit: Sit, server: Server) -> None:
    ann, bob = sit(), sit()
    first = begin_campaign(ann, "link")
    join(bob, ann.page.locator("input.link").input_value())
    ann.page.locator(".table").wait_for()
    campaign = end_match(server, first)
    second = go_on(ann, campaign)
    with ann.page.expect_navigation(url=lambda url: second not in url):
        ann.page.get_by_role("button", name="Begin this battle anew").click()
    third = ann.page.url.rsplit("/", 1)[1]
    assert go_on(bob, campaign) == third
    for seat in (ann, bob):
        seat.page.locator(".table").wait_for()
    assert told(ann.page, third)[:2] == [("seed-hash", -1), ("salt-hash", 0)]
    assert kept(ann.page, second)["drawn"] != kept(ann.page, third)["drawn"]


def test_the_next_match_of_a_campaign_has_fresh_salts_of_both(sit: Sit, server: Server) -> None:
    ann, bob = sit(), sit()
    first = begin_campaign(ann, "link")
    join(bob, ann.page.locator("input.link").input_value())
    ann.page.locator(".table").wait_for()
    campaign = end_match(server, first)
    second = go_on(ann, campaign)
    assert second != first
    expect(ann.page.locator(".waiting")).to_contain_text("to add its salt")
    go_on(bob, campaign)
    for seat in (ann, bob):
        seat.page.locator(".table").wait_for()
    salts = {
        line[2]
        for seat in (ann, bob)
        for match in (first, second)
        for line in kept(seat.page, match)["seen"]
        if line[0] == "salt"
    }
    assert len(salts) == 4
