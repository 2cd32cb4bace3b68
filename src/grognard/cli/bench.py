"""`grognard bench`: how fast the games are, by parts, beside OpenSpiel and an earlier run."""

import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.table import Table
from rich.text import Text

import grognard
from grognard.cli.bench_against import compared, figure_id, print_differences, print_doubts
from grognard.cli.bench_server import bench_server
from grognard.cli.errors import EXIT_NO
from grognard.cli.options import AsJson, Seed
from grognard.cli.shell import Shell, meter, shell_of
from grognard.core import registry
from grognard.core.errors import GrognardError
from grognard.core.types import Json
from grognard.research.bench import bench_open_spiel, bench_other_build, run_bench
from grognard.research.checksum import running_build
from grognard.research.compare import (
    COSTS,
    NOISE,
    RATES,
    WIDTHS,
    beside,
    differences,
    load_of_the_machine,
    read_run,
    run_json,
    write_run,
)

GAME_SECONDS: Final = 4.0
SERVER_SECONDS: Final = 60.0
YARDSTICK: Final = "yardstick_positions_per_second"
SPEEDS: Final = ("games_per_second", *(rate for rate in RATES if rate != YARDSTICK))
TIMES: Final = tuple(cost for cost in COSTS if cost.endswith("_us"))
SIZES: Final = (YARDSTICK, *(cost for cost in COSTS if cost not in TIMES), *WIDTHS)
FIGURES: Final = (*SPEEDS, *TIMES, *SIZES)
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
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="cli-bench-help-output")
    ] = None,
    against: Annotated[
        Path | None, typer.Option("--against", metavar="FILE", help="cli-bench-help-against")
    ] = None,
    noise: Annotated[
        float, typer.Option("--noise", metavar="PERCENT", min=0, help="cli-bench-help-noise")
    ] = NOISE,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Measure the games, or the server."""
    shell = shell_of(context)
    if server:
        if output is not None or against is not None:
            raise GrognardError("bench-server-alone")
        bench_server(shell, seconds or SERVER_SECONDS, as_json)
        return
    earlier = None if against is None else read_run(against)
    load, seconds = load_of_the_machine(), seconds or GAME_SECONDS
    results = measure(shell, game or registry.games(), seconds, seed, this_build)
    run = run_json(results, seconds, seed, load)
    found = [] if earlier is None else differences(earlier, results)
    if as_json:
        shell.print_json(results if earlier is None else compared(results, found, noise))
    else:
        print_results(shell, results)
        if earlier is not None:
            print_differences(shell, found, noise)
            print_doubts(shell, earlier, run)
    if output is not None:
        write_run(output, run)
    if any(one.is_loss(noise) for one in found):
        raise typer.Exit(EXIT_NO)


def measure(
    shell: Shell, names: Sequence[str], seconds: float, seed: int, this_build: bool
) -> list[Json]:
    """Measure games, in both builds where there are two, and the neighbour if it is here."""
    both = not this_build and running_build() == "compiled"
    total = len(names) * (2 if both else 1) + 1
    results: list[Json] = []
    with meter(shell, shell.say("cli-bench-measuring"), total) as bar:
        for name in names:
            results.append(run_bench(registry.load(name), seconds, seed))
            bar.reached(len(results), total)
            if both:
                results.append(bench_interpreted(name, seconds, seed))
                bar.reached(len(results), total)
        neighbour = bench_open_spiel(seconds, seed)
    beside(results, neighbour)
    return results if neighbour is None else [*results, neighbour]


def bench_interpreted(name: str, seconds: float, seed: int = 1) -> Json:
    """Measure a game interpreted: in a copy of this package without its compiled files."""
    package = Path(grognard.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(package, Path(folder) / package.name, ignore=_COMPILED)
        return bench_other_build(sys.executable, name, seconds, {"PYTHONPATH": folder}, seed)


def print_results(shell: Shell, results: list[Json]) -> None:
    """Print speeds, times and sizes as tables, and say what could not be measured here."""
    print_figures(shell, results, SPEEDS)
    ours = [result for result in results if SIZES[0] in result]
    print_figures(shell, ours, TIMES)
    print_figures(shell, ours, SIZES)
    if running_build() != "compiled":
        shell.out.print(Text(shell.say("cli-bench-not-compiled"), "dim"))
    if not any("over_open_spiel" in result for result in results):
        shell.out.print(Text(shell.say("cli-bench-no-neighbour"), "dim"))


def print_figures(shell: Shell, results: list[Json], figures: Sequence[str]) -> None:
    """Print some figures of all results as a table."""
    say = shell.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(say("cli-bench-game"))
    table.add_column(say("cli-bench-build"))
    for figure in figures:
        table.add_column(say(figure_id(figure)), justify="right")
    for result in results:
        cells = (str(result.get(figure, "")) for figure in figures)
        table.add_row(str(result["game"]), str(result["build"]), *cells)
    shell.out.print(table)
