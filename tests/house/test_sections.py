"""A rule is found at the first guess: each section has a function in the module of its number."""

import ast
import re
from pathlib import Path

import pytest

from grognard.research.rules_map import Row, read_rows
from tests.house.source import GAMES, IN_THE_FRAME, place, tree

LEAST = 0.95
"""Of the sections of a game that have code, so many have a function in the module of their own."""
OWN = 0.80
"""Of what cites a section in a module, so much cites that of the module; the rest serves it."""
NAME = re.compile(r"s(\d\d)(?:_\d\d)*(?:_[a-z]+)+")
in_the_frame = pytest.mark.parametrize("game", IN_THE_FRAME, ids=lambda game: game.name)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def coded(game: Path) -> list[Row]:
    """Return the sections of a game that have code."""
    rows = read_rows((game / "RULES.md").read_text(encoding="utf-8"))
    return [row for row in rows if row.functions]


def is_at_home(row: Row) -> bool:
    """Whether one of a section's functions lies in a module of its number."""
    number = int(row.section.partition(".")[0])
    return any(name.startswith(f"rules.s{number:02}_") for name in row.functions)


@each_game
def test_a_section_has_a_function_in_the_module_of_its_number(game: Path) -> None:
    rows = coded(game)
    away = [f"§{row.section}" for row in rows if not is_at_home(row)]
    share = 1 - len(away) / len(rows)
    print(f"{game.name}: {len(rows) - len(away)} of {len(rows)} sections, {share:.1%}")
    assert share >= LEAST, away


@in_the_frame
def test_a_module_of_rules_has_the_number_of_its_section_and_says_so(game: Path) -> None:
    assert [place(path, 1) for path in modules_of(game) if not number_of(path)] == []
    assert [
        f"{place(path, 1)} {says}"
        for path in modules_of(game)
        if number_of(path) not in sections(says := first_line(tree(path)))
    ] == []


@each_game
def test_a_rule_lies_where_it_is_cited(game: Path) -> None:
    cited = [
        number_of(path) == sections(first_line(node))[0]
        for path in modules_of(game)
        for node in tree(path).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and sections(first_line(node))
    ]
    share = sum(cited) / len(cited)
    print(f"{game.name}: {sum(cited)} of {len(cited)} cite their own section first, {share:.1%}")
    assert share >= OWN


def modules_of(game: Path) -> list[Path]:
    """Return the modules of a game's rules."""
    return [path for path in sorted((game / "rules").glob("*.py")) if path.stem != "__init__"]


def number_of(path: Path) -> int:
    """Return the section in the name of a module, or 0."""
    found = NAME.fullmatch(path.stem)
    return int(found[1]) if found else 0


def first_line(node: ast.FunctionDef | ast.ClassDef | ast.Module) -> str:
    """Return the first line of a docstring."""
    return (ast.get_docstring(node) or "").partition("\n")[0]


def sections(says: str) -> list[int]:
    """Return the numbers of the sections that a line begins with."""
    start = re.match(r"(?:§[\d.]+(?:[-–]§?[\d.]+)?[, ]*)+", says)
    return [int(number) for number in re.findall(r"§(\d+)", start[0])] if start else []
