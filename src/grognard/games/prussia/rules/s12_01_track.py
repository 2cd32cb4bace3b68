"""§12.1–§12.2 An army's morale track: a column of boxes with counters in them.

A track is a plain list of ints. The first is the number of the highest box that is, or would be,
filled (where the first counter goes); every other is one counter, highest box first:
depth below that box, captured steps, kind, unit.
"""

from typing import Final

from grognard.games.prussia.tables import BATTLES, CHARTS, Piece

DESTROYED: Final = 0
CAPTURED: Final = 1
FLED: Final = 2
PAYMENT: Final = 3
FATIGUE: Final = 4
PENALTY: Final = 5

NO_UNIT: Final = Piece(127)


def counter(depth: int, kind: int, unit: Piece, steps: int) -> int:
    """Return a counter as one number; `steps` are captured steps of artillery (§12.2)."""
    return depth << 12 | steps << 10 | kind << 7 | unit


def depth_of(entry: int) -> int:
    """Return how many boxes below the highest one a counter lies."""
    return entry >> 12


def steps_of(entry: int) -> int:
    """Return the captured steps of artillery a counter stands for."""
    return entry >> 10 & 3


def kind_of(entry: int) -> int:
    """Return what a counter is."""
    return entry >> 7 & 7


def unit_of(entry: int) -> Piece:
    """Return whose counter it is, or NO_UNIT."""
    return Piece(entry & 127)


def is_empty(track: list[int]) -> bool:
    """Say whether no counter lies on the track."""
    return len(track) == 1


def level(track: list[int]) -> int:
    """§13 Return the lowest filled box, or on an empty track the box of the marker."""
    if len(track) == 1:
        return track[0]
    return track[0] - depth_of(track[len(track) - 1])


def fill(track: list[int], kind: int, unit: Piece = NO_UNIT, steps: int = 0) -> int:
    """§12.2 Put a counter into the next free box, the first one where the marker is.

    Ruling R20 (§12.2): where the marker would be without routed units on the map.
    """
    depth = 0 if len(track) == 1 else depth_of(track[len(track) - 1]) + 1
    track.append(counter(depth, kind, unit, steps))
    return track[0] - depth


def lift(track: list[int], top: int) -> bool:
    """§13 Move what lies in the lowest filled box up by one, not above the top of the track.

    On an empty track the marker itself goes up.
    """
    if len(track) == 1 or depth_of(track[len(track) - 1]) == 0:
        if track[0] >= top:
            return False
        track[0] += 1  # the only filled box, or none: everything there is one higher
        return True
    lowest = depth_of(track[len(track) - 1])
    at = len(track) - 1
    while at > 0 and depth_of(track[at]) == lowest:
        track[at] -= 1 << 12
        at -= 1
    return True


def rest(track: list[int]) -> int:
    """§25.3.4 Take two fatigue markers away and close the gaps; return how many there were.

    Ruling R21 (§25.3.4): those whose removal empties a box go first, lowest first.
    """
    removed = 0
    while removed < 2:
        at = _next_fatigue(track, 2 - removed)
        if at < 0:
            break
        _take(track, at)
        removed += 1
    return removed


def _next_fatigue(track: list[int], left: int) -> int:
    """Return the place of the fatigue marker that is best taken away, or -1."""
    for most in range(1, left + 1):
        at = _lone_fatigue(track, most)
        if at >= 0:
            return at
    for at in range(len(track) - 1, 0, -1):
        if kind_of(track[at]) == FATIGUE:
            return at
    return -1


def _lone_fatigue(track: list[int], most: int) -> int:
    """Return the lowest fatigue marker in a box that holds nothing but `most` of them, or -1."""
    at = len(track) - 1
    while at > 0:
        depth = depth_of(track[at])
        first = at
        tired = 0
        while first > 0 and depth_of(track[first]) == depth:
            if kind_of(track[first]) == FATIGUE:
                tired += 1
            first -= 1
        if tired == at - first and tired == most:
            return at
        at = first
    return -1


def _take(track: list[int], at: int) -> None:
    """Remove one counter; what lies below an emptied box moves up (§25.3.4)."""
    depth = depth_of(track[at])
    del track[at]
    for other in range(1, len(track)):
        if depth_of(track[other]) == depth:
            return
    for other in range(at, len(track)):
        track[other] -= 1 << 12


def victory_points(track: list[int], artillery: int) -> int:
    """§22.1 Return what the enemy scores for the counters on a track.

    `artillery` is the set of batteries as bits.
    """
    total = 0
    for at in range(1, len(track)):
        entry = track[at]
        kind = kind_of(entry)
        if kind == DESTROYED or kind == FLED:
            total += 1
        elif kind == CAPTURED:
            is_gun = artillery >> unit_of(entry) & 1
            total += 2 * steps_of(entry) if is_gun else 2
    return total


TRACK_TOP: Final[list[list[int]]] = [CHARTS["track_top"][name] for name in BATTLES]
"""§12.1 TRACK_TOP[battle][side]: the highest box of a track."""
