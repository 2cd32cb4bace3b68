"""The message catalogues of a game, read strictly: no language stands in for another."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from grognard.core.game import Game
from grognard.core.message import Message
from grognard.messages import package_of, text_of
from grognard.messages.names import functions, name_of

SHELL = "grognard"
LANGUAGES = ("en", "uk", "ru")


def saying_faults(game: Game, language: str, message: Message) -> list[str]:
    """Return what hinders a message from being said: no sentence, a bad one, a name undeclined."""
    return said(game, language, message)[1]


def said(game: Game, language: str, message: Message) -> tuple[str, list[str]]:
    """Return a message as said in a language, and what hindered it; English does not stand in."""
    faults: list[str] = []
    text = _say(_bundle_of(game, language), message, faults)
    return text, faults


def _say(bundle: FluentBundle, message: Message, faults: list[str]) -> str:
    args: dict[str, int | str] = {
        name: _say(bundle, arg, faults) if isinstance(arg, Message) else arg
        for name, arg in message.args.items()
    }
    pattern = bundle.get_message(message.id).value if bundle.has_message(message.id) else None
    if pattern is None:
        faults.append(f"{message.id} is missing")
        return message.id
    text, errors = bundle.format_pattern(pattern, args)
    faults += [f"{message.id}: {error}" for error in errors]
    return name_of(bundle, message.id, args, str(text), is_strict=True)


def message_ids(game: Game, language: str = "en") -> list[str]:
    """Return the ids in a game's own catalogue, sorted."""
    entries = FluentResource(text_of(package_of(game), language)).body
    return sorted(entry.id.name for entry in entries if isinstance(entry, ast.Message))


@cache
def _bundle_of(game: Game, language: str) -> FluentBundle:
    return _bundle(package_of(game), language)


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    """Return the catalogues of the shell and of a game's package."""
    bundle = FluentBundle([language], functions(is_strict=language != "en"), use_isolating=False)
    for name in (SHELL, package):
        bundle.add_resource(FluentResource(text_of(name, language)))
    return bundle
