"""Draw the pictures of the documentation anew: python -m tests.browser.pictures [SUBJECT ...]."""

import random
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser import test_napoleonics, test_prussia
from tests.browser.conftest import CALM, PLAIN, SEEDED, chromium
from tests.browser.marshals import MarengoMarshal, PrussiaMarshal
from tests.browser.player import Player, View, texts
from tests.browser.server import ROOT, Server
from tests.browser.table import FIND_POINT, Seat, by_button
from tests.browser.test_dice import finish, secrets_of
from tests.browser.test_marengo import begin

IMAGES: Final = ROOT / "docs" / "img"
LAPTOP: Final = {"width": 1280, "height": 720}
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
MOST_ANSWERS: Final = 400
SETTLED: Final = 500
STEPS_INTO_A_REPLAY: Final = 20
VIMEIRO: Final = 2


class Studio:
    """A server and a browser; every picture is taken at a table of its own."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self.url = server.url
        self._seed = 0

    def begin(self, subject: str) -> None:
        """All chance of a subject follows from its name, so that its pictures stay the same."""
        self._server.seed(f"pictures of {subject}")
        self._seed = zlib.crc32(subject.encode())

    @contextmanager
    def seat(self, size: dict[str, int] = LAPTOP, language: str = "en") -> Iterator[Seat]:
        """Open a browser window, and close it afterwards."""
        context = self._browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            base_url=self.url,
            reduced_motion="reduce",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
        )
        context.add_init_script(f"localStorage.setItem('grognard.settings', '{CALM}')")
        self._seed += 1
        context.add_init_script(SEEDED.replace("SEED", str(self._seed)))
        yield Seat(context.new_page())
        context.close()


def take(seat: Seat, name: str) -> None:
    """Take a picture when everything has come to rest."""
    seat.page.wait_for_timeout(SETTLED)
    seat.page.screenshot(path=IMAGES / f"{name}.png")


def shooting(view: View) -> str:
    """Attack where that is offered, else play on."""
    return "use attack" if "use attack" in texts(view) else Player().choose(view)


def until_attack(seat: Seat) -> None:
    """Play until an attack has its target to choose, late enough for a view of the battle."""
    for count in range(MOST_ANSWERS):
        view = seat.view()
        assert view is not None
        if view["prompt"] == "attack" and count > 12:
            seat.page.locator(".choices button").first.hover()
            return
        seat.page.locator(f'[data-choice="{shooting(view)}"]').click()
        seat.wait_past(view)


# Undaunted.


def lobby(studio: Studio) -> None:
    """The lobby on a laptop and on a phone."""
    for size, name in ((LAPTOP, "undaunted-lobby"), (PHONE, "undaunted-lobby-phone")):
        with studio.seat(size) as seat:
            seat.open_lobby()
            take(seat, name)


def game(studio: Studio) -> None:
    """A game in the middle, and its replay, on a laptop and on a phone."""
    for size, end in ((LAPTOP, ""), (PHONE, "-phone")):
        with studio.seat(size) as seat:
            match = seat.begin("bot:reference")
            for _ in range(18):
                seat.answer(Player(), by_button)
            seat.view()
            seat.page.mouse.move(2, 2)
            take(seat, f"undaunted-game{end}")
            seat.page.goto(f"/replay/{match}")
            seat.page.locator(".log p").first.wait_for(state="attached")
            seat.page.get_by_role("slider").fill(str(STEPS_INTO_A_REPLAY))
            seat.page.locator(".controls .place", has_text=str(STEPS_INTO_A_REPLAY + 1)).wait_for()
            take(seat, f"undaunted-replay{end}")


def sheets(studio: Studio) -> None:
    """Cards to be read, and the charts of a game."""
    with studio.seat() as seat:
        seat.begin("bot:reference")
        seat.view()
        seat.page.locator(".tray .supply h3 button").click()
        take(seat, "undaunted-cards")
    with studio.seat(DESK) as seat:
        test_prussia.begin(seat)
        seat.view()
        seat.page.keyboard.press("t")
        seat.page.locator("dialog[open] table").first.wait_for()
        take(seat, "prussia-charts")


def odds(studio: Studio) -> None:
    """The odds of an attack, in two languages."""
    for language, name in (("en", "undaunted-odds"), ("uk", "undaunted-odds-uk")):
        with studio.seat(language=language) as seat:
            seat.begin("bot:reference")
            until_attack(seat)
            take(seat, name)


def campaign(studio: Studio) -> None:
    """A campaign with its first battle fought."""
    with studio.seat() as seat:
        seat.open_lobby()
        seat.page.get_by_role("button", name="Begin a campaign").click()
        seat.page.wait_for_url("**/play/*")
        seat.play(Player(), by_button)
        seat.page.locator(".result a.primary").click()
        seat.page.locator("ol li").first.wait_for()
        take(seat, "undaunted-campaign")


def dice(studio: Studio) -> None:
    """The dice of a battle by link, checked when it is over."""
    with studio.seat(DESK) as ann, studio.seat(LAPTOP) as bob:
        match = ann.begin("link")
        bob.join(ann.page.locator("input.link").input_value())
        ann.page.locator(".table").wait_for()
        secrets = {**secrets_of(ann.page, match), **secrets_of(bob.page, match)}
        finish(studio.url, match, secrets)
        ann.page.goto(f"/dice/{match}")
        ann.page.locator(".verdict").wait_for()
        take(ann, "dice")


# Marengo.


def marengo(studio: Studio) -> None:
    """The first turn on a laptop, an assault from close by, and the map on a phone."""
    with studio.seat(LAPTOP) as seat:
        begin(seat, side=0, opponent="bot:reference")
        seat.view()
        seat.page.mouse.move(2, 2)
        take(seat, "marengo-start")
    with studio.seat(DESK) as seat:
        begin(seat, side=0, opponent="bot:reference")
        to_assault(seat)
        for _ in ("to the whole map", "to where it is fought now"):
            seat.page.locator(".bar .focus").click()
        seat.page.locator(".choices button").first.hover()
        take(seat, "marengo-assault")
    with studio.seat(PHONE) as seat:
        begin(seat, side=1, opponent="bot:reference")
        seat.view()
        seat.page.mouse.move(2, 2)
        take(seat, "marengo-phone")


def to_assault(seat: Seat) -> None:
    """Fight until an own assault asks for its leading pieces."""
    marshal, chance = MarengoMarshal(5), random.Random(5)
    for _ in range(MOST_ANSWERS):
        view = seat.view()
        assert view is not None
        if view["prompt"] == "s11-attack":
            return
        storms = [text for text in texts(view) if text.startswith("assault")]
        text = chance.choice(storms) if storms else marshal.choose(view)
        seat.page.locator(f'[data-choice="{text}"]').click()
        seat.wait_past(view)


# Napoleonics.


def vimeiro(studio: Studio) -> None:
    """A melee with its chances on a laptop, and the map on a phone."""
    with studio.seat(LAPTOP) as seat:
        test_napoleonics.begin(seat, side=1, opponent="bot:reference", battle=VIMEIRO)
        view = test_napoleonics.reach(seat, "target", seed=3)
        while view["observation"]["question"]["previews"][0]["kind"] != "melee":
            test_napoleonics.hurry(seat, limit=1)
            view = test_napoleonics.reach(seat, "target", seed=3)
        point = seat.page.evaluate(FIND_POINT, view["choices"][0]["target"])
        seat.page.mouse.move(*point)
        take(seat, "napoleonics-attack")
    with studio.seat(PHONE) as seat:
        test_napoleonics.begin(seat, side=1, opponent="bot:reference", battle=VIMEIRO)
        test_napoleonics.reach(seat, "order")
        take(seat, "napoleonics-phone")


# Prussia's Glory.


def rossbach(studio: Studio) -> None:
    """A combat declared on the map on a laptop, and the map on a phone."""
    with studio.seat(DESK) as seat:
        test_prussia.begin(seat, opponent="bot:reference")
        marshal = PrussiaMarshal(7)
        view = test_prussia.reach(seat, "s10-declare", marshal)
        while "done" not in texts(view):
            seat.page.locator(f'[data-choice="{texts(view)[0]}"]').click()
            seat.wait_past(view)
            view = test_prussia.reach(seat, "s10-declare", marshal)
        seat.page.locator(".board .tools .fight").click()
        take(seat, "prussia-combat")
    with studio.seat(PHONE) as seat:
        test_prussia.begin(seat, opponent="bot:reference")
        seat.view()
        take(seat, "prussia-phone")


SUBJECTS: Final = {
    one.__name__: one
    for one in (lobby, game, sheets, odds, campaign, dice, marengo, vimeiro, rossbach)
}


def main() -> None:
    """Take the pictures of the subjects that are named, or all of them."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=PLAIN)
        try:
            studio = Studio(browser, server)
            for name in sys.argv[1:] or SUBJECTS:
                studio.begin(name)
                SUBJECTS[name](studio)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
