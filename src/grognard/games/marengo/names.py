"""What things are called: armies, locales, positions, faces, roads."""

from typing import Final

from grognard.core.message import Argument, Message
from grognard.core.types import Player
from grognard.games.marengo.state import MarengoState
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
    PLACE_NAMES,
    TYPE_OF,
    TYPES,
    Locale,
    Piece,
    Position,
    Side,
    Way,
    side_at,
)

_ONLY: Final = "marengo-part-only"
"""Between most locales there is one approach only, and one crossing of a kind."""


def army_message(seat: Player) -> Message:
    """Return the name of an army."""
    return Message(f"marengo-seat-{ARMIES[seat]}")


def locale_message(here: Locale) -> Message:
    """Return a locale: its number, and its place if the board prints one."""
    if not PLACE_NAMES[here]:
        return Message("marengo-locale", {"number": int(here)})
    name = Message(f"marengo-place-{here}")
    return Message("marengo-locale-named", {"number": int(here), "name": name})


def position_message(where: Position) -> Message:
    """Return where a piece stands."""
    if where == GONE:
        return Message("marengo-at-gone")
    if where >= FIRST_AREA:
        return Message(f"marengo-at-{AREA_NAMES[where - FIRST_AREA]}")
    side = side_at(where)
    if side == NO_SIDE:
        return Message("marengo-at-reserve", {"locale": locale_message(LOCALES[where])})
    return Message("marengo-at-side", side_args(side))


def side_args(side: Side) -> dict[str, Argument]:
    """Return what a sentence says of a side: its locale, the one opposite, which of several."""
    return {
        "locale": locale_message(Locale(LOCALE_OF[side])),
        "to": locale_message(Locale(BEYOND[side])),
        "approach": part(APPROACH_NAMES[side >> 1]),
    }


def part(name: str) -> Message:
    """Return which of several approaches or crossings between two locales it is; mostly none."""
    return Message(f"marengo-part-{name[-1].lower()}" if name[-1] in "nsNSEWM" else _ONLY)


def kind_message(number: int) -> Message:
    """Return the name of a type."""
    return Message(f"marengo-type-{TYPES[number]}")


def face_message(state: MarengoState, piece: Piece) -> Message:
    """Return the face of a piece."""
    args: dict[str, Argument] = {
        "type": kind_message(TYPE_OF[piece]),
        "strength": state.strength_of[piece],
    }
    return Message("marengo-face", args)


def crossing_message(way: Way) -> Message:
    """Return which of several crossings of a kind a way is."""
    name = CROSSING_NAMES[CROSSING_OF[way]]
    return part(name) if name[-1].isupper() else Message(_ONLY)


def road_message(way: Way) -> Message:
    """Return the kind of road a way is."""
    if IS_PONTOON[way]:
        return Message("marengo-road-pontoon")
    if way >= FIRST_ENTRY:
        return Message("marengo-road-entry")
    return Message("marengo-road-main" if IS_MAIN[way] else "marengo-road-local")
