"""What a browser receives and shows holds nothing of the other seat's secrets."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Sit
from tests.browser.player import Idler, Player
from tests.browser.table import Seat, asked_of, by_button, by_mouse

pytestmark = pytest.mark.browser

ANSWERS = 48
LOOK_EVERY = 8
SIDES = ("us", "german")


def secret(page: Page) -> str:
    """Return the secret that holds this browser's seat."""
    held = json.loads(page.evaluate("localStorage.getItem('grognard.seats')"))
    return str(held[0]["seats"][0]["secret"])


def hidden_in(view: dict[str, Any], seat: int) -> list[str]:
    """Return what a view holds that a seat (-2: a spectator) may not know."""
    sides = view["observation"]["sides"]
    found = [side for place, side in enumerate(SIDES) if place != seat and "own" in sides[side]]
    asked = view["observation"]["asked"]
    if view["prompt"] and (seat < 0 or SIDES[seat] not in asked):
        found.append(f"a question at {asked}")
    if seat < 0 and (view["choices"] or view["held"] or view["may_undo"] or view["step"]):
        found.append("choices for a spectator")
    return found


def check_heard(heard: Seat, seat: int, others: list[str]) -> None:
    """Search every message that a browser got."""
    views = [frame for frame in heard.frames if frame["type"] == "view"]
    assert views
    for frame in views:
        assert hidden_in(frame["view"], seat) == []
        drawn = [line for line in frame["log"]["lines"] if line["kind"] == "drew"]
        assert [line for line in drawn if line["who"] != seat] == []
    everything = heard.everything_heard()
    assert [one for one in others if one in everything] == []


def check_shown(seen: Seat, side: str | None) -> None:
    """Search the page: of the other side only laid cards and counts are drawn."""
    page = seen.page
    for other in SIDES:
        if other != side:
            page.locator(f".tab.{other}").click()
            assert page.locator(f".hand .card.{other}").count() == 0
    page.locator(".tab").first.click()


def test_neither_messages_nor_pages_tell_a_seat_what_it_may_not_know(sit: Sit) -> None:
    us, german, watcher = sit(), sit(), sit()
    match = us.begin("link")
    german.join(us.page.locator("input.link").input_value())
    german.page.locator(".table").wait_for()
    watcher.page.goto(f"/play/{match}")
    watcher.page.locator(".table").wait_for()
    player, idler = Player(), Idler()
    for answer in range(ANSWERS):
        if asked_of(us, german) is us:
            us.answer(player, by_mouse)
        else:
            german.answer(idler, by_button)
        if answer % LOOK_EVERY == 0:
            check_shown(watcher, None)
    check_shown(us, "us")
    check_shown(german, "german")
    secrets = [secret(us.page), secret(german.page)]
    check_heard(us, 0, secrets[1:])
    check_heard(german, 1, secrets[:1])
    check_heard(watcher, -2, secrets)


def test_a_private_choice_reaches_nobody_else_until_the_card_is_laid(sit: Sit) -> None:
    us, german = sit(), sit()
    us.begin("link")
    german.join(us.page.locator("input.link").input_value())
    german.page.locator(".table").wait_for()
    player, idler = Player(), Idler()
    while asked_of(us, german) is not us or (us.view() or {})["prompt"] != "play":
        if asked_of(us, german) is us:
            us.answer(player, by_mouse)
        else:
            german.answer(idler, by_button)
    before = len(german.heard)
    us.page.locator('[data-choice^="card "]').first.click()
    us.page.locator('[data-choice^="use "]').first.wait_for()
    us.page.keyboard.press("u")
    us.page.locator('[data-choice^="card "]').first.wait_for()
    asked = german.heard_frames("understood")
    german.page.locator('[data-target="tile:3B"]').click()
    german.hear_again("understood", asked)  # what was sent before it has come, too
    assert [json.loads(one)["type"] for one in german.heard[before:]] == ["understood"]
