"""Every command has a help page with an example, in every language."""

import re

import pytest

import grognard as package
from grognard.cli.language import LANGUAGES
from tests.cli.terminal import grognard

COMMANDS = ("games", "play", "arena", "lab", "replay", "rules", "bench", "fuzz")
RAW_ID = re.compile(r"\b(cli|core|error)-[a-z-]+")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_page_with_an_example(command: str, language: str) -> None:
    ran = grognard(command, "--help", lang=language)
    assert (ran.code, ran.err) == (0, "")
    assert f"  grognard {command}" in ran.out
    assert "--lang en|uk|ru" in ran.out
    assert RAW_ID.search(ran.out) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_lists_its_commands_and_exit_codes(language: str) -> None:
    for words in (["--help"], ["-h"]):
        ran = grognard(*words, lang=language)
        assert (ran.code, ran.err) == (0, "")
        assert all(re.search(rf"^  {command} ", ran.out, re.M) for command in COMMANDS)
        assert "141" in ran.out
        assert RAW_ID.search(ran.out) is None


def test_pages_are_translated() -> None:
    assert "Приклади" in grognard("play", "--help", lang="uk").out
    assert "Примеры" in grognard("play", "--help", "--lang", "ru").out


def test_the_version_is_that_of_the_package() -> None:
    assert grognard("--version").out.strip() == package.__version__
