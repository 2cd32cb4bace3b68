"""Random games of every scenario, a small part of what `make fuzz` plays."""

import json
from pathlib import Path

import pytest

from grognard.core.errors import BadRecord
from grognard.core.registry import load
from grognard.research.conformance import known_games
from grognard.research.fuzz import (
    Failure,
    FuzzReport,
    load_failure,
    replay_failure,
    run_fuzz,
    save_failure,
)
from tests.contract.games import COMPILED_FOLLOWS, LONG_GAMES, games_here
from tests.contract.toy.game import Duel

GAMES = 3 if COMPILED_FOLLOWS else 10
"""One by each picker where ten are played compiled in the same `make test`."""
LONG = 1
"""Games of each scenario where a single one has hundreds of decisions; the pickers take turns."""
LARGE_GAMES = 200
FOUND = Path(__file__).parent / "found"


def problems(report: FuzzReport) -> list[str]:
    """Return what went wrong, each with the file that replays it."""
    return [f"{failure.file_name()}: {failure.detail}" for failure in report.failures]


@pytest.mark.parametrize("name", games_here())
def test_random_games_end_without_a_fault(name: str, tmp_path: Path) -> None:
    game = load(name)
    games = min(GAMES, LONG) if name in LONG_GAMES else GAMES
    report = run_fuzz(game, games_per_scenario=games, failures=tmp_path)
    assert problems(report) == []
    assert report.games == games * len(game.scenarios())
    assert sum(report.counts.results.values()) == report.games


@pytest.mark.large
@pytest.mark.parametrize("name", known_games())
def test_many_random_games_end_without_a_fault(name: str) -> None:
    report = run_fuzz(load(name), games_per_scenario=LARGE_GAMES, seed=2, failures=FOUND)
    assert problems(report) == []


def test_what_was_once_found_stays_mended() -> None:
    again = {path.name: replay_failure(load_failure(path)) for path in FOUND.glob("*.json")}
    assert {name: problem for name, problem in again.items() if problem} == {}


@pytest.mark.parametrize(
    ("fault", "kind", "detail"),
    [
        ("check", "check", "§5 the first round is over"),
        ("crash", "exception", "ZeroDivisionError('boom') at game.py:"),
        ("dead-end", "dead-end", "no answer to 'strike' for seat"),
        ("endless", "endless", "not over after 50 decisions"),
    ],
)
def test_the_fuzzer_finds(fault: str, kind: str, detail: str, tmp_path: Path) -> None:
    report = run_fuzz(Duel(fault), games_per_scenario=1, failures=tmp_path, max_decisions=50)
    assert {failure.kind for failure in report.failures} == {kind}
    assert report.failures[0].detail.startswith(detail)
    assert len(list(tmp_path.iterdir())) == len(report.failures) == 2


def test_a_failure_replays_from_its_file(tmp_path: Path) -> None:
    report = run_fuzz(Duel("crash"), games_per_scenario=1, failures=tmp_path)
    path = next(tmp_path.iterdir())
    failure = load_failure(path)
    assert failure in report.failures
    assert replay_failure(failure, Duel("crash")) == "ZeroDivisionError('boom')"
    assert replay_failure(failure, Duel()) == ""


def test_a_failure_that_no_longer_fits_the_rules_says_so() -> None:
    failure = Failure("duel", 1, "field", {}, 1, "uniform", ["strike"], "crash", "boom")
    assert replay_failure(failure, Duel()) == "action 1, 'strike', is no longer legal"


def test_a_file_that_is_no_failure_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    for text in ("", "[]", "{}", '{"format": "grognard-failure"}', '{"format": "other"}'):
        path.write_text(text, "utf-8")
        with pytest.raises(BadRecord):
            load_failure(path)


def test_the_report_counts_what_occurred() -> None:
    steps: list[tuple[int, int]] = []
    report = run_fuzz(Duel(), ["field"], 12, on_game=lambda done, of: steps.append((done, of)))
    data = json.loads(json.dumps(report.to_json()))
    assert steps == [(number, 12) for number in range(1, 13)]
    assert data["counts"]["questions"]["bid"] == 2 * 3 * 12
    assert data["counts"]["questions"]["strike"] == 3 * 12
    assert data["counts"]["events"]["secret"] == 2 * 12
    assert data["counts"]["refusals"]["duel-why-2"] == 9 * 12
    assert data["decisions"] == 9 * 12
    assert data["longest"] == {"field": 9}
    assert data["never"] == ["duel-event-bid"]
    assert "duel-event-bid" in str(report)


def test_the_same_seed_gives_the_same_report() -> None:
    one, other = (run_fuzz(load("skirmish"), games_per_scenario=2, seed=3) for _ in range(2))
    assert one.to_json() == other.to_json()


def test_a_saved_failure_has_a_name_of_its_own(tmp_path: Path) -> None:
    failure = Failure("duel", 1, "field", {}, 5, "uniform", [], "check", "§5")
    assert save_failure(failure, tmp_path / "new").name == "duel-field-5-check.json"
