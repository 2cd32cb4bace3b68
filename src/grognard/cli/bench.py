"""`grognard bench`: games, decisions and clones per second, beside OpenSpiel if it is here."""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.table import Table
from rich.text import Text

import grognard
from grognard.cli.bench_server import bench_server
from grognard.cli.options import AsJson, Seed
from grognard.cli.shell import Shell, meter, shell_of
from grognard.core import registry
from grognard.core.types import Json
from grognard.research.bench import bench_open_spiel, bench_other_build, run_bench
from grognard.research.checksum import running_build

GAME_SECONDS: Final = 4.0
SERVER_SECONDS: Final = 60.0
FIGURES: Final = (
    "games_per_second",
    "decisions_per_second",
    "clones_per_second",
    "observation_microseconds",
)
_COMPILED: Final = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")


def bench(
    context: typer.Context,
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="cli-bench-help-game")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", metavar="S", min=0.1, help="cli-bench-help-seconds"),
    ] = None,
    server: Annotated[bool, typer.Option("--server", help="cli-bench-help-server")] = False,
    this_build: Annotated[
        bool, typer.Option("--this-build", help="cli-bench-help-this-build")
    ] = False,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Measure the games, or the server."""
    shell = shell_of(context)
    if server:
        bench_server(shell, seconds or SERVER_SECONDS, as_json)
        return
    seconds = seconds or GAME_SECONDS
    names = game or registry.games()
    both = not this_build and running_build() == "compiled"
    total = len(names) * (2 if both else 1) + 1
    results: list[Json] = []
    with meter(shell, shell.say("cli-bench-measuring"), total) as bar:
        for name in names:
            results.append(run_bench(registry.load(name), seconds, seed))
            bar.reached(len(results), total)
            if both:
                results.append(bench_interpreted(name, seconds))
                bar.reached(len(results), total)
        neighbour = bench_open_spiel(seconds, seed)
    if neighbour is not None:
        results.append(neighbour)
    if as_json:
        shell.print_json(results)
    else:
        print_results(shell, results)
        print_remarks(shell, neighbour is not None)


def bench_interpreted(name: str, seconds: float) -> Json:
    """Measure a game interpreted: in a copy of this package without its compiled files."""
    package = Path(grognard.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(package, Path(folder) / package.name, ignore=_COMPILED)
        return bench_other_build(sys.executable, name, seconds, {"PYTHONPATH": folder})


def print_results(shell: Shell, results: list[Json]) -> None:
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


def print_remarks(shell: Shell, has_neighbour: bool) -> None:
    """Say what could not be measured here."""
    if running_build() != "compiled":
        shell.out.print(Text(shell.say("cli-bench-not-compiled"), "dim"))
    if not has_neighbour:
        shell.out.print(Text(shell.say("cli-bench-no-neighbour"), "dim"))
