"""What leaves the engine, declared once: the shape of an observation, the fields of an event.

A game declares both in its module `sent`. That one is plain Python in every build, since compiled
classes forget what their fields hold. The JSON schema, the client's types and what the conformance
suite asks of a game all come from there. What is stored of an event stays its bare numbers.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypedDict, final

from grognard.core.event import Event
from grognard.core.message import Message

OutcomeSent = TypedDict(
    "OutcomeSent",
    {"winner": int, "level": str, "reason": str, "section": str, "facts": dict[str, int]},
)
"""How a game ended, as `Outcome.to_json` says it; no class, since this module is compiled."""

AccountRole = Literal["part", "sum", "needed", "fact", "loss"]
AccountLine = TypedDict(
    "AccountLine",
    {
        "role": AccountRole,
        "label": Message,
        "section": str,
        "values": list[int | Message | None],
    },
)
"""A line of the account of a game, see `grognard.core.account`."""

ONE: Final = ""
MAYBE: Final = "?"
"""The number may be missing."""
COUNTED: Final = "+"
"""A number says how many follow."""
REST: Final = "*"
"""All numbers that are left."""


@final
class Field:
    """One number of an event, or several: under which name, with which meaning."""

    __slots__ = ("many", "meaning", "name")

    def __init__(self, text: str = "") -> None:
        name, _, meaning = text.partition(":")
        self.many: str = meaning[-1:] if meaning[-1:] in (MAYBE, COUNTED, REST) else ONE
        self.name: str = name
        self.meaning: str = meaning.removesuffix(self.many)

    def is_list(self) -> bool:
        """Say whether it is sent as a list."""
        return self.many in (COUNTED, REST)


@final
class Sent:
    """What a game sends: the type of its observation, and the fields of each kind of event.

    `events` gives the fields of a kind, or of several that have the same, as "unit:unit to:hex":
    names and meanings in the order of the numbers, a meaning with "?" where the number may be
    missing, "+" where a number before them says how many there are, "*" for all that are left.
    `meanings` says what is sent for a number: of a list of names the one at that place, and so of
    a tuple, which is short enough to be told in the type; what depends on the scenario is a type,
    see `Game.sent_number`. `also` gives the types of fields that a game adds to a kind by its own
    `event_fields`, such as what follows from its numbers by a rule.
    """

    __slots__ = ("also", "fields_of", "meanings", "observation")

    def __init__(
        self,
        observation: object = None,
        events: Mapping[str, str] | None = None,
        meanings: Mapping[str, object] | None = None,
        also: Mapping[str, Mapping[str, object]] | None = None,
    ) -> None:
        self.observation: object = observation
        self.meanings: dict[str, object] = {
            "number": int,
            "truth": bool,
            **(meanings or {}),
        }
        self.also: Mapping[str, Mapping[str, object]] = also or {}
        self.fields_of: dict[str, list[Field]] = {
            kind: [Field(text) for text in texts.split()]
            for kinds, texts in (events or {}).items()
            for kind in kinds.split()
        }

    def plain(self, meaning: str, number: int) -> int | str:
        """Return what a number means, in no language; raises LookupError."""
        names = self.meanings[meaning]
        if names is bool:
            return number != 0  # alone: compiled, a choice of truth and number is a number
        if not isinstance(names, list | tuple):
            return number
        if number < 0:
            raise LookupError(f"{number} is no {meaning}")
        name: str = names[number]
        return name

    def numbers_of(self, event: Event) -> list[tuple[Field, list[int]]]:
        """Return the numbers of an event by its fields; raises LookupError or ValueError."""
        found: list[tuple[Field, list[int]]] = []
        left = list(event.numbers)
        for field in self.fields_of[event.kind]:
            if field.many == MAYBE and not left:
                continue
            size = len(left) if field.many == REST else 1
            if field.many == COUNTED:
                size = left.pop(0)
            if not 0 <= size <= len(left):
                raise ValueError(f"an event {event.kind} has too few numbers")
            found.append((field, left[:size]))
            left = left[size:]
        if left:
            raise ValueError(f"an event {event.kind} has too many numbers")
        return found


UNDECLARED: Final = Sent()
"""What a game sends that declares nothing: any observation, and of an event its bare numbers."""
