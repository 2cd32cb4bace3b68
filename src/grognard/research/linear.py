"""A linear value of positions, learned from games: the least that the features must be good for.

    python -m grognard.research.linear GAME [--games N] [--seed S] [--json]

Random games give positions, each with the seat that won in the end. One half of the games trains a
logistic regression on `Game.features`, the other half judges it: by its log loss, beside that of
the base rate, which knows seat and scenario. Plain Python, no other package.
"""

import argparse
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import Json, Player
from grognard.research.play import MAX_DECISIONS

EPOCHS, RATE, DECAY = 6, 0.02, 0.01


@dataclass(frozen=True)
class Example:
    """A position as a seat knows it, and whether that seat won."""

    scenario: str
    seat: Player
    numbers: list[float]
    is_won: bool


@dataclass
class LinearValue:
    """The chance to win, from a weighted sum of features."""

    weights: list[float] = field(default_factory=list)
    bias: float = 0.0

    def chance(self, numbers: Sequence[float]) -> float:
        """Return how likely a seat that knows this wins, 0 to 1."""
        total = self.bias + sum(
            weight * number for weight, number in zip(self.weights, numbers, strict=True)
        )
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))

    def fit(self, examples: Sequence[Example], seed: int = 1) -> None:
        """Learn by stochastic descent, the examples in an order drawn with the seed."""
        self.weights = [0.0] * len(examples[0].numbers)
        used = [[(at, x) for at, x in enumerate(one.numbers) if x] for one in examples]
        order, dice = list(range(len(examples))), SeededDice(seed)
        for epoch in range(EPOCHS):
            dice.shuffle(order, "order")
            rate = RATE / (1 + epoch)
            for place in order:
                self._learn(used[place], examples[place], rate)

    def _learn(self, used: list[tuple[int, float]], example: Example, rate: float) -> None:
        error = (1.0 if example.is_won else 0.0) - self.chance(example.numbers)
        self.bias += rate * error
        for at, number in used:
            self.weights[at] += rate * (error * number - DECAY * self.weights[at])


def examples_of(
    game: Game, games: int, seed: int, scenarios: Sequence[str] = (), each: int = 8
) -> list[Example]:
    """Return positions of random games with a winner, about `each` of a game, for both seats."""
    found: list[Example] = []
    names = list(scenarios) or [scenario.id for scenario in game.scenarios()]
    for number in range(games):
        scenario = names[number % len(names)]
        dice = SeededDice(seed + number, "linear")
        state = game.new(scenario, seed=seed + number)
        kept = _kept(state, dice, each)
        returns = state.returns()
        if returns[0] != returns[1]:
            found += [
                Example(scenario, seat, game.features(one, seat), returns[seat] > 0)
                for one in kept
                for seat in (0, 1)
            ]
    return found


def _kept(state: State, dice: SeededDice, each: int) -> list[State]:
    """Play a random game to its end; return positions of it, all equally likely."""
    kept: list[State] = []
    step = 0
    while not state.is_over() and step < MAX_DECISIONS:
        place = step if step < each else dice.below(step + 1, "keep")
        if place < each:
            kept[place : place + 1] = [state.clone()]
        actions = state.legal_actions()
        state.apply(actions[dice.below(len(actions), "pick")])
        step += 1
    return kept


def base_rates(examples: Sequence[Example]) -> dict[tuple[str, Player], float]:
    """Return how often each seat wins each scenario; never quite always or never."""
    counts: dict[tuple[str, Player], list[int]] = {}
    for one in examples:
        won = counts.setdefault((one.scenario, one.seat), [1, 2])
        won[0] += one.is_won
        won[1] += 1
    return {key: won / total for key, (won, total) in counts.items()}


def log_loss(chances: Sequence[float], examples: Sequence[Example]) -> float:
    """Return the mean surprise of what happened, in nats; less is better."""
    told = [
        chance if one.is_won else 1.0 - chance
        for chance, one in zip(chances, examples, strict=True)
    ]
    return -sum(math.log(max(chance, 1e-9)) for chance in told) / len(told)


def judge(
    game: Game, games: int = 400, seed: int = 1, scenarios: Sequence[str] = ()
) -> tuple[LinearValue, Json]:
    """Train on one half of the games, and return the value with its loss on the other half."""
    learned = examples_of(game, games // 2, seed, scenarios)
    unseen = examples_of(game, games // 2, seed + games, scenarios)
    value = LinearValue()
    value.fit(learned, seed)
    rates = base_rates(learned)
    chances = [value.chance(one.numbers) for one in unseen]
    result: Json = {
        "game": game.name,
        "games": games,
        "seed": seed,
        "positions": len(unseen),
        "features": len(game.feature_names()),
        "loss": round(log_loss(chances, unseen), 4),
        "base_loss": round(
            log_loss([rates.get((one.scenario, one.seat), 0.5) for one in unseen], unseen), 4
        ),
        "right": round(
            sum((chance > 0.5) == one.is_won for chance, one in zip(chances, unseen, strict=True))
            / len(unseen),
            4,
        ),
    }
    return value, result


def main(arguments: Sequence[str] | None = None) -> None:
    """Train and judge a value, and print its losses."""
    parser = argparse.ArgumentParser(prog="python -m grognard.research.linear")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    _, result = judge(load(chosen.game), chosen.games, chosen.seed, chosen.scenario)
    if chosen.json:
        print(json.dumps(result))
        return
    print(f"{result['game']}: {result['positions']} positions, {result['features']} features")
    print(f"loss {result['loss']}, of the base rate {result['base_loss']}; right {result['right']}")


if __name__ == "__main__":
    main()
