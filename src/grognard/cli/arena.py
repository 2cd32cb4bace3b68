"""`grognard arena`: computer players against each other, seats swapped, with an interval."""

from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from grognard.ai.arena import run_arena
from grognard.ai.report import ArenaReport, Tally
from grognard.cli.options import AsJson, Options, Scenarios, Seed, options_of
from grognard.cli.shell import Shell, meter, shell_of
from grognard.cli.telling import scenario_title, seat_names
from grognard.core import registry
from grognard.core.game import Game


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    first: Annotated[
        str, typer.Option("--first", metavar="BOT", help="cli-arena-help-first")
    ] = "reference",
    second: Annotated[
        str, typer.Option("--second", metavar="BOT", help="cli-arena-help-second")
    ] = "random",
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=2, help="cli-arena-help-games")
    ] = 100,
    scenario: Scenarios = None,
    option: Options = None,
    jobs: Annotated[
        int, typer.Option("--jobs", metavar="N", min=1, help="cli-arena-help-jobs")
    ] = 1,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Let two computer players play a match."""
    shell = shell_of(context)
    played = registry.load(game)
    shell.say.add(played)
    with meter(shell, shell.say("cli-arena-playing", first=first, second=second), games) as bar:
        report = run_arena(
            played,
            (first, second),
            games,
            seed,
            scenario or (),
            bar.reached,
            options_of(option),
            jobs=jobs,
        )
    if as_json:
        shell.print_json(report.to_json())
    else:
        print_report(shell, played, report)


def print_report(shell: Shell, game: Game, report: ArenaReport) -> None:
    """Print the share of points with its interval, then the tables by side and by scenario."""
    say, out, total = shell.say, shell.out, report.total()
    first, second = report.names
    low, high = total.interval()
    title = say("cli-arena-title", game=say(f"{game.name}-title"), first=first, second=second)
    out.print(Text(title, "title"))
    counts = {"wins": total.wins, "draws": total.draws, "losses": total.losses}
    out.print(say("cli-arena-total", name=first, games=total.games(), **counts))
    share = {"rate": percent(total.rate()), "low": percent(low), "high": percent(high)}
    out.print(Text(say("cli-arena-share", name=first, **share), "strong"))
    out.print(tally_table(shell, game, report))
    if total.distinct() < total.games():
        out.print(say("cli-arena-repeated", games=total.games(), distinct=total.distinct()))
    if report.capped():
        out.print(say("cli-arena-capped", games=report.capped()))
    out.print(Text(say("cli-arena-seed", seed=str(report.seed)), "dim"))


def percent(share: float) -> str:
    """Return a share as a percentage with one decimal."""
    return f"{100 * share:.1f}%"


def tally_table(shell: Shell, game: Game, report: ArenaReport) -> Table:
    """Return the first player's results on each side and in each scenario."""
    say = shell.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(say("cli-arena-where", name=report.names[0]))
    heads = ("cli-arena-games", "cli-arena-wins", "cli-arena-draws", "cli-arena-losses")
    for id in (*heads, "cli-arena-rate", "cli-arena-interval"):
        table.add_column(say(id), justify="right")
    for side, tally in zip(seat_names(shell, game), report.by_seat(), strict=True):
        _add_row(table, side, tally)
    table.add_section()
    for scenario, tally in report.by_scenario().items():
        _add_row(table, say.say(scenario_title(game, scenario)), tally)
    return table


def _add_row(table: Table, name: str, tally: Tally) -> None:
    low, high = tally.interval()
    counts = (tally.games(), tally.wins, tally.draws, tally.losses)
    interval = f"{percent(low)}-{percent(high)}"
    table.add_row(name, *(str(count) for count in counts), percent(tally.rate()), interval)
