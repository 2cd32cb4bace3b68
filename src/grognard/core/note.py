"""What an answer costs or gives up, said beside it."""

from typing import final

from grognard.core.message import Message
from grognard.core.types import Json


@final
class Note:
    """A few words beside an answer; `warns`: it gives something up that others do not."""

    __slots__ = ("message", "warns")

    def __init__(self, message: Message | None = None, warns: bool = False) -> None:
        self.message: Message = message if message is not None else Message()
        self.warns: bool = warns

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {"message": self.message.to_json(), "warns": self.warns}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.message)

    def __repr__(self) -> str:
        return f"Note({self.message!r}, {self.warns})"
