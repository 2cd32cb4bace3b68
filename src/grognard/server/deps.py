"""What routes ask for, by name."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

import orjson
from fastapi import Depends, Header, Path, Request, Response
from starlette.requests import HTTPConnection

from grognard.core.types import SPECTATOR, Json, Player
from grognard.server.addresses import client_of
from grognard.server.asking import Asker
from grognard.server.errors import ApiError
from grognard.server.hall import Hall
from grognard.server.live import LiveMatch
from grognard.server.promises import Promises
from grognard.server.replays import Replays
from grognard.server.schemas.base import ID_LENGTH, PLAIN, SECRET_LENGTH
from grognard.server.settings import Settings
from grognard.server.store import Store
from grognard.server.workers import Workers


@dataclass(frozen=True)
class Services:
    """Everything a running server is made of."""

    settings: Settings
    store: Store
    hall: Hall
    bots: Workers
    chores: Workers
    replays: Replays
    questions: Workers
    asker: Asker
    promises: Promises


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the application that a request came to."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


async def get_services(request: Request) -> Services:
    """Return the services for a route."""
    return services_of(request)


def reply(data: Json, status: int = 200) -> Response:
    """Return an answer as it is; that it fits its schema is for the tests to prove."""
    return Response(orjson.dumps(data), status, media_type="application/json")


async def get_address(request: Request) -> str:
    """Return whom a request is counted for."""
    return client_of(request.scope)


# A dependency that is no coroutine would be sent to a thread and back.
ServicesDep: TypeAlias = Annotated[Services, Depends(get_services)]
AddressDep: TypeAlias = Annotated[str, Depends(get_address)]
IdPath: TypeAlias = Annotated[str, Path(min_length=1, max_length=ID_LENGTH, pattern=PLAIN)]


async def get_match(match: IdPath, services: ServicesDep, address: AddressDep) -> LiveMatch:
    """Return the match of an address."""
    return await services.hall.get(match, address)


MatchDep: TypeAlias = Annotated[LiveMatch, Depends(get_match)]


async def get_secret(
    authorization: Annotated[
        str | None, Header(max_length=SECRET_LENGTH + 16, description="Bearer SECRET of a seat")
    ] = None,
) -> str | None:
    """Return the secret in the header `Authorization: Bearer SECRET`, or None."""
    if authorization is None:
        return None
    scheme, _, secret = authorization.partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise ApiError("seat/secret")
    return secret


SecretDep: TypeAlias = Annotated[str | None, Depends(get_secret)]


async def get_audience(match: MatchDep, secret: SecretDep) -> Player:
    """Return the seat that the secret holds, or SPECTATOR without one."""
    return match.seat_of(secret)


async def get_seat(audience: Annotated[Player, Depends(get_audience)]) -> Player:
    """Return the seat that the secret holds; a spectator is refused."""
    if audience == SPECTATOR:
        raise ApiError("seat/needed")
    return audience


AudienceDep: TypeAlias = Annotated[Player, Depends(get_audience)]
SeatDep: TypeAlias = Annotated[Player, Depends(get_seat)]


async def get_clicker(match: MatchDep, seat: SeatDep) -> Player:
    """Return the seat that clicks without a socket, which alone tells that somebody is there."""
    match.absence.note(seat)
    return seat


ClickerDep: TypeAlias = Annotated[Player, Depends(get_clicker)]
