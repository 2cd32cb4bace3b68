"""Two players at one screen: the curtain hides either hand from the other."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Idler, Player
from tests.browser.table import CURTAIN, Seat, by_mouse

pytestmark = pytest.mark.browser

SEATS = ("US", "Germany")


def shown_seat(seat: Seat) -> int:
    """Return the seat whose table is on the screen."""
    return int(seat.page.locator(".choices").get_attribute("data-seat") or -1)


WHOLE = 10_000


@pytest.mark.parametrize("enough", [8, pytest.param(WHOLE, marks=pytest.mark.large)])
def test_a_game_is_played_at_one_screen_with_a_curtain_between(sit: Sit, enough: int) -> None:
    """To its end, or until the curtain was drawn often enough."""
    screen = sit()
    screen.begin("screen")
    players = (Player(), Idler())
    curtains = 0
    while curtains < enough:
        screen.page.locator(f"{CURTAIN}, .choices button:enabled, .result").first.wait_for()
        if screen.is_over():
            break
        if screen.page.locator(CURTAIN).count():
            curtains += 1
            check_curtain(screen)
            screen.page.locator(".curtain .primary").click()
        else:
            screen.answer(players[shown_seat(screen)], by_mouse)
    assert curtains >= min(enough, 8)
    assert screen.is_over() == (enough == WHOLE)
    assert screen.problems == []


def check_curtain(screen: Seat) -> None:
    """Nothing of the table is on the page behind a curtain."""
    page = screen.page
    assert page.locator(".card, .choices, .log p, [data-target]").count() == 0


def test_the_table_of_one_player_shows_no_card_of_the_other(sit: Sit) -> None:
    screen = sit()
    screen.begin("screen")
    expect(screen.page.locator(".curtain h1")).to_contain_text(SEATS[0])
    screen.page.locator(".curtain .primary").click()
    expect(screen.page.locator(".hand .card.us")).to_have_count(4)
    expect(screen.page.locator(".card.german")).to_have_count(0)
    screen.page.locator(".choices button").first.click()
    expect(screen.page.locator(".curtain h1")).to_contain_text(SEATS[1])
    screen.page.locator(".curtain .primary").click()
    expect(screen.page.locator(".hand .card.german")).to_have_count(4)
    expect(screen.page.locator(".card.us")).to_have_count(0)
