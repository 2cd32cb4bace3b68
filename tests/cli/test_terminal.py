"""The program on a real terminal: keys, clearing, the curtain, Ctrl-C and Ctrl-D."""

import os
from pathlib import Path

import pytest

from grognard.core.record import load_record, verify
from tests.cli.terminal import Terminal, plain

pytestmark = pytest.mark.skipif(os.name != "posix", reason="terminals of Unix")

BLUE = ("play", "skirmish", "--scenario", "1", "--side", "blue", "--seed", "3")
CLEAR = "\x1b[H\x1b[2J"
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"


def test_a_whole_game_is_played_by_typing_numbers(tmp_path: Path) -> None:
    with Terminal(tmp_path, *BLUE, "--against", "random", size=(50, 120)) as terminal:
        shown = terminal.wait_for("> ")
        questions = 0
        while "Save the record?" not in shown:
            terminal.type("1\r")
            shown = terminal.wait_for("\n> ", "for no:")
            questions += 1
            assert questions < 500
        terminal.type(f"{tmp_path}/battle.json\r")
        assert "Saved." in terminal.wait_for("Saved.")
        assert terminal.end() == 0
        assert verify(load_record(tmp_path / "battle.json")) == []
        assert terminal.raw.count(CLEAR) > 20


def test_the_board_stands_beside_the_question_on_a_wide_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, *BLUE, "--against", "random", size=(40, 160)) as terminal:
        lines = terminal.wait_for("\n> ").split("\n")
        assert any(line[:2] in ("A1", "  ") and "▶" in line for line in lines), lines
        terminal.type("quit\r")
        assert terminal.end() == 0


def test_all_that_matters_fits_a_small_terminal(tmp_path: Path) -> None:
    words = ("play", "undaunted", "--scenario", "7", "--side", "us", "--seed", "3")
    with Terminal(tmp_path, *words, "--against", "random", size=(24, 80)) as terminal:
        shown = terminal.wait_for("\n> ").split("\n")
        last = shown[-24:]
        assert any("Your hand" in line for line in last)
        assert any("▶" in line for line in last)
        assert all(any(mark in line for line in last) for mark in ("13B", "18B", "14B"))
        assert max(len(line) for line in shown) <= 80
        terminal.type("quit\r")
        assert terminal.end() == 0


def test_ctrl_d_keeps_the_game_and_leaves(tmp_path: Path) -> None:
    with Terminal(tmp_path, *BLUE, "--against", "random") as terminal:
        terminal.wait_for("> ")
        terminal.type("1\r")
        terminal.wait_for("Which unit moves next?")
        terminal.wait_for("> ")
        terminal.type("\x04")
        assert "Continue with: grognard play --continue" in terminal.wait_for("Goodbye.")
        assert terminal.end() == 0
    with Terminal(tmp_path, "play", "--continue") as again:
        again.wait_for("Which unit moves next?")
        again.type("quit\r")
        assert again.end() == 0


def test_ctrl_c_keeps_the_game_and_leaves_without_a_trace(tmp_path: Path) -> None:
    with Terminal(tmp_path, *BLUE, "--against", "random") as terminal:
        terminal.wait_for("> ")
        terminal.wait_until_it_waits()  # a signal in the very instant before is only seen later
        terminal.type("\x03")
        assert terminal.end() == 130
        assert "Continue with: grognard play --continue" in plain(terminal.raw)
        assert "Traceback" not in terminal.raw


def test_ctrl_c_ends_a_long_command_that_shows_its_progress(tmp_path: Path) -> None:
    with Terminal(tmp_path, "fuzz", "skirmish", "--games", "100000") as terminal:
        terminal.wait_for("random games")
        terminal.wait_for("/200000")
        terminal.type("\x03")
        assert terminal.end() == 130
        assert "Traceback" not in terminal.raw


def test_a_killed_game_is_continued(tmp_path: Path) -> None:
    with Terminal(tmp_path, *BLUE, "--against", "random") as terminal:
        terminal.wait_for("> ")
        terminal.type("2\r")
        terminal.wait_for("Which unit moves next?")
    with Terminal(tmp_path, "play", "--continue") as again:
        assert "objective D1" in again.wait_for("> ")
        again.type("quit\r")
        assert again.end() == 0


def test_the_curtain_empties_screen_scrollback_and_history(tmp_path: Path) -> None:
    """Arrow-up after the curtain does not bring back what the other player typed."""
    words = ("play", "skirmish", "--scenario", "1", "--seed", "3", "--against", "human")
    with Terminal(tmp_path, *words) as terminal:
        terminal.wait_for("Press Enter")
        terminal.type("\r")
        terminal.wait_for("> ")
        terminal.type("D8\r")
        terminal.wait_for("Press Enter")
        behind = terminal.raw.rpartition(CLEAR_ALL)[2]
        assert "objective" not in plain(behind)
        terminal.type("\r")
        terminal.wait_for("Red: objective")
        terminal.wait_for("> ")
        before = len(terminal.raw)
        terminal.type("\x1b[A")
        terminal.type("quit\r")
        assert terminal.end() == 0
        assert "D8" not in terminal.raw[before:]


def test_tab_completes_an_answer_but_not_behind_the_curtain(tmp_path: Path) -> None:
    words = ("play", "skirmish", "--scenario", "1", "--seed", "3", "--against", "human")
    with Terminal(tmp_path, *words) as terminal:
        for answer in ("\r", "B3\r", "\r", "D5\r", "\r"):
            terminal.wait_for("\n> ")
            terminal.type(answer)
        terminal.wait_for("Which unit moves next?")
        terminal.wait_for("\n> ")
        terminal.type("blue-h\t\r")
        terminal.wait_for("Blue Cavalry: where to?")
        terminal.wait_for("\n> ")
        terminal.type("done\r")
        terminal.wait_for("\n> ")
        terminal.type("done\r")
        terminal.wait_for("Press Enter")
        terminal.wait_for("\n> ")
        before = len(terminal.raw)
        terminal.type("b\t\t\t\x15\r")
        terminal.wait_for("· Red")
        assert "blue-" not in terminal.raw[before:].partition(CLEAR)[0]
        terminal.type("quit\r")
        assert terminal.end() == 0


@pytest.mark.parametrize("size", [(5, 20), (10, 40), (24, 79), (60, 300)])
def test_any_size_of_terminal_is_played_on(tmp_path: Path, size: tuple[int, int]) -> None:
    words = ("play", "undaunted", "--scenario", "7", "--side", "us", "--seed", "3")
    with Terminal(tmp_path, *words, "--against", "random", size=size) as terminal:
        terminal.wait_for("\n> ")
        terminal.type("1\r")
        terminal.wait_for("\n> ")
        terminal.type("quit\r")
        assert terminal.end() == 0


def test_colours_are_left_out_when_asked(tmp_path: Path) -> None:
    with Terminal(tmp_path, *BLUE, "--against", "random") as coloured:
        coloured.wait_for("> ")
        coloured.type("quit\r")
        coloured.end()
    with Terminal(tmp_path, *BLUE, "--against", "random", NO_COLOR="1") as quiet:
        quiet.wait_for("> ")
        quiet.type("quit\r")
        quiet.end()
        assert "\x1b[1;34m" in coloured.raw
        assert "34m" not in quiet.raw
