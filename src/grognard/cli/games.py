"""`grognard games`: the games, their scenarios and sides, and what is reconstructed."""

from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from grognard.cli.options import AsJson
from grognard.cli.shell import Shell, shell_of
from grognard.cli.telling import cite, scenario_title, seat_names
from grognard.core import registry
from grognard.core.game import Game
from grognard.core.types import Json


def games(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-games-help-game")] = None,
    as_json: AsJson = False,
) -> None:
    """List the games, or all about one of them."""
    shell = shell_of(context)
    chosen = [registry.load(name) for name in ([game] if game else registry.games())]
    for one in chosen:
        shell.say.add(one)
    if as_json:
        shell.print_json([facts(shell, one) for one in chosen])
        return
    for one in chosen:
        print_game(shell, one)
    shell.out.print(shell.say("cli-games-how-to-play", game=chosen[0].name if chosen else "GAME"))


def facts(shell: Shell, game: Game) -> Json:
    """Return a game as a program reads it; titles are in the chosen language."""
    say, name = shell.say, game.name
    return {
        "name": name,
        "title": say(f"{name}-title"),
        "rules_version": game.rules_version,
        "seats": [{"id": seat, "title": say(f"{name}-seat-{seat}")} for seat in game.seats],
        "scenarios": [
            {
                "id": scenario.id,
                "number": scenario.number,
                "title": say(f"{name}-scenario-{scenario.id}"),
                "reconstructed": scenario.reconstructed,
                "facts": scenario.facts,
            }
            for scenario in game.scenarios()
        ],
        "options": [
            {"id": o.id, "values": list(o.values), "default": o.default, "section": o.section}
            for o in game.options()
        ],
        "campaign": game.campaign() is not None,
    }


def print_game(shell: Shell, game: Game) -> None:
    """Print title, sides, scenarios and options of a game."""
    say, out = shell.say, shell.out
    out.print(Text().append(say(f"{game.name}-title"), "title").append(f"  {game.name}", "word"))
    out.print(say("cli-games-sides", sides=", ".join(seat_names(shell, game))))
    if game.campaign() is not None:
        out.print(say("cli-games-campaign"))
    out.print(scenario_table(shell, game))
    print_options(shell, game)
    out.print()


def scenario_table(shell: Shell, game: Game) -> Table:
    """Return the scenarios as a table, reconstructed ones marked."""
    say = shell.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(say("cli-games-number"), justify="right", style="number")
    table.add_column(say("cli-games-scenario"))
    table.add_column(say("cli-games-id"), style="word", no_wrap=True)
    table.add_column(say("cli-games-data"))
    for scenario in game.scenarios():
        mark = "cli-games-reconstructed" if scenario.reconstructed else "cli-games-certain"
        title = say.say(scenario_title(game, scenario.id))
        table.add_row(str(scenario.number), title, scenario.id, Text(say(mark), "dim"))
    return table


def print_options(shell: Shell, game: Game) -> None:
    """Print the choices before the game, with the section each comes from."""
    say, options = shell.say, game.options()
    if not options:
        return
    shell.out.print(Text(say("cli-games-options"), "dim"))
    for option in options:
        name = f"{game.name}-option-{option.id}"
        text = Text("  ").append(f"{option.id} ", "word").append(say(name))
        shell.out.print(text.append(f" {cite(option.section)}", "section"))
        for value in option.values:
            mark = "*" if value == option.default else " "
            line = Text(f"    {mark} ").append(f"{value} ", "word")
            shell.out.print(line.append(say(f"{name}-{value}"), "dim"))
