"""What happened is shown: news are played event by event, and a press ends them."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Idler, Player
from tests.browser.table import Seat, by_button

pytestmark = pytest.mark.browser

LIVELY = (
    '{"motion":"calm","pace":"normal","sound":false,"showLog":true,"isVeteran":true,'
    '"answerSingle":false}'
)

# News stand still until they are ended: no test waits for the clock.
HELD = """(() => {
    const real = window.setTimeout;
    window.setTimeout = (call, time, ...more) =>
        time >= 150 && time <= 3000 ? 0 : real(call, time, ...more);
})()"""


def lively(sit: Sit) -> tuple[Seat, list[str]]:
    """Open a table where news are played, and write down what the page sends."""
    seat = sit(settings=LIVELY, motion="no-preference")
    seat.page.add_init_script(HELD)
    sent: list[str] = []
    seat.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda one: sent.append(str(one)))
    )
    return seat, sent


def plays(sent: list[str]) -> int:
    """Count the answers that were sent."""
    return sum(json.loads(one).get("type") == "play" for one in sent)


def test_a_press_ends_the_news_and_is_no_answer(sit: Sit) -> None:
    seat, sent = lively(sit)
    seat.begin("bot:random")
    seat.page.locator(".choices button").first.click()
    news = seat.page.locator(".newscast")
    expect(news).to_be_visible()
    expect(seat.page.locator(".choices button")).to_have_count(0)
    expect(seat.page.locator(".question .stamp")).to_have_text("What happened")
    assert plays(sent) == 1
    for _ in range(20):
        if not news.count():
            break
        seat.page.locator(".question").click(position={"x": 60, "y": 20})
        seat.settle()
    expect(seat.page.locator(".choices button").first).to_be_visible()
    assert plays(sent) == 1
    assert seat.problems == []


def test_the_last_turn_is_shown_again_and_a_line_of_the_log_leads_to_its_place(sit: Sit) -> None:
    seat = sit()
    seat.begin("bot:random")
    for _ in range(10):
        seat.answer(Idler(), by_button)
    seat.view()
    seat.page.evaluate(HELD)
    seat.page.get_by_role("button", name="Show where it was").last.click()
    expect(seat.page.locator(".stage circle.ring")).to_have_count(1)
    seat.page.keyboard.press("r")
    expect(seat.page.locator(".newscast")).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(".newscast")).to_have_count(0)
    expect(seat.page.locator(".choices button").first).to_be_visible()


def test_forgetting_a_game_asks_and_can_be_undone(sit: Sit) -> None:
    seat = sit()
    match = seat.begin("bot:random")
    seat.answer(Player(), by_button)
    seat.open_lobby()
    resume = seat.page.locator(f'a[href="/play/{match}"]')
    seat.page.locator(".running .forget").click()
    expect(resume).to_be_visible()
    seat.page.get_by_role("button", name="Forget it").click()
    expect(resume).to_have_count(0)
    seat.page.get_by_role("button", name="Bring it back").click()
    resume.click()
    assert seat.view() is not None
