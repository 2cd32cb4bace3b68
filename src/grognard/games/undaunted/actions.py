"""Actions: one click is a card, a tile, a counter, a verb, a number or "done"; text both ways."""

from typing import Final

from grognard.core.errors import BadAction
from grognard.core.types import Action
from grognard.games.undaunted.rules.s14_booklet import Scenario
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARD_IDS,
    COUNTER_COUNT,
    SEATS,
    TILE_LIMIT,
    UNIT_COUNT,
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


def action_text(scenario: Scenario, action: Action) -> str:
    """Return "card scout_a", "tile 17B", "unit german scout_a", "use move", "number 2", "done"."""
    if is_card(action):
        return f"card {CARD_IDS[action]}"
    if is_tile(action):
        tile = tile_in(action)
        return (
            f"tile {scenario.tile_ids[tile]}" if tile < len(scenario.tiles) else f"tile none{tile}"
        )
    if is_unit(action):
        counter = counter_in(action)
        return f"unit {SEATS[side_of(counter)]} {UNIT_IDS[unit_of(counter)]}"
    if is_verb(action):
        return f"use {VERBS[action - VERB]}"
    if is_number(action):
        return f"number {action - NUMBER}"
    return "done"


def target_of(scenario: Scenario, action: Action) -> str:
    """Return what is clicked: "card:scout_a", "tile:17B", "unit:german:scout_a", "verb:move"."""
    words = action_text(scenario, action).split()
    kind = {"use": "verb", "done": "option"}.get(words[0], words[0])
    return ":".join([kind, *words[1:]]) if len(words) > 1 else f"{kind}:{words[0]}"


def _texts(scenario: Scenario) -> dict[str, Action]:
    used = TILE + len(scenario.tiles)
    actions = [action for action in range(NUM_ACTIONS) if not used <= action < UNIT]
    return {action_text(scenario, action): action for action in actions}


_ACTIONS: dict[str, dict[str, Action]] = {}


def parse_action(scenario: Scenario, text: str) -> Action:
    """Return the action of a text; raises BadAction."""
    known = _ACTIONS.get(scenario.id)
    if known is None:
        known = _ACTIONS[scenario.id] = _texts(scenario)
    action = known.get(" ".join(text.split()))
    if action is None:
        raise BadAction("bad-action-text", text=text[:60])
    return action


def unit_text(counter: Counter) -> str:
    """Return "us:rifleman_a", the name of a counter in observations."""
    return f"{SEATS[side_of(counter)]}:{UNIT_IDS[counter % UNIT_COUNT]}"
