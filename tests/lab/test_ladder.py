"""Matches of several players: common seeds, results that outlive the run, records."""

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from grognard.ai.arena import play_game, run_arena
from grognard.ai.engine import Processes
from grognard.ai.random_bot import RandomBot
from grognard.core.errors import GrognardError
from grognard.core.record import load_record, verify
from grognard.core.registry import load
from grognard.core.types import Json
from grognard.lab.ladder import Keeping, Ladder, Terms, run_ladder
from tests.ai.test_arena import duel, endless

NAMES = ("reference", "random", "recruit")
TERMS = Terms(load("skirmish"), seed=5, scenarios=("meeting",))
TWO = ("random", "random")


def tree_ladder(games: int = 4, seed: int = 1) -> Ladder:
    return run_ladder(Terms(duel(), seed), NAMES, games)


def test_everybody_meets_everybody_with_the_same_seeds() -> None:
    ladder = tree_ladder()
    met = [report.names for report in ladder.reports]
    assert met == [("reference", "random"), ("reference", "recruit"), ("random", "recruit")]
    seeds = [[result.seed for result in report.results] for report in ladder.reports]
    assert all(one == other for one, other in pairwise(seeds))
    assert len({*seeds[0]}) == 2  # two games of a pair share one


def test_a_match_of_a_ladder_is_the_match_alone() -> None:
    alone = run_arena(duel(), ("reference", "recruit"), 4, seed=1)
    assert tree_ladder().reports[1].to_json() == alone.to_json()


def test_every_point_is_counted_for_one_player_and_against_another() -> None:
    ladder = tree_ladder()
    tallies = [ladder.tally(name) for name in NAMES]
    assert [tally.games() for tally in tallies] == [8, 8, 8]
    assert sum(tally.wins for tally in tallies) == sum(tally.losses for tally in tallies)


def test_a_capped_game_of_a_ladder_is_lost_by_whoever_is_named_first() -> None:
    ladder = run_ladder(Terms(endless(), 1, max_decisions=20), NAMES, 2)
    assert [ladder.tally(name).wins for name in NAMES] == [0, 2, 4]


def test_the_yardstick_is_rated_nought_if_it_plays() -> None:
    ladder = tree_ladder()
    assert ladder.anchor() == 0
    assert ladder.ratings()[0].elo == 0
    data = ladder.to_json()
    assert data["rated_from"] == "reference"
    assert run_ladder(Terms(duel(), 1), ("recruit", "random"), 2).anchor() == 1


@pytest.mark.parametrize(
    ("names", "code"),
    [(["random"], "too-few-players"), (["random", "recruit", "random"], "player-twice")],
)
def test_players_that_make_no_ladder_are_refused(names: list[str], code: str) -> None:
    with pytest.raises(GrognardError) as caught:
        run_ladder(Terms(duel(), 1), names, 2)
    assert caught.value.code == code


# Results and records that are kept


def matches(ladder: Ladder) -> list[Json]:
    return [report.to_json() for report in ladder.reports]


STOPPED = """
import os, signal, sys
from pathlib import Path
from tests.lab.test_ladder import TERMS, TWO, Keeping, Processes, run_ladder

def die(done, games):
    if done == 3:
        os.kill(os.getpid(), signal.SIGKILL)

run_ladder(TERMS, TWO, 6, Processes(1), Keeping(Path(sys.argv[1])), die)
"""


def test_a_run_that_was_killed_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    root = str(Path(__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, root])}
    killed = subprocess.run([sys.executable, "-c", STOPPED, str(path)], env=environment, cwd=root)
    assert killed.returncode == -9
    assert len(path.read_text().splitlines()) == 1 + 3
    told: list[int] = []
    keeping = Keeping(path, resume=True)
    ladder = run_ladder(TERMS, TWO, 6, Processes(1), keeping, lambda done, _: told.append(done))
    assert told == [3, 4, 5, 6]  # three were not played again
    assert matches(ladder) == matches(run_ladder(TERMS, TWO, 6))


def test_a_finished_run_is_taken_up_for_more_games(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run_ladder(TERMS, TWO, 2, keeping=Keeping(path))
    more = run_ladder(TERMS, TWO, 4, keeping=Keeping(path, resume=True))
    assert matches(more) == matches(run_ladder(TERMS, TWO, 4))


def test_a_result_that_says_too_little_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run_ladder(TERMS, TWO, 2, keeping=Keeping(path))
    path.write_text(path.read_text().replace('"winner"', '"winer"'))
    with pytest.raises(GrognardError) as caught:
        run_ladder(TERMS, TWO, 2, keeping=Keeping(path, resume=True))
    assert caught.value.code == "bad-results-game"


def test_the_record_of_every_game_is_kept_and_true(tmp_path: Path) -> None:
    ladder = run_ladder(TERMS, TWO, 2, keeping=Keeping(records=tmp_path / "games"))
    names = sorted(path.name for path in (tmp_path / "games").iterdir())
    assert names == ["meeting-random-random-00001.json", "meeting-random-random-00002.json"]
    for name, result in zip(names, ladder.reports[0].results, strict=True):
        record = load_record(tmp_path / "games" / name)
        assert verify(record) == []
        assert record.result is not None
        assert record.result["winner"] == result.winner
        assert tuple(record.players.values()) == result.names


def test_a_game_whose_record_is_kept_is_the_same_game() -> None:
    game = load("skirmish")
    plain, kept = (
        play_game(game, "meeting", None, [RandomBot(1), RandomBot(2)], 9, keeps_record=keeps)
        for keeps in (False, True)
    )
    assert plain.to_json() == kept.to_json()
    assert (plain.record, kept.record[:1]) == ("", "{")


def test_jobs_change_nothing(tmp_path: Path) -> None:
    alone = run_ladder(TERMS, TWO, 4, Processes(1))
    together = run_ladder(TERMS, TWO, 4, Processes(2), Keeping(tmp_path / "run.jsonl"))
    assert matches(alone) == matches(together)
