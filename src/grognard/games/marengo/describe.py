"""Questions, actions and events into messages."""

from typing import Final

from grognard.core.event import Event
from grognard.core.message import Argument, Message
from grognard.core.types import NOBODY, Action
from grognard.games.marengo.actions import (
    ASSAULT,
    ATTACK,
    BLOCK,
    COMPLETE,
    CONTINUE,
    CROSS,
    DONE,
    LOCALE,
    TO_RESERVE,
    WORDS,
    locale_of,
    piece_of,
    side_of,
    way_of,
)
from grognard.games.marengo.names import (
    army_message,
    crossing_message,
    face_message,
    kind_message,
    locale_message,
    position_message,
    road_message,
    side_args,
)
from grognard.games.marengo.rules.s07_off_road import block_cost
from grognard.games.marengo.rules.s08_road import crossing_step
from grognard.games.marengo.state import MarengoState, count, first
from grognard.games.marengo.tables import (
    LOCALES,
    PIECE_NAMES,
    POSITIONS,
    SIDES,
    TIMES,
    WAY_TO,
    WAYS,
    Locale,
    Position,
    Way,
)

# Actions


def label(state: MarengoState, click: Action) -> Message:
    """Return an action as a button label: the thing that is clicked."""
    if click < LOCALE:
        return _piece_label(state, click)
    if click < BLOCK:
        return Message("marengo-do-march", {"locale": locale_message(locale_of(click))})
    if click < CROSS:
        return _side_label(state, click)
    if click < TO_RESERVE:
        return _way_label(state, way_of(click))
    return Message(f"marengo-do-{WORDS[click - TO_RESERVE]}")


def _piece_label(state: MarengoState, click: Action) -> Message:
    piece = piece_of(click)
    args: dict[str, Argument] = {
        "piece": face_message(state, piece),
        "name": PIECE_NAMES[piece],
        "at": position_message(Position(state.pos_of[piece])),
    }
    return Message("marengo-do-piece" if click < COMPLETE else "marengo-do-complete", args)


def _side_label(state: MarengoState, click: Action) -> Message:
    side = side_of(click)
    args = side_args(side)
    if click < ATTACK:
        args["cost"] = block_cost(state, state.picked, side)
        return Message("marengo-do-block", args)
    if click < ASSAULT:
        return Message("marengo-do-attack", args)
    return Message("marengo-do-assault" if click < CONTINUE else "marengo-do-continue", args)


def _way_label(state: MarengoState, way: Way) -> Message:
    args: dict[str, Argument] = {
        "to": locale_message(Locale(WAY_TO[way])),
        "crossing": crossing_message(way),
        "road": road_message(way),
        "step": crossing_step(state, way),
    }
    return Message("marengo-do-cross", args)


def thing(state: MarengoState, click: Action) -> Argument:
    """Return what a refusal speaks of: a piece by its name, else a place, else the button."""
    if click < LOCALE:
        return PIECE_NAMES[piece_of(click)]
    if click < BLOCK:
        return locale_message(locale_of(click))
    if click < CROSS:
        return Message("marengo-what-side", side_args(side_of(click)))
    if click < TO_RESERVE:
        way = way_of(click)
        args: dict[str, Argument] = {"to": locale_message(Locale(WAY_TO[way]))}
        args["road"], args["crossing"] = road_message(way), crossing_message(way)
        return Message("marengo-what-way", args)
    if click != DONE and count(state.picked) == 1:
        return PIECE_NAMES[first(state.picked)]
    return state.question().label(state, click)


# Events: what their numbers are

_NUMBER: Final = "number"
_LOCALE: Final = "locale"
_POSITION: Final = "position"
_SIDE: Final = "side"
_WAY: Final = "way"
_TYPE: Final = "type"
_TIME: Final = "time"

EVENTS: Final[dict[str, list[tuple[str, str]]]] = {
    "turn": [("time", _TIME)],
    "scheduled": [("tokens", _NUMBER)],
    "cleanup": [("count", _NUMBER), ("", _SIDE)],
    "march": [("count", _NUMBER), ("from", _POSITION), ("to", _LOCALE)],
    "block": [("count", _NUMBER), ("", _SIDE), ("cost", _NUMBER)],
    "reserve": [("count", _NUMBER), ("", _SIDE)],
    "cross": [("", _WAY), ("step", _NUMBER)],
    "attack": [("count", _NUMBER), ("", _SIDE), ("reserve", _NUMBER)],
    "respond": [("count", _NUMBER), ("", _SIDE)],
    "blocked": [("", _SIDE)],
    "through": [("", _SIDE)],
    "enter": [("count", _NUMBER), ("to", _LOCALE)],
    "advance": [("count", _NUMBER), ("", _SIDE)],
    "show": [("type", _TYPE), ("strength", _NUMBER), ("at", _POSITION)],
    "reduce": [("type", _TYPE), ("strength", _NUMBER), ("at", _POSITION)],
    "declare": [("", _SIDE)],
    "complete": [("", _SIDE)],
    "cancel": [("", _SIDE)],
    "lapse": [("", _SIDE)],
    "spared": [("", _SIDE)],
    "assault": [("", _SIDE)],
    "lead": [("count", _NUMBER)],
    "lead-attack": [("leaders", _NUMBER), ("count", _NUMBER)],
    "fire": [],
    "counter": [("count", _NUMBER)],
    "result": [
        ("strength", _NUMBER),
        ("penalty", _NUMBER),
        ("defense", _NUMBER),
        ("counter", _NUMBER),
        ("result", _NUMBER),
    ],
    "reductions": [("attacker", _NUMBER), ("defender", _NUMBER)],
    "held": [("", _SIDE)],
    "stormed": [("", _SIDE)],
    "continue": [("", _SIDE)],
    "retreat": [("locale", _LOCALE), ("count", _NUMBER)],
    "to": [("type", _TYPE), ("strength", _NUMBER), ("to", _LOCALE)],
    "stranded": [("type", _TYPE), ("strength", _NUMBER)],
    "disorganize": [("locale", _LOCALE), ("count", _NUMBER)],
    "organize": [("locale", _LOCALE)],
    "commit": [("locale", _LOCALE), ("tokens", _NUMBER)],
    "transfer": [("from", _LOCALE), ("to", _LOCALE)],
    "lose": [("tokens", _NUMBER)],
    "take": [("locale", _LOCALE)],
    "cleanup-lost": [("locale", _LOCALE), ("tokens", _NUMBER)],
    "cleanup-back": [("locale", _LOCALE), ("tokens", _NUMBER)],
    "return": [("locale", _LOCALE)],
    "demoralized": [],
    "marginal": [("count", _NUMBER)],
}


def event(happened: Event) -> Message:
    """Return an event as a sentence of the log."""
    args: dict[str, Argument] = {}
    if happened.who != NOBODY:
        args["army"] = army_message(happened.who)
    for (name, meaning), number in zip(EVENTS[happened.kind], happened.numbers, strict=True):
        if meaning == _SIDE:
            args.update(side_args(SIDES[number]))
        elif meaning == _WAY:
            args["to"] = locale_message(Locale(WAY_TO[WAYS[number]]))
            args["crossing"] = crossing_message(WAYS[number])
            args["road"] = road_message(WAYS[number])
        else:
            args[name] = _argument(meaning, number)
    return Message(f"marengo-event-{happened.kind}", args)


def _argument(meaning: str, number: int) -> Argument:
    if meaning == _LOCALE:
        return locale_message(LOCALES[number])
    if meaning == _POSITION:
        return position_message(POSITIONS[number])
    if meaning == _TYPE:
        return kind_message(number)
    if meaning == _TIME:
        return TIMES[number - 1]
    return number
