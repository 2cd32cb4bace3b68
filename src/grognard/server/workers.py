"""Worker processes for whatever would hold up the server: a late or dead one is replaced."""

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, TypeVar

from grognard.ai.processes import start_method
from grognard.ai.programs import setting, use
from grognard.server.turns import Turns

T = TypeVar("T")

START_SECONDS: Final = 30.0
START_TRIES: Final = 3
START_PAUSE: Final = 0.2
"""What starts the processes may itself have died; a moment later there is another."""
NICE: Final = 5
"""Workers give way to the server, which has clicks to answer."""
RESIDENT: Final = 1
DATA: Final = 5
"""The places of what lies in memory, and of what was asked for, in /proc/self/statm."""


class WorkerFailed(Exception):
    """A worker was too slow, died, or the job raised; the next job gets a new or a free one."""


class Workers:
    """A few processes that run one job each at a time; started when first needed.

    `memory` is how many bytes a job may take, None for as many as there are.
    """

    def __init__(self, count: int, memory: int | None = None) -> None:
        self._context = _context()
        self._all = [_Worker(self._context, memory) for _ in range(count)]
        self._free = list(self._all)
        self._turns = Turns(count)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="worker")

    async def run(
        self, seconds: float, function: Callable[..., T], *args: object, owner: str = ""
    ) -> T:
        """Return what a function of ours returns in a worker; raises WorkerFailed.

        Where many wait, each `owner` has a turn before any has its second.
        """
        await self._turns.wait(owner)
        worker = self._free.pop()
        loop = asyncio.get_running_loop()
        asking = loop.run_in_executor(self._threads, worker.ask, seconds, function, args)
        asking.add_done_callback(lambda _: self._give_back(worker))
        is_good, result = await asyncio.shield(asking)
        if not is_good:
            raise WorkerFailed(str(result))
        return result  # type: ignore[return-value]

    def _give_back(self, worker: "_Worker") -> None:
        self._free.append(worker)
        self._turns.next()

    def pids(self) -> list[int]:
        """Return the ids of the processes that live."""
        return [pid for worker in self._all if (pid := worker.pid()) is not None]

    def stop(self) -> None:
        """End all processes, busy ones too."""
        for worker in self._all:
            worker.stop()
        self._threads.shutdown(wait=True)


def _context() -> BaseContext:
    """Return how processes are started: never by fork under an event loop."""
    method = start_method()
    context = get_context(method)
    if method == "forkserver":
        context.set_forkserver_preload([__name__, "grognard.server.jobs"])
    return context


class _Worker:
    """One process and our end of its pipe; `ask` runs in a thread and waits there."""

    def __init__(self, context: BaseContext, memory: int | None) -> None:
        self._context = context
        self._memory = memory
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._is_stopped = False

    def ask(
        self, seconds: float, function: Callable[..., object], args: tuple[object, ...]
    ) -> tuple[bool, object]:
        try:
            pipe = self._ready()
            pipe.send((function, args))
            if not pipe.poll(seconds):
                raise WorkerFailed("too slow")
            is_good, result, is_last = pipe.recv()
            if is_last:
                self.kill()
            return bool(is_good), result
        except Exception as error:
            self.kill()
            return False, f"{type(error).__name__}: {error}"

    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def _ready(self) -> Connection:
        if self._is_stopped:
            raise WorkerFailed("stopped")
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        for _ in range(START_TRIES - 1):
            with contextlib.suppress(OSError, EOFError):
                return self._start()
            time.sleep(START_PAUSE)
        return self._start()

    def _start(self) -> Connection:
        self.kill()
        if self._is_stopped:
            raise WorkerFailed("stopped")
        ours, theirs = self._context.Pipe()
        args = (theirs, self._memory, setting())
        process = self._context.Process(target=serve, args=args, daemon=True)  # type: ignore[attr-defined]
        self._pipe = ours
        process.start()
        theirs.close()
        self._process = process
        if not ours.poll(START_SECONDS):
            raise WorkerFailed("did not start")
        ours.recv()
        return ours

    def kill(self) -> None:
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            with contextlib.suppress(Exception):
                process.kill()
                process.join(5)
                process.close()

    def stop(self) -> None:
        """Kill the process; a thread that waits for it wakes with an error."""
        self._is_stopped = True
        process = self._process
        if process is not None:
            with contextlib.suppress(Exception):
                process.kill()


def serve(pipe: Connection, memory: int | None, programs: str) -> None:
    """Run jobs from the pipe until it closes; a worker outlives neither its server nor Ctrl-C.

    One whose job has taken much of the memory it may take says that it was the last: only the end
    of a process surely gives memory back.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use(programs)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    before = _memory_taken()
    if memory is not None:
        _limit_memory(_memory_taken(DATA) + memory)
    pipe.send("ready")
    while True:
        try:
            function, args = pipe.recv()
        except (EOFError, OSError):
            return
        is_good, result = _run(function, args)
        del function, args
        is_last = memory is not None and _memory_taken() - before > memory // 4
        pipe.send((is_good, result, is_last))
        del result


def _run(function: Callable[..., object], args: tuple[object, ...]) -> tuple[bool, object]:
    try:
        return True, function(*args)
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"


def _memory_taken(which: int = RESIDENT) -> int:
    """Return the memory of this process in bytes, 0 where the system does not tell."""
    try:
        pages = Path("/proc/self/statm").read_text("ascii").split()[which]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _limit_memory(most: int) -> None:
    """Let a job that wants more memory fail, not the machine; where that can be said."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _die_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
