"""Where catalogues lie: the folder `messages` of a game's package, or of one above it.

A file is called `<subject>.<language>.ftl`; with little to say, `<language>.ftl` alone is enough.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from grognard.core.game import Game

LOBBY: Final = "lobby"
"""The subject that is enough to choose a game: its title, seats, scenarios and options."""
TABLE: Final = "table"
"""The subject that only a drawn table says: no terminal reads it."""


def package_of(game: Game) -> str:
    """Return the package whose `messages` folder holds the game's catalogues."""
    name = type(game).__module__
    while name:
        if folder_of(name) is not None:
            return name
        name = name.rpartition(".")[0]
    return type(game).__module__


def folder_of(package: str) -> Traversable | None:
    """Return the folder of a package's catalogues, or None where it has none."""
    try:
        folder = files(package) / "messages"
    except (ImportError, TypeError, ValueError):
        return None
    return folder if folder.is_dir() else None


def texts_of(package: str, language: str) -> dict[str, str]:
    """Return a package's catalogues of a language by subject, "" for the one without a subject.

    One that cannot be read is left out.
    """
    folder = folder_of(package)
    if folder is None:
        return {}
    found: dict[str, str] = {}
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if f".{entry.name}".endswith(end := f".{language}.ftl"):
            try:
                found[entry.name.removesuffix(end[1:]).rstrip(".")] = entry.read_text("utf-8")
            except (OSError, UnicodeDecodeError):
                continue
    return found


def text_of(package: str, language: str) -> str:
    """Return all that a package says in a language, but for what only a drawn table says."""
    texts = texts_of(package, language)
    return "\n".join(text for subject, text in texts.items() if subject != TABLE)
