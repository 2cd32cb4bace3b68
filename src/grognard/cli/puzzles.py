"""`grognard puzzles`: makes puzzles from games of computer players, or tries out those here."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from grognard.ai.engine import Processes
from grognard.cli.errors import EXIT_NO
from grognard.cli.options import Jobs
from grognard.cli.shell import Shell, shell_of
from grognard.core import registry
from grognard.core.game import Game
from grognard.puzzles.again import still_good
from grognard.puzzles.checking import problems
from grognard.puzzles.finding import Hunted
from grognard.puzzles.making import hunt
from grognard.puzzles.puzzle import puzzles_of
from grognard.puzzles.writing import card_of, write

KEPT = "puzzles.jsonl"
"""The file in which a run keeps what it has found so far."""
JUDGED = "kept.jsonl"
"""The same for the puzzles of the package that it has judged anew."""


def puzzles(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    check: Annotated[bool, typer.Option("--check", help="cli-puzzles-help-check")] = False,
    games: Annotated[int, typer.Option("--games", min=1, help="cli-puzzles-help-games")] = 12,
    most: Annotated[int, typer.Option("--most", min=1, help="cli-puzzles-help-most")] = 40,
    seed: Annotated[int, typer.Option("--seed", help="cli-help-seed")] = 1800,
    commit: Annotated[str, typer.Option("--commit", help="cli-puzzles-help-commit")] = "",
    into: Annotated[Path, typer.Option("--into", help="cli-puzzles-help-into")] = Path("puzzles"),
    keep: Annotated[bool, typer.Option("--keep", help="cli-puzzles-help-keep")] = False,
    jobs: Jobs = 1,
) -> None:
    """Make puzzles, or try out those of the package."""
    shell, chosen = shell_of(context), registry.load(game)
    if check:
        if not checked(shell, chosen):
            raise typer.Exit(EXIT_NO)
        return
    into.mkdir(parents=True, exist_ok=True)

    def on_game(number: int, found: Hunted) -> None:
        count, scenario = len(found["puzzles"]), found["scenario"]
        say, at = shell.say, number + 1
        told = say("cli-puzzles-game", number=at, games=games, scenario=scenario, count=count)
        shell.out.print(told)

    def on_puzzle(id: str, holds: bool) -> None:
        told = "cli-puzzles-holds" if holds else "cli-puzzles-dropped"
        shell.out.print(shell.say(told, puzzle=id))

    before = None
    if keep:
        before = still_good(chosen, seed, into / JUDGED, on_puzzle, Processes(jobs))
    found = hunt(chosen, games, seed, into / KEPT, on_game, Processes(jobs))
    count = write(into, found, most, card_of(chosen, found, seed, commit, before), before)
    shell.out.print(shell.say("cli-puzzles-written", count=count, into=str(into)))
    shell.out.print(counted(shell, found))


def counted(shell: Shell, found: list[Hunted]) -> Table:
    """Return how many positions passed each question."""
    table = Table(show_edge=False, show_header=False)
    table.add_column(style="word")
    table.add_column(justify="right")
    for name in found[0]["counts"]:
        count = sum(one["counts"][name] for one in found)
        table.add_row(shell.say(f"cli-puzzles-{name}"), str(count))
    return table


def checked(shell: Shell, game: Game) -> bool:
    """Try all puzzles of a game out and say what was found; return whether all is well."""
    found = [problem for puzzle in puzzles_of(game) for problem in problems(game, puzzle)]
    for problem in found:
        shell.out.print(shell.say.say(problem), style="bad")
    if not found:
        answers = sum(len(puzzle.answers) for puzzle in puzzles_of(game))
        count = len(puzzles_of(game))
        good = shell.say("cli-puzzles-good", count=count, answers=answers, game=game.name)
        shell.out.print(good)
    return not found
