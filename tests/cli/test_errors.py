"""Every error is one sentence with an exit code; no traceback reaches the terminal."""

import os
import subprocess
import tempfile
from pathlib import Path

import pytest

from grognard.cli import app, errors
from grognard.cli.shell import make_shell
from grognard.core.errors import BadRecord, DiceError, GrognardError
from tests.cli.terminal import command, grognard, process_environment


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["plya"], 2, "There is no command “plya”"),
        (["games", "undanted"], 2, "Did you mean “undaunted”?"),
        (["games", "--jsn"], 2, "Did you mean “--json”?"),
        (["games", "one", "two"], 2, "These words make no command"),
        (["arena"], 2, "GAME is missing; see grognard arena --help."),
        (["arena", "skirmish", "--seed", "abc"], 2, "“abc” cannot be used for --seed"),
        (["arena", "skirmish", "--games", "3"], 2, "must be even, not 3"),
        (["arena", "skirmish", "--games", "0"], 2, "“0” cannot be used for --games"),
        (["arena", "skirmish", "--games"], 2, "--games is given with a value it does not take"),
        (["arena", "skirmish", "--first", "rndom"], 2, "Did you mean “random”?"),
        (["arena", "skirmish", "--scenario", "meetin"], 2, "Did you mean “meeting”?"),
        (["arena", "skirmish", "--option", "woods"], 2, "write NAME=VALUE"),
        (["arena", "skirmish", "--option", "quiet-wods=on"], 2, "Did you mean “quiet-woods”?"),
        (["arena", "skirmish", "--option", "quiet-woods=maybe"], 2, "Values: off, on."),
        (["fuzz", "skirmish", "--scenario", "meting"], 2, "Did you mean “meeting”?"),
        (["play", "skirmish", "--side", "bleu"], 2, "Did you mean “blue”?"),
        (["play", "--continue"], 2, "There is no game to continue."),
        (["play", "--campaign", "c.json", "skirmish"], 2, "has no campaign"),
        (["replay", "nowhere.json"], 3, "“nowhere.json” cannot be read"),
        (["replay", "."], 3, "cannot be read"),
        (["play", "--resume", "nowhere.json"], 3, "“nowhere.json” cannot be read"),
    ],
)
def test_a_wrong_command_line_is_told_in_one_sentence(
    words: list[str], code: int, sentence: str
) -> None:
    ran = grognard(*words, lines=["1", "1", "1"], width=200)
    assert ran.code == code
    assert sentence in ran.err
    assert ran.err.startswith("Error: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err + ran.out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "not JSON: see line 1"),
        (b"{", "not JSON: see line 1"),
        (b"\xff\xfe\x00", "byte 0 is not UTF-8"),
        (b"[]", "This is not a record"),
        (b'{"format": "grognard-record", "version": 99}', "format version 99"),
        (b'{"format": "grognard-record", "version": 1}', "game is missing"),
        (b'{"a": 1, "a": 2}', "“a” twice"),
        (b"[" * 100000, "nested too deeply"),
    ],
)
@pytest.mark.parametrize("words", [["replay"], ["replay", "--verify"], ["replay", "--json"]])
def test_a_broken_record_is_told_in_one_sentence(
    tmp_path: Path, words: list[str], content: bytes, sentence: str
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    ran = grognard(*words, str(path), width=200)
    assert ran.code == 3
    assert sentence in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b'{"format": "grognard-match"}', b"\xff"])
@pytest.mark.parametrize("flag", ["--resume", "--campaign"])
def test_a_broken_save_is_told_in_one_sentence(tmp_path: Path, flag: str, content: bytes) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    ran = grognard("play", flag, str(path))
    assert ran.code == 3
    assert ran.err.startswith("Error: ")
    assert path.read_bytes() == content


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_errors_are_translated(language: str) -> None:
    assert "Traceback" not in grognard("plya", lang=language).err
    assert grognard("plya", lang=language).err.startswith(("Помилка: ", "Ошибка: "))


def test_a_bug_is_told_in_one_sentence_and_its_trace_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(app, "_run", _divide_by_zero)
    ran = grognard("games", width=300)
    assert ran.code == 70
    assert "This is a bug in Grognard" in ran.err
    assert "ZeroDivisionError" not in ran.err
    kept = next(tmp_path.glob("grognard-*.txt"))
    assert str(kept) in ran.err
    assert "ZeroDivisionError" in kept.read_text()


def _divide_by_zero(*_: object) -> int:
    return 1 // 0


def test_an_error_of_a_file_has_its_own_code() -> None:
    assert isinstance(BadRecord("x"), GrognardError)
    shell = make_shell("en")
    assert errors.report(shell, BadRecord("record-too-deep")) == 3
    assert errors.report(shell, DiceError("dice-exhausted", purpose="x", sides=6)) == 2
    assert errors.report(shell, FileNotFoundError(2, "No such file", "a")) == 3
    assert errors.report(shell, PermissionError(13, "Permission denied", "a")) == 3
    assert errors.report(shell, IsADirectoryError(21, "Is a directory", "a")) == 3
    assert errors.report(shell, OSError(28, "No space left on device")) == 3
    assert errors.report(shell, EOFError()) == 2


@pytest.mark.skipif(os.name != "posix", reason="pipes and signals of Unix")
@pytest.mark.parametrize("words", [["games"], ["games", "--json"], ["--help"]])
def test_a_closed_pipe_ends_the_program_quietly(tmp_path: Path, words: list[str]) -> None:
    process = subprocess.Popen(
        command(*words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=process_environment(tmp_path),
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    said = process.stderr.read()
    process.stderr.close()
    assert process.wait(300) == 141
    assert said == b""


def test_nothing_is_coloured_where_nobody_watches(tmp_path: Path) -> None:
    done = subprocess.run(
        command("games"), capture_output=True, env=process_environment(tmp_path), check=True
    )
    assert b"\x1b" not in done.stdout


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_a_terminal_without_our_letters_and_strange_bytes_are_no_bug(
    tmp_path: Path, encoding: str
) -> None:
    done = subprocess.run(
        command("play", "skirmish", "--lang", "uk"),
        input=b"\xff\xfe\n1\n1\n1\n\xff\nsave \xff\nquit\n",
        capture_output=True,
        env={**process_environment(tmp_path), "PYTHONIOENCODING": encoding},
        cwd=tmp_path,
    )
    assert (done.returncode, done.stderr) == (0, b"")
