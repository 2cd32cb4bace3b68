"""Imports go one way: core to games, core to ai, both to match, all to server, cli and research."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests.house.source import PACKAGE, ROOT, Import, imports, python_files, strings

ALLOWED = {
    "core": {"core"},
    "games": {"core"},  # and its own folder
    "ai": {"core", "ai"},
    "match": {"core", "ai", "match"},
    "messages": {"core", "messages"},
    "manual": {"core", "match", "messages", "manual"},
    "lab": {"core", "ai", "messages", "lab"},
    "research": {"core", "ai", "match", "messages", "lab", "research"},
    "lessons": {"core", "ai", "match", "messages", "manual", "lessons"},
    "puzzles": {"core", "ai", "match", "manual", "lab", "puzzles"},
    "server": {"core", "ai", "match", "messages", "manual", "lessons", "puzzles", "server"},
    "cli": {
        "core",
        "ai",
        "match",
        "messages",
        "manual",
        "lessons",
        "puzzles",
        "lab",
        "research",
        "server",
        "cli",
    },
    "": {"core", "ai", "match", "messages"},  # __init__.py and __main__.py of the package
}
STANDARD_LIBRARY_ONLY = ("core", "games", "ai")
ALSO_COMPILED = ("mypy_extensions", "librt")
FILES = python_files()


def folder_of(path: Path) -> str:
    """Return the part of the package a file belongs to; empty for its own few modules."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def game_of(path: Path) -> str | None:
    """Return the game a file belongs to, if any."""
    parts = path.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def is_allowed(path: Path, module: str) -> bool:
    """Whether this file may import this module of ours."""
    parts = module.split(".")
    if len(parts) == 1:
        return folder_of(path) not in STANDARD_LIBRARY_ONLY  # the public interface
    target = parts[1]
    if not (PACKAGE / target).is_dir():
        return True  # a name of the public interface, not a folder
    if target == "games" and game_of(path) is not None:
        return len(parts) == 2 or parts[2] == game_of(path)
    return target in ALLOWED[folder_of(path)]


def is_ours(found: Import) -> bool:
    """Whether the imported module belongs to this package."""
    return found.module.split(".")[0] == "grognard"


@pytest.mark.parametrize("folder", sorted({folder_of(path) for path in FILES}))
def test_every_folder_of_the_package_has_its_import_direction(folder: str) -> None:
    assert folder in ALLOWED, f"add src/grognard/{folder} to ALLOWED"


def test_every_folder_with_modules_is_a_package() -> None:
    folders = {path.parent for path in FILES}
    assert [str(path) for path in sorted(folders) if not (path / "__init__.py").exists()] == []


def test_imports_go_one_way() -> None:
    breaches = [
        f"{found.place} imports {found.module}"
        for path in FILES
        for found in imports(path)
        if is_ours(found) and not is_allowed(path, found.module)
    ]
    assert breaches == []


def test_the_engine_uses_the_standard_library_only() -> None:
    breaches = [
        f"{found.place} imports {found.module}"
        for path in python_files(*STANDARD_LIBRARY_ONLY)
        for found in imports(path)
        if not is_ours(found)
        and found.module.split(".")[0] not in {*sys.stdlib_module_names, *ALSO_COMPILED}
    ]
    assert breaches == []


def test_games_are_reached_through_the_registry_only() -> None:
    """A module name in a string is an import too."""
    breaches = [
        f"{where} names {text}"
        for path in FILES
        if folder_of(path) not in ("core", "games")
        for where, text in strings(path)
        if re.fullmatch(r"grognard\.games\.[\w.]+", text)
    ]
    assert breaches == []


def test_ai_names_no_game() -> None:
    games = [path.name for path in (PACKAGE / "games").glob("[a-z]*") if path.is_dir()]
    names = re.compile("|".join(rf"\b{game}\b" for game in games) or r"(?!)", re.IGNORECASE)
    breaches = [
        f"{path.relative_to(PACKAGE)} names {found.group()}"
        for path in python_files("ai")
        for found in names.finditer(path.read_text(encoding="utf-8"))
    ]
    assert breaches == []


def test_who_compiles_the_engine_needs_no_package_of_what_it_reads_beside_it() -> None:
    """The compiler follows imports, and stops at a package that is not there unless told not to."""
    engine = {"core", "games", "ai", "match"}
    files = [path for path in FILES if folder_of(path) in {*engine, ""}]
    read = {folder for path in files for folder in _folders_in(path)} - engine
    overrides = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]["overrides"]
    silent = [one for one in overrides if one.get("follow_imports") == "silent"]
    assert read == {name.split(".")[1] for one in silent for name in one["module"]}


def _folders_in(path: Path) -> set[str]:
    """Return the folders of the package that a file imports from."""
    names = [found.module.split(".") for found in imports(path) if is_ours(found)]
    return {name[1] for name in names if len(name) > 1 and (PACKAGE / name[1]).is_dir()}
