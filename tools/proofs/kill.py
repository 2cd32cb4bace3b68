"""A server killed fifty times in the middle of play loses no click that it acknowledged.

Words about asking back, at a match by link, are among them.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import Final

from grognard.core.types import Json
from tests.server.test_kill import check, play_and_kill
from tools.proving import NotProved

SEEDS: Final = [3]
KILLS: Final = 50


def prove(small: bool) -> Json:
    """Play while the server is killed; every acknowledged click is in the database, once."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "table.db"
        kills = 2 if small else KILLS
        try:
            clients = asyncio.run(play_and_kill(database, kills, SEEDS[0]))
            acknowledged = check(database, clients)
        except AssertionError as error:
            raise NotProved(str(error)) from error
    return {
        "kills": kills,
        "acknowledged": acknowledged,
        "words": sum(client.words for client in clients),
        "lost": 0,
        "falls": sum(client.falls for client in clients),
    }
