"""The finder: what counts as clearly behind, who stays in the race, what is kept and written."""

import json
import pickle
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from grognard.ai.engine import Engine
from grognard.core.registry import load
from grognard.core.state import State
from grognard.puzzles import again, finding, making
from grognard.puzzles.again import Packaged, judged_anew, still_good
from grognard.puzzles.decisions import Decision
from grognard.puzzles.finding import Gap, Hunt, Hunted, Position, Search
from grognard.puzzles.judging import Judge, Runner, behind, best_of, still_in
from grognard.puzzles.puzzle import puzzles_of
from grognard.puzzles.shelf import Making, making_of
from grognard.puzzles.writing import card_of, write

P = TypeVar("P")
R = TypeVar("R")
QUICK = Making(60, "recruit", 12, (1, 1), (1,), 1)


def runner(name: str, *values: float) -> Runner:
    """Return a decision that was worth so much in one world after the other."""
    found = Runner(Decision((), name))
    found.values = list(values)
    return found


def test_a_gap_is_taken_world_by_world() -> None:
    leader, other = runner("best", 10, 20, 30, 40), runner("other", 6, 15, 27, 36)
    mean, error = behind(other, leader)
    assert mean == 4.0
    assert 0 < error < 1
    assert best_of([other, leader]) is leader


def test_only_what_is_surely_behind_leaves_the_race() -> None:
    leader = runner("best", 10, 20, 30)
    far, near = runner("far", 0, 9, 20), runner("near", 8, 19, 30)
    unsure = runner("unsure", 10, 0, 20)
    assert still_in([leader, far, near], 3.0) == [leader, near]
    assert unsure in still_in([leader, unsure], 3.0)


@pytest.mark.parametrize(
    ("first", "second", "is_clear"),
    [
        ((6.0, 6.5, 5.5), (6.0, 5.5, 6.5), True),
        ((2.5, 2.5, 2.5), (2.5, 2.5, 2.5), False),  # less than the margin
        ((9.0, 9.0, 9.0), (2.0, 2.0, 2.0), False),  # not so in the second set
        ((-20.0, 20.0, 12.0), (4.0, 30.0, -22.0), False),  # it may be luck
    ],
)
def test_an_answer_is_refused_if_both_sets_of_worlds_say_so(
    first: tuple[float, ...], second: tuple[float, ...], is_clear: bool
) -> None:
    leader, other = runner("best", 0, 0, 0), runner("other", *[-gap for gap in first])
    again = {"best": runner("best", 0, 0, 0), "other": runner("other", *[-g for g in second])}
    assert Gap(other, leader, again).is_clear() is is_clear


def test_a_judgement_is_repeated_by_its_seed_and_asks_samples_alone() -> None:
    game = load("marengo")
    state = game.new("14-june", seed=1)
    seat = state.to_move()
    saved = state.save()
    values = []
    for seed in (7, 7):
        one = Runner(Decision((state.legal_actions(seat)[-1],), "last"))
        Judge(game, state, seat, 60, seed).run([one], 1)
        values.append(one.values)
    assert values[0] == values[1]
    assert state.save() == saved


def test_who_joins_late_runs_through_the_same_worlds() -> None:
    game = load("skirmish")
    state = game.new(game.scenarios()[0].id, seed=1)
    seat = state.to_move()
    decision = Decision((state.legal_actions(seat)[0],), "first")
    early, late = Runner(decision), Runner(decision)
    judge = Judge(game, state, seat, 60, 7)
    judge.run([early], 2)
    judge.run([early, late], 3)
    assert early.values == late.values
    assert len(late.values) == 3


class Told(Judge):
    """Says of a decision what its key says, `3.5` or so, up and down by a hundredth."""

    def _value(self, world: State, runner: Runner, seed: int) -> float:
        return float(runner.decision.key) + len(runner.values) % 2 / 100


def told(
    monkeypatch: pytest.MonkeyPatch, *worth: float, usual: float, patient: bool = False
) -> tuple[Position, list[Runner], set[str]]:
    """Return a position whose decisions are worth so much, and what the reference takes of them."""
    monkeypatch.setattr(finding, "Judge", Told)
    monkeypatch.setattr(finding, "glances", lambda *_: list(range(len(worth))))
    game = load("skirmish")
    state = game.new(game.scenarios()[0].id, seed=1)
    search = Search(game, replace(QUICK, points=1, race=(2, 3, 5, 10, 20), second=40), 7)
    position = Position(search, state, state.to_move(), 7, patient)
    return position, [Runner(Decision((), str(one))) for one in worth], {str(usual)}


@pytest.mark.parametrize(
    ("worth", "usual", "why", "worlds"),
    [
        ((9, 8, 1, 0, 0.5), 1, "", 10),  # no more are left than may solve it
        ((9, 8, 1, 0, 0.5), 9, "usual", 2),  # the reference leads, here in the heat
        ((9, 8, 7.5, 7.2, 0), 0, "near", 2),  # more than may solve it are near the best
        ((9, 8, 6.5, 6.2, 0), 0, "near", 5),  # or nearer than the margin
    ],
)
def test_a_race_ends_as_soon_as_it_is_decided(
    monkeypatch: pytest.MonkeyPatch, worth: tuple[float, ...], usual: float, why: str, worlds: int
) -> None:
    position, runners, missed = told(monkeypatch, *worth, usual=usual)
    counts = dict.fromkeys(finding.REFUSED, 0)
    left = position._raced(runners, missed, counts)
    assert (left is None) is bool(why)
    assert {name for name, count in counts.items() if count} == ({why} if why else set())
    assert max(len(runner.values) for runner in runners) == worlds


def test_what_was_a_puzzle_once_is_given_up_after_ten_worlds_at_the_earliest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position, runners, missed = told(monkeypatch, 9, 8, 1, 0, 0.5, usual=9, patient=True)
    assert position._raced(runners, missed, dict.fromkeys(finding.REFUSED, 0)) is None
    assert max(len(runner.values) for runner in runners) == 10


def test_where_the_reference_leads_in_a_heat_the_others_do_not_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worth = [9.0, *[one / 100 for one in range(30)]]
    position, runners, missed = told(monkeypatch, *worth, usual=9.0)
    assert position._raced(runners, missed, dict.fromkeys(finding.REFUSED, 0)) is None
    assert sum(len(runner.values) for runner in runners) == 2 * (1 + finding.FINALISTS)


@pytest.mark.parametrize(
    ("second", "worlds"),
    [((9, 2, 1, 0, 1), 10), ((9, 6.2, 1, 0, 1), 40), ((0, 9, 9, 9, 1), 10)],
)
def test_a_second_set_ends_as_soon_as_it_is_sure(
    monkeypatch: pytest.MonkeyPatch, second: tuple[float, ...], worlds: int
) -> None:
    seen: list[int] = []

    class Second(Judge):
        def run(self, runners: Sequence[Runner], until: int) -> None:
            seen.append(until)
            for one in runners:
                worth = second[int(one.decision.key)]
                one.values = [worth + at % 2 / 100 for at in range(until)]

    position, _, _ = told(monkeypatch, 9, 2, 1, 0, 1, usual=0)
    monkeypatch.setattr(finding, "Judge", Second)
    monkeypatch.setattr(Position, "_told", lambda *_: {"told": True})
    runners = [runner(str(at), *[worth] * 10) for at, worth in enumerate((9, 2, 1, 0, 1))]
    position._confirmed(runners, runners[:1], "3", {"3"})
    assert seen[-1] == worlds


def test_a_hunt_is_repeated_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.puzzles.finding.MOST_DECISIONS", 6)
    search = Search(load("skirmish"), QUICK, 7)
    scenario = search.game.scenarios()[0].id
    found = Hunt(search, scenario, 0).run()
    assert found == Hunt(search, scenario, 0).run()
    assert found["clicks"] != Hunt(search, scenario, 1).run()["clicks"]
    assert found["counts"]["asked"] <= 6
    state = search.game.new(scenario, seed=found["seed"])
    for click in found["clicks"]:
        search.game.play(state, search.game.parse_action(state, click))


def played(number: int, *margins: float) -> Hunted:
    """Return a game with puzzles of so wide margins."""
    puzzles = [
        {"step": step, "seat": 0, "turn": step, "margin": margin, "decisions": [["", 3.0, ["a"]]]}
        for step, margin in enumerate(margins)
    ]
    return {
        "scenario": f"battle {number}",
        "seed": number,
        "players": ["veteran", "veteran"],
        "clicks": ["one", "two", "three"],
        "counts": {"asked": 5, "found": len(puzzles)},
        "puzzles": puzzles,
    }


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hunted: list[int] = []

    class Quick:
        def __init__(self, _search: Search, scenario: str, number: int) -> None:
            hunted.append(number)
            self.found = {**played(number), "scenario": scenario}

        def run(self) -> Hunted:
            return self.found

    monkeypatch.setattr(making, "Hunt", Quick)
    said: list[int] = []

    def hear(number: int, _found: Hunted) -> None:
        said.append(number)

    game, path = load("undaunted"), tmp_path / "found.jsonl"
    first = making.hunt(game, 2, 5, path, hear)
    assert making.hunt(game, 3, 5, path, hear)[:2] == first
    assert hunted == said == [0, 1, 2]
    names = [one["scenario"] for one in making.hunt(game, 3, 5, path, hear)]
    assert names == [scenario.id for scenario in game.scenarios()[:3]]


class Backwards(Engine):
    """Does the last piece first, each sent there and back as to another process."""

    def run(
        self, work: Callable[[P], R], pieces: Sequence[P], done: Callable[[int, R], None]
    ) -> None:
        for number in reversed(range(len(pieces))):
            done(number, work(pickle.loads(pickle.dumps(pieces[number]))))


def test_in_whatever_order_games_end_the_same_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "MOST_DECISIONS", 1)
    game, ended = load("undaunted"), list[int]()

    def hear(number: int, _found: Hunted) -> None:
        ended.append(number)

    alone = making.hunt(game, 3, 5, tmp_path / "alone.jsonl", hear)
    assert making.hunt(game, 3, 5, tmp_path / "others.jsonl", hear, Backwards()) == alone
    assert ended == [0, 1, 2, 2, 1, 0]
    assert len({one["seed"] for one in alone}) == 3


def test_what_holds_of_a_package_comes_first_and_keeps_its_id(tmp_path: Path) -> None:
    kept = {"id": "8-3", "game": "7", "step": 3, "seat": 0, "margin": 4.0, "decisions": []}
    begun = {"scenario": "one", "seed": 1, "players": ["veteran"] * 2, "clicks": ["a"]}
    before = {"card": {"seed": 3}, "games": {"7": begun}, "puzzles": [kept]}
    games = [played(0, 4.0, 9.0)]
    card = card_of(load("undaunted"), games, 5, "abc", before)
    assert write(tmp_path, games, 2, card, before) == 2
    data: dict[str, Any] = json.loads((tmp_path / "puzzles.json").read_text("utf-8"))
    assert [(one["id"], one["game"]) for one in data["puzzles"]] == [("8-3", "7"), ("9-1", "8")]
    assert data["games"]["7"] == begun
    assert data["games"]["8"]["clicks"] == ["one"]
    assert (data["card"]["kept"], data["card"]["before"]) == (1, {"seed": 3})
    assert data["card"]["command"].endswith("--seed 5 --keep")


def test_puzzles_of_a_package_are_judged_anew_and_those_that_fail_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, said = load("undaunted"), list[tuple[str, bool]]()
    gone, *others = [puzzle.id for puzzle in puzzles_of(game)]

    def judged(piece: Packaged) -> Hunted | None:
        assert piece.seed == 5
        found = {"margin": 7.5, "decisions": [["solves", 0.0, ["a", "b"]]]}
        return None if piece.id == gone else found

    def hear(id: str, holds: bool) -> None:
        said.append((id, holds))

    monkeypatch.setattr(again, "judged_anew", judged)
    data = still_good(game, 5, tmp_path / "kept.jsonl", hear, InTurn())
    assert [one["id"] for one in data["puzzles"]] == others
    assert {one["margin"] for one in data["puzzles"]} == {7.5}
    assert data["puzzles"][0]["decisions"] == [["solves", 0.0, "a | b"]]
    assert {one["game"] for one in data["puzzles"]} == set(data["games"])
    assert said == [(gone, False), *[(id, True) for id in others]]
    assert still_good(game, 5, tmp_path / "kept.jsonl", hear, InTurn()) == data
    assert len(said) == 1 + len(others)  # a run that was stopped goes on


def test_a_puzzle_is_judged_anew_in_worlds_of_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("undaunted")
    puzzle = min(puzzles_of(game), key=lambda one: len(one.answers))
    worlds: list[str] = []

    def judged(
        self: Position, found: Sequence[Decision], first: str, counts: dict[str, int]
    ) -> Hunted | None:
        assert len(found) == len(puzzle.answers)
        assert first in {one.key for one in found}
        assert set(counts.values()) == {0}
        worlds.append(str(self.__dict__["_seed"]))
        return None

    monkeypatch.setattr(Position, "judged", judged)
    for seed in (5, 5, 6):
        assert judged_anew(Packaged("undaunted", puzzle.id, seed)) is None
    assert worlds[0] == worlds[1] != worlds[2]


def test_every_decision_is_looked_at_whatever_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "MOST_DECISIONS", 8)
    asked: list[tuple[str, str]] = []

    def promising(_self: Position, _found: Sequence[Decision], played: str, missed: str) -> bool:
        asked.append((played, missed))
        return False

    monkeypatch.setattr(Position, "_is_promising", promising)
    search = Search(load("skirmish"), replace(QUICK, player="reference", widest=60), 7)
    counts = Hunt(search, search.game.scenarios()[0].id, 0).run()["counts"]
    assert counts["listed"] == len(asked) > 0
    assert counts["asked"] >= counts["open"] == counts["listed"] + counts["few"] + counts["many"]
    assert any(played == missed for played, missed in asked)


@pytest.mark.parametrize("is_named", [True, False])
def test_of_some_questions_only_what_differs_from_the_reference_is_looked_at(
    monkeypatch: pytest.MonkeyPatch, is_named: bool
) -> None:
    monkeypatch.setattr(finding, "MOST_DECISIONS", 8)
    asked: list[bool] = []

    def promising(_self: Position, _found: Sequence[Decision], played: str, missed: str) -> bool:
        asked.append(played == missed)
        return False

    monkeypatch.setattr(Position, "_is_promising", promising)
    game = load("skirmish")
    named = ("move-unit", "move-to") if is_named else ()
    making = replace(QUICK, player="reference", widest=60, differing=named)
    counts = Hunt(Search(game, making, 7), game.scenarios()[0].id, 0).run()["counts"]
    assert (counts["same"] > 0) is is_named
    assert any(asked) is not is_named


@pytest.mark.parametrize(("fewest", "is_few"), [(2, False), (1000, True)])
def test_a_game_may_ask_for_fewer_answers_or_more(
    monkeypatch: pytest.MonkeyPatch, fewest: int, is_few: bool
) -> None:
    monkeypatch.setattr(finding, "MOST_DECISIONS", 4)
    monkeypatch.setattr(Position, "_is_promising", lambda *_: False)
    search = Search(load("skirmish"), replace(QUICK, widest=60, fewest=fewest), 7)
    counts = Hunt(search, search.game.scenarios()[0].id, 0).run()["counts"]
    assert (counts["few"] > 0, counts["listed"] > 0) == (is_few, not is_few)


class InTurn(Engine):
    """Does one piece after the other, in this process."""

    def run(
        self, work: Callable[[P], R], pieces: Sequence[P], done: Callable[[int, R], None]
    ) -> None:
        for number, piece in enumerate(pieces):
            done(number, work(piece))


def test_games_take_turns_and_keep_their_beginnings(tmp_path: Path) -> None:
    games = [played(0, 4.0, 9.0, 5.0), played(1), played(2, 3.0)]
    card = card_of(load("undaunted"), games, 5, "abc")
    assert write(tmp_path, games, 3, card) == 3
    data: dict[str, Any] = json.loads((tmp_path / "puzzles.json").read_text("utf-8"))
    assert [puzzle["id"] for puzzle in data["puzzles"]] == ["1-1", "1-2", "3-0"]
    assert [len(one["clicks"]) for one in data["games"].values()] == [2, 0]
    assert data["card"]["counts"] == {"asked": 15, "found": 4}
    assert data["card"]["points"] == making_of(load("undaunted")).points
