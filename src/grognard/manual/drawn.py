"""Charts in a rules reference: `{chart NAME}` becomes a table of the game's own data, in words."""

from dataclasses import replace
from typing import Any, cast

from grognard.core.game import Game
from grognard.core.message import message_from_json
from grognard.manual.book import CHART, TABLE, TEXT, BadManual, Block, Manual, Section, Span
from grognard.manual.charts import charts
from grognard.messages.texts import Texts


def with_charts(manual: Manual, game: Game, language: str) -> Manual:
    """Return a reference whose charts are tables; raises BadManual for one that is not there."""
    if not any(block.kind == CHART for one in manual.sections for block in one.blocks):
        return manual
    texts = Texts(language)
    texts.add(game)
    sent = cast(list[dict[str, Any]], charts(game.name)["charts"])
    tables = {one["id"]: one for one in sent}
    return replace(manual, sections=tuple(_drawn(one, tables, texts) for one in manual.sections))


def _drawn(section: Section, tables: dict[str, Any], texts: Texts) -> Section:
    blocks: list[Block] = []
    for block in section.blocks:
        if block.kind != CHART:
            blocks.append(block)
        elif block.name not in tables:
            raise BadManual(f"no such chart in §{section.number}: {block.name}")
        else:
            blocks += _table(tables[block.name], texts)
    return replace(section, blocks=tuple(blocks))


def _table(chart: dict[str, Any], texts: Texts) -> list[Block]:
    """Return a chart as a table under its title, and its note."""
    head = [_said([chart["title"]], texts), *(_said([one], texts) for one in chart["columns"])]
    rows = [
        [_said([row["name"]], texts), *(_said(cell, texts) for cell in row["cells"])]
        for row in chart["rows"]
    ]
    cells = tuple(tuple((Span(text),) for text in row) for row in [head, *rows])
    table = Block(TABLE, cells, chart["id"])
    if chart["note"] is None:
        return [table]
    return [table, Block(TEXT, (((Span(_said([chart["note"]], texts)),),),))]


def _said(parts: list[Any], texts: Texts) -> str:
    """Return what stands in a cell: messages and plain numbers, one after another."""
    words = (one if isinstance(one, str) else texts.say(message_from_json(one)) for one in parts)
    return ", ".join(words)
