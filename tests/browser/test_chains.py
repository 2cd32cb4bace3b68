"""Say it in any order, and what an answer would open: clicked and pointed at in a browser."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player

pytestmark = pytest.mark.browser

BOX = ".chains"


def test_a_unit_is_clicked_before_its_card_and_another_card_instead(sit: Sit) -> None:
    us = sit()
    us.begin("bot:random")
    view = us.reach(Player(), "play")
    cards = [one["target"] for one in view["choices"] if one["target"].startswith("card:")]
    units = [f"unit:us:{card.removeprefix('card:')}" for card in cards]
    unit = next(one for one in units if us.page.locator(f'.board [data-target="{one}"]').count())
    us.page.locator(f'.board [data-target="{unit}"]').first.click()
    us.wait_past(view)
    after = us.view()
    assert after is not None
    assert after["prompt"] == "use"
    assert us.problems == []


def test_a_verb_lights_what_it_would_open(sit: Sit) -> None:
    us = sit()
    us.begin("bot:random")
    us.reach(Player(), "use")
    us.page.locator('[data-choice="use attack"]').hover()
    expect(us.page.locator('.board [data-target^="unit:german:"].opened').first).to_be_attached()
    expect(us.page.locator(".odds-of-all li").first).to_contain_text("%")
    us.page.mouse.move(2, 2)
    expect(us.page.locator(".opened")).to_have_count(0)
    expect(us.page.locator(".odds-of-all")).to_have_count(0)


def test_what_is_fate_waits_for_one_confirming_press(sit: Sit) -> None:
    us = sit()
    us.begin("bot:random")
    view = us.reach(Player(), "play")
    enemies = us.page.locator('.board [data-target^="unit:german:"]')
    enemies.first.click()
    box = us.page.locator(BOX)
    expect(box).to_be_visible()
    us.page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    enemies.first.click()
    box.locator("li button").first.click()
    us.wait_past(view)
    assert us.problems == []
