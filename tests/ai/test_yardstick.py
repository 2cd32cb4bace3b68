"""The yardstick: the player `reference` may not change its choices.

Other players are measured against it. The files are written by
`python -m grognard.research.yardstick GAME`, which no test and no change of the engine calls for.
"""

import hashlib
import json
from pathlib import Path

import pytest

from grognard.core.registry import load
from grognard.research.checksum import running_build
from grognard.research.yardstick import (
    POSITIONS,
    Yardstick,
    chosen_now,
    main,
    make_yardstick,
    read_yardstick,
    yardstick_path,
)
from tests.contract.toy.game import Duel

FOLDER = Path(__file__).parent / "yardstick"
GAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
TRIED = POSITIONS if running_build() == "compiled" else 5
"""Positions that are tried: all, where that takes seconds."""


def stored(name: str) -> Yardstick:
    return read_yardstick(yardstick_path(FOLDER, name))


def test_every_game_of_today_has_its_yardstick() -> None:
    assert GAMES == ["marengo", "napoleonics", "prussia", "skirmish", "undaunted"]


@pytest.mark.parametrize("name", GAMES)
def test_the_reference_chooses_as_ever(name: str) -> None:
    assert chosen_now(load(name), stored(name), TRIED) == stored(name).choices[:TRIED]


@pytest.mark.parametrize("name", GAMES)
def test_the_positions_are_of_all_scenarios_both_seats_and_a_thousand(name: str) -> None:
    yardstick = stored(name)
    scenarios = {scenario.id for scenario in load(name).scenarios()}
    assert len(yardstick.choices) == sum(yardstick.seats) == POSITIONS
    assert {walk.scenario for walk in yardstick.walks} == scenarios
    assert min(yardstick.seats) >= POSITIONS // 4
    assert sum(walk.positions for walk in yardstick.walks) == POSITIONS
    assert yardstick.player == "reference"


@pytest.mark.parametrize("name", GAMES)
def test_another_evaluation_leaves_the_reference_alone(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that the other players judge by is asked."""
    game = load(name)
    if name == "skirmish":
        return  # the template keeps no copies: its evaluation is that of before
    if running_build() == "compiled":
        pytest.skip("methods of a compiled class cannot be replaced")
    for method in ("evaluate", "narrow"):
        monkeypatch.setattr(type(game), method, None)
    assert chosen_now(game, stored(name), 3) == stored(name).choices[:3]


def test_a_yardstick_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = make_yardstick(Duel(), stride=2, positions=25)
    path = yardstick_path(tmp_path, "duel")
    path.write_text(made.to_text(), "utf-8")
    assert read_yardstick(path) == made
    assert made == make_yardstick(Duel(), stride=2, positions=25)


def test_a_choice_that_was_changed_by_hand_is_found(tmp_path: Path) -> None:
    path = tmp_path / "skirmish.json"
    changed = json.loads(yardstick_path(FOLDER, "skirmish").read_text("utf-8"))
    changed["choices"][700] += 1
    path.write_text(json.dumps(changed), "utf-8")
    with pytest.raises(ValueError, match="checksum"):
        read_yardstick(path)


def test_the_checksum_is_over_numbers_and_actions() -> None:
    stated = json.loads(yardstick_path(FOLDER, "skirmish").read_text("utf-8"))
    lines = "".join(f"{number} {one}\n" for number, one in enumerate(stated["choices"]))
    assert stated["sha256"] == hashlib.sha256(lines.encode()).hexdigest()


def test_no_yardstick_is_written_without_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([])
    assert "GAME" in capsys.readouterr().err
