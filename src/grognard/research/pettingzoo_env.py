"""A game as a PettingZoo environment for two agents who answer in turn (AEC).

    pip install "grognard[pettingzoo]"

    from grognard.research.pettingzoo_env import env
    table = env("undaunted", "la-raye")

An agent's observation has the features of what its seat knows, and `action_mask`. The reward is +1
for the winner and -1 for the loser, at the end; a game that is too long is truncated.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from grognard.core.registry import load
from grognard.core.state import State
from grognard.research.spaces import MAX_DECISIONS, Seen, observation_space, seen

AGENTS = ["seat_0", "seat_1"]
"""The seats in the order of `Game.seats`."""


def env(game: str, scenario: str = "", max_decisions: int = MAX_DECISIONS) -> Any:  # noqa: ANN401
    """Return the environment: an illegal answer loses the game, a step out of order is an error."""
    table = wrappers.TerminateIllegalWrapper(
        Table(game, scenario, max_decisions), illegal_reward=-1
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class Table(AECEnv):
    """Both seats of a game."""

    metadata: ClassVar[dict[str, Any]] = {"name": "grognard", "render_modes": []}

    def __init__(self, game: str, scenario: str, max_decisions: int) -> None:
        super().__init__()
        self.game = load(game)
        self.scenario = scenario or self.game.scenarios()[0].id
        self.max_decisions = max_decisions
        self.possible_agents = AGENTS[:]
        self.render_mode = None
        self.observation_spaces = {agent: observation_space(self.game) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in AGENTS}
        self._random: np.random.Generator = seeding.np_random(0)[0]
        self.position: State = self.game.new(self.scenario, seed=0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent sees: always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, one that follows from the last one given."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.position = self.game.new(self.scenario, seed=int(self._random.integers(1 << 62)))
        self.decisions = 0
        self.agents = AGENTS[:]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.position.to_move()]

    def observe(self, agent: str) -> Seen:
        """Return what an agent's seat knows."""
        return seen(self.game, self.position, AGENTS.index(agent))

    def step(self, action: int | None) -> None:
        """Take a legal answer of the selected agent; one that is done says None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.apply(int(action))
        self.decisions += 1
        is_over = self.position.is_over()
        if is_over:
            self.rewards = dict(zip(AGENTS, self.position.returns(), strict=True))
        self.terminations = dict.fromkeys(AGENTS, is_over)
        is_stopped = not is_over and self.decisions >= self.max_decisions
        self.truncations = dict.fromkeys(AGENTS, is_stopped)
        done = is_over or is_stopped
        self.agent_selection = agent if done else AGENTS[self.position.to_move()]
        self._accumulate_rewards()

    def render(self) -> None:
        """Draw nothing: `grognard play` does."""

    def close(self) -> None:
        """Keep nothing open."""
