"""Every section of the rulebook has its function and its test."""

from pathlib import Path

from grognard.games import napoleonics
from grognard.research.rules_map import read_rows, rules_faults

GAME_FOLDER = Path(napoleonics.__path__[0])
PARTS = {"2": 10, "5": 15, "5.3": 5, "5.5": 9, "5.6": 11, "5.7": 3, "5.12": 3}
PARTS |= {"6": 4, "6.2": 7, "6.4": 1, "7": 9, "8": 2, "8.2": 13, "9": 15}
"""Sections with headings or numbered steps of their own."""


def sections(parent: str) -> list[str]:
    found: list[str] = []
    for number in range(1, PARTS.get(parent, 0) + 1):
        name = f"{parent}.{number}"
        found += [name, *sections(name)]
    return found


def test_every_section_has_its_function_and_its_test() -> None:
    assert rules_faults(GAME_FOLDER, Path(__file__).parent) == []


def test_every_section_of_the_rulebook_is_in_the_map() -> None:
    printed = [name for part in range(1, 10) for name in (str(part), *sections(str(part)))]
    rows = read_rows((GAME_FOLDER / "RULES.md").read_text(encoding="utf-8"))
    assert [row.section for row in rows] == printed
