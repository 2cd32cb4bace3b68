"""`grognard bench`: games, decisions and clones per second, beside OpenSpiel if it is here."""

from collections.abc import Callable
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from grognard.cli.options import AsJson, Seed
from grognard.cli.shell import Shell, meter, shell_of
from grognard.core import registry
from grognard.core.types import Json
from grognard.research.bench import bench_open_spiel, bench_other_build, run_bench

FIGURES = (
    "games_per_second",
    "decisions_per_second",
    "clones_per_second",
    "observation_microseconds",
)


def bench(
    context: typer.Context,
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="cli-bench-help-game")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", help="cli-bench-help-seconds")
    ] = 4.0,
    other: Annotated[
        str | None, typer.Option("--other", metavar="PYTHON", help="cli-bench-help-other")
    ] = None,
    other_path: Annotated[
        str | None, typer.Option("--other-path", metavar="PATH", help="cli-bench-help-other-path")
    ] = None,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Measure the games."""
    shell = shell_of(context)
    work: list[Callable[[], Json | None]] = []
    for name in game or registry.games():
        work.extend(_measurements(name, seconds, seed, other, other_path))
    work.append(lambda: bench_open_spiel(seconds, seed))
    results = []
    with meter(shell, shell.say("cli-bench-measuring"), len(work)) as bar:
        for done, measure in enumerate(work):
            results.append(measure())
            bar.reached(done + 1, len(work))
    found = [result for result in results if result is not None]
    if as_json:
        shell.print_json(found)
    else:
        print_results(shell, found, results[-1] is not None)


def _measurements(
    name: str, seconds: float, seed: int, other: str | None, other_path: str | None
) -> list[Callable[[], Json | None]]:
    """Return what is to be measured of a game: this build, and the other one if it is given."""
    game = registry.load(name)
    work: list[Callable[[], Json | None]] = [lambda: run_bench(game, seconds, seed)]
    if other is not None:
        path = {"PYTHONPATH": other_path} if other_path else None
        work.append(lambda: bench_other_build(other, name, seconds, path))
    return work


def print_results(shell: Shell, results: list[Json], has_neighbour: bool) -> None:
    """Print the figures as a table."""
    say = shell.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(say("cli-bench-game"))
    table.add_column(say("cli-bench-build"))
    for figure in FIGURES:
        table.add_column(say("cli-bench-" + figure.replace("_", "-")), justify="right")
    for result in results:
        figures = (result.get(figure, "") for figure in FIGURES)
        table.add_row(str(result["game"]), str(result["build"]), *(str(one) for one in figures))
    shell.out.print(table)
    if not has_neighbour:
        shell.out.print(Text(say("cli-bench-no-neighbour"), "dim"))
