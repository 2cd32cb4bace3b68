"""Fifty games at once over a hundred sockets: the server answers every click, and soon."""

from typing import Final

from grognard.core.types import Json
from grognard.server.load import run_load
from tools.proving import NotProved

SEEDS: Final = list(range(50))
"""One for the choices of each table."""
SECONDS: Final = 60.0
GAMES: Final = ("undaunted", "napoleonics")


def prove(small: bool) -> Json:
    """Put the load on a server of its own, for one game after another."""
    figures: Json = {}
    for game in GAMES[: 1 if small else None]:
        found = run_load(2.0 if small else SECONDS, 4 if small else len(SEEDS), game)
        if found["errors"] or not found["actions"]:
            raise NotProved(f"{game}: {found['errors']} errors, {found['actions']} actions")
        figures[game] = {key: value for key, value in found.items() if key != "game"}
    return figures
