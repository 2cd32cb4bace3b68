"""Whose request it is: clients are counted by address, IPv6 by the network of a household."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.types import Scope

HOUSEHOLD: Final = 64
"""The bits of an IPv6 address that a provider gives one household; the rest it chooses itself."""


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return what an address is counted by: itself, or the /64 network of an IPv6 address.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    network = int(found) >> (128 - HOUSEHOLD) << (128 - HOUSEHOLD)
    return f"{IPv6Address(network)}/{HOUSEHOLD}"


def client_of(scope: Scope) -> str:
    """Return whom a request or a socket is counted for."""
    client = scope.get("client")
    return household(client[0]) if client else ""
