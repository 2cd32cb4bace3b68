"""Which numbers of a judgement win games: all of them low or high by lot, against reference.

    python -m tools.lots undaunted --pairs 200 --seed 1 --part 0.5

In every pair of games (one seed, both seatings, scenarios in turn) each number of the game's data
file is moved that part of the way to its low or its high value, by lot. A linear fit of the games
won says what each is worth, with its standard error. Nothing is written: who moves numbers by it
confirms them on seeds that chose nothing.
"""

import argparse
import random
from typing import Any, Final

import numpy as np

from grognard.ai.arena import play_game
from grognard.ai.roster import make_bot
from grognard.ai.seeds import derived_seed
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.weights import Weights

REFERENCE: Final = "reference"


def drafted(weights: Weights, part: float, lots: random.Random) -> list[int]:
    """Draft every number low or high by lot, those alone that a tuner may change; return which."""
    signs: list[int] = []
    values: list[float] = []
    for at, shipped in enumerate(weights.shipped):
        low, high = weights.low[at], weights.high[at]
        sign = 0 if low == high else lots.choice((-1, 1))
        end = high if sign > 0 else low
        values.append(shipped + part * (end - shipped) if sign else shipped)
        signs.append(sign)
    weights.draft(values)
    return signs


def won(game: Game, player: str, scenario: str, seed: int, seat: int) -> float:
    """Play a game with the player in a seat against reference; return what he has of it."""
    names = (player, REFERENCE) if seat == 0 else (REFERENCE, player)
    bots = [make_bot(name, derived_seed(seed, "bot", at)) for at, name in enumerate(names)]
    result = play_game(game, scenario, {}, bots, seed)
    if result.is_capped or result.winner < 0:
        return 0.5
    return 1.0 if result.winner == seat else 0.0


def fitted(rows: list[list[float]], wins: list[float]) -> tuple[Any, Any]:
    """Return what each column is worth either way, in points in a hundred, and its error."""
    table, results = np.array(rows), np.array(wins)
    inverse = np.linalg.pinv(table.T @ table)
    worth = inverse @ table.T @ results
    left = results - table @ worth
    spread = float(left @ left) / (len(results) - table.shape[1])
    return 200.0 * worth, 200.0 * np.sqrt(spread * np.diag(inverse))


def main() -> None:
    """Play the pairs and say what each number is worth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", type=float, default=0.5)
    parser.add_argument("--player", default="veteran")
    chosen = parser.parse_args()
    game = load(chosen.game)
    weights = game.judging.weights
    if weights is None:
        parser.error(f"the judgement of {chosen.game} has no numbers in a data file")
    scenarios = [scenario.id for scenario in game.scenarios()]
    fewest = len(weights.names) // 2 + len(scenarios) + 1
    if chosen.pairs < fewest:
        parser.error(f"fewer than {fewest} pairs say nothing about so many numbers")
    rows: list[list[float]] = []
    wins: list[float] = []
    for number in range(chosen.pairs):
        lots = random.Random(derived_seed(chosen.seed, "lots", number))
        place = number % len(scenarios)
        signs = drafted(weights, chosen.part, lots)
        for seat in (0, 1):
            seed = derived_seed(chosen.seed, "pair", number)
            wins.append(won(game, chosen.player, scenarios[place], seed, seat))
            here = [1.0 if at == 2 * place + seat else 0.0 for at in range(2 * len(scenarios))]
            rows.append([*map(float, signs), *here])
    weights.restore()
    worth, error = fitted(rows, wins)
    print(f"{len(wins)} games, {100 * sum(wins) / len(wins):.1f}% won, seed {chosen.seed}")
    for at in sorted(range(len(weights.names)), key=lambda one: -abs(worth[one])):
        if weights.low[at] != weights.high[at]:
            print(f"{weights.names[at]:28} {worth[at]:+6.1f} ({error[at]:.1f})")


if __name__ == "__main__":
    main()
