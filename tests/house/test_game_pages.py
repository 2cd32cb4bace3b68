"""Each game has a page, and the page says all that the game says of itself."""

import re
from pathlib import Path

import pytest

from grognard.core.registry import games, load
from grognard.messages.texts import Texts
from grognard.research.rules_map import read_rows
from grognard.research.rulings import read_rulings, rules_file
from tests.house.source import ROOT
from tools.game_pages import MARK, PARTS, doubts, filled

DOCS = ROOT / "docs"
NAVIGATION = (ROOT / "mkdocs.yml").read_text("utf-8")
each_game = pytest.mark.parametrize("name", games())


def source(name: str) -> str:
    """Return the page of a game as it is written."""
    return (DOCS / "games" / f"{name}.md").read_text("utf-8")


def page(name: str) -> str:
    """Return the page of a game as it is read."""
    return filled(source(name), load(name))


def test_each_game_has_its_page_and_no_other_has() -> None:
    assert sorted(path.stem for path in (DOCS / "games").glob("*.md")) == games()


@each_game
def test_the_page_is_in_the_navigation_and_in_the_table_of_games(name: str) -> None:
    assert f": games/{name}.md" in NAVIGATION
    assert f"(games/{name}.md)" in (DOCS / "index.md").read_text("utf-8")


@each_game
def test_the_page_has_every_part_once_and_prose_around_it(name: str) -> None:
    marks = MARK.findall(source(name))
    assert sorted(marks) == sorted(PARTS)
    assert len(MARK.sub("", source(name)).split()) > 200
    assert MARK.search(page(name)) is None


@each_game
def test_the_page_names_every_battle_with_its_doubts(name: str) -> None:
    game, text = load(name), page(name)
    for one in game.scenarios():
        row = next(line for line in text.splitlines() if f"| `{one.id}` |" in line)
        assert row.endswith("| partly reconstructed |" if one.reconstructed else "| as published |")


@each_game
def test_the_page_names_every_option_with_its_values_and_the_usual_one(name: str) -> None:
    game, text = load(name), page(name)
    for option in game.options():
        part = text.partition(f"**`{option.id}`**")[2].partition("**`")[0]
        assert option.section.split()[0] in part
        assert all(f"\n- `{value}`" in part for value in option.values)
        assert f"- `{option.default}` (default): " in part
        assert part.count("(default)") == 1


@each_game
def test_the_page_names_every_ruling_section_and_change(name: str) -> None:
    game, text = load(name), page(name)
    rules = rules_file(game).read_text("utf-8")
    assert [one for one in read_rulings(rules) if f"\n| R{one.number} | §" not in text] == []
    tops = {row.section.split(".")[0] for row in read_rows(rules)}
    assert [top for top in tops if f"\n| §{top} | " not in text] == []
    kept = [one for one in game.options() if one.before != one.default]
    assert text.count("\n- version ") == len(game.changes()) + len(kept)
    versions = {int(one) for one in re.findall(r"\n- version (\d+), §", text)}
    assert versions == set(range(2, game.rules_version + 1))


@each_game
def test_the_page_names_every_data_file_with_a_mark(name: str) -> None:
    data = Path(str(rules_file(load(name)))).parent / "data"
    marked = re.compile(r'reconstructed"?\s*[:=]\s*(\[|true)|= "reconstructed"')
    files = [path for path in data.rglob("*.*") if marked.search(path.read_text("utf-8"))]
    assert [path.name for path in files if f"/{path.name}` |" not in page(name)] == []


@each_game
def test_no_text_is_missing_from_the_catalogue(name: str) -> None:
    game, say = load(name), Texts("en")
    say.add(game)
    assert re.search(rf"\b{name}-(option|scenario|change|seat|title)\b", page(name)) is None


@each_game
def test_links_to_the_page_of_rulings_reach_the_game(name: str) -> None:
    say = Texts("en")
    say.add(load(name))
    title = say(f"{name}-title")
    assert f"\n# {title}\n" in f"\n{source(name)}"
    assert f"\n## {title}\n" in (DOCS / "rulings.md").read_text("utf-8")


def test_a_mark_of_doubt_is_found_at_any_depth() -> None:
    data = {"units": [{"id": "a", "reconstructed": ["hex"]}, {"name": "b", "map": "reconstructed"}]}
    assert list(doubts(data)) == ["units.a.hex", "units.b.map"]
    assert list(doubts({"uncertain": [{"what": "an arrow"}], "reconstructed": False})) == [
        "an arrow"
    ]
