"""The same games in every process, and in both builds.

Run with the compiled package, this compares it with the sources; run with the sources, it compares
them with the interpreter that GROGNARD_OTHER_PYTHON names, or with themselves in another process.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.core.registry import load
from grognard.research.bench import bench_other_build, other_environment
from grognard.research.checksum import checksum, running_build
from grognard.research.play import MAX_DECISIONS
from tests.contract.games import LONG_GAMES, games_here

SOURCES = Path(__file__).resolve().parents[2] / "src"
FEW_SCENARIOS = 3
BEGINNING = 120
"""Decisions of each scenario of a long game: whole ones take minutes where nothing is compiled."""
OTHER_PYTHON = os.environ.get("GROGNARD_OTHER_PYTHON")


def other_path() -> dict[str, str]:
    """Return what makes the other interpreter find the other build."""
    return {} if OTHER_PYTHON else {"PYTHONPATH": str(SOURCES)}


def other_checksum(game: str, *arguments: str) -> tuple[str, str]:
    """Return checksum and build of a game in another process, with another hash seed."""
    command = [OTHER_PYTHON or sys.executable, "-P", "-m", "grognard.research.checksum", game]
    environment = other_environment({**other_path(), "PYTHONHASHSEED": "7"})
    done = subprocess.run(
        [*command, *arguments], env=environment, check=True, capture_output=True, text=True
    )
    found, build, *_ = done.stdout.split()
    return found, build


@pytest.mark.parametrize("game", games_here())
def test_another_process_and_the_other_build_play_the_same_games(game: str) -> None:
    games = 1 if len(load(game).scenarios()) > FEW_SCENARIOS else 3
    most = BEGINNING if game in LONG_GAMES else MAX_DECISIONS
    found, build = other_checksum(game, "--games", str(games), "--most", str(most))
    assert found == checksum(load(game), games, most=most)
    if OTHER_PYTHON or running_build() == "compiled":
        assert {build, running_build()} == {"compiled", "interpreted"}


@pytest.mark.large
@pytest.mark.parametrize("game", LONG_GAMES)
def test_both_builds_play_the_same_long_games_to_their_end(game: str) -> None:
    assert other_checksum(game, "--games", "1")[0] == checksum(load(game), 1)


def test_other_seeds_give_other_checksums() -> None:
    game = load("skirmish")
    assert len({checksum(game, 1, seed) for seed in range(5)}) == 5


def test_the_other_build_can_be_measured() -> None:
    result = bench_other_build(OTHER_PYTHON or sys.executable, "skirmish", 0.2, other_path())
    assert result["game"] == "skirmish"
    assert result["build"] in ("compiled", "interpreted")
    assert isinstance(result["decisions_per_second"], int)
    assert result["decisions_per_second"] > 0
