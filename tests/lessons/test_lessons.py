"""Guided battles: they go as they say, in three languages, and nothing in them gets stuck."""

from dataclasses import replace

import pytest

from grognard.cli.language import LANGUAGES
from grognard.core.fair import commitment
from grognard.core.opening import Opening
from grognard.core.record import verify
from grognard.core.registry import games, load
from grognard.lessons import Course, Lesson, LessonError, course_of, lesson_of, lessons_of
from grognard.lessons.lesson import SALT, read_lesson
from grognard.lessons.trying import problems, seek_dice
from grognard.match import Match, Seat, new_match

ALL = [(name, lesson.id) for name in games() for lesson in lessons_of(load(name))]


def begun(game: str, id: str) -> tuple[Course, Match]:
    """Return a lesson and a match in which it is taken."""
    course = course_of(game, id)
    lesson = course.lesson
    opening = Opening(commitment(lesson.secret()), 2, [course.seat])
    opening.tell(course.seat, SALT)
    seats = [Seat("", "" if seat == course.seat else "recruit") for seat in range(2)]
    match = new_match(
        course.game,
        lesson.scenario,
        lesson.options,
        seats,
        secret=lesson.secret(),
        opening=opening,
        practice=True,
        start=lesson.start,
    )
    return course, match


def answer(course: Course, match: Match) -> None:
    """Let everybody who is asked answer as it is taught."""
    place = course.place(match.record.steps, match.asked())
    for seat in match.asked():
        right = place.right[0] if seat == course.seat else course.enemy_answer(match.record.steps)
        match.play(seat, match.parse(right))


@pytest.mark.parametrize(("game", "id"), ALL)
def test_a_lesson_goes_as_it_says(game: str, id: str) -> None:
    chosen = load(game)
    assert [error.message() for error in problems(chosen, lesson_of(chosen, id), LANGUAGES)] == []


@pytest.mark.parametrize(("game", "id"), ALL)
def test_a_match_follows_the_path_to_its_end_and_leaves_a_record(game: str, id: str) -> None:
    course, match = begun(game, id)
    steps = []
    while not (place := course.place(match.record.steps, match.asked())).is_off:
        steps.append(place.step)
        if place.step == len(course.lesson.steps):
            break
        answer(course, match)
    assert steps == sorted(steps)
    assert steps[-1] == len(course.lesson.steps)
    match.record.dice.reveal(course.lesson.secret())
    assert [problem.code for problem in verify(match.record)] == []


def test_a_wrong_click_is_remarked_on_and_taken_back() -> None:
    course, match = begun("undaunted", "la-raye")
    match.play(0, match.parse("card squad_leader_a"))
    match.play(1, match.parse(course.enemy_answer(match.record.steps)))
    place = course.place(match.record.steps, match.asked())
    assert place.is_off
    assert place.remark == "undaunted-lesson-la-raye-bid-officer"
    assert course.enemy_answer(match.record.steps) == ""
    match.undo(0)
    place = course.place(match.record.steps, match.asked())
    assert (place.is_off, place.right) == (False, ("card fog_of_war",))


def changed(**changes: object) -> Lesson:
    lesson = lesson_of(load("undaunted"), "la-raye")
    steps = [replace(step, **changes) if step.id == "bid" else step for step in lesson.steps]  # type: ignore[arg-type]
    return replace(lesson, steps=tuple(steps))


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"do": (("card of_nobody",),)}, "lesson-unknown"),
        ({"do": (("card scout_b",),)}, "lesson-illegal"),
        ({"do": ()}, "lesson-silent"),
        ({"rolls": {"attack": (3,)}}, "lesson-dice"),
        ({"rules": ("§99",)}, "lesson-section"),
        ({"wrong": {"card": "nothing-such"}}, "lesson-text"),
        ({"do": (("card fog_of_war", "card scout_a"),)}, "lesson-other-answer"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_found(changes: dict[str, object], code: str) -> None:
    found = problems(load("undaunted"), changed(**changes), LANGUAGES)
    assert code in {error.code for error in found}


def test_dice_are_sought_that_fit() -> None:
    lesson = lesson_of(load("undaunted"), "la-raye")
    first = replace(lesson, steps=lesson.steps[:2])
    assert seek_dice(load("undaunted"), first) == 1
    with pytest.raises(LessonError, match="lesson-no-dice"):
        seek_dice(load("undaunted"), changed(do=(("card of_nobody",),)), most=3)


@pytest.mark.parametrize("text", ["step = 3", "number = [", "number = 1\n[[step]]\nid = 'a'"])
def test_a_file_that_is_no_lesson_is_refused(text: str) -> None:
    with pytest.raises(LessonError):
        read_lesson("undaunted", "x", text)
    with pytest.raises(LessonError):
        lesson_of(load("undaunted"), "no-such")
