"""Guided battles in the browser: to the end, off the path and back, and played on."""

from playwright.sync_api import expect

from tests.browser.coached import COACH, click, others, stray, take_lesson, taught
from tests.browser.conftest import Sit

PHONE = {"width": 390, "height": 844}


def test_a_lesson_is_taken_from_the_lobby_to_its_end(sit: Sit) -> None:
    seat = sit()
    lived = take_lesson(seat, "undaunted", "la-raye", is_wrong=False)
    assert lived.steps[-1] == "end"
    assert lived.right > 20
    seat.page.locator(f"{COACH} .buttons .primary").click()
    expect(seat.page.locator(COACH)).to_have_count(0)
    assert seat.view() is not None
    seat.open_lobby()
    expect(seat.page.locator('[data-lesson="la-raye"]')).to_contain_text("✓")
    assert seat.problems == []


def test_a_wrong_click_is_answered_and_the_way_back_is_short_on_a_phone(sit: Sit) -> None:
    seat = sit(size=PHONE, language="uk")
    seat.open_lobby()
    seat.page.locator('[data-lesson="la-raye"]').click()
    for _ in range(2):
        seat.page.locator(f"{COACH} .next").click()
    taught(seat).first.wait_for()
    assert stray(seat, "bid", lambda _step: None) == 1
    click(seat, taught(seat).first)
    expect(seat.page.locator(f'{COACH}[data-step="scout-card"]')).to_be_visible()
    assert seat.problems == []


def test_who_leaves_the_path_plays_on(sit: Sit) -> None:
    seat = sit()
    seat.open_lobby()
    seat.page.locator('[data-lesson="la-raye"]').click()
    for step in ("goal", "men"):
        seat.page.locator(f'{COACH}[data-step="{step}"] .next').wait_for()
        seat.page.keyboard.press("n")
    taught(seat).first.wait_for()
    click(seat, others(seat).first)
    off = seat.page.locator(f'{COACH}[data-off="true"]')
    off.locator(".buttons .button").last.click()
    expect(seat.page.locator(COACH)).to_have_count(0)
    assert seat.view() is not None
