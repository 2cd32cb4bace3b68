"""`grognard tune`: what it prints, and the file it writes."""

import json
from pathlib import Path

from tests.cli.terminal import grognard


def test_a_value_is_fitted_and_its_file_has_a_card(tmp_path: Path) -> None:
    out, positions = tmp_path / "value.json", tmp_path / "positions.jsonl"
    words = ["tune", "marengo", "--player", "random", "--games", "10", "--hidden", "0"]
    words += ["--epochs", "1", "--seed", "3", "--out", str(out), "--positions", str(positions)]
    ran = grognard(*words)
    assert ran.code == 0
    assert "from 10 games; the fitted value is in" in ran.out
    assert "knowing nothing 0.6931" in ran.out
    assert json.loads(out.read_text())["card"]["player"] == "random"
    again = grognard(*words, "--resume", "--json")
    assert json.loads(again.out)["games"] == 10


def test_a_file_of_positions_is_not_overwritten(tmp_path: Path) -> None:
    positions = tmp_path / "positions.jsonl"
    positions.write_text("kept\n")
    ran = grognard("tune", "marengo", "--games", "10", "--positions", str(positions))
    assert ran.code != 0
    assert positions.read_text() == "kept\n"
