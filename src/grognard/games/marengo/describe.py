"""Questions, actions and events into messages."""

from typing import Final

from grognard.core.event import Event
from grognard.core.message import Argument, Message
from grognard.core.types import NOBODY, Action, Player
from grognard.games.marengo import answers
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
from grognard.games.marengo.rules.s07_off_road import block_cost
from grognard.games.marengo.rules.s08_road import crossing_step
from grognard.games.marengo.rules.s13_retreats import retreating
from grognard.games.marengo.state import (
    ASK_BOMBARDED,
    ASK_EXCESS,
    ASK_ORGANIZE,
    ASK_RETREAT_LOSS,
    ASK_RETREAT_TO,
    ASK_TAKE,
    ASK_TRANSFER,
    MarengoState,
    count,
    first,
)
from grognard.games.marengo.tables import (
    APPROACH_NAMES,
    AREA_NAMES,
    ARMIES,
    BEYOND,
    CROSSING_NAMES,
    CROSSING_OF,
    FIRST_AREA,
    FIRST_ENTRY,
    GONE,
    IS_MAIN,
    IS_PONTOON,
    LOCALE_OF,
    LOCALES,
    NO_SIDE,
    PIECE_NAMES,
    PLACE_NAMES,
    POSITIONS,
    SIDES,
    TIMES,
    TYPE_OF,
    TYPES,
    WAY_TO,
    WAYS,
    Locale,
    Piece,
    Position,
    Side,
    Way,
    side_at,
)

# Things

_ONLY: Final = "marengo-part-only"
"""Between most locales there is one approach only, and one crossing of a kind."""


def army(seat: Player) -> Message:
    """Return the name of an army."""
    return Message(f"marengo-seat-{ARMIES[seat]}")


def locale(here: Locale) -> Message:
    """Return a locale: its number, and its place if the board prints one."""
    if not PLACE_NAMES[here]:
        return Message("marengo-locale", {"number": int(here)})
    name = Message(f"marengo-place-{here}")
    return Message("marengo-locale-named", {"number": int(here), "name": name})


def position(where: Position) -> Message:
    """Return where a piece stands."""
    if where == GONE:
        return Message("marengo-at-gone")
    if where >= FIRST_AREA:
        return Message(f"marengo-at-{AREA_NAMES[where - FIRST_AREA]}")
    side = side_at(where)
    if side == NO_SIDE:
        return Message("marengo-at-reserve", {"locale": locale(LOCALES[where])})
    return Message("marengo-at-side", _side(side))


def _side(side: Side) -> dict[str, Argument]:
    return {
        "locale": locale(Locale(LOCALE_OF[side])),
        "to": locale(Locale(BEYOND[side])),
        "approach": _part(APPROACH_NAMES[side >> 1]),
    }


def _part(name: str) -> Message:
    """Return which of several approaches or crossings between two locales it is; mostly none."""
    return Message(f"marengo-part-{name[-1].lower()}" if name[-1] in "nsNSEWM" else _ONLY)


def kind(number: int) -> Message:
    """Return the name of a type."""
    return Message(f"marengo-type-{TYPES[number]}")


def face(state: MarengoState, piece: Piece) -> Message:
    """Return the face of a piece."""
    args: dict[str, Argument] = {"type": kind(TYPE_OF[piece]), "strength": state.strength_of[piece]}
    return Message("marengo-face", args)


# Questions


def prompt(state: MarengoState) -> Message:
    """Return the open question as a sentence for the seat that answers it."""
    args: dict[str, Argument] = {"commands": state.commands}
    frame = state.todo.question()
    if state.front != NO_SIDE:
        args.update(_side(state.front))
    if frame == ASK_RETREAT_TO:
        args["piece"] = face(state, retreating(state))
        args["locale"] = locale(LOCALES[state.todo.a()])
    if frame == ASK_RETREAT_LOSS:
        args["at"] = position(POSITIONS[state.todo.a()])
        args["left"] = state.todo.b()
    if frame in (ASK_EXCESS, ASK_ORGANIZE):
        args["left"] = state.todo.a()
    if frame == ASK_BOMBARDED:
        args["locale"] = locale(Locale(BEYOND[state.todo.a()]))
    if frame in (ASK_TAKE, ASK_TRANSFER):
        args["army"] = army(state.todo.a())
        args["left"] = state.todo.b() if frame == ASK_TAKE else state.todo.c()
    if frame == ASK_TRANSFER:
        args["locale"] = locale(LOCALES[state.todo.b()])
    asked = answers.prompt(state)
    if asked == "s12-continue" and count(state.group) == 1:
        asked = "s12-side"  # who goes on is no question
    return Message(f"marengo-ask-{asked}", args)


# Actions

_LOCALE_VERBS: Final[dict[str, str]] = {
    "s6-group": "march",
    "s13-to": "retreat",
    "s18-lose": "take",
    "s18-commit": "transfer",
    "s18-return": "return",
}


def action(state: MarengoState, click: Action) -> Message:
    """Return an action as a button label for the seat that answers."""
    asked = answers.prompt(state)
    if click < LOCALE:
        return _piece_label(state, click)
    if click < BLOCK:
        verb = _LOCALE_VERBS.get(asked, "march")
        return Message(f"marengo-do-{verb}", {"locale": locale(locale_of(click))})
    if click < CROSS:
        return _side_label(state, click)
    if click < TO_RESERVE:
        return _way_label(state, way_of(click))
    if click == DONE:
        return Message(f"marengo-do-done-{asked}")
    return Message(f"marengo-do-{WORDS[click - TO_RESERVE]}")


def _piece_label(state: MarengoState, click: Action) -> Message:
    piece = piece_of(click)
    args: dict[str, Argument] = {
        "piece": face(state, piece),
        "name": PIECE_NAMES[piece],
        "at": position(Position(state.pos_of[piece])),
    }
    return Message("marengo-do-piece" if click < COMPLETE else "marengo-do-complete", args)


def _side_label(state: MarengoState, click: Action) -> Message:
    side = side_of(click)
    args = _side(side)
    if click < ATTACK:
        args["cost"] = block_cost(state, state.picked, side)
        return Message("marengo-do-block", args)
    if click < ASSAULT:
        return Message("marengo-do-attack", args)
    return Message("marengo-do-assault" if click < CONTINUE else "marengo-do-continue", args)


def _way_label(state: MarengoState, way: Way) -> Message:
    args: dict[str, Argument] = {
        "to": locale(Locale(WAY_TO[way])),
        "crossing": _crossing(way),
        "road": _road(way),
        "step": crossing_step(state, way),
    }
    return Message("marengo-do-cross", args)


def _crossing(way: Way) -> Message:
    name = CROSSING_NAMES[CROSSING_OF[way]]
    return _part(name) if name[-1].isupper() else Message(_ONLY)


def _road(way: Way) -> Message:
    if IS_PONTOON[way]:
        return Message("marengo-road-pontoon")
    if way >= FIRST_ENTRY:
        return Message("marengo-road-entry")
    return Message("marengo-road-main" if IS_MAIN[way] else "marengo-road-local")


def thing(state: MarengoState, click: Action) -> Argument:
    """Return what a refusal speaks of: a piece by its name, else a place, else the button."""
    if click < LOCALE:
        return PIECE_NAMES[piece_of(click)]
    if click < BLOCK:
        return locale(locale_of(click))
    if click < CROSS:
        return Message("marengo-what-side", _side(side_of(click)))
    if click < TO_RESERVE:
        way = way_of(click)
        args: dict[str, Argument] = {"to": locale(Locale(WAY_TO[way]))}
        args["road"], args["crossing"] = _road(way), _crossing(way)
        return Message("marengo-what-way", args)
    if click != DONE and count(state.picked) == 1:
        return PIECE_NAMES[first(state.picked)]
    return action(state, click)


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
        args["army"] = army(happened.who)
    for (name, meaning), number in zip(EVENTS[happened.kind], happened.numbers, strict=True):
        if meaning == _SIDE:
            args.update(_side(SIDES[number]))
        elif meaning == _WAY:
            args["to"] = locale(Locale(WAY_TO[WAYS[number]]))
            args["crossing"] = _crossing(WAYS[number])
            args["road"] = _road(WAYS[number])
        else:
            args[name] = _argument(meaning, number)
    return Message(f"marengo-event-{happened.kind}", args)


def _argument(meaning: str, number: int) -> Argument:
    if meaning == _LOCALE:
        return locale(LOCALES[number])
    if meaning == _POSITION:
        return position(POSITIONS[number])
    if meaning == _TYPE:
        return kind(number)
    if meaning == _TIME:
        return TIMES[number - 1]
    return number
