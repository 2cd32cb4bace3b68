"""§8.2 Lines of sight: what terrain allows is worked out once for each viewing hex.

A row of `Field.sight_rows` has a code for each hex: 0 no line, 1 a line that nothing can block,
from 2 on a place in `Field.sight_ways`. A list there holds the ways the line may take, where it
runs along hexsides; each way is the hexes in which a unit would block it, closed by NO_MORE.
`Field.sight_targets` lists the hexes that have a code.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.hexmap import HexMap, numbered_columns
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s24_leuthen import sight_limit
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    BLOCKS_SIGHT,
    COLUMNS,
    FIRST_COLUMN,
    NUM_HEXES,
    ROWS,
    Field,
    Hex,
    hex_name,
)

FARTHEST: Final = 7
"""§4.1.3 No rule looks farther."""
NO_MORE: Final = -1

_BLOCKED: Final = 0
_OPEN: Final = 1
_FIRST_WAYS: Final = 2
_BOARD: Final[HexMap] = numbered_columns((FIRST_COLUMN, FIRST_COLUMN + COLUMNS - 1), (1, ROWS), 1)


def sees(state: PrussiaState, viewer: Hex, target: Hex) -> bool:
    """§8.2 Return whether a hex has an open line of sight of at most FARTHEST hexes to another."""
    row = state.field.sight_rows[viewer]
    if not row:
        row = _look_round(state.field, viewer)
    code = row[target]
    if code < _FIRST_WAYS:
        return code == _OPEN
    return _has_free_way(state, state.field.sight_ways[code - _FIRST_WAYS])


def _has_free_way(state: PrussiaState, ways: vec[i64]) -> bool:
    """§8.2 Return whether units leave one of the ways free; the viewer chooses."""
    is_free = True
    for here in ways:
        if here == NO_MORE:
            if is_free:
                return True
            is_free = True
        elif state.top_at[here] >= 0:
            is_free = False
    return False


def seen_names(state: PrussiaState, viewer: Hex) -> str:
    """§8.2 Return the numbers of all hexes that a hex sees, one after another."""
    field = state.field
    if not field.sight_rows[viewer]:
        _look_round(field, viewer)
    codes, names = field.sight_codes[viewer], field.sight_names[viewer]
    found: list[str] = []
    for place in range(len(names)):
        code = codes[place]
        if code == _OPEN or _has_free_way(state, field.sight_ways[code - _FIRST_WAYS]):
            found.append(names[place])
    return "".join(found)


def _look_round(field: Field, viewer: Hex) -> list[int]:
    """Fill the row of a viewing hex."""
    row = [_BLOCKED] * NUM_HEXES
    targets: list[Hex] = []
    for place in _BOARD.within(viewer, FARTHEST):
        target = Hex(place)
        if field.on_map[target]:
            row[target] = _look(field, viewer, target)
            if row[target] != _BLOCKED and target != viewer:
                targets.append(target)
    field.sight_rows[viewer] = row
    field.sight_targets[viewer] = targets
    field.sight_codes[viewer] = vec[i64]([row[target] for target in targets])
    field.sight_names[viewer] = [hex_name(target) for target in targets]
    return row


def _look(field: Field, viewer: Hex, target: Hex) -> int:
    if distance(viewer, target) <= 1:
        return _OPEN  # §8.2 adjacent hexes always see each other
    ways: list[int] = []
    for way in _ways(viewer, target):
        if _is_terrain_open(field, viewer, way, target):
            blockers = _blockers(field, viewer, way, target)
            if not blockers:
                return _OPEN
            ways.extend(blockers)
            ways.append(NO_MORE)
    if not ways:
        return _BLOCKED
    field.sight_ways.append(vec[i64](ways))
    return _FIRST_WAYS + len(field.sight_ways) - 1


def _ways(viewer: Hex, target: Hex) -> list[list[Hex]]:
    """§8.2 Return the hexes between; along a hexside either of its two hexes may be taken."""
    ways: list[list[Hex]] = [[]]
    for one, other in _BOARD.between(viewer, target):
        branches = [[*way, Hex(one)] for way in ways]
        if other not in (one, -1):
            branches.extend([*way, Hex(other)] for way in ways)
        ways = branches
    return ways


def _is_terrain_open(field: Field, viewer: Hex, way: list[Hex], target: Hex) -> bool:
    for here in way:
        if not field.on_map[here] or BLOCKS_SIGHT[field.terrain[here]]:
            return False  # §8.2 woods and towns
    levels = [field.level[viewer], *[field.level[here] for here in way], field.level[target]]
    if levels[0] < levels[-1]:
        levels.reverse()
    return _slopes_allow(levels)


def _slopes_allow(levels: list[int]) -> bool:
    """§8.2.1 Follow the ground from the higher end.

    Nothing may stand above the higher end. If the ends differ, the ground falls from the very
    first hexside, hexside after hexside, down to the lower end (§8.2.1.1, §8.2.1.2), and nothing
    rises above that again. Lower ground between ends of one level is ignored.
    """
    top, bottom = levels[0], levels[-1]
    place = 1
    while levels[place - 1] > bottom:
        if levels[place] >= levels[place - 1]:
            return False  # §8.2.1 hidden behind the crest
        place += 1
    limit = bottom if bottom < top else top
    while place < len(levels):
        if levels[place] > limit:
            return False
        place += 1
    return True


def _blockers(field: Field, viewer: Hex, way: list[Hex], target: Hex) -> list[Hex]:
    """§8.2.2 Return the hexes of a way in which a unit blocks the line."""
    lower = min(field.level[viewer], field.level[target])
    found: list[Hex] = []
    for here in way:
        if field.level[here] < lower:
            continue  # lower ground between the ends
        if field.level[here] < field.level[viewer] and distance(viewer, here) == 1:
            continue  # directly below the viewer
        found.append(here)
    return found


def can_see(state: PrussiaState, viewer: Hex, target: Hex, far: int) -> bool:
    """§8.2 Say whether a hex is seen from another within a range."""
    if distance(viewer, target) > sight_limit(state, far):
        return False
    return sees(state, viewer, target)
