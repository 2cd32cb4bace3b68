"""What the columns of this game hold besides numbers: hexes, pieces, and sets of pieces."""

from typing import Final, cast

from grognard.core.columns import Columns, Copied
from grognard.games.prussia.tables import Hex, Piece

HALF: Final = 48
"""A set of pieces is saved in two halves of so many bits: wider numbers not all readers know."""
_LOW: Final = (1 << HALF) - 1


def mask(c: Columns, name: str, own: int) -> int:
    """Pass over a set of pieces, kept as bits."""
    if isinstance(c, Copied):
        return own
    halves = c.numbers(name, [own & _LOW, own >> HALF])
    return halves[0] | halves[1] << HALF if halves else 0


def halved(own: object) -> list[int]:
    """Return a set of pieces of an older save in two halves; wide ones were hexadecimal text.

    >>> halved("0x1000000000001")
    [1, 1]
    """
    if not isinstance(own, int | str) or isinstance(own, bool):
        raise ValueError("a set of pieces is a number")
    number = int(own, 16) if isinstance(own, str) else own
    return [number & _LOW, number >> HALF]


def as_hexes(c: Columns, name: str, own: list[Hex]) -> list[Hex]:
    """Pass over a list of hexes."""
    return cast("list[Hex]", c.numbers(name, cast("list[int]", own)))


def as_pieces(c: Columns, name: str, own: list[Piece]) -> list[Piece]:
    """Pass over a list of pieces."""
    return cast("list[Piece]", c.numbers(name, cast("list[int]", own)))
