"""The message catalogues of a game, read strictly: no language stands in for another."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from grognard.core.game import Game
from grognard.core.message import Message

LANGUAGES = ("en", "uk", "ru")


def saying_faults(game: Game, language: str, message: Message) -> list[str]:
    """Return what hinders a message from being said in a language: no sentence, or a bad one.

    Arguments that are messages themselves are taken as said.
    """
    bundle = _bundle(type(game).__module__, language)
    if not bundle.has_message(message.id):
        return [f"{message.id} is missing"]
    pattern = bundle.get_message(message.id).value
    if pattern is None:
        return [f"{message.id} has no text"]
    args = {name: "x" if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    _, errors = bundle.format_pattern(pattern, args)
    return [f"{message.id}: {error}" for error in errors]


def message_ids(game: Game, language: str = "en") -> list[str]:
    """Return the ids in a game's own catalogue, sorted."""
    entries = _resource(_messages_of(type(game).__module__), language).body
    return sorted(entry.id.name for entry in entries if isinstance(entry, ast.Message))


@cache
def _bundle(module: str, language: str) -> FluentBundle:
    """Return the catalogues of the shell and of the game whose class a module holds."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (files("grognard") / "messages", _messages_of(module)):
        bundle.add_resource(_resource(folder, language))
    return bundle


def _resource(folder: Traversable, language: str) -> ast.Resource:
    catalogue = folder / f"{language}.ftl"
    return FluentResource(catalogue.read_text("utf-8") if catalogue.is_file() else "")


def _messages_of(module: str) -> Traversable:
    """Return the folder `messages` of the package that holds a game, or of one above it."""
    package = module.rpartition(".")[0] or module
    folder = files(package) / "messages"
    return folder if folder.is_dir() or "." not in package else _messages_of(package)
