"""`grognard arena`, `bench` and `fuzz`: numbers for people and for programs."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from grognard.cli import arena, bench, fuzz
from grognard.core.game import Game
from grognard.lab.ladder import Ladder, Terms, run_ladder
from grognard.research.checksum import running_build
from grognard.research.fuzz import Failure, FuzzReport
from tests.ai.test_arena import duel
from tests.cli.terminal import grognard


def test_the_arena_prints_share_interval_and_tables() -> None:
    ran = grognard("arena", "skirmish", "--games", "4", "--seed", "5")
    assert ran.code == 0
    assert ran.out.startswith("Skirmish: reference against random\nreference: 4 games, ")
    assert "95% interval" in ran.out
    assert "Pairs of one seed " in ran.out
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


def tree_ladder(terms: Terms, names: list[str], games: int, *_: object) -> Ladder:
    """Play at once, on a game of two decisions, what would take a while."""
    return run_ladder(Terms(duel(), terms.seed), names, games)


def test_a_ladder_prints_ratings_and_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "run_ladder", tree_ladder)
    words = ["arena", "skirmish", "--games", "2"]
    for name in ("random", "one-step", "recruit"):
        words += ["--player", name]
    ran = grognard(*words)
    assert ran.code == 0
    assert ran.out.startswith("Skirmish: 3 players, 2 games of every two\n")
    assert re.search(r"reference +\+0 +\+0 … \+0 +4 ", ran.out)
    assert "random against recruit" in ran.out
    data: dict[str, Any] = json.loads(grognard(*words, "--json").out)
    assert [one["name"] for one in data["players"]] == ["random", "reference", "recruit"]
    assert [match["names"][0] for match in data["matches"]] == ["random", "random", "reference"]


def test_results_and_records_are_kept_where_one_says(tmp_path: Path) -> None:
    results, records = tmp_path / "run.jsonl", tmp_path / "games"
    words = [
        "arena",
        "skirmish",
        "--games",
        "2",
        "--first",
        "random",
        "--scenario",
        "meeting",
        "--json",
    ]
    words += ["--results", str(results), "--records", str(records)]
    ran = grognard(*words)
    assert (ran.code, len(list(records.iterdir()))) == (0, 2)
    assert len(results.read_text().splitlines()) == 3
    again = grognard(*words)
    assert (again.code, "--resume goes on" in again.err) == (2, True)
    assert grognard(*words, "--resume").out == ran.out


def test_there_must_be_something_to_resume() -> None:
    ran = grognard("arena", "skirmish", "--resume")
    assert (ran.code, "--results FILE" in ran.err) == (2, True)


def test_ctrl_c_says_where_the_games_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "run_ladder", stop)
    ran = grognard("arena", "skirmish", "--results", str(tmp_path / "run.jsonl"))
    assert ran.code == 130
    assert "run.jsonl; the same command with --resume goes on." in " ".join(ran.err.split())


def test_bench_prints_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "bench_open_spiel", lambda seconds, seed: None)
    ran = grognard("bench", "skirmish", "--seconds", "0.2")
    assert ran.code == 0
    assert all(word in ran.out for word in ("Decisions/s", "Positions/s", "Clone, bytes", "p95"))
    assert "OpenSpiel is not installed" in ran.out


def test_bench_for_a_program_sets_the_neighbour_beside_us(monkeypatch: pytest.MonkeyPatch) -> None:
    neighbour = {"game": "open_spiel backgammon", "build": "C++", "decisions_per_second": 1}
    monkeypatch.setattr(bench, "bench_open_spiel", lambda seconds, seed: neighbour)
    ran = grognard("bench", "skirmish", "--seconds", "0.2", "--json")
    results: list[dict[str, Any]] = json.loads(ran.out)
    builds = ["compiled", "interpreted"] if running_build() == "compiled" else ["interpreted"]
    assert [result["build"] for result in results] == [*builds, "C++"]
    assert {result["game"] for result in results[:-1]} == {"skirmish"}
    assert results[0]["decisions_per_second"] > 0
    assert results[0]["over_open_spiel"] == results[0]["decisions_per_second"]


def test_bench_measures_an_interpreted_copy_of_a_compiled_build() -> None:
    result = bench.bench_interpreted("skirmish", 0.2)
    assert (result["game"], result["build"]) == ("skirmish", "interpreted")


SLOW = {"game": "skirmish", "build": "compiled", "positions_per_second": 500, "clone_us": 8.0}
FAST = {"game": "skirmish", "build": "compiled", "positions_per_second": 900, "clone_us": 8.1}


def fixed_figures(monkeypatch: pytest.MonkeyPatch, figures: dict[str, Any]) -> None:
    monkeypatch.setattr(bench, "measure", lambda *_: [dict(figures)])


def test_bench_keeps_a_run_and_sets_a_later_one_beside_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept = str(tmp_path / "before.json")
    fixed_figures(monkeypatch, SLOW)
    assert grognard("bench", "skirmish", "--output", kept).code == 0
    fixed_figures(monkeypatch, FAST)
    ran = grognard("bench", "skirmish", "--against", kept)
    assert ran.code == 0
    assert re.search(r"Positions/s +500 +900 +1\.80 +gain", ran.out)
    assert re.search(r"Clone, µs +8 +8\.1 +0\.99 *\n", ran.out)
    assert "No part of 2 is worse by more than 10%." in ran.out


def test_bench_says_no_when_a_part_is_slower_beyond_the_noise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept = str(tmp_path / "before.json")
    fixed_figures(monkeypatch, FAST)
    assert grognard("bench", "skirmish", "--output", kept).code == 0
    fixed_figures(monkeypatch, SLOW)
    ran = grognard("bench", "skirmish", "--against", kept)
    assert ran.code == 1
    assert re.search(r"Positions/s +900 +500 +0\.56 +LOSS", ran.out)
    assert "1 part of 2 is worse by more than 10%." in ran.out
    assert grognard("bench", "skirmish", "--against", kept, "--noise", "90").code == 0
    told = grognard("bench", "skirmish", "--against", kept, "--json")
    data: dict[str, Any] = json.loads(told.out)
    assert told.code == 1
    assert [one["loss"] for one in data["differences"]] == [True, False]


def test_bench_says_when_another_machine_or_other_positions_were_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept = str(tmp_path / "before.json")
    fixed_figures(monkeypatch, SLOW)
    grognard("bench", "skirmish", "--seed", "2", "--output", kept)
    fixed_figures(monkeypatch, {**SLOW, "branching_max": 3})
    out = grognard("bench", "skirmish", "--against", kept).out
    assert "another machine, another Python or another seed" in out
    assert "skirmish: the questions have other numbers of answers" in out


def test_bench_measures_nothing_for_a_file_that_is_no_run(tmp_path: Path) -> None:
    broken = tmp_path / "before.json"
    broken.write_text("[]", "utf-8")
    ran = grognard("bench", "skirmish", "--against", str(broken))
    assert (ran.code, ran.out) == (3, "")
    assert "holds no run of grognard bench" in ran.err
    assert grognard("bench", "--against", str(tmp_path / "none.json")).code == 3


def test_a_run_of_the_server_is_not_kept(tmp_path: Path) -> None:
    ran = grognard("bench", "--server", "--output", str(tmp_path / "run.json"))
    assert ran.code == 2
    assert "not for --server" in ran.err


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
