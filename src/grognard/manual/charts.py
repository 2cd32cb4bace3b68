"""The charts of a game for its players: terrain, dice and units, made of the game's own data.

What is shown is declared in `data/sheets.toml` of the game's package: which table of which data
file, which fields of its rows, and under which sections. No number stands twice, so that one that
is corrected in the data is corrected here too.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, cast

from grognard.core import registry
from grognard.core.game import Game
from grognard.core.message import Argument, Message
from grognard.core.types import Json
from grognard.messages import package_of

Table = Mapping[str, object]
SHEETS: Final = "sheets.toml"
YES: Final = "✓"
NOTHING: Final = "–"


@cache
def charts(name: str) -> Json:
    """Return the charts of a game as they are sent, none where it declares none."""
    game = registry.load(name)
    declared = cast(list[Table], _data(game, SHEETS).get("chart", []))
    return {"charts": [_chart(game, one) for one in declared]}


def _data(game: Game, file: str) -> Table:
    """Return a data file of a game's package, empty where it has none."""
    path = files(package_of(game)) / "data" / file
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def _chart(game: Game, chart: Table) -> Json:
    id = f"{game.name}-chart-{chart['id']}"
    rows = _grid(game, chart) if "grid" in chart else _rows(game, chart)
    columns = [_heading(game, one) for one in cast(list[Table], chart.get("columns", []))]
    if "grid" in chart:
        columns = list(cast(list[str], _source(game, chart)[str(chart["heads"])]))
    return {
        "id": str(chart["id"]),
        "title": {"id": id},
        "section": str(chart["section"]),
        "note": {"id": f"{id}-note"} if chart.get("note") else None,
        "columns": cast(object, columns),
        "rows": cast(object, rows),
    }


def _heading(game: Game, column: Table) -> object:
    """Return what a column is called: a message, or the number that it stands for."""
    if "head" in column:
        return str(column["head"])
    return {"id": f"{game.name}-chart-{column['id']}"}


def _source(game: Game, chart: Table) -> Table:
    """Return the table of the data that a chart shows."""
    file, *path = cast(list[str], chart["from"])
    found: object = _data(game, file)
    for name in path:
        found = cast(Table, found)[name]
    return cast(Table, found)


def _rows(game: Game, chart: Table) -> list[Json]:
    sections = cast(dict[str, str], chart.get("sections", {}))
    shown = [_split(row, chart) for row in _records(game, chart) if _is_shown(row, chart)]
    return [
        {
            "name": _said(str(chart["name"]), row, chart).to_json(),
            "section": str(row.get("section") or sections.get(str(row["id"]), chart["section"])),
            "cells": [_cell(row, one) for one in cast(list[Table], chart["columns"])],
        }
        for row in shown
    ]


def _split(row: Table, chart: Table) -> Table:
    """Return a row with the number and the letter of its id, "7A", where a chart names both."""
    id = str(row["id"])
    return {**row, "number": id[:-1], "letter": id[-1]} if chart.get("split") else row


def _is_shown(row: Table, chart: Table) -> bool:
    without = cast(list[str], chart.get("without", []))
    return row["id"] not in without


def _records(game: Game, chart: Table) -> list[Table]:
    """Return the rows of a chart, each with an id: its own, those of a list, or of a table."""
    if "rows" in chart:
        return cast(list[Table], chart["rows"])
    found: object = _source(game, chart)
    if isinstance(found, Mapping):
        return [{"id": id, **_entry(row)} for id, row in found.items()]
    rows = [{"id": place, **row} for place, row in enumerate(cast(list[Table], found))]
    each = str(chart.get("each", ""))
    if not each:
        return [*rows]
    return [{**row, **part} for row in rows for part in cast(list[Table], row[each])]


def _grid(game: Game, chart: Table) -> list[Json]:
    """Return a table of results: one row for each roll, from the first on."""
    source = _source(game, chart)
    first = int(cast(int, source.get("first_row", chart.get("first", 1))))
    rows = cast(list[list[str]], source[str(chart["grid"])])
    return [
        {
            "name": _number(first + place),
            "section": str(chart["section"]),
            "cells": [[c] for c in row],
        }
        for place, row in enumerate(rows)
    ]


def _cell(row: Table, column: Table) -> list[object]:
    """Return what stands in a cell: messages and plain numbers, said one after another."""
    value = _field(row, str(column.get("field", column.get("id", ""))))
    say = str(column.get("say", ""))
    if not say:
        return [_plain(value, column)]
    if "field" not in column:
        return [_said(say, row, column).to_json()]
    if value is None:
        return [NOTHING]
    entries = value if isinstance(value, list) else [value]
    return [_said(say, _entry(one), column).to_json() for one in entries] or [NOTHING]


def _entry(value: object) -> Table:
    return cast(Table, value) if isinstance(value, Mapping) else {"value": value}


def _field(row: Table, path: str) -> object:
    """Return a field of a row, or of what lies in it: "move.infantry", "defend.0"."""
    found: object = row
    for name in path.split("."):
        if isinstance(found, Mapping):
            found = found.get(name)
        elif isinstance(found, list):
            found = found[int(name)] if int(name) < len(found) else None
        else:
            return None
    return found


def _plain(value: object, column: Table) -> str:
    if isinstance(value, list):
        return " / ".join(_plain(one, column) for one in value)
    if value is None or value is False:
        return str(column.get("else", NOTHING))
    if value is True:
        return YES
    if not isinstance(value, int):
        return str(value)
    return f"+{value}" if column.get("signed") and value > 0 else _number(value)


def _number(value: int) -> str:
    """Return a number with the sign that is printed before one below zero."""
    return str(value).replace("-", "\u2212")


def _said(template: str, row: Table, column: Table) -> Message:
    """Return a message whose id holds fields of a row, with those that it names as arguments."""
    named = cast(list[str], column.get("args", []))
    args: dict[str, Argument] = {name: cast(int | str, row[name]) for name in named}
    for name, id in cast(dict[str, str], column.get("with", {})).items():
        args[name] = Message(_filled(id, row))
    return Message(_filled(template, row), args)


def _filled(template: str, row: Table) -> str:
    """Return an id of a message with the fields of a row put in, written as ids are."""
    fields = {name: str(value) for name, value in row.items()}
    lower = {f"{name}_lower": value.lower() for name, value in fields.items()}
    return template.format_map({**fields, **lower})
