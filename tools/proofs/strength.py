"""The marshal beats the reference, two players it never met, each rank the one below; games end.

Distinct games in pairs with one seed and the seats swapped, all scenarios equally. A game that is
stopped at its limit is lost by the player named first. The two players never met in tuning are
OpenSpiel's IS-MCTS and flat Monte Carlo, with budgets of about a marshal's time. Six games of each
rank against itself in each scenario all end by the rules.
"""

import os
from typing import Final

from grognard.ai.arena import run_arena
from grognard.ai.report import ArenaReport
from grognard.ai.roster import RANKS
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
STRANGERS: Final = ("is-mcts", "flat-monte-carlo")
MET_BY_STRANGERS: Final = ("marengo", "undaunted", "napoleonics")
AGAINST_STRANGERS: Final = 120
AIM_AGAINST_STRANGERS: Final = 0.60
MIRRORS: Final = 6
"""Games of each rank against itself, in each scenario."""


def prove(small: bool) -> Json:
    """Play every pairing; a share below its aim is no proof."""
    figures: Json = {}
    for name in games():
        row = _share(_played(name, "marshal", "reference", GAMES[name], small), AIMS[name], small)
        figures[f"{name}, marshal against reference"] = row
        for first, second, aim in LADDER:
            report = _played(name, first, second, OF_THE_LADDER, small)
            figures[f"{name}, {first} against {second}"] = _share(report, aim, small)
        for stranger in STRANGERS if name in MET_BY_STRANGERS else ():
            report = _played(name, "marshal", stranger, AGAINST_STRANGERS, small)
            row = _share(report, AIM_AGAINST_STRANGERS, small)
            figures[f"{name}, marshal against {stranger}"] = row
        figures[f"{name}, against itself"] = _ended(name, small)
    return figures


def _ended(name: str, small: bool) -> Json:
    """Play every rank against itself in every scenario; a game without an end is no proof."""
    count = MIRRORS * len(_scenarios(name, small=False))
    reports = [_played(name, rank, rank, count, small) for rank in RANKS]
    capped = sum(report.capped() for report in reports)
    if capped:
        raise NotProved(f"{name}: {capped} games of a rank against itself did not end")
    return {"games": sum(report.total().games() for report in reports), "without an end": capped}


def _played(name: str, first: str, second: str, count: int, small: bool) -> ArenaReport:
    report = run_arena(
        load(name),
        (first, second),
        2 if small else count,
        SEEDS[0],
        _scenarios(name, small),
        jobs=1 if small else PROCESSES,
    )
    print(f"{name}, {first} against {second}: {report.total().to_json()}", flush=True)
    return report


def _scenarios(name: str, small: bool) -> list[str]:
    scenarios = [scenario.id for scenario in load(name).scenarios()]
    if name == "prussia":
        scenarios = [one for one in scenarios if one.endswith("battle")]
    return scenarios[: 1 if small else None]


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
