"""What is told before the first roll, in which order, so that no salt is chosen late.

1. The server tells the hash of its seed (`Opening`).
2. Every player but one draws a salt and tells its hash (`commit`).
3. The last player, who has seen nothing but hashes, tells a salt at once (`tell`).
4. The others tell theirs (`tell`), which must fit the hashes.

Whoever has only one seat to ask, as against the computer, needs one salt and no second hash. Each
refusal has one code, for the server as for the proof of a record.
"""

from collections.abc import Sequence
from typing import Final, final

from grognard.core.errors import GrognardError
from grognard.core.fair import commitment, is_hash, is_salt, new_salt, salt_commit
from grognard.core.types import Player

OLD_ORDER: Final = 1
"""Salts in any order, so that the last one could be chosen: records from before."""
ORDER: Final = 2

SEED_HASH: Final = "seed-hash"
SALT_HASH: Final = "salt-hash"
SALT: Final = "salt"
SERVER: Final[Player] = -1

BAD_SALT: Final = "bad-salt"
SALT_CHANGED: Final = "salt-changed"
SALT_DIFFERS: Final = "salt-differs"
SALT_EARLY: Final = "salt-early"
SALT_LATE: Final = "salt-late"
SALT_UNWANTED: Final = "salt-unwanted"
REFUSALS: Final = (
    BAD_SALT,
    SALT_CHANGED,
    SALT_DIFFERS,
    SALT_EARLY,
    SALT_LATE,
    SALT_UNWANTED,
)
"""Why something may not be told now; the message `error-<code>` says it."""


class OrderError(GrognardError):
    """Something was told out of its order, or is not what was promised; nothing has changed."""


@final
class Opening:
    """The salts of one match as they become known; `givers` are the seats that owe one.

    `hashes` and `salts` are by seat, "" where none was told; `told` says who told what, in order.
    """

    __slots__ = ("commitment", "givers", "hashes", "salts", "told")

    def __init__(self, promise: str = "", seats: int = 0, givers: Sequence[Player] = ()) -> None:
        self.commitment: str = promise
        self.givers: list[Player] = list(givers)
        self.hashes: list[str] = [""] * seats
        self.salts: list[str] = [""] * seats
        self.told: list[tuple[str, Player]] = [(SEED_HASH, SERVER)]

    # The hash of a salt.

    def why_not_commit(self, seat: Player, salt_hash: str) -> str:
        """Return "" if a seat may tell the hash of its salt now, else why not."""
        if seat not in self.givers:
            return SALT_UNWANTED
        if not is_hash(salt_hash):
            return BAD_SALT
        if self.hashes[seat] == salt_hash:
            return ""
        if self.hashes[seat] or self.salts[seat]:
            return SALT_CHANGED
        return SALT_LATE if any(self.salts) else ""

    def commit(self, seat: Player, salt_hash: str) -> None:
        """Take the hash of a seat's salt; the same once more changes nothing."""
        _refuse(self.why_not_commit(seat, salt_hash))
        if not self.hashes[seat]:
            self.hashes[seat] = salt_hash
            self.told.append((SALT_HASH, seat))

    # The salt itself.

    def why_not_tell(self, seat: Player, salt: str) -> str:
        """Return "" if a seat may tell its salt now, else why not."""
        if seat not in self.givers:
            return SALT_UNWANTED
        if not is_salt(salt):
            return BAD_SALT
        if self.salts[seat]:
            return "" if self.salts[seat] == salt else SALT_CHANGED
        if self.hashes[seat] and self.hashes[seat] != salt_commit(self.commitment, salt):
            return SALT_DIFFERS
        return SALT_EARLY if any(self.is_open(other, seat) for other in self.givers) else ""

    def is_open(self, other: Player, seat: Player) -> bool:
        """Say whether another seat could still choose its salt, so that this one must wait."""
        return other != seat and not self.seen_hash(other)

    def tell(self, seat: Player, salt: str) -> None:
        """Take a seat's salt; the same once more changes nothing."""
        _refuse(self.why_not_tell(seat, salt))
        if not self.salts[seat]:
            self.salts[seat] = salt
            self.told.append((SALT, seat))

    # What is known.

    def seen_hash(self, seat: Player) -> str:
        """Return what everybody may see of a seat's salt before the match begins: its hash."""
        if self.hashes[seat] or not self.salts[seat]:
            return self.hashes[seat]
        return salt_commit(self.commitment, self.salts[seat])

    def is_complete(self) -> bool:
        """Say whether every salt is told, so that the first roll can be made."""
        return bool(self.givers) and all(self.salts[seat] for seat in self.givers)


def _refuse(code: str) -> None:
    if code:
        raise OrderError(code)


def lone_opening(seed: bytes, seats: int, salt: str = "") -> Opening:
    """Return the whole opening where one program asks one salt: after the seed's hash is there."""
    opening = Opening(commitment(seed), seats, [0])
    opening.tell(0, salt or new_salt())
    return opening
