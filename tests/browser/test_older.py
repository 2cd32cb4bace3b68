"""Games of older rules in the browser: what changed is told, and what cannot go on is ended."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.server import Server
from tests.browser.table import PATIENCE
from tests.match.test_older import read
from tests.server.test_older import ID, LIES, SECRETS, keep

pytestmark = pytest.mark.browser

Open = Callable[[int], Page]
Start = Callable[..., Open]


@pytest.fixture
def table(tmp_path: Path, browser: Browser) -> Iterator[Start]:
    """Start a server whose database holds a match of older rules; seats open it."""
    server = Server(tmp_path)
    contexts: list[BrowserContext] = []

    def start(name: str, opponent: str = "human", settings: str = "{}") -> Open:
        content: dict[str, Any] = read(name)
        with ThreadPoolExecutor(1) as thread:  # in ours the loop of Playwright runs
            kinds = ("human", opponent)
            thread.submit(keep, tmp_path, content, content["saved"], kinds).result()
        server.start()

        def sit(seat: int) -> Page:
            context = browser.new_context(locale="en")
            contexts.append(context)
            held = [{"seat": seat, "secret": SECRETS[seat]}]
            seats = json.dumps([{"match": ID, "seats": held, "invitations": []}])
            context.add_init_script(f"localStorage.setItem('grognard.seats', {json.dumps(seats)})")
            context.add_init_script(f"localStorage.setItem('grognard.settings', '{settings}')")
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            page.clock.install()
            if settings == BY_ITSELF:
                page.clock.pause_at("2100-01-01")  # no time goes by but what a test lets go by
            page.goto(f"{server.url}/play/{ID}")
            return page

        return sit

    yield start
    for context in contexts:
        context.close()
    server.stop()


def test_what_changed_is_told_until_it_is_put_away(table: Start) -> None:
    sit = table("napoleonics-rolica2-react-30")
    page = sit(0)
    news = page.locator(".news")
    expect(news).to_contain_text("The rules have changed since this game began")
    expect(news).to_contain_text("Artillery rolls the dice of the unit cards")
    expect(news.locator("li")).to_have_count(8)
    page.get_by_role("button", name="Understood").click()
    expect(news).to_have_count(0)
    page.reload()
    page.locator(".table").wait_for()
    expect(news).to_have_count(0)
    expect(sit(1).locator(".news")).to_be_visible()


def test_a_game_that_cannot_go_on_is_looked_at_saved_and_ended_by_both(
    table: Start,
) -> None:
    sit = table(LIES)
    french, allies = sit(0), sit(1)
    expect(french.locator(".older")).to_contain_text("an older version of the rules")
    with french.expect_download() as download:
        french.get_by_role("button", name="Save my part of the record").click()
    assert json.loads(download.value.path().read_text("utf-8"))["answers"]
    allies.get_by_role("link", name="Look at it").click()
    expect(allies.locator(".log")).to_contain_text("Turn")
    allies.go_back()
    french.get_by_role("button", name="Agree to end it").click()
    expect(allies.locator(".older")).to_contain_text("agrees to end the game")
    expect(french.get_by_role("button", name="Do not end it after all")).to_be_visible()
    allies.get_by_role("button", name="Agree to end it").click()
    for page in (french, allies):
        expect(page.locator(".result")).to_contain_text("ended by agreement")
    with allies.expect_download() as download:
        allies.locator("a[download]").click()
    assert json.loads(download.value.path().read_text("utf-8"))["dice"]["seed"]


# When an answer that could betray something is given.

MELEE = "napoleonics-rolica2-react-30"
BY_ITSELF = json.dumps({"answerSingle": True})


def ask(page: Page) -> Locator:
    """Return the only answer to a melee, once it is there."""
    only = page.locator('.choices[data-prompt="react"] button')
    expect(only).to_have_count(1)
    return only


def test_an_only_answer_that_could_betray_something_is_left_to_the_player(table: Start) -> None:
    page = table(MELEE, settings=BY_ITSELF)(0)
    only = ask(page)
    page.clock.run_for(60_000)
    expect(only).to_be_enabled()
    page.locator(".standing select").select_option("stand")
    page.clock.run_for(800)
    expect(only).to_be_enabled()
    page.clock.run_for(800)
    expect(only).to_have_count(0)


def test_against_the_computer_it_is_given_by_itself(table: Start) -> None:
    page = table(MELEE, "bot", BY_ITSELF)(0)
    ask(page)
    page.clock.run_for(600)
    expect(page.locator('.choices[data-prompt="react"]')).to_have_count(0)
