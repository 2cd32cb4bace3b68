"""A plan: the rest of a chain of clicks that was chosen whole."""

from collections.abc import Sequence
from typing import final

from grognard.core.state import State
from grognard.core.types import Action, Json, Player


@final
class Plan:
    """The clicks still to make, and what the seat will see before each of them.

    It holds observations only: nothing the seat may not know, and nothing of the sample it came
    from.
    """

    __slots__ = ("clicks", "seen")

    def __init__(self) -> None:
        self.clicks: list[int] = []
        self.seen: list[Json] = []

    def next_click(self, state: State, seat: Player) -> Action | None:
        """Return the click that was planned for just this position, or None."""
        if not self.clicks:
            return None
        seen = state.observe(seat)
        while self.clicks:
            expected = self.seen.pop(0)
            click = self.clicks.pop(0)
            if expected == seen:
                return click
        return None


def planned(state: State, seat: Player, clicks: Sequence[Action]) -> Plan:
    """Return the plan for what comes after the first of the clicks; the state is used up."""
    plan = Plan()
    for at, click in enumerate(clicks[:-1]):
        state.apply(click)
        plan.seen.append(state.observe(seat))
        plan.clicks.append(clicks[at + 1])
    return plan
