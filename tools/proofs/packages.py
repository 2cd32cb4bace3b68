"""Every wheel that `make wheels` builds, installed alone, plays its games and opens the table.

Each is installed as people do it, with pip and what the package index gives, by the Python that it
is for; there is no Node.js and no compiler on its path. The lobby is opened in Chromium, and a
battle against the computer begun.
"""

import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from grognard.core.types import Json
from tests.browser.conftest import PLAIN, chromium
from tests.browser.installed import Installed
from tools.proving import NotProved
from tools.wheels import Python, build, choose

SEEDS: Final = [7]
TAG: Final = re.compile(r"-cp3(\d+)-")


def prove(small: bool) -> Json:
    """Build the wheels, the pure one alone if small, and try each in an environment of its own."""
    pythons = {python.minor(): python for python in choose([])}
    packages = build([], pure=small)
    figures: Json = {}
    with browser() as opened, tempfile.TemporaryDirectory() as folder:
        for wheel in [package for package in packages if package.suffix == ".whl"]:
            minor = minor_of(wheel)
            python = pythons[minor] if minor else next(iter(pythons.values()))
            figures[minor or "pure"] = tried(
                wheel, python, Path(folder) / (minor or "pure"), opened
            )
    return figures


def minor_of(wheel: Path) -> str:
    """Return the version of Python that a wheel is for, "" for any.

    >>> minor_of(Path("grognard-0.2.0-cp312-cp312-manylinux_2_17_x86_64.whl"))
    '3.12'
    """
    found = TAG.search(wheel.name)
    return f"3.{found[1]}" if found else ""


@contextmanager
def browser() -> Iterator[Browser]:
    """Open a Chromium; without one nothing is proved."""
    if not chromium():
        raise NotProved("no Chromium is installed here; GROGNARD_CHROMIUM can name one")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=PLAIN)
        yield opened
        opened.close()


def tried(wheel: Path, python: Python, folder: Path, opened: Browser) -> Json:
    """Install a wheel and use it; return what it is."""
    subprocess.run([python.path, "-m", "venv", str(folder)], check=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "-q", "--only-binary", ":all:"]
    subprocess.run([*pip, str(wheel)], check=True)
    installed = Installed(folder)
    try:
        engine = installed.play()
        games = installed.open_in(opened)
    except AssertionError as error:
        raise NotProved(f"{wheel.name}: {error}") from error
    if engine != ("compiled" if minor_of(wheel) else "interpreted"):
        raise NotProved(f"{wheel.name} is {engine}")
    return {
        "wheel": wheel.name,
        "megabytes": round(wheel.stat().st_size / 1e6, 1),
        "python": python.version,
        "engine": engine,
        "games in the lobby": len(games),
    }
