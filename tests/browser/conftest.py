"""A server, Chromium, and pages that write down all they hear."""

import os
import shutil
import zlib
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.server import CLIENT, Server
from tests.browser.table import PATIENCE, Seat

CHROMIUM_NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
"""Its headless shell first: the same engine without the windows of a browser, and far quicker."""
PLAIN = ("--disable-gpu", "--disable-software-rasterizer")
"""Drawn by the processor itself: an imitated graphics card takes several times as long."""
LAPTOP = {"width": 1280, "height": 720}
CALM = '{"motion":"off","showLog":true,"isVeteran":true,"answerSingle":false}'

# The browser's own chance (salts, keys of clicks): repeated in every run, new on every page load.
SEEDED = """(() => {
    const loads = Number(localStorage.getItem('tests.loads') ?? 0) + 1;
    localStorage.setItem('tests.loads', loads);
    let state = (SEED + Math.imul(loads, 0x9E3779B9)) >>> 0;
    crypto.getRandomValues = (array) => {
        for (let i = 0; i < array.length; i++) {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            array[i] = state >>> 24;
        }
        return array;
    };
})()"""


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known: `pytest -m "not browser"` leaves these tests out."""
    config.addinivalue_line("markers", "browser: drives a real browser against a real server")
    expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Return the browser to drive, or "" if there is none on this machine."""
    named = os.environ.get("GROGNARD_CHROMIUM", "")
    found = (shutil.which(name) for name in CHROMIUM_NAMES)
    return named or next((path for path in found if path), "")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, started once; the tests are left out where there is none."""
    path = chromium()
    if not path:
        pytest.skip("no Chromium is installed here; GROGNARD_CHROMIUM can name one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=PLAIN)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server, started once; the client must have been built into the package."""
    assert CLIENT.exists(), "the browser client is not built: npm --prefix web run build"
    server = Server(tmp_path_factory.mktemp("table"))
    server.start()
    yield server
    server.stop()


Sit = Callable[..., Seat]


@pytest.fixture
def sit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Open a browser of one's own: sit(language="uk", size={...}, touch=True).

    The games of a test are the same in every run: all chance follows from its name.
    """
    name = request.node.nodeid
    server.seed(name)
    contexts: list[BrowserContext] = []

    def open_page(
        language: str = "en",
        size: dict[str, int] | None = None,
        touch: bool = False,
        settings: str = CALM,
        motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> Seat:
        context = browser.new_context(
            viewport=size or LAPTOP,  # type: ignore[arg-type]
            locale=language,
            base_url=server.url,
            reduced_motion=motion,
            has_touch=touch,
        )
        context.add_init_script(f"localStorage.setItem('grognard.settings', '{settings}')")
        seed = zlib.crc32(f"{name} {len(contexts)}".encode())
        context.add_init_script(SEEDED.replace("SEED", str(seed)))
        contexts.append(context)
        return Seat(context.new_page())

    yield open_page
    for context in contexts:
        context.close()
