"""The server of the browser tests: all its chance is made out of a name, that of the test.

`uvicorn --factory tests.browser.seeded:create_app` is the real server with other chance,
and one more address by which a test gives its name. Neither is part of the package.
"""

from fastapi import FastAPI, Request

from grognard.server import app
from tests.server.chance import CHANCE


def create_app() -> FastAPI:
    """Return the server, settings from the environment as always."""
    server = app.create_app(draw=CHANCE)

    @server.post("/tests/seed", include_in_schema=False)
    async def seed(request: Request) -> None:
        CHANCE.begin((await request.body()).decode())

    return server
