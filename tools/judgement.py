"""The judgement of Undaunted's ranks: games of quick play, and weights fitted to their results.

    python -m tools.judgement --games 9000 --output judgement.json

Quick play takes the chain of clicks that a small search likes best, now and then another one, and
bids by lot one time in three, so that rare things are seen. About 25 positions of each game, after
any decision, become examples. Each scenario is fitted by itself (logistic regression with a ridge);
one that a side nearly always wins is left out.
"""

import argparse
import json
import random
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from grognard.ai.chain import ChainSearch, Line
from grognard.ai.replies import first_best
from grognard.ai.sealed import is_sealed, sealed_values
from grognard.ai.seeds import derived_seed
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import Player

LINES: Final = 60
STRAYS: Final = 0.1
BIDS_BY_LOT: Final = 0.35
MOST_CLICKS: Final = 4000
EXAMPLES: Final = 25
RIDGE: Final = 1e-3
NEWTON: Final = 8
RAISED: Final = 3.0
"""Added to the weight of the evaluation: far from the end, lines differ in little else."""
ONE_SIDED: Final = 0.02
Numbers: TypeAlias = Any


def played(game: Game, scenario: str, seed: int) -> tuple[list[list[float]], float]:
    """Play a game; return terms of some positions as the first seat sees them, and its result."""
    lots = random.Random(seed)
    state = game.new(scenario, seed=derived_seed(seed, "d"))
    state.log = None
    dice = SeededDice(seed ^ 77)
    strays = [2.0 * STRAYS * lots.random() for _ in (0, 1)]
    rows: list[list[float]] = []
    clicks = 0
    while not state.is_over() and clicks < MOST_CLICKS:
        clicks += _decide(game, state, dice, lots, strays)
        if not state.is_over():
            rows.append(_row(game, state))
    kept = min(len(rows), EXAMPLES)
    return lots.sample(rows, kept), state.returns()[0] if state.is_over() else 0.0


def _decide(
    game: Game, state: State, dice: SeededDice, lots: random.Random, strays: list[float]
) -> int:
    """Take a decision; return its clicks."""
    if is_sealed(state):
        answers = [_bid(game, state, seat, dice, lots) for seat in state.seats_to_answer()]
        for answer in answers:
            state.apply(answer)
        return len(answers)
    actions = game.narrow(state, state.legal_actions())
    if len(actions) == 1:
        state.apply(actions[0])
        return 1
    seat = state.to_move()
    search = ChainSearch(game, seat, dice, [dice.below(1 << 32, "quick")])
    lines = search.lines(state, LINES)
    line = first_best(lines)
    if lots.random() < strays[seat]:
        lines.sort(key=_by_value)
        line = lines[min(len(lines) - 1, int(lots.expovariate(0.5)))]
    for click in line.clicks:
        state.apply(click)
    return len(line.clicks)


def _by_value(line: Line) -> float:
    return -line.value


def _bid(game: Game, state: State, seat: Player, dice: SeededDice, lots: random.Random) -> int:
    answers = state.legal_actions(seat)
    if lots.random() < BIDS_BY_LOT:
        return lots.choice(answers)
    values = sealed_values(game, [state], seat, 8, dice)
    return answers[values.index(max(values))]


def _row(game: Game, state: State) -> list[float]:
    """Return the terms of both seats, the evaluation, and 1 for sitting in the first seat."""
    terms = game.terms(state, 0)
    assert terms is not None
    return [*terms.own, *terms.other, terms.signed[0], 1.0]


def fitted(rows: Numbers, results: Numbers) -> Numbers:
    """Return the weights that foresee the results best, by Newton's method."""
    spread = np.sqrt((rows**2).mean(0)) + 1e-6
    scaled = rows / spread
    weights = np.zeros(rows.shape[1])
    ridge = RIDGE * np.eye(rows.shape[1])
    for _ in range(NEWTON):
        likely = 1.0 / (1.0 + np.exp(-scaled @ weights))
        slope = scaled.T @ (likely - results) / len(results) + RIDGE * weights
        sure = likely * (1.0 - likely) + 1e-4
        bend = (scaled * sure[:, None]).T @ scaled / len(results) + ridge
        weights -= np.linalg.solve(bend, slope)
    found: Numbers = weights / spread
    found[-2] += RAISED
    return found


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=9000)
    parser.add_argument("--output", type=Path, default=Path("judgement.json"))
    chosen = parser.parse_args()
    game = load("undaunted")
    scenarios = [scenario.id for scenario in game.scenarios()]
    weights: dict[str, Any] = {}
    for place, scenario in enumerate(scenarios):
        rows: list[list[float]] = []
        results: list[float] = []
        for number in range(place, chosen.games, len(scenarios)):
            some, result = played(game, scenario, 1000003 * number + 5)
            rows.extend(some)
            results.extend([(result + 1.0) / 2.0] * len(some))
        share = sum(results) / len(results)
        print(f"{scenario}: {len(rows)} positions, first seat {share:.1%}", flush=True)
        if ONE_SIDED < share < 1.0 - ONE_SIDED:
            found = fitted(np.array(rows), np.array(results))
            weights[scenario] = [round(float(weight), 5) for weight in found]
    terms = [*game.term_names()[: len(rows[0]) - 1], "first seat"]
    card = {"command": f"python -m tools.judgement --games {chosen.games}", "games": chosen.games}
    saved = {"card": card, "terms": terms, "weights": weights}
    chosen.output.write_text(json.dumps(saved) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
