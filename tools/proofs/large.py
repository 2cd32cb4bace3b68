"""The tests marked `large` pass: the same claims as in `make test`, on many more cases."""

import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as Xml
from pathlib import Path
from typing import Final

from grognard.core.types import Json
from tools.proving import ROOT, NotProved

SEEDS: Final[list[int]] = []
"""Every test has its own."""


def prove(small: bool) -> Json:
    """Run the tests in this build and count them by folder; --small only collects them."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "large.xml"
        words = ["-q", "-m", "large", "-n", "auto", "tests", f"--junit-xml={found}"]
        words += ["--collect-only"] if small else []
        done = subprocess.run([sys.executable, "-m", "pytest", *words], cwd=ROOT, check=False)
        if done.returncode:
            raise NotProved(f"pytest ended with {done.returncode}")
        return {} if small else _counted(found)


def _counted(found: Path) -> Json:
    """Return how many tests passed in each folder, how many were skipped, and their time."""
    figures: dict[str, dict[str, int]] = {}
    for case in Xml.parse(found).getroot().iter("testcase"):
        name = re.sub(r"\.test_\w+$", "", str(case.get("classname"))).replace(".", "/")
        row = figures.setdefault(name, {"passed": 0, "skipped": 0, "seconds": 0})
        row["skipped" if case.find("skipped") is not None else "passed"] += 1
        row["seconds"] += round(float(case.get("time") or 0))
    counted: Json = {}
    counted.update(sorted(figures.items()))
    return counted
