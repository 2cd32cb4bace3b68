"""A game by link between two browsers, through a lost connection and a killed server."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Idler, Player
from tests.browser.server import Server
from tests.browser.table import Seat, asked_of, by_button, by_mouse

pytestmark = pytest.mark.browser

BEFORE_THE_LOSS = 12
BEFORE_THE_KILL = 24
KEEP_SOCKETS = """
    window.openSockets = [];
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(...args) { super(...args); window.openSockets.push(this); }
    };
"""


def play_both(us: Seat, german: Seat, answers: int) -> bool:
    """Let both answer as they are asked; False when the game ended on the way."""
    player, idler = Player(), Idler()
    for _ in range(answers):
        asked = asked_of(us, german)
        if asked.is_over():
            return False
        if asked is us:
            us.answer(player, by_mouse)
        else:
            german.answer(idler, by_button)
    return True


def meet(sit: Sit) -> tuple[Seat, Seat]:
    """Begin a game by link, and take the other seat in a browser of its own."""
    us, german = sit(), sit()
    us.page.add_init_script(KEEP_SOCKETS)
    us.begin("link")
    expect(us.page.locator(".waiting")).to_contain_text("only on this machine")
    link = us.page.locator("input.link").input_value()
    german.join(link)
    us.page.locator(".table").wait_for()
    german.page.locator(".table").wait_for()
    return us, german


def test_a_game_by_link_survives_a_lost_connection_and_a_killed_server(
    sit: Sit, server: Server
) -> None:
    us, german = meet(sit)
    assert play_both(us, german, BEFORE_THE_LOSS)

    us.page.evaluate("window.openSockets.forEach(socket => socket.close())")
    assert play_both(us, german, BEFORE_THE_KILL - BEFORE_THE_LOSS)
    assert us.page.evaluate("window.openSockets.length") == 2

    server.kill()
    expect(us.page.locator(".lost")).not_to_be_empty()
    server.start()
    expect(us.page.locator(".lost")).to_be_empty()
    expect(german.page.locator(".lost")).to_be_empty()

    while play_both(us, german, 100):
        pass
    expect(german.page.locator(".result")).to_be_visible()
    assert us.problems == german.problems == []


def test_a_click_made_while_the_server_is_down_is_taken_once(sit: Sit, server: Server) -> None:
    us = sit()
    us.begin("bot:random")
    view = us.view()
    assert view is not None
    server.kill()
    expect(us.page.locator(".lost")).not_to_be_empty()
    us.page.locator(".choices button").first.click()
    server.start()
    us.wait_past(view)
    after = us.view()
    assert after is not None
    assert after["step"] == view["step"] + 1


def test_a_running_game_is_listed_and_resumed(sit: Sit) -> None:
    us = sit()
    us.begin("bot:random")
    before = us.view()
    us.open_lobby()
    us.page.get_by_role("link", name="Resume").click()
    assert us.view() == before


def test_a_link_that_was_used_invites_nobody_else(sit: Sit) -> None:
    us, german, stranger = sit(), sit(), sit()
    us.begin("link")
    link = us.page.locator("input.link").input_value()
    german.join(link)
    german.page.locator(".table").wait_for()
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("alert")).to_be_visible()


def test_a_link_says_what_one_is_invited_to_and_takes_no_seat_before_yes(sit: Sit) -> None:
    us, german = sit(), sit()
    us.begin("link")
    german.page.goto(us.page.locator("input.link").input_value())
    invited = german.page.locator(".invited")
    expect(invited).to_contain_text("You are invited to play Germany")
    expect(invited.locator("h1")).to_have_text("La Raye")
    expect(us.page.locator(".waiting")).to_be_visible()
    invited.locator(".primary").click()
    us.page.locator(".table").wait_for()


def test_a_spectator_is_told_whose_turn_it_is(sit: Sit) -> None:
    """By the log, which everybody may read."""
    us, watcher = sit(), sit()
    match = us.begin("bot:random", 0, "napoleonics", 2)
    us.view()
    watcher.page.goto(f"/play/{match}")
    expect(watcher.page.locator(".question .whose")).to_have_text("French to move.")


def test_a_decision_is_asked_back_and_granted_once_the_other_has_read_what_came_of_it(
    sit: Sit,
) -> None:
    us, german = meet(sit)
    ask = us.page.get_by_role("button", name="Ask to take back")
    player, idler = Player(), Idler()
    while not ask.is_visible():
        if asked_of(us, german) is us:
            us.answer(player, by_button)
        else:
            german.answer(idler, by_button)
    before = us.view()
    ask.click()
    request = german.page.locator(".request")
    expect(request).to_contain_text("US asks to take the last decision back")
    expect(request.locator("li")).not_to_have_count(0)
    expect(german.page.locator(".choices button")).to_have_count(0)
    expect(us.page.locator(".request")).to_contain_text("You have asked")
    german.page.get_by_role("button", name="Grant it").click()
    expect(us.page.locator(".request")).to_have_count(0)
    expect(us.page.locator(".choices button").first).to_be_visible()
    after = us.view()
    assert before is not None
    assert after is not None
    assert after["log_length"] < before["log_length"]
    assert us.problems == german.problems == []
