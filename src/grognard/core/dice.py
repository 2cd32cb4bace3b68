"""The one source of chance: seeded for speed, scripted for tests, fair for real matches.

Every random choice of a game is `below(n, purpose)`; a die with faces 1..6 is `below(6) + 1`.
What is told before the first roll of fair dice is in `fair.py`.
"""

import hashlib
import hmac
import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from grognard.core.errors import BadSave, DiceError, MissingMethod
from grognard.core.types import Json

_WORD: Final[i64] = 0xFFFFFFFF
_ALL_WORDS: Final[i64] = 0x100000000
_WORDS: Final = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(ABC):
    """A source of chance that a state owns and its clones copy."""

    @abstractmethod
    def below(self, n: int, purpose: str) -> int:
        """Return a uniform whole number r with 0 <= r < n; `purpose` says what it is for."""
        raise MissingMethod("missing-method", name="Dice.below")

    @abstractmethod
    def clone(self) -> "Dice":
        """Return a copy that will give the same numbers."""
        raise MissingMethod("missing-method", name="Dice.clone")

    @abstractmethod
    def save(self) -> Json:
        """Return what `load_dice` needs to go on exactly here."""
        raise MissingMethod("missing-method", name="Dice.save")

    def shuffle(self, items: list[int], purpose: str) -> None:
        """Shuffle in place, every order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, purpose)
            items[last], items[other] = items[other], items[last]


@final
class SeededDice(Dice):
    """Fast dice for simulation: xoshiro128++ on four 32-bit words, rejection against bias."""

    __slots__ = ("a", "b", "c", "d")
    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: int | None = 0, label: str = "") -> None:
        """Seed the words; None leaves them to whoever copies.

        Dice of one seed and different labels have nothing to do with each other.
        """
        if seed is None:
            self.a = self.b = self.c = self.d = 0
            return
        named = f"grognard {label or 'seeded'} dice {seed}"
        digest = hashlib.sha256(named.encode()).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.d = int.from_bytes(digest[12:16], "big") | 1

    def word(self) -> i64:
        """Return the next 32 random bits."""
        total = (self.a + self.d) & _WORD
        result = ((((total << 7) | (total >> 25)) & _WORD) + self.a) & _WORD
        shifted = (self.b << 9) & _WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) | (self.d >> 21)) & _WORD
        return result

    def below(self, n: int, purpose: str) -> int:
        """Return a uniform number below n (n up to 2**32)."""
        sides: i64 = n
        limit = _ALL_WORDS - _ALL_WORDS % sides
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % sides

    def clone(self) -> "SeededDice":
        """Return a copy that goes on with the same numbers."""
        twin = SeededDice(None)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin

    def save(self) -> Json:
        """Return the four words."""
        return {"kind": "seeded", "words": [self.a, self.b, self.c, self.d]}


@final
class ScriptedDice(Dice):
    """Dice that give the listed numbers in order, then those of `after`, if there is one."""

    __slots__ = ("after", "next", "script")

    def __init__(self, script: Sequence[int] = (), after: Dice | None = None) -> None:
        self.script: list[int] = list(script)
        self.next: int = 0
        self.after: Dice | None = after

    def below(self, n: int, purpose: str) -> int:
        """Return the next scripted number; raises DiceError if there is none or it is too big."""
        if self.next >= len(self.script):
            if self.after is None:
                raise DiceError("dice-exhausted", purpose=purpose, sides=n)
            return self.after.below(n, purpose)
        value = self.script[self.next]
        if not 0 <= value < n:
            raise DiceError("dice-impossible", purpose=purpose, sides=n, value=value)
        self.next += 1
        return value

    def is_used_up(self) -> bool:
        """Say whether every scripted number has been given."""
        return self.next == len(self.script)

    def clone(self) -> "ScriptedDice":
        """Return a copy at the same place of the script."""
        after = self.after.clone() if self.after is not None else None
        twin = ScriptedDice(self.script, after)
        twin.next = self.next
        return twin

    def save(self) -> Json:
        """Return what is left of the script."""
        after = self.after.save() if self.after is not None else None
        return {"kind": "scripted", "script": self.script[self.next :], "after": after}


@final
class Roll:
    """One number that was given: what for, out of how many, and which."""

    __slots__ = ("n", "purpose", "result")

    def __init__(self, purpose: str = "", n: int = 1, result: int = 0) -> None:
        self.purpose: str = purpose
        self.n: int = n
        self.result: int = result

    def to_json(self) -> list[object]:
        """Return the roll as plain JSON."""
        return [self.purpose, self.n, self.result]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Roll) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.purpose, self.n, self.result))

    def __repr__(self) -> str:
        return f"Roll({self.purpose!r}, {self.n}, {self.result})"


@final
class RecordingDice(Dice):
    """Dice that remember every roll they give; a clone starts with an empty memory."""

    __slots__ = ("rolls", "source")

    def __init__(self, source: Dice | None = None) -> None:
        self.source: Dice = source if source is not None else SeededDice()
        self.rolls: list[Roll] = []

    def below(self, n: int, purpose: str) -> int:
        """Return the source's number and remember it."""
        result = self.source.below(n, purpose)
        self.rolls.append(Roll(purpose, n, result))
        return result

    def take(self) -> list[Roll]:
        """Return the rolls since the last call, and forget them."""
        taken = self.rolls
        self.rolls = []
        return taken

    def clone(self) -> "RecordingDice":
        """Return a copy of the source with an empty memory."""
        return RecordingDice(self.source.clone())

    def save(self) -> Json:
        """Return the source; what was recorded belongs to the record."""
        return {"kind": "recording", "source": self.source.save()}


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
