"""`grognard lessons`: the guided battles of the games, tried out, or dice sought for one."""

from typing import Annotated, Final

import typer
from rich.table import Table

from grognard.cli.errors import EXIT_NO
from grognard.cli.language import LANGUAGES
from grognard.cli.options import AsJson
from grognard.cli.shell import Shell, shell_of
from grognard.core import registry
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.lessons import Lesson, lesson_of, lessons_of
from grognard.lessons.trying import problems, seek_dice

CHECK: Final = "check"
SEEK: Final = "seek"
LIST: Final = "list"
COLUMNS: Final = ("game", "lesson", "title", "minutes", "steps")


def lessons(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="WHAT", help="cli-lessons-help-what")] = LIST,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game")] = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="cli-lessons-help-lesson")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the guided battles, try them out, or seek dice for one."""
    shell = shell_of(context)
    found = chosen(game, lesson)
    if what == LIST:
        show(shell, found, as_json)
    elif what == CHECK:
        if sum(_checked(shell, *one) for one in found):
            raise typer.Exit(EXIT_NO)
    elif what == SEEK:
        for one in found:
            shell.out.print(f"{one[1].game}/{one[1].id} {seek_dice(*one)}")
    else:
        raise GrognardError("unknown-lesson-work", name=what, known=f"{LIST}, {CHECK}, {SEEK}")


def chosen(game: str | None, lesson: str | None) -> list[tuple[Game, Lesson]]:
    """Return the lessons that are meant: all, those of a game, or one."""
    games = [registry.load(name) for name in ([game] if game else registry.games())]
    if lesson:
        return [(games[0], lesson_of(games[0], lesson))]
    return [(one, found) for one in games for found in lessons_of(one)]


def show(shell: Shell, found: list[tuple[Game, Lesson]], as_json: bool) -> None:
    """List lessons."""
    if as_json:
        names = ("game", "id", "minutes", "scenario", "seat")
        shell.print_json([{name: getattr(one, name) for name in names} for _, one in found])
        return
    table = Table(show_edge=False, header_style="word")
    for name in COLUMNS:
        table.add_column(shell.say(f"cli-lessons-{name}"))
    for game, lesson in found:
        shell.say.add(game)
        title = shell.say(lesson.title_id())
        table.add_row(game.name, lesson.id, title, str(lesson.minutes), str(len(lesson.steps)))
    shell.out.print(table)


def _checked(shell: Shell, game: Game, lesson: Lesson) -> int:
    """Try a lesson out and say what was found; return how much is wrong."""
    found = problems(game, lesson, LANGUAGES)
    for problem in found:
        shell.out.print(shell.say.say(problem.message()), style="bad")
    if not found:
        clicks = sum(len(step.do) for step in lesson.steps)
        name, steps = f"{game.name}/{lesson.id}", len(lesson.steps)
        good = shell.say("cli-lessons-good", lesson=name, steps=steps, clicks=clicks)
        shell.out.print(good)
    return len(found)
