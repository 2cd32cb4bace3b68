"""The language is chosen by --lang, then GROGNARD_LANG, then the locale, then English."""

import pytest

from grognard.cli.language import from_environment, take_language
from tests.cli.terminal import grognard


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "GROGNARD_LANG": "ru"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"GROGNARD_LANG": "ukulele", "LANG": "ru"}, "ru"),
    ],
)
def test_the_variable_goes_before_the_locale(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


def test_the_flag_is_found_wherever_it_stands() -> None:
    assert take_language(["--lang=uk", "games"]) == ("uk", ["games"])
    assert take_language(["games", "--lang", "ru", "--json"]) == ("ru", ["games", "--json"])
    assert take_language(["games"]) == (None, ["games"])
    assert take_language(["replay", "--", "--lang", "uk"]) == (
        None,
        ["replay", "--", "--lang", "uk"],
    )


def test_the_flag_goes_before_the_variable() -> None:
    assert "Сторони" in grognard("games", "--lang", "uk", lang="ru").out
    assert "Стороны" in grognard("games", lang="ru").out
    assert "Sides" in grognard("games", "--lang", "en", lang="ru").out


def test_an_unknown_language_is_an_error_in_the_language_spoken_so_far() -> None:
    ran = grognard("games", "--lang", "de", lang="uk")
    assert ran.code == 2
    assert "Мови «de» я не знаю" in ran.err
    assert grognard("games", "--lang").code == 2
