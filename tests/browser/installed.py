"""The package as people get it: built, installed where nothing else is, played with.

Whatever runs here finds no Node.js, no compiler and no sources of ours.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from playwright.sync_api import Browser

from tests.browser.table import Seat

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv", "build", "dist", "node_modules", "__pycache__", "*.egg-info"),
    *(".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache"),
)
NOWHERE = "/nowhere"
ADDRESS = re.compile(r"http://[\w.:]+/")
GAME = """
import grognard
from grognard.research.checksum import running_build
for name in ["skirmish", *grognard.games()]:
    game = grognard.load(name)
    state = game.new(game.scenarios()[0].id, seed=7)
    for _ in range(200):
        if not state.is_over():
            game.play(state, state.legal_actions()[-1])
    assert game.load_state(state.save()).save() == state.save()
print(running_build())
"""


def copy_tree(folder: Path) -> Path:
    """Return a copy of the sources in which packages can be built."""
    return shutil.copytree(ROOT, folder / "tree", ignore=LEFT_OUT)


def build(tree: Path, kind: str, out: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build a "sdist" or a "wheel" as pip would, with what is installed here."""
    out.mkdir(exist_ok=True)
    hook = f"import setuptools.build_meta as build; build.build_{kind}({str(out)!r})"
    return subprocess.run(
        [sys.executable, "-c", hook],
        cwd=tree,
        env={"PATH": NOWHERE, **settings},
        capture_output=True,
        text=True,
        check=False,
    )


class Installed:
    """An environment with the package in it, and how to use it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir(parents=True, exist_ok=True)
        self.python = folder / "bin" / "python"
        self._settings = {"PATH": NOWHERE, "HOME": str(self.home), "LANG": "C.UTF-8"}

    def run(self, *words: str) -> str:
        """Return what a program of the environment prints."""
        command = [str(self.folder / "bin" / words[0]), *words[1:]]
        done = subprocess.run(
            command, env=self._settings, cwd=self.home, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def play(self) -> str:
        """Play by the library, then by the terminal; return which build of the engine it was."""
        build = self.run("python", "-I", "-c", GAME).strip()
        words = ("--first", "random", "--second", "random", "--games", "2", "--json")
        report = json.loads(self.run("grognard", "arena", "skirmish", *words))
        assert len(report["games"]) == 2
        return build

    @contextmanager
    def table(self) -> Iterator[str]:
        """Start the table and give its address."""
        command = [str(self.folder / "bin" / "grognard"), "serve", "--port", "0"]
        with subprocess.Popen(
            command, env=self._settings, cwd=self.home, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout is not None
                found = next(filter(None, map(ADDRESS.search, process.stdout)), None)
                assert found is not None, "the table does not open"
                yield found.group()
            finally:
                process.terminate()

    def open_in(self, browser: Browser) -> list[str]:
        """Open the lobby, begin a battle against the computer; return the games on offer."""
        with self.table() as address:
            context = browser.new_context(base_url=address, locale="en")
            seat = Seat(context.new_page())
            seat.open_lobby()
            offered = seat.page.locator(".new .games [data-game]")
            games = [
                offered.nth(place).get_attribute("data-game") for place in range(offered.count())
            ]
            seat.begin("bot:random")
            assert seat.view() is not None
            assert seat.problems == []
            context.close()
        return [game for game in games if game]


def install_alone(folder: Path, wheel: Path) -> Installed:
    """Install a wheel and the packages it asks for, and theirs, taken from here: no network."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = str(folder / "bin" / "python")
    words = ["-q", "--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check"]
    pip = [sys.executable, "-m", "pip", "--python", python, "install", *words, str(wheel)]
    subprocess.run(pip, check=True, env={**os.environ, "PYTHONPATH": ""})
    site = next(folder.glob("lib/python*/site-packages"))
    ours = PathDistribution(next(site.glob("grognard-*.dist-info")))
    for needed in asked_for(ours, "", set()).values():
        link(needed, site)
    return Installed(folder)


def asked_for(
    package: Distribution, extra: str, seen: set[tuple[str, str]]
) -> dict[str, Distribution]:
    """Return the packages that one asks for, and those that they ask for."""
    found: dict[str, Distribution] = {}
    for line in package.requires or []:
        wanted = Requirement(line)
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
            continue
        for part in ("", *wanted.extras):
            if (wanted.name, part) not in seen:
                seen.add((wanted.name, part))
                needed = distribution(wanted.name)
                found = {**found, wanted.name: needed, **asked_for(needed, part, seen)}
    return found


def link(package: Distribution, site: Path) -> None:
    """Let an environment have a package that is installed here."""
    for file in package.files or []:
        if ".." in file.parts or "__pycache__" in file.parts:
            continue
        target = site / file
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists():
            target.symlink_to(str(package.locate_file(file)))
