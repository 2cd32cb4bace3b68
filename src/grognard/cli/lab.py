"""`grognard lab`: how even the scenarios of a game are, as a table, a page with plots, and JSON."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from grognard.cli.arena import kept_in, told_what_is_kept
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
from grognard.core import registry
from grognard.core.record_file import write_whole
from grognard.lab.balance import Balance, run_lab
from grognard.lab.ladder import Terms
from grognard.lab.page import Page, percent


def lab(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    level: Annotated[
        str, typer.Option("--level", metavar="BOT", help="cli-lab-help-level")
    ] = "regular",
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=2, help="cli-lab-help-games")
    ] = 20,
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
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="cli-lab-help-output")
    ] = None,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Measure the balance of scenarios."""
    shell = shell_of(context)
    played = registry.load(game)
    shell.say.add(played)
    keeping = kept_in(results, resume, records)
    terms = Terms(played, seed, scenario or (), options_of(option))
    place = engine_of(engine, jobs, address)
    playing = shell.say("cli-lab-playing", game=shell.say(f"{game}-title"))
    with told_what_is_kept(shell, keeping), meter(shell, playing, games) as bar:
        balance = run_lab(terms, level, games, place, keeping, bar.reached)
    page = Page(balance, shell.say)
    path = output or Path(f"lab-{game}.html")
    write_whole(path.with_suffix(".json"), json.dumps(balance.to_json(), indent=1) + "\n")
    write_whole(path, page.html())
    if as_json:
        shell.print_json(balance.to_json())
    else:
        print_balance(shell, balance, page, path)


def print_balance(shell: Shell, balance: Balance, page: Page, path: Path) -> None:
    """Print a row for every scenario, and where the rest is."""
    say, out = shell.say, shell.out
    out.print(Text(page.title, "title"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(say("cli-lab-scenario"))
    heads = [say("cli-arena-games"), *page.sides, say("cli-arena-draws")]
    for head in (*heads, say("cli-lab-share"), say("cli-arena-interval")):
        table.add_column(head, justify="right")
    table.add_column(say("cli-lab-even"))
    for one in balance.scenarios:
        low, high = one.interval()
        wins, games = one.wins(), len(one.results)
        counts = [str(count) for count in (games, *wins, games - sum(wins))]
        share = [percent(one.share()), f"{percent(low)}-{percent(high)}"]
        table.add_row(page.name(one), *counts, *share, page.even(one))
    out.print(table)
    out.print(say("cli-lab-written", page=str(path), data=str(path.with_suffix(".json"))))
    out.print(Text(say("cli-arena-seed", seed=str(balance.terms.seed)), "dim"))
