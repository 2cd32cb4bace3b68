"""What the sources may not say, and what rules may not reach for."""

import re
from pathlib import Path

import pytest

from tests.house.source import PACKAGE, ROOT, imports, python_files

TEXT = {".css", ".ftl", ".html", ".json", ".md", ".py", ".svelte", ".toml", ".ts", ".yml"}
FOLDERS = ("docs", "src", "tests", "tools", "web/src")
UNNUMBERED = re.compile(r"\b(TODO|FIXME|XXX)\b(?! \(?#\d+)")
OUTSIDE = re.compile(r"\.\./shared|/work/")
CHANCE_AND_CLOCK = {
    "core": {"random", "time", "datetime"},
    "games": {"random", "secrets", "time", "datetime"},
}
DICE = PACKAGE / "core" / "dice.py"


def texts() -> list[Path]:
    """Return everything people wrote: the pages at the top, sources, tests, documentation."""
    below = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    found = [path for path in below if path.suffix in TEXT and path.is_file()]
    return [*ROOT.glob("*.md"), *found]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Return the places where a pattern occurs, this file left out."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in texts()
        if path != Path(__file__).resolve()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_what_is_left_to_do_has_an_issue_number() -> None:
    assert lines_with(UNNUMBERED) == []


@pytest.mark.parametrize(
    ("line", "is_numbered"),
    [
        ("# TODO #12: more", True),
        ("# TODO (#12) more", True),
        ("# TODO more", False),
        ("# TODO", False),
    ],
)
def test_an_issue_number_is_recognised(line: str, is_numbered: bool) -> None:
    assert (UNNUMBERED.search(line) is None) == is_numbered


def test_nothing_points_outside_the_repository() -> None:
    assert lines_with(OUTSIDE) == []


@pytest.mark.parametrize(("folder", "modules"), CHANCE_AND_CLOCK.items())
def test_rules_take_chance_and_time_from_the_dice_only(folder: str, modules: set[str]) -> None:
    breaches = [
        f"{found.place} imports {found.module}"
        for path in python_files(folder)
        if path != DICE
        for found in imports(path)
        if found.module.split(".")[0] in modules
    ]
    assert breaches == []
