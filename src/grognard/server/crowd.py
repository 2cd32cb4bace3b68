"""Places that are shared: so many in all, so many for one address, and no address takes all."""

from typing import Generic, TypeVar

Guest = TypeVar("Guest")


class Crowd(Generic[Guest]):
    """Who has a place; where all are taken, the address that has the most gives one up."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._guests: dict[str, list[Guest]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def of(self, address: str) -> int:
        """Return how many places an address has."""
        return len(self._guests.get(address, ()))

    def has_room(self, address: str) -> bool:
        """Say whether an address may take one more place, be it another's."""
        mine = self.of(address)
        if mine >= self._most_each:
            return False
        return self._count < self._most or len(self._guests[self._largest()]) > mine + 1

    def enter(self, address: str, guest: Guest) -> Guest | None:
        """Take a place, for which `has_room` was asked; return whoever must go for it, or None."""
        leaving: Guest | None = None
        if self._count >= self._most:
            largest = self._largest()
            leaving = self._guests[largest][-1]
            self.leave(largest, leaving)
        self._guests.setdefault(address, []).append(guest)
        self._count += 1
        return leaving

    def leave(self, address: str, guest: Guest) -> None:
        """Give a place back; nothing happens if it was given up before."""
        guests = self._guests.get(address, [])
        if guest not in guests:
            return
        guests.remove(guest)
        self._count -= 1
        if not guests:
            del self._guests[address]

    def _largest(self) -> str:
        return max(self._guests, key=lambda address: len(self._guests[address]))
