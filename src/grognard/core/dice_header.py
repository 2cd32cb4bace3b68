"""The header of a record's dice: a plain seed, or a committed seed and the players' salts."""

from collections.abc import Sequence
from typing import Final, final

from grognard.core.dice import Dice, FairDice, SeededDice
from grognard.core.fair import commitment
from grognard.core.opening import BAD_SALT, OLD_ORDER, ORDER, SALT, SALT_DIFFERS, SALT_HASH, Opening
from grognard.core.types import Json, Player

SEEDED: Final = "seeded"
FAIR: Final = "fair"


@final
class DiceHeader:
    """Where the rolls come from: a plain seed, or a committed seed and the players' salts.

    `seed` belongs to seeded dice, all the rest to fair ones: `revealed` is their seed in hex, ""
    while it is a secret; `hashes` and `told` say who told what before the first roll, and are empty
    in the old order, which did not write that down.
    """

    __slots__ = ("commitment", "hashes", "kind", "order", "revealed", "salts", "seed", "told")

    def __init__(self) -> None:
        self.kind: str = SEEDED
        self.seed: int = 0
        self.order: int = OLD_ORDER
        self.commitment: str = ""
        self.salts: tuple[str, ...] = ()
        self.hashes: tuple[str, ...] = ()
        self.told: tuple[tuple[str, Player], ...] = ()
        self.revealed: str = ""

    def dice(self) -> Dice | None:
        """Return the dice at the first roll, or None while their seed is a secret."""
        if self.kind == SEEDED:
            return SeededDice(self.seed)
        if not self.revealed:
            return None
        return FairDice(bytes.fromhex(self.revealed), self.salts)

    def reveal(self, seed: bytes) -> None:
        """Publish the seed of fair dice, so that everybody can compute the rolls again."""
        self.revealed = seed.hex()

    def to_json(self) -> Json:
        """Return the header as plain JSON."""
        if self.kind == SEEDED:
            return {"kind": SEEDED, "seed": self.seed}
        fair: Json = {"kind": FAIR, "commitment": self.commitment, "salts": list(self.salts)}
        if self.order != OLD_ORDER:
            fair["order"] = self.order
            fair["salt_hashes"] = list(self.hashes)
            fair["told"] = [[what, seat] for what, seat in self.told]
        fair["seed"] = self.revealed or None
        return fair


def seeded_header(seed: int) -> DiceHeader:
    """Return the header of seeded dice: anyone who reads it knows every roll to come."""
    header = DiceHeader()
    header.seed = seed
    return header


def fair_header(opening: Opening) -> DiceHeader:
    """Return the header of fair dice after a complete opening; the seed is only committed to."""
    header = DiceHeader()
    header.kind = FAIR
    header.order = ORDER
    header.commitment = opening.commitment
    header.salts = tuple(opening.salts)
    header.hashes = tuple(opening.hashes)
    header.told = tuple(opening.told)
    return header


def old_header(seed: bytes, salts: Sequence[str]) -> DiceHeader:
    """Return the header of fair dice of the old order, one salt for each seat, perhaps ""."""
    header = DiceHeader()
    header.kind = FAIR
    header.commitment = commitment(seed)
    header.salts = tuple(salts)
    return header


def order_refusal(header: DiceHeader) -> tuple[str, Player]:
    """Return why the opening of a header cannot have been, and whose salt it is; ("", -1) if so.

    The codes are those of a record's problems: no salt, a salt that is none, a salt that does not
    fit its hash, or something told out of its order.
    """
    givers = [seat for seat, salt in enumerate(header.salts) if salt]
    if not givers:
        return "no-salt", -1
    opening = Opening(header.commitment, len(header.salts), givers)
    for what, seat in header.told[1:]:
        code = _take(opening, header, what, seat)
        if code:
            known = {BAD_SALT: "bad-salt", SALT_DIFFERS: "salt-hash"}
            return known.get(code, "dice-order"), seat
    told = fair_header(opening)
    same = (told.told, told.salts, told.hashes) == (header.told, header.salts, header.hashes)
    return ("", -1) if same else ("dice-order", -1)


def _take(opening: Opening, header: DiceHeader, what: str, seat: Player) -> str:
    """Let a header's seat tell what the header says that it told; return why not, or ""."""
    if not 0 <= seat < len(header.salts) or len(header.hashes) != len(header.salts):
        return "dice-order"
    if what == SALT_HASH:
        code = opening.why_not_commit(seat, header.hashes[seat])
        if not code:
            opening.commit(seat, header.hashes[seat])
        return code
    if what != SALT:
        return "dice-order"
    code = opening.why_not_tell(seat, header.salts[seat])
    if not code:
        opening.tell(seat, header.salts[seat])
    return code
