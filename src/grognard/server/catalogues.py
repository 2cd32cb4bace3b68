"""The Fluent catalogues in the parts that a client fetches: shell, lobby, and each game.

A page needs the shell; whoever chooses a game needs the lobby; whoever plays one, its part. A part
is fetched under a tag of its content and kept for as long as that is the same.
"""

import hashlib
from functools import cache
from typing import Final

from grognard.core import registry
from grognard.messages import LOBBY, package_of, texts_of

LANGUAGES: Final = ("en", "uk", "ru")
SHELL: Final = "shell"
TERMINAL: Final = "cli"
"""The subject of the shell that no browser says."""


@cache
def parts(language: str) -> dict[str, tuple[bytes, str]]:
    """Return the parts of a language by name, each with a tag that changes with its content."""
    games = [*registry.games(), *registry.TEMPLATES]
    by_game = {name: texts_of(package_of(registry.load(name)), language) for name in games}
    found = {
        SHELL: _shell(language),
        LOBBY: [text for texts in by_game.values() for text in _to_choose(texts)],
        **{game_part(name): list(texts.values()) for name, texts in by_game.items()},
    }
    return {name: _tagged(texts) for name, texts in found.items()}


def game_part(name: str) -> str:
    """Return the name of the part that holds all words of a game."""
    return f"game-{name}"


def _shell(language: str) -> list[str]:
    ours = texts_of("grognard", language)
    own = [text for subject, text in ours.items() if subject != TERMINAL]
    return own + list(texts_of("grognard.server", language).values())


def _to_choose(texts: dict[str, str]) -> list[str]:
    """Return what choosing a game takes: all it says, where its catalogues have no subjects."""
    return [texts[LOBBY]] if LOBBY in texts else list(texts.values())


def _tagged(texts: list[str]) -> tuple[bytes, str]:
    content = "\n".join(texts).encode()
    return content, hashlib.sha256(content).hexdigest()[:32]
