"""Every command, option, word and exit code has its place in the documentation."""

from pathlib import Path

import pytest
import typer

from grognard.cli import errors
from grognard.cli.app import build
from grognard.cli.table.typed import WORDS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "play.md").read_text("utf-8")
COMMANDS = typer.main.get_command(build()).commands  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_and_its_options_are_documented(name: str) -> None:
    assert f"grognard {name}" in PAGE
    missing = [
        option
        for param in COMMANDS[name].params
        for option in param.opts
        if option.startswith("--") and option not in PAGE
    ]
    assert missing == []


@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_the_table_is_documented(word: str) -> None:
    assert f"| `{word}" in PAGE or f", `{word}" in PAGE


def test_every_exit_code_is_documented() -> None:
    codes = {value for name, value in vars(errors).items() if name.startswith("EXIT_")}
    assert len(codes) == 7
    assert [code for code in sorted(codes) if f"\n| {code} |" not in PAGE] == []
