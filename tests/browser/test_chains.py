"""Say it in any order, and what an answer would open: clicked and pointed at in a browser."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.table import Seat

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


def with_a_unit(us: Seat) -> tuple[dict[str, Any], str]:
    """Play until a card can be played whose unit is on the board, and return where that is."""
    player = Player()
    for _ in range(20):
        view = us.reach(player, "play")
        for card in [one["target"].removeprefix("card:") for one in view["choices"]]:
            unit = f'.board [data-target="unit:us:{card}"]'
            if us.page.locator(unit).count():
                return view, unit
        us.page.locator(f'[data-choice="{player.choose(view)}"]').click()
        us.wait_past(view)
    raise AssertionError("no card of a unit on the board")


def test_a_unit_is_dragged_at_an_enemy_laid_out_with_its_odds_and_dropped(sit: Sit) -> None:
    us = sit()
    us.begin("bot:random")
    view, source = with_a_unit(us)
    enemy = us.page.locator('.board [data-target^="unit:german:"]').first

    def over(where: str | None) -> None:
        box = us.page.locator(source).first.bounding_box()
        goal = enemy.bounding_box() if where is None else {"x": 3, "y": 3, "width": 0, "height": 0}
        assert box is not None
        assert goal is not None
        us.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        us.page.mouse.down()
        x, y = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2
        us.page.mouse.move(x, y, steps=4)

    over("nothing")
    us.page.mouse.up()
    over(None)
    expect(us.page.locator(".meaning")).to_contain_text("%")
    us.page.keyboard.press("Escape")
    us.page.mouse.up()
    expect(us.page.locator(".drag")).to_have_count(0)
    now = us.view()
    assert now is not None
    assert now["step"] == view["step"]  # dropped on nothing, or cancelled, nothing has happened
    over(None)
    expect(us.page.locator(".meaning")).to_contain_text("%")
    us.page.mouse.up()
    us.wait_past(view)
    assert us.problems == []
