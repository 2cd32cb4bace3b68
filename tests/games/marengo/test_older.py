"""Saves of the form that was before the frame load, also in the middle of a chain of clicks."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.games.marengo import GAME

OLDER: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "older.json").read_text(encoding="utf-8")
)
"""Saves written by the engine of then, one for each question that was two in one, and others."""


@pytest.mark.parametrize("name", sorted(OLDER))
def test_a_save_of_the_older_form_asks_what_it_asked(name: str) -> None:
    older = OLDER[name]
    state = GAME.load_state(older["save"])
    assert state.prompt() == older["prompt"]
    assert [state.section(), state.public_section()] == [older["section"], older["public"]]
    assert state.legal_actions() == older["legal"]
    again = GAME.load_state(state.save())
    assert again.save() == state.save()
    for action in older["legal"]:
        after = state.clone()
        after.apply(action)
        assert after.check() == []
