"""Fair dice: nobody can choose the rolls, and everybody can check them afterwards.

Before the first roll the server publishes the commitment, a hash of its secret seed, and each
player may then add a salt. Roll number k is computed from seed, salts, k, purpose and n, and from
nothing else. When the game is over the seed is published, and anyone can compute every roll again.
"""

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Final, final

from grognard.core.dice import Dice, RecordingDice, ScriptedDice, SeededDice
from grognard.core.errors import BadSave
from grognard.core.types import Json

_WORDS: Final = 1 << 64
SEED_BYTES: Final = 32


def commitment(seed: bytes) -> str:
    """Return what the server publishes before the first roll: the SHA-256 of its seed, in hex."""
    return hashlib.sha256(b"grognard fair dice 1 " + seed).hexdigest()


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
