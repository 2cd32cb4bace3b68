"""Every section of every game has its text in three languages, and nothing in it leads nowhere."""

import pytest

from grognard.cli.language import LANGUAGES
from grognard.core import registry
from grognard.core.errors import GrognardError
from grognard.games.prussia.rules.s10_06_crt import ODDS
from grognard.manual import Manual, has_manual, manual_of, read_manual
from grognard.manual.book import (
    CHART,
    CITED,
    EXAMPLE,
    LIST,
    NUMBERED,
    RULING,
    TABLE,
    TEXT,
    BadManual,
)
from grognard.manual.drawn import with_charts
from grognard.research.rules_map import read_rows
from grognard.research.rulings import Ruling, read_rulings, rules_file
from tests.contract.toy.game import Duel

GAMES = [name for name in registry.games() if has_manual(registry.load(name), "en")]
FEWEST_WORDS = {"en": 58, "uk": 44, "ru": 44}
"""For a section on average; Ukrainian and Russian have no articles."""


def rulings_of(game: str) -> list[Ruling]:
    """Return the rulings of a game."""
    return read_rulings(rules_file(registry.load(game)).read_text("utf-8"))


def sections_of(game: str) -> list[str]:
    """Return the sections of a game as its map of the rules has them."""
    rows = read_rows(rules_file(registry.load(game)).read_text("utf-8"))
    return [row.section for row in rows]


def read(game: str, language: str) -> Manual:
    """Return the rules reference in a language, and fail if it is another's."""
    assert has_manual(registry.load(game), language)
    return manual_of(registry.load(game), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
class TestEveryManual:
    """What holds for each."""

    def test_every_section_is_there_in_order(self, game: str, language: str) -> None:
        manual = read(game, language)
        assert [one.number for one in manual.sections] == sections_of(game)
        assert [one.number for one in manual.sections if not one.blocks] == []
        assert manual.opening
        assert manual.terms

    def test_a_section_is_long_enough_to_play_by(self, game: str, language: str) -> None:
        words = [one.words() for one in read(game, language).sections]
        assert sum(words) / len(words) >= FEWEST_WORDS[language]

    def test_every_ruling_stands_in_its_sections(self, game: str, language: str) -> None:
        manual = read(game, language)
        found = {
            (section.number, int(block.name))
            for section in manual.sections
            for block in section.blocks
            if block.kind == RULING
        }
        numbers = {one.number: set(one.sections) for one in rulings_of(game)}
        wanted = {(section, number) for number, all in numbers.items() for section in all}
        assert wanted - found == set()
        assert {number for _, number in found} == set(numbers)

    def test_every_section_that_is_cited_exists(self, game: str, language: str) -> None:
        manual = read(game, language)
        blocks = [*manual.opening, *(b for one in manual.sections for b in one.blocks)]
        cited = {one for block in blocks for one in block.cited(CITED)}
        cited |= {span.text for term in manual.terms for span in term.meaning if span.style}
        known = {f"§{section}" for section in sections_of(game)}
        assert cited - known == set()

    def test_languages_say_the_same(self, game: str, language: str) -> None:
        """Section by section they have the same rulings, tables and drawings, and similar lists."""
        english, manual = read(game, "en"), read(game, language)
        fixed = (RULING, TABLE, CHART, EXAMPLE)
        for ours, theirs in zip(english.sections, manual.sections, strict=True):
            for kind in fixed:
                of = [
                    [(b.name, len(b.rows)) for b in s.blocks if b.kind == kind]
                    for s in (ours, theirs)
                ]
                assert of[0] == of[1], (ours.number, kind)
            lists = [
                sum(len(b.rows) for b in s.blocks if b.kind in (LIST, NUMBERED))
                for s in (ours, theirs)
            ]
            assert lists[0] == lists[1], ours.number


def test_a_manual_is_read() -> None:
    manual = read_manual(
        "# Toy\n\n### Goal\nWin.\n\n## §1 Aim\nTo win:\n- one\n- two\n  lines\n\n"
        "| a | b |\n| --- | --- |\n| 1 | §1 |\n\n> R1: so\n> it is.\n\n1. first\n2. second\n\n"
        "{chart terrain}\n\n## Terms\n- hill | hills: high, §1.\n"
    )
    (section,) = manual.sections
    kinds = [block.kind for block in section.blocks]
    assert kinds == [TEXT, LIST, TABLE, RULING, NUMBERED, CHART]
    assert section.blocks[1].text() == "one two lines"
    assert section.blocks[2].cited(CITED) == ["§1"]
    assert section.blocks[3].name == "1"
    assert section.blocks[3].text() == "so it is."
    assert section.blocks[5].name == "terrain"
    assert manual.terms[0].forms == ("hill", "hills")
    assert manual.section("1") is section
    assert manual.section("2") is None


@pytest.mark.parametrize(
    "text",
    [
        "words before\n# Toy\n",
        "# Toy\n\n## Aim without a number\ntext\n",
        "# Toy\n\n## §1 Aim\n> no number\n",
        "# Toy\n\n## §1 Aim\n- one\n1. two\n",
        "# Toy\n\n## Terms\n- a term alone\n",
    ],
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadManual):
        read_manual(text)


def test_a_chart_is_a_table_of_the_data_in_words() -> None:
    game = registry.load("prussia")
    manual = read_manual("# Toy\n\n## §10.6 The roll\n{chart combat}\n")
    table, note = with_charts(manual, game, "uk").sections[0].blocks
    assert (table.kind, table.name, note.kind) == (TABLE, "combat", TEXT)
    head, *rows = ["".join(span.text for span in cell) for cell in table.rows[0]]
    assert (head, rows) == ("Ближній бій", list(ODDS))
    with pytest.raises(BadManual, match="no such chart"):
        with_charts(read_manual("# Toy\n\n## §1 Aim\n{chart none}\n"), game, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_chart_is_said(game: str, language: str) -> None:
    """A message without a text would stand there as its bare id."""
    for section in read(game, language).sections:
        for block in section.blocks:
            assert f"{game}-" not in block.text(), section.number


def test_a_game_without_one_says_so() -> None:
    assert not has_manual(Duel(), "en")
    with pytest.raises(GrognardError, match="no-manual"):
        manual_of(Duel(), "en")
