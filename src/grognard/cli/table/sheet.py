"""A drawn board taken apart: the picture, which keeps its shape, and prose, which may wrap."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from grognard.core.drawing import Board, Spans

_DRAWN: Final = re.compile(r"(.)\1\1")
"""Something drawn has three equal signs in a row, blanks or borders; prose never has."""

LIT: Final = "underline"
"""Without colour, so that it can be told from the styles of the sides."""
_VERTICAL: Final = " |│┃"


@dataclass(frozen=True)
class Sheet:
    """The rows of a board: prose above the picture, the picture, prose below it."""

    above: tuple[Text, ...]
    picture: tuple[Text, ...]
    below: tuple[Text, ...]

    def width(self) -> int:
        """Return how many columns of the terminal the picture takes."""
        return max((row.cell_len for row in self.picture), default=0)

    def folded(self) -> list[Text]:
        """Return the picture without the rows that hold nothing but vertical lines."""
        return [row for row in self.picture if row.plain.strip(_VERTICAL)]

    def notes(self, quiet: bool) -> list[Text]:
        """Return the prose, with or without its quiet lines."""
        return [row for row in (*self.above, *self.below) if quiet or not is_quiet(row)]

    def whole(self, quiet: bool = True) -> Group:
        """Return the rows in their order, with or without the quiet lines of prose."""
        above = [row for row in self.above if quiet or not is_quiet(row)]
        below = [row for row in self.below if quiet or not is_quiet(row)]
        return Group(*above, *self.picture, *below)


def sheet_of(board: Board, lit: Collection[str] = ()) -> Sheet:
    """Take a drawn board apart; what an open question can be answered with is underlined."""
    rows = [_row(spans, lit) for spans in board.rows]
    drawn = [index for index, row in enumerate(rows) if _DRAWN.search(row.plain.strip())]
    first, last = (drawn[0], drawn[-1] + 1) if drawn else (0, len(rows))
    for row in rows[first:last]:
        row.no_wrap, row.overflow = True, "crop"
    return Sheet(tuple(rows[:first]), tuple(rows[first:last]), tuple(rows[last:]))


def _row(spans: Spans, lit: Collection[str]) -> Text:
    text = Text()
    for span in spans:
        text.append(span.text, span.style or "default")
        if span.target in lit and span.text.strip():
            start = len(text) - len(span.text.lstrip())
            text.stylize(LIT, start, start + len(span.text.strip()))
    return text


def is_quiet(row: Text) -> bool:
    """Say whether a line of prose may be left out where there is little room: all of it is dim."""
    return all(span.style == "dim" for span in row.spans)


def height(console: Console, part: RenderableType, width: int) -> int:
    """Return how many lines something takes at a width."""
    return len(console.render_lines(part, console.options.update_width(max(width, 1))))
