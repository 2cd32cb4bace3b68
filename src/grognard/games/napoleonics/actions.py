"""Actions: the thing clicked, in one small space, and its text both ways."""

from typing import Final

from grognard.core.question import Clicks
from grognard.core.types import Action
from grognard.games.napoleonics.rules.s02_01_board import HEX_NAMES, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_unit_cards import CODE
from grognard.games.napoleonics.rules.s09_scenarios import (
    MOST_LEADERS,
    MOST_UNITS,
    SCENARIOS,
    Leader,
    Scenario,
    Unit,
)
from grognard.games.napoleonics.tables import CARD_IDS, FLAG, NUM_CARDS, Card

HEX: Final = 0
"""A hex: moved to, retreated to, taken."""
UNIT: Final = HEX + NUM_HEXES
"""A unit: ordered, moved, sent to battle, attacked, added as a battery."""
LEADER: Final = UNIT + MOST_UNITS
"""A leader: ordered, moved, attacked."""
OUT: Final = LEADER + MOST_LEADERS
"""§6.3 A unit that is ordered out of its square."""
CARD: Final = OUT + MOST_UNITS
FLAGS: Final = CARD + NUM_CARDS
"""§5.9 A number of flags to ignore."""
MOST_FLAGS: Final = 8
DONE: Final = FLAGS + MOST_FLAGS + 1
NO: Final = DONE + 1
STOP: Final = NO + 1
OFF: Final = STOP + 1
"""§5.3.4, §9.6 Over the edge of the board."""
STAND: Final = OFF + 1
STRIKE: Final = STAND + 1
RETIRE: Final = STRIKE + 1
SQUARE: Final = RETIRE + 1
FOUR: Final = SQUARE + 1
ONE: Final = FOUR + 1
SECTION: Final = ONE + 1
"""§8.2.8 The left, the center or the right."""
BACK: Final = SECTION + 3
"""§5.13 Battle back."""
SYMBOL: Final = BACK + 1
"""§8.2.5 Élan: ordered by a symbol of its arm."""
WILD: Final = SYMBOL + 1
"""§8.2.5 Élan: ordered by a flag."""
NUM_ACTIONS: Final = WILD + 1

WORDS: Final = (
    *("done", "no", "stop", "off", "stand", "strike", "retire", "square", "four", "one"),
    *("left", "center", "right", "back", "symbol", "flag"),
)
"""The texts of the actions from DONE on."""

_NATION_LETTERS: Final = ("fr", "br", "pt")


def _unit_names(scenario: Scenario) -> list[str]:
    """Return names such as `fr-LN-2`: nation, type, and its number in the roster."""
    seen: dict[str, int] = {}
    names: list[str] = []
    for unit in scenario.units:
        stem = f"{_NATION_LETTERS[scenario.nation_of[unit]]}-{CODE[scenario.kind_of[unit]]}"
        seen[stem] = seen.get(stem, 0) + 1
        names.append(f"{stem}-{seen[stem]}")
    return names + [f"unit-{number}" for number in range(len(names), MOST_UNITS)]


def _leader_names(scenario: Scenario) -> list[str]:
    names = ["leader-" + _slug(name) for name in scenario.leader_names]
    return names + [f"leader-{number}" for number in range(len(names), MOST_LEADERS)]


def _slug(name: str) -> str:
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


UNIT_NAMES: Final[list[list[str]]] = [_unit_names(scenario) for scenario in SCENARIOS]
"""UNIT_NAMES[scenario number - 1][unit]"""
LEADER_NAMES: Final[list[list[str]]] = [_leader_names(scenario) for scenario in SCENARIOS]


def _clicks(number: int) -> Clicks:
    clicks = Clicks()
    clicks.add("hex", HEX_NAMES)
    clicks.add("piece", UNIT_NAMES[number])
    clicks.add("piece", LEADER_NAMES[number])
    clicks.add("piece", UNIT_NAMES[number], "out")
    clicks.add("card", CARD_IDS)
    clicks.add("number", [str(flags) for flags in range(MOST_FLAGS + 1)], "ignore")
    clicks.add("option", WORDS)
    return clicks


CLICKS: Final[list[Clicks]] = [_clicks(number) for number in range(len(SCENARIOS))]
"""CLICKS[scenario number - 1]"""


def target(scenario: Scenario, action: Action) -> str:
    """Return what is clicked for an action."""
    return CLICKS[scenario.number - 1].targets[action]


def hex_of(action: Action) -> Hex:
    """Return the hex of a HEX action."""
    return Hex(action - HEX)


def unit_of(action: Action) -> Unit:
    """Return the unit of a UNIT or OUT action."""
    return Unit(action - UNIT if action < OUT else action - OUT)


def leader_of(action: Action) -> Leader:
    """Return the leader of a LEADER action."""
    return Leader(action - LEADER)


def card_of(action: Action) -> Card:
    """Return the card of a CARD action."""
    return Card(action - CARD)


def flags_of(action: Action) -> int:
    """Return the number of a FLAGS action."""
    return action - FLAGS


def section_of(action: Action) -> int:
    """Return the section of a SECTION action."""
    return action - SECTION


def order_of(action: Action, arm: int) -> int:
    """§5.2 Return the kind of order an answer names: a section's, the arm's symbol's, a flag's."""
    if action < BACK:
        return section_of(action)
    return arm if action == SYMBOL else FLAG


def unit_name(scenario: Scenario, unit: Unit) -> str:
    """Return the language-free name of a unit."""
    return UNIT_NAMES[scenario.number - 1][unit]


def leader_name(scenario: Scenario, leader: Leader) -> str:
    """Return the language-free name of a leader."""
    return LEADER_NAMES[scenario.number - 1][leader]
