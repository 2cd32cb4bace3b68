"""A game and a computer player in a package of their own, installed beside this build."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import grognard
from tests.contract.games import COMPILED_FOLLOWS
from tests.contract.installing import install

pytestmark = pytest.mark.skipif(COMPILED_FOLLOWS, reason="left to the compiled run")

ROOT = Path(__file__).resolve().parents[2]
OURS = Path(grognard.__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, in a folder of its own."""
    return install(tmp_path_factory.mktemp("installed"))


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
