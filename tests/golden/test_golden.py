"""One playthrough of each scenario as text; `python -m grognard.research.golden` writes them."""

from pathlib import Path

import pytest

from grognard.core.registry import load
from grognard.research.conformance import known_games
from grognard.research.golden import golden_path, golden_text, write_golden
from tests.contract.games import games_here
from tests.contract.toy.game import Duel

FOLDER = Path(__file__).parent
SCENARIOS = [(name, scenario.id) for name in known_games() for scenario in load(name).scenarios()]


@pytest.mark.parametrize(("game", "scenario"), [one for one in SCENARIOS if one[0] in games_here()])
def test_the_golden_game_is_played_as_ever(game: str, scenario: str) -> None:
    expected = golden_path(FOLDER, game, scenario).read_text("utf-8")
    assert golden_text(load(game), scenario).splitlines() == expected.splitlines()


def test_there_is_no_golden_game_without_a_scenario() -> None:
    written = {(path.parent.name, path.stem) for path in FOLDER.glob("*/*.txt")}
    assert written == set(SCENARIOS)


def test_a_golden_game_tells_questions_answers_events_and_changes(tmp_path: Path) -> None:
    paths = write_golden(Duel(), tmp_path)
    assert [path.name for path in paths] == ["field.txt", "forest.txt"]
    lines = paths[0].read_text("utf-8").splitlines()
    assert lines[0] == "# duel field, rules version 1, seed 1"
    assert "  * §1 secret left 2 (seen by left)" in lines
    assert "1 left bid §2: bid-0 | bid-1" in lines
    assert any(line.startswith("  > bid-") for line in lines)
    assert any(line.startswith("  = round: ") for line in lines)
    assert any(line.startswith("  left= secrets: ") for line in lines)
    assert lines[-1].startswith("result {")
