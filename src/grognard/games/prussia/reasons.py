"""Every reason an action can be refused: a code, the section, the message."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.reason import Reason

NOT_YOUR_PIECE: Final = 1
NOT_ON_MAP: Final = 2
ARMY_INACTIVE: Final = 3
HAS_MOVED: Final = 4
IS_ROUTED: Final = 5
CANNOT_LEAVE: Final = 6
MEND_STACK: Final = 7
PROHIBITED_TERRAIN: Final = 8
ENEMY_THERE: Final = 9
BAGGAGE_THERE: Final = 10
ALONE_IN_ZOC: Final = 11
OUT_OF_COMMAND_ZOC: Final = 12
BRACKETED: Final = 13
GUNS_ALONE_IN_ZOC: Final = 14
MIETZEL: Final = 15
TOO_FAR: Final = 16
OVER_STACKED: Final = 17
ON_TOP_ALREADY: Final = 18
RAISED_BEFORE: Final = 19
GUNS_STAY_BELOW: Final = 20
NOT_YOUR_CORPS: Final = 21
CORPS_INEFFECTIVE: Final = 22
CORPS_NOT_FORMED: Final = 23
CORPS_OUT_OF_COMMAND: Final = 24
CORPS_IN_ZOC: Final = 25
IN_COLUMN_ALREADY: Final = 26
NOT_IN_COLUMN: Final = 27
COLUMN_STEPS: Final = 28
THREE_BATTERIES: Final = 29
TOO_FAR_FROM_LEADER: Final = 30
NOT_ARTILLERY: Final = 31
GUN_INEFFECTIVE: Final = 32
NOT_HOME_EDGE: Final = 33
ARMY_STANDS: Final = 34
NOT_SPECIAL_CORPS: Final = 35
CORPS_EFFECTIVE: Final = 36
LEADER_ELSEWHERE: Final = 37
NOT_OUT_OF_COMMAND: Final = 38
NO_ENEMY_THERE: Final = 39
BOMBED_BEFORE: Final = 40
NO_GUN_BEARS: Final = 41
OUT_OF_RANGE: Final = 42
NO_SIGHT: Final = 43
ADJACENT_FIRST: Final = 44
FRIENDS_NEAR_TARGET: Final = 45
GUN_BELOW: Final = 46
GUN_IN_COLUMN: Final = 47
GUN_MOVED: Final = 48
GUN_FIRED: Final = 49
CHOSEN_ALREADY: Final = 50
DEFENSIVE_ADJACENT: Final = 51
OUTSIDE_ZONE: Final = 52
NOT_WITH_LEADER: Final = 53
PLACE_LEADER_FIRST: Final = 54
STACK_FULL: Final = 55
GUNS_OF_CORPS: Final = 56
GUNS_OF_HEX: Final = 57
NOT_WITH_INFANTRY: Final = 58
DETACHMENT_APART: Final = 59
DETACHMENT_GAP: Final = 60
PLACED_ALREADY: Final = 61
WRONG_OF_PAIR: Final = 62
ONE_HEX_FIRST: Final = 63
NOT_THERE: Final = 64
ROOM_FOR_OTHERS: Final = 65
MARCH_ON: Final = 66
MARCH_ORDER: Final = 67
HELD_BY_LOCK: Final = 68
NO_CORPS_DEPLOYS: Final = 69

# fmt: off
REASONS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("not-your-piece", "§7.3"),
    ("not-on-map", "§7"),
    ("army-inactive", "§4.1"),
    ("has-moved", "§7.3"),
    ("is-routed", "§9.2"),
    ("cannot-leave", "§7.5"),
    ("mend-stack", "§5.3"),
    ("prohibited-terrain", "§7.4"),
    ("enemy-there", "§7.4"),
    ("baggage-there", "§25.3.5"),
    ("alone-in-zoc", "§7.5.4"),
    ("out-of-command-zoc", "§4.2.2"),
    ("bracketed", "§7.5.5"),
    ("guns-alone-in-zoc", "§7.5.2"),
    ("mietzel", "§25.3.6"),
    ("too-far", "§7.3"),
    ("over-stacked", "§5.1"),
    ("on-top-already", "§5.4"),
    ("raised-before", "§5.4"),
    ("guns-stay-below", "§5.4"),
    ("not-your-corps", "§7.6"),
    ("corps-ineffective", "§7.6"),
    ("corps-not-formed", "§7.6"),
    ("corps-out-of-command", "§7.6"),
    ("corps-in-zoc", "§7.6"),
    ("in-column-already", "§7.6"),
    ("not-in-column", "§7.6.2"),
    ("column-steps", "§5.2"),
    ("three-batteries", "§7.6"),
    ("too-far-from-leader", "§7.6"),
    ("not-artillery", "§7.6"),
    ("gun-ineffective", "§7.6"),
    ("not-home-edge", "§12.3"),
    ("army-stands", "§7.4"),
    ("not-special-corps", "§4.2.1"),
    ("corps-effective", "§4.5"),
    ("leader-elsewhere", "§4.5"),
    ("not-out-of-command", "§4.2.2"),
    ("no-enemy-there", "§8.1"),
    ("bombed-before", "§8"),
    ("no-gun-bears", "§8.1"),
    ("out-of-range", "§8.1"),
    ("no-sight", "§8.2"),
    ("adjacent-first", "§8.1"),
    ("friends-near-target", "§8.1"),
    ("gun-below", "§8"),
    ("gun-in-column", "§8"),
    ("gun-moved", "§8"),
    ("gun-fired", "§8"),
    ("chosen-already", "§8"),
    ("defensive-adjacent", "§8.5"),
    ("outside-zone", "§22.2"),
    ("not-with-leader", "§22.2"),
    ("place-leader-first", "§22.2"),
    ("stack-full", "§5.1"),
    ("guns-of-corps", "§24.2"),
    ("guns-of-hex", "§26.4"),
    ("not-with-infantry", "§22.2"),
    ("detachment-apart", "§26.3"),
    ("detachment-gap", "§26.3"),
    ("placed-already", "§22.2"),
    ("wrong-of-pair", "§25.3.1"),
    ("one-hex-first", "§7.3"),
    ("not-there", "§4.2.2"),
    ("room-for-others", "§22.2"),
    ("march-on", "§23.4"),
    ("march-order", "§23.5.1"),
    ("held-by-lock", "§7.5.1"),
    ("no-corps-deploys", "§4.4"),
]
# fmt: on

FIRST_OF_COMBAT: Final = 100
"""Codes of sections 9 to 15 begin here; see rules/s10_reasons.py."""


def reason(what: Argument, code: int, others: list[tuple[str, str]]) -> Reason:
    """Return the reason behind a code, speaking of what was clicked."""
    if code >= FIRST_OF_COMBAT:
        message, section = others[code - FIRST_OF_COMBAT]
    else:
        message, section = REASONS[code]
    return Reason(f"prussia-why-{message}", section, {"what": what})
