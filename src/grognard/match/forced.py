"""The only answer to a question, where public facts leave no other: it may be given by itself."""

from typing import Final

from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import SPECTATOR, Action, Player
from grognard.match.chains import is_fate, samples_of

SEEDS: Final = (0, 1)
"""Of pairs of samples in which a lone answer must be the only one."""


def is_forced(game: Game, state: State, seat: Player, may_undo: bool) -> bool:
    """Say whether whoever sees only what everybody sees knows that there is one answer, and which.

    What rolls is left to the seat as long as it could take something back instead.
    """
    legal = state.legal_actions(seat)
    if len(legal) != 1 or state.seats_to_answer() != (seat,) or game.hides(state):
        return False
    for seed in SEEDS:
        for sample in samples_of(state, SPECTATOR, seed):
            if sample.seats_to_answer() != (seat,) or sample.legal_actions(seat) != legal:
                return False
    return not (may_undo and _is_fate(state, seat, legal[0]))


def _is_fate(state: State, seat: Player, action: Action) -> bool:
    sample = samples_of(state, seat, 0).first
    after = sample.clone()
    after.apply(action)
    return is_fate(sample, after, seat)
