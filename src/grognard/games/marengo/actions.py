"""Actions: the thing clicked, in one small space, and its text both ways."""

from typing import Final

from grognard.core.question import Clicks
from grognard.core.types import Action
from grognard.games.marengo.tables import (
    FIRST_ENTRY,
    NUM_LOCALES,
    NUM_PIECES,
    NUM_SIDES,
    NUM_WAYS,
    PIECE_NAMES,
    SIDES,
    WAY_TO,
    Locale,
    Piece,
    Side,
    Way,
    side_name,
    way_name,
)

PIECE: Final = 0
"""A piece: chosen, added, organized, sent, named, reduced, as the open question says."""
COMPLETE: Final = PIECE + NUM_PIECES
LOCALE: Final = COMPLETE + NUM_PIECES
"""A locale: marched to, retreated to, or the one whose token is meant."""
BLOCK: Final = LOCALE + NUM_LOCALES
ATTACK: Final = BLOCK + NUM_SIDES
ASSAULT: Final = ATTACK + NUM_SIDES
CONTINUE: Final = ASSAULT + NUM_SIDES
CROSS: Final = CONTINUE + NUM_SIDES
ENTRY: Final = CROSS + FIRST_ENTRY
"""The ways from here on lead onto the map."""
TO_RESERVE: Final = CROSS + NUM_WAYS
ORGANIZE: Final = TO_RESERVE + 1
DECLARE: Final = ORGANIZE + 1
FIRE: Final = DECLARE + 1
ADVANCE: Final = FIRE + 1
ELIMINATE: Final = ADVANCE + 1
DONE: Final = ELIMINATE + 1
END: Final = DONE + 1
NUM_ACTIONS: Final = END + 1

WORDS: Final = ("reserve", "organize", "declare", "fire", "advance", "eliminate", "done", "end")
"""The texts of the actions from TO_RESERVE on."""


def _clicks() -> Clicks:
    clicks = Clicks()
    sides = [side_name(side) for side in SIDES]
    clicks.add("piece", PIECE_NAMES)
    clicks.add("piece", PIECE_NAMES, "complete")
    clicks.add("locale", [str(locale) for locale in range(NUM_LOCALES)], "locale")
    for verb in ("block", "attack", "assault", "continue"):
        clicks.add("side", sides, verb)
    clicks.add("way", [way_name(Way(way)) for way in range(NUM_WAYS)], "cross")
    clicks.add("button", WORDS)
    return clicks


CLICKS: Final = _clicks()
TARGETS: Final[list[str]] = CLICKS.targets
WAYS_TO: Final[dict[str, list[str]]] = {
    f"locale:{locale}": [TARGETS[CROSS + way] for way in range(NUM_WAYS) if WAY_TO[way] == locale]
    for locale in range(NUM_LOCALES)
}
"""The ways that lead to a locale: what a click on it may mean in a march."""


def piece_of(action: Action) -> Piece:
    """Return the piece of a PIECE or COMPLETE action."""
    return Piece(action if action < COMPLETE else action - COMPLETE)


def locale_of(action: Action) -> Locale:
    """Return the locale of a LOCALE action."""
    return Locale(action - LOCALE)


def side_of(action: Action) -> Side:
    """Return the side of a BLOCK, ATTACK, ASSAULT or CONTINUE action."""
    return Side((action - BLOCK) % NUM_SIDES)


def way_of(action: Action) -> Way:
    """Return the way of a CROSS action."""
    return Way(action - CROSS)
