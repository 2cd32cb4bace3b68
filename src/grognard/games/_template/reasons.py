"""Every reason an action can be refused: a code, the section, the message."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.reason import Reason
from grognard.core.types import Action
from grognard.games._template.actions import said

NOT_A_VILLAGE: Final = 1
HELD_AT_START: Final = 2
NOT_YOUR_UNIT: Final = 3
NOT_IN_PLAY: Final = 4
MOVED_ALREADY: Final = 5
NOWHERE_TO_GO: Final = 6
NOT_ADJACENT: Final = 7
PROHIBITED_TERRAIN: Final = 8
HEX_OCCUPIED: Final = 9
ZONE_TO_ZONE: Final = 10
TOO_FEW_POINTS: Final = 11
NOT_AN_ENEMY: Final = 12
ATTACKED_ALREADY: Final = 13
NOBODY_NEAR: Final = 14
ODDS_TOO_LOW: Final = 15
FOUGHT_ALREADY: Final = 16
NOT_BESIDE_TARGET: Final = 17
IN_ATTACK: Final = 18
NO_ATTACKER: Final = 19
RETREAT_INTO_ZONE: Final = 20
RETREAT_BACK: Final = 21
NO_STEP_TO_SPARE: Final = 22
RETREAT_BEGUN: Final = 23
NOT_AN_ATTACKER: Final = 24
RETREAT_TOO_FAR: Final = 25

# fmt: off
REASONS: Final[list[tuple[str, str]]] = [
    ("",                               ""),
    ("skirmish-why-not-a-village",      "§2.2"),
    ("skirmish-why-held-at-start",      "§2.3"),
    ("skirmish-why-not-your-unit",      "§1.1"),
    ("skirmish-why-not-in-play",        "§1.4"),
    ("skirmish-why-moved-already",      "§5.1"),
    ("skirmish-why-nowhere-to-go",      "§5.1"),
    ("skirmish-why-not-adjacent",       "§5.2"),
    ("skirmish-why-prohibited-terrain", "§5.3"),
    ("skirmish-why-hex-occupied",       "§1.5"),
    ("skirmish-why-zone-to-zone",       "§4.3"),
    ("skirmish-why-too-few-points",     "§5.2"),
    ("skirmish-why-not-an-enemy",       "§6.1"),
    ("skirmish-why-attacked-already",   "§6.1"),
    ("skirmish-why-nobody-near",        "§6.1"),
    ("skirmish-why-odds-too-low",       "§6.3"),
    ("skirmish-why-fought-already",     "§6.1"),
    ("skirmish-why-not-beside-target",  "§6.2"),
    ("skirmish-why-in-attack",          "§6.2"),
    ("skirmish-why-no-attacker",        "§6.2"),
    ("skirmish-why-retreat-into-zone",  "§6.6"),
    ("skirmish-why-retreat-back",       "§6.6"),
    ("skirmish-why-no-step-to-spare",   "§6.7"),
    ("skirmish-why-retreat-begun",      "§6.7"),
    ("skirmish-why-not-an-attacker",    "§6.8"),
    ("skirmish-why-retreat-too-far",    "§6.6"),
]
# fmt: on


def reason(action: Action, code: int) -> Reason:
    """Return the reason behind a code, speaking of the thing that was clicked."""
    message, section = REASONS[code]
    params: dict[str, Argument] = {"what": said(action)}
    return Reason(message, section, params)
