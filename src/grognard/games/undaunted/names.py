"""What things are called: catalogue ids of sides, cards, counters, tiles and actions."""

from grognard.core.message import Message
from grognard.core.types import Action
from grognard.games.undaunted.actions import (
    NUMBER,
    VERB,
    card_in,
    counter_in,
    is_card,
    is_number,
    is_tile,
    is_unit,
    is_verb,
    tile_in,
    unit_text,
)
from grognard.games.undaunted.rules.s14_booklet import Scenario
from grognard.games.undaunted.state import EMPTY_BID, UndauntedState
from grognard.games.undaunted.tables import (
    CARD_IDS,
    OFF_BOARD,
    SEATS,
    UNIT_IDS,
    VERBS,
    Counter,
    Tile,
    Unit,
    counter_of,
    side_of,
    unit_of,
)


def seat_name(side: int) -> Message:
    """Return the name of a side."""
    return Message(f"undaunted-seat-{SEATS[side]}")


def people_name(side: int) -> Message:
    """Return a side as those who act, the subject of a sentence of the log."""
    return Message(f"undaunted-people-{SEATS[side]}")


def card_name(card: int) -> Message:
    """Return the name of a card; ruling R5: an empty hand bids "nothing"."""
    return Message(f"undaunted-card-{CARD_IDS[card] if card != EMPTY_BID else 'none'}")


def counter_name(counter: Counter) -> Message:
    """Return a counter with its side."""
    unit = Message(f"undaunted-card-{UNIT_IDS[unit_of(counter)]}")
    return Message("undaunted-counter", {"seat": seat_name(side_of(counter)), "unit": unit})


def tile_name(scenario: Scenario, tile: Tile) -> Message:
    """Return a tile's printed mark; the face is lettered in each language's own alphabet."""
    if not 0 <= tile < len(scenario.tiles):
        return Message("undaunted-no-tile")
    printed = scenario.tile_ids[tile]
    face = Message(f"undaunted-face-{printed[-1].lower()}")
    return Message("undaunted-tile", {"number": printed[:-1], "face": face})


def verb_name(verb: int) -> Message:
    """Return the name of one of the fourteen actions, or of hunkering down or readying."""
    return Message(f"undaunted-verb-{VERBS[verb]}")


def thing(state: UndauntedState, action: Action) -> Message:
    """Return the name of what is clicked."""
    if is_card(action):
        return card_name(card_in(action))
    if is_tile(action):
        return tile_name(state.scenario, tile_in(action))
    if is_unit(action):
        return counter_name(counter_in(action))
    if is_verb(action):
        return verb_name(action - VERB)
    if is_number(action):
        return Message("undaunted-number", {"number": action - NUMBER})
    return Message("undaunted-done")


# What else a click may mean


def meanings(state: UndauntedState, target: str) -> list[str]:
    """Return a unit's card, if it is of the seat to move, and its tile; or who is on a tile."""
    words = target.split(":")
    if words[0] == "tile" and words[-1] in state.scenario.tile_ids:
        tile = state.scenario.tile_ids.index(words[-1])
        return ["unit:" + unit_text(Counter(c)) for c, at in enumerate(state.tile_of) if at == tile]
    if words[0] != "unit" or len(words) != 3 or words[1] not in SEATS or words[2] not in UNIT_IDS:
        return []
    side = SEATS.index(words[1])
    at = int(state.tile_of[counter_of(side, Unit(UNIT_IDS.index(words[2])))])
    tiles = [f"tile:{state.scenario.tile_ids[at]}"] if at != OFF_BOARD else []
    return [f"card:{words[2]}", *tiles] if side == state.to_move() else tiles
