"""The docs have every rules reference, and every section of it can be linked to."""

import re

import pytest

from grognard.cli.language import LANGUAGES
from grognard.core import registry
from grognard.manual import has_manual, manual_of
from tests.house.source import ROOT
from tools.manual_pages import MARK, anchor, written

GAMES = [name for name in registry.games() if has_manual(registry.load(name), "en")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_reference_has_its_page_and_its_links_resolve(game: str, language: str) -> None:
    name = game if language == "en" else f"{game}.{language}"
    assert MARK in (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    assert f"rules/{name}.md" in (ROOT / "mkdocs.yml").read_text("utf-8")
    manual = manual_of(registry.load(game), language)
    page = written(manual, language)
    anchors = set(re.findall(r"\{ #(s[\d-]+) \}", page))
    assert anchors == {anchor(one.number) for one in manual.sections}
    assert set(re.findall(r"\]\(#(s[\d-]+)\)", page)) <= anchors
