"""Which language the terminal speaks: --lang, then GROGNARD_LANG, then the locale, then English."""

from collections.abc import Mapping, Sequence
from typing import Final

from grognard.core.errors import GrognardError

LANGUAGES: Final = ("en", "uk", "ru")
VARIABLE: Final = "GROGNARD_LANG"
FLAG: Final = "--lang"
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Take `--lang LANGUAGE` out of a command line, wherever it stands.

    It must be known before anything else is read, because help and errors are translated too.

    >>> take_language(["play", "--lang", "uk", "undaunted"])
    ('uk', ['play', 'undaunted'])
    """
    language: str | None = None
    rest: list[str] = []
    waiting = list(arguments)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            return language, [*rest, word, *waiting]
        if word == FLAG:
            language = waiting.pop(0) if waiting else ""
        elif word.startswith(FLAG + "="):
            language = word[len(FLAG) + 1 :]
        else:
            rest.append(word)
    return language, rest


def from_environment(environment: Mapping[str, str]) -> str:
    """Return the language of GROGNARD_LANG or of the locale; English if neither is ours.

    >>> from_environment({"LANG": "uk_UA.UTF-8"})
    'uk'
    """
    locale = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), "")
    for wish in (environment.get(VARIABLE, ""), locale):
        language = wish[:2].lower()
        if language in LANGUAGES and wish[2:3] in ("", "_", "-", "."):
            return language
    return "en"


def checked(language: str) -> str:
    """Return a language given on the command line; raises GrognardError if we do not speak it."""
    if language not in LANGUAGES:
        raise GrognardError("unknown-language", name=language, known=", ".join(LANGUAGES))
    return language
