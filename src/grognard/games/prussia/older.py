"""Saves of the form before the last: numbers of questions with gaps, sets of pieces as text."""

from typing import Final

from grognard.core.saves import check_seal, renewed, seal, table, wholes
from grognard.core.types import Json
from grognard.games.prussia.state import HALF, LOW
from grognard.games.prussia.tables import MOST_PIECES, OFF

NUMBERS: Final[list[int]] = [
    *range(1, 17),
    *range(19, 20),
    *range(21, 22),
    *range(40, 58),
    *range(100, 113),
    *range(140, 159),
]
"""What the numbers of the table's questions and steps were."""
MASKS: Final = (
    *("units_in", "excluded", "leaving", "retreated", "ran", "host", "advanced", "raised", "rode"),
    *("attempted", "taken"),
)
WIDTH: Final = 6


def today(saved: Json) -> Json:
    """Return an older save as one of today's; raises ValueError if it is none."""
    check_seal(saved, "prussia")
    new = renewed(saved)
    columns = table(new["columns"])
    tracks = saved["track"]
    if not isinstance(tracks, list) or len(tracks) != 2:
        raise ValueError("the tracks are missing")
    columns["track_prussian"], columns["track_coalition"] = tracks
    for name, value in table(saved["combat"]).items():
        columns[f"combat_{name}"] = halved(value) if name in MASKS else value
    columns["picked"] = halved(columns["picked"])
    _unlock(columns)
    frames = wholes(new["todo"])
    for place in range(0, len(frames), WIDTH):
        frames[place] = NUMBERS.index(frames[place])
    new["todo"] = frames
    return seal(new)


def halved(own: object) -> list[int]:
    """Return a set of pieces of an older save in two halves; wide ones were hexadecimal text.

    >>> halved("0x1000000000001")
    [1, 1]
    """
    if not isinstance(own, int | str) or isinstance(own, bool):
        raise ValueError("a set of pieces is a number")
    number = int(own, 16) if isinstance(own, str) else own
    return [number & LOW, number >> HALF]


def _unlock(columns: dict[str, object]) -> None:
    """§6.3 Locked markers were a set of units for each hex, and a bit for one that was stirred."""
    masks = columns["locked_at"]
    if not isinstance(masks, list):
        raise ValueError("a column is a list")
    locked_of, locked, stirred = [int(OFF)] * MOST_PIECES, [], []
    for here, mask in enumerate(masks):
        low, high = halved(mask)
        units = low | high << 48
        if units:
            locked.append(here)
        if units >> MOST_PIECES & 1:
            stirred.append(here)
        for unit in range(MOST_PIECES):
            if units >> unit & 1:
                locked_of[unit] = here
    columns["locked_of"], columns["locked"], columns["stirred"] = locked_of, locked, stirred
