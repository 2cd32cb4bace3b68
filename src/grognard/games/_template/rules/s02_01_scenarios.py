"""§2.1 The scenarios, read once from data/."""

from typing import Final, final

from grognard.core.data import read_toml
from grognard.core.types import NOBODY, Json, Player
from grognard.games._template.rules.s01_pieces import find_hex, hex_name, unit_name
from grognard.games._template.tables import (
    BLUE,
    DATA,
    SIDES,
    UNIT_NAMES,
    UNITS_OF,
    VILLAGES,
    Hex,
    side_called,
)


@final
class Setup:
    """A scenario as its file gives it."""

    __slots__ = ("first", "holder_of", "id", "number", "reconstructed", "start_of", "turns")

    def __init__(self) -> None:
        self.id: str = ""
        self.number: int = 0
        self.turns: int = 0
        self.first: Player = BLUE
        self.reconstructed: bool = False
        self.holder_of: list[Player] = []
        self.start_of: list[Hex] = []

    def facts(self) -> Json:
        """§2.1 Return what can be read of it before it is played."""
        held = {hex_name(h): holder for h, holder in zip(VILLAGES, self.holder_of, strict=True)}
        return {
            "turns": self.turns,
            "first": SIDES[self.first],
            "villages": {name: None if s == NOBODY else SIDES[s] for name, s in held.items()},
            "units": {
                SIDES[side]: [unit_name(u) for u in UNITS_OF[side] if self.start_of[u] >= 0]
                for side in (0, 1)
            },
        }


def _read_setup(id: str) -> Setup:
    data = read_toml(DATA / f"scenarios/{id}.toml")
    setup = Setup()
    setup.id = id
    setup.number = data["number"]
    setup.turns = data["turns"]
    setup.first = side_called(data["first"])
    setup.reconstructed = data["reconstructed"]
    setup.holder_of = [side_called(data["villages"][hex_name(h)]) for h in VILLAGES]
    setup.start_of = [find_hex(data["units"].get(name, "")) for name in UNIT_NAMES]
    return setup


def _number(setup: Setup) -> int:
    return setup.number


def _read_setups() -> list[Setup]:
    files = (DATA / "scenarios").glob("*.toml")
    return sorted([_read_setup(file.stem) for file in files], key=_number)


SETUPS: Final[list[Setup]] = _read_setups()
SCENARIO_IDS: Final[list[str]] = [setup.id for setup in SETUPS]
