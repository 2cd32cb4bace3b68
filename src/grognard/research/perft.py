"""Perft: the number of action sequences of a given length, with dice fixed by the seed.

    python -m grognard.research.perft GAME [--depth N] > tests/perft/GAME.perft

The counts of a file are compared with two counters: `perft` lists legal actions and clones;
`slow_perft` asks `why_not` of every action there is, and saves and loads.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from grognard.core.errors import BadRecord
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State
from grognard.research.play import Playthrough, Start
from grognard.research.samples import Sample, collect

MOST_SEQUENCES = 3_000
"""Depths are added to a generated file until a count exceeds this."""


@dataclass(frozen=True)
class Perft:
    """A position and, by depth from 1 on, how many sequences of legal actions it has."""

    start: Start
    actions: list[str]
    counts: list[int]

    def __str__(self) -> str:
        after = f" after {len(self.actions)}" if self.actions else ""
        return f"{self.start.scenario} seed {self.start.seed}{after}"

    def state(self, game: Game) -> State:
        """Set the position up."""
        state = self.start.state(game)
        for text in self.actions:
            game.play(state, game.parse_action(state, text))
        return state

    def lines(self) -> list[str]:
        """Return the position as lines of a perft file."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.start.options.items()))
        return [
            f"position {self.start.scenario} seed {self.start.seed} {options}".rstrip(),
            *(f"play {text}" for text in self.actions),
            *(f"depth {depth} {count}" for depth, count in enumerate(self.counts, 1)),
        ]


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` legal actions; a game that ends earlier counts as none.

    The state is left as it was.
    """
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def slow_perft(game: Game, state: State, depth: int) -> int:
    """Count the same with nothing shared but `apply`: every action is asked for its legality."""
    saved = json.dumps(state.save())
    total = 0
    for action in range(game.num_actions):
        if game.why_not(state, action) is not None:
            continue
        if depth == 1:
            total += 1
            continue
        after = game.load_state(json.loads(saved))
        game.play(after, action)
        total += slow_perft(game, after, depth - 1)
    return total


def read_perfts(path: Path) -> list[Perft]:
    """Read a perft file; raises BadRecord on a line that is none."""
    found: list[Perft] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        word, _, rest = line.partition(" ")
        if not line.strip() or word == "#":
            continue
        try:
            _read_line(found, word, rest)
        except (ValueError, IndexError):
            raise BadRecord("bad-perft", file=path.name, line=number) from None
    return found


def _read_line(found: list[Perft], word: str, rest: str) -> None:
    if word == "position":
        scenario, _, seed, *options = rest.split()
        pairs = dict(option.split("=", 1) for option in options)
        found.append(Perft(Start(scenario, pairs, int(seed)), [], []))
    elif word == "play":
        found[-1].actions.append(rest)
    elif word == "depth":
        depth, count = rest.split()
        if int(depth) != len(found[-1].counts) + 1:
            raise ValueError("depths come in order")
        found[-1].counts.append(int(count))
    else:
        raise ValueError(word)


def count_position(game: Game, way: Playthrough, deepest: int) -> Perft:
    """Count a position to growing depths, until there are too many sequences."""
    texts: list[str] = []
    state = way.start.state(game)
    for action in way.actions:
        texts.append(game.action_text(state, action))
        state.apply(action)
    counts: list[int] = []
    while len(counts) < deepest and (not counts or 0 < counts[-1] <= MOST_SEQUENCES):
        counts.append(perft(state, len(counts) + 1))
    return Perft(way.start, texts, counts)


def choose_positions(game: Game, seed: int = 1) -> list[Playthrough]:
    """Return the start of each scenario, and one early position of each kind of question."""
    samples = collect(game, seed, games_per_scenario=3, keep=1)
    starts = [
        Playthrough(Start(scenario.id, game.full_options(None), seed))
        for scenario in game.scenarios()
    ]
    shortest: dict[str, Sample] = {}
    for sample in sorted(samples.positions, key=_length):
        shortest.setdefault(sample.state.prompt(), sample)
    return [*starts, *(sample.way for sample in shortest.values() if _length(sample) > 0)]


def _length(sample: Sample) -> int:
    return len(sample.way.actions)


def perft_text(game: Game, deepest: int = 3) -> str:
    """Return a whole perft file for a game."""
    lines = [
        f"# {game.name}, rules version {game.rules_version}: sequences of legal actions by length.",
        f"# Counted by python -m grognard.research.perft {game.name}; every count is confirmed",
        "# by asking every action of the game for its legality.",
    ]
    for way in choose_positions(game):
        lines += ["", *count_position(game, way, deepest).lines()]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a perft file."""
    parser = argparse.ArgumentParser(prog="python -m grognard.research.perft")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--depth", type=int, default=3)
    chosen = parser.parse_args(arguments)
    print(perft_text(load(chosen.game), chosen.depth), end="")


if __name__ == "__main__":
    main()
