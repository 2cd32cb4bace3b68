"""Learn to play from nothing, in a few minutes on one core: a linear value by self-play.

    python examples/learn.py [GAME] [--rounds N] [--games N] [--seed S]

In each round the player plays against itself, sometimes at random, and learns from the positions
who won in the end. It then chooses the answer whose outcome it likes best, in a sample of what its
seat knows. Needs nothing but Grognard.
"""

import argparse

from grognard import Bot, load, play_game
from grognard.ai.random_bot import RandomBot
from grognard.ai.report import wilson
from grognard.core.dice import SeededDice
from grognard.research.linear import Example, LinearValue


class Learner(Bot):
    """Tries every answer and takes the one after which it expects most; sometimes any."""

    name = "learner"

    def __init__(self, value, seed=0, curiosity=0.0):
        self.value, self.dice, self.curiosity = value, SeededDice(seed), curiosity
        self.seen = []

    def choose(self, game, state, seat):
        self.seen.append((seat, game.features(state, seat)))
        actions = state.legal_actions(seat)
        untaught = (
            not self.value.weights or self.dice.below(1000, "curious") < 1000 * self.curiosity
        )
        if untaught or len(state.seats_to_answer()) > 1:
            return actions[self.dice.below(len(actions), "pick")]
        return max(actions, key=lambda action: self.worth(game, state, seat, action))

    def worth(self, game, state, seat, action):
        after = state.clone()
        after.apply(action)
        if after.is_over():
            return (after.returns()[seat] + 1) / 2
        return self.value.chance(game.features(after, seat))


def self_play(game, scenario, value, seed):
    """Return what both seats saw in one game, and whether they won."""
    bots = [Learner(value, 2 * seed + seat, curiosity=0.2) for seat in (0, 1)]
    result = play_game(game, scenario, {}, bots, seed, max_decisions=3000)
    if result.winner not in (0, 1):
        return []
    kept = [one for bot in bots for one in bot.seen[:: max(1, len(bot.seen) // 12)]]
    return [Example(scenario, seat, numbers, seat == result.winner) for seat, numbers in kept]


def score(game, scenario, value, games, seed):
    """Return the points against chance, both seats equally often."""
    points = 0.0
    for number in range(games):
        bots = [Learner(value, number), RandomBot(number)]
        if number % 2:
            bots.reverse()
        winner = play_game(game, scenario, {}, bots, seed + number // 2, max_decisions=3000).winner
        points += 1.0 if winner == number % 2 else 0.5 if winner not in (0, 1) else 0.0
    return points


def learn(name="skirmish", rounds=3, games=150, test=60, seed=1):
    """Learn in rounds; return the share of points against chance before and after."""
    game = load(name)
    scenario = game.scenarios()[0].id
    value, examples, shares = LinearValue(), [], []
    for number in range(rounds + 1):
        points = score(game, scenario, value, test, seed)
        low, high = wilson(points, test)
        shares.append(points / test)
        print(
            f"round {number}: {shares[-1]:.0%} against chance ({low:.0%} to {high:.0%})", flush=True
        )
        if number < rounds:
            for one in range(games):
                examples += self_play(game, scenario, value, seed + 1000 * (number + 1) + one)
            fresh = LinearValue()
            fresh.fit(examples[-20000:], seed)
            value = fresh
    return shares


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="skirmish")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    learn(chosen.game, chosen.rounds, chosen.games, seed=chosen.seed)
