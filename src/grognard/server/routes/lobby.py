"""What can be played, in which words, and whether the server is up."""

from typing import Annotated, Final

import orjson
from fastapi import APIRouter, Header, Request, Response

import grognard
from grognard.server.catalogues import LANGUAGES, catalogue
from grognard.server.deps import ServicesDep
from grognard.server.errors import ApiError
from grognard.server.packing import PACKED, packed, takes_gzip
from grognard.server.public import lobby
from grognard.server.schemas.outgoing import CommitmentOut, Health, Lobby

router = APIRouter(tags=["lobby"])


@router.get("/health")
async def get_health() -> Health:
    """Say that the server is up."""
    return Health(version=grognard.__version__)


@router.get("/games", response_model=Lobby)
async def get_games(request: Request) -> Response:
    """Return games, scenarios, options, bots and languages."""
    content, headers = _packed(request, "games", orjson.dumps(lobby()))
    return Response(content, media_type="application/json", headers=headers)


@router.get(
    "/messages/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def get_messages(
    request: Request, language: str, if_none_match: Annotated[str | None, Header()] = None
) -> Response:
    """Return the Fluent catalogue of a language: shell, table and all games."""
    if language not in LANGUAGES:
        raise ApiError("message/unknown_language")
    content, tag = catalogue(language)
    headers = {"ETag": f'"{tag}"', "Cache-Control": "no-cache"}
    if if_none_match is not None and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    content, more = _packed(request, language, content)
    return Response(content, media_type="text/plain; charset=utf-8", headers={**headers, **more})


PACKED_ONCE: Final[dict[str, tuple[bytes, bytes]]] = {}
"""What everybody asks for, as it is and packed."""


def _packed(request: Request, name: str, content: bytes) -> tuple[bytes, dict[str, str]]:
    """Return content as a client takes it, and the headers that say so; it is packed once."""
    if not takes_gzip(request.scope):
        return content, {}
    before, found = PACKED_ONCE.get(name, (b"", b""))
    if before != content:
        found = packed(content)
        PACKED_ONCE[name] = (content, found)
    return found, PACKED


@router.post("/commitments", status_code=201)
async def post_commitment(services: ServicesDep) -> CommitmentOut:
    """Draw a seed for one match and commit to it, before the salt is chosen."""
    return CommitmentOut(commitment=services.commitments.new())
