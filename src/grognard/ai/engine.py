"""Where work is done that falls into many pieces: games of an arena, trials of a tuner.

An engine of another package brings other machines; ours is this one.
"""

import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar, final

from mypy_extensions import mypyc_attr

from grognard.ai.processes import start_method
from grognard.core.errors import GrognardError, MissingMethod

P = TypeVar("P")
R = TypeVar("R")

TRIES: Final = 3
"""A piece that takes so many workers down with it is not tried again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(ABC):
    """Does the pieces of a work side by side; on every engine they give the same results."""

    @abstractmethod
    def run(
        self, work: Callable[[P], R], pieces: Sequence[P], done: Callable[[int, R], None]
    ) -> None:
        """Do all pieces; `done(number, result)` is called here after each, in whatever order.

        `work` is a function of a module and depends on its piece alone, so that another worker can
        do it again where one is lost. What it raises ends the run.
        """
        raise MissingMethod("missing-method", name="Engine.run")


@final
class Processes(Engine):
    """Processes of this machine; with one job, this process itself."""

    def __init__(self, jobs: int = 1) -> None:
        self.jobs: int = jobs

    def run(
        self, work: Callable[[P], R], pieces: Sequence[P], done: Callable[[int, R], None]
    ) -> None:
        """Do the pieces; a worker that is killed costs only the piece it was at."""
        if self.jobs <= 1:
            for number, piece in enumerate(pieces):
                done(number, work(piece))
            return
        crew = _Crew(work, list(pieces))
        try:
            for _ in range(min(self.jobs, len(pieces))):
                crew.hire()
            while crew.workers:
                crew.listen(done)
        finally:
            crew.dismiss()


@final
class _Worker:
    """A process, our end of the line to it, and the piece that it does."""

    def __init__(self, process: BaseProcess, line: Connection, number: int) -> None:
        self.process: BaseProcess = process
        self.line: Connection = line
        self.number: int = number


@final
class _Crew:
    """The workers of one run, and what is left to do."""

    def __init__(self, work: Callable[[Any], Any], pieces: list[Any]) -> None:
        self.work: Callable[[Any], Any] = work
        self.pieces: list[Any] = pieces
        self.left: list[int] = list(range(len(pieces)))[::-1]
        self.lost_with: dict[int, int] = {}
        self.workers: list[_Worker] = []

    def hire(self) -> None:
        """Start a worker on the next piece."""
        context: Any = get_context(start_method())
        ours, theirs = Pipe()
        process: BaseProcess = context.Process(target=serve, args=(theirs, self.work), daemon=True)
        process.start()
        theirs.close()  # so that the line ends when the worker does
        worker = _Worker(process, ours, -1)
        self.workers.append(worker)
        self.give(worker)

    def give(self, worker: _Worker) -> None:
        """Hand a worker its next piece, or let it go."""
        if not self.left:
            self.part(worker)
            return
        worker.number = self.left.pop()
        try:
            worker.line.send(self.pieces[worker.number])
        except (BrokenPipeError, ConnectionResetError):
            self.replace(worker)

    def listen(self, done: Callable[[int, Any], None]) -> None:
        """Take what has come in; who has gone is replaced."""
        by_line = {worker.line: worker for worker in self.workers}
        for line in wait(list(by_line)):
            worker = by_line[line]  # type: ignore[index]
            try:
                is_done, result = worker.line.recv()
            except (EOFError, ConnectionResetError):
                self.replace(worker)
                continue
            if not is_done:
                raise result
            done(worker.number, result)
            self.give(worker)

    def replace(self, worker: _Worker) -> None:
        """Put back what a lost worker did, and start another."""
        number = worker.number
        self.part(worker)
        self.lost_with[number] = self.lost_with.get(number, 0) + 1
        if self.lost_with[number] >= TRIES:
            raise GrognardError("workers-lost", tries=TRIES)
        self.left.append(number)
        self.hire()

    def part(self, worker: _Worker) -> None:
        """Close the line; a worker that hears nothing more ends."""
        self.workers.remove(worker)
        worker.line.close()
        worker.process.join()

    def dismiss(self) -> None:
        """End everybody at once, whatever they are at."""
        for worker in self.workers:
            worker.process.kill()
            worker.process.join()
            worker.line.close()
        self.workers.clear()


def serve(line: Connection, work: Callable[[Any], Any]) -> None:
    """Do what comes in until the line ends; Ctrl-C is for who hired us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            piece: Any = line.recv()
        except EOFError:
            return
        try:
            line.send((True, work(piece)))
        except BrokenPipeError:
            return
        except Exception as error:
            line.send((False, error))
