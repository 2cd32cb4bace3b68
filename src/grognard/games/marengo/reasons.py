"""Every reason an action can be refused: a code, the section, the message."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.reason import Reason
from grognard.core.types import Action
from grognard.games.marengo.actions import (
    ASSAULT,
    ATTACK,
    BLOCK,
    CONTINUE,
    CROSS,
    DECLARE,
    text,
)
from grognard.games.marengo.state import (
    ASK_CONTINUE,
    ASK_DEFENSE_LEAD,
    ASK_EXCESS,
    ASK_FIRE,
    ASK_FIRED,
    ASK_ODD,
    ASK_SHOW,
)

NOT_YOUR_PIECE: Final = 1
NOT_IN_PLAY: Final = 2
HAS_ACTED: Final = 3
ALIKE: Final = 4
NOTHING_TO_DO: Final = 5
NO_COMMAND: Final = 6
PICKED_ALREADY: Final = 7
THREE_PIECES: Final = 8
OTHER_POSITION: Final = 9
NOT_TOGETHER: Final = 10
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
NO_ENEMY_TO_ATTACK: Final = 30
FULLY_BLOCKED: Final = 31
NEEDS_INFANTRY: Final = 32
OBSTRUCTED: Final = 33
NOT_ARTILLERY: Final = 34
ARTILLERY_PENALTY_THERE: Final = 35
NOT_DECLARED: Final = 36
NOT_BLOCKED: Final = 37
NOBODY_CAN_LEAD: Final = 38
TOO_WEAK: Final = 39
SAME_TYPE: Final = 40
LEADS_ALREADY: Final = 41
NOT_ASSAULT_PIECE: Final = 42
ONE_MUST_LEAD: Final = 43
NO_ARTILLERY: Final = 44
BOMBARDED_BEFORE: Final = 45
ARTILLERY_NO_COUNTER: Final = 46
NOT_THERE: Final = 47
NOT_INFANTRY: Final = 48
NOT_ON_THE_ROAD: Final = 49
FRENCH_SURPRISED: Final = 50
DISORGANIZED: Final = 51
ORGANIZED_ALREADY: Final = 52
ORGANIZE_ALL: Final = 53
ORGANIZE_BEFORE_ACTING: Final = 54
OUT_OF_REACH: Final = 55
WHENCE_ATTACKED: Final = 56
AGAINST_ARROW: Final = 57
ROOM_LEFT: Final = 58
NO_TOKEN: Final = 59
SAME_LOCALE: Final = 60
TOKEN_TRANSFERRED: Final = 61
NOT_FIRST_CHOICE: Final = 62
NOT_IN_GROUP: Final = 63
AUSTRIANS_ORGANIZED: Final = 64
PONTOON_USED: Final = 65

# fmt: off
REASONS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("not-your-piece", "§6"),
    ("not-in-play", "§2"),
    ("has-acted", "§6"),
    ("alike", "§17"),
    ("nothing-to-do", "§6"),
    ("no-command", "§6"),
    ("picked-already", "§6"),
    ("three-pieces", "§6"),
    ("other-position", "§7"),
    ("not-together", "§6"),
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
    ("cavalry-only", "§8"),
    ("crossing-attacked", "§8"),
    ("no-enemy-to-attack", "§9"),
    ("fully-blocked", "§9"),
    ("needs-infantry", "§9"),
    ("obstructed", "§20"),
    ("not-artillery", "§10"),
    ("artillery-penalty", "§10"),
    ("not-declared", "§10"),
    ("not-blocked", "§11"),
    ("nobody-can-lead", "§11"),
    ("too-weak", "§11.3"),
    ("same-type", "§11.3"),
    ("leads-already", "§11.5"),
    ("not-assault-piece", "§11.3"),
    ("one-must-lead", "§11.3"),
    ("no-artillery", "§11.4"),
    ("bombarded-before", "§11.4"),
    ("artillery-no-counter", "§11.5"),
    ("not-there", "§9.2"),
    ("not-infantry", "§9"),
    ("not-on-the-road", "§12"),
    ("french-surprised", "§14"),
    ("disorganized", "§14"),
    ("organized-already", "§14"),
    ("organize-all", "§14"),
    ("organize-before-acting", "§14 R2"),
    ("out-of-reach", "§13.2"),
    ("whence-attacked", "§13.2"),
    ("against-arrow", "§13.2"),
    ("room-left", "§13.2"),
    ("no-token", "§18"),
    ("same-locale", "§18"),
    ("token-transferred", "§18"),
    ("not-first-choice", "§10.2"),
    ("not-in-group", "§12"),
    ("austrians-organized", "§14"),
    ("pontoon-used", "§15"),
]
# fmt: on

AT_QUESTION: Final[dict[tuple[int, int], str]] = {
    (ASK_SHOW, NOT_THERE): "§9",
    (ASK_CONTINUE, CAVALRY_ONLY): "§12",
    (ASK_CONTINUE, NOT_IN_RESERVE): "§12",
    (ASK_CONTINUE, NOBODY_OPPOSITE): "§12",
    (ASK_DEFENSE_LEAD, SAME_TYPE): "§11.2",
    (ASK_DEFENSE_LEAD, NOT_ASSAULT_PIECE): "§11.2",
    (ASK_FIRE, ARTILLERY_PENALTY_THERE): "§11.4",
    (ASK_FIRE, SAME_TYPE): "§11.5",
    (ASK_FIRE, TOO_WEAK): "§11.5",
    (ASK_FIRE, NOT_ASSAULT_PIECE): "§11.5",
    (ASK_FIRED, NOT_ASSAULT_PIECE): "§11.4",
    (ASK_ODD, NOT_ASSAULT_PIECE): "§11.8",
    (ASK_EXCESS, NOT_ASSAULT_PIECE): "§11.8",
}
"""Sections of refusals that differ by the open question."""

OF_ACTION: Final[dict[tuple[int, int], str]] = {
    (BLOCK, NOT_IN_RESERVE): "§7",
    (ATTACK, ONLY_OPPOSITE): "§9",
    (CONTINUE, CAVALRY_ONLY): "§12",
    (CONTINUE, NOT_IN_RESERVE): "§12",
    (CONTINUE, NOBODY_OPPOSITE): "§12",
    (DECLARE, NO_ENEMY_TO_ATTACK): "§10 R7",
}
"""Sections of refusals that differ by the kind of action."""


def reason(frame: int, action: Action, code: int) -> Reason:
    """Return the reason behind a code at a question, speaking of the thing that was clicked."""
    message, section = REASONS[code]
    section = AT_QUESTION.get((frame, code), section)
    section = OF_ACTION.get((_kind(action), code), section)
    params: dict[str, Argument] = {"what": text(action)}
    return Reason(f"marengo-why-{message}", section, params)


def _kind(action: Action) -> int:
    """Return the first action of the kind, for those that lead to a side; else the action."""
    if BLOCK <= action < ATTACK:
        return BLOCK
    if ATTACK <= action < ASSAULT:
        return ATTACK
    return CONTINUE if CONTINUE <= action < CROSS else action
