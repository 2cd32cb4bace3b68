"""What the house tests read: files of the repository, their syntax trees, their imports."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "grognard"
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/game.py"))
NOT_IN_THE_FRAME: tuple[str, ...] = ()
"""Games that are still to be moved into the frame: less is asked of them."""
IN_THE_FRAME = [game for game in GAMES if game.name not in NOT_IN_THE_FRAME]


class Import(NamedTuple):
    """One imported module, by its full name, and where the import stands."""

    place: str
    module: str


def python_files(*folders: str) -> list[Path]:
    """Return the Python files below these folders of the package, or below all of it."""
    tops = [PACKAGE / folder for folder in folders] or [PACKAGE]
    return sorted(path for top in tops for path in top.rglob("*.py"))


def place(path: Path, line: int) -> str:
    """Return file and line as an editor understands them."""
    return f"{path.relative_to(ROOT)}:{line}"


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> Iterator[Import]:
    """Yield all imports of a file, at any depth.

    `from a import b` yields both `a` and `a.b`, since b may be a module.
    """
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(place(path, node.lineno), alias.name)
        elif isinstance(node, ast.ImportFrom):
            module = absolute(path, node)
            yield Import(place(path, node.lineno), module)
            for alias in node.names:
                yield Import(place(path, node.lineno), f"{module}.{alias.name}")


def absolute(path: Path, node: ast.ImportFrom) -> str:
    """Return the full name of the module that a `from` statement names."""
    if node.level == 0:
        return node.module or ""
    folder = path.parents[node.level - 1].relative_to(PACKAGE.parent)
    return ".".join([*folder.parts, *([node.module] if node.module else [])])


def strings(path: Path) -> Iterator[tuple[str, str]]:
    """Yield place and value of every string literal of a file."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield place(path, node.lineno), node.value
