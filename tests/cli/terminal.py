"""Running the program in a test: in this process with lines of input, or on a real terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fcntl import ioctl
from io import BytesIO
from pathlib import Path
from struct import pack
from termios import TIOCSWINSZ
from typing import TextIO, TypeAlias, cast

from typer.testing import CliRunner

import grognard as package
from grognard.cli.app import run

SOURCES = Path(package.__file__).resolve().parents[1]
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\r")
WIPED = re.compile(r"[^\n]*\r\x1b\[2K")
"""What stood on a line before it was wiped: a spinner turns in its place."""
PROGRAM = "from grognard.cli import main; main()"


@dataclass(frozen=True)
class Ran:
    """What a run printed, and its exit code."""

    code: int
    out: str
    err: str


Player: TypeAlias = Callable[[str], str]
"""Somebody who reads what was printed since the last question, and types a line."""


class Keyboard:
    """A keyboard with a player at it, who sees the screen: as much of a stream as input() needs."""

    def __init__(self, player: Player, screen: BytesIO) -> None:
        self.player = player
        self.screen = screen
        self.seen = 0

    def isatty(self) -> bool:
        """Say that this is no terminal."""
        return False

    def readline(self) -> str:
        """Return what the player types."""
        sys.stdout.flush()
        shown = self.screen.getvalue().decode()
        new, self.seen = shown[self.seen :], len(shown)
        return self.player(new) + "\n"


def grognard(
    *words: str,
    lines: Sequence[str] = (),
    player: Player | None = None,
    lang: str = "en",
    width: int = 100,
) -> Ran:
    """Run the program in this process; `lines` are typed, and then the keyboard is closed."""
    environment = {"GROGNARD_LANG": lang, "COLUMNS": str(width), "NO_COLOR": "1"}
    typed = "".join(f"{line}\n" for line in lines)
    with CliRunner().isolation(input=typed, env=environment) as (out, err, _both):
        if player is not None:
            sys.stdin = cast(TextIO, Keyboard(player, out))
        code = run(words)
        sys.stdout.flush()
        sys.stderr.flush()
        return Ran(code, out.getvalue().decode(), err.getvalue().decode())


def process_environment(home: Path, lang: str = "en") -> dict[str, str]:
    """Return the environment of a real process that keeps its files below `home`."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(SOURCES),
        "HOME": str(home),
        "XDG_STATE_HOME": str(home / "state"),
        "GROGNARD_LANG": lang,
        "TERM": "xterm-256color",
        "PYTHONIOENCODING": "utf-8",
    }


def command(*words: str) -> list[str]:
    """Return the command line that runs this very program in another process."""
    return [sys.executable, "-c", PROGRAM, *words]


PATIENCE = 120.0
"""Seconds until what must come is given up; a busy machine takes its time."""


class Terminal:
    """The program on a real terminal, driven by a keyboard."""

    def __init__(
        self, home: Path, *words: str, size: tuple[int, int] = (24, 80), **variables: str
    ) -> None:
        self.master, slave = pty.openpty()
        ioctl(slave, TIOCSWINSZ, pack("HHHH", *size, 0, 0))
        self.process = subprocess.Popen(
            command(*words),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**process_environment(home), **variables},
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)
        self.raw = ""
        self.unread = ""

    def __enter__(self) -> "Terminal":
        """Return the terminal; it is torn down at the end of the block."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the process, whatever state it is in."""
        self.process.kill()
        self.process.wait(120)
        os.close(self.master)

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.master, text.encode())

    def wait_for(self, *texts: str, seconds: float = PATIENCE) -> str:
        """Read until one of the texts has appeared since the last call; return what was read."""
        end = time.monotonic() + seconds
        while True:
            shown = plain(self.unread)
            ends = [shown.index(text) + len(text) for text in texts if text in shown]
            if ends:
                self.unread = shown[min(ends) :]
                return shown[: min(ends)]
            assert self._read(end - time.monotonic()), f"{texts!r} did not appear in {shown!r}"

    def wait_until_it_waits(self) -> None:
        """Wait until the process sleeps, in whatever it waits for; where Linux is not, a while.

        One that only has no turn on a busy machine does not sleep.
        """
        status = Path(f"/proc/{self.process.pid}/stat")
        if not status.exists():
            time.sleep(2)
            return
        while status.read_text("utf-8").rpartition(")")[2].split()[0] != "S":
            time.sleep(0.01)

    def _read(self, seconds: float) -> str:
        ready, _, _ = select.select([self.master], [], [], max(0.0, seconds))
        if not ready:
            return ""
        try:
            piece = os.read(self.master, 65536).decode("utf-8", "replace")
        except OSError:
            return ""
        self.raw += piece
        self.unread += piece
        return piece

    def end(self, seconds: float = PATIENCE) -> int:
        """Read to the end and return the exit code."""
        end = time.monotonic() + seconds
        while self._read(end - time.monotonic()):
            pass
        return self.process.wait(seconds)


def _take_terminal() -> None:
    """Make the terminal the one that Ctrl-C of this session goes to."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a caller in the background ignores it
    from termios import TIOCSCTTY

    ioctl(0, TIOCSCTTY, 0)


def plain(text: str) -> str:
    """Return what was printed without colours and movements of the cursor."""
    return CONTROL.sub("", WIPED.sub("", text))
