"""Sealed questions as matrix games: every pair of answers is played on, and neither side errs.

In each sample the pairs are played on to the end of the next player turn but one, all with the same
luck; the other seat is then taken to mix its answers as it must so as not to be exploited.
"""

from collections.abc import Sequence
from typing import Final

from grognard.ai.belief import believed
from grognard.ai.replies import Replies, stretched
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Player

PAIR_COST: Final = 250
"""Positions that a pair of answers is taken to cost."""

ROUNDS: Final = 200
"""Rounds of fictitious play that find the mix."""


def sealed_replies(
    game: Game,
    samples: Sequence[State],
    seat: Player,
    glances: Sequence[float],
    doubt: float,
    budget: int,
    dice: SeededDice,
) -> list[float]:
    """Return what each legal answer of a seat is worth; its glance where the budget is too small.

    Every answer of the other seat in every sample is a world in which ours are compared, counted
    by how likely it is there.
    """
    answers = samples[0].legal_actions(seat)
    found = [stretched(game, glance) for glance in glances]
    others = [other for other in samples[0].seats_to_answer() if other != seat]
    if len(others) != 1:
        return found
    pairs = len(answers) * max(len(one.legal_actions(others[0])) for one in samples)
    count = min(len(samples), budget // (pairs * PAIR_COST))
    if count == 0:
        return found
    changes: list[list[float]] = [[] for _ in answers]
    for sample in samples[:count]:
        payoffs = _payoffs(game, sample, seat, dice.below(1 << 32, "sealed-luck"))
        mix = their_mix(payoffs)
        for row, payoff in enumerate(payoffs):
            for column, share in enumerate(mix):
                weight = share * len(mix)
                changes[row].append(weight * (payoff[column] - found[row]))
    return believed(found, changes, doubt)


def _payoffs(game: Game, sample: State, seat: Player, seed: int) -> list[list[float]]:
    """Return what each pair of answers leads to: a row for each of ours, a column for theirs."""
    replies = Replies(game, seat)
    last = game.player_turn(sample) + 1
    found: list[list[float]] = []
    seats = sample.seats_to_answer()
    other = seats[0] if seats[1] == seat else seats[1]
    for mine in sample.legal_actions(seat):
        row: list[float] = []
        for theirs in sample.legal_actions(other):
            here = sample.clone()
            here.log = None
            here.dice = SeededDice(seed)
            for asked in seats:
                here.apply(mine if asked == seat else theirs)
            row.append(replies.outcome(here, last, seed))
        found.append(row)
    return found


def their_mix(payoffs: list[list[float]]) -> list[float]:
    """Return how often the other seat gives each answer where both play the matrix game well.

    >>> [round(share, 1) for share in their_mix([[1.0, -1.0], [-1.0, 1.0]])]
    [0.5, 0.5]
    >>> their_mix([[0.2, -0.1], [0.3, 0.1]])[1] > 0.95
    True
    """
    ours, theirs = [0.0] * len(payoffs), [0.0] * len(payoffs[0])
    mix = [0] * len(theirs)
    for _ in range(ROUNDS):
        row = ours.index(max(ours))
        column = theirs.index(min(theirs))
        mix[column] += 1
        for at in range(len(ours)):
            ours[at] += payoffs[at][column]
        for at in range(len(theirs)):
            theirs[at] += payoffs[row][at]
    return [count / ROUNDS for count in mix]
