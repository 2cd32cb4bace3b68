"""What never changes: cards, counters and tiles, read once from data/."""

from pathlib import Path
from typing import Any, Final, Literal, NewType

from grognard.core.data import read_toml

Card = NewType("Card", int)
Unit = NewType("Unit", int)
Counter = NewType("Counter", int)
Tile = NewType("Tile", int)

US: Final = 0
GERMAN: Final = 1
Seat = Literal["us", "german"]
SEATS: Final[tuple[Seat, Seat]] = ("us", "german")

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

# §1.4 How the lines of bricks run.
Layout = Literal["rows", "columns"]

# §1.3 The two faces of a control marker.
NO_MARKER: Final = 0
SCOUTED: Final = 1
CONTROLLED: Final = 2
Marker = Literal["", "scouted", "controlled"]
MARKERS: Final[tuple[Marker, ...]] = ("", "scouted", "controlled")

DATA: Final = Path(__file__).parent / "data"

_CARDS: Final = read_toml(DATA / "cards.toml")
_CARD_ROWS: Final[list[dict[str, Any]]] = _CARDS["card"]
_RULES: Final[dict[str, int]] = _CARDS["rules"]

HAND_SIZE: Final[int] = _RULES["hand_size"]  # §4
TARGET_MIN_DISTANCE: Final[int] = _RULES["target_min_distance"]  # §8.7
HILL_COVER: Final[int] = _RULES["hill_cover"]  # §9.5
HILL_COVER_REDUCED: Final[int] = _RULES["hill_cover_against_hill_or_blast"]  # §9.5
ROUND_CAP: Final[int] = _RULES["round_cap"]  # ruling R11

CARD_IDS: Final[list[str]] = [row["id"] for row in _CARD_ROWS]
CARDS: Final[list[Card]] = [Card(card) for card in range(CARD_COUNT)]
UNITS: Final[list[Unit]] = [Unit(unit) for unit in range(UNIT_COUNT)]
COUNTERS: Final[list[Counter]] = [Counter(counter) for counter in range(COUNTER_COUNT)]
UNIT_IDS: Final[list[str]] = CARD_IDS[:UNIT_COUNT]
INITIATIVE_OF: Final[list[int]] = [row.get("initiative", 0) for row in _CARD_ROWS]
DEFENCE_OF: Final[list[int]] = [row.get("defence", 0) for row in _CARD_ROWS[:UNIT_COUNT]]
SQUAD_OF: Final[list[int]] = ["ABC".find(str(row.get("squad", "-"))) for row in _CARD_ROWS]
OWN_SQUAD_ONLY: Final[list[bool]] = [bool(row.get("own_squad_only")) for row in _CARD_ROWS]


def _verb_values() -> list[int]:
    """§6.5 `VALUE[card * 16 + verb]`: the printed value, 0 if it has none, -1 if not printed."""
    values = [-1] * (CARD_COUNT * VERB_COUNT)
    for card, row in enumerate(_CARD_ROWS):
        for action in row.get("actions", []):
            verb = VERBS.index(action["action"])
            values[card * VERB_COUNT + verb] = action.get("value", 0)
    return values


VALUE: Final[list[int]] = _verb_values()

TILE_ROWS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in read_toml(DATA / "tiles.toml")["tile"]
}


def counter_of(side: int, unit: Unit) -> Counter:
    """Return the counter of a unit of a side."""
    return Counter(side * UNIT_COUNT + unit)


def side_of(counter: Counter) -> int:
    """Return whose counter it is."""
    return counter // UNIT_COUNT


def unit_of(counter: Counter) -> Unit:
    """Return which unit a counter shows."""
    return Unit(counter % UNIT_COUNT)
