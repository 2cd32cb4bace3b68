"""Those who listen to a match: the sockets of each seat, and who tells them what changed."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Protocol

from grognard.core.types import SPECTATOR, Player
from grognard.lessons import Course
from grognard.match import Match
from grognard.server import frames
from grognard.server.errors import ApiError
from grognard.server.settings import Settings


class Listener(Protocol):
    """An open socket, as a match knows it."""

    seat: Player
    address: str

    def send(self, text: str) -> None:
        """Send a frame some time soon; never waits."""

    def close(self) -> None:
        """End the connection; the client will come again."""

    def dismiss(self, reason: str) -> None:
        """End the connection with a reason; the client will not come again by itself."""


@dataclass(frozen=True)
class Audience:
    """The sockets of one seat, or of the spectators, as they arrived; and who tells them."""

    teller: frames.Teller
    listeners: list[Listener]


class Listeners:
    """The sockets that listen to one match, as they arrived and by their seats."""

    def __init__(self, course: Course | None) -> None:
        self._course = course
        self._arrived: dict[Listener, None] = {}
        """Who listens, in the order of arrival."""
        self._audiences: dict[Player, Audience] = {}
        """The same by their seats."""
        self._table = ""
        self.owner = ""
        """The address of the seat that came last: whose match it is, for those who take turns."""

    def __len__(self) -> int:
        return len(self._arrived)

    def seats(self) -> Collection[Player]:
        """Return the seats that have a socket, and SPECTATOR if somebody looks on."""
        return self._audiences.keys()

    def addresses(self) -> set[str]:
        """Return whose sockets they are."""
        return {listener.address for listener in self._arrived}

    def of(self, address: str) -> list[Listener]:
        """Return the sockets of one address."""
        return [listener for listener in self._arrived if listener.address == address]

    # Coming and going.

    def leaving_for(
        self, seat: Player, address: str, settings: Settings
    ) -> tuple[Listener, str] | None:
        """Return which socket must go for a new one, and why; raises ApiError if it has no place.

        A seat always has: its oldest socket goes, which a reload may have left behind. Of the
        spectators somebody goes whose address has more of them than the newcomer's.
        """
        audience = self._audiences.get(seat)
        there = [] if audience is None else audience.listeners
        if seat != SPECTATOR:
            is_full = len(there) >= settings.max_sockets_per_seat
            return (there[0], "socket/replaced") if is_full else None
        if len(there) < settings.max_spectators_per_match:
            return None
        counts = Counter(one.address for one in there)
        largest, most = counts.most_common(1)[0]
        if most <= counts[address] + 1:
            raise ApiError("server/busy")
        leaving = next(one for one in reversed(there) if one.address == largest)
        return leaving, "server/busy"

    def add(self, listener: Listener) -> frames.Teller:
        """Let a socket listen; return who tells it all that was told before."""
        self._arrived[listener] = None
        if listener.seat != SPECTATOR:
            self.owner = listener.address
        audience = self._audiences.get(listener.seat)
        if audience is None:
            audience = Audience(self._teller(listener.seat), [listener])
            self._audiences[listener.seat] = audience
            return audience.teller
        audience.listeners.append(listener)
        return self._teller(listener.seat)  # to the others nothing is told twice

    def _teller(self, seat: Player) -> frames.Teller:
        return frames.Teller(seat, self._course)

    def remove(self, listener: Listener) -> bool:
        """Let a socket go; False if it was gone before."""
        if listener not in self._arrived:
            return False
        del self._arrived[listener]
        audience = self._audiences[listener.seat]
        audience.listeners.remove(listener)
        if not audience.listeners:
            del self._audiences[listener.seat]
        return True

    def close(self) -> None:
        """End all connections; the clients will come again."""
        for listener in list(self._arrived):
            listener.close()

    # Telling.

    def tell(self, match: Match) -> None:
        """Tell each audience what changed for it; whoever sees no change hears nothing.

        Who is asked comes last: how long its answers take to list may depend on what it holds.
        """
        for seat in sorted(self._audiences, key=match.asked().__contains__):
            audience = self._audiences[seat]
            news = audience.teller.news(match)
            if news is not None:
                _send(audience.listeners, news)

    def tell_table(self, table: str, newcomer: Listener | None = None) -> None:
        """Tell everybody who sits there, if that has changed; a newcomer in any case."""
        if table != self._table:
            self._table = table
            _send(self._arrived, table)
        elif newcomer is not None:
            newcomer.send(table)


def _send(listeners: Iterable[Listener], text: str) -> None:
    for listener in list(listeners):
        listener.send(text)
