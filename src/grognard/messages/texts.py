"""How a message becomes a sentence: the Fluent catalogues of the library and of each game.

A text that a language lacks is said in English, and one that English lacks as its bare id, so that
saying something never raises.
"""

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from grognard.core.game import Game
from grognard.core.message import Argument, Message
from grognard.messages import package_of, text_of
from grognard.messages.names import functions, name_of

FALLBACK: Final = "en"
_OWN: Final = "grognard"
"""The package whose catalogues are always there: what the library and its shells say."""


class Texts:
    """The catalogues of one language, with English behind them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._packages = [_OWN]
        self._bundles: dict[str, FluentBundle] = {}

    def add(self, game: Game) -> None:
        """Add the catalogue of a game, also of one that another package brought."""
        package = package_of(game)
        if package not in self._packages:
            self._packages.append(package)
            self._bundles.clear()

    def __call__(self, id: str, **args: Argument) -> str:
        """Say a message by its id."""
        return self.say(Message(id, args))

    def say(self, message: Message) -> str:
        """Say a message; arguments that are messages are said in the case that it asks for."""
        return str(self._named(message))

    def _named(self, message: Message) -> str:
        """Say a message as it may stand in another one: with its cases, if it has them."""
        args = {name: self._plain(value) for name, value in message.args.items()}
        for language in (self.language, FALLBACK):
            text = _formatted(self._bundle(language), message.id, args)
            if text is not None:
                return text
        inside = ", ".join(f"{name}: {value}" for name, value in args.items())
        return f"{message.id} ({inside})" if inside else message.id

    def has(self, id: str) -> bool:
        """Say whether there is such a text, if only in English."""
        return any(self._bundle(name).has_message(id) for name in (self.language, FALLBACK))

    def speaks(self, id: str) -> bool:
        """Say whether there is such a text in this very language."""
        return self._bundle(self.language).has_message(id)

    def _plain(self, value: Argument) -> int | str:
        return self._named(value) if isinstance(value, Message) else value

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            bundle = FluentBundle([language], functions(), use_isolating=False)
            for package in self._packages:
                bundle.add_resource(_resource(package, language))
            self._bundles[language] = bundle
        return self._bundles[language]


def _formatted(bundle: FluentBundle, id: str, args: dict[str, int | str]) -> str | None:
    if not bundle.has_message(id):
        return None
    pattern = bundle.get_message(id).value
    if pattern is None:
        return None
    text, _errors = bundle.format_pattern(pattern, args)
    return name_of(bundle, id, args, str(text))


@cache
def _resource(package: str, language: str) -> Resource:
    return FluentResource(text_of(package, language))
