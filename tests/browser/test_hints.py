"""Hints at the table: asked for with a key, told in words, drawn on the map, taken with a press."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sit


def test_a_hint_is_told_and_taken(sit: Sit) -> None:
    seat = sit()
    seat.begin("bot:recruit", game="marengo")
    view = seat.view()
    assert view is not None
    seat.page.keyboard.press("h")
    hints = seat.page.locator(".hints")
    first = hints.locator("li button").first
    expect(first.locator("small").first).to_contain_text("%")
    expect(hints.locator("li")).not_to_have_count(0)
    expect(hints.locator(".why").first).to_contain_text("Because of")
    expect(hints.locator(".why").first).to_contain_text("%")
    trails = seat.page.locator(".trails .trail")
    expect(trails).to_have_count(hints.locator("li").count())
    expect(trails.first.locator("text")).to_have_text("1")
    first.hover()
    expect(trails.first).to_have_class(re.compile("pointed"))
    first.click()
    seat.wait_past(view)
    expect(hints).to_have_count(0)
    expect(trails).to_have_count(0)
