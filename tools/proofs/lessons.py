"""Every guided battle in Chromium, on a laptop and a phone: as taught, and wrong at every step."""

import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, cast

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

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


WORKERS: Final = 2
"""How many lessons are taken at a time, each by a browser and a server of its own."""


def prove(small: bool) -> Json:
    """Take every lesson four times; a small proof takes the first of each game on a laptop."""
    if not chromium():
        raise NotProved("there is no Chromium here")
    tasks = [
        (name, number, small)
        for name in games()
        for number in range(1 if small else len(lessons_of(load(name))))
    ]
    with ProcessPoolExecutor(WORKERS) as pool:
        taken = list(pool.map(_taken, tasks))
    lost = [fault for _, faults in taken for fault in faults]
    if lost:
        raise NotProved("; ".join(lost))
    found: dict[str, dict[str, int]] = {}
    for (name, _, _), (counts, _) in zip(tasks, taken, strict=True):
        sums = found.setdefault(name, {"lessons": 0})
        sums["lessons"] += 1
        for what, count in counts.items():
            sums[what] = sums.get(what, 0) + count
    return dict(found)


def _taken(task: tuple[str, int, bool]) -> tuple[dict[str, int], list[str]]:
    """Take one lesson in each way: what was counted, and what did not go as it should."""
    name, number, small = task
    lesson = lessons_of(load(name))[number]
    counts = {"steps": 0, "right": 0, "wrong": 0}
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=PLAIN)
        try:
            for size in (LAPTOP,) if small else (LAPTOP, PHONE):
                for is_wrong in (False, True):
                    language = LANGUAGES[(number + is_wrong) % len(LANGUAGES)]
                    try:
                        lived = _lived(
                            browser, server.url, size, language, (name, lesson.id), is_wrong
                        )
                    except NotProved as error:
                        faults.append(str(error))
                        continue
                    if len(lived.steps) < len([one for one in lesson.steps if one.do]):
                        faults.append(f"{name}/{lesson.id}: only {lived.steps} were seen")
                    counts["steps"] += len(lived.steps)
                    counts["right"] += lived.right
                    counts["wrong"] += lived.wrong
        finally:
            browser.close()
            server.stop()
    print(f"{name}/{lesson.id}: {counts} {faults}", flush=True)
    return counts, faults


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
    except (AssertionError, PlaywrightError) as error:
        raise NotProved(f"{lesson}, {size}: {error}") from error
    finally:
        if seat.problems:
            raise NotProved(f"{lesson}, {size}: {seat.problems}")
        context.close()
