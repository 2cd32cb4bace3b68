"""Speed is measured the same way for every game, ours or the neighbour's."""

import json
import sys
from itertools import count
from types import ModuleType

import pytest

from grognard.core.dice import Dice
from grognard.core.state import State
from grognard.research.bench import ROUND, bench_lines, bench_open_spiel, main, run_bench
from grognard.research.checksum import running_build
from grognard.research.compare import COSTS, WIDTHS
from tests.contract.toy.game import Duel, DuelState


class Coins:
    """Stands for OpenSpiel's backgammon: three decisions, a chance node before each."""

    def __init__(self) -> None:
        self.step = 0

    def new_initial_state(self) -> "Coins":
        return Coins()

    def is_terminal(self) -> bool:
        return self.step == 6

    def is_chance_node(self) -> bool:
        return self.step % 2 == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [4, 7]

    def apply_action(self, action: int) -> None:
        assert action in ((0, 1) if self.is_chance_node() else (4, 7))
        self.step += 1


def test_a_game_is_measured() -> None:
    result = run_bench(Duel(), seconds=0.2)
    assert result["game"] == "duel"
    assert result["build"] == running_build()
    assert result["decisions"] == 9 * int(str(result["games"]))
    for name in (
        "games_per_second",
        "decisions_per_second",
        "positions_per_second",
        "yardstick_positions_per_second",
        *COSTS,
    ):
        assert float(str(result[name])) > 0
    assert [result[name] for name in WIDTHS] == [2, 2, 2]


def test_games_are_played_with_their_log_and_in_whole_rounds_of_the_scenarios() -> None:
    begun: list[str] = []
    ended: list[State] = []

    class Watched(Duel):
        def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> DuelState:
            begun.append(scenario)
            state = super().new_state(scenario, options, dice)
            ended.append(state)
            return state

    result = run_bench(Watched(), seconds=0.01)
    games = int(str(result["games"]))
    assert begun[:games] == ["field", "forest"] * (games // 2)
    assert all(state.log for state in ended[:games])


def test_every_round_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves a second whenever it is looked at, four seconds are two rounds."""
    ticks = count()
    monkeypatch.setattr("grognard.research.bench.measure_parts", lambda *_: {})
    monkeypatch.setattr("grognard.research.bench.clock", lambda: next(ticks))
    seeds: list[str] = []

    class Watched(Duel):
        def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> DuelState:
            seeds.append(f"{scenario} {dice.save()}")
            return super().new_state(scenario, options, dice)

    result = run_bench(Watched(), seconds=8)
    games = int(str(result["games"]))
    assert (games, result["games_per_second"]) == (2 * ROUND, ROUND)
    assert seeds[:ROUND] == seeds[ROUND:games]
    assert len(set(seeds[:ROUND])) == ROUND


def test_the_neighbour_is_measured_without_its_chance_nodes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    neighbour = ModuleType("pyspiel")
    monkeypatch.setattr(neighbour, "load_game", lambda name: Coins(), raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", neighbour)
    result = bench_open_spiel(0.05)
    assert result is not None
    assert result["game"] == "open_spiel backgammon"
    assert result["decisions"] == 3 * int(str(result["games"]))


def test_without_the_neighbour_there_is_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert bench_open_spiel(0.05) is None


def test_the_table_has_a_line_for_each_result() -> None:
    lines = bench_lines([run_bench(Duel(), 0.1), {"game": "other", "build": "C++"}])
    assert len(lines) == 3
    assert lines[1].startswith("duel")
    assert lines[2].split() == ["other", "C++"]


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["skirmish", "--seconds", "0.2", "--json", "--no-open-spiel"])
    (result,) = json.loads(capsys.readouterr().out)
    assert result["game"] == "skirmish"
