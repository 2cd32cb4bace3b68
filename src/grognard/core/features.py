"""Numbers for learning: what a seat knows of a position, always as many and in the same order.

A game says its numbers in one method, `Game.fill_features`; the same pass gives their names, so
that neither can get out of step with the other.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Features:
    """Collects the numbers of a position, and their names where `is_named`.

    `about` says what the next names begin with, mostly "own" or "enemy".
    """

    __slots__ = ("is_named", "names", "numbers", "subject")

    def __init__(self, is_named: bool = False) -> None:
        self.is_named: bool = is_named
        self.names: list[str] = []
        self.numbers: list[float] = []
        self.subject: str = ""

    def about(self, subject: str) -> None:
        """Say of whom or what the next numbers are; "" for the game as a whole."""
        self.subject = subject

    def _name(self, name: str, part: str = "") -> None:
        self.names.append(" ".join(word for word in (self.subject, name, part) if word))

    def number(self, name: str, value: float) -> None:
        """Add a number; keep it about -1 to 1."""
        self.numbers.append(value)
        if self.is_named:
            self._name(name)

    def share(self, name: str, value: int, most: int) -> None:
        """Add a number as a share of the most it can be."""
        self.number(name, value / most if most else 0.0)

    def truth(self, name: str, value: bool) -> None:
        """Add a yes or no."""
        self.number(name, 1.0 if value else 0.0)

    def one_of(self, name: str, place: int, ids: list[str]) -> None:
        """Add a number for each of some things: 1 for the one at `place`, which may be none."""
        first = len(self.numbers)
        for _ in ids:
            self.numbers.append(0.0)
        if 0 <= place < len(ids):
            self.numbers[first + place] = 1.0
        if self.is_named:
            self._name_all(name, ids)

    def many(self, name: str, ids: list[str], numbers: list[float]) -> None:
        """Add a number for each of some things."""
        self.numbers.extend(numbers)
        if self.is_named:
            self._name_all(name, ids)

    def row(self, name: str, ids: list[str], column: vec[i64], start: int, most: float) -> None:
        """Add a part of a column, from `start` on, divided by `most`."""
        for place in range(start, start + len(ids)):
            self.numbers.append(int(column[place]) / most)
        if self.is_named:
            self._name_all(name, ids)

    def _name_all(self, name: str, ids: list[str]) -> None:
        for part in ids:
            self._name(name, part)
