"""Every reason a refusal can give, and every kind of event, is under a section that says it."""

import ast
from functools import cache
from importlib import import_module

import pytest

from grognard.core import registry
from grognard.core.reason import Reasons
from grognard.manual import has_manual, manual_of
from tests.house.source import PACKAGE

GAMES = [name for name in registry.games() if has_manual(registry.load(name), "en")]


def sections_of(game: str) -> set[str]:
    """Return the sections of a rules reference that say something, with their sign."""
    manual = manual_of(registry.load(game), "en")
    return {f"§{one.number}" for one in manual.sections if one.words()}


@cache
def sections_of_reasons(game: str) -> set[str]:
    """Return the sections that refusals cite; one without takes that of the open question."""
    reasons = import_module(f"grognard.games.{game}.reasons").WHY
    assert isinstance(reasons, Reasons)
    return {section.split(" ")[0] for section in reasons.sections if section}


@cache
def sections_of_rules(game: str) -> set[str]:
    """Return the sections of events, questions and odds.

    They stand in the rules as texts that are nothing but a section.
    """
    cited = set()
    for file in sorted((PACKAGE / "games" / game / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                word = node.value.split(" ")[0]
                if word[:1] == "§" and word[1:].replace(".", "").isdigit() and len(node.value) < 16:
                    cited.add(word)
    return cited


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_leads_to_a_paragraph(game: str) -> None:
    cited = sections_of_reasons(game)
    assert cited
    assert cited - sections_of(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_question_leads_to_a_paragraph(game: str) -> None:
    cited = sections_of_rules(game)
    assert len(cited) > 5
    assert cited - sections_of(game) == set()
