"""Reading what the player types: a line, or a choice from a numbered list."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from grognard.cli.shell import Shell

try:
    import readline
except ImportError:  # where there is none, lines are typed without editing
    readline = None  # type: ignore[assignment]


class Left(Exception):
    """The player has left the table: typed quit, or closed the keyboard."""


@dataclass(frozen=True)
class Line:
    """One line of a list: what is typed for it, what is shown, and a quiet remark."""

    id: str
    label: str
    remark: str = ""


def read_line(shell: Shell, prompt: str, known: Sequence[str] = ()) -> str:
    """Return the next line, stripped; raises EOFError when the keyboard is closed.

    On a terminal it can be edited, and Tab completes it to one of the known lines.
    """
    shell.out.file.flush()
    offer(known)
    line = input(prompt)
    if not sys.stdin.isatty():
        shell.out.print()
    return line.strip()


def offer(known: Sequence[str]) -> None:
    """Let Tab complete to these lines, and to no others."""
    if readline is None:
        return

    def complete(typed: str, state: int) -> str | None:
        found = [line for line in known if line.startswith(typed)]
        return found[state] if state < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def forget_lines() -> None:
    """Forget the lines typed so far, so that the next player cannot page back to them."""
    if readline is not None:
        readline.clear_history()


def choose(shell: Shell, question: str, lines: Sequence[Line], default: int = 0) -> str:
    """Ask for one line of a list, by number, id or beginning; Enter takes the default."""
    shell.out.print(Text(question, "title"))
    shell.out.print(numbered(lines, default))
    while True:
        prompt = shell.say("cli-choose-prompt", default=default + 1) + " "
        typed = read_line(shell, prompt, [line.id for line in lines])
        if not typed:
            return lines[default].id
        if typed.lower() in words(shell, "quit"):
            raise Left
        found = matching(lines, typed)
        if len(found) == 1:
            return found[0].id
        id = "cli-choose-ambiguous" if found else "cli-choose-unknown"
        known = ", ".join(line.id for line in found or lines)
        shell.out.print(shell.say(id, typed=typed, known=known))


def words(shell: Shell, id: str) -> list[str]:
    """Return what may be typed for a word of ours: English, and the chosen language's own."""
    return [id, *shell.say(f"cli-word-{id}").split()]


def matching(lines: Sequence[Line], typed: str) -> list[Line]:
    """Return the lines that a number, an id, a label or the beginning of one picks out."""
    if typed.isdecimal() and 1 <= int(typed) <= len(lines):
        return [lines[int(typed) - 1]]
    wish = typed.casefold()
    names = [(line.id.casefold(), line.label.casefold(), line) for line in lines]
    exact = [line for id, label, line in names if wish in (id, label)]
    if exact:
        return exact
    return [line for id, label, line in names if id.startswith(wish) or label.startswith(wish)]


def numbered(lines: Sequence[Line], default: int = -1) -> Table:
    """Return a numbered list; the default is marked."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="number")
    table.add_column()
    table.add_column(style="dim")
    for index, line in enumerate(lines):
        mark = "*" if index == default else " "
        table.add_row(f"{index + 1}{mark}", line.label, line.remark)
    return table
