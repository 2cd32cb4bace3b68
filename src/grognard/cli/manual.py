"""The rules reference in the terminal."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grognard.cli.shell import Shell
from grognard.manual import Block, Manual, Section, Span
from grognard.manual.book import (
    CITED,
    EXAMPLE,
    HEADING,
    LIST,
    NUMBERED,
    RULED,
    RULING,
    STRONG,
    TABLE,
)

_STYLES: Final = {STRONG: "bold", CITED: "section", RULED: "section"}
_INDENT: Final = (0, 0, 0, 2)


def section_text(shell: Shell, section: Section) -> Group:
    """Return a section as it is read: number, title, and what it says."""
    heading = Text().append(f"§{section.number} ", "number").append(section.title, "title")
    return Group(heading, *(Padding(one, _INDENT) for one in blocks_text(shell, section.blocks)))


def opening_text(shell: Shell, manual: Manual) -> Group:
    """Return the first page."""
    return Group(*blocks_text(shell, manual.opening))


def blocks_text(shell: Shell, blocks: Sequence[Block]) -> Iterator[RenderableType]:
    """Return what the blocks say; what only a board can draw is left out."""
    for block in blocks:
        if block.kind == HEADING:
            yield Padding(Text(block.text(), "title"), (1, 0, 0, 0))
        elif block.kind in (LIST, NUMBERED):
            yield _list(block)
        elif block.kind == TABLE:
            yield _table(block)
        elif block.rows:
            yield _paragraph(shell, block)


def _paragraph(shell: Shell, block: Block) -> Text:
    text = Text()
    if block.kind == RULING:
        text.append(shell.say("cli-rules-ruling", number=int(block.name)) + ": ", "dim")
    elif block.kind == EXAMPLE:
        text.append(shell.say("cli-rules-example") + ": ", "dim")
    return text.append_text(_spans(block.rows[0][0]))


def _list(block: Block) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for number, row in enumerate(block.rows, 1):
        table.add_row("•" if block.kind == LIST else f"{number}.", _spans(row[0]))
    return table


def _table(block: Block) -> Table:
    table = Table(show_edge=False, header_style="word")
    for cell in block.rows[0]:
        table.add_column(_spans(cell))
    for row in block.rows[1:]:
        table.add_row(*(_spans(cell) for cell in row))
    return table


def _spans(spans: Sequence[Span]) -> Text:
    text = Text()
    for span in spans:
        text.append(span.text, _STYLES.get(span.style, ""))
    return text
