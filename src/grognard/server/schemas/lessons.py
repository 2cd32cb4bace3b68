"""Guided battles as they are sent."""

from grognard.server.schemas.base import Id, MessageOut, Schema


class LessonInfo(Schema):
    """A guided battle, as a lobby offers it."""

    id: str
    title: MessageOut
    about: MessageOut
    minutes: int


class LessonCreate(Schema):
    """A guided battle to begin."""

    game: Id
    lesson: Id


class StepOut(Schema):
    """One step: its words, what it shows, what is said after it, and how many clicks it takes."""

    id: str
    text: MessageOut
    after: MessageOut | None
    show: list[str]
    rules: list[str]
    clicks: int


class LessonOut(Schema):
    """A guided battle: all that its coach says."""

    game: str
    id: str
    title: MessageOut
    minutes: int
    seat: int
    steps: list[StepOut]


class PlaceOut(Schema):
    """Where a match stands in its lesson; see `grognard.lessons.Place`."""

    step: int
    right: list[str]
    is_off: bool
    remark: str
