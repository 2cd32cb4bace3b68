"""A practice game in the browser: begun in the lobby, taken back over a bid with a key."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def test_in_practice_a_revealed_bid_is_taken_back(sit: Sit) -> None:
    us = sit()
    us.open_lobby()
    us.page.locator(".new li button").first.click()
    us.page.locator('input[value="bot:random"]').check()
    us.page.locator('input[name$="-practice"][value="true"]').check()
    us.page.locator(".new form button.primary").click()
    us.page.wait_for_url("**/play/*")
    us.reach(Player(), "play")
    for _ in range(20):
        view = us.view()
        assert view is not None
        if not view["may_undo"]:
            break
        us.page.keyboard.press("u")
        us.wait_past(view)
    view = us.view()
    assert view is not None
    assert view["prompt"] == "bid"
    assert us.problems == []


def test_by_a_link_practice_is_not_offered(sit: Sit) -> None:
    us = sit()
    us.open_lobby()
    us.page.locator('input[value="link"]').check()
    expect(us.page.locator('input[name$="-practice"]')).to_have_count(0)
