"""A game and a computer player in a package of their own, installed beside this build."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grognard

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "tests" / "package"
OURS = Path(grognard.__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package into a folder of its own; pip needs nothing from outside for it."""
    folder = tmp_path_factory.mktemp("installed")
    source = shutil.copytree(PACKAGE, folder / "source", ignore=shutil.ignore_patterns("*.pyc"))
    target = folder / "target"
    words = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-compile"]
    command = [sys.executable, "-m", "pip", "install", *words, "--target", str(target), str(source)]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    subprocess.run(command, check=True, env=environment)
    return target


def test_a_package_of_one_s_own_brings_a_game_and_a_player(installed: Path) -> None:
    """In another process, in which the package is found by its entry points alone."""
    assert [path.name for path in installed.glob("*.dist-info")] == ["pebbles-0.1.dist-info"]
    environment = {**os.environ, "PYTHONPATH": f"{installed}{os.pathsep}{OURS}"}
    words = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/package/inside.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
