"""Every reason an action can be refused: a code, its message id, its section."""

from typing import Final

BID_NOT_IN_HAND: Final = 1
NOT_IN_HAND: Final = 2
FOG_CANNOT_BE_PLAYED: Final = 3
NOT_ON_CARD: Final = 4
SUPPRESSED: Final = 5
NOT_SUPPRESSED: Final = 6
NO_SUCH_TILE: Final = 7
NOT_ADJACENT: Final = 8
NO_OWN_MARKER: Final = 9
GUIDE_ENEMY: Final = 10
GUIDE_OFF_BOARD: Final = 11
GUIDE_SUPPRESSED: Final = 12
NOBODY_TO_GUIDE: Final = 13
NOT_IN_SUPPLY: Final = 14
BOLSTER_OTHER_SQUAD: Final = 15
NOT_IN_PLAY: Final = 16
INSPIRE_OTHER_SQUAD: Final = 17
INSPIRE_ITSELF: Final = 18
NO_FOG_IN_HAND: Final = 19
CONTROL_NO_MARKER: Final = 20
CONTROL_ENEMY_PRESENT: Final = 21
TARGET_TOO_NEAR: Final = 22
TARGET_SAME_TILE: Final = 23
NOWHERE_TO_TARGET: Final = 24
NO_TARGET_MARKER: Final = 25
NO_ENEMY_ON_BOARD: Final = 26
OWN_UNIT: Final = 27
ENEMY_OFF_BOARD: Final = 28
MORE_THAN_PRINTED: Final = 29

REASONS: Final[dict[int, tuple[str, str]]] = {
    BID_NOT_IN_HAND: ("undaunted-why-bid-not-in-hand", "§5"),
    NOT_IN_HAND: ("undaunted-why-not-in-hand", "§6"),
    FOG_CANNOT_BE_PLAYED: ("undaunted-why-fog-cannot-be-played", "§6.1"),
    NOT_ON_CARD: ("undaunted-why-not-on-card", "§6.5"),
    SUPPRESSED: ("undaunted-why-suppressed", "§6.2"),
    NOT_SUPPRESSED: ("undaunted-why-not-suppressed", "§6.2"),
    NO_SUCH_TILE: ("undaunted-why-no-such-tile", "§2.2"),
    NOT_ADJACENT: ("undaunted-why-not-adjacent", "§7.1"),
    NO_OWN_MARKER: ("undaunted-why-no-own-marker", "§7.1"),
    GUIDE_ENEMY: ("undaunted-why-guide-enemy", "§7.2"),
    GUIDE_OFF_BOARD: ("undaunted-why-guide-off-board", "§7.2"),
    GUIDE_SUPPRESSED: ("undaunted-why-guide-suppressed", "§7.2"),
    NOBODY_TO_GUIDE: ("undaunted-why-nobody-to-guide", "§7.2"),
    NOT_IN_SUPPLY: ("undaunted-why-not-in-supply", "§8.1"),
    BOLSTER_OTHER_SQUAD: ("undaunted-why-bolster-other-squad", "§8.1"),
    NOT_IN_PLAY: ("undaunted-why-not-in-play", "§8.5"),
    INSPIRE_OTHER_SQUAD: ("undaunted-why-inspire-other-squad", "§8.5"),
    INSPIRE_ITSELF: ("undaunted-why-inspire-itself", "§8.5 R3"),
    NO_FOG_IN_HAND: ("undaunted-why-no-fog-in-hand", "§8.6"),
    CONTROL_NO_MARKER: ("undaunted-why-control-no-marker", "§8.4"),
    CONTROL_ENEMY_PRESENT: ("undaunted-why-control-enemy-present", "§8.4"),
    TARGET_TOO_NEAR: ("undaunted-why-target-too-near", "§8.7"),
    TARGET_SAME_TILE: ("undaunted-why-target-same-tile", "§8.7"),
    NOWHERE_TO_TARGET: ("undaunted-why-nowhere-to-target", "§8.7"),
    NO_TARGET_MARKER: ("undaunted-why-no-target-marker", "§9.1"),
    NO_ENEMY_ON_BOARD: ("undaunted-why-no-enemy-on-board", "§9.1"),
    OWN_UNIT: ("undaunted-why-own-unit", "§9.1"),
    ENEMY_OFF_BOARD: ("undaunted-why-enemy-off-board", "§9.1"),
    MORE_THAN_PRINTED: ("undaunted-why-more-than-printed", "§8.2"),
}
