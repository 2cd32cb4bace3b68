"""The charts of the games: made of their data, each row under its section, in every language."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fastapi.testclient import TestClient
from fluent.runtime import FluentBundle, FluentResource

from grognard.core import registry
from grognard.games.napoleonics.tables import DICE_INTO, TERRAIN_IDS
from grognard.games.prussia.rules.s10_06_crt import ODDS
from grognard.games.undaunted.tables import CARD_IDS, DEFENCE_OF, INITIATIVE_OF
from grognard.messages import package_of
from grognard.server.catalogues import LANGUAGES

GAMES = [*registry.games(), *registry.TEMPLATES]
Chart = dict[str, Any]


def charts(table: TestClient, game: str) -> dict[str, Chart]:
    """Return the charts of a game by id."""
    answer = table.get(f"/api/games/{game}/charts")
    assert answer.status_code == 200
    return {chart["id"]: chart for chart in answer.json()["charts"]}


def parts(chart: Chart) -> Iterator[Any]:
    """Yield everything in a chart that is said."""
    yield from (chart["title"], *chart["columns"], *([chart["note"]] if chart["note"] else []))
    for row in chart["rows"]:
        yield row["name"]
        yield from (part for cell in row["cells"] for part in cell)


def bundle(table: TestClient, game: str, language: str) -> FluentBundle:
    """Return the words of a game as a client has them."""
    tags = table.get(f"/api/messages/{language}").json()["parts"]
    made = FluentBundle([language], use_isolating=False)
    for part in ("shell", f"game-{game}"):
        text = table.get(f"/api/messages/{language}/{part}/{tags[part]}").text
        made.add_resource(FluentResource(text))
    return made


def said(words: FluentBundle, message: Chart) -> str:
    """Return a message in words; fails where the catalogue lacks it or something in it."""
    args = message.get("args", {})
    plain = {name: said(words, one) if isinstance(one, dict) else one for name, one in args.items()}
    value = words.get_message(message["id"]).value
    assert value is not None
    text, errors = words.format_pattern(value, plain)
    assert errors == [], message["id"]
    return str(text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_can_be_said(table: TestClient, game: str, language: str) -> None:
    words = bundle(table, game, language)
    found = charts(table, game)
    assert {"terrain"} < {*found}
    for chart in found.values():
        for part in parts(chart):
            assert part if isinstance(part, str) else said(words, part)


@pytest.mark.parametrize("game", GAMES)
def test_every_row_stands_under_a_section_of_the_rulebook_and_is_full(
    table: TestClient, game: str
) -> None:
    rules = files(package_of(registry.load(game))).joinpath("RULES.md").read_text("utf-8")
    known = set(re.findall(r"^\| (§[\d.]+) \|", rules, re.MULTILINE))
    for chart in charts(table, game).values():
        assert chart["rows"], chart["id"]
        assert {chart["section"], *(row["section"] for row in chart["rows"])} <= known
        assert {len(row["cells"]) for row in chart["rows"]} == {len(chart["columns"])}


def test_the_numbers_are_those_that_are_played_by(table: TestClient) -> None:
    cards = charts(table, "undaunted")["cards"]["rows"]
    assert [row["cells"][0] for row in cards] == [[str(one)] for one in INITIATIVE_OF]
    defence = [row["cells"][1][0] for row in cards[: len(DEFENCE_OF)]]
    assert defence == [str(one) for one in DEFENCE_OF]
    assert [row["name"]["id"] for row in cards] == [f"undaunted-card-{id}" for id in CARD_IDS]
    terrain = charts(table, "napoleonics")["terrain"]["rows"]
    for place, row in enumerate(terrain):
        into = [str(DICE_INTO[place * 6 + arm]) for arm in range(3)]
        assert row["cells"][0] == [" / ".join(into)], TERRAIN_IDS[place]
    combat = charts(table, "prussia")["combat"]
    assert combat["columns"] == list(ODDS)
    assert combat["rows"][0]["name"] == "\u22123"
    tile = charts(table, "undaunted")["terrain"]["rows"][3]["name"]
    assert said(bundle(table, "undaunted", "uk"), tile) == "2Б"
    shift = charts(table, "skirmish")["terrain"]["rows"][1]
    assert shift["cells"] == [["2"], ["3"], ["1"]]


def test_a_game_that_is_not_here_has_no_charts(table: TestClient) -> None:
    assert table.get("/api/games/chess/charts").status_code == 404
