"""What the adapters to learning libraries share: numbers as arrays, and a bound on length."""

from typing import Any

import numpy as np
from gymnasium import spaces

from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Player

MAX_DECISIONS = 4000
"""Both seats' answers after which a game is stopped, unless told otherwise."""
LARGEST = 4.0
"""No feature is larger; the suite looks at that."""

Seen = dict[str, Any]


def observation_space(game: Game) -> spaces.Dict:
    """Return what a seat sees: the features, and which actions are legal."""
    size = len(game.feature_names())
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
        }
    )


def seen(game: Game, state: State, seat: Player) -> Seen:
    """Return what a seat sees of a position; nothing is legal for one that is not to answer."""
    return {
        "observation": np.array(game.features(state, seat), np.float32),
        "action_mask": np.frombuffer(game.legal_mask(state, seat), np.int8),
    }
