"""Secrets that hold seats: drawn, hashed, compared. The server keeps the hashes alone."""

import hashlib
import hmac
import secrets


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Return an id for a match or a campaign, fit for a link."""
    return secrets.token_hex(8)


def hashed(secret: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(b"grognard seat 1 " + secret.encode("utf-8", "replace")).hexdigest()


def joined_secret(invitation: str, key: str) -> str:
    """Return the secret of a seat taken by invitation: out of it and the joiner's own key."""
    text = f"{invitation} {key}".encode("utf-8", "replace")
    return hashlib.sha256(b"grognard join 1 " + text).hexdigest()


def fits(secret: str, secret_hash: str | None) -> bool:
    """Say whether a secret is the one that was hashed."""
    return secret_hash is not None and hmac.compare_digest(hashed(secret), secret_hash)
