"""Rulings: numbered without a hole that is not explained, cited only if there are, linked."""

import re
from pathlib import Path

import pytest

from tests.house.source import PACKAGE, ROOT
from tools.rulings_page import LINK, rulings, with_rulings

GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/RULES.md"))
PAGE = ROOT / "docs" / "rulings.md"
RULING = re.compile(r"^- R(\d+)\b", re.MULTILINE)
UNUSED = re.compile(r"^Not used: (.+?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
RANGE = re.compile(r"R(\d+)(?: to R(\d+))?")
CITED = re.compile(r"\bR(\d+)\b")


def numbers_of(text: str) -> list[int]:
    """Return the numbers of the rulings in a RULES.md, in its order."""
    return [int(number) for number in RULING.findall(rulings(text))]


def unused_of(text: str) -> set[int]:
    """Return the numbers that a RULES.md says are not used: "Not used: R3, R7 to R9 (why)."."""
    said = " ".join(UNUSED.findall(rulings(text)))
    ranges = [(int(first), int(last or first)) for first, last in RANGE.findall(said)]
    return {number for first, last in ranges for number in range(first, last + 1)}


def holes_of(text: str) -> set[int]:
    """Return the numbers below the last that no ruling has."""
    numbers = numbers_of(text)
    return set(range(1, max(numbers, default=0) + 1)) - set(numbers)


def cited_in(path: Path) -> set[int]:
    """Return the rulings that a file cites, in lines that speak of a ruling or a section."""
    lines = path.read_text("utf-8").splitlines()
    citing = [line for line in lines if "ruling" in line.lower() or "§" in line]
    return {int(number) for line in citing for number in CITED.findall(line)}


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_rulings_are_numbered_in_order_and_every_hole_is_explained(game: Path) -> None:
    text = (game / "RULES.md").read_text("utf-8")
    numbers = numbers_of(text)
    assert numbers
    assert numbers == sorted(set(numbers))
    assert holes_of(text) == unused_of(text)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_ruling_that_code_or_data_cites_is_there(game: Path) -> None:
    known = set(numbers_of((game / "RULES.md").read_text("utf-8")))
    files = [path for suffix in ("py", "toml", "md") for path in game.rglob(f"*.{suffix}")]
    missing = {path.name: cited_in(path) - known for path in files if path.name != "RULES.md"}
    assert {name: numbers for name, numbers in missing.items() if numbers} == {}


def test_the_page_of_rulings_links_to_those_of_every_game() -> None:
    linked = {ROOT / path for path in LINK.findall(PAGE.read_text("utf-8"))}
    assert linked == {game / "RULES.md" for game in GAMES if game.name != "_template"}


def test_the_site_repeats_every_ruling() -> None:
    page = with_rulings(PAGE.read_text("utf-8"))
    games = [game for game in GAMES if game.name != "_template"]
    expected = [n for game in games for n in numbers_of((game / "RULES.md").read_text("utf-8"))]
    assert sorted(int(number) for number in RULING.findall(page)) == sorted(expected)
    assert "RULES.md#rulings" not in page


def test_a_hole_and_a_word_on_it_are_found() -> None:
    text = "## Rulings\n\nNot used: R2, R4 to R5 (said why).\n\n- R1: a\n- R3: b\n- R6: c\n"
    assert numbers_of(text) == [1, 3, 6]
    assert holes_of(text) == unused_of(text) == {2, 4, 5}
    assert unused_of(text.replace("Not used", "Used")) == set()
