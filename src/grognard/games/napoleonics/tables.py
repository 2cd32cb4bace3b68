"""What never changes: die, cards, unit cards and terrain, read once from data/."""

from typing import Any, Final, Literal, NewType

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.data import read_toml
from grognard.games.napoleonics.rules.s02_01_board import DATA, SECTION_NAMES

Card = NewType("Card", int)
"""A kind of command card; copies of a kind are not told apart."""
Kind = NewType("Kind", int)
"""A row of the unit cards: a nation's type of unit."""
Terrain = NewType("Terrain", int)

_CARDS: Final = read_toml(DATA / "cards.toml")
_TERRAIN: Final = read_toml(DATA / "terrain.toml")

# §2.4 The die: faces 0 .. 5, two of them infantry

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
FLAG: Final = 3
SABER: Final = 4
Symbol = Literal["infantry", "cavalry", "artillery", "flag", "saber"]
SYMBOLS: Final[tuple[Symbol, ...]] = ("infantry", "cavalry", "artillery", "flag", "saber")
NUM_SYMBOLS: Final = 5
FACES: Final[list[int]] = [
    symbol for symbol, name in enumerate(SYMBOLS) for _ in range(_CARDS["die"][name])
]
"""FACES[die value 0 .. 5]: the symbol that shows."""
NUM_FACES: Final = 6
SYMBOL_COUNT: Final[list[int]] = [_CARDS["die"][name] for name in SYMBOLS]

# §2.6 Arms, in the order of their die symbols; a lone leader is a target of his own

Arm = Literal["infantry", "cavalry", "artillery"]
ARMS: Final[tuple[Arm, ...]] = ("infantry", "cavalry", "artillery")
NUM_ARMS: Final = 3
LONE_LEADER: Final = 3
NUM_TARGETS: Final = 4

# §2.7, §2.8, §6.2

SLOTS: Final[int] = _CARDS["slots"]
"""§2.7 A side has at most this many squares."""
MIN_HAND_TO_FORM: Final[int] = _CARDS["min_hand_to_form"]

# §2.3, §8 Command cards

_CARD_ROWS: Final[list[dict[str, Any]]] = _CARDS["card"]
CARD_IDS: Final[list[str]] = [row["id"] for row in _CARD_ROWS]
NUM_CARDS: Final = 29
CARDS: Final[list[Card]] = [Card(number) for number in range(NUM_CARDS)]
NO_CARD: Final = Card(-1)
COUNTS: Final = ("count_a", "count_b", "count")
CARD_COUNT: Final[list[list[int]]] = [
    [row.get(field, row["count"]) for row in _CARD_ROWS] for field in COUNTS
]
"""CARD_COUNT[deck][card]: copies; the last is the deck of the rulebook, before it two guesses."""
IS_SECTION_CARD: Final = vec[bool]([row["kind"] == "section" for row in _CARD_ROWS])
COMMAND: Final = -1
"""§5.2 In a quota: as many as the size of the hand."""


def _quota(row: dict[str, Any], section: str) -> int:
    number = row.get(section, 0)
    return COMMAND if number == "command" else int(number)


QUOTA: Final = vec[i64]([_quota(row, name) for row in _CARD_ROWS for name in SECTION_NAMES])
"""§8.1 QUOTA[card * 3 + section]: orders a section card gives there, or COMMAND."""
IS_SCOUT: Final[list[bool]] = [row.get("draw", 1) == 2 for row in _CARD_ROWS]
"""§8.1 Draw two cards at the end of the turn and keep one."""
HAS_HAT: Final = vec[bool]([row.get("hat", False) for row in _CARD_ROWS])
"""§5.2 An attached leader may be ordered to detach (Élan: by a flag only)."""
MOST_ORDERS: Final = vec[i64]([row.get("orders", 0) for row in _CARD_ROWS])
"""§8.2 The units (and leaders) a tactic card orders at most, 0 where it has no number."""
CARD_MOVE: Final = vec[i64]([row.get("move", -1) for row in _CARD_ROWS])
"""§8.2 The farthest move a tactic card allows, -1 where it changes nothing."""
CARD_BONUS: Final = vec[i64]([row.get("bonus", 0) for row in _CARD_ROWS])
CARD_GUARD_BONUS: Final = vec[i64](
    [row.get("guard_bonus", row.get("bonus", 0)) for row in _CARD_ROWS]
)
"""§8.2 Extra dice of a tactic card, for guards."""
HORSE_GUNS: Final = 3
CARD_ARMS: Final = vec[i64](
    [
        sum(1 << (*ARMS, "horse_artillery").index(arm) for arm in row.get("arms", []))
        for row in _CARD_ROWS
    ]
)
"""§8.2 Bit mask of the arms a tactic card names; bit HORSE_GUNS is horse artillery alone."""


def _card(name: str) -> Card:
    return Card(CARD_IDS.index(name))


BAYONET_CHARGE: Final = _card("bayonet-charge")
BOMBARD: Final = _card("bombard")
CAVALRY_CHARGE: Final = _card("cavalry-charge")
COUNTER_ATTACK: Final = _card("counter-attack")
ELAN: Final = _card("elan")
FIRE_AND_HOLD: Final = _card("fire-and-hold")
FIRST_STRIKE: Final = _card("first-strike")
FORCED_MARCH: Final = _card("forced-march")
COLD_STEEL: Final = _card("cold-steel")
LEADERSHIP: Final = _card("leadership")
GRANDE_MANOEUVRE: Final = _card("grande-manoeuvre")
RALLY: Final = _card("rally")
SHORT_SUPPLY: Final = _card("short-supply")


def _mirror(card: Card) -> Card:
    name = CARD_IDS[card]
    if name.endswith("-left"):
        return _card(name.removesuffix("-left") + "-right")
    if name.endswith("-right"):
        return _card(name.removesuffix("-right") + "-left")
    return card


MIRROR: Final[list[Card]] = [_mirror(card) for card in CARDS]
"""§8.2.4 The card a copied card becomes: left and right change places."""

SQUARE_DICE: Final = 1
"""§6.2 A square never rolls more dice, nor does cavalry against it."""

# §7 Terrain

_TERRAIN_ROWS: Final[list[dict[str, Any]]] = _TERRAIN["terrain"]
TERRAIN_IDS: Final[list[str]] = [row["id"] for row in _TERRAIN_ROWS]


def terrain_named(name: str) -> Terrain:
    """Return the terrain of a name in terrain.toml."""
    return Terrain(TERRAIN_IDS.index(name))


CLEAR: Final = terrain_named("clear")
FOREST: Final = terrain_named("forest")
HILL: Final = terrain_named("hill")
RUGGED_HILL: Final = terrain_named("rugged-hill")
TOWN: Final = terrain_named("town")
MILL: Final = terrain_named("mill")
WORKS: Final = terrain_named("works")
RIVER: Final = terrain_named("river")
FORDABLE: Final = terrain_named("fordable")
BRIDGE: Final = terrain_named("bridge")
QUARRY: Final = terrain_named("quarry")
FORD: Final = terrain_named("ford")

MELEE_COMBAT: Final = 0
RANGED_COMBAT: Final = 1
_NO_DICE: Final = [0, 0, 0]


def _cells(row: dict[str, Any], field: str) -> list[int]:
    """Return the dice lost in melee, then in ranged combat, each by arm."""
    melee = row.get(field, _NO_DICE)
    return [*melee, *row.get(f"{field}_fire", melee)]


DICE_INTO: Final = vec[i64]([cell for row in _TERRAIN_ROWS for cell in _cells(row, "into")])
"""§7 DICE_INTO[terrain * 6 + combat * 3 + arm]: dice an attacker of that arm loses."""
DICE_FROM: Final = vec[i64]([cell for row in _TERRAIN_ROWS for cell in _cells(row, "from")])
"""§7 DICE_FROM[terrain * 6 + combat * 3 + arm]: dice lost fighting out of the terrain."""
HILL_TO_HILL: Final = vec[i64](_cells(_TERRAIN_ROWS[HILL], "hill_to_hill"))
"""§7.2 HILL_TO_HILL[combat * 3 + arm]: instead of both, between two hills."""
CLOSED: Final = vec[bool]([arm in row.get("closed", []) for row in _TERRAIN_ROWS for arm in ARMS])
"""§7 CLOSED[terrain * 3 + arm]: the arm may not enter; leaders go where infantry may."""
STOPS: Final = vec[bool]([row.get("stop", False) for row in _TERRAIN_ROWS])
BARS_BATTLE: Final = vec[bool]([row.get("barred", False) for row in _TERRAIN_ROWS])
"""§7.1, §7.4 A unit that entered may not battle this turn."""
LIGHT_MAY_BATTLE: Final = vec[bool]([row.get("light", False) for row in _TERRAIN_ROWS])
"""§7.1 Light infantry may all the same."""
BLOCKS_FIRE: Final = vec[bool]([row.get("fire", False) for row in _TERRAIN_ROWS])
MAY_FORM_SQUARE: Final = vec[bool]([row.get("square", False) for row in _TERRAIN_ROWS])
IS_TOWN: Final = vec[bool]([row.get("town", False) for row in _TERRAIN_ROWS])
"""§7.4 Buildings: objectives count them as towns, Cavalry Charge gives no dice there."""
WORKS_FLAGS: Final = vec[i64](
    [
        _TERRAIN_ROWS[WORKS]["flags"] if arm in _TERRAIN_ROWS[WORKS]["flags_for"] else 0
        for arm in ARMS
    ]
)
"""§7.5 WORKS_FLAGS[arm of the defender]: flags it may ignore when struck across the works."""
WORKS_INSTEAD: Final = vec[bool](
    [name in _TERRAIN_ROWS[WORKS]["instead_of"] for name in TERRAIN_IDS]
)
"""§7.5 On this ground the dice of the works count instead of the ground's."""
