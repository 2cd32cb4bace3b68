"""Every guided battle in Chromium, on a laptop and a phone: as taught, and wrong at every step."""

import tempfile
from pathlib import Path
from typing import Any, Final, cast

from playwright.sync_api import Browser, sync_playwright

from grognard.core.registry import games, load
from grognard.core.types import Json
from grognard.lessons import lessons_of
from tests.browser.coached import Lived, sight, take_lesson
from tests.browser.conftest import CALM, PLAIN, chromium
from tests.browser.server import Server
from tests.browser.table import Seat
from tools.proving import NotProved

SEEDS: Final[list[int]] = []
LAPTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
MAP_SHARE: Final = 0.25
"""Of the height of a phone: what the map keeps at every moment."""
LANGUAGES: Final = ("en", "uk", "ru")


def prove(small: bool) -> Json:
    """Take every lesson four times; a small proof takes the first of each game on a laptop."""
    if not chromium():
        raise NotProved("there is no Chromium here")
    found: Json = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=PLAIN)
        try:
            for name in games():
                found[name] = _game(browser, server.url, name, small)
        finally:
            browser.close()
            server.stop()
    return found


def _game(browser: Browser, url: str, name: str, small: bool) -> Json:
    lessons = lessons_of(load(name))[: 1 if small else None]
    counts = {"lessons": 0, "steps": 0, "right": 0, "wrong": 0}
    for number, lesson in enumerate(lessons):
        counts["lessons"] += 1
        for size in (LAPTOP,) if small else (LAPTOP, PHONE):
            for is_wrong in (False, True):
                language = LANGUAGES[(number + is_wrong) % len(LANGUAGES)]
                lived = _lived(browser, url, size, language, (name, lesson.id), is_wrong)
                if len(lived.steps) < len([one for one in lesson.steps if one.do]):
                    raise NotProved(f"{name}/{lesson.id}: only {lived.steps} were seen")
                counts["steps"] += len(lived.steps)
                counts["right"] += lived.right
                counts["wrong"] += lived.wrong
    return dict(counts)


def _lived(
    browser: Browser,
    url: str,
    size: dict[str, int],
    language: str,
    lesson: tuple[str, str],
    is_wrong: bool,
) -> Lived:
    viewport = cast(Any, size)
    is_phone = size == PHONE
    context = browser.new_context(
        viewport=viewport,
        locale=language,
        base_url=url,
        reduced_motion="reduce",
        has_touch=is_phone,
    )
    context.add_init_script(f"localStorage.setItem('grognard.settings', '{CALM}')")
    seat = Seat(context.new_page())

    def look(step: str) -> None:
        seen = sight(seat)
        if is_phone and (seen.hidden or seen.share < MAP_SHARE):
            raise NotProved(f"{lesson}, {step}: {seen.hidden} out of sight, map {seen.share:.2f}")

    try:
        return take_lesson(seat, *lesson, is_wrong, look, by_touch=is_phone)
    except (AssertionError, TimeoutError) as error:
        raise NotProved(f"{lesson}, {size}: {error}") from error
    finally:
        if seat.problems:
            raise NotProved(f"{lesson}, {size}: {seat.problems}")
        context.close()
