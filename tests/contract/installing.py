"""Pebbles, the package of `tests/package`, installed into a folder of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1] / "package"


def install(folder: Path) -> Path:
    """Return the folder that the package is installed in; pip needs nothing from outside for it."""
    source = shutil.copytree(PACKAGE, folder / "source", ignore=shutil.ignore_patterns("*.pyc"))
    target = folder / "target"
    words = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-compile"]
    command = [sys.executable, "-m", "pip", "install", *words, "--target", str(target), str(source)]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    subprocess.run(command, check=True, env=environment)
    return target
