"""Every reason an action can be refused, declared once: its message and its section."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.reason import Reason, Reasons
from grognard.core.types import Action
from grognard.games.marengo.actions import (
    ASSAULT,
    ATTACK,
    BLOCK,
    COMPLETE,
    CONTINUE,
    CROSS,
    DECLARE,
    ENTRY,
    LOCALE,
    ORGANIZE,
    PIECE,
    TO_RESERVE,
)

WHY: Final = Reasons("marengo")
"""A reason without a section is given under that of the open question."""

NOT_YOUR_PIECE: Final = WHY.add("not-your-piece", "")
NOT_IN_PLAY: Final = WHY.add("not-in-play", "§2")
HAS_ACTED: Final = WHY.add("has-acted", "§6")
ALIKE: Final = WHY.add("alike", "§17 R13")
NOTHING_TO_DO: Final = WHY.add("nothing-to-do", "§6")
NO_COMMAND: Final = WHY.add("no-command", "§6")
PICKED_ALREADY: Final = WHY.add("picked-already", "")
THREE_PIECES: Final = WHY.add("three-pieces", "§6")
OTHER_POSITION: Final = WHY.add("other-position", "§7")
NO_ROOM: Final = WHY.add("no-room", "§20")
NOT_ADJACENT: Final = WHY.add("not-adjacent", "§7")
ENEMY_THERE: Final = WHY.add("enemy-there", "§7")
NOBODY_OPPOSITE: Final = WHY.add("nobody-opposite", "§7")
NOT_IN_RESERVE: Final = WHY.add("not-in-reserve", "§8")
NOT_IN_APPROACH: Final = WHY.add("not-in-approach", "§7")
ONLY_OPPOSITE: Final = WHY.add("only-opposite", "§7")
OVER_CAPACITY: Final = WHY.add("over-capacity", "§20")
APPROACH_CLOSED: Final = WHY.add("approach-closed", "§11")
LOCALE_BARRED: Final = WHY.add("locale-barred", "§11")
PROTECTED_ENTRY: Final = WHY.add("protected-entry", "§15")
MUST_ENTER_BY_ROAD: Final = WHY.add("must-enter-by-road", "§15")
TOO_EARLY: Final = WHY.add("too-early", "§15")
ARTILLERY_WAITS: Final = WHY.add("artillery-waits", "§15")
ROAD_ONE_PIECE: Final = WHY.add("road-one-piece", "§8")
NO_ROAD: Final = WHY.add("no-road", "§8")
NO_STEP_LEFT: Final = WHY.add("no-step-left", "§8")
AGAINST_TRAFFIC: Final = WHY.add("against-traffic", "§8")
CAVALRY_ONLY: Final = WHY.add("cavalry-only", "§12")
CROSSING_ATTACKED: Final = WHY.add("crossing-attacked", "§8")
FULLY_BLOCKED: Final = WHY.add("fully-blocked", "§9")
NEEDS_INFANTRY: Final = WHY.add("needs-infantry", "§9")
OBSTRUCTED: Final = WHY.add("obstructed", "")
NOT_ARTILLERY: Final = WHY.add("not-artillery", "§10")
ARTILLERY_PENALTY_THERE: Final = WHY.add("artillery-penalty", "§10")
NOT_DECLARED: Final = WHY.add("not-declared", "§10.2")
NOT_BLOCKED: Final = WHY.add("not-blocked", "§11")
NOBODY_CAN_LEAD: Final = WHY.add("nobody-can-lead", "§11")
TOO_WEAK: Final = WHY.add("too-weak", "")
SAME_TYPE: Final = WHY.add("same-type", "")
LEADS_ALREADY: Final = WHY.add("leads-already", "§11.5")
NOT_ASSAULT_PIECE: Final = WHY.add("not-assault-piece", "")
ONE_MUST_LEAD: Final = WHY.add("one-must-lead", "§11.3")
NO_ARTILLERY: Final = WHY.add("no-artillery", "§11.4")
BOMBARDED_BEFORE: Final = WHY.add("bombarded-before", "§11.4")
NOT_THERE: Final = WHY.add("not-there", "§9.2")
NOT_INFANTRY: Final = WHY.add("not-infantry", "§9")
NOT_ON_THE_ROAD: Final = WHY.add("not-on-the-road", "§12")
FRENCH_SURPRISED: Final = WHY.add("french-surprised", "§14")
DISORGANIZED: Final = WHY.add("disorganized", "§14")
ORGANIZED_ALREADY: Final = WHY.add("organized-already", "§14")
ORGANIZE_ALL: Final = WHY.add("organize-all", "§14")
ORGANIZE_BEFORE_ACTING: Final = WHY.add("organize-before-acting", "§6")
OUT_OF_REACH: Final = WHY.add("out-of-reach", "§13.2")
WHENCE_ATTACKED: Final = WHY.add("whence-attacked", "§13.2")
AGAINST_ARROW: Final = WHY.add("against-arrow", "§13.2")
ROOM_LEFT: Final = WHY.add("room-left", "§13.2")
NO_TOKEN: Final = WHY.add("no-token", "")
SAME_LOCALE: Final = WHY.add("same-locale", "§18")
TOKEN_TRANSFERRED: Final = WHY.add("token-transferred", "§18.3")
NOT_FIRST_CHOICE: Final = WHY.add("not-first-choice", "")
NOT_IN_GROUP: Final = WHY.add("not-in-group", "")
AUSTRIANS_ORGANIZED: Final = WHY.add("austrians-organized", "§14")
PONTOON_USED: Final = WHY.add("pontoon-used", "§15")
ALREADY_THERE: Final = WHY.add("already-there", "§7")
OTHER_LOCALE: Final = WHY.add("other-locale", "§9.1")
NOBODY_IN_APPROACH: Final = WHY.add("nobody-in-approach", "§11")
APPROACH_ACTED: Final = WHY.add("approach-acted", "§6")
ONE_PIECE: Final = WHY.add("one-piece", "§10.1")
FINISH_FIRST: Final = WHY.add("finish-first", "§14 R15")
ENEMY_ON_THE_ROAD: Final = WHY.add("enemy-on-the-road", "§8")
CLEANED_UP: Final = WHY.add("cleaned-up", "§8 R4")
ENTRY_FULL: Final = WHY.add("entry-full", "§15")

OF_ACTION: Final[dict[tuple[int, int], str]] = {
    (BLOCK, NOT_IN_RESERVE): "§7",
    (BLOCK, OTHER_LOCALE): "§7",
    (ATTACK, ONLY_OPPOSITE): "§9",
    (ATTACK, NOBODY_OPPOSITE): "§9",
    (ASSAULT, NOBODY_OPPOSITE): "§11",
    (CONTINUE, NOT_IN_RESERVE): "§12",
    (CONTINUE, OTHER_LOCALE): "§12",
    (CONTINUE, NOBODY_OPPOSITE): "§12",
    (CROSS, OBSTRUCTED): "§9",
    (ENTRY, NO_ROAD): "§15",
    (DECLARE, NOT_IN_APPROACH): "§10",
    (DECLARE, NOBODY_OPPOSITE): "§10 R7",
    (ORGANIZE, ONE_PIECE): "§14",
}
"""Sections of refusals that differ by the kind of action."""

BESIDE_THE_POINT: Final = tuple(
    WHY.ids[code]
    for code in (NOT_DECLARED, CAVALRY_ONLY, NOT_IN_RESERVE, NOT_ON_THE_ROAD, ROAD_ONE_PIECE)
)
"""Said of a click only if nothing else is: few pieces bombard, few continue, few could block."""


def reason(asked: str, cited: str, action: Action, code: int, what: Argument) -> Reason:
    """Return the reason behind a code: its sentence, its section, what it is of.

    `asked` is the section of the open question, `cited` its own one for this reason, if any.
    """
    section = OF_ACTION.get((_kind(action), code), cited or WHY.sections[code] or asked)
    return Reason(WHY.ids[code], section, {"what": what})


_KINDS: Final = (ENTRY, CROSS, CONTINUE, ASSAULT, ATTACK, BLOCK, LOCALE, COMPLETE, PIECE)


def _kind(action: Action) -> int:
    """Return the first action of the kind; a word is a kind of its own."""
    if action >= TO_RESERVE:
        return action
    for kind in _KINDS:
        if action >= kind:
            return kind
    return PIECE
