"""The Fluent catalogues as a client gets them: shell, table and games in one text."""

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from grognard.core import registry
from grognard.core.game import Game
from grognard.server.games import game_of

LANGUAGES: Final = ("en", "uk", "ru")
SHELL: Final = ("grognard", "grognard.server")


@cache
def catalogue(language: str) -> tuple[bytes, str]:
    """Return all messages of a language, and a tag that changes with them."""
    packages = [*SHELL, *(package_of(game_of(name)) for name in _game_names())]
    parts = [text for package in packages for text in _texts(package, language)]
    content = "\n".join(parts).encode()
    return content, hashlib.sha256(content).hexdigest()[:32]


def _game_names() -> list[str]:
    return [*registry.games(), *registry.TEMPLATES]


def package_of(game: Game) -> str:
    """Return the package whose `messages` folder holds the game's catalogues."""
    name = type(game).__module__
    while name:
        if _folder(name) is not None:
            return name
        name = name.rpartition(".")[0]
    return type(game).__module__


def _folder(package: str) -> Traversable | None:
    try:
        folder = files(package) / "messages"
    except (ImportError, TypeError, ValueError):
        return None
    return folder if folder.is_dir() else None


def _texts(package: str, language: str) -> list[str]:
    """Return `<language>.ftl` of a package and any `<subject>.<language>.ftl` beside it."""
    folder = _folder(package)
    if folder is None:
        return []
    names = sorted(
        entry.name
        for entry in folder.iterdir()
        if entry.name == f"{language}.ftl" or entry.name.endswith(f".{language}.ftl")
    )
    return [(folder / name).read_text("utf-8") for name in names]
