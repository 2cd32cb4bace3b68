"""Records and replays: of a match, and of an uploaded file."""

import asyncio
from typing import Annotated, Final, TypeAlias

from fastapi import APIRouter, Query, Request, Response

from grognard.core.record import record_text
from grognard.core.types import SPECTATOR, Player
from grognard.server import jobs
from grognard.server.boards import drawing
from grognard.server.deps import (
    AddressDep,
    AudienceDep,
    IdPath,
    MatchDep,
    SeatDep,
    Services,
    ServicesDep,
    reply,
)
from grognard.server.errors import ApiError
from grognard.server.films import Film
from grognard.server.live import LiveMatch
from grognard.server.schemas.outgoing import DrawingOut
from grognard.server.schemas.replays import (
    DiaryOut,
    MarksOut,
    RecordChecked,
    ReplayOut,
    TurningOut,
)

router = APIRouter(tags=["records"])

Start: TypeAlias = Annotated[int, Query(ge=0, le=1_000_000)]
FrameCount: TypeAlias = Annotated[int, Query(ge=1, le=200)]


@router.get(
    "/matches/{match}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def get_record(match: MatchDep, services: ServicesDep) -> Response:
    """Return the whole record of a match that is over, for download and verification."""
    record = await services.hall.old_record(match)
    if record is None:
        record = match.running().record
    if record.result is None:
        raise ApiError("record/running")
    content = (await asyncio.to_thread(record_text, record)).encode()
    name = f"{match.data.game}-{match.data.scenario}-{match.data.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/json", headers=headers)


@router.get("/matches/{match}/diary", response_model=DiaryOut)
async def get_diary(
    match: MatchDep, seat: SeatDep, services: ServicesDep, address: AddressDep
) -> Response:
    """Return a seat's own part of the record: its answers, and the events that it has seen."""
    record = await services.hall.old_record(match)
    if record is None:
        record = match.running().record
        log = await match.whole_log(seat)
    else:
        film = await services.replays.of_old(match.data.id, record, seat, address)
        log = film.whole_log()
    name = list(record.players)[seat]
    return reply(
        {
            "game": match.data.game,
            "scenario": match.data.scenario,
            "seat": seat,
            "answers": [step.action for step in record.steps if step.seat == name],
            "log": log,
        }
    )


@router.get("/matches/{match}/replay/{seat}", response_model=ReplayOut)
async def get_replay(
    match: MatchDep,
    audience: AudienceDep,
    services: ServicesDep,
    address: AddressDep,
    seat: str,
    start: Start = 0,
    count: FrameCount = 50,
) -> Response:
    """Return frames of a match; of another seat's history only when the match is over."""
    return _part(await _film(match, audience, services, address, seat), start, count)


@router.get("/matches/{match}/replay/{seat}/marks", response_model=MarksOut)
async def get_marks(
    match: MatchDep, audience: AudienceDep, services: ServicesDep, address: AddressDep, seat: str
) -> Response:
    """Return what the time bar of a replay shows: turns, decisions, where the log stands."""
    return reply((await _film(match, audience, services, address, seat)).marks())


@router.get("/matches/{match}/replay/{seat}/drawing/{language}", response_model=DrawingOut)
async def get_replay_drawing(
    match: MatchDep,
    audience: AudienceDep,
    services: ServicesDep,
    address: AddressDep,
    seat: str,
    language: str,
    at: Start = 0,
) -> Response:
    """Return a frame of a match drawn with letters."""
    film = await _film(match, audience, services, address, seat)
    return _drawn(match.data.game, film, at, language)


async def _film(
    match: LiveMatch, audience: Player, services: Services, address: str, seat: str
) -> Film:
    """Return a seat's history of a match, if the audience may see it."""
    wanted = _seat(match.data.game, seat)
    old = await services.hall.old_record(match)
    record = old or match.running().record
    if wanted not in (audience, SPECTATOR) and record.result is None:
        raise ApiError("record/not_yours")
    if old is not None:
        return await services.replays.of_old(match.data.id, old, wanted, address)
    return await services.replays.of_match(match.data.id, match.running(), wanted, address)


@router.get("/matches/{match}/turning", response_model=TurningOut)
async def get_turning(match: MatchDep, services: ServicesDep, address: AddressDep) -> Response:
    """Return the turning points of a match that is over."""
    record = await services.hall.old_record(match) or match.running().record
    if record.result is None:
        raise ApiError("record/running")
    return reply(await services.replays.turning(match.data.id, record, address))


@router.get("/records/{record}/turning", response_model=TurningOut)
async def get_record_turning(
    record: IdPath, services: ServicesDep, address: AddressDep
) -> Response:
    """Return the turning points of an uploaded record."""
    await services.replays.checked(record, address)
    return reply(await services.replays.turning(record, None, address))


FILE: Final[dict[str, object]] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}


@router.post("/records", status_code=201, response_model=RecordChecked, openapi_extra=FILE)
async def post_record(request: Request, services: ServicesDep, address: AddressDep) -> Response:
    """Verify an uploaded record; what is wrong with it comes back as messages."""
    with services.replays.chores.place(address, _length(request, services)):
        return reply(await services.replays.check(await request.body(), address), 201)


def _length(request: Request, services: ServicesDep) -> int:
    """Return how long a body will be; one that does not say may be as long as any."""
    length = request.headers.get("content-length", "")
    return int(length) if length.isdecimal() else services.settings.max_record


@router.get("/records/{record}", response_model=RecordChecked)
async def get_checked(record: IdPath, services: ServicesDep, address: AddressDep) -> Response:
    """Return what was found in an uploaded record, or in a recorded game of the rules."""
    return reply(await services.replays.checked(record, address))


@router.get("/records/{record}/replay/{seat}", response_model=ReplayOut)
async def get_record_replay(
    record: IdPath,
    services: ServicesDep,
    address: AddressDep,
    seat: str,
    start: Start = 0,
    count: FrameCount = 50,
) -> Response:
    """Return frames of an uploaded record."""
    game = str((await services.replays.checked(record, address))["game"])
    film = await services.replays.of_upload(record, _seat(game, seat), address)
    return _part(film, start, count)


@router.get("/records/{record}/replay/{seat}/marks", response_model=MarksOut)
async def get_record_marks(
    record: IdPath, services: ServicesDep, address: AddressDep, seat: str
) -> Response:
    """Return what the time bar of an uploaded record shows."""
    game = str((await services.replays.checked(record, address))["game"])
    return reply((await services.replays.of_upload(record, _seat(game, seat), address)).marks())


@router.get("/records/{record}/replay/{seat}/drawing/{language}", response_model=DrawingOut)
async def get_record_drawing(
    record: IdPath,
    services: ServicesDep,
    address: AddressDep,
    seat: str,
    language: str,
    at: Start = 0,
) -> Response:
    """Return a frame of an uploaded record drawn with letters."""
    game = str((await services.replays.checked(record, address))["game"])
    film = await services.replays.of_upload(record, _seat(game, seat), address)
    return _drawn(game, film, at, language)


def _drawn(game: str, film: Film, at: int, language: str) -> Response:
    observation = film.observation(at)
    if observation is None:
        raise ApiError("record/no_frame")
    return reply(drawing(game, observation, language))


def _seat(game: str, text: str) -> Player:
    seat = jobs.seat_of(game, text)
    if seat is None:
        raise ApiError("seat/unknown")
    return seat


def _part(film: Film, start: int, count: int) -> Response:
    return Response(film.part(start, count), media_type="application/json")
