"""What a subclass must give is asked for by an error: compiled, an empty body ends the process."""

import ast

from tests.house.source import place, python_files, tree

COMPILED = ("core", "games", "ai", "match")


def test_every_abstract_method_raises_and_names_itself() -> None:
    breaches = [
        f"{place(path, method.lineno)} {kind.name}.{method.name}"
        for path in python_files(*COMPILED)
        for kind in ast.walk(tree(path))
        if isinstance(kind, ast.ClassDef)
        for method in kind.body
        if isinstance(method, ast.FunctionDef) and is_abstract(method)
        if ast.unparse(method.body[-1]) != missing(kind.name, method.name)
    ]
    assert breaches == []


def is_abstract(method: ast.FunctionDef) -> bool:
    """Whether a method is marked as one that a subclass must give."""
    return any(ast.unparse(mark).endswith("abstractmethod") for mark in method.decorator_list)


def missing(kind: str, method: str) -> str:
    """Return the statement that an abstract method ends with."""
    return f"raise MissingMethod('missing-method', name='{kind}.{method}')"
