"""A seat of a game as a Gymnasium environment; the other seat is a computer player.

    pip install "grognard[gymnasium]"

    from grognard.research.gymnasium_env import Seat
    env = Seat("undaunted", "la-raye", seat=0, opponent="recruit")

An action that is not legal loses the game: take only those of `observation["action_mask"]`.
"""

from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces

from grognard.ai.roster import make_bot
from grognard.ai.seeds import derived_seed
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import Action, Player
from grognard.research.spaces import MAX_DECISIONS, Seen, observation_space, seen


class Seat(gymnasium.Env[Seen, int]):
    """One seat of a game; the reward is +1 for a win, -1 for a loss, at the end.

    The opponent is handed samples of what it may know, as everywhere.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        scenario: str = "",
        seat: Player = 0,
        opponent: str = "random",
        max_decisions: int = MAX_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        self.game = load(game)
        self.scenario = scenario or self.game.scenarios()[0].id
        self.seat = seat
        self.opponent = opponent
        self.max_decisions = max_decisions
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space: spaces.Discrete = spaces.Discrete(self.game.num_actions)
        self.state: State = self.game.new(self.scenario, seed=0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; without a seed, one that follows from the last one given."""
        super().reset(seed=seed)
        self._seed = int(self.np_random.integers(1 << 62))
        self.state = self.game.new(self.scenario, seed=derived_seed(self._seed, "dice"))
        self._bot = make_bot(self.opponent, derived_seed(self._seed, "bot"))
        self._decisions = 0
        self._answer_for_the_opponent()
        return seen(self.game, self.state, self.seat), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Give an answer, then those of the opponent, until the seat is asked again."""
        is_legal = int(action) in self.state.legal_actions(self.seat)
        if not is_legal:
            return seen(self.game, self.state, self.seat), -1.0, True, False, {"legal": False}
        self._answer(int(action))
        self._answer_for_the_opponent()
        is_over = self.state.is_over()
        reward = self.state.returns()[self.seat]
        is_stopped = not is_over and self._decisions >= self.max_decisions
        return seen(self.game, self.state, self.seat), reward, is_over, is_stopped, {"legal": True}

    def _answer(self, action: Action) -> None:
        self.state.apply(action)
        self._decisions += 1

    def _answer_for_the_opponent(self) -> None:
        """Let the opponent answer; it knows of a sealed answer no more than it may."""
        while not self.state.is_over() and self.state.to_move() != self.seat:
            if self._decisions >= self.max_decisions:
                return
            other = self.state.to_move()
            sample = self.state.determinize(other, derived_seed(self._seed, "s", self._decisions))
            self._answer(self._bot.choose(self.game, sample, other))
