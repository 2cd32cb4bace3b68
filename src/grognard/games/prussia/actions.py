"""Actions: the thing clicked, in one space for all four maps, and its text both ways."""

from typing import Final

from grognard.core.question import Clicks
from grognard.games.prussia.maps import field_of
from grognard.games.prussia.tables import (
    BATTLES,
    HEXES,
    MOST_CORPS,
    MOST_PIECES,
    NUM_HEXES,
    hex_name,
)

HEX: Final = 0
"""A hex: where a piece goes, what is fired at, what fights."""
PIECE: Final = HEX + NUM_HEXES
"""A unit or a leader: chosen for what the open question says."""
RAISE: Final = PIECE + MOST_PIECES
"""§5.4 A unit put on top of its stack."""
CORPS: Final = RAISE + MOST_PIECES
"""A corps as a whole: it deploys, forms column, is rolled for."""
OPTION: Final = CORPS + MOST_CORPS

WORDS: Final = (
    "done",
    "yes",
    "no",
    "halt",
    "off",
    "quick",
    "step",
    "retreat",
    "advance",
    "marker",
    "none",
    "detachment-1",
    "detachment-2",
    "detachment-3",
)
DONE: Final = OPTION
YES: Final = OPTION + 1
NO: Final = OPTION + 2
HALT: Final = OPTION + 3
OFF_MAP: Final = OPTION + 4
QUICK: Final = OPTION + 5
STEP: Final = OPTION + 6
RETREAT: Final = OPTION + 7
ADVANCE: Final = OPTION + 8
MARKER: Final = OPTION + 9
NONE: Final = OPTION + 10
DETACHMENT: Final = OPTION + 11
"""§26.3 The first of three: into which detachment a piece goes."""
NUM_ACTIONS: Final = OPTION + len(WORDS)


_CLICKS: Final = [Clicks() for _ in BATTLES]
"""Empty until `clicks_of` is asked for them."""


def clicks_of(battle: int) -> Clicks:
    """Return what can be clicked in one of BATTLES, made at the first call."""
    clicks = _CLICKS[battle]
    if not clicks.texts:
        field = field_of(battle)
        unused = MOST_PIECES - field.pieces
        clicks.add("hex", [hex_name(here) for here in HEXES])
        clicks.add("piece", field.ids, unused=unused)
        clicks.add("raise", field.ids, "raise", unused)
        clicks.add("corps", field.corps_names, "corps", MOST_CORPS - len(field.corps_names))
        clicks.add("button", WORDS)
    return clicks
