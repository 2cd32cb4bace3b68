"""Trying lessons out: that they go as they say, say it in every language, and never get stuck."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from grognard.ai.roster import make_bot
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.state import State, take_step
from grognard.lessons.course import Course, opened
from grognard.lessons.lesson import ENEMY, Lesson, LessonError, Step, astray
from grognard.manual import manual_of
from grognard.messages.texts import Texts

PLAYED_ON: Final = 6
"""Clicks that are played after a wrong one to see that nothing is stuck."""
MOST_DICE: Final = 100_000


def problems(game: Game, lesson: Lesson, languages: Sequence[str]) -> list[LessonError]:
    """Return everything that is wrong with a lesson."""
    found = [*_lacking_texts(game, lesson, languages), *_lacking_sections(game, lesson)]
    try:
        course = Course(game, lesson)
    except LessonError as error:
        return [*found, error]
    return [*found, *_other_answers(game, lesson), *_stuck(course)]


def _lacking_texts(game: Game, lesson: Lesson, languages: Sequence[str]) -> Iterator[LessonError]:
    for language in languages:
        texts = Texts(language)
        texts.add(game)
        for id in lesson.message_ids():
            if not texts.speaks(id):
                name = f"{lesson.game}/{lesson.id}"
                yield LessonError("lesson-text", lesson=name, text=id, language=language)


def _lacking_sections(game: Game, lesson: Lesson) -> Iterator[LessonError]:
    known = {f"§{section.number}" for section in manual_of(game, "en").sections}
    for step in lesson.steps:
        for section in step.rules:
            if section not in known:
                yield astray(lesson, step.id, "lesson-section", text=section)


def _other_answers(game: Game, lesson: Lesson) -> Iterator[LessonError]:
    """Play the path once with each answer that is right besides the first."""
    for number, step in enumerate(lesson.steps):
        for place, texts in enumerate(step.do):
            for text in texts[1:]:
                do = [*step.do[:place], (text,), *step.do[place + 1 :]]
                changed = replace(step, do=tuple(do), rolls={})
                steps = (*lesson.steps[:number], changed, *lesson.steps[number + 1 :])
                try:
                    Course(game, replace(lesson, steps=steps))
                except LessonError as error:
                    yield astray(
                        lesson, step.id, "lesson-other-answer", text=text, detail=error.message()
                    )


# Wrong clicks.


def _stuck(course: Course) -> Iterator[LessonError]:
    """Take a wrong click wherever there is one, and play on from it against a recruit."""
    state = opened(course.game, course.lesson)
    for number, item in enumerate(course.items):
        step = course.lesson.steps[item.step]
        if item.seat == course.seat:
            answered = course.items[:number]
            sealed = [one for one in answered if one.question == item.question]
            if not sealed:
                yield from _tried(course, state, step, item.texts)
        take_step(course.game, state, course.game.parse_action(state, item.texts[0]))


def _tried(course: Course, state: State, step: Step, right: Sequence[str]) -> Iterator[LessonError]:
    game = course.game
    for action in state.legal_actions(course.seat):
        text = game.action_text(state, action)
        if text in right:
            continue
        other = state.clone()
        try:
            if other.to_move() == course.seat:
                take_step(game, other, action)
            _play_on(game, other)
        except (GrognardError, IndexError):
            yield astray(course.lesson, step.id, "lesson-stuck", text=text)
        return


def _play_on(game: Game, state: State) -> None:
    """Let recruits answer for both sides for a while; raises where somebody cannot answer."""
    bots = [make_bot(ENEMY, seat) for seat in range(len(game.seats))]
    for _ in range(PLAYED_ON):
        if state.is_over():
            return
        seat = state.to_move()
        take_step(game, state, bots[seat].choose(game, state.determinize(seat, 1), seat))


# Dice.


def seek_dice(game: Game, lesson: Lesson, most: int = MOST_DICE) -> int:
    """Return the first dice with which a lesson goes as it says; raises LessonError."""
    for dice in range(1, most + 1):
        try:
            Course(game, replace(lesson, dice=dice))
        except LessonError:
            continue
        return dice
    raise LessonError("lesson-no-dice", lesson=f"{lesson.game}/{lesson.id}", count=most)
