"""Running the server: a port that is free, one process, and a word when it is ready."""

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI

from grognard.core.errors import GrognardError
from grognard.server.app import create_app
from grognard.server.database import prepare
from grognard.server.doors import Nonsense, protocols, raise_file_limit
from grognard.server.forwarded import Forwarded
from grognard.server.settings import Settings

PORT: Final = 1815
PORTS_TRIED: Final = 50
CLOSING_SECONDS: Final = 3


def bind(host: str, port: int, strict: bool = False) -> socket.socket:
    """Return a bound socket; a taken port gives way to the next free one unless `strict`.

    Port 0 is any free one. Raises GrognardError if none can be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tries = 1 if strict or port == 0 else PORTS_TRIED
    for offset in range(tries):
        found = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, port + offset))
            found.listen(256)
        except (OSError, OverflowError) as error:
            found.close()
            detail = getattr(error, "strerror", None) or type(error).__name__
            continue
        return found
    raise GrognardError("no-port", host=host, port=port, detail=detail)


def address_of(bound: socket.socket) -> str:
    """Return the address to open in a browser."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def has_browser() -> bool:
    """Say whether a window can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


class ReadyServer(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._on_ready()


def make_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return how the application is served; no access log, since addresses name matches."""
    http, ws = protocols(settings, app.state.manners, raise_file_limit())
    logging.getLogger("uvicorn.error").addFilter(Nonsense())
    return uvicorn.Config(
        Forwarded(app, settings.proxies),
        interface="asgi3",
        http=http,
        ws=ws,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=settings.max_frame * 16,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )


def tune() -> None:
    """Let the thread that writes have its turn soon, and leave what stays alone when tidying."""
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def serve(settings: Settings, bound: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C or SIGTERM; raises GrognardError if the database cannot be used."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    asyncio.run(prepare(settings.database))
    tune()
    server = ReadyServer(make_config(create_app(settings), settings), on_ready)
    try:
        server.run(sockets=[bound])
    except KeyboardInterrupt:
        pass
