"""The message catalogues of a game, read strictly: no language stands in for another."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from grognard.core.game import Game
from grognard.core.message import Message
from grognard.messages import package_of, text_of

SHELL = "grognard"
LANGUAGES = ("en", "uk", "ru")


def saying_faults(game: Game, language: str, message: Message) -> list[str]:
    """Return what hinders a message from being said in a language: no sentence, or a bad one.

    Arguments that are messages themselves are taken as said.
    """
    bundle = _bundle_of(game, language)
    if not bundle.has_message(message.id):
        return [f"{message.id} is missing"]
    pattern = bundle.get_message(message.id).value
    if pattern is None:
        return [f"{message.id} has no text"]
    args = {name: "x" if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    _, errors = bundle.format_pattern(pattern, args)
    return [f"{message.id}: {error}" for error in errors]


def said(game: Game, language: str, message: Message) -> tuple[str, list[str]]:
    """Return a message as said in a language, and what hindered it; English does not stand in."""
    faults: list[str] = []
    args: dict[str, int | str] = {}
    for name, arg in message.args.items():
        if isinstance(arg, Message):
            arg, inner = said(game, language, arg)
            faults += inner
        args[name] = arg
    bundle = _bundle_of(game, language)
    pattern = bundle.get_message(message.id).value if bundle.has_message(message.id) else None
    if pattern is None:
        return message.id, [*faults, f"{message.id} is missing"]
    text, errors = bundle.format_pattern(pattern, args)
    return str(text), [*faults, *(f"{message.id}: {error}" for error in errors)]


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
    bundle = FluentBundle([language], use_isolating=False)
    for name in (SHELL, package):
        bundle.add_resource(FluentResource(text_of(name, language)))
    return bundle
