"""What matches take in memory: the long ones, and how many of them one address may keep there."""

from collections.abc import Iterable

from grognard.server.live import LiveMatch


def idle_weight(lives: Iterable[LiveMatch]) -> int:
    """Return how much the matches take that nobody needs in memory."""
    return sum(live.weight() for live in lives if live.is_idle())


def let_go(lives: Iterable[LiveMatch], most: int) -> None:
    """End sockets of an address that keeps more in memory by them than it may.

    The longest matches go first. A match grows while it is open, so this is looked at now and then
    and not when a socket comes.
    """
    kept: dict[str, list[LiveMatch]] = {}
    for live in lives:
        for address in live.listeners.addresses():
            kept.setdefault(address, []).append(live)
    for address, mine in kept.items():
        weight = sum(live.weight() for live in mine)
        for live in sorted(mine, key=LiveMatch.weight, reverse=True):
            if weight <= most:
                break
            weight -= live.weight()
            live.dismiss(address)
