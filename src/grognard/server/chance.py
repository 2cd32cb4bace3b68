"""Where all chance of the server comes from: handed to `create_app`, so that tests can repeat it.

No setting reaches this: whoever runs the server has the operating system's own source.
"""

import secrets
from collections.abc import Callable
from typing import Final, TypeAlias

DRAW_BYTES: Final = 32

Draw: TypeAlias = Callable[[str], bytes]
"""Returns 32 bytes that nobody can guess; what they are for is said, and of no account here."""


def draw(_purpose: str) -> bytes:
    """Return 32 bytes from the operating system."""
    return secrets.token_bytes(DRAW_BYTES)


def number(drawn: bytes) -> int:
    """Return drawn bytes as a seed of 62 bits.

    >>> number(bytes(31) + b"\\x07")
    7
    """
    return int.from_bytes(drawn, "big") % (1 << 62)
