"""Every reason an action can be refused, declared once: its message and its section."""

from typing import Final

from grognard.core.reason import Reasons

WHY: Final = Reasons("skirmish")

NOT_A_VILLAGE: Final = WHY.add("not-a-village", "§2.2")
HELD_AT_START: Final = WHY.add("held-at-start", "§2.3")
NOT_YOUR_UNIT: Final = WHY.add("not-your-unit", "§1.1")
NOT_IN_PLAY: Final = WHY.add("not-in-play", "§1.4")
MOVED_ALREADY: Final = WHY.add("moved-already", "§5.1")
NOWHERE_TO_GO: Final = WHY.add("nowhere-to-go", "§5.1")
NOT_ADJACENT: Final = WHY.add("not-adjacent", "§5.2")
PROHIBITED_TERRAIN: Final = WHY.add("prohibited-terrain", "§5.3")
HEX_OCCUPIED: Final = WHY.add("hex-occupied", "§1.5")
ZONE_TO_ZONE: Final = WHY.add("zone-to-zone", "§4.3")
TOO_FEW_POINTS: Final = WHY.add("too-few-points", "§5.2")
NOT_AN_ENEMY: Final = WHY.add("not-an-enemy", "§6.1")
ATTACKED_ALREADY: Final = WHY.add("attacked-already", "§6.1")
NOBODY_NEAR: Final = WHY.add("nobody-near", "§6.1")
ODDS_TOO_LOW: Final = WHY.add("odds-too-low", "§6.3")
FOUGHT_ALREADY: Final = WHY.add("fought-already", "§6.1")
NOT_BESIDE_TARGET: Final = WHY.add("not-beside-target", "§6.2")
IN_ATTACK: Final = WHY.add("in-attack", "§6.2")
NO_ATTACKER: Final = WHY.add("no-attacker", "§6.2")
RETREAT_INTO_ZONE: Final = WHY.add("retreat-into-zone", "§6.6")
RETREAT_BACK: Final = WHY.add("retreat-back", "§6.6")
NO_STEP_TO_SPARE: Final = WHY.add("no-step-to-spare", "§6.7")
RETREAT_BEGUN: Final = WHY.add("retreat-begun", "§6.7")
NOT_AN_ATTACKER: Final = WHY.add("not-an-attacker", "§6.8")
RETREAT_TOO_FAR: Final = WHY.add("retreat-too-far", "§6.6")
