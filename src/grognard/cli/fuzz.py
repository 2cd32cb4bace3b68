"""`grognard fuzz`: random games, checked after every action."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from grognard.cli.errors import EXIT_NO, EXIT_OK
from grognard.cli.options import AsJson, Scenarios, Seed
from grognard.cli.shell import Shell, meter, shell_of
from grognard.cli.telling import scenario_title
from grognard.core import registry
from grognard.core.errors import UnknownScenario
from grognard.core.game import Game
from grognard.research.fuzz import FuzzReport, run_fuzz

LARGE: Final = 200
"""So many games of each scenario are the large numbers."""


def fuzz(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-fuzz-help-game")] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="cli-fuzz-help-games")
    ] = 10,
    large: Annotated[bool, typer.Option("--large", help="cli-fuzz-help-large")] = False,
    scenario: Scenarios = None,
    failures: Annotated[
        Path | None, typer.Option("--failures", metavar="FOLDER", help="cli-fuzz-help-failures")
    ] = None,
    counts: Annotated[bool, typer.Option("--counts", help="cli-fuzz-help-counts")] = False,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> int:
    """Play random games and look for anything that must not happen."""
    shell = shell_of(context)
    names = [game] if game else registry.games()
    games = max(games, LARGE) if large else games
    reports = [_fuzz_one(shell, name, scenario or [], games, seed, failures) for name in names]
    if as_json:
        shell.print_json([report.to_json() for report in reports])
    else:
        for report in reports:
            print_report(shell, registry.load(report.game), report, counts)
    return EXIT_NO if any(report.failures for report in reports) else EXIT_OK


def _fuzz_one(
    shell: Shell, name: str, scenarios: list[str], games: int, seed: int, folder: Path | None
) -> FuzzReport:
    game = registry.load(name)
    shell.say.add(game)
    known = [scenario.id for scenario in game.scenarios()]
    for scenario in scenarios:
        if scenario not in known:
            raise UnknownScenario("unknown-scenario", name=scenario, known=", ".join(known))
    title = shell.say("cli-fuzz-playing", game=shell.say(f"{name}-title"))
    with meter(shell, title, games * len(scenarios or known)) as bar:
        return run_fuzz(game, scenarios, games, seed, bar.reached, folder)


def print_report(shell: Shell, game: Game, report: FuzzReport, counts: bool) -> None:
    """Print how much was played, the longest games, what occurred and what failed."""
    say, out = shell.say, shell.out
    out.print(Text(say(f"{game.name}-title"), "title"))
    out.print(say("cli-fuzz-total", games=report.games, decisions=report.decisions))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(say("cli-games-scenario"))
    table.add_column(say("cli-fuzz-longest"), justify="right")
    for scenario, longest in report.longest.items():
        table.add_row(say.say(scenario_title(game, scenario)), str(longest))
    out.print(table)
    if counts:
        print_counts(shell, report)
    for failure in report.failures:
        line = say("cli-fuzz-failed", file=failure.file_name(), detail=failure.detail)
        out.print(Text(line, "bad"))
    id = "cli-fuzz-bad" if report.failures else "cli-fuzz-clean"
    out.print(say(id, failures=len(report.failures), seed=str(report.seed)))


def print_counts(shell: Shell, report: FuzzReport) -> None:
    """Print how often each question, answer, refusal, event, rule and result occurred."""
    for subject, counter in vars(report.counts).items():
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
        table.add_column(shell.say(f"cli-fuzz-count-{subject}"))
        table.add_column(shell.say("cli-fuzz-times"), justify="right")
        for name, count in sorted(counter.items()):
            table.add_row(name, str(count))
        shell.out.print(table)
