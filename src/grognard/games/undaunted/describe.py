"""Reasons and events as messages; the sentences are in messages/*.ftl."""

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


def event(scenario: Scenario, told: Event) -> Message:
    """Return an event as a sentence of the log."""
    args: dict[str, Argument] = {}
    if told.who >= 0:
        args["seat"] = people_name(told.who)
    _EVENT_ARGS[_KIND_OF.get(told.kind, 0)](scenario, told.numbers, args)
    return Message(f"undaunted-event-{told.kind}", args)


def _no_args(scenario: Scenario, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    if numbers:
        args["count"] = numbers[0]


def _card_args(scenario: Scenario, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["card"] = card_name(numbers[0])


def _cards_args(scenario: Scenario, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    """A list of cards is said as a chain of messages, since each has its name in the catalogue."""
    names = Message("undaunted-list-one", {"first": card_name(numbers[0])})
    for card in numbers[1:]:
        names = Message("undaunted-list-more", {"rest": names, "last": card_name(card)})
    args["cards"] = names
    args["count"] = len(numbers)


def _bids_args(scenario: Scenario, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["us"] = card_name(numbers[0])
    args["german"] = card_name(numbers[1])
    args["us_value"] = numbers[2]
    args["german_value"] = numbers[3]


def _unit_args(scenario: Scenario, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    """A counter, then a tile or a number."""
    args["unit"] = counter_name(Counter(numbers[0]))
    if len(numbers) > 1:
        args["count"] = numbers[1]
        args["tile"] = tile_name(scenario, Tile(numbers[-1]))


def _moved_args(scenario: Scenario, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["unit"] = counter_name(Counter(numbers[0]))
    args["start"] = tile_name(scenario, Tile(numbers[1]))
    args["tile"] = tile_name(scenario, Tile(numbers[2]))


def _tile_args(scenario: Scenario, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["tile"] = tile_name(scenario, Tile(numbers[0]))
    if len(numbers) > 1:
        args["count"] = numbers[1]


def _rolled_args(scenario: Scenario, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["verb"] = verb_name(numbers[0])
    args["card"] = card_name(numbers[1])
    args["unit"] = counter_name(Counter(numbers[2]))
    args["base"] = numbers[3]
    args["cover"] = numbers[4]
    args["range"] = numbers[5]
    args["defence"] = numbers[6]
    args["hit"] = "yes" if numbers[7] else "no"
    args["faces"] = " ".join(str(face) for face in numbers[8:])


def _won_args(scenario: Scenario, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["how"] = numbers[0]
    args["us_points"] = numbers[1]
    args["german_points"] = numbers[2]


_EVENT_ARGS = [
    _no_args,
    _card_args,
    _cards_args,
    _bids_args,
    _unit_args,
    _moved_args,
    _tile_args,
    _rolled_args,
    _won_args,
]
_KIND_OF = {
    "played": 1, "hunkered": 1, "bolstered": 1, "inspired": 1,
    "drew": 2, "discarded": 2,
    "bids": 3,
    "placed": 4, "readied": 4, "targeted": 4, "lost": 4, "suppressed": 4, "removed": 4,
    "moved": 5,
    "scouted": 6, "controlled": 6, "held": 6, "radio": 6, "blasted": 6,
    "rolled": 7,
    "won": 8,
}  # fmt: skip
