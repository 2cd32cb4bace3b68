"""The socket of a match: hello, then requests one after another, and news as they come."""

import asyncio
import logging
from collections import deque
from functools import partial
from typing import Final

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError

from grognard.core.types import SPECTATOR, Player
from grognard.server import frames
from grognard.server.deps import Services, services_of
from grognard.server.errors import ApiError, is_expected
from grognard.server.limits import Bucket
from grognard.server.live import LiveMatch
from grognard.server.schemas.base import ID_LENGTH
from grognard.server.schemas.socket import INCOMING, AskOdds, Explain, Hello, Ping, Play, Undo

log = logging.getLogger(__name__)
router = APIRouter()

MOST_WAITING: Final = 256
"""Frames that wait for a slow client before it is let go."""
MOST_REFUSALS: Final = 500
"""Senseless or hasty frames after which a client is let go."""
CLOSING_SECONDS: Final = 5.0
CLOSE_DONE: Final = 1000
CLOSE_POLICY: Final = 1008
CLOSE_TOO_LARGE: Final = 1009
CLOSE_AGAIN: Final = 1012
"""The client should come again: the server or the match was restarted."""


class Sockets:
    """Counts the open sockets of the whole server."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.open = 0

    def is_full(self) -> bool:
        """Say whether there is room for no more."""
        return self.open >= self._most


class Connection:
    """One open socket: a queue out, so that a slow client holds nobody up, and a loop in."""

    def __init__(self, websocket: WebSocket, services: Services) -> None:
        self.seat: Player = SPECTATOR
        self._websocket = websocket
        self._settings = services.settings
        self._hall = services.hall
        self._bucket = Bucket(self._settings.socket_rate, self._settings.socket_burst)
        self._waiting: deque[str] = deque()
        self._news = asyncio.Event()
        self._refusals = 0
        self._close_code: int | None = None

    def send(self, text: str) -> None:
        """Send a frame some time soon; a client that does not read is let go."""
        if len(self._waiting) >= MOST_WAITING:
            self.close()
            return
        self._waiting.append(text)
        self._news.set()

    def close(self, code: int = CLOSE_AGAIN) -> None:
        """End the connection after what is waiting."""
        if self._close_code is None:
            self._close_code = code
            self._news.set()

    async def pump(self) -> None:
        """Send what is waiting until the connection ends."""
        send = self._websocket.send
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                await send({"type": "websocket.send", "text": self._waiting.popleft()})
            if self._close_code is not None:
                await self._websocket.close(self._close_code)
                return

    # Coming in.

    async def listen(self, id: str) -> None:
        """Answer requests until the client goes."""
        live = await self._greet(id)
        if live is None:
            return
        try:
            while (content := await self._receive()) is not None:
                await self._handle(live, content)
        finally:
            live.remove(self)

    async def _receive(self) -> str | None:
        """Return the next frame, or None when the connection is to end."""
        if self._close_code is not None:
            return None
        message = await self._websocket.receive()
        if message["type"] != "websocket.receive":
            return None
        content = message.get("text")
        if content is None:
            content = (message.get("bytes") or b"").decode("utf-8", "replace")
        if len(content) > self._settings.max_frame:
            self.send(frames.error(None, ApiError("request/too_large")))
            self.close(CLOSE_TOO_LARGE)
            return None
        return str(content)

    async def _greet(self, id: str) -> LiveMatch | None:
        """Find the match, hear hello, and let the socket listen."""
        try:
            live = await self._hall.get(id)
            async with asyncio.timeout(self._settings.hello_seconds):
                content = await self._receive()
            if content is None:
                return None
            hello = self._parse(content)
            if not isinstance(hello, Hello):
                raise ApiError("socket/hello_expected")
            return self._seated(live, hello)
        except TimeoutError:
            self._refuse(None, ApiError("socket/hello_expected"))
        except Exception as error:
            self._refuse(None, error)
        self.close(CLOSE_POLICY)
        return None

    def _seated(self, live: LiveMatch, hello: Hello) -> LiveMatch:
        self.seat = live.seat_of(hello.secret)
        if live.count() >= self._settings.max_sockets_per_match:
            raise ApiError("server/busy")
        step = 0 if live.match is None else live.match.step(self.seat)
        self.send(frames.ok(hello.id, step, self.seat))
        live.add(self)
        return live

    async def _handle(self, live: LiveMatch, content: str) -> None:
        """Answer one request; whatever it is, an answer goes out."""
        id: int | None = None
        try:
            if not self._bucket.take():
                raise ApiError("rate/limited")
            request = self._parse(content)
            id = request.id
            await self._answer(live, request)
        except Exception as error:
            self._refuse(id, error)

    def _parse(self, content: str) -> Hello | Play | Undo | Explain | AskOdds | Ping:
        try:
            return INCOMING.validate_json(content)
        except ValidationError:
            raise ApiError("request/invalid") from None

    async def _answer(
        self, live: LiveMatch, request: Hello | Play | Undo | Explain | AskOdds | Ping
    ) -> None:
        if isinstance(request, Ping):
            self.send(frames.text({"type": "pong", "id": request.id}))
        elif isinstance(request, Hello):
            raise ApiError("socket/seated")
        elif self.seat == SPECTATOR:
            raise ApiError("seat/needed")
        elif isinstance(request, Play):
            answer = partial(self._ok, request.id)
            await live.play(self.seat, request.action, request.step, request.key, answer)
        elif isinstance(request, Undo):
            answer = partial(self._ok, request.id)
            await live.undo(self.seat, request.step, request.key, answer)
        else:
            self.send(self._look_up(live, request))

    def _ok(self, id: int, step: int) -> None:
        self.send(frames.ok(id, step, self.seat))

    def _look_up(self, live: LiveMatch, request: Explain | AskOdds) -> str:
        match = live.running()
        if isinstance(request, Explain):
            reasons = [reason.to_json() for reason in match.explain(self.seat, request.target)]
            return frames.text(
                {
                    "type": "explained",
                    "id": request.id,
                    "target": request.target,
                    "reasons": reasons,
                }
            )
        odds = match.odds(self.seat, request.action)
        found = None if odds is None else odds.to_json()
        return frames.text(
            {"type": "odds", "id": request.id, "action": request.action, "odds": found}
        )

    def _refuse(self, id: int | None, error: Exception) -> None:
        if not is_expected(error):
            log.error("a fault behind a socket", exc_info=error)
        self.send(frames.error(id, error))
        self._refusals += 1
        if self._refusals >= MOST_REFUSALS:
            self.close(CLOSE_POLICY)


@router.websocket("/matches/{match}/socket")
async def match_socket(websocket: WebSocket, match: str) -> None:
    """Serve one socket until either side ends it."""
    services = services_of(websocket)
    sockets: Sockets = websocket.app.state.sockets
    await websocket.accept()
    if sockets.is_full():
        await websocket.send_text(frames.error(None, ApiError("server/busy")))
        await websocket.close(CLOSE_AGAIN)
        return
    sockets.open += 1
    try:
        await _serve(Connection(websocket, services), match)
    finally:
        sockets.open -= 1


async def _serve(connection: Connection, match: str) -> None:
    """Run both directions until one ends; what waits is sent, a click under way is finished."""
    pump = asyncio.create_task(connection.pump())
    listen = asyncio.create_task(connection.listen(match[:ID_LENGTH]))
    try:
        await asyncio.wait([pump, listen], return_when=asyncio.FIRST_COMPLETED)
        connection.close(CLOSE_DONE)
        await asyncio.wait([pump, listen], timeout=CLOSING_SECONDS)
    finally:
        for task in (pump, listen):
            task.cancel()
        await asyncio.gather(pump, listen, return_exceptions=True)
