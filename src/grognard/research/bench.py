"""Speed: games, decisions and clones per second, beside OpenSpiel's backgammon in the same run.

    python -m grognard.research.bench GAME [--seconds S] [--other PYTHON] [--json]

Every game is driven from plain Python in the same way: list the legal actions, pick one with a
seeded generator, apply it. Chance is sampled and not counted as a decision.
"""

import argparse
import json
import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any

from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import Json
from grognard.research.checksum import running_build
from grognard.research.play import Start, random_game, uniform

OPEN_SPIEL_GAME = "backgammon"
POSITIONS = 20
"""Positions of one game, spread evenly, that clones and observations are measured on."""


def run_bench(game: Game, seconds: float = 2.0, seed: int = 1) -> Json:
    """Measure a game in the running build: half the time for play, the rest for the others."""
    games, decisions, elapsed = _play(game, seconds / 2, seed)
    positions = _positions(game, seed)
    clones = _per_second(positions, _clone, seconds / 4)
    observations = _per_second(positions, _observe, seconds / 4)
    return {
        "game": game.name,
        "build": running_build(),
        "seconds": round(elapsed, 3),
        "games": games,
        "decisions": decisions,
        "games_per_second": round(games / elapsed, 2),
        "decisions_per_second": round(decisions / elapsed),
        "clones_per_second": round(clones),
        "observation_microseconds": round(1e6 / observations, 2),
    }


def bench_open_spiel(seconds: float = 2.0, seed: int = 1) -> Json | None:
    """Measure OpenSpiel's backgammon the same way, or return None if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(OPEN_SPIEL_GAME)
    random = Random(seed)
    games = decisions = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        decisions += _play_open_spiel(game.new_initial_state(), random)
        games += 1
    elapsed = perf_counter() - begun
    return {
        "game": f"open_spiel {OPEN_SPIEL_GAME}",
        "build": "C++",
        "seconds": round(elapsed, 3),
        "games": games,
        "decisions": decisions,
        "games_per_second": round(games / elapsed, 2),
        "decisions_per_second": round(decisions / elapsed),
    }


def bench_other_build(
    python: str, game: str, seconds: float = 2.0, environment: Mapping[str, str] | None = None
) -> Json:
    """Measure a game in another interpreter, which has the other build installed.

    `environment` is added to the running one; {"PYTHONPATH": "src"} gives the sources.
    """
    command = [python, "-P", "-m", "grognard.research.bench", game, "--json", "--no-open-spiel"]
    done = subprocess.run(
        [*command, "--seconds", str(seconds)],
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


def _play(game: Game, seconds: float, seed: int) -> tuple[int, int, float]:
    """Play random games of all scenarios in turn; return games, decisions and seconds."""
    random = Random(seed)
    games = decisions = 0
    begun = perf_counter()
    for scenario in cycle(game.scenarios()):
        state = game.new(scenario.id, seed=seed + games)
        state.log = None
        decisions += _play_out(state, random)
        games += 1
        if perf_counter() - begun >= seconds:
            break
    return games, decisions, perf_counter() - begun


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


def _positions(game: Game, seed: int) -> list[State]:
    """Return positions of one random game, evenly spread, without a log."""
    start = Start(game.scenarios()[0].id, game.full_options(None), seed)
    way = random_game(game, start, uniform)
    every = max(1, len(way.actions) // POSITIONS)
    states = [state.clone() for step, state in enumerate(way.states(game)) if step % every == 0]
    for state in states:
        state.log = None
    return states


def _per_second(positions: list[State], act: Callable[[State], None], seconds: float) -> float:
    """Return how often per second something can be done to positions."""
    done = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        for state in positions:
            act(state)
        done += len(positions)
    return done / (perf_counter() - begun)


def _clone(state: State) -> None:
    state.clone()


def _observe(state: State) -> None:
    state.observe(state.to_move())


def bench_lines(results: Sequence[Json]) -> list[str]:
    """Return results as a table for people."""
    names = ("games_per_second", "decisions_per_second", "clones_per_second")
    heads = ("games/s", "decisions/s", "clones/s", "observe us")
    lines = [f"{'game':<24}{'build':<13}" + "".join(f"{head:>13}" for head in heads)]
    for result in results:
        numbers = [result.get(name, "") for name in (*names, "observation_microseconds")]
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
