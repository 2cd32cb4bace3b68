"""`grognard arena`: computer players against each other, seats swapped, with an interval."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from grognard.ai.report import ArenaReport, Tally
from grognard.cli.options import (
    Address,
    AsJson,
    EngineName,
    Jobs,
    Options,
    Scenarios,
    Seed,
    engine_of,
    options_of,
)
from grognard.cli.shell import Shell, meter, shell_of
from grognard.cli.telling import scenario_title, seat_names
from grognard.core import registry
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.lab.ladder import Keeping, Ladder, Terms, run_ladder


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    first: Annotated[
        str, typer.Option("--first", metavar="BOT", help="cli-arena-help-first")
    ] = "reference",
    second: Annotated[
        str, typer.Option("--second", metavar="BOT", help="cli-arena-help-second")
    ] = "random",
    player: Annotated[
        list[str] | None, typer.Option("--player", metavar="BOT", help="cli-arena-help-player")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=2, help="cli-arena-help-games")
    ] = 100,
    scenario: Scenarios = None,
    option: Options = None,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
    address: Address = "",
    results: Annotated[
        Path | None, typer.Option("--results", metavar="FILE", help="cli-help-results")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-resume")] = False,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="cli-arena-help-records")
    ] = None,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Let computer players play a match, or everybody against everybody."""
    shell = shell_of(context)
    played = registry.load(game)
    shell.say.add(played)
    names = player or [first, second]
    keeping = kept_in(results, resume, records)
    terms = Terms(played, seed, scenario or (), options_of(option))
    place = engine_of(engine, jobs, address)
    playing = shell.say("cli-arena-playing", names=", ".join(names))
    with told_what_is_kept(shell, keeping), meter(shell, playing, games) as bar:
        ladder = run_ladder(terms, names, games, place, keeping, bar.reached)
    if len(names) > 2:
        print_ladder(shell, played, ladder, as_json)
    elif as_json:
        shell.print_json(ladder.reports[0].to_json())
    else:
        print_report(shell, played, ladder.reports[0])


def kept_in(results: Path | None, resume: bool, records: Path | None) -> Keeping:
    """Return where results and records go; raises GrognardError if there is nothing to resume."""
    if resume and results is None:
        raise GrognardError("resume-what")
    return Keeping(results, resume, records)


@contextmanager
def told_what_is_kept(shell: Shell, keeping: Keeping) -> Iterator[None]:
    """Say, when a run is stopped by Ctrl-C, where its games are and how it goes on."""
    try:
        yield
    except KeyboardInterrupt:
        if keeping.results is not None:
            shell.err.print(shell.say("cli-arena-kept", file=str(keeping.results)))
        raise


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


def print_ladder(shell: Shell, game: Game, ladder: Ladder, as_json: bool) -> None:
    """Print the ratings, the strongest first, and the share of points of everybody with each."""
    if as_json:
        shell.print_json(ladder.to_json())
        return
    say, out = shell.say, shell.out
    games, reports = ladder.reports[0].total().games(), ladder.reports
    title, players = say(f"{game.name}-title"), len(ladder.names)
    out.print(Text(say("cli-arena-ladder", game=title, players=players, games=games), "title"))
    out.print(rating_table(shell, ladder))
    out.print(say("cli-arena-rated-from", name=ladder.names[ladder.anchor()]))
    out.print(match_table(shell, ladder))
    capped = sum(report.capped() for report in reports)
    if capped:
        out.print(say("cli-arena-capped", games=capped))
    out.print(Text(say("cli-arena-seed", seed=str(reports[0].seed)), "dim"))


def rating_table(shell: Shell, ladder: Ladder) -> Table:
    """Return every player's Elo with its interval, and what it took of all its games."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(shell.say("cli-arena-player"))
    for id in ("cli-arena-elo", "cli-arena-interval", "cli-arena-games", "cli-arena-rate"):
        table.add_column(shell.say(id), justify="right")
    for one in sorted(ladder.ratings(), key=lambda one: -one.elo):
        tally = ladder.tally(one.name)
        interval = f"{one.low:+.0f} … {one.high:+.0f}"
        counts = (str(tally.games()), percent(tally.rate()))
        table.add_row(one.name, f"{one.elo:+.0f}", interval, *counts)
    return table


def match_table(shell: Shell, ladder: Ladder) -> Table:
    """Return every match: who against whom, won, drawn, lost, and the share with its interval."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(shell.say("cli-arena-match"))
    heads = ("cli-arena-games", "cli-arena-wins", "cli-arena-draws", "cli-arena-losses")
    for id in (*heads, "cli-arena-rate", "cli-arena-interval"):
        table.add_column(shell.say(id), justify="right")
    for report in ladder.reports:
        first, second = report.names
        match = shell.say("cli-arena-against", first=first, second=second)
        _add_row(table, match, report.total())
    return table


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
    if report.by_pair().games():
        table.add_section()
        _add_row(table, say("cli-arena-pairs"), report.by_pair())
    table.add_section()
    for scenario, tally in report.by_scenario().items():
        _add_row(table, say.say(scenario_title(game, scenario)), tally)
    return table


def _add_row(table: Table, name: str, tally: Tally) -> None:
    low, high = tally.interval()
    counts = (tally.games(), tally.wins, tally.draws, tally.losses)
    interval = f"{percent(low)}-{percent(high)}"
    table.add_row(name, *(str(count) for count in counts), percent(tally.rate()), interval)
