"""Behind a proxy: the address of the client is what a known proxy says it is, and no other's."""

import logging
from collections.abc import Sequence
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware, _TrustedHosts

from grognard.server.addresses import household
from grognard.server.seldom import Once

log = logging.getLogger(__name__)

SIGNS: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip")
UNKNOWN: Final = (
    "a proxy at %s sends forwarded addresses, but GROGNARD_PROXIES does not name it: all its "
    "clients count as one, and will be refused as too many"
)


def trusted(proxies: Sequence[str]) -> _TrustedHosts:
    """Return the addresses of known proxies, which may be named by their networks.

    >>> "10.1.2.3" in trusted(["10.0.0.0/8"]), "11.1.2.3" in trusted(["10.0.0.0/8"])
    (True, False)
    """
    return _TrustedHosts(list(proxies))


class Forwarded:
    """Wraps the application: believes known proxies, and says once when it sees another."""

    def __init__(self, app: ASGIApp, proxies: Sequence[str]) -> None:
        self._believing = ProxyHeadersMiddleware(app, list(proxies))  # type: ignore[arg-type]
        self._once = Once(log)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with the address of its client."""
        if scope["type"] in ("http", "websocket"):
            self._look(scope)
        await self._believing(scope, receive, send)  # type: ignore[arg-type]

    def _look(self, scope: Scope) -> None:
        client = scope.get("client")
        if client is None or client[0] in self._believing.trusted_hosts:
            return
        if any(name in SIGNS for name, _ in scope["headers"]):
            self._once.warn(household(client[0]), UNKNOWN, client[0])
