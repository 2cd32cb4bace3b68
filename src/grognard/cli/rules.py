"""`grognard rules`: the rules reference of a game; with `--code`, where a section is programmed."""

from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grognard.cli.manual import opening_text, section_text
from grognard.cli.options import AsJson
from grognard.cli.shell import Shell, shell_of
from grognard.cli.telling import cite
from grognard.core import registry
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.types import Json
from grognard.manual import Manual, has_manual, manual_of
from grognard.manual.unplayed import is_played, missing, unplayed_of
from grognard.research.rules_map import Row, read_rows
from grognard.research.rulings import (
    Ruling,
    bare,
    near,
    read_rulings,
    rows_of,
    rules_file,
    rulings_on,
)

_INDENT: Final = (0, 0, 0, 2)


def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    section: Annotated[
        str | None, typer.Argument(metavar="SECTION", help="cli-rules-help-section")
    ] = None,
    code: Annotated[bool, typer.Option("--code", help="cli-rules-help-code")] = False,
    examples: Annotated[bool, typer.Option("--examples", help="cli-rules-help-playable")] = False,
    as_json: AsJson = False,
) -> None:
    """Show the contents of a game's rules, or everything about one section."""
    shell = shell_of(context)
    chosen = registry.load(game)
    shell.say.add(chosen)
    if examples:
        print_examples(shell, manual_of(chosen, shell.say.language), unplayed_of(chosen))
        return
    file = rules_file(chosen)
    text = file.read_text("utf-8")
    rows, rulings = read_rows(text), read_rulings(text)
    found = rows if section is None else asked(game, section, rows)
    manual = read_by(shell, chosen)
    if as_json:
        shell.print_json([facts(row, rulings, manual) for row in found])
        return
    shell.out.print(Text(shell.say(f"{game}-title"), "title"))
    if section is None:
        print_contents(shell, game, rows, manual)
    elif manual is None or code:
        for row in found:
            shell.out.print("", row_text(shell, row, rulings_on(row, rulings)), sep="\n")
        shell.out.print("", Text(shell.say("cli-rules-where", file=str(file)), "dim"), sep="\n")
    else:
        for one in (manual.section(row.section) for row in found):
            if one is not None:
                shell.out.print("", section_text(shell, one), sep="\n")


def read_by(shell: Shell, game: Game) -> Manual | None:
    """Return the rules reference in the reader's language, or None where the game has none."""
    is_there = has_manual(game, shell.say.language) or has_manual(game, "en")
    return manual_of(game, shell.say.language) if is_there else None


def print_examples(shell: Shell, manual: Manual, unplayed: dict[str, str]) -> None:
    """Print the sections with an example, those that need none and why, and those that lack one."""
    declared = [s for s in manual.sections if not is_played(s) and s.number in unplayed]
    groups = {
        "cli-rules-with-example": [one for one in manual.sections if is_played(one)],
        "cli-rules-needs-none": declared,
        "cli-rules-no-example": missing(manual, unplayed),
    }
    for heading, found in groups.items():
        if not found:
            continue
        shell.out.print(Text(shell.say(heading, count=len(found)), "title"))
        table = Table.grid(padding=(0, 2))
        table.add_column(style="word", no_wrap=True)
        table.add_column()
        table.add_column(style="dim")
        for one in found:
            reason = unplayed[one.number] if one in declared else ""
            told = shell.say(f"cli-rules-unplayed-{reason}") if reason else ""
            table.add_row(f"§{one.number}", one.title, told)
        shell.out.print(Padding(table, _INDENT, expand=False))


def asked(game: str, section: str, rows: Sequence[Row]) -> list[Row]:
    """Return the rows of a section and of those below it; raises GrognardError with near ones."""
    found = rows_of(section, rows)
    if found:
        return found
    name, others = cite(bare(section)), near(section, rows)
    if not others:
        raise GrognardError("unknown-section", name=name, game=game)
    titles = "; ".join(f"§{row.section} {row.title}" for row in others)
    raise GrognardError("unknown-section-near", name=name, game=game, near=titles)


def facts(row: Row, rulings: Sequence[Ruling], manual: Manual | None) -> Json:
    """Return a section as a program reads it."""
    said = manual.section(row.section) if manual else None
    return {
        "section": f"§{row.section}",
        "title": said.title if said else row.title,
        "text": [block.text() for block in said.blocks] if said else [],
        "functions": list(row.functions),
        "tests": list(row.tests),
        "state": row.state,
        "rulings": [
            {
                "id": f"R{one.number}",
                "sections": [f"§{section}" for section in one.sections],
                "option": one.option or None,
                "text": one.text,
            }
            for one in rulings_on(row, rulings)
        ],
    }


def print_contents(shell: Shell, game: str, rows: Sequence[Row], manual: Manual | None) -> None:
    """Print the first page, and every section with its title, those below another one indented."""
    if manual is not None and manual.opening:
        shell.out.print(opening_text(shell, manual))
    titles = {one.number: one.title for one in manual.sections} if manual else {}
    table = Table.grid(padding=(0, 2))
    table.add_column(style="word", no_wrap=True)
    table.add_column()
    for row in rows:
        indent = "  " * row.section.count(".")
        table.add_row(f"{indent}§{row.section}", titles.get(row.section, row.title))
    more = Text(shell.say("cli-rules-more", game=game, section=rows[0].section), "dim")
    shell.out.print("", table, "", more, sep="\n")


def row_text(shell: Shell, row: Row, rulings: Sequence[Ruling]) -> Group:
    """Return a section: title, state, functions, tests, and the rulings on it."""
    say = shell.say
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    table.add_row(say("cli-rules-state"), row.state)
    if row.functions:
        table.add_row(say("cli-rules-functions"), "\n".join(row.functions))
    if row.tests:
        table.add_row(say("cli-rules-tests"), "\n".join(row.tests))
    for one in rulings:
        name = say("cli-rules-ruling", number=one.number)
        where = ", ".join(f"§{section}" for section in one.sections)
        table.add_row(name, Text(one.text).append(f" {where}", "section"))
    heading = Text().append(f"§{row.section} ", "number").append(row.title, "title")
    return Group(heading, Padding(table, _INDENT, expand=False))
