"""`grognard arena`, `bench` and `fuzz`: numbers for people and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.cli import bench, fuzz
from grognard.core.game import Game
from grognard.research.fuzz import Failure, FuzzReport
from tests.cli.terminal import grognard


def test_the_arena_prints_share_interval_and_tables() -> None:
    ran = grognard("arena", "skirmish", "--games", "4", "--seed", "5")
    assert ran.code == 0
    assert ran.out.startswith("Skirmish: one-step against random\none-step: 4 games, ")
    assert "95% interval" in ran.out
    assert all(
        word in ran.out for word in ("Blue", "Red", "Meeting in the Valley", "The Rearguard")
    )
    assert "Seed 5" in ran.out


def test_the_arena_gives_the_same_games_for_the_same_seed() -> None:
    words = ("arena", "skirmish", "--games", "4", "--first", "random", "--json")
    first: dict[str, Any] = json.loads(grognard(*words, "--seed", "5").out)
    again: dict[str, Any] = json.loads(grognard(*words, "--seed", "5").out)
    other: dict[str, Any] = json.loads(grognard(*words, "--seed", "6").out)
    assert first == again
    assert first["games"] != other["games"]
    assert first["total"]["games"] == 4


def test_the_arena_plays_the_chosen_scenario_with_the_chosen_option() -> None:
    words = ["arena", "skirmish", "--games", "2", "--first", "random", "--json"]
    words += ["--scenario", "rearguard", "--option", "quiet-woods=on"]
    data: dict[str, Any] = json.loads(grognard(*words).out)
    assert list(data["scenarios"]) == ["rearguard"]


def test_bench_prints_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "bench_open_spiel", lambda seconds, seed: None)
    ran = grognard("bench", "skirmish", "--seconds", "0.2")
    assert ran.code == 0
    assert "Decisions/s" in ran.out
    assert "OpenSpiel is not installed" in ran.out


def test_bench_for_a_program_sets_the_neighbour_beside_us(monkeypatch: pytest.MonkeyPatch) -> None:
    neighbour = {"game": "open_spiel backgammon", "build": "C++", "decisions_per_second": 1}
    monkeypatch.setattr(bench, "bench_open_spiel", lambda seconds, seed: neighbour)
    ran = grognard("bench", "skirmish", "--seconds", "0.2", "--json")
    results: list[dict[str, Any]] = json.loads(ran.out)
    assert [result["game"] for result in results] == ["skirmish", "open_spiel backgammon"]
    assert results[0]["decisions_per_second"] > 0


def test_bench_measures_an_interpreted_copy_of_a_compiled_build() -> None:
    result = bench.bench_interpreted("skirmish", 0.2)
    assert (result["game"], result["build"]) == ("skirmish", "interpreted")


def test_fuzz_plays_games_and_finds_nothing() -> None:
    ran = grognard("fuzz", "skirmish", "--games", "2", "--counts")
    assert ran.code == 0
    assert ran.out.startswith("Skirmish\n4 games, ")
    assert "No failures. Seed 1." in ran.out
    assert "skirmish-why-" in ran.out


def test_fuzz_for_a_program() -> None:
    ran = grognard("fuzz", "skirmish", "--games", "1", "--seed", "3", "--json")
    data: list[dict[str, Any]] = json.loads(ran.out)
    assert (data[0]["games"], data[0]["seed"], data[0]["failures"]) == (2, 3, [])


def test_fuzz_says_no_when_it_finds_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: Game, scenarios: object, games: int, seed: int, *_: object) -> FuzzReport:
        found = Failure(game.name, 1, "meeting", {}, 9, "uniform", [], "check", "§1 broken")
        return FuzzReport(game.name, seed, games, failures=[found])

    monkeypatch.setattr(fuzz, "run_fuzz", fail)
    ran = grognard("fuzz", "skirmish")
    assert ran.code == 1
    assert "FAILED skirmish-meeting-9-check.json: §1 broken" in ran.out
    assert "1 failure. Seed 1." in ran.out


def test_the_large_numbers_are_large(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = []

    def remember(game: Game, scenarios: object, games: int, seed: int, *_: object) -> FuzzReport:
        asked.append((game.name, games))
        return FuzzReport(game.name, seed)

    monkeypatch.setattr(fuzz, "run_fuzz", remember)
    assert grognard("fuzz", "--large").code == 0
    assert asked
    assert all(games == 200 for _, games in asked)
