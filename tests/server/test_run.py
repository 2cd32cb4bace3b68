"""Starting the server: a free port, one line with the address, one sentence for what is wrong."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.core import registry
from grognard.core.errors import GrognardError
from grognard.match import new_match
from grognard.server import load
from grognard.server.frames import Teller
from grognard.server.load import PROGRAM, ServerProcess, post, run_load
from grognard.server.run import address_of, bind


def test_a_taken_port_gives_way_to_the_next() -> None:
    with bind("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with bind("127.0.0.1", port) as second:
            assert second.getsockname()[1] > port
            assert address_of(second) == f"http://127.0.0.1:{second.getsockname()[1]}/"


def test_a_port_that_was_asked_for_is_taken_or_refused() -> None:
    with bind("127.0.0.1", 0) as first, pytest.raises(GrognardError, match="no-port"):
        bind("127.0.0.1", first.getsockname()[1], strict=True)


@pytest.mark.parametrize("port", [-1, 65_536])
def test_a_port_that_cannot_be_is_refused(port: int) -> None:
    with pytest.raises(GrognardError, match="no-port"):
        bind("127.0.0.1", port, strict=True)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "GROGNARD_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        capture_output=True,
        text=True,
        env=environment,
        timeout=300,
        check=False,
    )


def test_a_bad_database_is_one_sentence_and_no_traceback() -> None:
    ran = run("serve", "--database", "nonsense", "--port", "0")
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_the_table_opens_again_and_closes_quietly(tmp_path: Path) -> None:
    ServerProcess(tmp_path / "table.db").stop()
    server = ServerProcess(tmp_path / "table.db")
    try:
        assert post(f"{server.address}/api/commitments", {})["commitment"]
    finally:
        server.process.send_signal(signal.SIGINT)
        code = server.process.wait(120)
        server.process.stdout.close()  # type: ignore[union-attr]
    assert code == 0


def test_a_short_load_is_borne_without_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_QUESTION_SECONDS", "600")  # no worker is given up meanwhile
    actions = 0
    for seconds in (1.5, 6.0, 24.0, 96.0):  # a busy machine takes its time
        figures = run_load(seconds, tables=4)
        assert figures["errors"] == 0
        assert isinstance(figures["actions"], int)
        actions = figures["actions"]
        if actions > 20 and figures["asked"]:
            break
    assert actions > 20
    assert figures["asked"]  # previews, and what a click can mean, are in the mix


def test_the_load_passes_over_the_view_of_a_seat_that_waits() -> None:
    match = new_match(registry.load("undaunted"), seed=1)
    match.play(0, match.view(0).choices[0].action)
    waits = [Teller(seat).whole(match).endswith(load.WAITING) for seat in (0, 1)]
    assert waits == [True, False]


def test_when_time_is_up_the_load_waits_until_all_have_closed_their_sockets() -> None:
    left: list[int] = []

    async def guest(number: int) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            for _ in range(number):  # as a socket takes turns of the loop to close
                await asyncio.sleep(0)
            left.append(number)

    async def play() -> None:
        load_of_two = asyncio.ensure_future(load._all_of([guest(5), guest(1)]))
        for _ in range(3):  # until both sit
            await asyncio.sleep(0)
        load_of_two.cancel()
        with pytest.raises(asyncio.CancelledError):
            await load_of_two
        assert left == [1, 5]

    asyncio.run(play())


def test_the_program_alone_opens_the_table_for_this_machine(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "GROGNARD_DATABASE")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    environment = {**kept, "XDG_DATA_HOME": str(tmp_path), "GROGNARD_LANG": "en"}
    command = [sys.executable, "-u", "-c", PROGRAM]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout is not None
        line = next(line for line in process.stdout if "http://" in line)
        process.send_signal(signal.SIGINT)
        assert process.wait(120) == 0
    assert "http://127.0.0.1:" in line
    assert (tmp_path / "grognard" / "table.db").exists()
