"""Reading Fluent catalogues and what the code says from them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grognard.core.errors import GrognardError
from grognard.match import MatchError

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "grognard"
SHELL = PACKAGE / "messages"
FOLDERS = sorted(path for path in PACKAGE.rglob("messages") if path.is_dir())
ENGLISH = sorted(path for folder in FOLDERS for path in folder.glob("*.en.ftl"))
"""The catalogues, by their English files."""
LANGUAGES = ("en", "uk", "ru")


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _Selects(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    """Return everything in a catalogue, junk included."""
    return FluentParser().parse(path.read_text("utf-8")).body


def messages(path: Path) -> list[ftl.Message]:
    """Return the messages of a catalogue."""
    return [entry for entry in entries(path) if isinstance(entry, ftl.Message)]


def in_language(english: Path, language: str) -> Path:
    """Return the file that says the same in another language."""
    return english.with_name(f"{english.name.partition('.')[0]}.{language}.ftl")


def all_messages(folder: Path, language: str) -> list[ftl.Message]:
    """Return what a folder says in a language, all its subjects together."""
    return [one for path in sorted(folder.glob(f"*.{language}.ftl")) for one in messages(path)]


def variables(node: ftl.BaseNode) -> set[str]:
    """Return the names of all variables below a node."""
    visitor = _Variables()
    visitor.visit(node)
    return visitor.names


def selects(node: ftl.BaseNode) -> list[ftl.SelectExpression]:
    """Return all choices between variants below a node."""
    visitor = _Selects()
    visitor.visit(node)
    return visitor.found


def keys(select: ftl.SelectExpression) -> dict[str, ftl.Variant]:
    """Return the variants of a choice by their keys."""
    found = {}
    for variant in select.variants:
        key = variant.key
        found[key.name if isinstance(key, ftl.Identifier) else key.value] = variant
    return found


# What the code says.


def code_files(*folders: str) -> list[Path]:
    """Return the Python files of some folders of the package."""
    return sorted(path for folder in folders for path in (PACKAGE / folder).rglob("*.py"))


def nodes(path: Path) -> Iterator[ast.AST]:
    """Yield every node of a file's syntax tree."""
    yield from ast.walk(ast.parse(path.read_text("utf-8"), str(path)))


@cache
def strings(path: Path) -> set[str]:
    """Return every string constant of a file."""
    return {
        n.value for n in nodes(path) if isinstance(n, ast.Constant) and isinstance(n.value, str)
    }


@cache
def error_calls(path: Path) -> list[tuple[str, ast.Call]]:
    """Return code and call of every error of ours that a file makes."""
    found = []
    for node in nodes(path):
        if isinstance(node, ast.Call) and node.args and _called(node) in ERRORS:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.append((first.value, node))
    return found


def error_codes(path: Path) -> set[str]:
    """Return the codes of all errors of ours that a file makes."""
    return {code for code, _ in error_calls(path)}


def error_arguments(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Yield code and argument names of every error whose arguments are written out."""
    for code, call in error_calls(path):
        names = {word.arg for word in call.keywords if word.arg is not None}
        if len(names) == len(call.keywords):
            yield code, names


def _kinds(kind: type[GrognardError]) -> set[str]:
    return {kind.__name__}.union(*(_kinds(lower) for lower in kind.__subclasses__()))


ERRORS = _kinds(GrognardError) | _kinds(MatchError)
"""The names of all our errors."""


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


SPEAKERS = {
    "print", "echo", "input", "status", "append", "add_column", "add_row", "add_task", "write",
    "Text", "Panel", "Rule", "Line", "choose", "confirm", "read_line", "sentence", "tell",
}  # fmt: skip
"""Functions and methods whose first argument, or title, reaches the terminal."""


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and text of every literal that is handed to something that prints it."""
    for node in nodes(path):
        if isinstance(node, ast.Call) and _name(node.func) in SPEAKERS:
            titles = [word.value for word in node.keywords if word.arg in ("title", "prompt")]
            for argument in [*node.args[:1], *titles]:
                for text in _literals(argument):
                    yield node.lineno, text


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _literals(node: ast.expr) -> Iterator[str]:
    """Yield the literal parts of a string, an f-string or a sum of them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from _literals(part)
    elif isinstance(node, ast.BinOp):
        yield from _literals(node.left)
        yield from _literals(node.right)
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
