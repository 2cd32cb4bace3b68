"""Whole games are played by mouse, keyboard and touch, and nothing but the player moves the map.

At six sizes of window a tap means what is under it, axe-core finds nothing serious, and the table
is painted within a second; a press is answered within a tenth of one.
"""

import random
import statistics
import tempfile
import zlib
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from grognard.core.types import Json
from tests.browser.axe import serious_faults
from tests.browser.conftest import CALM, PLAIN, SEEDED, chromium
from tests.browser.server import Server
from tests.browser.table import Seat
from tests.browser.tapping import GAMES, SIZES, play_on
from tests.browser.whole import BATTLES, FEEDBACK, HANDS, SEATS, play
from tools.proving import NotProved

SEEDS: Final = [13]
MOST: Final = 25
"""Questions of one game that are answered at one size, if it does not end before."""
FEW: Final = 3
WHOLE: Final = 2500
"""Answers after which a whole game must be over."""
WINDOWS: Final = {"mouse": (1440, 900), "keyboard": (1024, 768), "touch": (390, 844)}
SLOWEST_FEEDBACK: Final = 100
"""Milliseconds from a press until something has changed and is painted, for 95 of 100 presses."""
SLOWEST_PAINT: Final = 1000
"""Milliseconds until something of the table is seen."""
PAINTS: Final = 5
"""Times that a table is opened for that; the middle one counts."""
FIRST_PAINT: Final = """() => new Promise(done => new PerformanceObserver(list => {
    const found = list.getEntriesByName('first-contentful-paint');
    if (found.length) done(found[0].startTime);
}).observe({type: 'paint', buffered: true}))"""


def prove(small: bool) -> Json:
    """Play every title to its end by each hand, and on at every size, where the map must rest."""
    if not chromium():
        raise NotProved("there is no Chromium here")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=PLAIN)
        try:
            return {
                game: {
                    **_whole(browser, server, game, small),
                    **_played(browser, server, game, small),
                }
                for game in GAMES
            }
        except AssertionError as error:
            raise NotProved(str(error)) from error
        finally:
            browser.close()
            server.stop()


def _whole(browser: Browser, server: Server, game: str, small: bool) -> Json:
    """Return the answers of a whole game by each hand, and how soon presses were answered."""
    figures: Json = {}
    waited: list[float] = []
    for hand in HANDS:
        name = f"{game} {hand} {SEEDS[0]}"
        server.seed(name)
        seat = _seat(browser, server, name, *WINDOWS[hand])
        seat.begin("bot:random", SEATS[game], game, BATTLES[game])
        answers, on_map = play(seat, game, hand, SEEDS[0], FEW if small else WHOLE)
        if not small and not seat.is_over():
            raise NotProved(f"{name}: not over after {answers} answers")
        if seat.problems:
            raise NotProved(f"{name}: {seat.problems[0]}")
        faults = serious_faults(seat.page)
        if faults:
            raise NotProved(f"{name}, at its end: {faults[0]}")
        figures |= {f"by {hand}": answers, f"by {hand}, on the map": on_map}
        waited += seat.page.evaluate("window.waited")
        seat.page.context.close()
    median, slow = statistics.median(waited), statistics.quantiles(waited, n=100)[94]
    if slow >= SLOWEST_FEEDBACK:
        raise NotProved(f"{game}: 95 of 100 presses are answered only within {round(slow)} ms")
    return {**figures, "feedback ms": round(median), "feedback ms of 95%": round(slow)}


def _played(browser: Browser, server: Server, game: str, small: bool) -> Json:
    """Return how many questions were answered at each size."""
    figures: Json = {}
    for width, height in SIZES[: 1 if small else None]:
        name = f"{game} {width}x{height} {SEEDS[0]}"
        server.seed(name)
        seat = _seat(browser, server, name, width, height)
        seat.begin("bot:random", 0, game, GAMES[game])
        chance = random.Random(name)
        answers = 0
        while answers < (FEW if small else MOST) and play_on(seat, chance.randrange(1000)):
            answers += 1
        figures[f"{width}x{height}"] = answers
        _judge(seat, name)
        figures[f"{width}x{height} first paint ms"] = _first_paint(seat, name)
        seat.page.context.close()
    return figures


def _judge(seat: Seat, name: str) -> None:
    """Ask axe-core about the table and its sheets."""
    faults = serious_faults(seat.page)
    for key in ("i", "t"):
        seat.page.keyboard.press(key)
        seat.page.locator("dialog[open] :is(li, td)").first.wait_for()
        faults += serious_faults(seat.page)
        seat.page.keyboard.press("Escape")
    if faults:
        raise NotProved(f"{name}: {faults[0]}")


def _first_paint(seat: Seat, name: str) -> int:
    """Open the table again and again; return after how many milliseconds something is seen."""
    took = []
    for _ in range(PAINTS):
        seat.page.reload()
        seat.page.locator(".table").wait_for()
        took.append(round(float(seat.page.evaluate(FIRST_PAINT))))
    middle = sorted(took)[PAINTS // 2]
    if middle >= SLOWEST_PAINT:
        raise NotProved(f"{name}: painted after {middle} ms, the middle one of {PAINTS} times")
    return middle


def _seat(browser: Browser, server: Server, name: str, width: int, height: int) -> Seat:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=True,
        base_url=server.url,
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.setItem('grognard.settings', '{CALM}')")
    context.add_init_script(SEEDED.replace("SEED", str(zlib.crc32(name.encode()))))
    context.add_init_script(FEEDBACK)
    return Seat(context.new_page())
