"""Pieces of work on the machines of a Ray cluster; needs the package `ray` (`grognard[ray]`)."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeVar

from grognard.ai.engine import TRIES, Engine
from grognard.core.errors import GrognardError

P = TypeVar("P")
R = TypeVar("R")


def do_piece(work: Callable[[Any], Any], piece: object) -> object:
    """Do a piece on whatever machine this is; Ray takes no compiled function."""
    return work(piece)


class RayEngine(Engine):
    """A cluster, by its address as Ray writes it; "" starts one of this machine alone.

    Every machine of it needs the same Grognard. One core does one piece at a time. A piece whose
    worker or machine is lost is done again elsewhere, and so gives the same result.
    """

    def __init__(self, address: str = "") -> None:
        self.address = address

    def run(
        self, work: Callable[[P], R], pieces: Sequence[P], done: Callable[[int, R], None]
    ) -> None:
        """Do the pieces, and leave the cluster as it was found."""
        ray = _ray()
        is_ours = not ray.is_initialized()
        if is_ours:
            self._connect(ray)
        try:
            self._run(ray, work, pieces, done)
        finally:
            if is_ours:
                ray.shutdown()

    def _connect(self, ray: Any) -> None:  # noqa: ANN401
        words = {"address": self.address} if self.address else {}
        try:
            ray.init(log_to_driver=False, include_dashboard=False if not words else None, **words)
        except (ConnectionError, ValueError, RuntimeError) as error:
            detail = str(error).partition("\n")[0]
            raise GrognardError("no-cluster", address=self.address, detail=detail) from None

    def _run(
        self,
        ray: Any,  # noqa: ANN401
        work: Callable[[P], R],
        pieces: Sequence[P],
        done: Callable[[int, R], None],
    ) -> None:
        task = ray.remote(max_retries=TRIES - 1, num_cpus=1)(do_piece)
        running = {task.remote(work, piece): number for number, piece in enumerate(pieces)}
        try:
            while running:
                ready, _ = ray.wait(list(running), num_returns=1)
                for one in ready:
                    done(running.pop(one), _result(ray, one))
        finally:
            for one in running:
                ray.cancel(one, force=True)


def _result(ray: Any, one: Any) -> Any:  # noqa: ANN401
    """Return what a piece gave, or raise what it raised, as if it had been done here."""
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, Exception) else error from None
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
        raise GrognardError("workers-lost", tries=TRIES) from None


def _ray() -> Any:  # noqa: ANN401
    try:
        return import_module("ray")
    except ImportError:
        raise GrognardError("no-ray") from None
