"""The reference names only what is there, all that is public, and documents each of it."""

import importlib
import inspect
import re
from pathlib import Path

import pytest

import grognard
from grognard.core import types
from tests.house.source import ROOT
from tools.docstrings import fenced

FOLDER = ROOT / "docs" / "reference"
DIRECTIVE = re.compile(r"^::: (\S+)$", re.MULTILINE)
PAGES = sorted(FOLDER.glob("*.md"))
NAMES = [(page.name, name) for page in PAGES for name in DIRECTIVE.findall(page.read_text("utf-8"))]


def found(name: str) -> object:
    """Return what a dotted name stands for: a module, or something in one."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        module, _, last = name.rpartition(".")
        return getattr(importlib.import_module(module), last)


@pytest.mark.parametrize(("page", "name"), NAMES, ids=[name for _, name in NAMES])
def test_what_the_reference_names_exists_and_is_documented(page: str, name: str) -> None:
    assert inspect.getdoc(found(name)), f"{page}: {name} has no docstring"


def test_nothing_stands_twice() -> None:
    names = [name for _, name in NAMES]
    assert sorted(names) == sorted(set(names))


def shows(directive: str, name: str) -> bool:
    """Whether a directive shows a public name: by itself, or with the module that defines it."""
    value = found(directive)
    if not inspect.ismodule(value):
        return directive.endswith(f".{name}")
    home = getattr(getattr(value, name, None), "__module__", directive)
    return hasattr(value, name) and (value is types or home == directive)


@pytest.mark.parametrize("name", sorted(set(grognard.__all__) - {"__version__"}))
def test_every_public_name_is_in_the_reference(name: str) -> None:
    assert any(shows(one, name) for _, one in NAMES), f"{name}: add it to docs/reference"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_page_is_in_the_navigation_and_on_the_first(page: Path) -> None:
    assert f"reference/{page.name}" in (ROOT / "mkdocs.yml").read_text("utf-8")
    first = (FOLDER / "index.md").read_text("utf-8")
    assert page.name == "index.md" or f"({page.name})" in first


def test_examples_of_docstrings_become_code_and_nothing_else_does() -> None:
    text = "First.\n\n>>> a = 1\n>>> a\n1\n\nThen more >>> here.\n\n>>> b\n2"
    assert fenced(text) == (
        "First.\n\n```python\n>>> a = 1\n>>> a\n1\n```\n\nThen more >>> here.\n\n"
        "```python\n>>> b\n2\n```"
    )
    assert fenced("No example.") == "No example."
