"""Actions: one click is a card, a tile, a counter, a verb, a number or "done"; text both ways."""

from typing import Final

from grognard.core.question import Clicks
from grognard.core.types import Action
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS, Scenario
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARD_IDS,
    COUNTER_COUNT,
    COUNTERS,
    SEATS,
    TILE_LIMIT,
    UNIT_IDS,
    VERB_COUNT,
    VERBS,
    Card,
    Counter,
    Tile,
    side_of,
    unit_of,
)

CARD: Final = 0
TILE: Final = CARD + CARD_COUNT
UNIT: Final = TILE + TILE_LIMIT
VERB: Final = UNIT + COUNTER_COUNT
NUMBER: Final = VERB + VERB_COUNT
NUMBER_COUNT: Final = 4
DONE: Final = NUMBER + NUMBER_COUNT
NUM_ACTIONS: Final = DONE + 1


def is_card(action: Action) -> bool:
    """Say whether a card is clicked."""
    return action < TILE


def is_tile(action: Action) -> bool:
    """Say whether a tile is clicked."""
    return TILE <= action < UNIT


def is_unit(action: Action) -> bool:
    """Say whether a counter is clicked."""
    return UNIT <= action < VERB


def is_verb(action: Action) -> bool:
    """Say whether one of the card's uses is clicked."""
    return VERB <= action < NUMBER


def is_number(action: Action) -> bool:
    """Say whether a number is clicked."""
    return NUMBER <= action < DONE


def card_in(action: Action) -> Card:
    """Return the card of a card action."""
    return Card(action - CARD)


def tile_in(action: Action) -> Tile:
    """Return the tile of a tile action."""
    return Tile(action - TILE)


def counter_in(action: Action) -> Counter:
    """Return the counter of a unit action."""
    return Counter(action - UNIT)


def unit_text(counter: Counter) -> str:
    """Return "us:rifleman_a", the name of a counter in observations."""
    return f"{SEATS[side_of(counter)]}:{UNIT_IDS[unit_of(counter)]}"


def _clicks(scenario: Scenario) -> Clicks:
    """Return "card scout_a", "tile 17B", "unit german scout_a", "use move", "number 2", "done"."""
    clicks = Clicks()
    clicks.add("card", CARD_IDS, "card")
    clicks.add("tile", scenario.tile_ids, "tile", TILE_LIMIT - len(scenario.tiles))
    clicks.add("unit", [unit_text(counter) for counter in COUNTERS], "unit")
    clicks.add("verb", VERBS, "use")
    clicks.add("number", [str(number) for number in range(NUMBER_COUNT)], "number")
    clicks.add("option", ["done"])
    return clicks


CLICKS: Final[list[Clicks]] = [_clicks(scenario) for scenario in SCENARIOS]
"""CLICKS[number of the scenario]"""
