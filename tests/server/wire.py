"""The application without a network: requests and sockets as plain calls, thousands a second."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI

from grognard.server.app import create_app
from grognard.server.settings import Settings
from tests.server.chance import CHANCE

HOME = "127.0.0.1"


class Wire:
    """One application, spoken to as a server would."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    async def request(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        headers: dict[str, str] | None = None,
        client: str = HOME,
    ) -> tuple[int, Any]:
        """Return status and JSON of the answer to a request."""
        given = {"host": "localhost", "content-type": "application/json", **(headers or {})}
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "raw_path": path.encode("utf-8", "replace"),
            "query_string": b"",
            "headers": [
                (name.lower().encode(), one.encode("latin-1")) for name, one in given.items()
            ],
            "client": (client, 1),
        }
        answer: list[dict[str, Any]] = []
        bodies = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return bodies.pop() if bodies else {"type": "http.disconnect"}

        async def send(message: Any) -> None:  # noqa: ANN401
            answer.append(message)

        await self.app(scope, receive, send)
        content = b"".join(message.get("body", b"") for message in answer[1:])
        return answer[0]["status"], json.loads(content)

    @asynccontextmanager
    async def socket(self, match: str, client: str = HOME) -> AsyncIterator["Socket"]:
        """Open the socket of a match."""
        socket = Socket(self.app, match, client)
        await socket.open()
        try:
            yield socket
        finally:
            await socket.close()


class Socket:
    """One socket, as the application sees it."""

    def __init__(self, app: FastAPI, match: str, client: str = HOME) -> None:
        self._app = app
        self._scope = {
            "type": "websocket",
            "path": f"/api/matches/{match}/socket",
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "client": (client, 1),
            "subprotocols": [],
        }
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect."""
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._run())
        assert (await self._out.get())["type"] == "websocket.accept"

    async def _run(self) -> None:
        await self._app(self._scope, self._in.get, self._put)
        self._out.put_nowait({"type": "end"})

    async def _put(self, message: Any) -> None:  # noqa: ANN401
        self._out.put_nowait(message)

    def send(self, content: str | bytes) -> None:
        """Send a frame of text or of bytes."""
        kind = "text" if isinstance(content, str) else "bytes"
        self._in.put_nowait({"type": "websocket.receive", kind: content})

    async def receive(self) -> dict[str, Any] | None:
        """Return the next frame, None when the connection has ended."""
        async with asyncio.timeout(20):
            message = await self._out.get()
        if message["type"] != "websocket.send":
            return None
        found: dict[str, Any] = json.loads(message["text"])
        return found

    async def answer(self) -> dict[str, Any] | None:
        """Return the next frame that answers something."""
        while True:
            frame = await self.receive()
            if frame is None or "id" in frame:
                return frame

    async def hello(self, secret: str | None = None) -> dict[str, Any]:
        """Say hello and return the answer."""
        self.send(json.dumps({"type": "hello", "id": 1, "secret": secret}))
        found = await self.answer()
        assert found is not None
        return found

    async def close(self) -> None:
        """Go."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._task is not None:
            await self._task


@asynccontextmanager
async def wire(settings: Settings) -> AsyncIterator[Wire]:
    """Run an application."""
    app = create_app(settings, CHANCE)
    async with app.router.lifespan_context(app):
        yield Wire(app)
