"""Every section of the rulebook has its function and its test."""

from pathlib import Path

from grognard.games import marengo
from grognard.research.rules_map import read_rows, rules_faults

GAME_FOLDER = Path(marengo.__path__[0])
STEPS = {4: 6, 9: 4, 10: 2, 11: 9, 13: 2, 18: 3}
"""Sections with numbered points."""


def test_every_section_has_its_function_and_its_test() -> None:
    assert rules_faults(GAME_FOLDER, Path(__file__).parent) == []


def test_every_section_of_the_rulebook_is_in_the_map() -> None:
    printed: list[str] = []
    for section in range(1, 24):
        printed.append(str(section))
        printed += [f"{section}.{step}" for step in range(1, STEPS.get(section, 0) + 1)]
    rows = read_rows((GAME_FOLDER / "RULES.md").read_text(encoding="utf-8"))
    assert [row.section for row in rows] == printed
