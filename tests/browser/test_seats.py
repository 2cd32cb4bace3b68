"""By link: what both agree to, a computer player that sits in, and the seat given back."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table import Seat

pytestmark = pytest.mark.browser


def meet(sit: Sit, *, hints: bool) -> tuple[Seat, Seat]:
    """Begin a game by link; who joins agrees to hints or does not."""
    us, german = sit(), sit()
    us.open_lobby()
    us.page.locator("input[value=link]").check()
    us.page.locator(".agreed input").first.check()
    us.page.locator(".new form button.primary").click()
    link = us.page.locator("input.link").input_value()
    german.page.goto(link)
    expect(german.page.locator(".invited .quiet")).to_contain_text("computer player")
    german.page.locator(".invited input").set_checked(hints)
    german.page.locator(".invited .primary").click()
    for seat in (us, german):
        seat.page.locator(".table").wait_for()
    return us, german


def test_hints_that_both_wished_are_there_and_the_table_says_so(sit: Sit) -> None:
    us, _ = meet(sit, hints=True)
    expect(us.page.locator(".hints-both")).to_be_visible()
    us.page.locator(".button.hint").click()
    expect(us.page.locator(".hints li")).not_to_have_count(0)


def test_hints_that_one_alone_wished_are_refused_with_a_sentence(sit: Sit) -> None:
    us, _ = meet(sit, hints=False)
    expect(us.page.locator(".button.hint")).to_have_count(0)
    us.page.keyboard.press("h")
    expect(us.page.locator(".why")).to_contain_text("only if both switched them on")


def test_the_own_seat_is_left_to_the_computer_and_taken_back(sit: Sit) -> None:
    us, german = meet(sit, hints=False)
    german.page.locator(".minding .leave").click()
    expect(german.page.locator(".minding")).to_contain_text("sits in for you")
    expect(us.page.locator(".minding")).to_contain_text("a computer player sits in")
    german.page.reload()
    expect(german.page.locator(".minding")).to_contain_text("sits in for you")
    german.page.locator(".minding .primary").click()
    expect(german.page.locator(".minding .leave")).to_be_visible()
    expect(us.page.locator(".minding")).not_to_contain_text("a computer player sits in")


def test_who_just_left_is_not_taken_for_gone(sit: Sit) -> None:
    us, german = meet(sit, hints=False)
    german.page.goto("about:blank")
    other = us.page.locator(".minding .button").first
    expect(other).to_contain_text("Let a computer player sit in")
    other.click()
    expect(us.page.locator(".minding [role=alert]")).to_contain_text("only just left")
