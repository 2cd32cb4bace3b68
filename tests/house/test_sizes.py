"""Modules and functions stay small enough to be checked against the page."""

import ast

from tests.house.source import ROOT, place, python_files, tree

MOST_LINES_IN_A_MODULE = 600
MOST_LINES_IN_A_FUNCTION = 50


def test_no_module_is_too_long() -> None:
    sizes = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in python_files()
    }
    assert {name: size for name, size in sizes.items() if size > MOST_LINES_IN_A_MODULE} == {}


def test_no_function_is_too_long() -> None:
    sizes = {
        f"{place(path, node.lineno)} {node.name}": (node.end_lineno or 0) - node.lineno + 1
        for path in python_files()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {name: size for name, size in sizes.items() if size > MOST_LINES_IN_A_FUNCTION} == {}
