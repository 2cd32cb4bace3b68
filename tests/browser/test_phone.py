"""The table on a phone: everything fits, everything can be reached with a thumb."""

import time

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.marshals import NapoleonicsMarshal as Marshal
from tests.browser.player import Player
from tests.browser.table import by_button

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
LEAST_TOUCH = 44


def test_a_game_is_played_on_a_phone_without_scrolling_sideways(sit: Sit) -> None:
    seat = sit(size=PHONE)
    seat.begin("bot:random")
    player = Player()
    for _ in range(12):
        seat.answer(player, by_button)
    seat.view()
    assert seat.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert seat.page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
    box = seat.page.locator(".choices button").first.bounding_box()
    assert box is not None
    assert box["height"] >= LEAST_TOUCH
    board = seat.page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > PHONE["height"] * 3 / 4


def test_the_log_lies_over_the_board_of_a_phone_only_when_asked_for(sit: Sit) -> None:
    seat = sit(size=PHONE)
    seat.begin("bot:random")
    seat.view()
    log = seat.page.locator("section.log")
    expect(log).to_be_hidden()
    seat.page.get_by_role("button", name="Log on or off").click()
    expect(log).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(log).to_be_hidden()


def late(route: Route) -> None:
    """Let letters come after everything else, as over a slow line."""
    time.sleep(0.1)
    route.continue_()


# Everything that moves without having been touched.
WATCH = """
    window.moved = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            if (!entry.hadRecentInput)
                for (const { node } of entry.sources)
                    window.moved.push((node?.outerHTML ?? "").slice(0, 80));
    }).observe({ type: "layout-shift", buffered: true });
"""

# What has moved is told after the picture in which it did.
PAINTED = """() => new Promise(done => requestAnimationFrame(
    () => requestAnimationFrame(() => setTimeout(done, 50))))"""


@pytest.mark.parametrize("language", ["en", "uk"])
def test_nothing_in_the_lobby_moves_under_a_finger_when_letters_and_pictures_come(
    sit: Sit, language: str
) -> None:
    seat = sit(size=PHONE, touch=True, language=language)
    seat.page.add_init_script(WATCH)
    seat.page.route("**/*.woff2", late)
    seat.open_lobby("prussia")
    seat.page.locator(".picture svg").first.wait_for()
    seat.page.wait_for_function("""() => document.fonts.status === 'loaded'
        && document.fonts.check('italic 1em "Old Standard TT"')""")
    seat.settle()
    seat.page.evaluate(PAINTED)
    assert seat.page.evaluate("window.moved") == []


def test_the_lobby_fits_a_phone(sit: Sit) -> None:
    seat = sit(size=PHONE)
    seat.open_lobby()
    assert seat.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("game", ["marengo", "napoleonics"])
def test_the_table_itself_cannot_be_scrolled(sit: Sit, game: str) -> None:
    """What is brought into view in a list would push the bar off the window."""
    seat = sit(size=PHONE, touch=True)
    seat.begin("bot:random", 0, game)
    seat.view()
    moved = """() => {
        const table = document.querySelector('.table');
        table.scrollTop = 200;
        document.querySelector('.centre > .for-listeners')?.scrollIntoView({block: 'end'});
        const bar = document.querySelector('.table > .bar').getBoundingClientRect();
        return [table.scrollTop, bar.y];
    }"""
    assert seat.page.evaluate(moved) == [0, 0]


# The answers of the list of which nothing is seen: below another, or cut off.
UNSEEN = """() => [...document.querySelectorAll('.choices button')].filter(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return !one.contains(document.elementFromPoint(x, y));
}).map(one => one.dataset.choice)"""


def test_of_two_answers_both_are_seen(sit: Sit) -> None:
    """The last one, which is pinned to the lower edge, lay over the first."""
    seat = sit(size=PHONE, touch=True)
    seat.begin("bot:random", 1, "napoleonics", 2)
    marshal = Marshal(5)
    found = 0
    for _ in range(60):
        view = seat.view()
        assert view is not None
        if len(view["choices"]) == 2:
            assert seat.page.evaluate(UNSEEN) == [], view["prompt"]
            found += 1
        answer = f'[data-choice="{marshal.choose(view)}"]'
        seat.page.locator(answer).evaluate("one => one.click()")
        seat.wait_past(view)
    assert found > 2
