"""Pieces of work in processes: the same results, and a worker lost costs its piece alone."""

import os
import signal
from pathlib import Path

import pytest

from grognard.ai.engine import TRIES, Processes
from grognard.core.errors import GrognardError


def square(piece: int) -> int:
    return piece * piece


def fall_over_once(piece: tuple[str, int]) -> int:
    """The first worker that comes to the piece 3 is killed there, and leaves a mark."""
    folder, number = piece
    mark = Path(folder, "fell")
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def fall_over(piece: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return piece


def refuse(piece: int) -> int:
    raise GrognardError("odd-games", games=piece)


def results(engine: Processes, pieces: list[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    engine.run(square, pieces, found.__setitem__)
    return found


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_piece_is_done_once_whatever_the_number_of_jobs(jobs: int) -> None:
    assert results(Processes(jobs), [5, 6, 7]) == {0: 25, 1: 36, 2: 49}


def test_without_pieces_nothing_is_done() -> None:
    assert results(Processes(2), []) == {}


def test_a_killed_worker_costs_only_its_piece(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    pieces = [(str(tmp_path), number) for number in range(6)]
    Processes(2).run(fall_over_once, pieces, lambda *found: told.append(found))
    assert (tmp_path / "fell").exists()
    assert sorted(told) == [(number, number * number) for number in range(6)]


def test_a_piece_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(GrognardError) as caught:
        Processes(2).run(fall_over, [1], lambda *_: None)
    assert (caught.value.code, caught.value.params) == ("workers-lost", {"tries": TRIES})


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_piece_raises_ends_the_run(jobs: int) -> None:
    with pytest.raises(GrognardError) as caught:
        Processes(jobs).run(refuse, [7, 7], lambda *_: None)
    assert (caught.value.code, caught.value.params) == ("odd-games", {"games": 7})
