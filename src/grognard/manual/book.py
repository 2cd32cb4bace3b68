"""A rules reference as it is written, and as it is read.

It is Markdown, a small part of it, so that translators need nothing else:

    # Title of the game

    ### A heading of the first page
    Paragraphs, and what is in a list:

    - an item
    1. a numbered item

    ## §9.2 Title of a section
    A paragraph with **strong** words that cites §8 and R4.

    | a table | in the usual form |
    | --- | --- |
    | 1 | 2 |

    > R4: a ruling on this section.

    {chart terrain}
    {example road-march} The sentence that says what happens in it.

    ## Terms
    - reserve | reserves: what it is, see §3.

What stands before the first section is the first page. A line in braces is drawn from the game: a
chart of `data/sheets.toml` as a table, an example by its board; the sentence of an example follows
its mark.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

TEXT: Final = "text"
LIST: Final = "list"
NUMBERED: Final = "numbered"
TABLE: Final = "table"
RULING: Final = "ruling"
CHART: Final = "chart"
EXAMPLE: Final = "example"
HEADING: Final = "heading"

PLAIN: Final = ""
STRONG: Final = "strong"
CITED: Final = "section"
RULED: Final = "ruling"

TERMS: Final = "Terms"

_SECTION = re.compile(r"§(\d+(?:\.\d+)*) +(.+)")
_RULING = re.compile(r"R(\d+): *(.+)", re.DOTALL)
_DRAWN = re.compile(rf"\{{({CHART}|{EXAMPLE}) ([a-z0-9-]+)\}}(?: +(.*))?", re.DOTALL)
_ITEM = re.compile(r"- +(.*)", re.DOTALL)
_STEP = re.compile(r"\d+\. +(.*)", re.DOTALL)
_INLINE = re.compile(r"\*\*(?P<strong>.+?)\*\*|(?P<section>§\d+(?:\.\d+)*)|\b(?P<ruling>R\d+)\b")
_RULE = re.compile(r"\|[\s:|-]+\|")
_WORD = re.compile(r"\w[\w’ʼ'-]*")


@dataclass(frozen=True)
class Span:
    """A run of text; one that cites a section or a ruling holds its sign and number."""

    text: str
    style: str = PLAIN


@dataclass(frozen=True)
class Block:
    """A paragraph, a list, a table, a ruling, or what is drawn: `name` is its number or id.

    `rows` holds one row for a paragraph or a ruling, one for each item of a list, and the heading
    and all rows of a table; a row is a list of cells, and a cell a list of spans.
    """

    kind: str
    rows: tuple[tuple[tuple[Span, ...], ...], ...] = ()
    name: str = ""

    def text(self) -> str:
        """Return all words of it, without marks."""
        return " ".join("".join(span.text for span in cell) for row in self.rows for cell in row)

    def cited(self, style: str) -> list[str]:
        """Return the sections, or the rulings, that it cites, with their signs."""
        spans = (span for row in self.rows for cell in row for span in cell)
        return [span.text for span in spans if span.style == style]


@dataclass(frozen=True)
class Section:
    """A section: its number without the sign, its title, and what it says."""

    number: str
    title: str
    blocks: tuple[Block, ...] = ()

    def words(self) -> int:
        """Return how many words it has."""
        return sum(len(_WORD.findall(block.text())) for block in self.blocks)


@dataclass(frozen=True)
class Term:
    """A term, the forms in which it stands in sentences, and what it means."""

    forms: tuple[str, ...]
    meaning: tuple[Span, ...]


@dataclass(frozen=True)
class Manual:
    """A rules reference in one language: the first page, the sections in order, the terms."""

    title: str = ""
    opening: tuple[Block, ...] = ()
    sections: tuple[Section, ...] = ()
    terms: tuple[Term, ...] = field(default=())

    def section(self, number: str) -> Section | None:
        """Return a section by its number without the sign, or None."""
        return next((one for one in self.sections if one.number == number), None)


class BadManual(ValueError):
    """A rules reference that cannot be read: says what, and in which line."""


def read_manual(text: str) -> Manual:
    """Read a rules reference; raises BadManual.

    >>> manual = read_manual("# Toy\\n\\n### Goal\\nWin.\\n\\n## §1 Aim\\nTake **it**, see §2.\\n")
    >>> manual.title, manual.sections[0].title, manual.sections[0].blocks[0].text()
    ('Toy', 'Aim', 'Take it, see §2.')
    """
    title = ""
    opening: tuple[Block, ...] = ()
    sections: list[Section] = []
    terms: tuple[Term, ...] = ()
    for heading, body in _parts(text):
        if heading.startswith("# "):
            title, opening = heading[2:].strip(), tuple(_blocks(body))
        elif heading[3:].strip() == TERMS:
            terms = tuple(_terms(body))
        else:
            sections.append(_section(heading, body))
    return Manual(title, opening, tuple(sections), terms)


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Split a file at its headings of the first two levels."""
    pieces = re.split(r"^(##? .+)$", text, flags=re.MULTILINE)
    if pieces[0].strip():
        raise BadManual(f"before the title: {pieces[0].strip().splitlines()[0]}")
    yield from zip(pieces[1::2], pieces[2::2], strict=True)


def _section(heading: str, body: str) -> Section:
    found = _SECTION.fullmatch(heading[3:].strip())
    if found is None:
        raise BadManual(f"not a section: {heading}")
    return Section(found[1], found[2].strip(), tuple(_blocks(body)))


def _blocks(body: str) -> Iterator[Block]:
    for paragraph in re.split(r"\n\s*\n|\n(?=#)|(?<=\})\n", body):
        lines = [line.rstrip() for line in paragraph.splitlines() if line.strip()]
        while lines and lines[0].startswith("### "):
            yield Block(HEADING, ((spans(lines.pop(0)[4:]),),))
        if lines:
            yield from _block(lines)


def _block(lines: list[str]) -> Iterator[Block]:
    """Read a paragraph; a list may follow its first sentence without a blank line."""
    start = next((at for at, line in enumerate(lines) if _kind(line) is not None), len(lines))
    if start:
        yield Block(TEXT, ((spans(" ".join(line.strip() for line in lines[:start])),),))
    if start == len(lines):
        return
    first, rest = lines[start], lines[start:]
    if drawn := _DRAWN.fullmatch(" ".join(line.strip() for line in rest)):
        rows = ((spans(drawn[3]),),) if drawn[3] else ()
        yield Block(drawn[1], rows, drawn[2])
    elif first.startswith("> "):
        yield _ruling(" ".join(line.removeprefix(">").strip() for line in rest))
    elif first.startswith("|"):
        yield Block(TABLE, tuple(_row(line) for line in rest if not _RULE.fullmatch(line)))
    else:
        mark = _ITEM if _ITEM.fullmatch(first) else _STEP
        items = (_item(item, mark) for item in _items(rest))
        yield Block(LIST if mark is _ITEM else NUMBERED, tuple((spans(one),) for one in items))


def _kind(line: str) -> str | None:
    """Say whether a line begins something other than a paragraph."""
    if line.startswith(("> ", "|")) or _ITEM.fullmatch(line) or _STEP.fullmatch(line):
        return line[0]
    return "{" if _DRAWN.fullmatch(line.strip()) else None


def _items(lines: Sequence[str]) -> list[str]:
    """Join the lines of each item."""
    items: list[str] = []
    for line in lines:
        if _ITEM.fullmatch(line) or _STEP.fullmatch(line):
            items.append(line)
        else:
            items[-1] += " " + line.strip()
    return items


def _item(text: str, mark: re.Pattern[str]) -> str:
    found = mark.fullmatch(text)
    if found is None:
        raise BadManual(f"two kinds of list in one: {text}")
    return found[1]


def _row(line: str) -> tuple[tuple[Span, ...], ...]:
    return tuple(spans(cell.strip()) for cell in line.strip().strip("|").split("|"))


def _ruling(text: str) -> Block:
    found = _RULING.fullmatch(text)
    if found is None:
        raise BadManual(f"not a ruling: {text}")
    return Block(RULING, ((spans(found[2]),),), found[1])


def _terms(body: str) -> Iterator[Term]:
    for line in _items([line for line in body.splitlines() if line.strip()]):
        names, colon, meaning = _item(line, _ITEM).partition(":")
        if not colon:
            raise BadManual(f"a term without its meaning: {line}")
        yield Term(tuple(name.strip() for name in names.split("|")), spans(meaning.strip()))


def spans(text: str) -> tuple[Span, ...]:
    """Read the marks inside a sentence.

    >>> [(span.text, span.style) for span in spans("see §9.2, **now**")]
    [('see ', ''), ('§9.2', 'section'), (', ', ''), ('now', 'strong')]
    """
    found: list[Span] = []
    at = 0
    for mark in _INLINE.finditer(text):
        if mark.start() > at:
            found.append(Span(text[at : mark.start()]))
        style = mark.lastgroup or PLAIN
        found.append(Span(mark[style], style))
        at = mark.end()
    if at < len(text) or not found:
        found.append(Span(text[at:]))
    return tuple(found)
