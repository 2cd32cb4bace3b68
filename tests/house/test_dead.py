"""What nobody calls and nobody reads is not kept: functions, classes, methods, constants, reasons.

A name is used where code of the package uses it; that a test, a changelog or a `RULES.md` names it
is not enough. Public names are used by others: what `__all__` lists, and what the reference shows.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.house.source import NOT_IN_THE_FRAME, PACKAGE, ROOT, place, python_files, tree

KEPT = {
    "GAME": "the registry looks it up by its name",
    "RESULT_R1": "a number of a list whose other numbers are read",
    "VERB_STALK": "a number of a list whose other numbers are read",
    "KEPT_PROBLEMS": "all that can be said, for the test of the catalogues",
    "PROBLEMS": "all that can be said, for the test of the catalogues",
    "REFUSALS": "all that can be said, for the test of the catalogues",
    "format_help": "the library that reads the command line calls it",
    "count_clicks": "the tests look into the database by it",
    "pids": "the proofs end processes by it",
    "prior": "OpenSpiel's tree search asks for it",
}
CALLED_BY_OTHERS = ("migrations", "gymnasium_env.py", "open_spiel_game.py", "pettingzoo_env.py")
"""Folders and files whose functions another program calls by their names."""
TOOLS_OF_THE_TESTS = "research"


class Definition(NamedTuple):
    """Something that has a name, and where it stands."""

    path: Path
    line: int
    name: str
    is_method: bool


def definitions(path: Path) -> Iterator[Definition]:
    """Yield what a module defines, and the methods of its classes."""
    for node in tree(path).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if not is_routed(node):
                yield Definition(path, node.lineno, node.name, False)
        if isinstance(node, ast.ClassDef):
            for one in node.body:
                if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield Definition(path, one.lineno, one.name, True)
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        for target in targets:
            if isinstance(target, ast.Name):
                yield Definition(path, node.lineno, target.id, False)


def is_routed(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    """Whether a function answers a request."""
    return any(ast.unparse(mark).startswith("router.") for mark in node.decorator_list)


def used(paths: list[Path]) -> set[str]:
    """Return the names that some files use: read, call, or give as a named argument."""
    names: set[str] = set()
    for path in paths:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                names.add(node.id)
            elif isinstance(node, ast.Attribute):
                names.add(node.attr)
            elif isinstance(node, ast.keyword) and node.arg:
                names.add(node.arg)
    return names


def public() -> set[str]:
    """Return the names that others may use."""
    names: set[str] = set()
    for path in python_files():
        for node in tree(path).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                names |= {"__all__", *ast.literal_eval(node.value)}
    for page in sorted((ROOT / "docs" / "reference").glob("*.md")):
        for shown in re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
            module = PACKAGE.parent / Path(*shown.split(".")).with_suffix(".py")
            names.add(shown.rpartition(".")[2])
            if module.is_file():
                names |= {one.name for one in definitions(module)}
    return names


def game_of(path: Path) -> str:
    """Return the folder of a game that a file belongs to, or ""."""
    parts = path.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def is_called_by_others(path: Path) -> bool:
    """Whether another program calls the functions of a file by their names."""
    return bool({*CALLED_BY_OTHERS} & {*path.relative_to(PACKAGE).parts})


def test_nothing_is_kept_that_nobody_uses() -> None:
    everywhere = used(python_files()) | public() | {*KEPT}
    tests = used([*sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "tools").rglob("*.py"))])
    in_game = {
        game: used(python_files(f"games/{game}"))
        for game in {game_of(path) for path in python_files("games")} - {""}
    }
    breaches = []
    for path in python_files():
        game = game_of(path)
        if game in NOT_IN_THE_FRAME or is_called_by_others(path):
            continue
        is_tool = path.relative_to(PACKAGE).parts[0] == TOOLS_OF_THE_TESTS
        for one in definitions(path):
            names = everywhere | tests if is_tool else everywhere
            if game and not one.is_method:
                names = in_game[game] | {*KEPT}
            if one.name not in names and not one.name.startswith("__"):
                breaches.append(f"{place(path, one.line)} {one.name}")
    assert breaches == []


def test_exceptions_are_there() -> None:
    defined = {one.name for path in python_files() for one in definitions(path)}
    assert {*KEPT} - defined == set()


def test_it_finds_what_is_dead(tmp_path: Path) -> None:
    file = tmp_path / "dead.py"
    file.write_text("LIFE = 1\nDEATH = 2\n\n\ndef live() -> int:\n    return LIFE\n\n\nlive()\n")
    names = {one.name for one in definitions(file)}
    assert names == {"LIFE", "DEATH", "live"}
    assert names - used([file]) == {"DEATH"}
