"""Every reason an action can be refused: a code, the section, the message."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.reason import Reason
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
from grognard.games.marengo.state import ASK_CONTINUE, ASK_FIRE, ASK_RETREAT_TO

NOT_YOUR_PIECE: Final = 1
NOT_IN_PLAY: Final = 2
HAS_ACTED: Final = 3
ALIKE: Final = 4
NOTHING_TO_DO: Final = 5
NO_COMMAND: Final = 6
PICKED_ALREADY: Final = 7
THREE_PIECES: Final = 8
OTHER_POSITION: Final = 9
NO_ROOM: Final = 10
NOT_ADJACENT: Final = 11
ENEMY_THERE: Final = 12
NOBODY_OPPOSITE: Final = 13
NOT_IN_RESERVE: Final = 14
NOT_IN_APPROACH: Final = 15
ONLY_OPPOSITE: Final = 16
OVER_CAPACITY: Final = 17
APPROACH_CLOSED: Final = 18
LOCALE_BARRED: Final = 19
PROTECTED_ENTRY: Final = 20
MUST_ENTER_BY_ROAD: Final = 21
TOO_EARLY: Final = 22
ARTILLERY_WAITS: Final = 23
ROAD_ONE_PIECE: Final = 24
NO_ROAD: Final = 25
NO_STEP_LEFT: Final = 26
AGAINST_TRAFFIC: Final = 27
CAVALRY_ONLY: Final = 28
CROSSING_ATTACKED: Final = 29
FULLY_BLOCKED: Final = 30
NEEDS_INFANTRY: Final = 31
OBSTRUCTED: Final = 32
NOT_ARTILLERY: Final = 33
ARTILLERY_PENALTY_THERE: Final = 34
NOT_DECLARED: Final = 35
NOT_BLOCKED: Final = 36
NOBODY_CAN_LEAD: Final = 37
TOO_WEAK: Final = 38
SAME_TYPE: Final = 39
LEADS_ALREADY: Final = 40
NOT_ASSAULT_PIECE: Final = 41
ONE_MUST_LEAD: Final = 42
NO_ARTILLERY: Final = 43
BOMBARDED_BEFORE: Final = 44
NOT_THERE: Final = 45
NOT_INFANTRY: Final = 46
NOT_ON_THE_ROAD: Final = 47
FRENCH_SURPRISED: Final = 48
DISORGANIZED: Final = 49
ORGANIZED_ALREADY: Final = 50
ORGANIZE_ALL: Final = 51
ORGANIZE_BEFORE_ACTING: Final = 52
OUT_OF_REACH: Final = 53
WHENCE_ATTACKED: Final = 54
AGAINST_ARROW: Final = 55
ROOM_LEFT: Final = 56
NO_TOKEN: Final = 57
SAME_LOCALE: Final = 58
TOKEN_TRANSFERRED: Final = 59
NOT_FIRST_CHOICE: Final = 60
NOT_IN_GROUP: Final = 61
AUSTRIANS_ORGANIZED: Final = 62
PONTOON_USED: Final = 63
ALREADY_THERE: Final = 64
OTHER_LOCALE: Final = 65
NOBODY_IN_APPROACH: Final = 66
APPROACH_ACTED: Final = 67
ONE_PIECE: Final = 68
FINISH_FIRST: Final = 69
ENEMY_ON_THE_ROAD: Final = 70
CLEANED_UP: Final = 71
ENTRY_FULL: Final = 72

# fmt: off
REASONS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("not-your-piece", ""),
    ("not-in-play", "§2"),
    ("has-acted", "§6"),
    ("alike", "§17 R13"),
    ("nothing-to-do", "§6"),
    ("no-command", "§6"),
    ("picked-already", ""),
    ("three-pieces", "§6"),
    ("other-position", "§7"),
    ("no-room", "§20"),
    ("not-adjacent", "§7"),
    ("enemy-there", "§7"),
    ("nobody-opposite", "§7"),
    ("not-in-reserve", "§8"),
    ("not-in-approach", "§7"),
    ("only-opposite", "§7"),
    ("over-capacity", "§20"),
    ("approach-closed", "§11"),
    ("locale-barred", "§11"),
    ("protected-entry", "§15"),
    ("must-enter-by-road", "§15"),
    ("too-early", "§15"),
    ("artillery-waits", "§15"),
    ("road-one-piece", "§8"),
    ("no-road", "§8"),
    ("no-step-left", "§8"),
    ("against-traffic", "§8"),
    ("cavalry-only", "§12"),
    ("crossing-attacked", "§8"),
    ("fully-blocked", "§9"),
    ("needs-infantry", "§9"),
    ("obstructed", ""),
    ("not-artillery", "§10"),
    ("artillery-penalty", "§10"),
    ("not-declared", "§10.2"),
    ("not-blocked", "§11"),
    ("nobody-can-lead", "§11"),
    ("too-weak", ""),
    ("same-type", ""),
    ("leads-already", "§11.5"),
    ("not-assault-piece", ""),
    ("one-must-lead", "§11.3"),
    ("no-artillery", "§11.4"),
    ("bombarded-before", "§11.4"),
    ("not-there", "§9.2"),
    ("not-infantry", "§9"),
    ("not-on-the-road", "§12"),
    ("french-surprised", "§14"),
    ("disorganized", "§14"),
    ("organized-already", "§14"),
    ("organize-all", "§14"),
    ("organize-before-acting", "§6"),
    ("out-of-reach", "§13.2"),
    ("whence-attacked", "§13.2"),
    ("against-arrow", "§13.2"),
    ("room-left", "§13.2"),
    ("no-token", ""),
    ("same-locale", "§18"),
    ("token-transferred", "§18.3"),
    ("not-first-choice", ""),
    ("not-in-group", ""),
    ("austrians-organized", "§14"),
    ("pontoon-used", "§15"),
    ("already-there", "§7"),
    ("other-locale", "§9.1"),
    ("nobody-in-approach", "§11"),
    ("approach-acted", "§6"),
    ("one-piece", "§10.1"),
    ("finish-first", "§14 R15"),
    ("enemy-on-the-road", "§8"),
    ("cleaned-up", "§8 R4"),
    ("entry-full", "§15"),
]
# fmt: on
"""The message of each code and its section; "" is the section of the open question."""

AT_QUESTION: Final[dict[tuple[int, int], str]] = {
    (ASK_CONTINUE, NOT_IN_RESERVE): "§12",
    (ASK_CONTINUE, NOBODY_OPPOSITE): "§12",
    (ASK_CONTINUE, NO_COMMAND): "§12",
    (ASK_FIRE, ARTILLERY_PENALTY_THERE): "§11.4",
    (ASK_FIRE, NOT_YOUR_PIECE): "§11.5",
    (ASK_FIRE, SAME_TYPE): "§11.5",
    (ASK_FIRE, TOO_WEAK): "§11.5",
    (ASK_FIRE, OBSTRUCTED): "§11.5",
    (ASK_FIRE, NOT_ASSAULT_PIECE): "§11.5",
    (ASK_RETREAT_TO, ENEMY_THERE): "§13.2",
    (ASK_RETREAT_TO, OVER_CAPACITY): "§13.2",
}
"""Sections of refusals that differ by the open question."""

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
    f"marengo-why-{REASONS[code][0]}"
    for code in (NOT_DECLARED, CAVALRY_ONLY, NOT_IN_RESERVE, NOT_ON_THE_ROAD, ROAD_ONE_PIECE)
)
"""Said of a click only if nothing else is: few pieces bombard, few continue, few could block."""


def reason(asked: str, frame: int, action: Action, code: int, what: Argument) -> Reason:
    """Return the reason behind a code at a question: its sentence, its section, what it is of."""
    message, section = REASONS[code]
    section = AT_QUESTION.get((frame, code), section)
    section = OF_ACTION.get((_kind(action), code), section)
    params: dict[str, Argument] = {"what": what}
    return Reason(f"marengo-why-{message}", section or asked, params)


_KINDS: Final = (ENTRY, CROSS, CONTINUE, ASSAULT, ATTACK, BLOCK, LOCALE, COMPLETE, PIECE)


def _kind(action: Action) -> int:
    """Return the first action of the kind; a word is a kind of its own."""
    if action >= TO_RESERVE:
        return action
    for kind in _KINDS:
        if action >= kind:
            return kind
    return PIECE
