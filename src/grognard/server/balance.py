"""What the laboratory measured of a game's scenarios, as the lobby tells it.

A game's `data/balance.json` holds, for each scenario that was measured, who played how many games,
the share of the first side with its interval, and the head start that came nearest to half of them.
"""

import json
from importlib.resources import files
from typing import Any, cast

from grognard.core.game import Game
from grognard.core.types import Json
from grognard.messages import package_of


def balance_of(game: Game) -> dict[str, Json]:
    """Return what was measured of each scenario by its id; nothing where nothing was."""
    path = files(package_of(game)) / "data" / "balance.json"
    if not path.is_file():
        return {}
    saved: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return cast(dict[str, Json], saved["scenarios"])
