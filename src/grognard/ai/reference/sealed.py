"""Sealed questions as the player `reference` weighs them: each answer against the other seat's."""

from collections.abc import Sequence
from typing import final

from grognard.ai.reference.chain import judge
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player


@final
class Payoffs:
    """What each pair of answers is worth: one row for each of ours, one column for theirs."""

    __slots__ = ("ours", "theirs")

    def __init__(self) -> None:
        self.ours: list[list[float]] = []
        self.theirs: list[list[float]] = []


def is_sealed(state: State) -> bool:
    """Say whether the open question waits for more than one seat."""
    return len(state.seats_to_answer()) > 1


def sealed_values(
    game: Game, samples: Sequence[State], seat: Player, budget: int, dice: SeededDice
) -> list[float]:
    """Return what each legal answer of a seat is worth, averaged over the samples.

    In each sample the other seat is taken to answer half the time as it likes best against an
    even choice of ours, and half the time anyhow.
    """
    answers = samples[0].legal_actions(seat)
    values = [0.0] * len(answers)
    columns = max(1, budget // (len(samples) * len(answers)))
    for sample in samples:
        payoffs = _payoffs(game, sample, seat, columns, dice)
        weights = _their_weights(payoffs)
        for row in range(len(answers)):
            for column, weight in enumerate(weights):
                values[row] += weight * payoffs.ours[row][column] / len(samples)
    return values


def _payoffs(game: Game, state: State, seat: Player, columns: int, dice: SeededDice) -> Payoffs:
    other = _other(state, seat)
    theirs = state.legal_actions(other)
    if len(theirs) > columns:
        dice.shuffle(theirs, "one-step-sealed")
        theirs = theirs[:columns]
    payoffs = Payoffs()
    for mine in state.legal_actions(seat):
        payoffs.ours.append([])
        payoffs.theirs.append([])
        for answer in theirs:
            after = _answered(state, seat, mine, answer)
            payoffs.ours[-1].append(judge(game, after, seat))
            payoffs.theirs[-1].append(judge(game, after, other))
    return payoffs


def _other(state: State, seat: Player) -> Player:
    for other in state.seats_to_answer():
        if other != seat:
            return other
    return seat


def _answered(state: State, seat: Player, mine: Action, theirs: Action) -> State:
    """Return the position after both answers, taken in the order in which the engine asks."""
    after = state.clone()
    for asked in state.seats_to_answer():
        after.apply(mine if asked == seat else theirs)
    return after


def _their_weights(payoffs: Payoffs) -> list[float]:
    """Return how likely each column is: half evenly, half on the one they like best."""
    count = len(payoffs.theirs[0])
    totals = [0.0] * count
    for row in payoffs.theirs:
        for column in range(count):
            totals[column] += row[column]
    best = max(totals)
    favourites = sum(1 for total in totals if total >= best)
    return [0.5 / count + (0.5 / favourites if total >= best else 0.0) for total in totals]
