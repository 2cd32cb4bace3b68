"""An earlier run is read, set beside this one, and a loss beyond the noise is a loss."""

import json
from pathlib import Path

import pytest

from grognard.core.types import Json
from grognard.research.compare import (
    NEIGHBOUR,
    BadRun,
    beside,
    differences,
    is_other_setting,
    other_games,
    read_run,
    run_json,
    write_run,
)


def result(**figures: float) -> Json:
    return {"game": "duel", "build": "compiled", "branching_max": 9, **figures}


def run(*results: Json) -> Json:
    return run_json(results, 4.0, 1, 0.5)


def test_a_run_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    kept = run(result(clone_us=4.0))
    write_run(path, kept)
    assert read_run(path) == kept
    assert kept["load"] == 0.5


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 1}', '{"format": 1, "results": [1]}'])
def test_a_file_that_holds_no_run_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    path.write_text(text, "utf-8")
    with pytest.raises(BadRun):
        read_run(path)


def test_a_run_of_a_later_form_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    path.write_text(json.dumps({**run(), "format": 2}), "utf-8")
    with pytest.raises(BadRun):
        read_run(path)


def test_a_ratio_above_one_is_better_whether_more_or_less_is_wanted() -> None:
    before = run(result(positions_per_second=1000, clone_us=4.0, clone_bytes=800))
    now = [result(positions_per_second=2000, clone_us=2.0, clone_bytes=1600)]
    ratios = {one.part: one.ratio for one in differences(before, now)}
    assert ratios == {"positions_per_second": 2.0, "clone_us": 2.0, "clone_bytes": 0.5}


def test_only_what_is_worse_by_more_than_the_noise_is_a_loss() -> None:
    before = run(result(clone_us=10.0))

    def verdict(now: float, noise: float) -> tuple[bool, bool]:
        (one,) = differences(before, [result(clone_us=now)])
        return one.is_loss(noise), one.is_gain(noise)

    assert verdict(10.9, 10.0) == (False, False)
    assert verdict(11.2, 10.0) == (True, False)
    assert verdict(11.2, 20.0) == (False, False)
    assert verdict(9.2, 10.0) == (False, False)
    assert verdict(8.9, 10.0) == (False, True)


def test_only_the_same_game_in_the_same_build_is_compared() -> None:
    before = run(result(clone_us=4.0), {"game": "chess", "build": "compiled", "clone_us": 1.0})
    assert differences(before, [{**result(clone_us=4.0), "build": "interpreted"}]) == []
    assert len(differences(before, [result(clone_us=4.0), result(observe_us=1.0)])) == 1


def test_a_neighbour_that_became_slower_is_no_loss_of_ours() -> None:
    then, now = ({**result(decisions_per_second=n), "build": NEIGHBOUR} for n in (900, 100))
    assert differences(run(then), [now]) == []


def test_other_numbers_of_answers_tell_that_other_positions_were_measured() -> None:
    before = run(result())
    assert other_games(before, [result()]) == []
    assert other_games(before, [result(branching_max=8)]) == ["duel"]


def test_another_machine_python_or_seed_is_noticed() -> None:
    assert not is_other_setting(run(), run())
    for name in ("machine", "python", "seed"):
        assert is_other_setting({**run(), name: "other"}, run())


def test_decisions_are_set_beside_the_neighbour() -> None:
    ours, bare = result(decisions_per_second=300), result()
    beside([ours, bare], {"game": "other", "build": "C++", "decisions_per_second": 120})
    assert ours["over_open_spiel"] == 2.5
    assert "over_open_spiel" not in bare
    alone = result(decisions_per_second=300)
    beside([alone], None)
    assert "over_open_spiel" not in alone
