"""The benchmark is fixed: the same games for every player, and for ever."""

import hashlib
import json

import pytest

from grognard.core.registry import games, load
from grognard.research import benchmark

PLAYED = "7179959c2f7e8cdc"
"""What version 1 plays."""


def test_what_is_played_changes_only_with_the_version() -> None:
    played = [
        [game, against, one.scenario, one.seed, one.number, one.max_decisions]
        for game in benchmark.SCENARIOS
        for against in benchmark.OPPONENTS
        for one in benchmark.pairings(game, "x", against)
    ]
    digest = hashlib.sha256(json.dumps(played).encode()).hexdigest()[:16]
    assert (benchmark.VERSION, digest) == (1, PLAYED)


def test_every_game_is_in_it() -> None:
    assert [*benchmark.SCENARIOS] == games() == [*benchmark.PAIRS]
    for name, scenarios in benchmark.SCENARIOS.items():
        assert {*scenarios} <= {scenario.id for scenario in load(name).scenarios()}


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "SCENARIOS", {"skirmish": ("meeting",)})
    monkeypatch.setattr(benchmark, "PAIRS", {"skirmish": 2})


@pytest.mark.usefixtures("_small")
def test_a_player_is_measured_with_an_interval() -> None:
    seen: list[tuple[int, int]] = []
    report = benchmark.run("reference", on_game=lambda done, total: seen.append((done, total)))
    rows = report["results"]
    assert isinstance(rows, list)
    row = rows[0]
    assert (row["game"], row["opponent"], row["games"]) == ("skirmish", "random", 4)
    assert row["rate"] > 0.5
    assert 0 < row["interval"][0] < row["rate"] <= row["interval"][1]
    assert seen[-1] == (4, 4)
    (line,) = [line for line in benchmark.lines(report) if "skirmish" in line]
    assert line.startswith("| skirmish | random | ")


@pytest.mark.usefixtures("_small")
def test_the_command_repeats_exactly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmark, "OPPONENTS", ("recruit",))
    monkeypatch.setattr(benchmark, "MAX_DECISIONS", 40)
    told = []
    for _ in range(2):
        benchmark.main(["random", "--json"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert json.loads(told[0])["results"][0]["losses"] == 4
