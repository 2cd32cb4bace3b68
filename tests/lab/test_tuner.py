"""The tuner: games are kept and gone on with, and the same seed gives the same data file."""

import json
from pathlib import Path

import pytest

from grognard.ai.engine import Processes
from grognard.core.errors import GrognardError
from grognard.core.registry import load
from grognard.lab.tuner import Trial, data_of, data_text, fit, pieces, played


def trial(games: int = 2) -> Trial:
    return Trial(load("marengo"), "random", games, seed=7, hidden=1, epochs=2)


def silent(done: int, total: int) -> None:
    """Nobody watches."""


def test_a_run_goes_on_with_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "positions.jsonl"
    first = played(trial(1), Processes(), path, False, silent)
    steps: list[int] = []
    both = played(trial(2), Processes(), path, True, lambda done, total: steps.append(done))
    assert both[0] == first[0]
    assert steps == [1, 2]


def test_the_same_seed_gives_the_same_file_and_its_card_says_how(tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        games = played(trial(), Processes(), tmp_path / name, False, silent)
        texts.append(data_text(data_of(trial(), fit(trial(), games, silent))))
    assert texts[0] == texts[1]
    card = json.loads(texts[0])["card"]
    assert card["command"].startswith("grognard tune marengo --player random --games 2 --seed 7")
    assert card["games"] == 2
    assert card["positions"] > 10
    assert set(card["surprise, nats a position"]) == {
        *("knowing nothing", "evaluation alone", "fitted")
    }


def test_what_cannot_be_tuned_is_said() -> None:
    for wrong in (
        Trial(load("skirmish"), "random", 2, 7),
        Trial(load("marengo"), "nobody", 2, 7),
        Trial(load("marengo"), "random", 2, 7, ("austerlitz",)),
    ):
        with pytest.raises(GrognardError):
            pieces(wrong)
