"""Odds before a fight: exact chances, each outcome forcible by scripted dice."""

from collections.abc import Sequence
from typing import Final, final

from grognard.core.message import Message
from grognard.core.types import Json

COUNTED: Final = "counted"
TERM: Final = "term"
FIGURE: Final = "figure"
"""How a line counts: it is part of the sum; it is added to the die; it is only told."""


@final
class Item:
    """One line of a calculation: what counts, how much, under which rule, and in which way."""

    __slots__ = ("how", "label", "section", "value")

    def __init__(
        self,
        label: Message | None = None,
        value: int = 0,
        section: str = "",
        how: str = COUNTED,
    ) -> None:
        self.label: Message = label if label is not None else Message()
        self.value: int = value
        self.section: str = section
        self.how: str = how

    def to_json(self) -> Json:
        """Return the line as plain JSON."""
        return {
            "label": self.label.to_json(),
            "value": self.value,
            "section": self.section,
            "how": self.how,
        }


@final
class Chance:
    """One outcome: its exact probability `ways / of`, and numbers that make the dice give it."""

    __slots__ = ("label", "of", "rolls", "ways")

    def __init__(
        self, label: Message | None = None, ways: int = 0, of: int = 1, rolls: Sequence[int] = ()
    ) -> None:
        self.label: Message = label if label is not None else Message()
        self.ways: int = ways
        self.of: int = of
        self.rolls: tuple[int, ...] = tuple(rolls)

    def probability(self) -> float:
        """Return the chance as a number between 0 and 1."""
        return self.ways / self.of

    def to_json(self) -> Json:
        """Return the outcome as plain JSON."""
        return {"label": self.label.to_json(), "ways": self.ways, "of": self.of}


@final
class Throw:
    """One independent throw: of whom, how its number comes about, and what may happen."""

    __slots__ = ("chances", "items", "subject")

    def __init__(
        self,
        subject: Message | None = None,
        items: Sequence[Item] = (),
        chances: Sequence[Chance] = (),
    ) -> None:
        self.subject: Message = subject if subject is not None else Message()
        self.items: tuple[Item, ...] = tuple(items)
        self.chances: tuple[Chance, ...] = tuple(chances)

    def to_json(self) -> Json:
        """Return the throw as plain JSON."""
        return {
            "subject": self.subject.to_json(),
            "items": [item.to_json() for item in self.items],
            "chances": [chance.to_json() for chance in self.chances],
        }


@final
class Odds:
    """All that an action would roll, throw by throw in the order of rolling.

    The scripted numbers of one chance of each throw, one throw after another, force exactly that
    combination when the action is applied.
    """

    __slots__ = ("section", "throws")

    def __init__(self, section: str = "", throws: Sequence[Throw] = ()) -> None:
        self.section: str = section
        self.throws: tuple[Throw, ...] = tuple(throws)

    def to_json(self) -> Json:
        """Return the odds as plain JSON."""
        return {"section": self.section, "throws": [throw.to_json() for throw in self.throws]}
