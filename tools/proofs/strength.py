"""The marshal beats the reference at every game, each rank the one below it, and a recruit chance.

Distinct games in pairs with one seed and the seats swapped, all scenarios equally. A game that is
stopped at its limit is lost by the player named first.
"""

import os
from typing import Final

from grognard.ai.arena import run_arena
from grognard.ai.report import ArenaReport
from grognard.core.registry import games, load
from grognard.core.types import Json
from tools.proving import NotProved

SEEDS: Final = [1800]
PROCESSES: Final = os.cpu_count() or 2
AIMS: Final = {"marengo": 0.92, "undaunted": 0.75, "napoleonics": 0.75, "prussia": 0.75}
GAMES: Final = {"marengo": 240, "undaunted": 240, "napoleonics": 240, "prussia": 120}
LADDER: Final = (
    ("marshal", "veteran", 0.65),
    ("veteran", "regular", 0.65),
    ("regular", "recruit", 0.65),
    ("recruit", "random", 0.90),
)
OF_THE_LADDER: Final = 120


def prove(small: bool) -> Json:
    """Play every pairing; a share below its aim is no proof."""
    figures: Json = {}
    for name in games():
        row = _share(_played(name, "marshal", "reference", GAMES[name], small), AIMS[name], small)
        figures[f"{name}, marshal against reference"] = row
        for first, second, aim in LADDER:
            report = _played(name, first, second, OF_THE_LADDER, small)
            figures[f"{name}, {first} against {second}"] = _share(report, aim, small)
    return figures


def _played(name: str, first: str, second: str, count: int, small: bool) -> ArenaReport:
    game = load(name)
    scenarios = [scenario.id for scenario in game.scenarios()]
    if name == "prussia":
        scenarios = [one for one in scenarios if one.endswith("battle")]
    report = run_arena(
        game,
        (first, second),
        2 if small else count,
        SEEDS[0],
        scenarios[: 1 if small else None],
        jobs=1 if small else PROCESSES,
    )
    print(f"{name}, {first} against {second}: {report.total().to_json()}", flush=True)
    return report


def _share(report: ArenaReport, aim: float, small: bool) -> Json:
    total = report.total()
    if total.rate() < aim and not small:
        raise NotProved(f"{report.game}, {' against '.join(report.names)}: {total.to_json()}")
    low, high = total.interval()
    return {
        "games": total.games(),
        "distinct": total.distinct(),
        "share of points": round(total.rate(), 3),
        "95% interval": f"{low:.3f} to {high:.3f}",
    }
