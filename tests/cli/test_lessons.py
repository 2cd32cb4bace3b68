"""`grognard lessons` lists the guided battles, and says what is wrong with one."""

import json

import pytest

from grognard.cli import lessons
from grognard.core.game import Game
from grognard.lessons import Lesson, LessonError
from tests.cli.terminal import grognard


def test_the_lessons_of_a_game_are_listed() -> None:
    ran = grognard("lessons", "list", "undaunted", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert "la-raye" in {row["id"] for row in json.loads(ran.out)}
    assert "La Raye" in grognard("lessons", "list", "undaunted", width=200).out


def test_what_is_wrong_with_a_lesson_is_said_and_is_a_no(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_game: Game, lesson: Lesson, _languages: object) -> list[LessonError]:
        name = f"{lesson.game}/{lesson.id}"
        return [LessonError("lesson-text", lesson=name, text="some-id", language="uk")]

    monkeypatch.setattr(lessons, "problems", broken)
    ran = grognard("lessons", "check", "undaunted", "la-raye", width=200)
    assert ran.code == 1
    assert "some-id" in ran.out
    assert ran.err == ""
