"""Where lessons lie: the folder `lessons` of a game's package, one file each."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from grognard.core.game import Game
from grognard.lessons.lesson import Lesson, LessonError, read_lesson

_ENDING: Final = ".toml"


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; none where it brings none."""
    return _read(game.name, type(game).__module__)


def lesson_of(game: Game, id: str) -> Lesson:
    """Return a lesson of a game; raises LessonError where there is no such."""
    for lesson in lessons_of(game):
        if lesson.id == id:
            return lesson
    raise LessonError("no-lesson", lesson=f"{game.name}/{id}")


@cache
def _read(game: str, package: str) -> tuple[Lesson, ...]:
    folder = _folder(package)
    if folder is None:
        return ()
    texts = {
        file.name.removesuffix(_ENDING): file.read_text("utf-8")
        for file in folder.iterdir()
        if file.name.endswith(_ENDING)
    }
    found = [read_lesson(game, id, text) for id, text in texts.items()]
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def _folder(package: str) -> Traversable | None:
    while package and package != "grognard":
        try:
            folder = files(package) / "lessons"
            if folder.is_dir():
                return folder
        except (ImportError, TypeError, ValueError):
            pass
        package = package.rpartition(".")[0]
    return None
