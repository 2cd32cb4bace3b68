"""Every section of the rulebook has its function and its test."""

import re
from pathlib import Path

from grognard.games import _template
from grognard.research.rules_map import read_rows, rules_faults
from tests.games._template.test_s01_pieces import RULEBOOK

GAME_FOLDER = Path(_template.__path__[0])


def test_every_section_has_its_function_and_its_test() -> None:
    assert rules_faults(GAME_FOLDER, Path(__file__).parent) == []


def test_every_section_of_the_rulebook_is_in_the_map() -> None:
    printed = re.findall(r"^(?:## |\*\*)(\d+(?:\.\d+)?)\b", RULEBOOK, re.MULTILINE)
    rows = read_rows((GAME_FOLDER / "RULES.md").read_text(encoding="utf-8"))
    assert [row.section for row in rows] == printed
