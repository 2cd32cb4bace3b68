"""Seeds made from seeds, so that every game, seat and decision has dice of its own."""

import hashlib


def derived_seed(seed: int, label: str, number: int = 0) -> int:
    """Return a 63-bit seed that depends on all three and tells nothing about the first.

    >>> derived_seed(7, "game", 1) == derived_seed(7, "game", 1)
    True
    >>> derived_seed(7, "game", 1) == derived_seed(7, "game", 2)
    False
    """
    text = f"grognard ai {seed} {label} {number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
