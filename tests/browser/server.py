"""The real server in a process of its own, on a free port, with a database of its own.

Its chance is seeded: see `tests.browser.seeded`.
"""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "grognard" / "server" / "static"
CLIENT = Path(os.environ.get("GROGNARD_STATIC", BUILT)) / "index.html"
SECONDS_TO_START = 120


def free_port() -> int:
    """Return a port that nobody listens to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def path(*packages: Path) -> dict[str, str]:
    """Return what leads to the engine under test, the source or the compiled package, and more."""
    compiled = os.environ.get("GROGNARD_EXPECT_COMPILED") == "1"
    folders = packages if compiled else (*packages, ROOT / "src")
    return {"PYTHONPATH": os.pathsep.join(map(str, folders))}


class Server:
    """Started, killed and started again at the same address."""

    def __init__(self, folder: Path, *packages: Path) -> None:
        self._folder = folder
        self._packages = packages
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._name = ""
        self.url = f"http://127.0.0.1:{self._port}"

    def database(self) -> Path:
        """Return the file that it keeps matches in."""
        return self._folder / "table.db"

    def start(self) -> None:
        """Start, and wait until it answers."""
        application = "tests.browser.seeded:create_app"
        command = [sys.executable, "-m", "uvicorn", "--factory", application]
        command += ["--app-dir", str(ROOT)]
        command += ["--port", str(self._port), "--log-level", "warning"]
        database = f"sqlite+aiosqlite:///{self.database()}"
        limits = {
            "HTTP_RATE": "1000",
            "HTTP_BURST": "5000",
            "CREATE_BURST": "500",
            "SOCKET_RATE": "1000",
            "SOCKET_BURST": "5000",
            "ADDRESS_RATE": "1000",
            "ADDRESS_BURST": "5000",
            "HIDING_SECONDS": "0",
        }
        wishes = {"DATABASE": database, "STATIC": str(CLIENT.parent), **limits}
        for name in ("BOT", "QUESTION", "CHORE", "HELLO", "HEADER", "BODY", "WRITE"):
            wishes[f"{name}_SECONDS"] = "600"  # on a busy machine, too, nobody is given up
        settings = {f"GROGNARD_{name}": value for name, value in wishes.items()}
        self._process = subprocess.Popen(
            command, env={**os.environ, **path(*self._packages), **settings}
        )
        self._await()
        self.seed(self._name)

    def seed(self, name: str) -> None:
        """Let all chance of the server follow from a name, from now on and when started again."""
        self._name = name
        self._tell("seed", name)

    def be_late(self, bot: str) -> None:
        """Let a computer player never answer in time; "" ends that."""
        self._tell("late", bot)

    def _tell(self, what: str, name: str) -> None:
        request = urllib.request.Request(f"{self.url}/tests/{what}", name.encode(), method="POST")
        with urllib.request.urlopen(request, timeout=SECONDS_TO_START):
            pass

    def _await(self) -> None:
        end = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server does not start")

    def kill(self) -> None:
        """End it without a word of warning."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        """End it in good order."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(120)
            self._process = None
