"""Fair dice: nobody can choose the rolls, and everybody can check them.

Before the first roll the server tells the hash of its secret seed, and then the players add their
salts, in an order that lets nobody choose one after seeing another's: see `opening.py`. Roll number
k is computed from seed, salts, k, purpose and n, and from nothing else. When the game is over the
seed is published: everybody can compute every roll again, and whoever kept what was told before
the first roll can hold the record against it: see `kept.py`.

What whoever runs the server can still do: he knows the seed and, once all salts are told, every
roll to come; and he can end a match, before it begins or later. Against the first nothing helps
but trust. The second is seen by everybody, because nothing stands in for a missing salt.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Final, final

from grognard.core.dice import Dice, RecordingDice, ScriptedDice, SeededDice
from grognard.core.errors import BadSave
from grognard.core.types import Json

_WORDS: Final = 1 << 64
_HEX: Final = "0123456789abcdef"
SEED_BYTES: Final = 32
HASH_LENGTH: Final = 64
SHORTEST_SALT: Final = 32
LONGEST_SALT: Final = 64


def commitment(seed: bytes) -> str:
    """Return what the server publishes before the first salt: the SHA-256 of its seed, in hex."""
    return hashlib.sha256(b"grognard fair dice 1 " + seed).hexdigest()


def salt_commit(promise: str, salt: str) -> str:
    """Return the hash of a salt, in hex.

    The server's commitment is in it, so it belongs to one match and was made after the seed.
    """
    text = f"grognard fair salt 2 {promise} {salt}"
    return hashlib.sha256(text.encode()).hexdigest()


def new_seed() -> bytes:
    """Draw the secret seed of one match."""
    return secrets.token_bytes(SEED_BYTES)


def new_salt() -> str:
    """Draw a salt: 16 random bytes, in hex."""
    return secrets.token_hex(SHORTEST_SALT // 2)


def is_salt(text: str) -> bool:
    """Say whether a text can be a salt: 16 to 32 bytes in hex, too many to be guessed."""
    return SHORTEST_SALT <= len(text) <= LONGEST_SALT and _is_hex(text)


def is_hash(text: str) -> bool:
    """Say whether a text can be a hash: 32 bytes in hex."""
    return len(text) == HASH_LENGTH and _is_hex(text)


def _is_hex(text: str) -> bool:
    return all(letter in _HEX for letter in text)


def fair_number(seed: bytes, salts: Sequence[str], counter: int, purpose: str, n: int) -> int:
    """Return roll number `counter`: HMAC-SHA256 words, rejected until one falls below n evenly."""
    limit = _WORDS - _WORDS % n
    names = ",".join([json.dumps(salt) for salt in salts])
    about = f"[[{names}],{counter},{json.dumps(purpose)},{n},"
    attempt = 0
    while True:
        digest = hmac.digest(seed, f"{about}{attempt}]".encode(), "sha256")
        word = int.from_bytes(digest[:8], "big")
        if word < limit:
            return word % n
        attempt += 1


@final
class FairDice(Dice):
    """Dice of a real match, computed from a committed seed and the players' salts."""

    __slots__ = ("counter", "salts", "seed")

    def __init__(self, seed: bytes = b"", salts: Sequence[str] = (), counter: int = 0) -> None:
        self.seed: bytes = seed
        self.salts: tuple[str, ...] = tuple(salts)
        self.counter: int = counter

    def below(self, n: int, purpose: str) -> int:
        """Return the next number, bound to its counter and its purpose."""
        result = fair_number(self.seed, self.salts, self.counter, purpose, n)
        self.counter += 1
        return result

    def clone(self) -> "FairDice":
        """Return a copy at the same counter."""
        return FairDice(self.seed, self.salts, self.counter)

    def save(self) -> Json:
        """Return seed, salts and counter: a secret of the server until the game is over."""
        return {
            "kind": "fair",
            "seed": self.seed.hex(),
            "salts": list(self.salts),
            "counter": self.counter,
        }


def load_dice(saved: object) -> Dice:
    """Rebuild dice from `Dice.save`; raises BadSave on anything else."""
    try:
        return _load(saved)
    except (KeyError, TypeError, ValueError) as error:
        raise BadSave("bad-dice", detail=str(error)) from None


def _load(saved: object) -> Dice:
    if not isinstance(saved, dict):
        raise ValueError("dice are saved as a table")
    kind = saved["kind"]
    if kind == "seeded":
        return _load_seeded(saved["words"])
    if kind == "scripted":
        after = saved["after"]
        script = [_whole(value) for value in saved["script"]]
        return ScriptedDice(script, None if after is None else _load(after))
    if kind == "recording":
        return RecordingDice(_load(saved["source"]))
    if kind == "fair":
        salts = [str(salt) for salt in saved["salts"]]
        return FairDice(bytes.fromhex(saved["seed"]), salts, _whole(saved["counter"]))
    raise ValueError(f"no dice of kind {kind!r}")


def _load_seeded(words: object) -> SeededDice:
    if not isinstance(words, list) or len(words) != 4:
        raise ValueError("seeded dice have four words")
    numbers = [_whole(word) for word in words]
    if not any(numbers) or any(word >= 1 << 32 for word in numbers):
        raise ValueError("the words of seeded dice have 32 bits")
    dice = SeededDice()
    dice.a, dice.b, dice.c, dice.d = numbers
    return dice


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{value!r} is not a whole number")
    return value
