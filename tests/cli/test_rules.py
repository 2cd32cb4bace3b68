"""`grognard rules` shows where a section is programmed, tested and ruled on."""

import json

import pytest

from grognard.cli.language import LANGUAGES
from grognard.core.errors import GrognardError
from grognard.core.registry import games, load
from grognard.manual import Block, has_manual, manual_of
from grognard.research.rules_map import read_rows
from grognard.research.rulings import near, order, read_rulings, rows_of, rules_file, rulings_on
from tests.cli.terminal import grognard
from tests.contract.toy.game import Duel

ALL = [*games(), "skirmish"]


def text_of(game: str) -> str:
    """Return the RULES.md of a game as it is shipped."""
    return rules_file(load(game)).read_text("utf-8")


@pytest.mark.parametrize("game", ALL)
def test_without_a_section_the_contents_are_shown(game: str) -> None:
    ran = grognard("rules", game, width=200)
    assert (ran.code, ran.err) == (0, "")
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    rows = read_rows(text_of(game))
    titles = {row.section: row.title for row in rows}
    if has_manual(load(game), "en"):
        titles |= {one.number: one.title for one in manual_of(load(game), "en").sections}
    expected = [f"§{row.section} {titles[row.section]}" for row in rows]
    assert [line for line in lines if line.startswith("§")] == expected


@pytest.mark.parametrize("section", ["6", "§6", "§ 6", "6."])
def test_a_section_shows_functions_tests_state_and_rulings(section: str) -> None:
    ran = grognard("rules", "marengo", section, "--code", width=200)
    row = rows_of("6", read_rows(text_of("marengo")))[0]
    assert (ran.code, ran.err) == (0, "")
    assert all(name in ran.out for name in (row.title, *row.functions, *row.tests, row.state))
    assert "Ruling R15" in ran.out
    assert "nothing but organizing goes on" in ran.out
    assert "§7" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_is_read_in_the_readers_language(language: str) -> None:
    ran = grognard("rules", "marengo", "11.6", lang=language, width=400)
    manual = manual_of(load("marengo"), language)
    section = manual.section("11.6")
    assert section is not None
    assert (ran.code, ran.err) == (0, "")
    assert f"§11.6 {section.title}" in ran.out
    assert all(cell in ran.out for block in section.blocks for cell in texts(block))
    assert "rules.s11" not in ran.out


def texts(block: Block) -> list[str]:
    """Return the words of a block, item by item."""
    return ["".join(span.text for span in cell) for row in block.rows for cell in row]


def test_the_contents_begin_with_the_first_page() -> None:
    out = grognard("rules", "marengo", width=400).out
    opening = manual_of(load("marengo"), "en").opening
    assert all(text in out for block in opening for text in texts(block))


def test_what_lies_below_a_section_is_shown_with_it() -> None:
    out = grognard("rules", "marengo", "11").out
    shown = [line.split()[0] for line in out.splitlines() if line.startswith("§")]
    assert shown == ["§11", *(f"§11.{step}" for step in range(1, 10))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_every_section_of_every_game_can_be_shown(game: str, language: str) -> None:
    for section in dict.fromkeys(row.section.split(".")[0] for row in read_rows(text_of(game))):
        ran = grognard("rules", game, section, lang=language, width=200)
        assert (ran.code, ran.err) == (0, "")
        assert "cli-" not in ran.out


def test_its_own_words_are_translated() -> None:
    assert "Трактування R15" in grognard("rules", "marengo", "6", lang="uk").out
    assert "Трактовка R15" in grognard("rules", "marengo", "6", lang="ru").out


def test_a_program_reads_json() -> None:
    found = json.loads(grognard("rules", "skirmish", "6.7", "--json").out)
    assert [row["section"] for row in found] == ["§6.7"]
    assert found[0]["functions"] == [
        "rules.s06_combat.stand_code",
        "rules.s06_combat.fail_to_retreat",
    ]
    assert [(one["id"], one["sections"], one["option"]) for one in found[0]["rulings"]] == [
        ("R1", ["§6.7"], None)
    ]
    assert len(json.loads(grognard("rules", "skirmish", "--json").out)) == 41


@pytest.mark.parametrize(
    ("section", "sentence"),
    [
        ("11.12", "Near it: §11.7 Reduction calculation; §11.8 Reduction assessment; §11.9"),
        ("99", "Near it: §21 "),
        ("5.3.1", "Near it: §5 Sequence of play."),
        ("bombard", "Near it: §10 Bombardment; §10.1 "),
        ("chess", "have no section chess. All: grognard rules marengo."),
        ("§", "have no section . All:"),
    ],
)
def test_an_unknown_section_is_refused_with_near_ones(section: str, sentence: str) -> None:
    ran = grognard("rules", "marengo", section, width=300)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.startswith("Error: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_translated(language: str) -> None:
    said = grognard("rules", "marengo", "11.12", lang=language, width=300).err
    assert "§11.12" in said
    assert "§11.9" in said
    assert "grognard rules marengo" in said


@pytest.mark.parametrize("game", ALL)
def test_rulings_are_read_whole(game: str) -> None:
    text = text_of(game)
    rows, rulings = read_rows(text), read_rulings(text)
    known = {row.section for row in rows}
    assert [
        one.number for one in rulings if not (one.sections and one.text.endswith((".", ".)")))
    ] == []
    assert [one.number for one in rulings if not set(one.sections) <= known] == []
    assert {one.option for one in rulings if one.option} <= {o.id for o in load(game).options()}
    shown = {one.number for row in rows for one in rulings_on(row, rulings)}
    assert shown == {one.number for one in rulings}


def test_a_misspelt_number_is_looked_for_under_what_exists_of_it() -> None:
    rows = read_rows(text_of("prussia"))
    assert [row.section for row in near("10.8.1.77", rows)] == ["10.8.1.2", "10.8.1.3", "10.8.1.4"]
    found = [row.section for row in near("4.1.9.9", rows)]
    assert found == sorted(found, key=order)
    assert all(section.startswith("4.1.") for section in found)


def test_a_game_without_an_index_says_so() -> None:
    with pytest.raises(GrognardError, match="no-rules-index"):
        rules_file(Duel())


def test_sections_without_an_example_are_listed_with_the_reason() -> None:
    ran = grognard("rules", "marengo", "--examples", width=200)
    assert (ran.code, ran.err) == (0, "")
    with_one, needs_none = ran.out.split("Sections that need none")
    assert "§11.6" in with_one
    (line,) = [line for line in needs_none.splitlines() if "§4.1 " in line]
    assert "laid out by the program" in line
