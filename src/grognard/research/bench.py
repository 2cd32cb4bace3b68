"""Speed: games and decisions per second, beside OpenSpiel's backgammon in the same run, and parts.

    python -m grognard.research.bench GAME [--seconds S] [--other PYTHON] [--json]

Every game is driven from plain Python in the same way: list the legal actions, pick one with a
seeded generator, apply it. Chance is sampled and not counted as a decision. Our states are as
`game.new` gives them, with the log on. The same games are played in every round, and the fastest
round counts. `parts.py` measures what a search spends on a position.
"""

import argparse
import json
import math
import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import Json
from grognard.research.checksum import running_build
from grognard.research.compare import NEIGHBOUR
from grognard.research.parts import clock, measure_parts

OPEN_SPIEL_GAME = "backgammon"
ROUND = 12
"""Games of a round at least; more where there are more scenarios."""


def run_bench(game: Game, seconds: float = 2.0, seed: int = 1) -> Json:
    """Measure a game in the running build: half the time for play, the rest for the parts."""
    return {
        "game": game.name,
        "build": running_build(),
        **_rounds(lambda: _round(game, seed), seconds / 2),
        **measure_parts(game, seconds / 2, seed),
    }


def bench_open_spiel(seconds: float = 2.0, seed: int = 1) -> Json | None:
    """Measure OpenSpiel's backgammon the same way, or return None if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(OPEN_SPIEL_GAME)
    return {
        "game": f"open_spiel {OPEN_SPIEL_GAME}",
        "build": NEIGHBOUR,
        **_rounds(lambda: _round_open_spiel(game, seed), seconds),
    }


def _rounds(play: Callable[[], tuple[int, int]], seconds: float) -> Json:
    """Play the same round of games again and again; the fastest one counts."""
    rounds = games = decisions = 0
    fastest = math.inf
    begun = clock()
    while rounds == 0 or clock() - begun < seconds:
        start = clock()
        games, decisions = play()
        fastest = min(fastest, clock() - start)
        rounds += 1
    return {
        "seconds": round(clock() - begun, 3),
        "games": rounds * games,
        "decisions": rounds * decisions,
        "games_per_second": round(games / fastest, 2),
        "decisions_per_second": round(decisions / fastest),
    }


def bench_other_build(
    python: str,
    game: str,
    seconds: float = 2.0,
    environment: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Json:
    """Measure a game in another interpreter, which has the other build installed.

    `environment` is added to the running one; {"PYTHONPATH": "src"} gives the sources.
    """
    command = [python, "-P", "-m", "grognard.research.bench", game, "--json", "--no-open-spiel"]
    done = subprocess.run(
        [*command, "--seconds", str(seconds), "--seed", str(seed)],
        env=other_environment(environment),
        check=True,
        capture_output=True,
        text=True,
    )
    results: list[Json] = json.loads(done.stdout)
    return results[0]


def other_environment(changes: Mapping[str, str] | None) -> dict[str, str]:
    """Return the running environment for another build: without our PYTHONPATH, with `changes`."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, **(changes or {})}


def _round(game: Game, seed: int) -> tuple[int, int]:
    """Play random games, each scenario equally often; return games and decisions."""
    random = Random(seed)
    games = decisions = 0
    while games < ROUND:
        for scenario in game.scenarios():
            decisions += _play_out(game.new(scenario.id, seed=seed + games), random)
            games += 1
    return games, decisions


def _round_open_spiel(game: Any, seed: int) -> tuple[int, int]:  # noqa: ANN401 (pyspiel is untyped)
    random = Random(seed)
    return ROUND, sum(_play_open_spiel(game.new_initial_state(), random) for _ in range(ROUND))


def _play_out(state: State, random: Random) -> int:
    decisions = 0
    while not state.is_over():
        actions = state.legal_actions()
        state.apply(actions[int(random.random() * len(actions))])
        decisions += 1
    return decisions


def _play_open_spiel(state: Any, random: Random) -> int:  # noqa: ANN401 (pyspiel is untyped)
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            decisions += 1
    return decisions


def bench_lines(results: Sequence[Json]) -> list[str]:
    """Return results as a table for people."""
    names = ("games_per_second", "decisions_per_second", "positions_per_second", "observe_us")
    heads = ("games/s", "decisions/s", "positions/s", "observe us")
    lines = [f"{'game':<24}{'build':<13}" + "".join(f"{head:>13}" for head in heads)]
    for result in results:
        numbers = [result.get(name, "") for name in names]
        cells = "".join(f"{number!s:>13}" for number in numbers)
        lines.append(f"{result['game']:<24}{result['build']:<13}{cells}")
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure a game and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m grognard.research.bench")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--other", metavar="PYTHON", help="an interpreter with the other build")
    parser.add_argument("--other-path", default="", help="PYTHONPATH for --other")
    parser.add_argument("--no-open-spiel", action="store_true")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    results = [run_bench(load(chosen.game), chosen.seconds, chosen.seed)]
    if chosen.other:
        path = {"PYTHONPATH": chosen.other_path} if chosen.other_path else {}
        results.append(bench_other_build(chosen.other, chosen.game, chosen.seconds, path))
    neighbour = None if chosen.no_open_spiel else bench_open_spiel(chosen.seconds, chosen.seed)
    if neighbour is not None:
        results.append(neighbour)
    print(json.dumps(results) if chosen.json else "\n".join(bench_lines(results)))


if __name__ == "__main__":
    main()
