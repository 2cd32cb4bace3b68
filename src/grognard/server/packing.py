"""Answers packed for the way: JSON with gzip where the client takes it, quick before small."""

import zlib
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

SHORTEST: Final = 1400
"""Bytes below which an answer fits one packet anyway."""
QUICK: Final = 1
BEST: Final = 6
GZIP: Final = 31
PACKED: Final = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}


def takes_gzip(scope: Scope) -> bool:
    """Say whether a client takes packed answers."""
    for name, value in scope["headers"]:
        if name == b"accept-encoding":
            return b"gzip" in value
    return False


def packed(content: bytes, level: int = BEST) -> bytes:
    """Return content with gzip; the best packing is for what is packed once and sent often."""
    packer = zlib.compressobj(level, zlib.DEFLATED, GZIP)
    return packer.compress(content) + packer.flush()


class Packing:
    """Wraps the application: packs JSON that is sent whole and is long enough to matter."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back, packed if need be."""
        if scope["type"] == "http" and takes_gzip(scope):
            send = _Packer(send)
        await self._app(scope, receive, send)


class _Packer:
    def __init__(self, send: Send) -> None:
        self._send = send
        self._start: Message | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start" and _is_json(message):
            self._start = message  # its length is known when the body has come
            return
        if self._start is not None:
            start, self._start = self._start, None
            await self._send(_pack(start, message))
        await self._send(message)


def _pack(start: Message, body: Message) -> Message:
    """Pack a body where that is worth it, and return the beginning of the answer."""
    content: bytes = body.get("body", b"")
    if len(content) < SHORTEST or body.get("more_body"):
        return start
    body["body"] = packed(content, QUICK)
    kept = [(name, value) for name, value in start["headers"] if name != b"content-length"]
    length = str(len(body["body"])).encode()
    more = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
    return {**start, "headers": [*kept, *more, (b"content-length", length)]}


def _is_json(message: Message) -> bool:
    headers = dict(message["headers"])
    kind: bytes = headers.get(b"content-type", b"")
    return kind.startswith(b"application/json") and b"content-encoding" not in headers
