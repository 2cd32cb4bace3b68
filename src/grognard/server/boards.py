"""Boards in the browser: the modules that games of other packages bring, and drawn ones.

No part of an address is ever a path: a game is asked which file of its package is its board, and
the file is served under a tag of its content.
"""

import hashlib
import logging
from functools import cache
from importlib.resources import files
from pathlib import PurePosixPath
from typing import Final

from grognard import Texts
from grognard.core import registry
from grognard.core.errors import UnknownGame
from grognard.core.game import Game
from grognard.core.types import Json
from grognard.messages import package_of
from grognard.server.catalogues import LANGUAGES
from grognard.server.errors import ApiError

log = logging.getLogger(__name__)

MOST_BYTES: Final = 2 * 1024 * 1024
"""A board that is larger is not served."""
SUFFIXES: Final = (".js", ".mjs")


@cache
def board_of(name: str) -> tuple[bytes, str] | None:
    """Return the board that a game brings, with a tag of its content, or None."""
    try:
        game = registry.load(name)
    except UnknownGame:
        return None
    try:
        content = _read(game)
    except (OSError, ValueError) as error:
        log.warning("the board of %s cannot be served: %s", name, error)
        return None
    if not content:
        return None
    return content, hashlib.sha256(content).hexdigest()[:32]


def board_address(name: str) -> str:
    """Return where the board of a game is fetched from; "" where it brings none."""
    found = board_of(name)
    return "" if found is None else f"/api/boards/{name}/{found[1]}/board.js"


def _read(game: Game) -> bytes:
    """Return the file of a board; raises OSError or ValueError where it is none."""
    if not game.board():
        return b""
    path = PurePosixPath(game.board())
    if path.is_absolute() or ".." in path.parts or path.suffix not in SUFFIXES:
        raise ValueError(f"{path} is no module of the package")
    content = files(package_of(game)).joinpath(*path.parts).read_bytes()
    if len(content) > MOST_BYTES:
        raise ValueError(f"{path} is larger than {MOST_BYTES} bytes")
    return content


def drawing(name: str, observation: Json, language: str) -> Json:
    """Return an observation drawn with letters, as a client shows it."""
    if language not in LANGUAGES:
        raise ApiError("message/unknown_language")
    game = registry.load(name)
    board = game.draw(observation, _texts(name, language).say)
    rows = [
        [{"text": span.text, "style": span.style, "target": span.target} for span in row]
        for row in board.rows
    ]
    return {"rows": rows}


@cache
def _texts(name: str, language: str) -> Texts:
    texts = Texts(language)
    texts.add(registry.load(name))
    return texts
