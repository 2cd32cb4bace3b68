"""Actions: the thing clicked, in one space for all four maps, and its text both ways."""

from typing import Final

from grognard.core.errors import BadAction
from grognard.core.types import Action
from grognard.games.prussia.maps import field_of
from grognard.games.prussia.tables import (
    MOST_CORPS,
    MOST_PIECES,
    NUM_HEXES,
    Corps,
    Field,
    Hex,
    Piece,
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


def text(battle: int, action: Action) -> str:
    """Return the language-free text of an action: the thing, of a few kinds with its kind."""
    kind, _, name = target(battle, action).partition(":")
    return f"{kind} {name}" if kind in ("raise", "corps") else name


def _piece_id(field: Field, piece: Piece) -> str:
    return field.ids[piece] if piece < field.pieces else f"piece {piece}"


def _corps_id(field: Field, corps: Corps) -> str:
    return field.corps_names[corps] if corps < len(field.corps_names) else f"{corps}"


def target(battle: int, action: Action) -> str:
    """Return what is clicked for an action; no two actions share a thing."""
    field = field_of(battle)
    if action < PIECE:
        return "hex:" + hex_name(Hex(action))
    if action < RAISE:
        return "piece:" + _piece_id(field, Piece(action - PIECE))
    if action < CORPS:
        return "raise:" + _piece_id(field, Piece(action - RAISE))
    if action < OPTION:
        return "corps:" + _corps_id(field, Corps(action - CORPS))
    return "button:" + WORDS[action - OPTION]


_ACTION_OF: Final[list[dict[str, int]]] = [{}, {}, {}, {}]
_ACTION_ON: Final[list[dict[str, int]]] = [{}, {}, {}, {}]


def parse(battle: int, words: str) -> Action:
    """Return the action of a text; raises BadAction."""
    known = _ACTION_OF[battle]
    if not known:
        for action in range(NUM_ACTIONS):
            known[text(battle, action)] = action
    found = known.get(words.strip())
    if found is None:
        raise BadAction("bad-action-text", text=words)
    return found


def action_on(battle: int, thing: str) -> Action:
    """Return the action of a click on a thing, or -1 if there is no such thing."""
    known = _ACTION_ON[battle]
    if not known:
        for action in range(NUM_ACTIONS):
            known[target(battle, action)] = action
    return known.get(thing, -1)
