"""Games in Ukrainian and Russian: nothing is left untranslated."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.table import Seat, by_button

pytestmark = pytest.mark.browser

MESSAGE_ID = re.compile(r"\b(?:web|undaunted|core|error|server|cli)-[a-z]+[a-z0-9_-]*\b")
LATIN = re.compile(r"[A-Za-z]{2,}")
NAMES = {
    *("grognard", "english", "tab", "shift", "enter", "esc"),
    *("triomphe", "marengo", "commands", "colors", "napoleonics"),
    *("png", "svg", "pngsvg"),  # two buttons side by side
}


def untranslated(text: str) -> set[str]:
    """Return ids of missing messages, and Latin words that are no names."""
    words = {word for word in LATIN.findall(text) if word.lower() not in NAMES}
    return words | set(MESSAGE_ID.findall(text))


def look_around(seat: Seat) -> set[str]:
    """Read the page with help and settings open."""
    page = seat.page
    found = untranslated(seat.words())
    for dialog in range(page.locator("dialog").count()):
        found |= untranslated(str(page.locator("dialog").nth(dialog).text_content()))
    return found


def every_target(page: Page) -> list[str]:
    """Return everything on the table that can be asked about."""
    script = "Array.from(document.querySelectorAll('[data-target]'), one => one.dataset.target)"
    return list(page.evaluate(script))


WHOLE = 10_000


@pytest.mark.parametrize(
    ("language", "answers"),
    [
        ("uk", 25),
        pytest.param("uk", WHOLE, marks=pytest.mark.large),
        pytest.param("ru", WHOLE, marks=pytest.mark.large),
    ],
)
def test_a_game_has_no_untranslated_word(sit: Sit, language: str, answers: int) -> None:
    """From the lobby through so many questions, or all and then the replay."""
    seat = sit(language=language)
    seat.open_lobby()
    found = look_around(seat)
    for place in range(12):
        seat.page.locator(".new li button").nth(place).click()
        found |= untranslated(str(seat.page.locator(".plan").text_content()))
    seat.begin("bot:random")
    player = Player()
    while answers > 0 and seat.view() is not None:
        found |= untranslated(str(seat.page.locator(".question").text_content()))
        seat.answer(player, by_button)
        answers -= 1
    found |= look_around(seat)
    if seat.is_over():
        seat.page.locator('a[href^="/replay/"]').click()
        found |= replay(seat)
    assert found == set()


def replay(seat: Seat) -> set[str]:
    """Read the replay when it is there."""
    seat.page.get_by_role("slider").wait_for()
    seat.page.locator(".log p").first.wait_for()
    return untranslated(seat.words())


def test_the_language_is_switched_in_the_middle_of_a_game(sit: Sit) -> None:
    seat = sit()
    seat.begin("bot:random")
    seat.view()
    seat.page.locator("select.language").select_option("uk")
    seat.page.get_by_text("Вирішуєте ви").wait_for()
    assert untranslated(seat.words()) == set()
    assert seat.page.locator("html").get_attribute("lang") == "uk"


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_refusal_is_translated(sit: Sit, language: str) -> None:
    seat = sit(language=language)
    seat.begin("bot:random")
    seat.view()
    unlit = [one for one in every_target(seat.page) if one.startswith("tile:")]
    for target in unlit[:6]:
        seat.page.locator(f'[data-target="{target}"]').first.dispatch_event("click")
        seat.page.locator(".why .note").wait_for()
        assert untranslated(seat.words()) == set()


def test_the_language_chosen_last_is_spoken_however_late_another_comes(sit: Sit) -> None:
    seat = sit()
    seat.open_lobby()
    held: list[Route] = []
    seat.page.route("**/messages/uk", lambda route: held.append(route))
    language = seat.page.locator("header select")
    language.select_option("uk")
    language.select_option("ru")
    expect(seat.page.locator('html[lang="ru"]')).to_have_count(1)
    with seat.page.expect_response("**/messages/uk") as late:
        held[0].continue_()
    late.value.finished()
    seat.page.unroute("**/messages/uk")
    seat.page.evaluate("() => fetch('/api/messages/uk').then(answer => answer.text())")
    seat.settle()
    expect(seat.page.locator('html[lang="ru"]')).to_have_count(1)


def test_only_the_words_of_the_page_and_its_game_are_fetched(sit: Sit) -> None:
    seat = sit(language="uk")
    asked: list[str] = []
    seat.page.on("request", lambda request: asked.append(request.url))

    def parts() -> set[str]:
        found = [re.search(r"/messages/(\w+)/([\w-]+)/", url) for url in asked]
        return {f"{one[1]} {one[2]}" for one in found if one}

    seat.open_lobby("marengo")
    seat.settle()
    assert parts() == {"uk shell", "uk lobby"}
    match = seat.begin("bot:random", game="marengo")
    seat.view()
    assert parts() == {"uk shell", "uk lobby", "uk game-marengo"}
    asked.clear()
    seat.page.goto(f"/play/{match}")
    seat.view()
    assert parts() == {"uk shell", "uk game-marengo"}
    assert re.findall(r"\b(?:web|marengo|core)-[a-z]\w+", seat.words()) == []
