"""The page for operators: its commands are run, and what it says of them holds."""

import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from grognard.server.database import HEAD
from grognard.server.settings import Settings
from tests.server.table import Made, make, play_on, server, view

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "operators.md").read_text("utf-8")
CLICKS = 30


def command(start: str) -> str:
    """Return the one line of the page that begins so."""
    (line,) = [line for line in PAGE.splitlines() if line.startswith(start)]
    return line


def shell(line: str, folder: Path) -> str:
    """Run a line of the page in a folder that holds table.db."""
    line = line.replace("~/.local/share/grognard/", "").replace("python3", sys.executable)
    done = subprocess.run(line, shell=True, cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def views(table: TestClient, match: Made) -> list[object]:
    return [view(table, match, seat)["view"] for seat in (0, 1)]


def status(table: TestClient, match: Made) -> str:
    return str(table.get(f"/api/matches/{match.id}").json()["status"])


def begun(table: TestClient) -> Made:
    match = make(table, game="undaunted")
    play_on(table, match, CLICKS)
    return match


def restored(folder: Path, backup: Path) -> Path:
    """Put a backup where a server looks for its database."""
    folder.mkdir()
    shutil.copy(backup, folder / "table.db")
    return folder


def make_older(folder: Path) -> None:
    """Let the matches in a database be of the version of the rules before today's."""
    with sqlite3.connect(folder / "table.db") as connection:
        connection.execute("UPDATE matches SET rules_version = rules_version - 1")
    connection.close()


@pytest.mark.parametrize("start", ["sqlite3 ~/.local/share/grognard/table.db", "python3 -c"])
def test_a_backup_of_a_running_server_is_whole_and_can_be_restored(
    tmp_path: Path, start: str
) -> None:
    if start.startswith("sqlite3") and shutil.which("sqlite3") is None:
        pytest.skip("the shell of SQLite is not installed here")
    with server(tmp_path) as table:
        match = begun(table)
        before = views(table, match)
        shell(command(start), tmp_path)
        play_on(table, match, 10)
        assert views(table, match) != before
    with server(restored(tmp_path / "restored", tmp_path / "table-backup.db")) as table:
        assert views(table, match) == before
        assert play_on(table, match, 5) == 5


def test_the_dice_are_the_same_again_after_a_restore(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = begun(table)
        shell(command("python3 -c"), tmp_path)
        play_on(table, match, 20)
        played = views(table, match)
    with server(restored(tmp_path / "restored", tmp_path / "table-backup.db")) as table:
        play_on(table, match, 20)
        assert views(table, match) == played


def test_after_a_stop_matches_go_over_to_new_rules_and_out_of_a_running_backup_they_do_not(
    tmp_path: Path,
) -> None:
    with server(tmp_path) as table:
        match = begun(table)
        shell(command("python3 -c"), tmp_path)
    running = restored(tmp_path / "running", tmp_path / "table-backup.db")
    stopped = restored(tmp_path / "stopped", tmp_path / "table.db")
    for folder, expected in ((running, "older-rules"), (stopped, "running")):
        make_older(folder)
        with server(folder) as table:
            assert status(table, match) == expected


def test_the_version_of_the_tables_can_be_asked_for(tmp_path: Path) -> None:
    with server(tmp_path):
        pass
    (asking,) = re.findall(r'"(SELECT version_num [^"]*)"', PAGE)
    with sqlite3.connect(tmp_path / "table.db") as connection:
        assert connection.execute(asking).fetchall() == [(HEAD,)]
    connection.close()


def test_tidying_up_removes_finished_matches_with_all_that_belongs_to_them(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        running, over = begun(table), begun(table)
    script = PAGE.partition("```sql\n")[2].partition("```")[0].replace("2026-01-01", "9999-01-01")
    connection = sqlite3.connect(tmp_path / "table.db")
    connection.execute("UPDATE matches SET result = '{}' WHERE id = ?", (over.id,))
    connection.commit()
    connection.executescript(script)
    for name, column in (("matches", "id"), ("seats", "match"), ("clicks", "match")):
        found = connection.execute(f"SELECT DISTINCT {column} FROM {name}").fetchall()
        assert found == [(running.id,)], name
    connection.close()
    with server(tmp_path) as table:
        assert play_on(table, running, 5) == 5
        assert table.get(f"/api/matches/{over.id}").status_code == 404


def test_every_setting_that_the_page_names_exists() -> None:
    named = set(re.findall(r"\bGROGNARD_([A-Z_]+)", PAGE))
    assert len(named) > 10
    assert named <= {name.upper() for name in Settings.model_fields}
