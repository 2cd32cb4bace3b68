"""Help pages drawn from the catalogue: what a command does, its arguments, options and examples.

In the code the help of a command or an option is the id of its text.
"""

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from grognard.cli.language import FLAG, LANGUAGES
from grognard.cli.shell import Shell

_INDENT: Final = (0, 0, 0, 2)


class HelpCommand(TyperCommand):
    """A command whose help page is ours."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Print the page instead of handing text to the formatter."""
        print_page(ctx.obj, self, ctx)


class HelpGroup(TyperGroup):
    """The program itself, whose help page lists the commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Print the page instead of handing text to the formatter."""
        print_page(ctx.obj, self, ctx)


def print_page(shell: Shell, command: HelpCommand | HelpGroup, context: Any) -> None:  # noqa: ANN401
    """Print usage, purpose, arguments, commands, options and examples."""
    say, id = shell.say, str(command.help)
    usage = Text().append(say("cli-help-usage") + " ", "title")
    usage.append(" ".join([context.command_path, *_pieces(command)]))
    shell.out.print(usage, "", say(id), "", sep="\n")
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option"]
    _print_rows(shell, "cli-help-arguments", [(_name(p), say(str(_help(p)))) for p in arguments])
    if isinstance(command, HelpGroup):
        commands = [(name, say(f"{one.help}-short")) for name, one in command.commands.items()]
        _print_rows(shell, "cli-help-commands", commands)
    rows = [(_names(p), say(str(_help(p)))) for p in options]
    _print_rows(shell, "cli-help-options", [*rows, *_common(shell)])
    _print_lines(shell, "cli-help-examples-title", say(f"{id}-examples"))
    if isinstance(command, HelpGroup):
        _print_lines(shell, "cli-help-exits", say("cli-help-exit-codes"))


def _pieces(command: HelpCommand | HelpGroup) -> list[str]:
    if isinstance(command, HelpGroup):
        return ["COMMAND"]
    pieces = []
    for param in command.params:
        if param.param_type_name == "argument":
            pieces.append(_name(param) if param.required else f"[{_name(param)}]")
    return [*pieces, "[--...]"]


def _common(shell: Shell) -> list[tuple[str, str]]:
    languages = "|".join(LANGUAGES)
    return [
        (f"{FLAG} {languages}", shell.say("cli-help-lang")),
        ("--help", shell.say("cli-help-help")),
    ]


def _help(param: Any) -> str:  # noqa: ANN401
    return str(param.help)


def _name(param: Any) -> str:  # noqa: ANN401
    return str(param.metavar or param.name.upper())


def _names(param: Any) -> str:  # noqa: ANN401
    names = ", ".join(param.opts)
    return names if param.is_flag else f"{names} {_name(param)}"


def _print_rows(shell: Shell, title: str, rows: Iterable[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="word", no_wrap=True)
    table.add_column()
    for name, text in rows:
        table.add_row(name, text)
    if table.row_count:
        heading = Text(shell.say(title), "title")
        shell.out.print(Group(heading, Padding(table, _INDENT, expand=False), ""))


def _print_lines(shell: Shell, title: str, lines: str) -> None:
    heading = Text(shell.say(title), "title")
    shell.out.print(Group(heading, Padding(Text(lines), _INDENT, expand=False), ""))
