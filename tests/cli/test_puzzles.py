"""`grognard puzzles` makes puzzles, and says what is wrong with one."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.ai.engine import Processes
from grognard.cli import puzzles
from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.registry import load
from grognard.puzzles.finding import Hunted
from grognard.puzzles.puzzle import Puzzle, puzzles_of
from tests.cli.terminal import grognard

GAME: Hunted = {
    "scenario": "la-raye",
    "seed": 1,
    "players": ["veteran", "veteran"],
    "clicks": ["one"],
    "counts": {"asked": 3, "found": 1},
    "puzzles": [{"step": 1, "seat": 0, "turn": 1, "margin": 4.0, "decisions": [["", 0.0, ["a"]]]}],
}


def test_what_was_found_is_written_with_a_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quick(
        _game: Game,
        _games: int,
        _seed: int,
        _path: Path,
        on_game: Callable[[int, Hunted], None],
        engine: Processes,
    ) -> list[Hunted]:
        assert engine.jobs == 2
        on_game(0, GAME)
        return [GAME]

    monkeypatch.setattr(puzzles, "hunt", quick)
    ran = grognard(
        "puzzles",
        "undaunted",
        "--games",
        "1",
        "--into",
        str(tmp_path),
        "--seed",
        "7",
        "--jobs",
        "2",
    )
    assert (ran.code, ran.err) == (0, "")
    assert "la-raye" in ran.out
    card = json.loads((tmp_path / "puzzles.json").read_text("utf-8"))["card"]
    assert card["command"] == "grognard puzzles undaunted --games 1 --seed 7"


def test_what_holds_is_said_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(*_anything: object) -> list[Hunted]:
        return [GAME]

    def judged(
        game: Game,
        seed: int,
        path: Path,
        on_puzzle: Callable[[str, bool], None],
        _engine: Processes,
    ) -> dict[str, object]:
        assert (game.name, seed, path) == ("undaunted", 7, tmp_path / "kept.jsonl")
        on_puzzle("1-26", True)
        on_puzzle("3-17", False)
        return {"card": {}, "games": {}, "puzzles": []}

    monkeypatch.setattr(puzzles, "hunt", quick)
    monkeypatch.setattr(puzzles, "still_good", judged)
    ran = grognard("puzzles", "undaunted", "--keep", "--into", str(tmp_path), "--seed", "7")
    assert (ran.code, ran.err) == (0, "")
    assert "1-26 holds" in ran.out
    assert "3-17 is dropped" in ran.out
    card = json.loads((tmp_path / "puzzles.json").read_text("utf-8"))["card"]
    assert card["kept"] == 0


def test_what_is_wrong_with_a_puzzle_is_said_and_is_a_no(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_game: Game, puzzle: Puzzle) -> list[Message]:
        what = Message("cli-puzzles-wrong-list")
        return [Message("cli-puzzles-wrong", {"puzzle": puzzle.id, "what": what})]

    monkeypatch.setattr(puzzles, "problems", broken)
    ran = grognard("puzzles", "undaunted", "--check", width=200)
    assert ran.code == 1
    assert puzzles_of(load("undaunted"))[0].id in ran.out
    monkeypatch.setattr(puzzles, "problems", lambda _game, _puzzle: [])
    ran = grognard("puzzles", "undaunted", "--check", width=200)
    assert (ran.code, ran.err) == (0, "")
