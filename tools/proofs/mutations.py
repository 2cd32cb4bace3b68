"""A hundred thousand mutated messages are refused: none is accepted, none makes a fault."""

import asyncio
import tempfile
from pathlib import Path
from typing import Final

from grognard.core.types import Json
from tests.server.test_mutations import EXPECTED, MANY, attack
from tools.proving import NotProved

SEEDS: Final = [11]
FEW: Final = 2_000


def prove(small: bool) -> Json:
    """Send them in the course of games; return how many were refused with which code."""
    with tempfile.TemporaryDirectory() as folder:
        sent = FEW if small else MANY
        counts = asyncio.run(attack(Path(folder), "undaunted", sent, SEEDS[0]))
    missing = EXPECTED - set(counts)
    if sum(counts.values()) != sent or (missing and not small):
        raise NotProved(f"{counts}, never {sorted(missing)}")
    figures: Json = {"sent": sent, "accepted": 0}
    figures["refused"] = dict(sorted(counts.items()))
    return figures
