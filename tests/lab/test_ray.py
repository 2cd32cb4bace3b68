"""The laboratory on a Ray cluster of two nodes; left out where Ray is not installed."""

import os
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from grognard.ai.engine import TRIES
from grognard.core.errors import GrognardError
from grognard.lab.balance import run_lab
from grognard.lab.ladder import run_ladder
from grognard.lab.ray_engine import RayEngine
from tests.ai.test_engine import fall_over, fall_over_once, refuse
from tests.cli.terminal import grognard
from tests.lab.test_ladder import TERMS, TWO, matches

is_here = find_spec("ray") is not None
with_ray = pytest.mark.skipif(not is_here, reason="Ray is not installed: pip install grognard[ray]")
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two nodes with one core each, on this machine."""
    paths = os.pathsep.join([str(ROOT), *(path for path in sys.path if path)])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", paths)  # the workers find what we find
        node = {"num_cpus": 1, "object_store_memory": 80_000_000}
        cluster: Any = import_module("ray.cluster_utils").Cluster()
        for _ in range(2):
            cluster.add_node(**node, include_dashboard=False)
        yield cluster.address
        cluster.shutdown()


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_of_two_nodes_plays_the_same_games(address: str) -> None:
    told: list[tuple[int, int]] = []
    there = run_ladder(TERMS, TWO, 4, RayEngine(address), on_game=lambda *n: told.append(n))
    assert matches(there) == matches(run_ladder(TERMS, TWO, 4))
    assert told == [(done, 4) for done in range(5)]


def node_of(piece: tuple[str, int]) -> str:
    """Wait for the other of two pieces, which one core cannot do at once, and say where we are."""
    folder, number = piece
    Path(folder, str(number)).touch()
    for _ in range(6000):
        if Path(folder, str(1 - number)).exists():
            context: Any = import_module("ray").get_runtime_context()
            return str(context.get_node_id())
        time.sleep(0.01)
    return "alone"


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_both_nodes_are_put_to_work(address: str, tmp_path: Path) -> None:
    found: dict[int, str] = {}
    RayEngine(address).run(node_of, [(str(tmp_path), 0), (str(tmp_path), 1)], found.__setitem__)
    assert len({*found.values()}) == 2
    assert "alone" not in found.values()


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_of_a_cluster_costs_only_its_piece(address: str, tmp_path: Path) -> None:
    found: dict[int, int] = {}
    pieces = [(str(tmp_path), number) for number in range(6)]
    RayEngine(address).run(fall_over_once, pieces, found.__setitem__)
    assert (tmp_path / "fell").exists()
    assert found == {number: number * number for number in range(6)}


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_a_piece_that_kills_every_worker_of_a_cluster_is_given_up(address: str) -> None:
    with pytest.raises(GrognardError) as caught:
        RayEngine(address).run(fall_over, [1], lambda *_: None)
    assert (caught.value.code, caught.value.params) == ("workers-lost", {"tries": TRIES})


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_what_a_piece_raises_on_a_cluster_ends_the_run(address: str) -> None:
    with pytest.raises(GrognardError) as caught:
        RayEngine(address).run(refuse, [7], lambda *_: None)
    assert (caught.value.code, caught.value.params) == ("odd-games", {"games": 7})


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_the_arena_takes_a_cluster_by_its_address(address: str) -> None:
    words = ["arena", "skirmish", "--games", "2", "--first", "random", "--scenario", "meeting"]
    here = grognard(*words, "--json")
    there = grognard(*words, "--json", "--engine", "ray", "--address", address)
    assert (there.code, there.out) == (0, here.out)


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_the_laboratory_takes_a_cluster_too(address: str) -> None:
    here = run_lab(TERMS, "random", 2)
    assert run_lab(TERMS, "random", 2, RayEngine(address)).to_json() == here.to_json()


# Without Ray


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = grognard("arena", "skirmish", "--engine", "ray")
    assert (ran.code, "pip install 'grognard[ray]'" in ran.err) == (2, True)


def test_an_unknown_engine_is_refused_with_the_known_ones() -> None:
    ran = grognard("arena", "skirmish", "--engine", "steam")
    assert (ran.code, "processes, ray" in ran.err) == (2, True)


def test_an_address_is_for_a_cluster() -> None:
    ran = grognard("arena", "skirmish", "--address", "10.0.0.1:6379")
    assert (ran.code, "--engine ray" in ran.err) == (2, True)
