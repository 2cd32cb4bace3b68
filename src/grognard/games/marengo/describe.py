"""Questions, actions and events into messages."""

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
from grognard.games.marengo.sent import SENT
from grognard.games.marengo.state import MarengoState, count, first
from grognard.games.marengo.tables import (
    LOCALES,
    PIECE_NAMES,
    POSITIONS,
    SIDES,
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


# Events


def event(happened: Event) -> Message:
    """Return an event as a sentence of the log."""
    args: dict[str, Argument] = {}
    if happened.who != NOBODY:
        args["army"] = army_message(happened.who)
    for field, (number,) in SENT.numbers_of(happened):
        if field.meaning == "side":
            args.update(side_args(SIDES[number]))
        elif field.meaning == "way":
            args["to"] = locale_message(Locale(WAY_TO[WAYS[number]]))
            args["crossing"] = crossing_message(WAYS[number])
            args["road"] = road_message(WAYS[number])
        else:
            args[field.name] = _argument(field.meaning, number)
    return Message(f"marengo-event-{happened.kind}", args)


def _argument(meaning: str, number: int) -> Argument:
    if meaning == "locale":
        return locale_message(LOCALES[number])
    if meaning == "position":
        return position_message(POSITIONS[number])
    if meaning == "type":
        return kind_message(number)
    return SENT.plain(meaning, number)
