"""What can be played, in which words, and whether the server is up."""

from dataclasses import asdict
from functools import cache
from typing import Final

import orjson
from fastapi import APIRouter, Request, Response

import grognard
from grognard.core import registry
from grognard.core.game import Game
from grognard.core.types import Json
from grognard.manual import manual_of
from grognard.manual.charts import charts
from grognard.manual.examples import example_of
from grognard.manual.games import games_of
from grognard.manual.moments import Moment, moments_of
from grognard.server.boards import board_of, drawing
from grognard.server.catalogues import LANGUAGES, parts
from grognard.server.deps import AddressDep, IdPath, ServicesDep, reply
from grognard.server.errors import ApiError
from grognard.server.packing import PACKED, packed, takes_gzip
from grognard.server.public import lobby
from grognard.server.schemas.manual import ExampleOut, ExampleWish, ManualOut
from grognard.server.schemas.outgoing import (
    ChartsOut,
    CommitmentOut,
    Lobby,
)
from grognard.server.schemas.shell import CataloguesOut, Health
from grognard.server.static import ASK_FIRST, FOREVER

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


@router.get("/games/{game}/charts", response_model=ChartsOut)
async def get_charts(request: Request, game: str) -> Response:
    """Return the charts of a game: terrain, dice and units, with the section of each row."""
    content, headers = _packed(request, f"charts/{game}", orjson.dumps(charts(game)))
    return Response(content, media_type="application/json", headers=headers)


@router.get("/messages/{language}")
async def get_catalogues(language: str) -> CataloguesOut:
    """Return the parts of a language's catalogue, each with the tag it is fetched by."""
    return CataloguesOut(parts={name: tag for name, (_, tag) in _parts(language).items()})


@router.get(
    "/messages/{language}/{part}/{tag}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def get_messages(request: Request, language: str, part: str, tag: str) -> Response:
    """Return a part of a catalogue, in Fluent; it may be kept while its tag is the same."""
    found = _parts(language).get(part)
    if found is None:
        raise ApiError("message/unknown_part")
    content, now = found
    headers = {"Cache-Control": FOREVER if tag == now else ASK_FIRST}
    content, more = _packed(request, f"{language}/{part}", content)
    return Response(content, media_type="text/plain; charset=utf-8", headers={**headers, **more})


def _parts(language: str) -> dict[str, tuple[bytes, str]]:
    if language not in LANGUAGES:
        raise ApiError("message/unknown_language")
    return parts(language)


@router.get(
    "/boards/{game}/{tag}/board.js",
    response_class=Response,
    responses={200: {"content": {"text/javascript": {"schema": {"type": "string"}}}}},
)
async def get_board(request: Request, game: str, tag: str) -> Response:
    """Return the board that a game of another package brings, an ES module, under its tag."""
    found = board_of(game)
    if found is None or found[1] != tag:
        raise ApiError("board/unknown")
    content, more = _packed(request, f"board/{game}", found[0])
    headers = {"Cache-Control": FOREVER, **more}
    return Response(content, media_type="text/javascript; charset=utf-8", headers=headers)


@router.get("/manual/{game}/{language}", response_model=ManualOut)
async def get_manual(request: Request, game: str, language: str) -> Response:
    """Return the rules reference of a game, in English where it has none in a language."""
    if language not in LANGUAGES:
        raise ApiError("message/unknown_language")
    content, headers = _packed(request, f"manual/{game}/{language}", manual_bytes(game, language))
    return Response(content, media_type="application/json", headers=headers)


@router.post("/manual/{game}/example/{example}", response_model=ExampleOut)
async def post_example(
    game: str, example: IdPath, wish: ExampleWish, services: ServicesDep, address: AddressDep
) -> Response:
    """Return an example after some clicks, and why a thing cannot be clicked; nothing is kept."""
    example_of(registry.load(game), example)
    asked = (list(wish.clicks), wish.roll, wish.target, address)
    found, seen = await services.asker.example(game, example, *asked)
    return reply({**found, "drawing": drawing(game, seen, wish.drawn) if wish.drawn else None})


@cache
def manual_bytes(game: str, language: str) -> bytes:
    """Return a rules reference as it is sent; raises GrognardError where there is none."""
    chosen = registry.load(game)
    return orjson.dumps({**asdict(manual_of(chosen, language)), "moments": _moments(chosen)})


def _moments(game: Game) -> Json:
    """Return the recorded moments of each section."""
    return {section: [_told(game, one) for one in all] for section, all in moments_of(game).items()}


def _told(game: Game, moment: Moment) -> Json:
    scenario = games_of(game)[moment.game].scenario
    return {"record": f"{game.name}.{moment.game}", "scenario": scenario, "step": moment.step}


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
async def post_commitment(services: ServicesDep, address: AddressDep) -> CommitmentOut:
    """Draw a seed for one match and commit to it, before the salt is chosen."""
    return CommitmentOut(commitment=await services.promises.new(address))
