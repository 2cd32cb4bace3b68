"""What things are called: catalogue ids of sides, cards, pieces, dice and ground."""

from grognard.core.message import Argument, Message
from grognard.core.types import Player
from grognard.games.napoleonics.actions import LEADER_NAMES, UNIT_NAMES
from grognard.games.napoleonics.rules.s02_01_board import HEX_NAMES, SEATS, Hex
from grognard.games.napoleonics.rules.s02_unit_cards import CODE
from grognard.games.napoleonics.rules.s09_scenarios import Leader, Scenario, Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import CARD_IDS, FACES, NUM_FACES, SYMBOLS, TERRAIN_IDS, Card


def army_message(side: Player) -> Message:
    """Return the name of a side."""
    return Message(f"napoleonics-seat-{SEATS[side]}")


def card_message(kind: Card) -> Message:
    """Return the title of a command card."""
    return Message(f"napoleonics-card-{CARD_IDS[kind]}")


def unit_message(scenario: Scenario, one: Unit) -> Message:
    """Return a unit: its type, its number among its like, its nation."""
    args: dict[str, Argument] = {
        "type": Message(f"napoleonics-unit-{CODE[scenario.kind_of[one]].lower()}"),
        "number": int(UNIT_NAMES[scenario.number - 1][one].rpartition("-")[2]),
        "nation": Message(f"napoleonics-nation-{scenario.people_of[one]}"),
    }
    return Message("napoleonics-unit", args)


def leader_message(scenario: Scenario, one: Leader) -> Message:
    """Return a leader's name."""
    return Message(f"napoleonics-{LEADER_NAMES[scenario.number - 1][one]}")


def faces_message(shown: list[int]) -> Message:
    """Return what dice show, symbol by symbol; effects coded above the face are left aside."""
    counts = [0] * len(SYMBOLS)
    for face in shown:
        counts[FACES[face % NUM_FACES]] += 1
    parts = [
        Message(f"napoleonics-face-{name}", {"count": counts[symbol]})
        for symbol, name in enumerate(SYMBOLS)
        if counts[symbol]
    ]
    if not parts:
        return Message("napoleonics-face-none")
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = Message("napoleonics-faces", {"first": part, "rest": said})
    return said


def ground_message(scenario: Scenario, here: Hex) -> Message:
    """Return a hex with its terrain, and its name if the map gives one."""
    name = "works" if scenario.works_at[here] else TERRAIN_IDS[scenario.terrain_at[here]]
    args: dict[str, Argument] = {
        "hex": HEX_NAMES[here],
        "terrain": Message(f"napoleonics-terrain-{name}"),
    }
    if here in scenario.place_names:
        args["place"] = Message(f"napoleonics-place-{scenario.id}-{HEX_NAMES[here]}")
        return Message("napoleonics-hex-named", args)
    return Message("napoleonics-hex", args)


def detach_message(state: NapoleonicsState, leader: Leader) -> Message:
    """§5.3.5 Return the order to a leader to leave his unit."""
    args: dict[str, Argument] = {
        "leader": leader_message(state.scenario, leader),
        "hex": HEX_NAMES[state.leader_hex[leader]],
    }
    return Message("napoleonics-do-detach", args)
