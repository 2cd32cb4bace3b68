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
    alone,
    counted,
    roles_of,
    share,
    share_of_all,
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
"""How much of a game is rules, without what computer players judge by and what came later."""
IN_THE_FRAME = [title_of(game) for game in FOLDERS]


@pytest.mark.parametrize("name", IN_THE_FRAME)
def test_a_game_is_mostly_rules(name: str) -> None:
    assert share(GAMES[name]) >= LEAST, f"\n{table(GAMES)}"


@pytest.mark.parametrize("name", IN_THE_FRAME)
def test_no_game_is_longer_than_before_the_frame(name: str) -> None:
    """On both sides without what computer players judge by, today also without what came later."""
    assert alone(GAMES[name]) <= alone(BEFORE[name]), f"\n{table(GAMES)}"


@pytest.mark.parametrize("name", IN_THE_FRAME)
def test_no_file_of_a_game_is_left_out_of_the_count(name: str) -> None:
    (folder,) = [game for game in FOLDERS if title_of(game) == name]
    files = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    assert GAMES[name].total() == sum(len(text.splitlines()) for text in files)
    assert share_of_all(GAMES[name]) <= share(GAMES[name])


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
