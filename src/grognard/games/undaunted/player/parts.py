"""The parts of the judgement, by which a hint says why: the terms in groups, as the seat sees them.

What the weights make of the terms is shared out in the measure in which each group speaks for a
seat or against it, so that all of them and what a seat has by the scenario are the judgement.
"""

from typing import Final, final

from grognard.core.fitted import Judging, Terms
from grognard.core.state import State
from grognard.core.types import Player
from grognard.games.undaunted.player.judgement import WEIGHTS, squeezed
from grognard.games.undaunted.player.terms import FIRST_KIND, KINDS, NAMES, OWN, terms_of
from grognard.games.undaunted.reference.evaluate import (
    INITIATIVE,
    WIN,
    approach_worth,
    cards_of,
    cards_worth,
    lives_worth,
    markers_worth,
    points_worth,
    riflemen_worth,
)
from grognard.games.undaunted.state import UndauntedState

TOLD: Final = (
    *("objectives", "way", "riflemen", "troops", "cover", "suppressed"),
    *("own-shots", "enemy-shots", "cards", "hand", "initiative"),
)
OBJECTIVES: Final = 0
WAY: Final = 1
RIFLEMEN: Final = 2
TROOPS: Final = 3
OWN_SHOTS: Final = 6
CARDS: Final = 8
HAND: Final = 9
TURN: Final = 10


def _groups() -> list[int]:
    """Return which part each of the terms of a side belongs to."""
    ends = ((8, 0), (11, 1), (14, 2), (17, 3), (18, 4), (20, 5), (24, 6), (30, 8), (32, 10))
    found = [next(part for end, part in ends if at < end) for at in range(FIRST_KIND)]
    return found + [CARDS] * len(KINDS) + [HAND] * len(KINDS)


PART_OF: Final = _groups()


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


JUDGING: Final = UndauntedJudging(NAMES, told=TOLD)


def parts_of(state: UndauntedState, seat: int) -> list[float]:
    """Return what each part adds to a seat's prospects."""
    found = [0.0] * len(TOLD)
    if state.is_over():
        return found
    _evaluated(state, seat, found)
    weights = WEIGHTS[state.number]
    if len(weights) == 0:
        return found
    terms = terms_of(state, 0)
    count = len(OWN)
    sign = 1.0 if seat == 0 else -1.0
    found = [weights[2 * count] * one for one in found]
    total = sign * weights[2 * count + 1]
    for side, held in enumerate((terms.own, terms.other)):
        for at in range(count):
            part = PART_OF[at]
            if part == OWN_SHOTS and side != seat:
                part += 1
            found[part] += sign * weights[side * count + at] * held[at]
    total += sum(found)
    share = squeezed(total) / total if total else 0.5
    return [share * one for one in found]


def _evaluated(state: UndauntedState, seat: int, found: list[float]) -> None:
    """Add the parts of the evaluation that is one of the terms."""
    both = [cards_of(state, side) for side in (0, 1)]
    for side in (seat, 1 - seat):
        sign = 1 if side == seat else -1
        ours, theirs = both[side], both[1 - side]
        found[OBJECTIVES] += sign * points_worth(state, side)
        found[RIFLEMEN] += sign * riflemen_worth(state, side, ours)
        found[WAY] += sign * markers_worth(state, side)
        found[WAY] += sign * approach_worth(state, side, ours, theirs)
        found[TROOPS] += sign * lives_worth(state, side, ours)
        found[CARDS] += sign * cards_worth(state, side, ours, theirs)
        if state.holder == side:
            found[TURN] += sign * INITIATIVE
    difference = sum(found)
    for part in range(len(found)):
        found[part] /= WIN + abs(difference)
