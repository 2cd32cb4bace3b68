"""The map of the rules: every numbered section has its function and its test, or says why not.

A game's `RULES.md` holds a table with the columns section, title, function, test, state:

    | section | title | function | test | state |
    | --- | --- | --- | --- | --- |
    | §5.2 | Costs | `rules.s05_movement.can_enter` | `test_s05_movement.test_5_2_a_unit` | done |
    | §1.1 | The sides | | | no code: names only |

Functions and tests are named from the game's folder and from its tests' folder; several are
separated by spaces or commas. A table, a class or a method of a class may stand for a function.
Rulings are paragraphs or list items that begin with their number, `R3`.
"""

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

COLUMNS = ("section", "title", "function", "test", "state")
NO_CODE = "no code:"
NO_TEST = "no test:"
CITING_FILES = ("*.py", "*.toml")

_NUMBER = r"\d+(?:\.\d+)*"
_CITATION = re.compile(rf"§\s?({_NUMBER})(?:-({_NUMBER}))?")
_RULING = re.compile(r"\bruling R(\d+)\b", re.IGNORECASE)
_RULING_TEXT = re.compile(r"^[-*#|\s]*R(\d+)\b", re.MULTILINE)


@dataclass(frozen=True)
class Row:
    """One section of the rulebook: where it is programmed, where it is tested."""

    section: str
    title: str
    functions: tuple[str, ...]
    tests: tuple[str, ...]
    state: str


def rules_faults(game: Path, tests: Path) -> list[str]:
    """Return what is wrong with the map of a game's folder, beside the folder of its tests."""
    text = (game / "RULES.md").read_text(encoding="utf-8")
    rows = read_rows(text)
    if not rows:
        return ["RULES.md has no table of sections"]
    return [
        *_table_faults(rows),
        *(fault for row in rows for fault in _function_faults(row, game)),
        *(fault for row in rows for fault in _test_faults(row, tests)),
        *_citation_faults({row.section for row in rows}, game),
        *_ruling_faults(set(_RULING_TEXT.findall(text)), game),
    ]


def read_rows(text: str) -> list[Row]:
    """Return the rows of the table of sections.

    >>> read_rows("| section | title | function | test | state |\\n|---|---|---|---|---|\\n"
    ...           "| §5.2 | Cost | `rules.s05.cost` | `test_s05.test_cost` | done |")
    [Row(section='5.2', title='Cost', functions=('rules.s05.cost',), \
tests=('test_s05.test_cost',), state='done')]
    """
    rows: list[Row] = []
    is_inside = False
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if tuple(cell.lower() for cell in cells) == COLUMNS:
            is_inside = True
        elif not line.startswith("|"):
            is_inside = False
        elif is_inside and len(cells) == len(COLUMNS) and not set(cells[0]) <= set("-: "):
            section, title, functions, tests, state = cells
            rows.append(Row(_bare(section), title, _names(functions), _names(tests), state))
    return rows


def cited_sections(text: str) -> set[str]:
    """Return the sections that a text cites, ranges written out.

    >>> sorted(cited_sections("§7.1-7.3 and §11.5c, §4.4 opt"))
    ['11.5', '4.4', '7.1', '7.2', '7.3']
    """
    sections: set[str] = set()
    for first, last in _CITATION.findall(text):
        sections.add(first)
        if last:
            parent, _, low = first.rpartition(".")
            high = last.rpartition(".")[2]
            numbers = range(int(low), int(high) + 1)
            sections |= {f"{parent}.{number}" if parent else str(number) for number in numbers}
    return sections


def _bare(section: str) -> str:
    return section.strip("`§ ")


def _names(cell: str) -> tuple[str, ...]:
    return tuple(name for name in re.split(r"[`\s,]+", cell) if name and name not in "-–—")


def _table_faults(rows: list[Row]) -> list[str]:
    """Each section stands once, with function and test, or with the reason why it has none."""
    faults: list[str] = []
    seen: set[str] = set()
    for row in rows:
        if row.section in seen:
            faults.append(f"§{row.section} stands twice in RULES.md")
        seen.add(row.section)
        if not row.state:
            faults.append(f"§{row.section} has no state")
        if not row.functions and not _gives_reason(row.state, NO_CODE):
            faults.append(f"§{row.section} has no function and does not say why")
        if row.functions and not row.tests and not _gives_reason(row.state, NO_TEST):
            faults.append(f"§{row.section} has no test and does not say why")
    return faults


def _gives_reason(state: str, start: str) -> bool:
    return state.startswith(start) and len(state) > len(start) + 1


def _function_faults(row: Row, game: Path) -> list[str]:
    """What a row names exists, and what is a function cites the section."""
    faults: list[str] = []
    for name in row.functions:
        source = _source(game, name)
        if source is None:
            faults.append(f"§{row.section} names the function {name}, which does not exist")
        elif source.startswith("def ") and not _is_cited(row.section, source):
            faults.append(f"§{row.section} names the function {name}, which does not cite it")
    return faults


def _is_cited(section: str, source: str) -> bool:
    cited = cited_sections(source)
    return any(found == section or found.startswith(f"{section}.") for found in cited)


def _test_faults(row: Row, tests: Path) -> list[str]:
    return [
        f"§{row.section} names the test {name}, which does not exist"
        for name in row.tests
        if _source(tests, name) is None
    ]


def _citation_faults(sections: set[str], game: Path) -> list[str]:
    """Each section cited in code or data stands in the table."""
    return [
        f"{file.relative_to(game)} cites §{section}, which is not in RULES.md"
        for file in _citing_files(game)
        for section in sorted(cited_sections(file.read_text(encoding="utf-8")) - sections)
    ]


def _ruling_faults(explained: set[str], game: Path) -> list[str]:
    """Each ruling cited is explained."""
    return [
        f"{file.relative_to(game)} cites ruling R{number}, which RULES.md does not explain"
        for file in _citing_files(game)
        for number in sorted(set(_RULING.findall(file.read_text(encoding="utf-8"))) - explained)
    ]


def _citing_files(game: Path) -> list[Path]:
    return sorted(file for pattern in CITING_FILES for file in game.rglob(pattern))


def _source(folder: Path, name: str) -> str | None:
    """Return the source of a dotted name below a folder, or None if there is no such thing."""
    parts = name.split(".")
    for length in range(len(parts) - 1, 0, -1):
        file = folder.joinpath(*parts[:length]).with_suffix(".py")
        if file.is_file():
            return _definitions(file).get(".".join(parts[length:]))
    return None


@cache
def _definitions(file: Path) -> dict[str, str]:
    """Return what a module defines at its top and in its classes, with its source."""
    text = file.read_text(encoding="utf-8")
    lines = text.split("\n")
    found: dict[str, str] = {}
    for node in ast.parse(text).body:
        _add(found, node, "", lines)
        if isinstance(node, ast.ClassDef):
            for member in node.body:
                _add(found, member, f"{node.name}.", lines)
    return found


def _add(found: dict[str, str], node: ast.stmt, prefix: str, lines: list[str]) -> None:
    source = "\n".join(lines[node.lineno - 1 : node.end_lineno])
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        found[prefix + node.name] = source
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        found[prefix + node.target.id] = source
    elif isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name):
                found[prefix + target.id] = source
