"""What is to be said, without saying it in any language."""

from collections.abc import Mapping
from typing import Any, TypeAlias, Union, cast, final

from grognard.core.types import Json

Argument: TypeAlias = Union[int, str, "Message"]


@final
class Message:
    """A catalogue id and its arguments; an argument may itself be a message, said first."""

    __slots__ = ("args", "id")

    def __init__(self, id: str = "", args: Mapping[str, Argument] | None = None) -> None:
        self.id: str = id
        self.args: dict[str, Argument] = dict(args) if args is not None else {}

    def to_json(self) -> Json:
        """Return the message as plain JSON: what the server sends to a client."""
        if not self.args:
            return {"id": self.id}
        return {"id": self.id, "args": {name: _plain(arg) for name, arg in self.args.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        inside = "".join(f", {name}={arg!r}" for name, arg in self.args.items())
        return f"Message({self.id!r}{inside})"


def message_from_json(said: Mapping[str, Any]) -> Message:
    """Return a message that was sent as plain JSON."""
    args = said.get("args", {})
    return Message(said["id"], {name: _read(arg) for name, arg in args.items()})


def _read(arg: object) -> Argument:
    return message_from_json(arg) if isinstance(arg, dict) else cast(Argument, arg)


def _plain(arg: Argument) -> object:
    return arg.to_json() if isinstance(arg, Message) else arg
