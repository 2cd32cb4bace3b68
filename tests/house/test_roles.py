"""A game is mostly rules: lines of its Python by role, today and before the frame."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.house.source import IN_THE_FRAME as FOLDERS
from tests.house.source import NOT_IN_THE_FRAME, ROOT
from tools.roles import (
    ELSEWHERE,
    RULES,
    before_later,
    counted,
    roles_of,
    share,
    table,
    title_of,
)

GAMES = counted(ROOT / "src" / "grognard" / "games")
BEFORE = {
    name: Counter(lines)
    for name, lines in json.loads((Path(__file__).parent / "before.json").read_text()).items()
}
"""The lines by role in the last state without the frame, commit 4ef3157."""
LEAST = 0.60
"""How much of a game's Python is rules."""
IN_THE_FRAME = [title_of(game) for game in FOLDERS]


@pytest.mark.parametrize("name", IN_THE_FRAME)
def test_a_game_is_mostly_rules(name: str) -> None:
    assert share(GAMES[name]) >= LEAST, f"\n{table(GAMES)}"


@pytest.mark.parametrize("name", IN_THE_FRAME)
def test_no_game_is_longer_than_before_the_frame(name: str) -> None:
    """What a question offers as "all", the account and the measures came later: left out."""
    assert before_later(GAMES[name]) <= BEFORE[name].total(), f"\n{table(GAMES)}"


@pytest.mark.parametrize("name", IN_THE_FRAME)
def test_no_file_of_a_game_is_plumbing_of_its_own(name: str) -> None:
    assert GAMES[name]["plumbing"] == 0, f"\n{table(GAMES)}"


def test_every_game_is_compared() -> None:
    assert {*NOT_IN_THE_FRAME} <= {*GAMES} == {*BEFORE}


def test_every_line_is_counted_once_and_a_rule_outside_its_folder_is_seen(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "s05_movement.py").write_text('"""§5"""\n\n\ndef move() -> None: ...\n')
    (tmp_path / "state.py").write_text(
        '"""Columns."""\n\n\ndef place() -> None:\n    """§1.5 Put it there."""\n    return\n'
    )
    assert roles_of(tmp_path) == {RULES: 4, "columns": 3, ELSEWHERE: 3}
