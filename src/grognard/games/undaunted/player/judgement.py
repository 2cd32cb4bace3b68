"""The judgement of the ranks: what both sides have, by the numbers of the data file."""

from typing import Final

from librt.vecs import vec

from grognard.games.undaunted.player.weights import WEIGHTS
from grognard.games.undaunted.player.worth import (
    Force,
    deck,
    objectives,
    plays,
    riflemen,
    suppressed,
    troops,
    turn,
    way,
)
from grognard.games.undaunted.state import UndauntedState

WIN: Final = 1000.0
"""What is ahead by so much has half of what is left to win."""


def judged(state: UndauntedState, seat: int) -> float:
    """Return a seat's prospects: +1 won, -1 lost, near 0 even."""
    if state.is_over():
        return 1.0 if state.winner == seat else -1.0
    own, enemy = Force(state, seat), Force(state, 1 - seat)
    numbers = WEIGHTS.values
    ahead = _worth(state, own, enemy, numbers) - _worth(state, enemy, own, numbers)
    return ahead / (WIN + abs(ahead))


def _worth(state: UndauntedState, own: Force, enemy: Force, numbers: vec[float]) -> float:
    """Return the sum of a side's terms."""
    cards = plays(state, own, enemy, numbers)
    worth = objectives(state, own, enemy, numbers) + way(state, own, enemy, numbers)
    worth += riflemen(state, own, numbers) + troops(state, own, numbers)
    worth += suppressed(state, own, numbers) + deck(state, own, numbers)
    return worth + turn(state, own, numbers) + cards.deck + cards.hand + cards.shots
