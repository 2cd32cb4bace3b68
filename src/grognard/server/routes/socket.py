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
from grognard.server.addresses import client_of
from grognard.server.crowd import Crowd
from grognard.server.deps import Services, services_of
from grognard.server.doors import SEND_NOW, SendNow, never_now
from grognard.server.errors import ApiError, is_expected
from grognard.server.limits import Bucket, Buckets
from grognard.server.live import LiveMatch
from grognard.server.schemas.base import ID_LENGTH
from grognard.server.schemas.socket import (
    INCOMING,
    AskHint,
    AskOdds,
    AskPlan,
    AskPreview,
    Explain,
    Hello,
    Ping,
    Play,
    PlayChain,
    Request,
    Say,
    Understand,
    Undo,
)
from grognard.server.settings import Settings

log = logging.getLogger(__name__)
router = APIRouter()

MOST_WAITING: Final = 512 * 1024
"""Characters that wait for a slow client before it is let go."""
MOST_NEW: Final = 256
MOST_NEW_EACH: Final = 40
"""Sockets that have not said hello: in all, and of one address."""
COSTS: Final[dict[type, float]] = {
    Play: 2.0,
    Undo: 2.0,
    Say: 2.0,
    PlayChain: 4.0,
    Explain: 4.0,
    AskOdds: 5.0,
    AskPreview: 8.0,
    AskHint: 40.0,
    AskPlan: 20.0,
    Understand: 20.0,
}
"""What requests cost the server, beside a ping's 1; both limits on frames count in this."""
MOST_REFUSALS: Final = 500
"""Senseless or hasty frames after which a client is let go."""
CLOSING_SECONDS: Final = 5.0
CLOSE_DONE: Final = 1000
CLOSE_POLICY: Final = 1008
CLOSE_TOO_LARGE: Final = 1009
CLOSE_AGAIN: Final = 1012
"""The client should come again: the server or the match was restarted."""


class Sockets:
    """The places of all sockets: those that have said nothing yet, those of seats, and the others.

    Each has its own, so that whoever looks on takes no place from whoever plays.
    """

    def __init__(self, settings: Settings) -> None:
        for_seats = max(1, settings.max_sockets - settings.max_spectators)
        self.new: Crowd[Connection] = Crowd(MOST_NEW, MOST_NEW_EACH)
        self.seats: Crowd[Connection] = Crowd(for_seats, settings.max_sockets_per_address)
        self.spectators: Crowd[Connection] = Crowd(
            settings.max_spectators, settings.max_spectators_per_address
        )
        self.frames = Buckets(settings.address_rate, settings.address_burst)

    def of(self, seat: Player) -> "Crowd[Connection]":
        """Return the places of a seat's sockets, or of spectators."""
        return self.spectators if seat == SPECTATOR else self.seats

    def leave(self, connection: "Connection") -> None:
        """Give back whatever place a socket has."""
        for crowd in (self.new, self.seats, self.spectators):
            crowd.leave(connection.address, connection)


def take_place(crowd: "Crowd[Connection]", connection: "Connection") -> None:
    """Have a place, maybe that of an address which has more; raises ApiError."""
    if not crowd.has_room(connection.address):
        raise ApiError("server/busy")
    leaving = crowd.enter(connection.address, connection)
    if leaving is not None:
        leaving.dismiss("server/busy")


class Connection:
    """One open socket: a queue out, so that a slow client holds nobody up, and a loop in."""

    def __init__(self, websocket: WebSocket, services: Services, sockets: Sockets) -> None:
        self.seat: Player = SPECTATOR
        self.address = client_of(websocket.scope)
        self._sockets = sockets
        self._websocket = websocket
        self._settings = services.settings
        self._hall = services.hall
        self._services = services
        self._bucket = Bucket(self._settings.socket_rate, self._settings.socket_burst)
        self._send_now: SendNow = websocket.scope.get(SEND_NOW, never_now)
        self._is_sending = False
        """Something waits or is on its way, and nothing must overtake it."""
        self._waiting: deque[str] = deque()
        self._waiting_length = 0
        self._news = asyncio.Event()
        self._refusals = 0
        self._close_code: int | None = None

    def send(self, text: str) -> None:
        """Send a frame, now or some time soon; a client that does not read is let go."""
        if not self._is_sending and self._send_now(text):
            return
        if self._waiting and self._waiting_length + len(text) > MOST_WAITING:
            self.close()
            return
        self._is_sending = True
        self._waiting.append(text)
        self._waiting_length += len(text)
        self._news.set()

    def close(self, code: int = CLOSE_AGAIN) -> None:
        """End the connection after what is waiting."""
        if self._close_code is None:
            self._close_code = code
            self._news.set()

    def dismiss(self, reason: str) -> None:
        """End the connection and say why; the client should not come again by itself."""
        self.send(frames.error(None, ApiError(reason)))
        self.close(CLOSE_POLICY)

    async def pump(self) -> None:
        """Send what is waiting until the connection ends."""
        send = self._websocket.send
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                text = self._waiting.popleft()
                self._waiting_length -= len(text)
                await send({"type": "websocket.send", "text": text})
            self._is_sending = False
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
            live = await self._hall.get(id, self.address)
            async with asyncio.timeout(self._settings.hello_seconds):
                content = await self._receive()
            if content is None:
                return None
            hello = self._parse(content)
            if not isinstance(hello, Hello):
                raise ApiError("socket/hello_expected")
            return await self._seated(live, hello)
        except TimeoutError:
            self._refuse(None, ApiError("socket/hello_expected"))
        except Exception as error:
            self._refuse(None, error)
        self.close(CLOSE_POLICY)
        return None

    async def _seated(self, live: LiveMatch, hello: Hello) -> LiveMatch:
        seat = live.seat_of(hello.secret)
        live.make_room(seat, self.address, self._settings)
        take_place(self._sockets.of(seat), self)
        self.seat = seat
        self._sockets.new.leave(self.address, self)
        await live.come_back(seat)
        step = 0 if live.match is None else live.match.step(self.seat)
        self.send(frames.ok(hello.id, step, self.seat))
        live.add(self)
        return live

    async def _handle(self, live: LiveMatch, content: str) -> None:
        """Answer one request; whatever it is, an answer goes out."""
        id: int | None = None
        try:
            request = self._read(content)
            id = request.id
            self._pay(COSTS.get(type(request), 1.0))
            await self._answer(live, request)
        except Exception as error:
            self._refuse(id, error)

    def _pay(self, cost: float) -> None:
        """Count a request against the limits of its socket and of its address."""
        frames = self._sockets.frames
        if not self._bucket.take(cost) or not frames.take(self.address, cost):
            raise ApiError("rate/limited")

    def _read(self, content: str) -> Request:
        """Return a request; nonsense costs something, too."""
        try:
            return self._parse(content)
        except ApiError:
            self._pay(1.0)
            raise

    def _parse(self, content: str) -> Request:
        try:
            return INCOMING.validate_json(content)
        except ValidationError:
            raise ApiError("request/invalid") from None

    async def _answer(self, live: LiveMatch, request: Request) -> None:
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
        elif isinstance(request, Say):
            answer = partial(self._ok, request.id)
            await live.say(self.seat, request.word, request.step, request.key, answer)
        elif isinstance(request, PlayChain):
            answer = partial(self._ok, request.id)
            chain = (request.back, request.actions)
            await live.chain(self.seat, *chain, request.step, request.key, answer)
        elif isinstance(request, Understand):
            self.send(await self._understand(live, request))
        elif isinstance(request, AskPlan):
            self.send(await self._plan(live, request))
        elif isinstance(request, AskPreview):
            self.send(await self._preview(live, request))
        elif isinstance(request, AskHint):
            self.send(await self._hint(live, request))
        else:
            self.send(self._look_up(live, request))

    def _ok(self, id: int, step: int) -> None:
        self.send(frames.ok(id, step, self.seat))

    async def _understand(self, live: LiveMatch, request: Understand) -> str:
        target = request.target
        found = await self._services.asker.understand(
            live, self.seat, target, self.address, request.via
        )
        return frames.text({"type": "understood", "id": request.id, "target": target, **found})

    async def _plan(self, live: LiveMatch, request: AskPlan) -> str:
        plan, asker = request.plan, self._services.asker
        found = await asker.plan(live, self.seat, plan, self.address)
        return frames.text({"type": "planned", "id": request.id, "plan": plan, **found})

    async def _preview(self, live: LiveMatch, request: AskPreview) -> str:
        action, asker = request.action, self._services.asker
        found = await asker.preview(live, self.seat, action, self.address)
        return frames.text({"type": "preview", "id": request.id, "action": action, **found})

    async def _hint(self, live: LiveMatch, request: AskHint) -> str:
        live.check_hints()
        found = await self._services.asker.hint(live.running(), self.seat, self.address)
        return frames.text({"type": "hints", "id": request.id, **found})

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
    connection = Connection(websocket, services, sockets)
    try:
        take_place(sockets.new, connection)
    except ApiError as error:
        await websocket.send_text(frames.error(None, error))
        await websocket.close(CLOSE_AGAIN)
        return
    try:
        await _serve(connection, match)
    finally:
        sockets.leave(connection)


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
