"""Clicks that a game offers as one: what people mean when they say "all"."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from grognard.core.message import Message

if TYPE_CHECKING:
    from grognard.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """A label and an order of meanings: things that are clicked one after another.

    - `id` names it among the plans of its question; `label` is said on its button.
    - `things` are gone through in order. What one needs is asked click by click, so that it may
      depend on what came before; where a click is not allowed, it is left, and the rule told.
    - `last` is clicked at the end if nothing was left, for what ends the question; "" for nothing.

    It knows what the seat that is asked may know, and no more.
    """

    def __init__(
        self,
        id: str = "",
        label: Message | None = None,
        things: Sequence[str] = (),
        last: str = "",
    ) -> None:
        self.id: str = id
        self.label: Message = label if label is not None else Message(id)
        self.things: list[str] = list(things)
        self.last: str = last

    def click(self, state: "State", thing: str, count: int) -> str:
        """Return what is clicked next for a thing that has had `count` clicks, "" for no more."""
        return thing if count == 0 else ""
