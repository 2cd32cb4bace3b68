"""Every reason an action can be refused, declared once: its message and its section."""

from typing import Final

from grognard.core.reason import Reasons

WHY: Final = Reasons("undaunted")

BID_NOT_IN_HAND: Final = WHY.add("bid-not-in-hand", "§5")
NOT_IN_HAND: Final = WHY.add("not-in-hand", "§6")
FOG_CANNOT_BE_PLAYED: Final = WHY.add("fog-cannot-be-played", "§6.1")
NOT_ON_CARD: Final = WHY.add("not-on-card", "§6.5")
SUPPRESSED: Final = WHY.add("suppressed", "§6.2")
NOT_SUPPRESSED: Final = WHY.add("not-suppressed", "§6.2")
NO_SUCH_TILE: Final = WHY.add("no-such-tile", "§2.2")
NOT_ADJACENT: Final = WHY.add("not-adjacent", "§7.1")
NO_OWN_MARKER: Final = WHY.add("no-own-marker", "§7.1")
GUIDE_ENEMY: Final = WHY.add("guide-enemy", "§7.2")
GUIDE_OFF_BOARD: Final = WHY.add("guide-off-board", "§7.2")
GUIDE_SUPPRESSED: Final = WHY.add("guide-suppressed", "§7.2")
NOBODY_TO_GUIDE: Final = WHY.add("nobody-to-guide", "§7.2")
NOT_IN_SUPPLY: Final = WHY.add("not-in-supply", "§8.1")
BOLSTER_OTHER_SQUAD: Final = WHY.add("bolster-other-squad", "§8.1")
NOT_IN_PLAY: Final = WHY.add("not-in-play", "§8.5")
INSPIRE_OTHER_SQUAD: Final = WHY.add("inspire-other-squad", "§8.5")
INSPIRE_ITSELF: Final = WHY.add("inspire-itself", "§8.5 R3")
NO_FOG_IN_HAND: Final = WHY.add("no-fog-in-hand", "§8.6")
CONTROL_NO_MARKER: Final = WHY.add("control-no-marker", "§8.4")
CONTROL_ENEMY_PRESENT: Final = WHY.add("control-enemy-present", "§8.4")
TARGET_TOO_NEAR: Final = WHY.add("target-too-near", "§8.7")
TARGET_SAME_TILE: Final = WHY.add("target-same-tile", "§8.7")
NOWHERE_TO_TARGET: Final = WHY.add("nowhere-to-target", "§8.7")
NO_TARGET_MARKER: Final = WHY.add("no-target-marker", "§9.1")
NO_ENEMY_ON_BOARD: Final = WHY.add("no-enemy-on-board", "§9.1")
OWN_UNIT: Final = WHY.add("own-unit", "§9.1")
ENEMY_OFF_BOARD: Final = WHY.add("enemy-off-board", "§9.1")
MORE_THAN_PRINTED: Final = WHY.add("more-than-printed", "§8.2")
