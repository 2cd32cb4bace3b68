"""The Fluent catalogues as a client gets them: shell, table and games in one text."""

import hashlib
from functools import cache
from typing import Final

from grognard.core import registry
from grognard.messages import package_of, texts_of
from grognard.server.games import game_of

LANGUAGES: Final = ("en", "uk", "ru")
SHELL: Final = ("grognard", "grognard.server")


@cache
def catalogue(language: str) -> tuple[bytes, str]:
    """Return all messages of a language, and a tag that changes with them."""
    packages = [*SHELL, *(package_of(game_of(name)) for name in _game_names())]
    parts = [text for package in packages for text in texts_of(package, language).values()]
    content = "\n".join(parts).encode()
    return content, hashlib.sha256(content).hexdigest()[:32]


def _game_names() -> list[str]:
    return [*registry.games(), *registry.TEMPLATES]
