"""The server of the browser tests: all its chance is made out of a name, that of the test.

`uvicorn --factory tests.browser.seeded:create_app` is the real server with other chance,
and two more addresses: by one a test gives its name, by the other it makes a bot late. None of it
is part of the package.
"""

from typing import Any

from fastapi import FastAPI, Request

from grognard.server import app
from grognard.server.workers import WorkerFailed, Workers
from tests.server.chance import CHANCE


class Late:
    """Workers in which the bot of this name never answers in time, and every other does."""

    def __init__(self, name: str, run: Any) -> None:  # noqa: ANN401
        self._name = name
        self._run = run

    async def __call__(self, seconds: float, job: Any, *args: Any, owner: str = "") -> Any:  # noqa: ANN401
        if args[1] == self._name:
            raise WorkerFailed("too slow")
        return await self._run(seconds, job, *args, owner=owner)


def create_app() -> FastAPI:
    """Return the server, settings from the environment as always."""
    server = app.create_app(draw=CHANCE)

    @server.post("/tests/seed", include_in_schema=False)
    async def seed(request: Request) -> None:
        CHANCE.begin((await request.body()).decode())

    @server.post("/tests/late", include_in_schema=False)
    async def late(request: Request) -> None:
        workers = server.state.services.bots
        usual = Workers.run.__get__(workers)
        name = (await request.body()).decode()
        workers.run = Late(name, usual) if name else usual

    return server
