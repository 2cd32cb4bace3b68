"""The commands put together, and the one door through which every error passes."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import grognard
from grognard.cli import (
    arena,
    bench,
    fuzz,
    games,
    lab,
    lessons,
    play,
    puzzles,
    replay,
    rules,
    serve,
    tune,
)
from grognard.cli.errors import EXIT_OK, close_pipe, report
from grognard.cli.help import HelpCommand, HelpGroup
from grognard.cli.language import checked, from_environment, take_language
from grognard.cli.shell import Shell, make_shell, shell_of

HELP = {"help_option_names": ["--help", "-h"]}


def overview(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
) -> None:
    """Show the version, or open the table where no command is given."""
    if version:
        shell_of(context).out.print(grognard.__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve.open_table(shell_of(context))


def build() -> typer.Typer:
    """Return the program with all its commands."""
    app = typer.Typer(
        cls=HelpGroup,
        help="cli-help",
        add_completion=False,
        context_settings=HELP,
        pretty_exceptions_enable=False,
    )
    app.callback(invoke_without_command=True, help="cli-help")(overview)
    app.command("games", cls=HelpCommand, help="cli-games-help")(games.games)
    app.command("play", cls=HelpCommand, help="cli-play-help")(play.play)
    app.command("arena", cls=HelpCommand, help="cli-arena-help")(arena.arena)
    app.command("lab", cls=HelpCommand, help="cli-lab-help")(lab.lab)
    app.command("tune", cls=HelpCommand, help="cli-tune-help")(tune.tune)
    app.command("replay", cls=HelpCommand, help="cli-replay-help")(replay.replay)
    app.command("rules", cls=HelpCommand, help="cli-rules-help")(rules.rules)
    app.command("lessons", cls=HelpCommand, help="cli-lessons-help")(lessons.lessons)
    app.command("puzzles", cls=HelpCommand, help="cli-puzzles-help")(puzzles.puzzles)
    app.command("bench", cls=HelpCommand, help="cli-bench-help")(bench.bench)
    app.command("fuzz", cls=HelpCommand, help="cli-fuzz-help")(fuzz.fuzz)
    app.command("serve", cls=HelpCommand, help="cli-serve-help")(serve.serve)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run the program and return its exit code; nothing escapes."""
    language = from_environment(os.environ)
    wish, words = take_language(arguments)
    shell = make_shell(language)
    try:
        if wish is not None:
            shell = make_shell(checked(wish))
        return _run(shell, words)
    except SystemExit:
        return close_pipe()  # Rich and Typer end so when the reader of our output has gone
    except (Exception, KeyboardInterrupt) as error:
        return report(shell, error)


def _run(shell: Shell, words: list[str]) -> int:
    command = typer.main.get_command(build())
    code = command.main(words, prog_name="grognard", standalone_mode=False, obj=shell)
    sys.stdout.flush()
    return code if isinstance(code, int) else EXIT_OK
