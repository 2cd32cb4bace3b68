"""Every reason an action can be refused: a code, the section, the message."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.reason import Reason

NOT_IN_HAND: Final = 1
NO_INFANTRY_THERE: Final = 2
NOT_IN_THIS_BATTLE: Final = 3
NOT_YOUR_PIECE: Final = 4
NOT_ON_BOARD: Final = 5
NO_SUCH_SYMBOL: Final = 6
AT_FULL_STRENGTH: Final = 7
IN_SQUARE: Final = 8
NO_BASELINE_HEX: Final = 9
NOT_BASELINE: Final = 10
NOT_VACANT: Final = 11
ORDERED_ALREADY: Final = 12
NOT_IN_SQUARE: Final = 13
CAVALRY_NEAR: Final = 14
SQUARE_NO_MANOEUVRE: Final = 15
WRONG_ARM: Final = 16
ENEMY_ADJACENT: Final = 17
NO_ORDER_LEFT: Final = 18
LEADER_NOT_BY_CARD: Final = 19
LEADER_IN_SQUARE: Final = 20
NOT_ORDERED: Final = 21
MOVED_ALREADY: Final = 22
JOINED: Final = 23
SQUARE_NO_MOVE: Final = 24
NOWHERE_TO_GO: Final = 25
IMPASSABLE: Final = 26
OCCUPIED: Final = 27
TWO_LEADERS: Final = 28
TOO_FAR: Final = 29
NO_EXIT: Final = 30
FOUGHT_ALREADY: Final = 31
BARRED: Final = 32
NO_TARGET: Final = 33
NOT_AN_ENEMY: Final = 34
CARD_NO_FIRE: Final = 35
CARD_NO_MELEE: Final = 36
CAVALRY_NO_FIRE: Final = 37
MUST_MELEE: Final = 38
OUT_OF_RANGE: Final = 39
NO_LINE: Final = 40
NO_DICE: Final = 41
LEADER_NOT_LONE: Final = 42
LEADER_NO_FIRE: Final = 43
NOT_A_BATTERY: Final = 44
BATTERY_ENGAGED: Final = 45
IN_ALREADY: Final = 46
NO_FIRST_STRIKE: Final = 47
NOT_CAVALRY: Final = 48
NOT_INFANTRY_ATTACK: Final = 49
CANNOT_RETIRE: Final = 50
NOT_INFANTRY: Final = 51
NOT_CAVALRY_ATTACK: Final = 52
TOO_FEW_CARDS: Final = 53
NO_SLOT: Final = 54
SQUARE_TERRAIN: Final = 55
TOO_MANY_FLAGS: Final = 56
NOT_BACK: Final = 57
MUST_GO_ON: Final = 58
NOT_AT_BASELINE: Final = 59
NOT_VACATED: Final = 60
MUST_FOLLOW: Final = 61
NOT_BESIDE: Final = 62
NOT_DRAWN: Final = 63
CANNOT_FINISH: Final = 64
NOT_IN_SECTION: Final = 65
WRONG_SECTION: Final = 66
NO_SYMBOL: Final = 67

_REASONS: Final[dict[int, tuple[str, str]]] = {
    NOT_IN_HAND: ("not-in-hand", "§5.1"),
    NO_INFANTRY_THERE: ("no-infantry-there", "§8.2.8"),
    NOT_IN_THIS_BATTLE: ("not-in-this-battle", "§3"),
    NOT_YOUR_PIECE: ("not-your-piece", "§5.2"),
    NOT_ON_BOARD: ("not-on-board", "§5.2"),
    NO_SUCH_SYMBOL: ("no-such-symbol", "§8.2.12"),
    AT_FULL_STRENGTH: ("at-full-strength", "§8.2.12"),
    IN_SQUARE: ("in-square", "§8.2.13"),
    NO_BASELINE_HEX: ("no-baseline-hex", "§8.2.13"),
    NOT_BASELINE: ("not-baseline", "§8.2.13"),
    NOT_VACANT: ("not-vacant", "§8.2.13"),
    ORDERED_ALREADY: ("ordered-already", "§5.2"),
    NOT_IN_SQUARE: ("not-in-square", "§6.3"),
    CAVALRY_NEAR: ("cavalry-near", "§6.3"),
    SQUARE_NO_MANOEUVRE: ("square-no-manoeuvre", "§8.2.11"),
    WRONG_ARM: ("wrong-arm", "§8.2"),
    ENEMY_ADJACENT: ("enemy-adjacent", "§8.2.6"),
    NO_ORDER_LEFT: ("no-order-left", "§5.2"),
    LEADER_NOT_BY_CARD: ("leader-not-by-card", "§5.3.5"),
    LEADER_IN_SQUARE: ("leader-in-square", "§6.2.6"),
    NOT_ORDERED: ("not-ordered", "§5.2"),
    MOVED_ALREADY: ("moved-already", "§5.3"),
    JOINED: ("joined", "§5.3.5"),
    SQUARE_NO_MOVE: ("square-no-move", "§6.2"),
    NOWHERE_TO_GO: ("nowhere-to-go", "§5.3"),
    IMPASSABLE: ("impassable", "§7"),
    OCCUPIED: ("occupied", "§5.3"),
    TWO_LEADERS: ("two-leaders", "§5.3.4"),
    TOO_FAR: ("too-far", "§5.3"),
    NO_EXIT: ("no-exit", "§5.3"),
    FOUGHT_ALREADY: ("fought-already", "§5.4"),
    BARRED: ("barred", "§5.3"),
    NO_TARGET: ("no-target", "§5.4"),
    NOT_AN_ENEMY: ("not-an-enemy", "§5.4"),
    CARD_NO_FIRE: ("card-no-fire", "§8.2"),
    CARD_NO_MELEE: ("card-no-melee", "§8.2.6"),
    CAVALRY_NO_FIRE: ("cavalry-no-fire", "§5.5"),
    MUST_MELEE: ("must-melee", "§5.5"),
    OUT_OF_RANGE: ("out-of-range", "§5.5.2"),
    NO_LINE: ("no-line", "§5.5.3"),
    NO_DICE: ("no-dice", "§5.4"),
    LEADER_NOT_LONE: ("leader-not-lone", "§5.7.1"),
    LEADER_NO_FIRE: ("leader-no-fire", "§5.7.3"),
    NOT_A_BATTERY: ("not-a-battery", "§6.4"),
    BATTERY_ENGAGED: ("battery-engaged", "§5.5"),
    IN_ALREADY: ("in-already", "§6.4"),
    NO_FIRST_STRIKE: ("no-first-strike", "§8.2.7"),
    NOT_CAVALRY: ("not-cavalry", "§6.1"),
    NOT_INFANTRY_ATTACK: ("not-infantry-attack", "§6.1"),
    CANNOT_RETIRE: ("cannot-retire", "§6.1"),
    NOT_INFANTRY: ("not-infantry", "§6.2.1"),
    NOT_CAVALRY_ATTACK: ("not-cavalry-attack", "§6.2.1"),
    TOO_FEW_CARDS: ("too-few-cards", "§6.2.1"),
    NO_SLOT: ("no-slot", "§2.7"),
    SQUARE_TERRAIN: ("square-terrain", "§6.2.1"),
    TOO_MANY_FLAGS: ("too-many-flags", "§5.9"),
    NOT_BACK: ("not-back", "§5.8"),
    MUST_GO_ON: ("must-go-on", "§5.10"),
    NOT_AT_BASELINE: ("not-at-baseline", "§5.10"),
    NOT_VACATED: ("not-vacated", "§5.12.1"),
    MUST_FOLLOW: ("must-follow", "§9.15"),
    NOT_BESIDE: ("not-beside", "§5.12.2"),
    NOT_DRAWN: ("not-drawn", "§5.14"),
    CANNOT_FINISH: ("cannot-finish", "§5.10"),
    NOT_IN_SECTION: ("not-in-section", "§5.2"),
    WRONG_SECTION: ("wrong-section", "§8.1"),
    NO_SYMBOL: ("no-symbol", "§8.2.5"),
}
REASON_CODES: Final[dict[int, str]] = {code: name for code, (name, _) in _REASONS.items()}
REASON_NAMES: Final[list[str]] = [name for name, _ in _REASONS.values()]
"""The messages `napoleonics-why-<name>`."""


def reason(what: Argument, code: int) -> Reason:
    """Return the sentence behind a code, speaking of what was clicked."""
    name, section = _REASONS[code]
    return Reason(f"napoleonics-why-{name}", section, {"what": what})
