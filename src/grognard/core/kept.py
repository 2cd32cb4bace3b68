"""What a player kept of the fair dice, and a record held against it.

A client writes down what it was told and what it told, when it happened: the hash of the seed, the
hashes of the others' salts, its own salt. A record in which seed and commitment were both swapped,
salts emptied, or a salt chosen late agrees with itself; it does not agree with what was kept.
"""

from pathlib import Path
from typing import Final, final

from grognard.core.errors import BadRecord
from grognard.core.fair import is_hash, salt_commit
from grognard.core.message import Argument
from grognard.core.opening import OLD_ORDER, ORDER, SALT, SALT_HASH, SEED_HASH
from grognard.core.record_file import Record, is_clean, read_json, shown
from grognard.core.replay import Problem
from grognard.core.types import Json, Player

FORMAT: Final = "grognard-kept-dice"
VERSION: Final = 1
_KEYS: Final = ("format", "version", "match", "order", "seen")
_MOST: Final = 100


@final
class Kept:
    """What one client kept of one match: the commitment, its own salts, the others' hashes.

    Hashes that came after the client had told its own salt prove nothing and are in `late`.
    """

    __slots__ = ("commitment", "hashes", "late", "match", "order", "salts")

    def __init__(self) -> None:
        self.match: str = ""
        self.order: int = ORDER
        self.commitment: str = ""
        self.salts: dict[Player, str] = {}
        self.hashes: dict[Player, str] = {}
        self.late: dict[Player, str] = {}

    def see(self, what: str, seat: Player, value: str) -> None:
        """Take the next line; what was seen first counts."""
        if what == SEED_HASH:
            self.commitment = self.commitment or value
        elif what == SALT:
            self.salts.setdefault(seat, value)
        elif self.salts:
            self.late.setdefault(seat, value)
        else:
            self.hashes.setdefault(seat, value)


# Reading.


def load_kept(path: str | Path) -> Kept:
    """Read what a client kept; raises BadRecord on anything else."""
    return kept_from_json(read_json(path))


def kept_from_json(data: object) -> Kept:
    """Rebuild what a client kept from its file; raises BadRecord on anything else."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("record-not-kept", expected=FORMAT)
    if data.get("version") != VERSION or sorted(data) != sorted(_KEYS):
        raise _broken(".")
    kept = Kept()
    kept.match = _text(data["match"], "match")
    kept.order = _number(data["order"], "order")
    if kept.order not in (OLD_ORDER, ORDER):
        raise _broken("order")
    _fill(kept, data["seen"])
    if not is_hash(kept.commitment):
        raise _broken("seen")
    return kept


def _fill(kept: Kept, seen: object) -> None:
    if not isinstance(seen, list) or len(seen) > _MOST:
        raise _broken("seen")
    for index, line in enumerate(seen):
        where = f"seen[{index}]"
        if not isinstance(line, list) or len(line) != 4 or not isinstance(line[3], str):
            raise _broken(where)
        what, seat = _text(line[0], where), _number(line[1], where)
        if what not in (SEED_HASH, SALT_HASH, SALT):
            raise _broken(where)
        kept.see(what, seat, _text(line[2], where))


def _text(value: object, where: str) -> str:
    if not isinstance(value, str) or not is_clean(value):
        raise _broken(where)
    return value


def _number(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _broken(where)
    return value


def _broken(where: str) -> BadRecord:
    return BadRecord("record-broken-kept", where=where)


# Comparing.

KEPT_PROBLEMS: Final = (
    "kept-commitment",
    "kept-order",
    "kept-salt-gone",
    "kept-salt",
    "kept-hash",
    "kept-late",
)
"""Every code that `against` gives; the message `core-record-<code>` says it."""


def against(record: Record, kept: Kept) -> list[Problem]:
    """Return where a record differs from what a player kept; [] if it is what was promised."""
    dice = record.dice
    if dice.commitment != kept.commitment:
        params: dict[str, Argument] = {"found": dice.commitment, "expected": kept.commitment}
        return [Problem("kept-commitment", "dice.commitment", params)]
    if dice.order != kept.order:
        return [Problem("kept-order", "dice.order")]
    problems = _own_problems(record, kept)
    if kept.order != OLD_ORDER:
        problems.extend(_other_problems(record, kept))
    return problems


def _own_problems(record: Record, kept: Kept) -> list[Problem]:
    problems: list[Problem] = []
    for seat, salt in kept.salts.items():
        found = _salt(record, seat)
        if found != salt:
            params: dict[str, Argument] = {"found": shown(found), "expected": shown(salt)}
            code = "kept-salt" if found else "kept-salt-gone"
            problems.append(Problem(code, f"dice.salts[{seat}]", params))
    return problems


def _other_problems(record: Record, kept: Kept) -> list[Problem]:
    """A salt whose hash was not seen in time, or another one, may have been chosen late."""
    problems: list[Problem] = []
    hashes = kept.hashes if kept.salts else {**kept.late, **kept.hashes}
    seats = sorted({*range(len(record.dice.salts)), *hashes} - set(kept.salts))
    for seat in seats:
        salt, seen = _salt(record, seat), hashes.get(seat, "")
        if not salt and not seen:
            continue
        where, params = f"dice.salts[{seat}]", _seat_params(seat)
        if not seen:
            problems.append(Problem("kept-late", where, params))
        elif salt_commit(kept.commitment, salt) != seen:
            problems.append(Problem("kept-hash", where, params))
    return problems


def _seat_params(seat: Player) -> dict[str, Argument]:
    return {"seat": seat + 1}


def _salt(record: Record, seat: Player) -> str:
    return record.dice.salts[seat] if 0 <= seat < len(record.dice.salts) else ""


def kept_json(match: str, order: int, seen: list[list[object]]) -> Json:
    """Return the file of what was kept; each line is what, seat (-1: the server), value, when."""
    return {"format": FORMAT, "version": VERSION, "match": match, "order": order, "seen": seen}
