"""Guided battles: what they say, and beginning one."""

from fastapi import APIRouter, Response

from grognard.core import registry
from grognard.core.message import Message
from grognard.core.types import Json
from grognard.lessons import Lesson, Step, lesson_of
from grognard.server.begin import new_lesson_data
from grognard.server.deps import ServicesDep, reply
from grognard.server.schemas.lessons import LessonCreate, LessonOut
from grognard.server.schemas.outgoing import MatchCreated

router = APIRouter(prefix="/lessons", tags=["lessons"])


@router.get("/{game}/{lesson}", response_model=LessonOut)
async def get_lesson(game: str, lesson: str) -> Response:
    """Return all that the coach of a guided battle says."""
    return reply(lesson_json(lesson_of(registry.load(game), lesson)))


@router.post("", status_code=201, response_model=MatchCreated)
async def post_lesson(wish: LessonCreate, services: ServicesDep) -> Response:
    """Begin a guided battle: practice against a recruit, with dice that are fixed."""
    data, drawn = new_lesson_data(lesson_of(registry.load(wish.game), wish.lesson))
    live = await services.hall.add(data)
    return reply({"match": live.public(), **drawn.to_json()}, 201)


def lesson_json(lesson: Lesson) -> Json:
    """Return a lesson as it is sent; its right clicks come one by one, with the match."""
    return {
        "game": lesson.game,
        "id": lesson.id,
        "title": Message(lesson.title_id()).to_json(),
        "minutes": lesson.minutes,
        "seat": registry.load(lesson.game).seats.index(lesson.seat),
        "steps": [_step(lesson, step) for step in lesson.steps],
    }


def _step(lesson: Lesson, step: Step) -> Json:
    after = Message(lesson.text_id(step, "after")).to_json() if step.has_after else None
    return {
        "id": step.id,
        "text": Message(lesson.text_id(step)).to_json(),
        "after": after,
        "show": list(step.show),
        "rules": list(step.rules),
        "clicks": len(step.do),
    }
