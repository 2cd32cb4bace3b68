"""Questions, actions and events into messages."""

from typing import Final

from grognard.core.event import Event
from grognard.core.message import Argument, Message
from grognard.core.types import NOBODY, Action
from grognard.games.napoleonics.actions import (
    BACK,
    CARD,
    DONE,
    FLAGS,
    HEX,
    LEADER,
    LEADER_NAMES,
    NO,
    OUT,
    SECTION,
    UNIT,
    UNIT_NAMES,
    WORDS,
    card_of,
    flags_of,
    hex_of,
    leader_of,
    section_of,
    unit_of,
)
from grognard.games.napoleonics.names import (
    army_message,
    card_message,
    faces_message,
    ground_message,
    leader_message,
    unit_message,
)
from grognard.games.napoleonics.rules.s02_01_board import HEX_NAMES, SECTION_NAMES
from grognard.games.napoleonics.rules.s09_scenarios import Leader, Scenario, Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import Card

# Actions


def label(state: NapoleonicsState, click: Action) -> Message:
    """Return an action as a button label for the seat that answers."""
    scenario = state.scenario
    args: dict[str, Argument]
    if click < UNIT:
        return ground_message(scenario, hex_of(click - HEX))
    if click < LEADER or OUT <= click < CARD:
        one = unit_of(click)
        args = {
            "unit": unit_message(scenario, one),
            "hex": HEX_NAMES[state.hex_of[one]],
            "blocks": int(state.blocks_of[one]),
        }
        return Message("napoleonics-do-unit" if click < LEADER else "napoleonics-do-out", args)
    if click < OUT:
        leader = leader_of(click)
        args = {
            "leader": leader_message(scenario, leader),
            "hex": HEX_NAMES[state.leader_hex[leader]],
        }
        return Message("napoleonics-do-leader", args)
    if click < FLAGS:
        return Message("napoleonics-do-play", {"card": card_message(card_of(click))})
    if click < DONE:
        ignored = flags_of(click)
        return Message(
            "napoleonics-do-ignore", {"count": ignored, "rest": state.todo.b() - ignored}
        )
    return _word(state, click)


def clicked(state: NapoleonicsState, click: Action) -> Argument:
    """Return the thing that was clicked, for a refusal to speak of."""
    scenario = state.scenario
    if click < UNIT:
        return HEX_NAMES[hex_of(click - HEX)]
    if (click < LEADER or OUT <= click < CARD) and unit_of(click) < len(scenario.units):
        return unit_message(scenario, unit_of(click))
    if LEADER <= click < OUT and leader_of(click) < len(scenario.leaders):
        return leader_message(scenario, leader_of(click))
    if CARD <= click < FLAGS:
        return card_message(card_of(click))
    if FLAGS <= click < DONE:
        return Message("napoleonics-face-flag", {"count": flags_of(click)})
    return _word(state, click) if click >= DONE else ""  # nothing of that name is there


def _word(state: NapoleonicsState, click: Action) -> Message:
    if click in (DONE, NO):
        return Message(f"napoleonics-do-{WORDS[click - DONE]}-{state.prompt()}")
    if SECTION <= click < BACK:
        return Message(f"napoleonics-section-{SECTION_NAMES[section_of(click)]}")
    return Message(f"napoleonics-do-{WORDS[click - DONE]}")


# Events: what their numbers are

_NUMBER: Final = "number"
_UNIT: Final = "unit"
_LEADER: Final = "leader"
_HEX: Final = "hex"
_CARD: Final = "card"
_SIDE: Final = "side"
_SECTION: Final = "section"
_VICTIM: Final = "victim"
_SLOT: Final = "slot"
_MASK: Final = "mask"
"""How many bits are set."""
_FACES: Final = "faces"
"""All numbers from here on are faces of dice."""

EVENTS: Final[dict[str, list[tuple[str, str]]]] = {
    "turn": [("turn", _NUMBER)],
    "objective": [("hex", _HEX), ("banners", _NUMBER)],
    "objective-lost": [("hex", _HEX)],
    "play": [("card", _CARD), ("effective", _CARD)],
    "substitute": [],
    "manoeuvre": [("count", _NUMBER)],
    "section-chosen": [("section", _SECTION)],
    "roll-card": [("card", _CARD), ("faces", _FACES)],
    "rally": [("unit", _UNIT), ("blocks", _NUMBER)],
    "supply": [("unit", _UNIT), ("from", _HEX), ("to", _HEX)],
    "order": [("unit", _UNIT)],
    "order-leader": [("leader", _LEADER)],
    "order-lost": [("unit", _UNIT)],
    "out": [("unit", _UNIT), ("slot", _SLOT)],
    "card-back": [("slot", _SLOT), ("card", _CARD)],
    "move": [("unit", _UNIT), ("from", _HEX), ("to", _HEX)],
    "move-leader": [("leader", _LEADER), ("from", _HEX), ("to", _HEX)],
    "attach": [("leader", _LEADER), ("unit", _UNIT)],
    "exit": [("unit", _UNIT), ("hex", _HEX)],
    "leave": [("leader", _LEADER), ("hex", _HEX)],
    "fire": [("unit", _UNIT), ("target", _UNIT)],
    "melee": [("unit", _UNIT), ("target", _UNIT), ("batteries", _MASK)],
    "melee-leader": [("unit", _UNIT), ("leader", _LEADER)],
    "battery": [("unit", _UNIT)],
    "react-stand": [],
    "strike": [("unit", _UNIT)],
    "retire": [("unit", _UNIT)],
    "square": [("unit", _UNIT), ("slot", _SLOT)],
    "card-taken": [("slot", _SLOT), ("card", _CARD)],
    "roll": [("unit", _UNIT), ("target", _VICTIM), ("kind", _NUMBER), ("faces", _FACES)],
    "no-back": [("unit", _UNIT)],
    "hits": [("unit", _UNIT), ("lost", _NUMBER), ("left", _NUMBER)],
    "eliminated": [("unit", _UNIT), ("banners", _NUMBER)],
    "check": [("leader", _LEADER), ("faces", _FACES)],
    "leader-killed": [("leader", _LEADER)],
    "leader-safe": [("leader", _LEADER)],
    "escape": [("leader", _LEADER), ("unit", _UNIT), ("faces", _FACES)],
    "flags": [("unit", _UNIT), ("flags", _NUMBER), ("ignored", _NUMBER)],
    "bounce": [("unit", _UNIT)],
    "retreat": [("unit", _UNIT), ("from", _HEX), ("to", _HEX)],
    "blocked": [("unit", _UNIT), ("lost", _NUMBER)],
    "retreat-leader": [("leader", _LEADER), ("from", _HEX), ("to", _HEX)],
    "ground": [("unit", _UNIT), ("from", _HEX), ("to", _HEX)],
    "breakthrough": [("unit", _UNIT), ("from", _HEX), ("to", _HEX)],
    "bonus": [("unit", _UNIT), ("target", _UNIT)],
    "banners": [("side", _SIDE), ("banners", _NUMBER)],
    "first-strike-draw": [("count", _NUMBER)],
    "draw": [("count", _NUMBER)],
    "drew": [("card", _CARD), ("other", _CARD)],
    "keep": [("card", _CARD)],
    "discarded": [("card", _CARD)],
    "reshuffle": [],
    "win": [("banners", _NUMBER)],
}
ROLLS: Final = ("fire", "melee", "battle-back", "first-strike", "square", "retiring")
"""The blows of a `roll` event, by its third number."""


def event(scenario: Scenario, happened: Event) -> Message:
    """Return an event as a sentence of the log."""
    args: dict[str, Argument] = {}
    if happened.who != NOBODY:
        args["army"] = army_message(happened.who)
    numbers = happened.numbers
    for place, (name, meaning) in enumerate(EVENTS[happened.kind]):
        if meaning == _FACES:
            args[name] = faces_message(list(numbers[place:]))
        elif place < len(numbers):
            args[name] = _argument(scenario, meaning, numbers[place])
    return Message(f"napoleonics-event-{_variant(happened)}", args)


def _variant(happened: Event) -> str:
    """Return which sentence a kind of event needs, where there are several."""
    kind, numbers = happened.kind, happened.numbers
    if kind == "roll":
        return f"roll-{ROLLS[numbers[2]]}"
    if kind == "play" and numbers[1] >= 0 and numbers[1] != numbers[0]:
        return "play-as"
    if kind == "drew" and len(numbers) > 1:
        return "drew-two"
    return kind


def _argument(scenario: Scenario, meaning: str, number: int) -> Argument:
    if meaning == _UNIT:
        return unit_message(scenario, Unit(number))
    if meaning == _LEADER:
        return leader_message(scenario, Leader(number))
    if meaning == _VICTIM:
        return (
            unit_message(scenario, Unit(number))
            if number >= 0
            else leader_message(scenario, Leader(-1 - number))
        )
    if meaning == _HEX:
        return HEX_NAMES[number]
    if meaning == _CARD:
        return card_message(Card(number)) if number >= 0 else ""
    if meaning == _SIDE:
        return army_message(number)
    if meaning == _SECTION:
        return Message(f"napoleonics-section-{SECTION_NAMES[number]}")
    if meaning == _MASK:
        return number.bit_count()
    return number + 1 if meaning == _SLOT else number


# What else a click may mean


def meanings(state: NapoleonicsState, target: str) -> list[str]:
    """Return the hex of a piece, or who stands in a hex."""
    kind, _, name = target.partition(":")
    units, leaders = UNIT_NAMES[state.scenario.number - 1], LEADER_NAMES[state.scenario.number - 1]
    if kind == "hex" and name in HEX_NAMES:
        here = HEX_NAMES.index(name)
        unit, leader = int(state.unit_at[here]), int(state.leader_at[here])
        found = [f"piece:{units[unit]}"] if unit >= 0 else []
        return [*found, f"piece:{leaders[leader]}"] if leader >= 0 else found
    if kind != "piece" or (name not in units and name not in leaders):
        return []
    is_unit = name in units
    stands = state.hex_of if is_unit else state.leader_hex
    place = units.index(name) if is_unit else leaders.index(name)
    at = int(stands[place]) if place < len(stands) else -1
    return [f"hex:{HEX_NAMES[at]}"] if at >= 0 else []
