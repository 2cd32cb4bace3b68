"""The stack of open questions."""

import gc
import pickle

import pytest

from grognard.core.event import Event
from grognard.core.question import WIDTH, Questions
from grognard.core.types import NOBODY
from grognard.research.checksum import running_build


def two_questions() -> Questions:
    questions = Questions()
    questions.push(3, 0, 10, 20, 30, 40)
    questions.push(7, 1, 11)
    return questions


def arguments(questions: Questions) -> list[int]:
    return [questions.a(), questions.b(), questions.c(), questions.d()]


def test_an_empty_stack_asks_nobody() -> None:
    questions = Questions()
    assert questions.is_empty()
    assert questions.depth() == 0
    assert (questions.question(), questions.owner()) == (NOBODY, NOBODY)


def test_the_last_question_pushed_is_the_open_one() -> None:
    questions = two_questions()
    assert (questions.question(), questions.owner(), questions.depth()) == (7, 1, 2)
    assert arguments(questions) == [11, 0, 0, 0]


def test_closing_a_question_opens_the_one_below_with_its_arguments() -> None:
    questions = two_questions()
    questions.pop()
    assert (questions.question(), questions.owner(), questions.depth()) == (3, 0, 1)
    assert arguments(questions) == [10, 20, 30, 40]
    questions.pop()
    assert questions.is_empty()


def test_arguments_change_in_the_open_question_only() -> None:
    questions = two_questions()
    questions.set_a(1)
    questions.set_b(2)
    questions.set_c(3)
    questions.set_d(4)
    assert arguments(questions) == [1, 2, 3, 4]
    questions.pop()
    assert arguments(questions) == [10, 20, 30, 40]


def test_a_question_is_plain_numbers_so_that_a_state_can_save_it() -> None:
    assert two_questions().frames == [3, 0, 10, 20, 30, 40, 7, 1, 11, 0, 0, 0]
    assert len(two_questions().frames) == 2 * WIDTH


@pytest.mark.parametrize("copy", [Questions.clone, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_goes_its_own_way(copy: object) -> None:
    questions = two_questions()
    assert callable(copy)
    twin = copy(questions)
    assert isinstance(twin, Questions)
    twin.set_a(99)
    twin.pop()
    assert questions.depth() == 2
    assert questions.a() == 11
    assert twin.frames == questions.frames[:WIDTH]


@pytest.mark.skipif(
    running_build() != "compiled", reason="only the compiled build can leave it out"
)
def test_the_collector_of_cycles_passes_over_stacks_and_events() -> None:
    assert not gc.is_tracked(Questions())
    assert not gc.is_tracked(Event("§1", "move", 0, (1, 2)))
