"""Where the rules references lie: the folder `manual` of a game's package, one file a language."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.manual.book import Manual, read_manual
from grognard.manual.drawn import with_charts
from grognard.messages.texts import FALLBACK


def has_manual(game: Game, language: str) -> bool:
    """Say whether a game has a rules reference in a language."""
    return _file(game, language) is not None


def manual_of(game: Game, language: str) -> Manual:
    """Return a game's rules reference, in English where there is none in a language.

    Raises GrognardError where the game has none at all.
    """
    spoken = language if has_manual(game, language) else FALLBACK
    file = _file(game, spoken)
    if file is None:
        raise GrognardError("no-manual", name=game.name)
    return _read(file.read_text("utf-8"), game, spoken)


@cache
def _read(text: str, game: Game, language: str) -> Manual:
    return with_charts(read_manual(text), game, language)


def _file(game: Game, language: str) -> Traversable | None:
    folder = folder_of(game)
    return None if folder is None else _there(folder / f"{language}.md")


def _there(file: Traversable) -> Traversable | None:
    return file if file.is_file() else None


def folder_of(game: Game) -> Traversable | None:
    """Return the folder of a game's rules reference, None where it has none."""
    package = type(game).__module__
    while package:
        try:
            folder = files(package) / "manual"
            if (folder / "en.md").is_file():
                return folder
        except (ImportError, TypeError, ValueError):
            pass
        package = package.rpartition(".")[0]
    return None
