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
    leader_name,
    leader_of,
    section_of,
    unit_name,
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
from grognard.games.napoleonics.rules.s09_scenarios import (
    Leader,
    Scenario,
    Unit,
)
from grognard.games.napoleonics.sent import ROLLS, SENT, Effect
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import CARD_IDS, FACES, NUM_FACES, SYMBOLS, Card

EFFECTS: Final[tuple[Effect, ...]] = ("none", "hit", "flag")
"""What a die did, by the number that stands, six times over, above its face."""

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


# Events


def event(scenario: Scenario, happened: Event) -> Message:
    """Return an event as a sentence of the log."""
    args: dict[str, Argument] = {}
    if happened.who != NOBODY:
        args["army"] = army_message(happened.who)
    for field, numbers in SENT.numbers_of(happened):
        if field.is_list():
            args[field.name] = faces_message(numbers)
        else:
            args[field.name] = _argument(scenario, field.meaning, numbers[0])
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
    if meaning == "unit" or (meaning == "victim" and number >= 0):
        return unit_message(scenario, Unit(number))
    if meaning == "leader":
        return leader_message(scenario, Leader(number))
    if meaning == "victim":
        return leader_message(scenario, Leader(-1 - number))
    if meaning == "card":
        return card_message(Card(number)) if number >= 0 else ""
    if meaning == "side":
        return army_message(number)
    if meaning == "section":
        return Message(f"napoleonics-section-{SECTION_NAMES[number]}")
    if meaning == "mask":
        return number.bit_count()
    if meaning == "roll":
        return number
    return number + 1 if meaning == "slot" else SENT.plain(meaning, number)


def sent_number(scenario: Scenario, meaning: str, number: int) -> object:
    """Return what is sent for a number of an event: names, and of a die what it did."""
    if meaning == "unit" or (meaning == "victim" and number >= 0):
        return unit_name(scenario, Unit(number))
    if meaning in ("leader", "victim"):
        return leader_name(scenario, Leader(number if meaning == "leader" else -1 - number))
    if meaning == "card":
        return CARD_IDS[number] if number >= 0 else None
    if meaning == "die":
        face, effect = SYMBOLS[FACES[number % NUM_FACES]], EFFECTS[number // NUM_FACES]
        return {"face": face, "effect": effect}
    return number.bit_count() if meaning == "mask" else SENT.plain(meaning, number)


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
