"""Computer players that are programs of any language, by their standard input and output.

Which there are is the operator's word alone: the environment variable GROGNARD_PROGRAMS holds a
JSON object, or the path of a TOML file, with a command for each name. Nothing that comes from
elsewhere starts a program.
"""

import atexit
import json
import os
import queue
import re
import subprocess
import threading
import time
import tomllib
from pathlib import Path
from typing import IO, Any, Final, cast, final

from mypy_extensions import mypyc_attr

from grognard.ai.bots import Bot
from grognard.ai.protocol import LONGEST, PROTOCOL, Desk, line_of, message_of
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Json, Player

SETTING: Final = "GROGNARD_PROGRAMS"
SECONDS: Final = 5.0
"""How long a program may be silent or think, unless its setting says otherwise."""
MOST_FAULTS: Final = 2
"""Silent or wrong so often, a program has lost its seat."""
MOST_MEMORY: Final = 1 << 16
"""Characters that a program may have remembered for it."""
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,31}")


@final
class Program:
    """A command, and how long it may take for an answer."""

    def __init__(self, command: list[str], seconds: float = SECONDS) -> None:
        self.command: list[str] = command
        self.seconds: float = seconds


# The operator's setting


def setting() -> str:
    """Return the setting as it stands in the environment."""
    return os.environ.get(SETTING, "")


def use(text: str) -> None:
    """Take over the setting of the process that started this one."""
    if text:
        os.environ[SETTING] = text
    else:
        os.environ.pop(SETTING, None)


def programs() -> dict[str, Program]:
    """Return the operator's programs by their names; raises GrognardError on a bad setting."""
    text = setting()
    return read_setting(text) if text else {}


def read_setting(text: str) -> dict[str, Program]:
    """Return the programs of a setting: JSON, or the path of a TOML file.

    >>> read_setting('{"first": ["node", "first.js"]}')["first"].command
    ['node', 'first.js']
    """
    try:
        if text.lstrip().startswith("{"):
            table = json.loads(text)
        else:
            table = tomllib.loads(Path(text).read_text(encoding="utf-8"))
        return {name: _program(name, entry) for name, entry in table.items()}
    except (OSError, TypeError, ValueError) as error:
        raise GrognardError("bad-programs", detail=str(error)) from None


def _program(name: str, entry: object) -> Program:
    table: dict[str, Any] = entry if isinstance(entry, dict) else {"command": entry}
    command = table.get("command")
    if NAME.fullmatch(name) is None:
        raise ValueError(f"{name!r} is no name")
    if not isinstance(command, list) or not command:
        raise ValueError(f"{name}: a command is a list of words")
    limit = float(table.get("seconds", SECONDS))
    if not limit > 0:
        raise ValueError(f"{name}: seconds is a number above 0")
    return Program([str(word) for word in command], limit)


# A process


class Silent(Exception):
    """A program has ended, has said nothing in time, or something that is no message."""


@final
class Process:
    """A running program; one thread reads what it says."""

    def __init__(self, name: str, program: Program) -> None:
        self.program: Program = program
        self.said: queue.Queue[str] = queue.Queue()
        kept = {key: value for key, value in os.environ.items() if not key.startswith("GROGNARD_")}
        self.process: subprocess.Popen[str] = subprocess.Popen(
            program.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            env=kept,
        )
        stdout = self.process.stdout
        assert stdout is not None
        threading.Thread(target=_read, args=(stdout, self.said), daemon=True).start()
        self.say({"type": "hello", "protocol": PROTOCOL, "name": name})
        ready = self.hear(time.monotonic() + program.seconds)
        if ready.get("type") != "ready" or ready.get("protocol") != PROTOCOL:
            raise Silent("it does not speak this protocol")

    def is_alive(self) -> bool:
        """Say whether it still runs."""
        return self.process.poll() is None

    def say(self, message: Json) -> None:
        """Write a line to it."""
        stdin = self.process.stdin
        assert stdin is not None
        try:
            stdin.write(line_of(message))
            stdin.flush()
        except (OSError, ValueError) as error:
            raise Silent(f"it does not listen: {error}") from None

    def hear(self, deadline: float) -> Json:
        """Return the next line it says until then."""
        try:
            line = self.said.get(timeout=max(0.0, deadline - time.monotonic()))
            return message_of(line)
        except queue.Empty:
            raise Silent("it said nothing in time") from None
        except ValueError as error:
            raise Silent(f"it said what is no message: {error}") from None

    def end(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    pass


def _read(stdout: IO[str], said: "queue.Queue[str]") -> None:
    """Pass on every line, then an empty one; one that is too long ends it."""
    try:
        while True:
            line = stdout.readline(LONGEST)
            said.put(line)
            if not line.endswith("\n"):
                return
    except (OSError, ValueError):
        said.put("")


RUNNING: Final[dict[str, Process]] = {}
"""The programs of this process: one of each name, for all its tables."""


def _running(name: str) -> Process:
    """Return a program that listens; raises Silent if it cannot be started."""
    found = RUNNING.get(name)
    if found is not None and found.is_alive():
        return found
    _end(name)
    program = programs().get(name)
    if program is None:
        raise Silent("it is not in the settings")
    try:
        RUNNING[name] = Process(name, program)
    except OSError as error:
        raise Silent(f"it cannot be started: {error}") from None
    return RUNNING[name]


def _end(name: str) -> None:
    found = RUNNING.pop(name, None)
    if found is not None:
        found.end()


def end_all() -> None:
    """End every program of this process."""
    for name in list(RUNNING):
        _end(name)


atexit.register(end_all)


# The player


class ProgramFailed(Exception):
    """A program was silent or wrong twice: it has lost its seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ProgramBot(Bot):
    """A player that puts every question to a program; made by `program_bot`.

    Silent or wrong once, it is asked anew; a second time in the same game, it has lost its seat.
    What the program wants remembered travels with the player.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed: int = seed
        self.faults: int = 0
        self.asked: int = 0
        self.memory: object = None

    def choose(self, game: Game, state: State, seat: Player) -> Action:
        """Return the program's answer; raises ProgramFailed."""
        self.asked += 1
        why = ""
        while self.faults < MOST_FAULTS:
            try:
                return self._answer(game, state.clone(), seat)
            except Silent as silence:
                self.faults += 1
                why = str(silence)
                _end(self.name)
        raise ProgramFailed(f"{self.name} was silent or wrong twice: {why}")

    def _answer(self, game: Game, state: State, seat: Player) -> Action:
        running = _running(self.name)
        deadline = time.monotonic() + running.program.seconds
        desk = Desk(game, state, seat)
        about: Json = {"table": f"{self.seed:x}", "id": self.asked, "seed": self.seed}
        running.say({**desk.question(), **about, "memory": self.memory})
        while True:
            said = running.hear(deadline)
            if said.get("type") == "ask":
                running.say(desk.told(said))
            elif said.get("type") == "answer" and said.get("id") == self.asked:
                return self._taken(said, state.legal_actions(seat))
            else:
                raise Silent("it neither asked nor answered")

    def _taken(self, said: Json, legal: list[Action]) -> Action:
        action = said.get("action")
        if not isinstance(action, int) or isinstance(action, bool) or action not in legal:
            raise Silent(f"{action!r} is not legal")
        if len(line_of({"memory": said.get("memory")})) > MOST_MEMORY:
            raise Silent("it wants too much remembered")
        self.memory = said.get("memory")
        return action

    def __reduce__(self) -> tuple[object, ...]:
        return (_revived, (self.name, self.seed, self.faults, self.asked, self.memory))


KINDS: Final[dict[str, type[ProgramBot]]] = {}


def program_bot(name: str, seed: int) -> ProgramBot:
    """Return a new player of a program; its class bears the program's name."""
    if name not in KINDS:
        kind = type(f"Program_{name}", (ProgramBot,), {"name": name})
        KINDS[name] = cast("type[ProgramBot]", kind)
    return KINDS[name](seed)


def _revived(name: str, seed: int, faults: int, asked: int, memory: object) -> ProgramBot:
    found = program_bot(name, seed)
    found.faults, found.asked, found.memory = faults, asked, memory
    return found
