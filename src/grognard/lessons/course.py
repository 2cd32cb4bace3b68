"""The taught path of a lesson: every click of it in order, and where a match stands on it."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from grognard.core.dice import FairDice, RecordingDice, Roll
from grognard.core.errors import BadAction
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State, take_step, taken_rolls
from grognard.core.state import Step as Taken
from grognard.core.types import Json, Player
from grognard.lessons.lesson import SALT, Lesson, LessonError, Step, astray
from grognard.lessons.shelf import lesson_of


@dataclass(frozen=True)
class Item:
    """One click of the path: whose, the texts that are right, and the step that it belongs to.

    `question` is the same for the answers to one sealed question.
    """

    seat: Player
    texts: tuple[str, ...]
    step: int
    question: int


@dataclass(frozen=True)
class Place:
    """Where a match stands: the step that is taught, which clicks are right, or that it has left.

    `step` is the number of steps at the end. `right` are the texts of the player's next click, ()
    where the player is not asked. `remark` is the id of what the lesson says of the click by which
    its path was left, "" where it says nothing of its own.
    """

    step: int
    right: tuple[str, ...] = ()
    is_off: bool = False
    remark: str = ""

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {
            "step": self.step,
            "right": list(self.right),
            "is_off": self.is_off,
            "remark": self.remark,
        }


class Course:
    """A lesson whose path was played once; raises LessonError where that is not possible."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.seat: Player = game.seats.index(lesson.seat)
        self.items: list[Item] = []
        self.state = opened(game, lesson)
        for number, step in enumerate(lesson.steps):
            self._teach(number, step)

    def _teach(self, number: int, step: Step) -> None:
        """Play a step to its end: whose click is next, the rules say."""
        left = {self.seat: deque(step.do)}
        left[1 - self.seat] = deque((text,) for text in step.enemy)
        rolls: list[Roll] = []
        while left[0] or left[1]:
            asked = self.state.seats_to_answer()
            missing = [seat for seat in asked if not left[seat]]
            if missing or not asked:
                raise self._lost(step, "lesson-silent")
            answers = [Item(one, left[one].popleft(), number, len(self.items)) for one in asked]
            for item in answers:
                rolls += self._take(step, item).rolls
        self._compare(step, rolls)

    def _take(self, step: Step, item: Item) -> Taken:
        """Take a click of the path, by the first of its texts."""
        try:
            action = self.game.parse_action(self.state, item.texts[0])
        except BadAction:
            raise self._lost(step, "lesson-unknown", text=item.texts[0]) from None
        if action not in self.state.legal_actions(item.seat):
            raise self._lost(step, "lesson-illegal", text=item.texts[0])
        self.items.append(item)
        return take_step(self.game, self.state, action)

    def _compare(self, step: Step, rolls: Sequence[Roll]) -> None:
        """See that the dice show what the step says of them."""
        for purpose, faces in step.rolls.items():
            found = tuple(roll.result for roll in rolls if roll.purpose == purpose)
            if found != faces:
                shown = f"{purpose} {list(found)}"
                raise self._lost(step, "lesson-dice", text=shown, wanted=str(list(faces)))

    def _lost(self, step: Step, code: str, text: str = "", wanted: str = "") -> LessonError:
        legal = wanted or ", ".join(legal_texts(self.game, self.state)[:60])
        return astray(self.lesson, step.id, code, text=text, wanted=legal)

    # Where a match stands.

    def place(self, steps: Sequence[Taken], asked: Sequence[Player]) -> Place:
        """Return where a match stands, from what was played in it and who is asked."""
        played = steps[len(self.lesson.start) :]
        done = 0
        for taken, item in zip(played, self.items, strict=False):
            if taken.action not in item.texts or taken.seat != self.game.seats[item.seat]:
                return self._strayed(item, taken)
            done += 1
        if done == len(self.items):
            return Place(len(self.lesson.steps))
        right = self._answer(done, self.seat) if self.seat in asked else ()
        return Place(self.items[done].step, right)

    def _strayed(self, item: Item, taken: Taken) -> Place:
        step = self.lesson.steps[item.step]
        name = step.remark_on(taken.action)
        remark = self.lesson.text_id(step, name) if name else ""
        return Place(item.step, is_off=True, remark=remark)

    def enemy_answer(self, steps: Sequence[Taken]) -> str:
        """Return what the other side answers on the path, "" where the match has left it."""
        if self.place(steps, ()).is_off:
            return ""
        done = len(steps) - len(self.lesson.start)
        return next(iter(self._answer(done, 1 - self.seat)), "")

    def _answer(self, done: int, seat: Player) -> tuple[str, ...]:
        """Return the right answers of a seat to the question that is open after so many clicks."""
        for item in self.items[done:]:
            if item.question != self.items[done].question:
                break
            if item.seat == seat:
                return item.texts
        return ()


@cache
def course_of(game: str, id: str) -> Course:
    """Return the course of a lesson by its names; raises LessonError or UnknownGame."""
    chosen = load(game)
    return Course(chosen, lesson_of(chosen, id))


def opened(game: Game, lesson: Lesson) -> State:
    """Return the position in which a lesson begins."""
    dice = RecordingDice(FairDice(lesson.secret(), salts_of(game, lesson)))
    state = game.new(lesson.scenario, options=lesson.options, dice=dice)
    taken_rolls(state)
    for text in lesson.start:
        try:
            action = game.parse_action(state, text)
        except BadAction:
            raise astray(lesson, "start", "lesson-unknown", text=text, wanted="") from None
        if action not in state.legal_actions(state.to_move()):
            wanted = ", ".join(legal_texts(game, state)[:60])
            raise astray(lesson, "start", "lesson-illegal", text=text, wanted=wanted)
        take_step(game, state, action)
    return state


def salts_of(game: Game, lesson: Lesson) -> tuple[str, ...]:
    """Return the salts of the dice in the order of the seats."""
    return tuple(SALT if seat == lesson.seat else "" for seat in game.seats)


def legal_texts(game: Game, state: State) -> list[str]:
    """Return the texts of all answers to the open question."""
    if state.is_over():
        return []
    seats = state.seats_to_answer()
    return [game.action_text(state, action) for one in seats for action in state.legal_actions(one)]
