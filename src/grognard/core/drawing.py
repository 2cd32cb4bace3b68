"""A board drawn with letters, for the terminal and for a table without a board of its own."""

from typing import Final, final

LISTED: Final = ("button", "card", "number", "option", "verb")
"""Kinds of targets that lie on no map: whoever plays finds them in the list of answers."""


@final
class Span:
    """A piece of a row: its text, its style, and the target that a click on it means.

    Styles: "" plain, "dim", "strong", "seat0", "seat1" and "mark" for what stands out. A target is
    what `Game.target` gives: "hex:C4", "piece:blue-1"; "" where nothing is to be clicked.
    """

    __slots__ = ("style", "target", "text")

    def __init__(self, text: str = "", style: str = "", target: str = "") -> None:
        self.text: str = text
        self.style: str = style
        self.target: str = target

    def __repr__(self) -> str:
        return f"Span({self.text!r}, {self.style!r}, {self.target!r})"


Spans = list[Span]
"""A row of a drawn board."""


def joined(cells: Spans) -> Spans:
    """Return a row with neighbours joined that have one style and mean one thing.

    >>> joined([Span("D", "dim", "hex:D5"), Span("5", "dim", "hex:D5"), Span(" ", "dim")])
    [Span('D5', 'dim', 'hex:D5'), Span(' ', 'dim', '')]
    """
    spans: Spans = []
    for cell in cells:
        last = spans[-1] if spans else None
        if last is not None and last.style == cell.style and last.target == cell.target:
            spans[-1] = Span(last.text + cell.text, cell.style, cell.target)
        else:
            spans.append(cell)
    return spans


def in_a_row(spans: Spans, style: str) -> Spans:
    """Return spans with commas between them.

    >>> in_a_row([Span("A1"), Span("B2")], "dim")
    [Span('A1', '', ''), Span(', ', 'dim', ''), Span('B2', '', '')]
    """
    found: Spans = []
    for span in spans:
        found += [Span(", ", style), span] if found else [span]
    return found


_UP: Final = 1
_RIGHT: Final = 2
_DOWN: Final = 4
_LEFT: Final = 8
_LINES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The box-drawing sign for every set of directions."""


@final
class Canvas:
    """A grid of letters, each with a style and what a click on it means."""

    __slots__ = ("cells",)

    def __init__(self, width: int = 0, height: int = 0) -> None:
        self.cells: list[Spans] = [[Span(" ")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "", target: str = "") -> int:
        """Write a text and return the column after it; without a target it takes what lies below.

        What does not fit is left out.
        """
        row = self.cells[y] if 0 <= y < len(self.cells) else []
        for letter in text:
            if 0 <= x < len(row):
                row[x] = Span(letter, style, target or row[x].target)
            x += 1
        return x

    def frame(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        """Draw a border from a corner, so wide and so high, joining the borders already there."""
        for step in range(width):
            for row in (y, y + height):
                self._join(x + step, row, _RIGHT, style)
                self._join(x + step + 1, row, _LEFT, style)
        for step in range(height):
            for column in (x, x + width):
                self._join(column, y + step, _DOWN, style)
                self._join(column, y + step + 1, _UP, style)

    def _join(self, x: int, y: int, direction: int, style: str) -> None:
        self.put(x, y, _LINES[_LINES.index(self.cells[y][x].text) | direction], style)

    def rows(self) -> list[Spans]:
        """Return the rows as spans of one style and one target each."""
        return [joined(row) for row in self.cells]


@final
class Board:
    """A board drawn with letters: rows of spans.

    Every target of an answer is on it, but for the kinds in `listed`, which have no place there.
    """

    __slots__ = ("listed", "rows")

    def __init__(self, listed: tuple[str, ...] = ()) -> None:
        self.rows: list[Spans] = []
        self.listed: tuple[str, ...] = LISTED + listed

    def targets(self) -> set[str]:
        """Return what can be clicked on the board."""
        return {span.target for row in self.rows for span in row if span.target}

    def is_listed(self, target: str) -> bool:
        """Say whether a target is of a kind that has no place on the board."""
        return target.partition(":")[0] in self.listed
