"""What never changes: cards and counters, tiles, and the twelve scenarios, read once from data/."""

import tomllib
from pathlib import Path
from typing import Final, NewType, cast

Card = NewType("Card", int)
Unit = NewType("Unit", int)
Counter = NewType("Counter", int)
Tile = NewType("Tile", int)

US: Final = 0
GERMAN: Final = 1
SEATS: Final = ("us", "german")

# §1.2 Cards. Combat cards 0..10 have the number of their counter; then commanders; fog is last.
CARD_COUNT: Final = 17
UNIT_COUNT: Final = 11
COUNTER_COUNT: Final = 22
TILE_LIMIT: Final = 18
FOG: Final = Card(16)
RIFLEMEN: Final = 3
"""Units 0, 1, 2 are the riflemen of squads A, B, C."""
SCOUTS_FIRST: Final = 3
"""Units 3, 4, 5 are the scouts of squads A, B, C."""
MORTAR: Final = Unit(10)
OFF_BOARD: Final = Tile(-1)
NO_CARD: Final = Card(-1)
NO_SQUAD: Final = -1

# §7, §8, §9 The fourteen actions in the rulebook's order, then hunkering down and readying.
VERB_MOVE: Final = 0
VERB_GUIDE: Final = 1
VERB_SCOUT: Final = 2
VERB_STALK: Final = 3
VERB_BOLSTER: Final = 4
VERB_COMMAND: Final = 5
VERB_CONCEAL: Final = 6
VERB_CONTROL: Final = 7
VERB_INSPIRE: Final = 8
VERB_RECON: Final = 9
VERB_TARGET: Final = 10
VERB_ATTACK: Final = 11
VERB_SUPPRESS: Final = 12
VERB_BLAST: Final = 13
VERB_HUNKER: Final = 14
VERB_READY: Final = 15
VERB_COUNT: Final = 16
VERBS: Final = (
    "move", "guide", "scout", "stalk", "bolster", "command", "conceal", "control",
    "inspire", "recon", "target", "attack", "suppress", "blast", "hunker", "ready",
)  # fmt: skip

# §1.3 The two faces of a control marker.
NO_MARKER: Final = 0
SCOUTED: Final = 1
CONTROLLED: Final = 2

_DATA: Final = Path(__file__).parent / "data"
Table = dict[str, object]


def _read(path: Path) -> Table:
    with path.open("rb") as file:
        return cast(Table, tomllib.load(file))


def _rows(table: Table, name: str) -> list[Table]:
    return cast(list[Table], table[name])


def _number(table: Table, name: str, default: int = 0) -> int:
    return cast(int, table.get(name, default))


def _text(table: Table, name: str) -> str:
    return cast(str, table[name])


_CARDS: Final = _read(_DATA / "cards.toml")
_CARD_ROWS: Final = _rows(_CARDS, "card")
_RULES: Final = cast(Table, _CARDS["rules"])

HAND_SIZE: Final = _number(_RULES, "hand_size")  # §4
TARGET_MIN_DISTANCE: Final = _number(_RULES, "target_min_distance")  # §8.7
HILL_COVER: Final = _number(_RULES, "hill_cover")  # §9.5
HILL_COVER_REDUCED: Final = _number(_RULES, "hill_cover_against_hill_or_blast")  # §9.5
ROUND_CAP: Final = _number(_RULES, "round_cap")  # ruling R11

CARD_IDS: Final[list[str]] = [_text(row, "id") for row in _CARD_ROWS]
CARDS: Final[list[Card]] = [Card(card) for card in range(CARD_COUNT)]
UNITS: Final[list[Unit]] = [Unit(unit) for unit in range(UNIT_COUNT)]
COUNTERS: Final[list[Counter]] = [Counter(counter) for counter in range(COUNTER_COUNT)]
UNIT_IDS: Final[list[str]] = CARD_IDS[:UNIT_COUNT]
COUNT_OF: Final[list[int]] = [_number(row, "count") for row in _CARD_ROWS]
INITIATIVE_OF: Final[list[int]] = [_number(row, "initiative") for row in _CARD_ROWS]
DEFENCE_OF: Final[list[int]] = [_number(row, "defence") for row in _CARD_ROWS[:UNIT_COUNT]]
SQUAD_OF: Final[list[int]] = ["ABC".find(str(row.get("squad", "-"))) for row in _CARD_ROWS]
OWN_SQUAD_ONLY: Final[list[bool]] = [bool(row.get("own_squad_only")) for row in _CARD_ROWS]


def _verb_values() -> list[int]:
    """§6.5 `VALUE[card * 16 + verb]`: the printed value, 0 if it has none, -1 if not printed."""
    values = [-1] * (CARD_COUNT * VERB_COUNT)
    for card, row in enumerate(_CARD_ROWS):
        for action in cast(list[Table], row.get("actions", [])):
            verb = VERBS.index(_text(action, "action"))
            values[card * VERB_COUNT + verb] = _number(action, "value")
    return values


VALUE: Final[list[int]] = _verb_values()

_TILE_ROWS: Final = {_text(row, "id"): row for row in _rows(_read(_DATA / "tiles.toml"), "tile")}
TILE_SIDES: Final[list[str]] = list(_TILE_ROWS)


def counter_of(side: int, unit: Unit) -> Counter:
    """Return the counter of a unit of a side."""
    return Counter(side * UNIT_COUNT + unit)


def side_of(counter: Counter) -> int:
    """Return whose counter it is."""
    return counter // UNIT_COUNT


def unit_of(counter: Counter) -> Unit:
    """Return which unit a counter shows."""
    return Unit(counter % UNIT_COUNT)


class SideSetup:
    """§2.5-2.9 What one side begins with in a scenario."""

    def __init__(self, table: Table, tile_ids: list[str]) -> None:
        self.points_to_win: int = _number(table, "points_to_win")
        self.wins_by_pinning: bool = bool(table.get("wins_by_pinning"))
        self.spawn_of: list[Tile] = [OFF_BOARD] * UNIT_COUNT
        for tile_id, groups in cast(dict[str, list[str]], table["spawns"]).items():
            for unit in UNITS:
                if _spawns(groups, unit):
                    self.spawn_of[unit] = Tile(tile_ids.index(tile_id))
        units = cast(dict[str, str], table["units"])
        self.start_of: list[Tile] = [
            Tile(tile_ids.index(units[unit_id])) if unit_id in units else OFF_BOARD
            for unit_id in UNIT_IDS
        ]
        self.marker_of: list[int] = [NO_MARKER] * TILE_LIMIT
        for tile_id in cast(list[str], table["scouted"]):
            self.marker_of[tile_ids.index(tile_id)] = SCOUTED
        for tile_id in cast(list[str], table["controlled"]):
            self.marker_of[tile_ids.index(tile_id)] = CONTROLLED
        deck = cast(dict[str, int], table["deck"])
        supply = cast(dict[str, int], table["supply"])
        self.deck_of: list[int] = [deck.get(card_id, 0) for card_id in CARD_IDS]
        self.supply_of: list[int] = [supply.get(card_id, 0) for card_id in CARD_IDS]


def _spawns(groups: list[str], unit: Unit) -> bool:
    """§1.3 A spawn marker names all units, a squad, or a single unit."""
    squad = f"squad_{'abc'[SQUAD_OF[unit]]}" if SQUAD_OF[unit] != NO_SQUAD else UNIT_IDS[unit]
    return "all" in groups or squad in groups


class Scenario:
    """§2 A scenario: its board of bricks, objectives and both sides' set-up."""

    def __init__(self, index: int, table: Table) -> None:
        self.index: int = index
        self.id: str = _text(table, "id")
        self.number: int = _number(table, "number")
        self.title: str = _text(table, "title")
        self.date: str = _text(table, "date")
        self.phase: str = _text(table, "phase")
        self.reconstructed: bool = bool(table["reconstructed"])
        self.orientation: str = _text(table, "orientation")
        self.rotated: list[str] = cast(list[str], table.get("rotated", []))
        places = cast(list[list[object]], table["tiles"])
        self.tile_ids: list[str] = [cast(str, place[0]) for place in places]
        self.line_of: list[int] = [cast(int, place[1]) for place in places]
        self.place_of: list[int] = [cast(int, place[2]) for place in places]
        self.tiles: list[Tile] = [Tile(tile) for tile in range(len(places))]
        rows = [_TILE_ROWS[tile_id] for tile_id in self.tile_ids]
        self.cover_of: list[int] = [_number(row, "cover") for row in rows]
        self.is_hill: list[bool] = [bool(row.get("hill")) for row in rows]
        self.terrain_of: list[str] = [_text(row, "terrain") for row in rows]
        objectives = cast(dict[str, int], table["objectives"])
        self.worth_of: list[int] = [objectives.get(tile_id, 0) for tile_id in self.tile_ids]
        radio = str(table.get("radio", ""))
        self.radio: Tile = Tile(self.tile_ids.index(radio)) if radio else OFF_BOARD
        self.initiative: int = SEATS.index(_text(table, "initiative"))
        self.sides: list[SideSetup] = [
            SideSetup(cast(Table, table[seat]), self.tile_ids) for seat in SEATS
        ]
        self.spawn_of: list[Tile] = self.sides[US].spawn_of + self.sides[GERMAN].spawn_of
        self.distance: list[int] = self._distances()

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """A scenario travels to another process as its number."""
        return (_scenario, (self.index,))

    def _touches(self, here: Tile, there: Tile) -> bool:
        """Ruling R1 (§1.4): tiles that share a piece of an edge are neighbours, up to six."""
        apart = abs(self.line_of[here] - self.line_of[there])
        shift = abs(self.place_of[here] - self.place_of[there])
        return (apart == 0 and shift == 2) or (apart == 1 and shift == 1)

    def _distances(self) -> list[int]:
        """Ruling R1 (§9.2): distance is the fewest steps; `distance[a * 18 + b]`."""
        distance = [0] * (TILE_LIMIT * TILE_LIMIT)
        for start in self.tiles:
            seen = [start]
            for here in seen:
                for there in self.tiles:
                    if there not in seen and self._touches(here, there):
                        steps = distance[start * TILE_LIMIT + here] + 1
                        distance[start * TILE_LIMIT + there] = steps
                        seen.append(there)
        return distance


def _scenarios() -> list[Scenario]:
    paths = sorted((_DATA / "scenarios").glob("*.toml"))
    return [Scenario(index, _read(path)) for index, path in enumerate(paths)]


SCENARIOS: Final[list[Scenario]] = _scenarios()
SCENARIO_IDS: Final[list[str]] = [scenario.id for scenario in SCENARIOS]


def _scenario(index: int) -> Scenario:
    return SCENARIOS[index]


# §14.2 The campaign.
_CAMPAIGN: Final = _read(_DATA / "campaign.toml")
CASUALTIES_PER_POINT: Final = _number(_CAMPAIGN, "casualties_per_point")
BANDS: Final[list[tuple[int, str]]] = [
    (_number(row, "margin"), _text(row, "result")) for row in _rows(_CAMPAIGN, "band")
]
