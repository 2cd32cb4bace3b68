"""What the lobby tells of a scenario's balance, taken from reports of the laboratory.

    python -m tools.balance docs/lab/undaunted.json [more reports of that game]

Writes `data/balance.json` of the game: a report adds its scenarios to those that are there, and
takes the place of an older measurement of the same one.
"""

import argparse
import json
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parents[1] / "src" / "grognard" / "games"


def told(report: dict[str, Any], scenario: dict[str, Any]) -> dict[str, Any]:
    """Return what is told of one scenario of a report."""
    even = scenario["even"]
    return {
        "level": report["level"],
        "games": scenario["games"],
        "share": scenario["share"],
        "interval": scenario["interval"],
        "even": None if even is None else {"seat": even["seat"], "points": even["points"]},
        "seed": report["seed"],
    }


def main() -> None:
    """Read reports and write the data file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("reports", type=Path, nargs="+")
    for path in parser.parse_args().reports:
        report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        target = GAMES / report["game"] / "data" / "balance.json"
        scenarios: dict[str, Any] = {}
        if target.exists():
            scenarios = json.loads(target.read_text(encoding="utf-8"))["scenarios"]
        for scenario in report["scenarios"]:
            scenarios[scenario["id"]] = told(report, scenario)
        card = "grognard lab GAME --level LEVEL --games N --seed SEED; python -m tools.balance"
        saved = {"card": card, "scenarios": scenarios}
        target.write_text(json.dumps(saved, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
