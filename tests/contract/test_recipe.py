"""The recipe of docs/add-a-game.md, run as it stands: in a clone, and in a package of one's own."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grognard
from tests.cli.terminal import command
from tests.contract.games import COMPILED_FOLLOWS

BASH = shutil.which("bash") or ""
pytestmark = [
    pytest.mark.skipif(COMPILED_FOLLOWS, reason="left to the compiled run"),
    pytest.mark.skipif(not BASH, reason="the lines of the page are for bash, which is not here"),
]

ROOT = Path(__file__).resolve().parents[2]
OURS = Path(grognard.__file__).resolve().parent
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.so")
PIP = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-compile"]


def block(kind: str, holding: str) -> str:
    """Return the block of the page, of a kind, that holds a text."""
    blocks: list[str] = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return next(one for one in blocks if holding in one)


def run(script: str, folder: Path, *path: Path) -> str:
    """Run lines of the page in a folder; return what they print."""
    environment = {**os.environ, "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    environment.pop("GROGNARD_EXPECT_COMPILED", None)
    environment["PYTHONPATH"] = os.pathsep.join(map(str, path))
    environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    environment["HOME"] = str(folder)
    done = subprocess.run(
        [BASH, "-e", "-o", "pipefail", "-c", script],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def stand_in(folder: Path, name: str, *words: str) -> None:
    """Let a name of the page mean a program of this environment."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\nexec {shlex.join(words)}\n".replace("'$@'", '"$@"'))
    (folder / name).chmod(0o755)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone, as far as the recipe needs it, with its environment."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=LEFT_OUT)
    tests = Path("tests", "games", "_template")
    shutil.copytree(ROOT / tests, tmp_path / tests, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    environment = tmp_path / ".venv" / "bin"
    stand_in(environment, "python", sys.executable, "$@")
    stand_in(environment, "pytest", sys.executable, "-m", "pytest", "-p", "no:xdist", "$@")
    return tmp_path


def test_a_game_copied_in_a_clone_passes_its_tests_and_the_suite(clone: Path) -> None:
    run(block("sh", "cp -r src/grognard/games/_template"), clone)
    registry = clone / "src" / "grognard" / "core" / "registry.py"
    begin = "BUILT_IN: Final[dict[str, str]] = {\n"
    text = registry.read_text(encoding="utf-8")
    assert begin in text
    line = block("", '"hillfight": "grognard.games.hillfight"')
    registry.write_text(text.replace(begin, begin + line), encoding="utf-8")
    checks = block("sh", "conformance hillfight").splitlines()
    said = run("\n".join(one for one in checks if one.startswith("PYTHONPATH=src")), clone)
    assert " passed" in said
    assert "ok  targets are drawn" in said


def test_a_game_copied_into_a_package_is_installed_listed_and_played(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (tmp_path / "src").mkdir()
    (tmp_path / "pyproject.toml").write_text(block("toml", "hillfight"), encoding="utf-8")
    pip = [sys.executable, "-m", "pip"]
    stand_in(tmp_path / "bin", "pip", *pip, "$@", *PIP, "--target", str(site))
    stand_in(tmp_path / "bin", "python", sys.executable, "$@")
    stand_in(tmp_path / "bin", "grognard", *command("$@"))
    lines = block("sh", "pip install .").replace(".../grognard", str(OURS))
    lines = lines.replace("arena hillfight", "arena hillfight --games 2")
    said = run(lines, tmp_path, site, OURS.parent)
    assert "Hillfight" in said
    assert "ok  targets are drawn" in said
    assert "%" in said
