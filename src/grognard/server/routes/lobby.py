"""What can be played, in which words, and whether the server is up."""

from typing import Annotated

from fastapi import APIRouter, Header, Response

import grognard
from grognard.server.catalogues import LANGUAGES, catalogue
from grognard.server.deps import ServicesDep, reply
from grognard.server.errors import ApiError
from grognard.server.public import lobby
from grognard.server.schemas.outgoing import CommitmentOut, Health, Lobby

router = APIRouter(tags=["lobby"])


@router.get("/health")
async def get_health() -> Health:
    """Say that the server is up."""
    return Health(version=grognard.__version__)


@router.get("/games", response_model=Lobby)
async def get_games() -> Response:
    """Return games, scenarios, options, bots and languages."""
    return reply(lobby())


@router.get(
    "/messages/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def get_messages(
    language: str, if_none_match: Annotated[str | None, Header()] = None
) -> Response:
    """Return the Fluent catalogue of a language: shell, table and all games."""
    if language not in LANGUAGES:
        raise ApiError("message/unknown_language")
    content, tag = catalogue(language)
    headers = {"ETag": f'"{tag}"', "Cache-Control": "no-cache"}
    if if_none_match is not None and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="text/plain; charset=utf-8", headers=headers)


@router.post("/commitments", status_code=201)
async def post_commitment(services: ServicesDep) -> CommitmentOut:
    """Draw a seed for one match and commit to it, before the salt is chosen."""
    return CommitmentOut(commitment=services.commitments.new())
