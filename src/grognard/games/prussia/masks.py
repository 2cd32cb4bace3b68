"""Masks of pieces in saves: text where they are too wide for other readers of JSON."""

from typing import Final

WIDEST: Final = 1 << 53
"""Whole numbers below this are the same in every reader."""


def packed(mask: int) -> int | str:
    """Return a whole number for a save; a wide one as its hexadecimal text.

    >>> packed(5), packed(1 << 96)
    (5, '0x1000000000000000000000000')
    """
    return mask if -WIDEST < mask < WIDEST else f"{mask:#x}"


def unpacked(saved: object) -> int:
    """Return the number of `packed`; raises ValueError on anything else.

    >>> unpacked(packed(1 << 96)) == 1 << 96
    True
    """
    if isinstance(saved, str):
        return int(saved, 16)
    if not isinstance(saved, int) or isinstance(saved, bool):
        raise ValueError("a column holds whole numbers")
    return saved
