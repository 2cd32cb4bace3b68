"""The reference player beats random play at every game; played against itself it shows the balance.

Every scenario is played evenly, each pairing with the seats swapped.
"""

import os
from typing import Final

from grognard.ai.arena import run_arena
from grognard.ai.report import ArenaReport
from grognard.core.registry import games, load
from grognard.core.types import Json
from tools.proving import NotProved

SEEDS: Final = [1944]
PROCESSES: Final = os.cpu_count() or 2
ROUNDS: Final = 4
"""Games of every scenario and pairing, half of them with the seats swapped."""
FEWEST: Final = 40
"""Games of every pairing, however few scenarios there are."""
BEATEN: Final = 0.5
"""The whole interval of the share of points against random play lies above this."""


def prove(small: bool) -> Json:
    """Play both arenas of every game."""
    figures: Json = {}
    for name in games():
        against_random = _played(name, "random", small)
        mirror = _played(name, "reference", small)
        if against_random.total().interval()[0] <= BEATEN and not small:
            raise NotProved(f"{name}: {against_random.total().to_json()}")
        figures[name] = {**_share(against_random), **_balance(mirror)}
    return figures


def _played(name: str, other: str, small: bool) -> ArenaReport:
    game = load(name)
    scenarios = [scenario.id for scenario in game.scenarios()][: 1 if small else None]
    count = 2 if small else max(FEWEST, ROUNDS * len(scenarios))
    report = run_arena(
        game, ("reference", other), count, SEEDS[0], scenarios, jobs=1 if small else PROCESSES
    )
    if report.capped() and other == "random":
        raise NotProved(f"{name}: {report.capped()} games against random did not end")
    print(f"{name}, against {other}: {report.total().to_json()}", flush=True)
    return report


def _share(report: ArenaReport) -> Json:
    """Return what the reference player makes of random play."""
    low, high = report.total().interval()
    return {
        "games against random": report.total().games(),
        "share of points": round(report.total().rate(), 3),
        "95% interval": f"{low:.3f} to {high:.3f}",
    }


def _balance(report: ArenaReport) -> Json:
    """Return how often each side won where both are played alike."""
    wins = zip(report.seats, report.seat_wins(), strict=True)
    return {
        "mirror games": report.total().games(),
        "of them distinct": report.total().distinct(),
        "of them without an end": report.capped(),
        "won by": ", ".join(f"{seat} {count}" for seat, count in wins),
    }
