"""§14 The scenario booklet: the twelve scenarios as they are set up, read once from data/."""

from typing import Any, Final

from grognard.core.data import read_toml
from grognard.games.undaunted.rules.s01_03_spawns import spawns
from grognard.games.undaunted.rules.s01_04_tiles import distances
from grognard.games.undaunted.tables import (
    CARD_IDS,
    CONTROLLED,
    DATA,
    GERMAN,
    NO_MARKER,
    OFF_BOARD,
    SCOUTED,
    SEATS,
    TILE_LIMIT,
    TILE_ROWS,
    UNIT_COUNT,
    UNIT_IDS,
    UNITS,
    US,
    Layout,
    Tile,
)


class SideSetup:
    """§2.5-2.9 What one side begins with in a scenario."""

    def __init__(self, table: dict[str, Any], tile_ids: list[str]) -> None:
        self.points_to_win: int = table.get("points_to_win", 0)
        self.wins_by_pinning: bool = bool(table.get("wins_by_pinning"))
        self.spawn_of: list[Tile] = [OFF_BOARD] * UNIT_COUNT
        for tile_id, groups in table["spawns"].items():
            for unit in UNITS:
                if spawns(groups, unit):
                    self.spawn_of[unit] = Tile(tile_ids.index(tile_id))
        units = table["units"]
        self.start_of: list[Tile] = [
            Tile(tile_ids.index(units[unit_id])) if unit_id in units else OFF_BOARD
            for unit_id in UNIT_IDS
        ]
        self.marker_of: list[int] = [NO_MARKER] * TILE_LIMIT
        for tile_id in table["scouted"]:
            self.marker_of[tile_ids.index(tile_id)] = SCOUTED
        for tile_id in table["controlled"]:
            self.marker_of[tile_ids.index(tile_id)] = CONTROLLED
        deck = table["deck"]
        supply = table["supply"]
        self.deck_of: list[int] = [deck.get(card_id, 0) for card_id in CARD_IDS]
        self.supply_of: list[int] = [supply.get(card_id, 0) for card_id in CARD_IDS]


class Scenario:
    """§2 A scenario: its board of bricks, objectives and both sides' set-up."""

    def __init__(self, index: int, table: dict[str, Any]) -> None:
        self.index: int = index
        self.id: str = table["id"]
        self.number: int = table["number"]
        self.title: str = table["title"]
        self.date: str = table["date"]
        self.phase: str = table["phase"]
        self.reconstructed: bool = bool(table["reconstructed"])
        self.orientation: Layout = table["orientation"]
        self.rotated: list[str] = table.get("rotated", [])
        places = table["tiles"]
        self.tile_ids: list[str] = [place[0] for place in places]
        self.line_of: list[int] = [place[1] for place in places]
        self.place_of: list[int] = [place[2] for place in places]
        self.tiles: list[Tile] = [Tile(tile) for tile in range(len(places))]
        rows = [TILE_ROWS[tile_id] for tile_id in self.tile_ids]
        self.cover_of: list[int] = [row.get("cover", 0) for row in rows]
        self.is_hill: list[bool] = [bool(row.get("hill")) for row in rows]
        self.terrain_of: list[str] = [row["terrain"] for row in rows]
        objectives = table["objectives"]
        self.worth_of: list[int] = [objectives.get(tile_id, 0) for tile_id in self.tile_ids]
        radio = str(table.get("radio", ""))
        self.radio: Tile = Tile(self.tile_ids.index(radio)) if radio else OFF_BOARD
        self.initiative: int = SEATS.index(table["initiative"])
        self.sides: list[SideSetup] = [SideSetup(table[seat], self.tile_ids) for seat in SEATS]
        self.spawn_of: list[Tile] = self.sides[US].spawn_of + self.sides[GERMAN].spawn_of
        self.distance: list[int] = distances(self.line_of, self.place_of)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """A scenario travels to another process as its number."""
        return (_scenario, (self.index,))


def _scenarios() -> list[Scenario]:
    paths = sorted((DATA / "scenarios").glob("*.toml"))
    return [Scenario(index, read_toml(path)) for index, path in enumerate(paths)]


SCENARIOS: Final[list[Scenario]] = _scenarios()
SCENARIO_IDS: Final[list[str]] = [scenario.id for scenario in SCENARIOS]


def _scenario(index: int) -> Scenario:
    return SCENARIOS[index]
