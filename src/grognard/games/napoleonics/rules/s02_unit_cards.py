"""§2.5, §2.9, §2.10 The unit cards, read once from data/: blocks, moves and dice of each kind."""

from typing import Any, Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.data import read_toml
from grognard.games.napoleonics.rules.s02_01_board import DATA
from grognard.games.napoleonics.tables import ARMS, INFANTRY, NUM_TARGETS, Kind

_UNITS: Final = read_toml(DATA / "units.toml")
Nation = Literal["french", "british", "portuguese"]
NATIONS: Final[tuple[Nation, ...]] = ("french", "british", "portuguese")
SIDE_OF_NATION: Final[list[int]] = [0, 1, 1]
_KIND_ROWS: Final[list[dict[str, Any]]] = _UNITS["unit"]
NUM_KINDS: Final = len(_KIND_ROWS)
KINDS: Final[list[Kind]] = [Kind(number) for number in range(NUM_KINDS)]
KIND_IDS: Final[list[str]] = [
    f"{row.get('variant', row['nation'])}-{row['code']}" for row in _KIND_ROWS
]
"""`french-LN`; a variant of a scenario stands in the nation's place: `allied-LN`."""
CODE: Final[list[str]] = [row["code"] for row in _KIND_ROWS]
ARM: Final[list[int]] = [ARMS.index(row["arm"]) for row in _KIND_ROWS]
BLOCKS: Final = vec[i64]([row["blocks"] for row in _KIND_ROWS])
MOST_BLOCKS: Final = 5
MOVE: Final = vec[i64]([row["move"] for row in _KIND_ROWS])
"""§5.3 The hexes a unit may move."""
BATTLE_AFTER: Final = vec[i64]([row["battle_after"] for row in _KIND_ROWS])
"""§5.3 The hexes after which it may still battle."""
RANGE: Final = vec[i64]([row.get("range", 0) for row in _KIND_ROWS])
FLAGS_IGNORED: Final = vec[i64]([row.get("flags", 0) for row in _KIND_ROWS])
HEXES_PER_FLAG: Final = vec[i64]([row.get("per_flag", 1) for row in _KIND_ROWS])
SABER_HITS: Final = vec[bool]([row.get("saber", True) for row in _KIND_ROWS])
IS_GUARD: Final = vec[bool]([row.get("guard", False) for row in _KIND_ROWS])
IS_LIGHT: Final = vec[bool]([row.get("light", False) for row in _KIND_ROWS])
"""Light infantry: light, rifles, young guard."""
IS_RIFLES: Final[list[bool]] = ["rounding_else" in row for row in _KIND_ROWS]
"""Infantry whose fire after moving two texts round differently (ruling R9)."""
IS_HEAVY: Final = vec[bool]([row.get("heavy", False) for row in _KIND_ROWS])
IS_GRENADIER: Final = vec[bool]([row["code"] in ("GR", "GG") for row in _KIND_ROWS])
IS_HORSE_GUNS: Final = vec[bool]([row.get("guns") == "horse" for row in _KIND_ROWS])


# §5.5.4, §5.6.4 Their dice

_SIZES: Final = range(MOST_BLOCKS + 1)
_REACHES: Final = range(6)


def _guns(row: dict[str, Any], blocks: int, distance: int) -> int:
    if blocks == 0:
        return 0
    table = row["guns"] + ("_one_block" if blocks == 1 else "")
    dice = _UNITS["guns"][table]
    return int(dice[distance - 1]) if 1 <= distance <= len(dice) else 0


def _fire(row: dict[str, Any], blocks: int, distance: int) -> int:
    """§5.5.4 Dice of a unit that has not moved."""
    if blocks == 0 or not 2 <= distance <= row.get("range", 0):
        return 0
    return _guns(row, blocks, distance) if "guns" in row else blocks + int(row["standing"])


def _fire_moved(row: dict[str, Any], rounding: str, blocks: int, distance: int) -> int:
    """§5.5.4 Dice of a unit that has moved and may still fire."""
    if blocks == 0 or not 2 <= distance <= row.get("range", 0):
        return 0
    if "guns" in row:
        may = (
            row["guns"] == "horse"
            and blocks > 1
            and distance <= _UNITS["guns"]["horse_moved_range"]
        )
        return _guns(row, blocks, distance) if may else 0
    half = (blocks + 1) // 2 if rounding == "up" else blocks // 2
    return half + int(row["moving"])


def _melee(row: dict[str, Any], blocks: int, target: int) -> int:
    """§5.6.4 Dice in melee, with what the unit card adds."""
    if blocks == 0:
        return 0
    bonus = row.get("melee", 0) + (row.get("melee_infantry", 0) if target == INFANTRY else 0)
    return int(_guns(row, blocks, 1) if "guns" in row else blocks) + int(bonus)


FIRE: Final = vec[i64](
    [_fire(row, blocks, reach) for row in _KIND_ROWS for blocks in _SIZES for reach in _REACHES]
)
"""§5.5.4 FIRE[(kind * 6 + blocks) * 6 + distance]: dice of ranged combat without moving."""
FIRE_MOVED: Final = vec[i64](
    [
        _fire_moved(row, row.get("rounding", ""), blocks, reach)
        for row in _KIND_ROWS
        for blocks in _SIZES
        for reach in _REACHES
    ]
)
"""§5.5.4 The same after moving as far as a unit may and still battle."""
FIRE_MOVED_DOWN: Final = vec[i64](
    [
        _fire_moved(row, row.get("rounding_else", row.get("rounding", "")), blocks, reach)
        for row in _KIND_ROWS
        for blocks in _SIZES
        for reach in _REACHES
    ]
)
"""§5.5.4 opt The same where the other reading of the rifles' card is played."""
MELEE: Final = vec[i64](
    [
        _melee(row, blocks, target)
        for row in _KIND_ROWS
        for blocks in _SIZES
        for target in range(NUM_TARGETS)
    ]
)
"""§5.6.4 MELEE[(kind * 6 + blocks) * 4 + target arm]: dice in melee; target 3 is a lone leader."""


# §5.3.4, §5.7, §5.10 Leaders

LEADER_MOVE: Final[int] = _UNITS["leader"]["move"]
LEADER_RETREAT: Final[int] = _UNITS["leader"]["retreat"]
CHECK_DICE: Final[int] = _UNITS["leader"]["check_dice"]
CHECK_SABERS: Final[int] = _UNITS["leader"]["check_sabers"]
CHECK_DICE_ALONE: Final[int] = _UNITS["leader"]["check_dice_alone"]
