"""What every command holds: the texts, a console for results and one for everything else."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.theme import Theme

from grognard.messages.texts import Texts

STYLES: Final = {
    "seat0": "bold blue",
    "seat1": "bold red",
    "mark": "black on yellow",
    "strong": "bold",
    "title": "bold",
    "section": "dim",
    "word": "cyan",
    "number": "bold cyan",
    "bad": "bold red",
    "good": "bold green",
}
"""How a style of a board, or of ours, looks in the terminal; NO_COLOR leaves the weight."""


@dataclass(frozen=True)
class Shell:
    """The voice of a command: `say` for words, `out` for results, `err` for progress and errors."""

    say: Texts
    out: Console
    err: Console

    def print_json(self, data: object) -> None:
        """Print what a program will read, never wrapped and never coloured."""
        self.out.file.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def make_shell(language: str) -> Shell:
    """Open the two consoles on whatever the standard streams are now."""
    return Shell(Texts(language), make_console(), make_console(stderr=True))


def make_console(stderr: bool = False) -> Console:
    """Return a console that prints text as it is: no markup, no emoji, no guessed highlights."""
    theme = Theme(STYLES)
    return Console(stderr=stderr, theme=theme, markup=False, emoji=False, highlight=False)


def shell_of(context: typer.Context) -> Shell:
    """Return the shell a command was started with."""
    shell = context.obj
    assert isinstance(shell, Shell)
    return shell


class Meter:
    """A progress bar on the console for errors, so that results can be piped away."""

    def __init__(self, progress: Progress, text: str, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task(text, total=total)

    def reached(self, done: int, total: int) -> None:
        """Show that so much of the work is done."""
        self._progress.update(self._task, completed=done, total=total)


@contextmanager
def meter(shell: Shell, text: str, total: int) -> Iterator[Meter]:
    """Show progress while the block runs; silent where nobody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    hidden = not shell.err.is_terminal
    with Progress(
        *columns, TimeRemainingColumn(), console=shell.err, transient=True, disable=hidden
    ) as progress:
        yield Meter(progress, text, total)
