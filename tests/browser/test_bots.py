"""A computer player that is late: the table says who plays on for it, in the reader's language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.server import Server

pytestmark = pytest.mark.browser

SAID = {
    "en": "The computer player of Germany did not answer. A weaker one plays on for it",
    "uk": "не відповів. Замість нього далі грає слабший",
    "ru": "не ответил. Вместо него дальше играет более слабый",
}


@pytest.fixture
def late(server: Server) -> Iterator[None]:
    """Let the stronger player be late in one test."""
    server.be_late("reference")
    yield
    server.be_late("")


@pytest.mark.parametrize("language", SAID)
def test_the_table_says_who_plays_on_for_a_late_computer(
    sit: Sit, late: None, language: str
) -> None:
    ann = sit(language)
    ann.begin("bot:reference")
    said = ann.page.locator(".question .quiet").filter(has_text=SAID[language])
    for _ in range(60):
        if said.count() or not ann.view():
            break
        ann.page.locator(".choices button").first.click()
    expect(said).to_be_visible()
    assert ann.problems == []
