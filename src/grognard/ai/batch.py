"""Many games side by side, one answer in each at a time: what learning plays on.

Nothing here looks at what is hidden: the numbers and masks are of the seat that is to move.
"""

from collections.abc import Sequence
from typing import Final, final

from grognard.ai.seeds import derived_seed
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import NOBODY, Action, Player

SIZE: Final = 64
LONGEST: Final = 20000


@final
class Batch:
    """Games that go on for ever: one that has ended is followed by the next.

    By place: `states`; `seats`, whose answer is wanted; `legal`, what it may answer; `lengths`, the
    decisions so far. After a `step`: `is_done` where a game ended, or was stopped after
    `max_decisions`, and `returns`, what it brought both seats. What is to be played and every
    game's dice follow from the seed. Its states have no log, unless `is_logged`.
    """

    __slots__ = (
        "begun",
        "game",
        "is_done",
        "is_logged",
        "legal",
        "lengths",
        "max_decisions",
        "returns",
        "scenarios",
        "seats",
        "seed",
        "states",
    )

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        size: int = SIZE,
        scenarios: Sequence[str] = (),
        max_decisions: int = LONGEST,
        is_logged: bool = False,
    ) -> None:
        self.game: Game = game
        self.seed: int = seed
        self.scenarios: list[str] = list(scenarios) or [one.id for one in game.scenarios()]
        self.max_decisions: int = max_decisions
        self.is_logged: bool = is_logged
        self.begun: int = 0
        self.states: list[State] = [self._next() for _ in range(size)]
        self.seats: list[Player] = [NOBODY] * size
        self.legal: list[list[Action]] = [[] for _ in range(size)]
        self.lengths: list[int] = [0] * size
        self.is_done: list[bool] = [False] * size
        self.returns: list[list[float]] = [[0.0, 0.0] for _ in range(size)]
        for place in range(size):
            self.look(place)

    def _next(self) -> State:
        """Return a new game; the scenarios take turns."""
        scenario = self.scenarios[self.begun % len(self.scenarios)]
        state = self.game.new(scenario, derived_seed(self.seed, "batch", self.begun))
        if not self.is_logged:
            state.log = None
        self.begun += 1
        return state

    def look(self, place: int) -> None:
        """Note who is asked what in a game; needed after `states` was changed by hand."""
        state = self.states[place]
        self.seats[place] = state.to_move()
        self.legal[place] = state.legal_actions()

    def step(self, actions: Sequence[Action]) -> None:
        """Take one legal answer in each game, that of the seat to move."""
        if len(actions) != len(self.states):
            raise ValueError(f"{len(actions)} answers for {len(self.states)} games")
        for place, action in enumerate(actions):
            state = self.states[place]
            state.apply(action)
            self.lengths[place] += 1
            is_done = state.is_over() or self.lengths[place] >= self.max_decisions
            self.is_done[place] = is_done
            if is_done:
                self.returns[place] = state.returns()
                self.states[place] = self._next()
                self.lengths[place] = 0
            self.look(place)

    def features(self) -> list[list[float]]:
        """Return what the seat to move knows, as numbers, in each game."""
        return [
            self.game.features(state, self.seats[place]) for place, state in enumerate(self.states)
        ]

    def masks(self) -> list[bytes]:
        """Return a byte for each action in each game, 1 where it is legal."""
        found: list[bytes] = []
        for actions in self.legal:
            mask = bytearray(self.game.num_actions)
            for action in actions:
                mask[action] = 1
            found.append(bytes(mask))
        return found
