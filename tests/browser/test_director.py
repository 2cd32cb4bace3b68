"""The director at a real table: the other side begins, later visits, and the hot-seat curtain."""

import pytest
from playwright.sync_api import expect

from grognard.core.registry import load
from grognard.core.types import Json
from grognard.match import Match, new_match
from tests.browser.conftest import Sit
from tests.browser.puppet import Puppet
from tests.browser.table import Seat
from tests.browser.test_news import HELD, LIVELY

pytestmark = pytest.mark.browser


def lively(sit: Sit, match: Match, seats: tuple[int, ...]) -> tuple[Seat, Puppet]:
    """Open a table where news are played, and stand still until they are ended."""
    seat = sit(settings=LIVELY, motion="no-preference")
    seat.page.add_init_script(HELD)
    table = Puppet(seat.page, match.game, match.record.scenario, seats)
    table.open()
    return seat, table


def tell(table: Puppet, match: Match, place: int = 0) -> None:
    """Tell a seat how things stand."""
    seat = table.seats[place]
    lines: list[Json] = [line.to_json() for line in match.log(seat)]
    table.tell(match.view(seat).to_json(), lines, place=place)


def play(match: Match, text: str = "") -> None:
    """Give an answer of whoever is asked: the one of this text, or the first."""
    seat = match.asked()[0]
    choices = match.view(seat).choices
    found = [choice for choice in choices if choice.text == text] or list(choices)
    match.play(seat, found[0].action)


def test_where_the_other_side_begins_the_field_is_shown_and_it_is_said_who(sit: Sit) -> None:
    match = new_match(load("napoleonics"), "vimiero", seed=3)
    begins = match.asked()[0]
    seat, table = lively(sit, match, (1 - begins,))
    tell(table, match)
    news = seat.page.locator(".newscast")
    name = ("French", "Allies")[begins]
    expect(news).to_have_text(f"The first turn: {name}")
    expect(seat.page.locator(".over [role=status]")).to_have_text(f"The first turn: {name}")
    play(match)
    tell(table, match)
    expect(news).to_have_text(f"The first turn: {name}")
    seat.page.locator(".question").click(position={"x": 60, "y": 20})
    expect(news).to_have_count(0)
    assert not [frame for frame in table.sent if frame["type"] == "play"]
    assert seat.problems == []


def test_a_later_visit_offers_what_happened_since_the_last_one(sit: Sit) -> None:
    match = new_match(load("napoleonics"), "vimiero", seed=3)
    first = match.asked()[0]
    play(match)
    seat, table = lively(sit, match, (1 - first,))
    tell(table, match)
    seat.page.locator(".newscast").wait_for()
    seat.page.keyboard.press("Escape")
    offer = seat.page.locator(".missed")
    expect(seat.page.locator(".newscast")).to_have_count(0)
    for _ in range(6):
        play(match)
    table.open()
    tell(table, match)
    expect(offer).to_be_visible()
    expect(seat.page.locator(".newscast")).to_have_count(0)
    offer.get_by_role("button", name="Show what happened").click()
    expect(seat.page.locator(".newscast")).to_be_visible()
    seat.page.keyboard.press("Escape")
    table.open()
    tell(table, match)
    seat.page.locator(".question").wait_for()
    expect(offer).to_have_count(0)
    assert seat.problems == []


def test_nothing_plays_before_the_curtain_is_up(sit: Sit) -> None:
    match = new_match(load("napoleonics"), "vimiero", seed=3)
    first = match.asked()[0]
    seat, table = lively(sit, match, (0, 1))
    for place in (0, 1):
        tell(table, match, place)
    seat.page.locator(".curtain .primary").click()
    seat.page.locator(".choices button").first.wait_for()
    while match.asked()[0] == first:
        play(match)
    for place in (0, 1):
        tell(table, match, place)
    while not seat.page.locator(".curtain").count():
        seat.page.keyboard.press("Escape")
        seat.settle()
    expect(seat.page.locator(".newscast, .stage")).to_have_count(0)
    seat.page.locator(".curtain .primary").click()
    expect(seat.page.locator(".newscast")).to_be_visible()
    assert seat.problems == []
