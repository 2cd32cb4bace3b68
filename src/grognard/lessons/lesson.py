"""A lesson as its file has it: where it begins, and what is taught step by step.

The words are messages of the game's catalogues, called after the lesson and its steps; see
`Lesson.message_ids`.
"""

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from grognard.core.errors import GrognardError
from grognard.core.message import Argument

ENEMY: Final = "recruit"
"""Who plays the other side where the lesson does not say what it answers."""
SALT: Final = "6c6573736f6e2d6c6573736f6e2d6c65"
"""What the player's browser would give to the dice: in a lesson all of them are the same."""
_OR: Final = " | "


class LessonError(GrognardError):
    """A lesson that cannot be read, or does not go as it says."""


@dataclass(frozen=True)
class Step:
    """One idea: its words, what to do, what the enemy answers, and what the dice give.

    - `do` are the clicks of the player, each with the texts that are right, the best one first;
    - `enemy` are the clicks of the other side, in their order; which side comes first, the rules
      know;
    - `rolls` are what dice of a purpose give meanwhile, counted from 0 as in records;
    - `show` are the things on the table that the words speak of;
    - `rules` are the sections to read more in;
    - `wrong` are remarks on clicks that one might think of: how their texts begin, and the name of
      the remark;
    - `has_after` says that something is said when it is done.
    """

    id: str
    do: tuple[tuple[str, ...], ...] = ()
    enemy: tuple[str, ...] = ()
    rolls: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    show: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    has_after: bool = False

    def remark_on(self, text: str) -> str:
        """Return the name of what is to be said of a click that is not right, or ""."""
        fitting = [start for start in self.wrong if text.startswith(start)]
        return self.wrong[max(fitting, key=len)] if fitting else ""


@dataclass(frozen=True)
class Lesson:
    """A guided battle: a scenario, the seat of the player, the dice, and the steps.

    `start` are the clicks of both sides before the first step.
    """

    game: str
    id: str
    number: int
    minutes: int
    scenario: str
    seat: str
    dice: int
    steps: tuple[Step, ...]
    start: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)

    def secret(self) -> bytes:
        """Return the seed that gives the lesson's dice."""
        return hashlib.sha256(
            f"grognard lesson {self.game} {self.id} {self.dice}".encode()
        ).digest()

    def title_id(self) -> str:
        """Return the id of the title; what it is about has the same with `-about`."""
        return f"{self.game}-lesson-{self.id}"

    def text_id(self, step: Step, part: str = "") -> str:
        """Return the id of a step's words, of what is said after it, or of a remark."""
        return f"{self.title_id()}-{step.id}{part and f'-{part}'}"

    def message_ids(self) -> list[str]:
        """Return the ids of all that the lesson says."""
        found = [self.title_id(), f"{self.title_id()}-about"]
        for step in self.steps:
            parts = ["", *(["after"] if step.has_after else []), *step.wrong.values()]
            found += [self.text_id(step, part) for part in dict.fromkeys(parts)]
        return found


def read_lesson(game: str, id: str, text: str) -> Lesson:
    """Return a lesson from the text of its file; raises LessonError."""
    try:
        return _lesson(game, id, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise LessonError("lesson-file", lesson=f"{game}/{id}", detail=str(error)) from None
    except (KeyError, TypeError, AttributeError) as error:
        raise LessonError("lesson-file", lesson=f"{game}/{id}", detail=repr(error)) from None


def _lesson(game: str, id: str, data: dict[str, Any]) -> Lesson:
    table = dict(data)
    steps = tuple(_step(one) for one in table.pop("step"))
    start = tuple(table.pop("start", ()))
    if len({step.id for step in steps}) != len(steps):
        raise KeyError("two steps of one id")
    return Lesson(game=game, id=id, steps=steps, start=start, **table)


def _step(data: dict[str, Any]) -> Step:
    table = dict(data)
    lists: dict[str, tuple[str, ...]] = {
        name: _texts(table.pop(name, ())) for name in ("enemy", "show", "rules")
    }
    return Step(
        id=table.pop("id"),
        do=tuple(tuple(text.split(_OR)) for text in _texts(table.pop("do", ()))),
        rolls={name: tuple(faces) for name, faces in table.pop("rolls", {}).items()},
        wrong=dict(table.pop("wrong", {})),
        has_after=table.pop("after", False),
        **lists,
        **table,
    )


def _texts(value: Sequence[str]) -> tuple[str, ...]:
    """Return a list of texts; one text alone may stand for itself."""
    return (value,) if isinstance(value, str) else tuple(value)


def astray(lesson: Lesson, step: str, code: str, **params: Argument) -> LessonError:
    """Return the error of a lesson that does not go as it says, at a step."""
    return LessonError(code, lesson=f"{lesson.game}/{lesson.id}", step=step, **params)
