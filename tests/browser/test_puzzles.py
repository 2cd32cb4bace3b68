"""Puzzles in the browser: from the lobby, missed, tried again, solved, and the answer drawn."""

from playwright.sync_api import expect

from grognard.core.registry import load
from grognard.puzzles.puzzle import Answer, puzzles_of
from tests.browser.conftest import Sit
from tests.browser.table import Seat

PHONE = {"width": 390, "height": 844}
PUZZLE = puzzles_of(load("undaunted"))[0]


def decide(seat: Seat, answer: Answer) -> None:
    """Take a decision, click by click."""
    for click in answer.clicks:
        seat.page.locator(f'[data-choice="{click}"]').click()


def test_a_puzzle_is_missed_tried_again_and_solved(sit: Sit) -> None:
    seat = sit()
    seat.open_lobby()
    seat.page.locator('[data-game="undaunted"]').click()
    seat.page.locator('[data-puzzle="next"]').click()
    decide(seat, PUZZLE.answers[-1])
    expect(seat.page.locator('[data-solved="false"]')).to_be_visible()
    expect(seat.page.locator("[data-choice]")).to_have_count(0)
    seat.page.locator(".controls button").nth(1).click()
    decide(seat, PUZZLE.answers[0])
    expect(seat.page.locator('[data-solved="true"]')).to_be_visible()
    seat.page.locator(".verdict button").click()
    expect(seat.page.locator(".best > li")).to_have_count(
        min(3, sum(answer.solves for answer in PUZZLE.answers))
    )
    expect(seat.page.locator(".trails text").first).to_have_text("1")
    seat.open_lobby()
    expect(seat.page.locator('[data-puzzle="next"]')).to_contain_text("1")
    assert seat.problems == []


def test_the_puzzle_of_the_day_opens_on_a_phone(sit: Sit) -> None:
    seat = sit(size=PHONE, language="uk")
    seat.open_lobby()
    seat.page.locator('[data-puzzle="day"]').click()
    expect(seat.page.locator("[data-choice]").first).to_be_visible()
    assert "/puzzle/" in seat.page.url
    assert seat.problems == []
