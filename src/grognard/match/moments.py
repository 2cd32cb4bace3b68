"""The clicks that can be taken back, each as a whole, and the states between their steps."""

from dataclasses import dataclass, field

from grognard.core.state import State, Step
from grognard.core.types import Player
from grognard.match.click import CHAIN, PLAY, chain_text


@dataclass
class Moment:
    """One click: the state before it, the steps that it wrote, and those that it took off.

    `trail` are the states before the steps that it took off.
    """

    seat: Player
    state: State
    steps: list[Step]
    gone: list[Step] = field(default_factory=list)
    trail: list[State] = field(default_factory=list)
    is_chain: bool = False

    def entry(self) -> list[str]:
        """Return the click for a save: its verb and its text."""
        texts = [step.action for step in self.steps]
        return [CHAIN, chain_text(len(self.gone), texts)] if self.is_chain else [PLAY, texts[0]]


@dataclass
class Past:
    """What undo can reach: all clicks of one seat since the last fate, oldest first.

    `trail` holds the states before the last steps of the record, one for each that can be taken
    back: a chain may begin at each of them.
    """

    moments: list[Moment] = field(default_factory=list)
    trail: list[State] = field(default_factory=list)

    def take_off(self, record: list[Step], count: int) -> tuple[list[Step], list[State]]:
        """Take the last steps off a record, and return them with their states."""
        steps, states = record[len(record) - count :], self.trail[len(self.trail) - count :]
        del record[len(record) - count :]
        del self.trail[len(self.trail) - count :]
        return steps, states

    def undo(self, record: list[Step]) -> State:
        """Take the last click back as a whole, and return the state before it."""
        moment = self.moments.pop()
        self.take_off(record, len(moment.steps))
        record.extend(moment.gone)
        self.trail.extend(moment.trail)
        return moment.state

    def count_steps(self) -> int:
        """Return how many steps of the record came of these clicks."""
        return sum(len(one.steps) - len(one.gone) for one in self.moments)


@dataclass
class Walk:
    """A chain taken on a copy: what it takes back, the states before its steps, and its end."""

    back: int
    state: State
    states: list[State] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
