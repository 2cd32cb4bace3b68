"""Every guided battle in Chromium, on a laptop and a phone: as taught, and wrong at every step."""

import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from grognard.core.registry import games, load
from grognard.core.types import Json
from grognard.lessons import Lesson, lesson_of, lessons_of
from tests.browser.coached import Lived, enter_lesson, sight, take_lesson
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


class Way(NamedTuple):
    """One way to take a lesson."""

    game: str
    id: str
    size: dict[str, int]
    is_wrong: bool
    language: str


def prove(small: bool) -> Json:
    """Take every lesson four times; a small proof takes the first of each game on a laptop."""
    if not chromium():
        raise NotProved("there is no Chromium here")
    ways = _ways(small)
    with ProcessPoolExecutor(WORKERS) as pool:
        shares = [ways[first::WORKERS] for first in range(WORKERS)]
        taken = [one for share in pool.map(_taken, shares) for one in share]
    lost = [fault for _, _, faults in taken for fault in faults]
    if lost:
        raise NotProved("; ".join(lost))
    found: dict[str, dict[str, int]] = {}
    for name in games():
        mine = [(way, lived) for way, lived, _ in taken if way.game == name and lived]
        if mine:
            found[name] = {
                "lessons": len({way.id for way, _ in mine}),
                "times": len(mine),
                "steps": sum(len(lived.steps) for _, lived in mine),
                "right": sum(lived.right for _, lived in mine),
                "wrong": sum(lived.wrong for _, lived in mine),
            }
    return dict(found)


def _ways(small: bool) -> list[Way]:
    """Return all ways, the longest lessons first, so that the workers end at about one time."""
    lessons = [(name, one) for name in games() for one in lessons_of(load(name))]
    if small:
        lessons = [(name, one) for name, one in lessons if one.number == 1]
    lessons.sort(key=lambda of: -len(of[1].steps))
    sizes = (LAPTOP,) if small else (LAPTOP, PHONE)
    return [
        Way(name, one.id, size, is_wrong, LANGUAGES[(at + is_wrong) % len(LANGUAGES)])
        for at, (name, one) in enumerate(lessons)
        for is_wrong in (False, True)
        for size in sizes
    ]


def _taken(ways: Sequence[Way]) -> list[tuple[Way, Lived | None, list[str]]]:
    """Take lessons one after the other: what happened in each, and what was not as it should be."""
    found: list[tuple[Way, Lived | None, list[str]]] = []
    with _table() as (browser, server):
        for way in ways:
            lived, faults = _lived(browser, server, way)
            found.append((way, lived, faults))
            print(f"{_name(way)}: {_told(lived)} {faults or ''}", flush=True)
    return found


@contextmanager
def _table() -> Iterator[tuple[Browser, Server]]:
    """A server and a browser, for all the lessons of a worker."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=PLAIN)
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()


def _lived(browser: Browser, server: Server, way: Way) -> tuple[Lived | None, list[str]]:
    is_phone = way.size == PHONE
    context = browser.new_context(
        viewport=cast(Any, way.size),
        locale=way.language,
        base_url=server.url,
        reduced_motion="reduce",
        has_touch=is_phone,
    )
    context.add_init_script(f"localStorage.setItem('grognard.settings', '{CALM}')")
    seat = Seat(context.new_page())
    faults: list[str] = []

    def look(step: str) -> None:
        seen = sight(seat)
        if is_phone and (seen.hidden or seen.share < MAP_SHARE):
            fault = f"{_name(way)}, {step}: {seen.hidden} out of sight, map {seen.share:.2f}"
            if fault not in faults:
                faults.append(fault)

    lived = None
    try:
        lived = take_lesson(
            seat, way.game, way.id, way.is_wrong, look, by_touch=is_phone, begin=enter_lesson
        )
        faults += _unseen(lesson_of(load(way.game), way.id), way, lived)
    except (AssertionError, PlaywrightError) as error:
        faults.append(f"{_name(way)}: {error}")
    faults += [f"{_name(way)}: {problem}" for problem in seat.problems]
    context.close()
    return lived, faults


def _unseen(lesson: Lesson, way: Way, lived: Lived) -> list[str]:
    """Every step is seen, and wherever one wrong click was possible one was made."""
    unseen = [one.id for one in lesson.steps if one.id not in lived.steps]
    faults = [f"{_name(way)}: {', '.join(unseen)} not seen"] if unseen else []
    if way.is_wrong != bool(lived.wrong):
        faults.append(f"{_name(way)}: {lived.wrong} wrong clicks")
    return faults


def _name(way: Way) -> str:
    wrong = " wrong" if way.is_wrong else ""
    return f"{way.game}/{way.id} {way.language} {way.size['width']}{wrong}"


def _told(lived: Lived | None) -> str:
    if lived is None:
        return "not to its end"
    return f"{len(lived.steps)} steps, {lived.right} right, {lived.wrong} wrong"
