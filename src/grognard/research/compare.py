"""Two runs of the benchmark, part by part, so that a loss of speed is seen.

A run is kept as a file: the figures, and on what machine, Python and build they were got. What one
run says of another is a ratio, above 1 where the later one is better, whatever the part counts. Two
runs of the same code differ too; only what is worse by more than the noise is a loss.
"""

import json
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

import grognard
from grognard.core.errors import BadRecord
from grognard.core.types import Json

FORMAT = 1
NOISE = 10.0
"""Percent: runs of the same code on an idle machine stay within it."""
RATES = (
    "decisions_per_second",
    "batch_decisions_per_second",
    "over_open_spiel",
    "positions_per_second",
    "yardstick_positions_per_second",
)
COSTS = (
    "clone_us",
    "apply_us",
    "evaluate_us",
    "observe_us",
    "features_us",
    "determinize_us",
    "clone_bytes",
)
WIDTHS = ("branching_p50", "branching_p95", "branching_max")
NEIGHBOUR = "C++"
"""The build of what is not ours, and neither gains nor loses."""
SETTING = ("machine", "python", "seed")


class BadRun(BadRecord):
    """A file does not hold a run of the benchmark."""


@dataclass(frozen=True)
class Difference:
    """One part of one game in two runs; `ratio` is above 1 where the later run is better."""

    game: str
    build: str
    part: str
    before: float
    now: float
    ratio: float

    def is_loss(self, noise: float) -> bool:
        """Say whether the later run is worse by more than so many percent."""
        return self.ratio < 1 / (1 + noise / 100)

    def is_gain(self, noise: float) -> bool:
        """Say whether the later run is better by more than so many percent."""
        return self.ratio > 1 + noise / 100

    def to_json(self, noise: float) -> Json:
        """Return the difference as plain JSON, with the verdict on it."""
        return {**asdict(self), "loss": self.is_loss(noise)}


def run_json(results: Sequence[Json], seconds: float, seed: int, load: float | None) -> Json:
    """Return a run as it is kept: the figures, and all that is needed to judge them.

    `load` is that of the machine before it began.
    """
    return {
        "format": FORMAT,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "version": grognard.__version__,
        "machine": {
            "cores": os.cpu_count() or 0,
            "system": f"{platform.system()} {platform.machine()}",
        },
        "load": load,
        "python": platform.python_version(),
        "seconds": seconds,
        "seed": seed,
        "results": list(results),
    }


def load_of_the_machine() -> float | None:
    """Return how many processes wanted to run in the last minute, where that is known."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def write_run(path: Path, run: Json) -> None:
    """Keep a run as a file."""
    path.write_text(json.dumps(run, indent=1, ensure_ascii=False) + "\n", "utf-8")


def read_run(path: Path) -> Json:
    """Return a run that was kept; raises BadRun if the file holds something else."""
    try:
        run = json.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise BadRun("bench-file", file=str(path)) from error
    if not isinstance(run, dict) or run.get("format") != FORMAT or not _are_results(run):
        raise BadRun("bench-file", file=str(path))
    return run


def _are_results(run: Json) -> bool:
    results = run.get("results")
    if not isinstance(results, list):
        return False
    return all(isinstance(row, dict) and "game" in row and "build" in row for row in results)


def beside(results: Sequence[Json], neighbour: Json | None) -> None:
    """Write into results how many times the neighbour's decisions per second they make."""
    if neighbour is None:
        return
    theirs = _number(neighbour, "decisions_per_second")
    for result in results:
        ours = _number(result, "decisions_per_second")
        if ours is not None and theirs:
            result["over_open_spiel"] = round(ours / theirs, 2)


def differences(earlier: Json, results: Sequence[Json]) -> list[Difference]:
    """Return every part that both runs measured of the same game in the same build."""
    found: list[Difference] = []
    for result in results:
        before = _same(earlier, result)
        if before is not None and result["build"] != NEIGHBOUR:
            found += _parts(before, result)
    return found


def _parts(before: Json, result: Json) -> list[Difference]:
    found: list[Difference] = []
    for part in (*RATES, *COSTS):
        then, now = _number(before, part), _number(result, part)
        if then and now:
            ratio = round(now / then if part in RATES else then / now, 3)
            name, build = str(result["game"]), str(result["build"])
            found.append(Difference(name, build, part, then, now, ratio))
    return found


def other_games(earlier: Json, results: Sequence[Json]) -> list[str]:
    """Return the games whose questions have other widths than before: other positions."""
    found: list[str] = []
    for result in results:
        before = _same(earlier, result)
        if before is not None and any(before.get(w) != result.get(w) for w in WIDTHS):
            found.append(str(result["game"]))
    return sorted(set(found))


def is_other_setting(earlier: Json, run: Json) -> bool:
    """Say whether two runs were got on other machines, other Pythons or from other seeds."""
    return any(earlier.get(name) != run.get(name) for name in SETTING)


def _same(run: Json, result: Json) -> Json | None:
    """Return what a run holds of the same game in the same build, if it does."""
    rows = run["results"]
    assert isinstance(rows, list)
    for row in rows:
        if isinstance(row, dict) and all(row[name] == result[name] for name in ("game", "build")):
            return row
    return None


def _number(result: Json, name: str) -> float | None:
    value = result.get(name)
    return float(value) if isinstance(value, int | float) else None
