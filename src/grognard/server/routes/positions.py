"""Positions: a moment of a finished game as a text, opened again, and played on from."""

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Query, Response

from grognard.core.position import MOST_STEPS, read_position
from grognard.server.begin import new_playing_data
from grognard.server.deps import AddressDep, IdPath, MatchDep, Services, ServicesDep, reply
from grognard.server.errors import ApiError
from grognard.server.live import LiveMatch
from grognard.server.schemas.outgoing import MatchCreated
from grognard.server.schemas.positions import PlayOn, PositionOut, PositionText
from grognard.server.schemas.replays import RecordChecked

router = APIRouter(tags=["positions"])

At: TypeAlias = Annotated[int, Query(ge=0, le=MOST_STEPS)]


@router.get("/matches/{match}/position", response_model=PositionOut)
async def get_position(
    match: MatchDep, services: ServicesDep, address: AddressDep, at: At
) -> Response:
    """Return a moment of a match that is over as a text; of a running one nothing is passed on."""
    return reply({"text": await _of_match(match, services, address, at)})


@router.get("/records/{record}/position", response_model=PositionOut)
async def get_record_position(
    record: IdPath, services: ServicesDep, address: AddressDep, at: At
) -> Response:
    """Return a moment of an uploaded record, or of a recorded game of the rules, as a text."""
    return reply({"text": await _of_record(record, services, address, at)})


@router.post("/positions", status_code=201, response_model=RecordChecked)
async def post_position(told: PositionText, services: ServicesDep, address: AddressDep) -> Response:
    """Open the text of a position: it is kept like an uploaded record that ends there."""
    return reply(await services.replays.open_position(told.text, address), 201)


@router.post("/matches/{match}/play-on", status_code=201, response_model=MatchCreated)
async def post_play_on(
    match: MatchDep, wish: PlayOn, services: ServicesDep, address: AddressDep
) -> Response:
    """Begin a practice match at a moment of a match that is over."""
    text = await _of_match(match, services, address, wish.at)
    return await _begin(text, wish, services, address)


@router.post("/records/{record}/play-on", status_code=201, response_model=MatchCreated)
async def post_record_play_on(
    record: IdPath, wish: PlayOn, services: ServicesDep, address: AddressDep
) -> Response:
    """Begin a practice match at a moment of an uploaded record."""
    text = await _of_record(record, services, address, wish.at)
    return await _begin(text, wish, services, address)


async def _of_match(match: LiveMatch, services: Services, address: str, at: int) -> str:
    record = await services.hall.old_record(match) or match.running().record
    if record.result is None:
        raise ApiError("record/running")
    return await services.replays.position(record, at, address)


async def _of_record(record: str, services: Services, address: str, at: int) -> str:
    await services.replays.checked(record, address)
    return await services.replays.upload_position(record, at, address)


async def _begin(text: str, wish: PlayOn, services: Services, address: str) -> Response:
    seed = await services.promises.seed(wish.commitment)
    data, drawn = new_playing_data(wish, read_position(text), seed)
    with services.replays.chores.place(address):
        live = await services.hall.add(data)
    return reply({"match": live.public(), **drawn.to_json()}, 201)
