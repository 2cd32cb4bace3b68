"""The application: everything is built by `create_app`, and nothing happens at import."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

import grognard
from grognard.core.errors import GrognardError
from grognard.server.asking import Asker
from grognard.server.bots import Thinker
from grognard.server.chance import Draw, draw
from grognard.server.database import make_engine, migrate
from grognard.server.deps import Services
from grognard.server.errors import ApiError, refusal
from grognard.server.guard import Guard
from grognard.server.hall import Hall
from grognard.server.limits import Manners
from grognard.server.openapi import document
from grognard.server.packing import Packing
from grognard.server.promises import Promises
from grognard.server.replays import Chores, Replays
from grognard.server.routes import (
    campaigns,
    lessons,
    lobby,
    matches,
    positions,
    puzzles,
    records,
    socket,
)
from grognard.server.schemas.outgoing import ErrorOut
from grognard.server.settings import Settings
from grognard.server.static import add_client
from grognard.server.store import Store
from grognard.server.workers import Workers

ROUTERS: Sequence[APIRouter] = (
    lobby.router,
    matches.router,
    lessons.router,
    puzzles.router,
    records.router,
    positions.router,
    campaigns.router,
    socket.router,
)


def create_app(settings: Settings | None = None, draw: Draw = draw) -> FastAPI:
    """Return the server as an ASGI application; its database is opened when it starts.

    All chance comes from `draw`, which only a test gives.
    """
    settings = settings or Settings()
    app = FastAPI(
        title="Grognard",
        version=grognard.__version__,
        summary="The table: matches, records and campaigns of board wargames.",
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=lambda route: route.name,
        responses={"4XX": {"model": ErrorOut}, "5XX": {"model": ErrorOut}},
    )
    app.state.settings = settings
    app.state.draw = draw
    app.state.sockets = socket.Sockets(settings)
    for router in ROUTERS:
        app.include_router(router, prefix="/api")
    _add_handlers(app)
    add_client(app, settings)
    app.add_middleware(Packing)
    app.state.manners = Manners()
    app.add_middleware(Guard, settings=settings, manners=app.state.manners)
    app.openapi = partial(document, app)  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    services = await start(app.state.settings, app.state.draw)
    app.state.services = services
    try:
        yield
    finally:
        await stop(services)


async def start(settings: Settings, draw: Draw = draw) -> Services:
    """Open the database, bring its tables up to date, and make everything ready."""
    engine = make_engine(settings.database)
    await migrate(engine)
    store = Store(engine)
    await store.start()
    bots, chores = Workers(settings.bot_workers), Workers(1, settings.chore_memory)
    hall = Hall(store, Thinker(bots, settings.bot_seconds, draw), chores, settings)
    hall.start()
    replays = Replays(Chores(chores, settings))
    questions = Workers(settings.question_workers, settings.chore_memory)
    asker = Asker(questions, bots, settings, draw)
    promises = Promises(engine, draw)
    return Services(settings, store, hall, bots, chores, replays, questions, asker, promises)


async def stop(services: Services) -> None:
    """Put everything away; what was acknowledged is on disk already."""
    services.bots.stop()
    services.chores.stop()
    services.questions.stop()
    await services.hall.close()
    await services.store.stop()


def _add_handlers(app: FastAPI) -> None:
    app.add_exception_handler(ApiError, _refuse)
    app.add_exception_handler(GrognardError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_invalid)
    app.add_exception_handler(HTTPException, _refuse_address)


async def _refuse(_request: Request, error: Exception) -> JSONResponse:
    status, body = refusal(error)
    if status == 500:
        raise error
    return JSONResponse(body, status)


async def _refuse_invalid(_request: Request, _error: Exception) -> JSONResponse:
    status, body = refusal(ApiError("request/invalid"))
    return JSONResponse(body, status)


async def _refuse_address(_request: Request, error: Any) -> JSONResponse:  # noqa: ANN401
    codes = {404: "request/no_such_page", 405: "request/method"}
    status, body = refusal(ApiError(codes.get(error.status_code, "request/invalid")))
    return JSONResponse(body, status)
