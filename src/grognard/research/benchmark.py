"""A fixed benchmark for players: the same scenarios, seeds and opponents for everybody.

    python -m grognard.research.benchmark PLAYER [--game GAME] [--jobs N] [--json]

Every seed is played twice with the seats swapped, against each opponent. A game that does not end
within MAX_DECISIONS is lost by the player who is measured. Results of different versions of the
benchmark, or of a game's rules, do not compare; both are in the report.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence

from grognard.ai.arena import Pairing, play_pairing
from grognard.ai.engine import Processes
from grognard.ai.report import GameResult, Tally
from grognard.ai.seeds import derived_seed
from grognard.core.registry import load
from grognard.core.types import Json
from grognard.research.checksum import running_build

VERSION = 1
"""Whoever changes what is played below gives it a new number."""
OPPONENTS = ("random", "reference")
SCENARIOS: dict[str, tuple[str, ...]] = {
    "marengo": ("14-june",),
    "napoleonics": ("rolica1", "vimiero", "corunna"),
    "prussia": ("rossbach-battle", "zorndorf-battle"),
    "undaunted": ("la-raye", "raid-across-the-canal", "la-huberderie"),
}
PAIRS = {"marengo": 6, "napoleonics": 6, "prussia": 2, "undaunted": 6}
"""Seeds of each game, the scenarios in turn."""
SEED = 1806
MAX_DECISIONS = 6000


def pairings(game: str, player: str, opponent: str) -> list[Pairing]:
    """Return the games to play, always the same ones."""
    scenarios = SCENARIOS[game]
    found: list[Pairing] = []
    for pair in range(PAIRS[game]):
        for seating in (0, 1):
            one = Pairing()
            one.game = load(game)
            one.scenario = scenarios[pair % len(scenarios)]
            one.names = (player, opponent)
            one.number = 2 * pair + seating
            one.seed = derived_seed(SEED, f"benchmark {game}", pair)
            one.max_decisions = MAX_DECISIONS
            found.append(one)
    return found


def run(
    player: str,
    games: Sequence[str] = (),
    jobs: int = 1,
    on_game: Callable[[int, int], None] = lambda done, total: None,
) -> Json:
    """Measure a player; `on_game(done, total)` is called after each game."""
    chosen = list(games) or list(SCENARIOS)
    rows = [(game, against) for game in chosen for against in OPPONENTS if against != player]
    pieces = [(row, one) for row in rows for one in pairings(row[0], player, row[1])]
    results: dict[int, GameResult] = {}

    def done(number: int, result: GameResult) -> None:
        results[number] = result
        on_game(len(results), len(pieces))

    Processes(jobs).run(play_pairing, [one for _, one in pieces], done)
    tallies = {row: Tally() for row in rows}
    for number, (row, one) in enumerate(pieces):
        tallies[row].add(results[number], 1 if one.is_swapped() else 0)
    return {
        "benchmark": VERSION,
        "player": player,
        "build": running_build(),
        "rules": {game: load(game).rules_version for game in chosen},
        "results": [
            {"game": game, "opponent": against, **tallies[game, against].to_json()}
            for game, against in rows
        ],
    }


def lines(report: Json) -> Iterator[str]:
    """Yield a report as the lines of a Markdown table."""
    yield f"| {report['player']} | against | won | drawn | lost | share | 95% interval |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    results = report["results"]
    assert isinstance(results, list)
    for row in results:
        low, high = row["interval"]
        yield (
            f"| {row['game']} | {row['opponent']} | {row['wins']} | {row['draws']} | "
            f"{row['losses']} | {row['rate']:.0%} | {low:.0%} to {high:.0%} |"
        )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure a player and print its table; progress goes to standard error."""
    parser = argparse.ArgumentParser(prog="python -m grognard.research.benchmark")
    parser.add_argument("player", metavar="PLAYER")
    parser.add_argument("--game", action="append", default=[], choices=[*SCENARIOS])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)

    def show(done: int, total: int) -> None:
        end = "\n" if done == total else ""
        print(f"\r{done} of {total}", end=end, file=sys.stderr, flush=True)

    report = run(chosen.player, chosen.game, chosen.jobs, show)
    print(json.dumps(report, indent=2) if chosen.json else "\n".join(lines(report)))


if __name__ == "__main__":
    main()
