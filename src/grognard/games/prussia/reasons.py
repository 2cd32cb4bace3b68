"""Every reason an action can be refused, declared once: its message and its section."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.reason import Reason, Reasons

WHY: Final = Reasons("prussia")
"""A reason without a section is given under that of the open question."""

NOT_YOUR_PIECE: Final = WHY.add("not-your-piece", "")
NOT_ON_MAP: Final = WHY.add("not-on-map", "")
ARMY_INACTIVE: Final = WHY.add("army-inactive", "§4.1")
HAS_MOVED: Final = WHY.add("has-moved", "")
IS_ROUTED: Final = WHY.add("is-routed", "§9.2")
CANNOT_LEAVE: Final = WHY.add("cannot-leave", "§7.5")
MEND_STACK: Final = WHY.add("mend-stack", "§5.3")
PROHIBITED_TERRAIN: Final = WHY.add("prohibited-terrain", "§7.4")
ENEMY_THERE: Final = WHY.add("enemy-there", "§7.4")
BAGGAGE_THERE: Final = WHY.add("baggage-there", "§25.3.5")
ALONE_IN_ZOC: Final = WHY.add("alone-in-zoc", "§7.5.4")
OUT_OF_COMMAND_ZOC: Final = WHY.add("out-of-command-zoc", "§4.2.2")
BRACKETED: Final = WHY.add("bracketed", "§7.5.5")
GUNS_ALONE_IN_ZOC: Final = WHY.add("guns-alone-in-zoc", "§7.5.2")
MIETZEL: Final = WHY.add("mietzel", "§25.3.6")
TOO_FAR: Final = WHY.add("too-far", "§7.3")
OVER_STACKED: Final = WHY.add("over-stacked", "§5.1")
ON_TOP_ALREADY: Final = WHY.add("on-top-already", "§5.4")
RAISED_BEFORE: Final = WHY.add("raised-before", "§5.4")
GUNS_STAY_BELOW: Final = WHY.add("guns-stay-below", "§5.4")
NOT_YOUR_CORPS: Final = WHY.add("not-your-corps", "")
CORPS_INEFFECTIVE: Final = WHY.add("corps-ineffective", "§7.6")
CORPS_NOT_FORMED: Final = WHY.add("corps-not-formed", "§7.6")
CORPS_OUT_OF_COMMAND: Final = WHY.add("corps-out-of-command", "§7.6")
CORPS_IN_ZOC: Final = WHY.add("corps-in-zoc", "§7.6")
IN_COLUMN_ALREADY: Final = WHY.add("in-column-already", "§7.6")
NOT_IN_COLUMN: Final = WHY.add("not-in-column", "§7.6.2")
COLUMN_STEPS: Final = WHY.add("column-steps", "§5.2")
THREE_BATTERIES: Final = WHY.add("three-batteries", "§7.6")
TOO_FAR_FROM_LEADER: Final = WHY.add("too-far-from-leader", "§7.6")
NOT_ARTILLERY: Final = WHY.add("not-artillery", "")
GUN_INEFFECTIVE: Final = WHY.add("gun-ineffective", "§7.6")
NOT_HOME_EDGE: Final = WHY.add("not-home-edge", "§12.3")
ARMY_STANDS: Final = WHY.add("army-stands", "§7.4")
NOT_SPECIAL_CORPS: Final = WHY.add("not-special-corps", "§4.2.1")
CORPS_EFFECTIVE: Final = WHY.add("corps-effective", "§4.5")
LEADER_ELSEWHERE: Final = WHY.add("leader-elsewhere", "§4.5")
NOT_OUT_OF_COMMAND: Final = WHY.add("not-out-of-command", "§4.2.2")
NO_ENEMY_THERE: Final = WHY.add("no-enemy-there", "§8.1")
BOMBED_BEFORE: Final = WHY.add("bombed-before", "§8")
NO_GUN_BEARS: Final = WHY.add("no-gun-bears", "§8.1")
OUT_OF_RANGE: Final = WHY.add("out-of-range", "§8.1")
NO_SIGHT: Final = WHY.add("no-sight", "§8.2")
ADJACENT_FIRST: Final = WHY.add("adjacent-first", "§8.1")
FRIENDS_NEAR_TARGET: Final = WHY.add("friends-near-target", "§8.1")
GUN_BELOW: Final = WHY.add("gun-below", "§8")
GUN_IN_COLUMN: Final = WHY.add("gun-in-column", "§8")
GUN_MOVED: Final = WHY.add("gun-moved", "§8")
GUN_FIRED: Final = WHY.add("gun-fired", "§8")
CHOSEN_ALREADY: Final = WHY.add("chosen-already", "")
DEFENSIVE_ADJACENT: Final = WHY.add("defensive-adjacent", "§8.5")
OUTSIDE_ZONE: Final = WHY.add("outside-zone", "§22.2")
NOT_WITH_LEADER: Final = WHY.add("not-with-leader", "§22.2")
PLACE_LEADER_FIRST: Final = WHY.add("place-leader-first", "§22.2")
STACK_FULL: Final = WHY.add("stack-full", "§5.1")
GUNS_OF_CORPS: Final = WHY.add("guns-of-corps", "§24.2")
GUNS_OF_HEX: Final = WHY.add("guns-of-hex", "§26.4")
NOT_WITH_INFANTRY: Final = WHY.add("not-with-infantry", "§22.2")
DETACHMENT_APART: Final = WHY.add("detachment-apart", "§26.3")
DETACHMENT_GAP: Final = WHY.add("detachment-gap", "§26.3")
PLACED_ALREADY: Final = WHY.add("placed-already", "§22.2")
WRONG_OF_PAIR: Final = WHY.add("wrong-of-pair", "§25.3.1")
ONE_HEX_FIRST: Final = WHY.add("one-hex-first", "§7.3")
NOT_THERE: Final = WHY.add("not-there", "§4.2.2")
ROOM_FOR_OTHERS: Final = WHY.add("room-for-others", "§22.2")
MARCH_ON: Final = WHY.add("march-on", "§23.4")
MARCH_ORDER: Final = WHY.add("march-order", "§23.5.1")
HELD_BY_LOCK: Final = WHY.add("held-by-lock", "§7.5.1")
NO_CORPS_DEPLOYS: Final = WHY.add("no-corps-deploys", "§4.4")
MUST_STOP: Final = WHY.add("must-stop", "§7.5")
NOWHERE_TO_GO: Final = WHY.add("nowhere-to-go", "§7.4")
ENTERS_LATER: Final = WHY.add("enters-later", "§26.4.1")
LACY_COMES: Final = WHY.add("lacy-comes", "§26.3.3")
BATTERY_FOLLOWS: Final = WHY.add("battery-follows", "§24.2.2")
NO_TRACE: Final = WHY.add("no-trace", "§4.2.2")
STAYS_WITH_UNITS: Final = WHY.add("stays-with-units", "§12.3 R15")

# §10 Combat

COMBAT_NOT_ADJACENT: Final = WHY.add("combat-not-adjacent", "§10.1")
COMBAT_NOBODY: Final = WHY.add("combat-nobody", "§10.1")
COMBAT_HAS_FOUGHT: Final = WHY.add("combat-has-fought", "§10")
COMBAT_LEFT_OUT: Final = WHY.add("combat-left-out", "§10")
COMBAT_MUST_FIGHT: Final = WHY.add("combat-must-fight", "§10")
COMBAT_NO_WAY_OUT: Final = WHY.add("combat-no-way-out", "§10.2")
COMBAT_NOT_ENGAGED: Final = WHY.add("combat-not-engaged", "§10.8.1")
COMBAT_NO_GUN: Final = WHY.add("combat-no-gun", "§10.8.3.1")
COMBAT_BETTER_WAY: Final = WHY.add("combat-better-way", "§10.9")
COMBAT_NOT_WITH_IT: Final = WHY.add("combat-not-with-it", "§10.9")
COMBAT_CANNOT_ADVANCE: Final = WHY.add("combat-cannot-advance", "")
COMBAT_HEX_FULL: Final = WHY.add("combat-hex-full", "§5.1")
COMBAT_NOT_VACATED: Final = WHY.add("combat-not-vacated", "§10.10")
COMBAT_ENEMY_NEAR: Final = WHY.add("combat-enemy-near", "§10.11")
COMBAT_NO_MARKER: Final = WHY.add("combat-no-marker", "§10.11")
COMBAT_NO_CHARGER: Final = WHY.add("combat-no-charger", "§10.13.1")
COMBAT_HAS_CHARGED: Final = WHY.add("combat-has-charged", "§10.13.1")
COMBAT_NO_CHARGE_THERE: Final = WHY.add("combat-no-charge-there", "§10.13.1")
COMBAT_APART: Final = WHY.add("combat-apart", "§10.13.2")
COMBAT_MOMENTUM_FIRST: Final = WHY.add("combat-momentum-first", "§10.13.2")
COMBAT_CHOSEN: Final = WHY.add("combat-chosen", "")
COMBAT_NO_TARGET: Final = WHY.add("combat-no-target", "§10.13.2")
COMBAT_ONE_SIDE: Final = WHY.add("combat-one-side", "§10.1")

ELSEWHERE: Final[dict[tuple[str, int], str]] = {
    ("§7.3", NOT_ON_MAP): "§7",
    ("§10.4", COMBAT_NOT_ENGAGED): "§10.4",
}
"""Sections of refusals that differ by the section of the open question."""


def reason(asked: str, code: int, what: Argument) -> Reason:
    """Return the reason behind a code: its sentence, its section, what it is of.

    `asked` is the section of the open question.
    """
    section = ELSEWHERE.get((asked, code), WHY.sections[code] or asked)
    return Reason(WHY.ids[code], section, {"what": what})
