"""Whole games of La Raye against the computer, by mouse and by keyboard alone."""

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.table import Seat, by_mouse

pytestmark = pytest.mark.browser


def by_keyboard(seat: Seat, text: str, target: str) -> None:
    """Reach lit things with B and the arrow keys, other answers by their number."""
    keys = seat.page.keyboard
    keys.press("b")
    if seat.page.evaluate("document.activeElement.dataset.target ?? ''") == target:
        keys.press("Enter")
        return
    labels = seat.page.locator("[data-choice]")
    texts = [labels.nth(place).get_attribute("data-choice") for place in range(labels.count())]
    number = texts.index(text) + 1
    if number <= 10:
        keys.press(str(number % 10))
        return
    seat.page.locator(f'[data-choice="{text}"]').focus()
    keys.press("Enter")


def test_a_game_by_mouse_leaves_a_record_that_is_proven_and_replayed_from_each_seat(
    sit: Sit,
) -> None:
    us = sit()
    us.begin("bot:reference")
    assert us.play(Player(), by_mouse) > 10
    expect(us.page.locator(".result .who")).to_be_visible()
    with us.page.expect_download() as download:
        us.page.get_by_role("link", name="Download the record").click()
    record = download.value.path()
    assert json.loads(record.read_text())["result"]

    us.open_lobby()
    us.page.locator("input[type=file]").set_input_files(record)
    expect(us.page.locator(".records .good")).to_be_visible()
    us.page.locator(".records a.primary").click()
    replay_to_the_end(us)
    expect(us.page.get_by_label("Seen by")).to_have_value("open")
    expect(us.page.locator(".tray .tab").first).to_have_text("US")
    place = us.page.locator(".controls .place").inner_text()
    us.page.get_by_label("Seen by").select_option(label="Germany")
    expect(us.page.locator(".tray .tab").first).to_have_text("Germany")
    expect(us.page.locator(".controls .place")).to_have_text(place)
    assert us.problems == []


def replay_to_the_end(seat: Seat) -> None:
    """Step on from the beginning, then go to the last frame, where the game is over."""
    slider = seat.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    last = int(slider.get_attribute("max") or 0)
    expect(seat.page.locator(".controls .place")).to_have_text(f"1 of {last + 1}")
    seat.page.keyboard.press("Shift+ArrowRight")
    expect(seat.page.locator(".controls .place")).to_have_text(f"2 of {last + 1}")
    seat.page.get_by_role("button", name="One decision on").click()
    expect(seat.page.locator(".controls .place")).not_to_have_text(f"2 of {last + 1}")
    seat.page.get_by_role("button", name="To the end").click()
    expect(seat.page.locator(".controls .place")).to_have_text(f"{last + 1} of {last + 1}")
    expect(seat.page.locator(".log p").last).to_contain_text("win")


def test_a_whole_game_is_played_by_keyboard_alone(sit: Sit) -> None:
    us = sit()
    us.begin("bot:reference")
    us.page.mouse.move(2, 2)
    assert us.play(Player(), by_keyboard) > 10
    assert us.is_over()
    assert us.problems == []


def test_what_does_not_glow_says_why_not_with_the_rule(sit: Sit) -> None:
    us = sit()
    us.begin("bot:random")
    us.view()
    us.page.locator('[data-target="tile:3B"]').click()
    note = us.page.locator(".why .note")
    expect(note).to_be_visible()
    expect(note.locator(".rule").first).to_contain_text("§")
    us.page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_a_reason_that_is_sent_twice_does_not_break_the_page(sit: Sit) -> None:
    """The server never does; a page that shows nothing at all would be worse than a repetition."""

    def repeat(page: WebSocketRoute, text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["type"] == "understood":
            frame["reasons"] *= 2
        page.send(json.dumps(frame))

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: repeat(page, text))

    us = sit()
    us.page.route_web_socket("**/socket", between)
    us.begin("bot:random")
    us.page.locator(".choices button:enabled").first.wait_for()
    us.page.locator('[data-target="tile:3B"]').click()
    expect(us.page.locator(".why .note p")).to_have_count(2)
    assert us.problems == []


def test_undo_takes_an_answer_back(sit: Sit) -> None:
    us = sit()
    us.begin("screen")
    us.page.locator(".curtain .primary").click()
    us.view()
    us.page.locator(".choices button").first.click()
    us.page.locator(".curtain .button:not(.primary)").click()
    us.page.keyboard.press("u")
    view = us.view()
    assert view is not None
    assert view["prompt"] == "bid"


def test_an_attack_shows_its_exact_odds_on_focus(sit: Sit) -> None:
    us = sit()
    us.begin("bot:random")
    for _ in range(200):
        view = us.view()
        assert view is not None
        if view["prompt"] == "attack":
            break
        texts = [choice["text"] for choice in view["choices"]]
        wish = [text for text in texts if text == "use attack"] or [
            text for text in texts if text.startswith(("card rifleman", "card scout"))
        ]
        us.page.locator(f'[data-choice="{(wish or texts)[-1]}"]').click()
        us.wait_past(view)
    us.page.locator(".choices button").first.focus()
    odds = us.page.locator(".odds")
    expect(odds).to_be_visible()
    expect(odds.locator(".chance b").first).to_contain_text("%")
    expect(odds.locator("dl div")).to_have_count(4)


def test_the_only_answer_is_given_by_itself_if_the_player_wishes(sit: Sit) -> None:
    us = sit()
    us.begin("bot:random")
    us.page.get_by_role("button", name="Settings").click()
    us.page.get_by_label("Answer automatically where there is only one answer").check()
    us.page.keyboard.press("Escape")
    for _ in range(120):
        view = us.view()
        assert view is not None
        is_lone = len(view["choices"]) == 1 and not view["may_undo"]
        if view["forced"] or is_lone:  # what hides nothing, or cannot be taken back anyway
            us.wait_past(view)
            return
        us.page.locator(f'[data-choice="{Player().choose(view)}"]').click()
        us.wait_past(view)
    raise AssertionError("there was always a choice")
