"""Where catalogues lie: the folder `messages` of a game's package, or of one above it."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from grognard.core.game import Game


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


def text_of(package: str, language: str) -> str:
    """Return a package's catalogue of a language, empty where it has none that can be read."""
    folder = folder_of(package)
    try:
        return (folder / f"{language}.ftl").read_text("utf-8") if folder is not None else ""
    except (OSError, UnicodeDecodeError):
        return ""
