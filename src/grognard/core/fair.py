"""What makes dice fair: nobody can choose the rolls, and everybody can check them.

Before the first roll the server tells the hash of its secret seed, and then the players add their
salts, in an order that lets nobody choose one after seeing another's: see `opening.py`. Roll number
k is computed from seed, salts, k, purpose and n, and from nothing else: see `FairDice`. When the
game is over the seed is published: everybody can compute every roll again, and whoever kept what
was told before the first roll can hold the record against it: see `kept.py`.

What whoever runs the server can still do: he knows the seed and, once all salts are told, every
roll to come; and he can end a match, before it begins or later. Against the first nothing helps
but trust. The second is seen by everybody, because nothing stands in for a missing salt.
"""

import hashlib
import secrets
from typing import Final

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
