"""§2.4, §5.5.8, §5.6.8 What dice may show: exact numbers of ways, and faces that show it."""

from math import comb
from typing import Final, final

from grognard.games.napoleonics.rules.s02_unit_cards import CHECK_DICE, CHECK_DICE_ALONE
from grognard.games.napoleonics.tables import (
    FACES,
    FLAG,
    INFANTRY,
    LONE_LEADER,
    NUM_FACES,
    SABER,
    SYMBOL_COUNT,
)

CHECK_NONE: Final = 0
"""No leader was in danger."""
CHECK_SURVIVED: Final = 1
CHECK_KILLED: Final = 2

_SABER_FACE: Final = FACES.index(SABER)
_FLAG_FACE: Final = FACES.index(FLAG)
_SAFE_FACE: Final = FACES.index(INFANTRY)


@final
class Outcome:
    """One result of a roll: blocks lost, flags, what became of the leader, and how likely."""

    def __init__(self) -> None:
        self.hits: int = 0
        self.flags: int = 0
        self.check: int = CHECK_NONE
        self.ways: int = 0
        self.of: int = 1
        self.rolls: list[int] = []
        """Numbers that make the dice show it."""


def hit_faces(arm: int, is_melee: bool, saber_hits: bool) -> int:
    """§5.5.8, §5.6.8 Return how many of the six faces score against a target."""
    if arm == LONE_LEADER:
        return SYMBOL_COUNT[SABER]  # §5.7.3
    return SYMBOL_COUNT[arm] + (SYMBOL_COUNT[SABER] if is_melee and saber_hits else 0)


def ways(dice: int, faces: int, hits: int, flags: int) -> int:
    """Return in how many of the 6 ** dice ways exactly these hits and flags come up."""
    misses = dice - hits - flags
    if misses < 0:
        return 0
    blank = NUM_FACES - faces - SYMBOL_COUNT[FLAG]
    return int(comb(dice, hits) * comb(dice - hits, flags) * faces**hits * blank**misses)


def outcomes(
    dice: int,
    arm: int,
    faces: int,
    blocks: int,
    has_leader: bool,
    flags_count: bool,
    is_last: bool = False,
) -> list[Outcome]:
    """§5.5.8, §5.6.8 Return what a roll may do to a target of so many blocks.

    Hits beyond the last block and flags against an eliminated unit change nothing, so they
    are counted together. A leader with the unit is checked after a hit (§5.7), unless the unit
    `is_last`: its loss ends the game (§5.15).
    """
    grid = [[0] * (dice + 1) for _ in range(blocks + 1)]
    for hits in range(dice + 1):
        for flags in range(dice - hits + 1):
            lost = min(hits, blocks)
            kept = flags if flags_count and lost < blocks else 0
            grid[lost][kept] += ways(dice, faces, hits, flags)
    found: list[Outcome] = []
    for lost in range(blocks + 1):
        for kept in range(dice + 1):
            if grid[lost][kept]:
                checks = has_leader and lost > 0 and not (is_last and lost == blocks)
                found += _checked(dice, arm, lost, kept, blocks, grid[lost][kept], checks)
    return found


def _checked(
    dice: int, arm: int, hits: int, flags: int, blocks: int, count: int, is_checked: bool
) -> list[Outcome]:
    """§5.7 Return an outcome, or two of them where a leader is checked."""
    faces = show(dice, arm, hits, flags)
    if not is_checked:
        return [_outcome(hits, flags, CHECK_NONE, count, NUM_FACES**dice, faces)]
    checks = CHECK_DICE_ALONE if hits == blocks else CHECK_DICE  # §5.7.2, §5.7.1
    of = NUM_FACES ** (dice + checks)
    killed = count  # every die of the check must show a saber
    lives = count * (NUM_FACES**checks) - killed
    return [
        _outcome(hits, flags, CHECK_SURVIVED, lives, of, faces + [_SAFE_FACE] * checks),
        _outcome(hits, flags, CHECK_KILLED, killed, of, faces + [_SABER_FACE] * checks),
    ]


def _outcome(hits: int, flags: int, check: int, count: int, of: int, rolls: list[int]) -> Outcome:
    outcome = Outcome()
    outcome.hits = hits
    outcome.flags = flags
    outcome.check = check
    outcome.ways = count
    outcome.of = of
    outcome.rolls = rolls
    return outcome


def show(dice: int, arm: int, hits: int, flags: int) -> list[int]:
    """Return numbers for the dice: these hits on an arm (or lone leader), these flags, misses."""
    hit = _SABER_FACE if arm == LONE_LEADER else FACES.index(arm)
    return [hit] * hits + [_FLAG_FACE] * flags + [_miss(arm)] * (dice - hits - flags)


def _miss(arm: int) -> int:
    return FACES.index(INFANTRY) if arm != INFANTRY else FACES.index(INFANTRY + 1)


def expected_hits(dice: int, faces: int, blocks: int) -> float:
    """Return the blocks a roll takes on average, at most those there are."""
    total = 0.0
    miss = NUM_FACES - faces
    for hits in range(dice + 1):
        count = comb(dice, hits) * faces**hits * miss ** (dice - hits)
        total += min(hits, blocks) * count
    return total / float(NUM_FACES**dice)


def chance_of_hits(dice: int, faces: int, hits: int) -> float:
    """Return how likely a roll scores at least so many hits."""
    miss = NUM_FACES - faces
    count = sum(comb(dice, n) * faces**n * miss ** (dice - n) for n in range(hits, dice + 1))
    return float(count) / float(NUM_FACES**dice)
