"""Two hundred random games of every scenario of every game end, and nothing breaks on the way.

After each action the state is checked; every question has an answer, every refusal a reason.
"""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from grognard.core.registry import load
from grognard.core.types import Json
from grognard.research.conformance import known_games
from grognard.research.fuzz import FuzzReport, run_fuzz
from tools.proving import ROOT, NotProved

SEEDS: Final = [2026]
GAMES: Final = 200
FOUND: Final = ROOT / "tests" / "fuzz" / "found"
PROCESSES: Final = os.cpu_count() or 2

Battle = tuple[str, str, int]
"""A game, a scenario of it, and how many random games of that."""


def prove(small: bool) -> Json:
    """Play the games, scenario by scenario on all cores, and add them up per game."""
    battles = [
        (name, scenario.id, 1 if small else GAMES)
        for name in known_games()
        for scenario in load(name).scenarios()[: 1 if small else None]
    ]
    with ProcessPoolExecutor(PROCESSES, mp_context=get_context("forkserver")) as pool:
        reports = list(pool.map(_fuzzed, battles))
    failures = [one for report in reports for one in report.failures]
    if failures:
        listed = "; ".join(f"{one.file_name()}: {one.detail}" for one in failures[:5])
        raise NotProved(f"{len(failures)} games failed: {listed}")
    return {name: _total([one for one in reports if one.game == name]) for name in known_games()}


def _fuzzed(battle: Battle) -> FuzzReport:
    name, scenario, games = battle
    report = run_fuzz(load(name), [scenario], games, SEEDS[0], None, FOUND)
    print(f"{name} {scenario}: {report.games} games, {report.decisions} decisions", flush=True)
    return report


def _total(reports: list[FuzzReport]) -> Json:
    """Return the figures of one game."""
    return {
        "scenarios": len(reports),
        "games": sum(report.games for report in reports),
        "decisions": sum(report.decisions for report in reports),
        "longest game": max(most for report in reports for most in report.longest.values()),
        "kinds of refusal met": len({code for one in reports for code in one.counts.refusals}),
    }
