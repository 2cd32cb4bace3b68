"""Chance that repeats itself, for the servers of the tests."""

import hashlib
from collections import Counter


class Chance:
    """The same name and the same draws give the same bytes.

    Every purpose has draws of its own, so that it does not matter in which order the server comes
    to them; the draws of a computer player are named by its match and step.
    """

    def __init__(self) -> None:
        self._name = ""
        self._drawn: Counter[str] = Counter()

    def begin(self, name: str) -> None:
        """Begin anew, for a test of this name."""
        self._name = name
        self._drawn.clear()

    def __call__(self, purpose: str) -> bytes:
        """Return the next 32 bytes for a purpose."""
        self._drawn[purpose] += 1
        text = f"{self._name}\n{purpose}\n{self._drawn[purpose]}"
        return hashlib.sha256(text.encode()).digest()


CHANCE = Chance()
"""That of all servers in this process; every test begins it with its own name."""
