"""Puzzles in the browser: from the lobby, missed, tried again, solved, and the answer drawn."""

import pytest
from playwright.sync_api import expect

from grognard.core.registry import load
from grognard.puzzles.puzzle import Answer, Puzzle, puzzles_of
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


def of_card(game: str, card: str, verb: str = "") -> Puzzle:
    """Return the first puzzle of which the best decision begins with a card, and a verb on it."""
    clicks = [f"card {card}", f"use {verb}"] if verb else [card]
    return next(
        puzzle
        for puzzle in puzzles_of(load(game))
        if list(puzzle.answers[0].clicks[: len(clicks)]) == clicks
    )


@pytest.mark.parametrize(
    ("game", "card", "verb"),
    [
        ("undaunted", "squad_leader_a", "bolster"),
        ("undaunted", "scout_a", "conceal"),
        ("napoleonics", "scout-center", ""),
    ],
)
def test_a_decision_on_a_card_has_its_number_on_the_card(
    sit: Sit, game: str, card: str, verb: str
) -> None:
    puzzle = of_card(game, card, verb)
    seat = sit()
    seat.page.goto(f"/puzzle/{game}/{puzzle.id}")
    decide(seat, puzzle.answers[0])
    seat.page.locator(".verdict button").click()
    number = seat.page.locator(".numbers b").get_by_text("1", exact=True).first
    expect(number).to_be_visible()
    at = number.bounding_box()
    box = seat.page.locator(f'.tray [data-target="card:{card}"]').first.bounding_box()
    assert at is not None
    assert box is not None
    assert box["x"] < at["x"] + at["width"] / 2 < box["x"] + box["width"]
    assert box["y"] < at["y"] + at["height"] / 2 < box["y"] + box["height"]
    assert seat.problems == []


def test_the_puzzle_of_the_day_opens_on_a_phone(sit: Sit) -> None:
    seat = sit(size=PHONE, language="uk")
    seat.open_lobby()
    seat.page.locator('[data-puzzle="day"]').click()
    expect(seat.page.locator("[data-choice]").first).to_be_visible()
    assert "/puzzle/" in seat.page.url
    assert seat.problems == []
