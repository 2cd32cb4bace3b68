"""Reasons and events as messages; the sentences are in messages/*.ftl."""

from typing import Final

from grognard.core.event import Event
from grognard.core.message import Argument, Message
from grognard.core.reason import Reason
from grognard.core.types import Action
from grognard.games.undaunted.names import (
    card_name,
    counter_name,
    people_name,
    thing,
    tile_name,
    verb_name,
)
from grognard.games.undaunted.reasons import NO_OWN_MARKER, NOT_ADJACENT, WHY
from grognard.games.undaunted.rules.s07_movement import STEP_RULES
from grognard.games.undaunted.rules.s14_booklet import Scenario
from grognard.games.undaunted.sent import SENT
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import Counter, Tile


def reason(state: UndauntedState, clicked: Action, code: int) -> Reason:
    """Return the reason behind a code, naming the thing clicked and the card in use."""
    params: dict[str, Argument] = {"thing": thing(state, clicked)}
    args = state.question().args(state)
    if "card" in args:
        params["card"] = args["card"]
    found = WHY.reason(code, params)
    if code in (NOT_ADJACENT, NO_OWN_MARKER):
        return Reason(found.code, STEP_RULES[state.todo.b()], params)
    return found


# Events


_SAID: Final = {
    "from": "start", "to": "tile", "tie": "count", "fog": "count", "worth": "count",
    "units": "count", "source": "count", "already": "count",
}  # fmt: skip
"""Fields that sentences call by another name."""


def event(scenario: Scenario, told: Event) -> Message:
    """Return an event as a sentence of the log."""
    args: dict[str, Argument] = {}
    if told.who >= 0:
        args["seat"] = people_name(told.who)
    for field, numbers in SENT.numbers_of(told):
        name = _SAID.get(field.name, field.name)
        if field.is_list():
            args["count"] = len(numbers)
            args[name] = _list(field.meaning, numbers)
        else:
            args[name] = _argument(scenario, field.meaning, numbers[0])
    if told.kind == "rolled":
        args["hit"] = "yes" if args["hit"] else "no"
    return Message(f"undaunted-event-{told.kind}", args)


def _list(meaning: str, numbers: list[int]) -> Argument:
    """A list of cards is said as a chain of messages, since each has its name in the catalogue."""
    if meaning != "card":
        return " ".join(str(face) for face in numbers)
    names = Message("undaunted-list-one", {"first": card_name(numbers[0])})
    for card in numbers[1:]:
        names = Message("undaunted-list-more", {"rest": names, "last": card_name(card)})
    return names


def _argument(scenario: Scenario, meaning: str, number: int) -> Argument:
    if meaning in ("card", "bid"):
        return card_name(number)
    if meaning == "unit":
        return counter_name(Counter(number))
    if meaning == "tile":
        return tile_name(scenario, Tile(number))
    return verb_name(number) if meaning == "verb" else number
