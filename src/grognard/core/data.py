"""Reading what never changes: the tables in a game's folder data/."""

import tomllib
from pathlib import Path
from typing import Any


def read_toml(path: Path) -> dict[str, Any]:
    """Return a file of tables."""
    return tomllib.loads(path.read_text(encoding="utf-8"))
