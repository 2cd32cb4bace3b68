"""A hook of MkDocs: the pages `rules/*.md` are the rules references of the games.

A page is called by the game and, but for English, the language: `rules/marengo.uk.md`. What stands
at its mark is the reference as the table shows it, with every section to be linked to.
"""

import re
from pathlib import Path

from grognard.core.registry import load
from grognard.manual import Block, Manual, Span, manual_of
from grognard.manual.book import CITED, EXAMPLE, HEADING, LIST, NUMBERED, RULING, STRONG, TABLE

PAGES = "rules/"
MARK = "<!-- manual -->"
EXAMPLES = {"en": "Example", "uk": "Приклад", "ru": "Пример"}
RULINGS = {"en": "Ruling", "uk": "Трактування", "ru": "Трактовка"}


def on_page_markdown(markdown: str, page: object, **_: object) -> str:
    """Put a reference where its page wants it; MkDocs calls this for every page."""
    name = getattr(page, "file").src_uri  # noqa: B009
    if not name.startswith(PAGES) or MARK not in markdown:
        return markdown
    game, *languages = Path(name).stem.split(".")
    language = languages[0] if languages else "en"
    return markdown.replace(MARK, written(manual_of(load(game), language), language))


def written(manual: Manual, language: str) -> str:
    """Return a reference as Markdown with anchors."""
    parts = [*(block_text(block, language) for block in manual.opening)]
    for section in manual.sections:
        level = "#" * min(2 + section.number.count("."), 5)
        parts.append(f"{level} §{section.number} {section.title} {{ #{anchor(section.number)} }}")
        parts += [block_text(block, language) for block in section.blocks]
    return "\n\n".join(part for part in parts if part)


def anchor(number: str) -> str:
    """Return the place of a section on its page.

    >>> anchor("11.6")
    's11-6'
    """
    return "s" + re.sub(r"\D", "-", number)


def block_text(block: Block, language: str) -> str:
    """Return a block as Markdown; what only a board draws is left out."""
    cells = [[_spans(cell) for cell in row] for row in block.rows]
    if block.kind == HEADING:
        return f"## {cells[0][0]}"
    if block.kind == LIST:
        return "\n".join(f"- {row[0]}" for row in cells)
    if block.kind == NUMBERED:
        return "\n".join(f"{number}. {row[0]}" for number, row in enumerate(cells, 1))
    if block.kind == TABLE:
        lines = [f"| {' | '.join(row)} |" for row in cells]
        return "\n".join([lines[0], "| --- " * len(cells[0]) + "|", *lines[1:]])
    if block.kind == RULING:
        return f"> **{RULINGS[language]} R{block.name}.** {cells[0][0]}"
    if block.kind == EXAMPLE and cells:
        return f"> **{EXAMPLES[language]}.** {cells[0][0]}"
    return cells[0][0] if cells else ""


def _spans(spans: tuple[Span, ...]) -> str:
    return "".join(_span(span) for span in spans)


def _span(span: Span) -> str:
    if span.style == CITED:
        return f"[{span.text}](#{anchor(span.text[1:])})"
    return f"**{span.text}**" if span.style == STRONG else span.text
