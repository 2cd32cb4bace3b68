"""Where a match stands, and the clicks that can be taken back, with the states between them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from grognard.core.errors import IllegalAction
from grognard.core.game import Game
from grognard.core.state import State, Step, take_step
from grognard.core.types import Action, Player
from grognard.match.chains import is_fate
from grognard.match.click import CHAIN, PLAY, chain_text
from grognard.match.practice import Practice

FORMAT: Final = "grognard-match"
VERSION: Final = 1
"""What a save calls itself."""


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

    def roots(self, now: State, seat: Player, most: int) -> list[State]:
        """Return where a chain may begin: now, and before each of the seat's last answers.

        Only within the running decision.
        """
        roots = [now]
        for state in reversed(self.trail):
            if len(roots) > most or state.chain != now.chain:
                break
            if state.seats_to_answer() != (seat,):
                break
            roots.append(state)
        return roots

    def back(self, now: State, seat: Player, count: int) -> State | None:
        """Return where the seat was so many own answers ago; None if that was not its own."""
        if count == 0:
            return now
        if not 0 < count <= len(self.trail):
            return None
        own = all(state.seats_to_answer() == (seat,) for state in self.trail[-count:])
        return self.trail[-count] if own else None

    def count_steps(self) -> int:
        """Return how many steps of the record came of these clicks."""
        return sum(len(one.steps) - len(one.gone) for one in self.moments)


@dataclass
class Progress:
    """Where a match stands beside its record: what a save must hold to go on exactly here.

    - `clicks` counts all accepted clicks, `steps` those of each seat;
    - `held` are the answers to a sealed question that wait for the others;
    - `began` is the version of the rules by which it began; 0 means today's;
    - `practice` is what a practice match needs to go back over fate.
    """

    clicks: int
    steps: list[int]
    held: dict[Player, Action] = field(default_factory=dict)
    began: int = 0
    practice: Practice = field(default_factory=Practice)


@dataclass
class Walk:
    """A chain taken on a copy: what it takes back, the states before its steps, and its end."""

    back: int
    state: State
    states: list[State] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)


def walked(game: Game, root: State, seat: Player, back: int, actions: Sequence[Action]) -> Walk:
    """Take the answers of a chain on a copy; raises where one of them is refused.

    Where one before the last is fate after all, it ends with that.
    """
    walk = Walk(back, root.clone())
    for action in actions:
        if walk.states and is_fate(walk.states[-1], walk.state, seat, walk.steps[-1].rolls):
            break
        reason = game.why_not(walk.state, action, seat)
        if reason is not None:
            raise IllegalAction(reason)
        walk.states.append(walk.state.clone())
        walk.steps.append(take_step(game, walk.state, action))
    return walk
