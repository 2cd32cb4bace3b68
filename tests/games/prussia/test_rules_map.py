"""Every section of the rulebook has its function and its test."""

from pathlib import Path

from grognard.games import prussia
from grognard.research.rules_map import read_rows, rules_faults

GAME_FOLDER = Path(prussia.__path__[0])
# fmt: off
CHILDREN = {
    "1": 4, "2": 3, "4": 5, "4.1": 3, "4.2": 2, "4.3": 3, "5": 4, "6": 4,
    "7": 6, "7.5": 5, "7.6": 3, "8": 5, "8.2": 2, "8.2.1": 2, "9": 4, "10": 13,
    "10.1": 1, "10.5": 1, "10.8": 3, "10.8.1": 4, "10.8.3": 5, "10.9": 2, "10.10": 1, "10.13": 3,
    "12": 4, "15": 2, "22": 2, "23": 6, "23.3": 2, "23.4": 4, "24": 4, "24.2": 5,
    "25": 4, "25.3": 8, "26": 4, "26.3": 6, "26.4": 1,
}
# fmt: on
"""How many numbered parts a section has; §23.5 is numbered 1, 1 and 3."""


def numbered(section: str) -> list[str]:
    parts = [section]
    for part in range(1, CHILDREN.get(section, 0) + 1):
        parts += numbered(f"{section}.{part}")
    if section == "23.5":
        parts += ["23.5.1", "23.5.3"]
    return parts


def test_every_section_has_its_function_and_its_test() -> None:
    assert rules_faults(GAME_FOLDER, Path(__file__).parent) == []


def test_every_section_of_the_rulebook_is_in_the_map() -> None:
    printed = [part for top in [*range(1, 16), *range(22, 27)] for part in numbered(str(top))]
    rows = read_rows((GAME_FOLDER / "RULES.md").read_text(encoding="utf-8"))
    assert [row.section for row in rows] == printed
