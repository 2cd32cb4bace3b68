"""The guard at the door: hosts, origins, sizes, rates, headers; and no traceback passes it."""

import logging
from ipaddress import ip_address
from typing import Final

import orjson
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.addresses import client_of
from grognard.server.errors import ApiError, is_expected, refusal
from grognard.server.limits import Buckets, Manners
from grognard.server.settings import LOCAL_HOSTS, Settings

log = logging.getLogger(__name__)

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
CREATING: Final = tuple(
    f"/api/{name}"
    for name in ("matches", "campaigns", "lessons", "records", "commitments", "positions")
)
PLAY_ON: Final = "/play-on"

FILE_COST: Final = 0.5
COSTS: Final = {
    "view": 3.0,
    "log": 3.0,
    "explain": 2.0,
    "understand": 10.0,
    "preview": 4.0,
    "odds": 3.0,
    "drawing": 3.0,
    "example": 6.0,
    "puzzles": 6.0,
    "lessons": 6.0,
    "mine": 5.0,
    "chain": 4.0,
    "minder": 4.0,
    "replay": 6.0,
    "turning": 10.0,
    "position": 10.0,
    "positions": 10.0,
    "play-on": 20.0,
    "diary": 20.0,
    "record": 20.0,
    "records": 10.0,
    "socket": 2.0,
}
"""What requests cost by the word in their address; `http_rate` counts in this."""
COSTLY_LENGTH: Final = 2048.0
MOST_FOR_LENGTH: Final = 20.0
"""So many bytes of a body cost as much as a request; a long one costs so much at most."""

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Guard:
    """Wraps the whole application; refuses early and answers faults with a stable code."""

    def __init__(self, app: ASGIApp, settings: Settings, manners: Manners) -> None:
        self._app = app
        self._manners = manners
        self._settings = settings
        self._hosts = {*LOCAL_HOSTS, *settings.hosts}
        self._requests = Buckets(settings.http_rate, settings.http_burst)
        self._creations = Buckets(settings.create_rate, settings.create_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = _Body(receive, _limit(scope, self._settings))
        answer = _Answer(scope, send, body)
        try:
            self._check(scope)
            self._check_rate(scope)
            body.check_length(scope)
            await self._app(scope, body, answer)
        except ClientDisconnect:
            return
        except Exception as error:
            if not is_expected(error):
                log.exception("a fault behind %s %s", scope["method"], scope["path"])
            if not answer.has_begun:
                await answer.refuse(error)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
            self._check_rate(scope)
        except ApiError as error:
            log.info("a socket was refused: %s", error.code)
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self._app(scope, receive, send)
        except Exception:
            log.exception("a fault behind a socket")

    def _check(self, scope: Scope) -> None:
        """Refuse foreign host names (rebinding) and foreign pages (forged requests)."""
        host = _header(scope, b"host")
        if not self._is_ours(_without_port(host)):
            raise ApiError("host/refused")
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        origin = _header(scope, b"origin")
        if not origin or origin in self._settings.origins:
            return
        if origin.partition("://")[2] != host:
            raise ApiError("origin/refused")

    def _is_ours(self, name: str) -> bool:
        """Say whether we may be called so; nobody can rebind a bare address."""
        return name in self._hosts or "*" in self._hosts or _is_address(name)

    def _check_rate(self, scope: Scope) -> None:
        name = client_of(scope)
        if not self._requests.take(name, cost_of(scope)):
            self._manners.note_refusal(name)
            raise ApiError("rate/limited")
        path: str = scope["path"]
        is_creating = path in CREATING or path.endswith(PLAY_ON)
        if is_creating and scope.get("method") == "POST" and not self._creations.take(name):
            raise ApiError("rate/limited")


class _Body:
    """A body that must not be longer than it may, whatever length it promises."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._left = limit

    def check_length(self, scope: Scope) -> None:
        """Refuse a body by the length that it promises."""
        length = _header(scope, b"content-length")
        if length and (not length.isdecimal() or len(length) > 12 or int(length) > self._left):
            raise ApiError("request/too_large")

    def is_too_large(self) -> bool:
        """Say whether more has come than may."""
        return self._left < 0

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self.is_too_large():
                raise ApiError("request/too_large")
        return message


class _Answer:
    """Adds the headers that every answer carries."""

    def __init__(self, scope: Scope, send: Send, body: _Body) -> None:
        self._send = send
        self._body = body
        self._is_api = scope["path"].startswith("/api/")
        self.has_begun = False

    async def __call__(self, message: Message) -> None:
        if self._body.is_too_large():  # whatever was made of what had come by then
            if not self.has_begun:
                await self.refuse(ApiError("request/too_large"))
            return
        await self._pass(message)

    async def _pass(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_begun = True
            headers = message.setdefault("headers", [])
            headers.extend(HEADERS)
            names = {name.lower() for name, _ in headers}
            if self._is_api and b"cache-control" not in names:
                headers.append((b"cache-control", b"no-store"))
        await self._send(message)

    async def refuse(self, error: Exception) -> None:
        """Answer with the code of a refusal."""
        status, body = refusal(error)
        content = orjson.dumps(body)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(content)).encode()),
            (b"connection", b"close"),
        ]
        await self._pass({"type": "http.response.start", "status": status, "headers": headers})
        await self._pass({"type": "http.response.body", "body": content})


def cost_of(scope: Scope) -> float:
    """Return what a request costs: 1 for the usual, more for what is much to make or to send."""
    path: str = scope["path"]
    if not path.startswith("/api/"):
        return FILE_COST
    parts = path.split("/")
    named = (*parts[4:5], parts[-1], parts[2])  # what is asked of a thing, or of all of a kind
    cost = next((COSTS[word] for word in named if word in COSTS), 1.0)
    length = _header(scope, b"content-length")
    bytes_sent = int(length[:9]) if length.isdecimal() else 0
    return cost + min(bytes_sent / COSTLY_LENGTH, MOST_FOR_LENGTH)


def _limit(scope: Scope, settings: Settings) -> int:
    return settings.max_record if scope["path"] == "/api/records" else settings.max_body


def _header(scope: Scope, wanted: bytes) -> str:
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value.decode("latin-1")).strip().lower()
    return ""


def _is_address(name: str) -> bool:
    """Say whether a host is named by its number.

    >>> _is_address("192.168.1.5"), _is_address("[::1]"), _is_address("localhost")
    (True, True, False)
    """
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _without_port(host: str) -> str:
    """Return the name of a host.

    >>> _without_port("[::1]:8000"), _without_port("localhost:8000")
    ('[::1]', 'localhost')
    """
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]
