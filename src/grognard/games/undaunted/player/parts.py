"""The parts of the judgement, by which a hint says why: the terms in groups, as the seat sees them.

All of them together are the judgement.
"""

from typing import Final, final

from grognard.core.fitted import Judging, Terms
from grognard.core.state import State
from grognard.core.types import Player
from grognard.games.undaunted.player.judgement import WIN
from grognard.games.undaunted.player.terms import NAMES, terms_of
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

TOLD: Final = (
    *("objectives", "way", "riflemen", "troops", "suppressed"),
    *("own-shots", "enemy-shots", "cards", "hand", "initiative"),
)
OBJECTIVES: Final = 0
WAY: Final = 1
SAFETY: Final = 2
TROOPS: Final = 3
SUPPRESSED: Final = 4
OWN_SHOTS: Final = 5
ENEMY_SHOTS: Final = 6
CARDS: Final = 7
HAND: Final = 8
TURN: Final = 9


@final
class UndauntedJudging(Judging):
    """What the judgement of this game looks at."""

    def terms(self, state: State, seat: Player) -> Terms | None:
        """Return the terms of a position for a seat."""
        assert isinstance(state, UndauntedState)
        return terms_of(state, seat)

    def parts(self, state: State, seat: Player) -> list[float]:
        """Return the parts of the judgement."""
        assert isinstance(state, UndauntedState)
        return parts_of(state, seat)


JUDGING: Final = UndauntedJudging(NAMES, told=TOLD, weights=WEIGHTS)


def parts_of(state: UndauntedState, seat: int) -> list[float]:
    """Return what each part adds to a seat's prospects."""
    found = [0.0] * len(TOLD)
    if state.is_over():
        return found
    forces = [Force(state, seat), Force(state, 1 - seat)]
    for at in (0, 1):
        _add(state, forces[at], forces[1 - at], found, at == 0)
    ahead = sum(found)
    return [part / (WIN + abs(ahead)) for part in found]


def _add(
    state: UndauntedState, own: Force, enemy: Force, found: list[float], is_seat: bool
) -> None:
    """Add the terms of the seat, or take off those of its enemy."""
    sign = 1.0 if is_seat else -1.0
    numbers = WEIGHTS.values
    cards = plays(state, own, enemy, numbers)
    found[OBJECTIVES] += sign * objectives(state, own, enemy, numbers)
    found[WAY] += sign * way(state, own, enemy, numbers)
    found[SAFETY] += sign * riflemen(state, own, numbers)
    found[TROOPS] += sign * troops(state, own, numbers)
    found[SUPPRESSED] += sign * suppressed(state, own, numbers)
    found[OWN_SHOTS if is_seat else ENEMY_SHOTS] += sign * cards.shots
    found[CARDS] += sign * (cards.deck + deck(state, own, numbers))
    found[HAND] += sign * cards.hand
    found[TURN] += sign * turn(state, own, numbers)
