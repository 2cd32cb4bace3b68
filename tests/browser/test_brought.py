"""Games of other packages: with the board that they bring, and drawn with letters."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import View, texts
from tests.browser.server import CLIENT, Server
from tests.browser.table import Seat, click_on_map
from tests.contract.installing import install

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
BOARD = "**/api/boards/**"
DRAWN = '.letters[aria-busy="false"]'
"""The board drawn with letters, when it shows what was told last."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where Pebbles is installed."""
    assert CLIENT.exists(), "the browser client is not built: npm --prefix web run build"
    package = install(tmp_path_factory.mktemp("installed"))
    server = Server(tmp_path_factory.mktemp("table"), package)
    server.start()
    yield server
    server.stop()


class Taker:
    """Takes as much as it may."""

    def choose(self, view: View) -> str:
        """Return the last answer."""
        return texts(view)[-1]


def on_letters(seat: Seat, view: View, text: str) -> str:
    """Click what is drawn, when it is drawn."""
    seat.page.locator(DRAWN).wait_for()
    return click_on_map(seat, view, text)


def skirmish(seat: Seat) -> View:
    """Begin a battle of the game to copy, which only its address offers."""
    seat.page.goto("/?game=skirmish")
    seat.page.locator('input[value="bot:random"]').check()
    seat.page.locator(".new form button.primary").click()
    seat.page.locator(DRAWN).wait_for()
    view = seat.view()
    assert view is not None
    return view


def test_a_whole_game_is_played_on_the_board_that_its_package_brings(sit: Sit) -> None:
    light = sit()
    light.begin("bot:miser", game="pebbles", battle=1)
    expect(light.page.locator(".pebbles button")).to_have_count(12)
    expect(light.page.locator(".pebbles .lit")).to_have_count(3)
    on_board = light.play_on_map(Taker(), click_on_map)
    assert light.is_over()
    assert on_board == {"pebble": 3}  # 12, less 3 + 1 three times
    assert light.problems == []


def test_without_its_board_the_same_game_is_drawn_with_letters_and_played(sit: Sit) -> None:
    light = sit()
    light.page.route(BOARD, lambda route: route.abort())
    light.begin("bot:miser", game="pebbles", battle=1)
    expect(light.page.locator(".letters .lit")).to_have_count(3)
    assert light.play_on_map(Taker(), on_letters) == {"pebble": 3}
    assert light.is_over()
    assert light.problems == []


def test_a_board_that_fails_is_replaced_by_a_drawn_one(sit: Sit) -> None:
    light = sit()
    broken = "export const mount = () => ({ update() { throw new Error('no') } });"
    light.page.route(
        BOARD, lambda route: route.fulfill(body=broken, content_type="text/javascript")
    )
    light.begin("bot:miser", game="pebbles")
    expect(light.page.locator(".letters .lit")).to_have_count(3)


def test_a_drawn_board_is_played_by_keyboard_and_says_why_not(sit: Sit) -> None:
    blue = sit()
    view = skirmish(blue)
    assert view["prompt"] == "objective"
    keys = blue.page.keyboard
    keys.press("b")
    focused = "document.activeElement.dataset.target"
    assert blue.page.evaluate(focused) == "hex:B3"
    keys.press("ArrowDown")
    below = blue.page.evaluate(focused)
    assert below in {"hex:D1", "hex:D5", "hex:D8"}
    blue.page.locator('.letters [data-target="hex:F6"]').first.click()
    note = blue.page.locator(".why .note")
    expect(note.locator(".rule")).to_have_text("§2.3")
    blue.page.locator(f'.letters [data-target="{below}"]').first.focus()
    keys.press("Enter")
    blue.wait_past(view)
    after = blue.view()
    assert after is not None
    assert after["prompt"] == "move-unit"
    assert on_letters(blue, after, texts(after)[0]) == "piece"
    blue.wait_past(after)
    assert blue.problems == []


def test_a_phone_scrolls_the_drawn_board_and_not_the_page(sit: Sit) -> None:
    blue = sit(language="uk", size=PHONE)
    skirmish(blue)
    overflow = "one => one.scrollWidth - one.clientWidth"
    assert blue.page.locator(".letters").evaluate(overflow) > 0
    assert blue.page.locator("html").evaluate(overflow) == 0
    prose = blue.page.locator(".letters .prose .row").last
    assert prose.evaluate(overflow) == 0
    assert blue.problems == []
